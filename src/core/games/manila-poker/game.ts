import type { Game } from '../game';
import { manilaPokerFacts } from './facts';

export const manilaPoker = {
  code: 'manila-poker',
  title: 'Manila poker',
  variants: [],
  facts: manilaPokerFacts,
  // Players play against one another for a pot, which is paid at no odds.
  lacks: () => [],
} as const satisfies Game;
