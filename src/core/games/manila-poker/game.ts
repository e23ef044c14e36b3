import type { Game } from '../game';
import { lacksOdds } from '../lacks-odds';
import { manilaPokerFacts } from './facts';

export const manilaPoker = {
  code: 'manila-poker',
  title: 'Manila poker',
  variants: [],
  facts: manilaPokerFacts,
  lacks: lacksOdds,
} as const satisfies Game;
