import type { Game } from '../game';
import { lacksOdds } from '../lacks-odds';
import { crapsFacts } from './facts';

export const craps = {
  code: 'craps',
  title: 'Craps',
  variants: ['mini'],
  facts: crapsFacts,
  // A horn bet has no odds of its own: it is paid as the wagers it is made of.
  lacks: (stated) => {
    const combined = stated.get('paidAs')?.cells.map(({ part }) => `pays.${part.replace(/\/.*$/, '')}`) ?? [];
    return lacksOdds(stated).filter((odds) => !combined.includes(odds.replace(/:.*$/, '')));
  },
} as const satisfies Game;
