import type { Game } from '../game';
import { holdemFacts } from './facts';

export const holdem = {
  code: 'holdem',
  title: "Texas hold'em poker",
  variants: [],
  facts: holdemFacts,
  // Players play against one another for a pot, which is paid at no odds.
  lacks: () => [],
} as const satisfies Game;
