import { CUT_BY_DEALER, judgeCutter } from '../../play/cards/shoe';
import { blackjackCheck } from './blackjack-check';

export const cardsNotCutByTheDealer = blackjackCheck({
  id: 'blackjack/cards-not-cut-by-the-dealer',
  requirement: 'The cards are cut by a player or a supervisor, and not by the dealer.',
  enforces: ['cutBy'],
  concerns: 'preparation',
  messages: CUT_BY_DEALER,
  run: (round, { cutBy }, ruling) => {
    judgeCutter(round, cutBy, ruling);
  },
});
