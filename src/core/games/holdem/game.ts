import type { Game } from '../game';
import { lacksOdds } from '../lacks-odds';
import { holdemFacts } from './facts';

export const holdem = {
  code: 'holdem',
  title: "Texas hold'em poker",
  variants: [],
  facts: holdemFacts,
  lacks: lacksOdds,
} as const satisfies Game;
