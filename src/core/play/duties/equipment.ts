import { printCounts } from '../../facts/kinds/counts';
import { tableCheck, type Duty } from './duty';

export const decksAsStated: Duty = ({ code }) =>
  tableCheck({
    id: `${code}/decks-as-stated`,
    requirement: 'The game is played with the stated number of decks.',
    enforces: ['decks'],
    messages: { wrongDecks: 'The game was played with {{recorded}} decks; it must be {{expected}}.' },
    run: ({ equipment }, { decks }, ruling) => {
      if (equipment.decks === undefined) return;
      if (decks.includes(equipment.decks)) ruling.complies('equipment');
      else
        ruling.breaches('equipment', {
          message: 'wrongDecks',
          cites: ['decks'],
          expected: printCounts(decks),
          recorded: String(equipment.decks),
        });
    },
  });

export const jokersAsStated: Duty = ({ code }) =>
  tableCheck({
    id: `${code}/jokers-as-stated`,
    requirement: 'Jokers are in play only where the rules have them.',
    enforces: ['jokers'],
    messages: { jokers: 'The game was played with {{recorded}} jokers; the rules have them {{expected}}.' },
    run: ({ equipment }, { jokers }, ruling) => {
      if (equipment.jokers === undefined) return;
      if ((jokers === 'included') === equipment.jokers > 0) ruling.complies('equipment');
      else
        ruling.breaches('equipment', {
          message: 'jokers',
          cites: ['jokers'],
          expected: jokers,
          recorded: String(equipment.jokers),
        });
    },
  });
