import type { Game } from '../game';
import { lacksOdds } from '../lacks-odds';
import { canberraPokerFacts } from './facts';

export const canberraPoker = {
  code: 'canberra-poker',
  title: 'Canberra poker',
  variants: [],
  facts: canberraPokerFacts,
  lacks: lacksOdds,
} as const satisfies Game;
