import { handOf } from '../../games/baccarat/coup';
import { JOKER } from '../../values/card';
import { baccaratCheck } from './baccarat-check';

export const noJokers = baccaratCheck({
  id: 'baccarat/no-jokers',
  requirement: 'The decks hold no jokers.',
  enforces: ['jokers'],
  messages: {
    jokersInDecks: 'Jokers were among the cards ({{recorded}}); the decks must hold none.',
    jokerDealt: 'A joker was dealt to the {{subject}}; the decks must hold none.',
  },
  run: (round, { jokers }, ruling) => {
    if (jokers !== 'excluded') return;
    if (round.jokers !== undefined && round.jokers > 0) {
      ruling.breaches('equipment', {
        message: 'jokersInDecks',
        cites: ['jokers'],
        expected: '0',
        recorded: String(round.jokers),
      });
      return;
    }
    if (round.jokers === 0) ruling.complies('equipment');
    // Found as a foreign card, it is an irregularity with a treatment of its own.
    if (round.irregularities.some(({ kind }) => kind === 'missing-or-foreign-card')) return;
    for (const side of ['player', 'banker'] as const)
      if (handOf(round, side).includes(JOKER))
        ruling.breaches(side, { message: 'jokerDealt', cites: ['jokers'], expected: 'no joker', recorded: 'JOKER' });
  },
});
