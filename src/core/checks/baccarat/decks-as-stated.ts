import { judgeDecks, WRONG_DECKS } from '../../play/cards/shoe';
import { baccaratCheck } from './baccarat-check';

export const decksAsStated = baccaratCheck({
  id: 'baccarat/decks-as-stated',
  requirement: 'The game is played with the stated number of decks.',
  enforces: ['decks'],
  mayEnforce: ['machineDecks'],
  messages: WRONG_DECKS,
  run: (round, { decks, machineDecks }, ruling) => {
    judgeDecks(round, decks, machineDecks, ruling);
  },
});
