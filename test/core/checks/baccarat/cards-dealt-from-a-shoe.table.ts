import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { luckyDraw } from '../../../support/rounds/lucky-draw';
import { coupAt, PLACES, type Place } from '../../../support/rounds/places';

const dealt = (place: Place, equipment: object) => coupAt(place, { equipment: { decks: 8, ...equipment } });
const NZ_GENERAL = 'nz/table-games-divisions#div-1/';
const BODY = 'au-qld/casino-gaming-rule-2024#body/';
const without = (place: Place, machine: object, expected: string, ...clauses: readonly string[]) => ({
  name: `${place.cited} without one`,
  round: dealt(place, { shoe: false, ...machine }),
  subject: 'equipment',
  clauses,
  expected,
  recorded: 'no shoe',
  message: `The cards were dealt without a shoe; they are dealt from ${expected}.`,
});
const EITHER = 'a shoe or a card machine';
const drawn = luckyDraw();

checkTable('baccarat/cards-dealt-from-a-shoe', {
  complies: [
    { name: 'a shoe that the record names', round: dealt(PLACES.act, { shoe: 'S-17' }), subjects: ['equipment'] },
    ...[PLACES.qld, PLACES.nz].map((place) => ({
      name: `${place.cited} a card machine in its place`,
      round: dealt(place, { shoe: false, cardMachine: true }),
      subjects: ['equipment'],
    })),
  ],
  breaches: [
    without(PLACES.actMini, {}, 'a shoe', `${PLACES.actMini.cited}8.1`),
    without(PLACES.act, { cardMachine: true }, 'a shoe', `${PLACES.act.cited}8.1`),
    without(PLACES.actTerminal, {}, 'a shoe', `${PLACES.actTerminal.cited}8.2(a)`),
    without(PLACES.qld, { cardMachine: false }, EITHER, `${BODY}14(2)`, `${BODY}16(f)`),
    without(
      PLACES.nz,
      { cardMachine: 'none' },
      EITHER,
      ...['15.4', '15.4(a)', '15.4(b)'].map((label) => NZ_GENERAL + label),
      ...['3.4(a)(ii)(C)', '3.4(a)(iii)(B)'].map((label) => PLACES.nz.cited + label),
    ),
    {
      name: 'NSW without one',
      round: coup({ equipment: { decks: 8, shoe: 'none' } }),
      subject: 'equipment',
      clauses: ['3.3', '2.2.1'],
      expected: 'a shoe',
      recorded: 'no shoe',
      message: 'The cards were dealt without a shoe; they are dealt from a shoe.',
    },
    {
      name: 'lucky draw baccarat without one',
      round: { ...drawn, equipment: { ...drawn.equipment, shoe: false, cardMachine: false } },
      subject: 'equipment',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-14/15(1)', `${BODY}14(2)`, `${BODY}16(f)`],
      expected: EITHER,
      recorded: 'no shoe',
      message: `The cards were dealt without a shoe; they are dealt from ${EITHER}.`,
    },
  ],
  notApplicable: [{ name: 'nothing said of a shoe', round: dealt(PLACES.act, { cardMachine: true }) }],
  indeterminate: [
    {
      name: 'no shoe, and nothing said of a card machine',
      round: dealt(PLACES.nz, { shoe: false }),
      subject: 'equipment',
      missing: ['equipment.cardMachine'],
    },
  ],
});
