import type { FactValues, Game } from '../game';
import { lacksOdds } from '../lacks-odds';
import { sicBoFacts } from './facts';

export const sicBo = {
  code: 'sic-bo',
  title: 'Sic bo',
  variants: ['electronic'],
  facts: sicBoFacts,
  lacks: lacksOdds,
} as const satisfies Game;

export type SicBoFacts = FactValues<typeof sicBoFacts>;
