import { printCounts } from '../../facts/kinds/counts';
import { baccaratCheck } from './baccarat-check';

export const decksAsStated = baccaratCheck({
  id: 'baccarat/decks-as-stated',
  requirement: 'The game is played with the stated number of decks.',
  enforces: ['decks'],
  messages: { wrongDecks: 'The number of decks in play was {{recorded}}; it must be {{expected}}.' },
  run: (round, { decks }, ruling) => {
    if (round.decks === undefined) ruling.cannotTell('equipment', ['equipment.decks']);
    else if (decks.includes(round.decks)) ruling.complies('equipment');
    else
      ruling.breaches('equipment', {
        message: 'wrongDecks',
        cites: ['decks'],
        expected: printCounts(decks),
        recorded: String(round.decks),
      });
  },
});
