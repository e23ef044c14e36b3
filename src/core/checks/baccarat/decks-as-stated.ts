import { judgeDecks, WRONG_DECKS } from '../cards/shoe';
import { baccaratCheck } from './baccarat-check';

export const decksAsStated = baccaratCheck({
  id: 'baccarat/decks-as-stated',
  requirement: 'The game is played with the stated number of decks.',
  enforces: ['decks'],
  messages: WRONG_DECKS,
  run: (round, { decks }, ruling) => {
    judgeDecks(round, decks, ruling);
  },
});
