import type { GameRecognisers } from '../../../facts/phrases/recogniser';
import { cardWorths } from './card-worths';

const NAMED = [/\bblackjack\b/, /\bdealer\b/, /\b(?:double down|doubling|split(?:s|ting)?)\b/];

/** Everything recognised in the rules of blackjack alone. */
export const blackjackRecognisers: GameRecognisers = {
  game: 'blackjack',
  // A book that merely mentions the game does not say how a hand is doubled or split.
  dealtWithIn: (words) => NAMED.every((named) => named.test(words)),
  sentences: [{ reads: cardWorths }],
  tables: [],
};
