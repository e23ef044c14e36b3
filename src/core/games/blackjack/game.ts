import type { FactValues, Game } from '../game';
import { lacksOdds } from '../lacks-odds';
import { blackjackFacts } from './facts';

export const blackjack = {
  code: 'blackjack',
  title: 'Blackjack',
  variants: ['over-under-13', 'triple-play', 'spanish', 'challenge', 'switch', 'soft-17', 'electronic'],
  facts: blackjackFacts,
  lacks: lacksOdds,
} as const satisfies Game;

export type BlackjackFacts = FactValues<typeof blackjackFacts>;
