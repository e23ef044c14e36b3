import type { Game } from '../game';
import { lacksOdds } from '../lacks-odds';
import { threeCardPokerFacts } from './facts';

export const threeCardPoker = {
  code: 'three-card-poker',
  title: 'Three card poker',
  variants: ['electronic'],
  facts: threeCardPokerFacts,
  lacks: lacksOdds,
} as const satisfies Game;
