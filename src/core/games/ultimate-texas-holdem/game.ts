import type { Game } from '../game';
import { lacksOdds } from '../lacks-odds';
import { ultimateTexasHoldemFacts } from './facts';

export const ultimateTexasHoldem = {
  code: 'ultimate-texas-holdem',
  title: "Ultimate Texas hold'em",
  variants: [],
  facts: ultimateTexasHoldemFacts,
  lacks: lacksOdds,
} as const satisfies Game;
