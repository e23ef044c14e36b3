import type { Game } from '../game';
import { lacksOdds } from '../lacks-odds';
import { crapsFacts } from './facts';

export const craps = {
  code: 'craps',
  title: 'Craps',
  variants: ['mini'],
  facts: crapsFacts,
  lacks: lacksOdds,
} as const satisfies Game;
