import type { Game } from '../game';
import { lacksOdds } from '../lacks-odds';
import { holdemBonusFacts } from './facts';

export const holdemBonus = {
  code: 'holdem-bonus',
  title: "Texas hold'em bonus poker",
  variants: [],
  facts: holdemBonusFacts,
  lacks: lacksOdds,
} as const satisfies Game;
