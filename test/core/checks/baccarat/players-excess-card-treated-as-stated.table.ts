import { noted } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { BANKER, COUNTS, FIVE, SIX, two } from '../../../support/rounds/hands';
import { doneAs, treatmentsBut } from '../../../support/rounds/treatments';
import type { Treatment } from '../../../../src/core/values/treatment';

const excess = (treatment?: Treatment) => noted('excess-card-drawn', treatment, { to: 'player', card: '4C' });
const WHAT = "A third card dealt to the player's hand in error";

/** The player stands; the banker with this count draws the card if it must, and else it waits for the next coup. */
const dealt = (points: number, treatment?: Treatment) =>
  coup({
    player: SIX,
    banker: BANKER[points]?.alone ? `${two(points)} 4C` : two(points),
    afterCards: { 4: [excess(treatment)] },
  });
const due = (points: number): Treatment => (BANKER[points]?.alone ? 'moved-to-banker' : 'first-card-of-next-round');
const wrong = (points: number, treatment: Treatment) => ({
  name: `banker with ${String(points)}, ${treatment}`,
  round: dealt(points, treatment),
  subject: 'events[5]',
  clauses: ['11.6.3'],
  expected: due(points),
  recorded: treatment,
  message: doneAs(WHAT, treatment, due(points)),
});

checkTable('baccarat/players-excess-card-treated-as-stated', {
  complies: [
    ...COUNTS.map((points) => ({
      name: `banker with ${String(points)}, ${due(points)}`,
      round: dealt(points, due(points)),
      subjects: ['events[5]'],
    })),
    {
      name: "the player's own natural: the banker must stand whatever it has",
      round: coup({ player: two(9), banker: two(3), afterCards: { 4: [excess('first-card-of-next-round')] } }),
      subjects: ['events[5]'],
    },
  ],
  breaches: [
    wrong(5, 'first-card-of-next-round'),
    wrong(6, 'moved-to-banker'),
    ...treatmentsBut('moved-to-banker').map((treatment) => wrong(0, treatment)),
    ...treatmentsBut('first-card-of-next-round').map((treatment) => wrong(7, treatment)),
    {
      ...wrong(7, 'played'),
      name: 'kept in the hand and counted: one breach',
      round: coup({ player: `${SIX} 4C`, banker: two(7), wagers: ['player 1000'], dealt: [excess('played')] }),
      subject: 'events[7]',
    },
  ],
  notApplicable: [
    { name: 'nothing irregular', round: coup({ wagers: ['player 1000'] }) },
    {
      name: "the banker's card too many",
      round: coup({ dealt: [noted('excess-card-drawn', 'dummy-round', { to: 'banker' })] }),
    },
    { name: 'the hand is not said', round: coup({ dealt: [noted('excess-card-drawn', 'burnt')] }) },
    {
      name: 'a fourth card after a third that was due: no rule speaks of it',
      round: coup({ player: `${FIVE} 4C`, banker: two(7), dealt: [excess('burnt')] }),
    },
  ],
  indeterminate: [
    { name: 'what was done is not recorded', round: dealt(5), subject: 'events[5]', missing: ['events[5].treatment'] },
    {
      name: 'the cards are not recorded',
      round: coup({ player: '', banker: '', dealt: [excess('burnt')] }),
      subject: 'events[1]',
      missing: ['deal events of both hands'],
    },
  ],
});
