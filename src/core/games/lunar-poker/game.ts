import type { Game } from '../game';
import { lacksOdds } from '../lacks-odds';
import { lunarPokerFacts } from './facts';

export const lunarPoker = {
  code: 'lunar-poker',
  title: 'Lunar poker',
  variants: [],
  facts: lunarPokerFacts,
  lacks: lacksOdds,
} as const satisfies Game;
