import { CUT_BY_DEALER, judgeCutter } from '../../play/cards/shoe';
import { baccaratCheck } from './baccarat-check';

export const cardsNotCutByTheDealer = baccaratCheck({
  id: 'baccarat/cards-not-cut-by-the-dealer',
  requirement: 'The cards are cut by a player or a supervisor, and not by the dealer.',
  enforces: ['cutBy'],
  concerns: 'preparation',
  enforcesRow: (_, who) => who !== 'dealer',
  messages: CUT_BY_DEALER,
  run: (round, { cutBy }, ruling) => {
    judgeCutter(round, cutBy, ruling);
  },
});
