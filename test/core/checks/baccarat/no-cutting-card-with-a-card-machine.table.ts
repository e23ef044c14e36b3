import type { RoundEvent } from '../../../../src/core/rounds/record';
import { checkTable } from '../../../support/rounds/check-table';
import { luckyDraw } from '../../../support/rounds/lucky-draw';
import { coupAt, PLACES, type Place } from '../../../support/rounds/places';

const CUTTING_CARD: RoundEvent = { type: 'cutting-card' };
const came = (place: Place, after: number, cardMachine: unknown = true) =>
  coupAt(place, { equipment: { decks: 8, cardMachine }, afterCards: { [after]: [CUTTING_CARD] } });
const drawn = luckyDraw();
const deal = drawn.events.findIndex(({ type }) => type === 'deal');
const inPlay = (after: number) => ({
  subject: 'shoe',
  clauses: ['16(e)', '16(d)'].map((label) => `au-qld/casino-gaming-rule-2024#body/${label}`),
  expected: 'no cutting card',
  recorded: String(after),
  message: `A cutting card came out after ${String(after)} cards although a card machine was used; none is in play then.`,
});

checkTable('baccarat/no-cutting-card-with-a-card-machine', {
  complies: [
    {
      name: 'taken out before the first card',
      round: coupAt(PLACES.qldMini, { equipment: { decks: 8, cardMachine: true }, first: [CUTTING_CARD] }),
      subjects: ['shoe'],
    },
  ],
  breaches: [
    { name: 'after four cards', round: came(PLACES.qldEvenMoney, 4), ...inPlay(4) },
    {
      name: 'at lucky draw baccarat',
      round: {
        ...drawn,
        equipment: { ...drawn.equipment, cardMachine: true },
        events: drawn.events.toSpliced(deal + 2, 0, CUTTING_CARD),
      },
      ...inPlay(2),
    },
  ],
  notApplicable: [
    { name: 'no card machine', round: came(PLACES.qld, 2, false) },
    { name: 'no cutting card', round: coupAt(PLACES.qld, { equipment: { decks: 8, cardMachine: true } }) },
  ],
  notImposed: [{ name: 'rules that do not speak of card machines', round: came(PLACES.nz, 2) }],
  indeterminate: [
    {
      name: 'a machine that may only shuffle',
      round: came(PLACES.qld, 2, 'MD3'),
      subject: 'shoe',
      missing: ['whether the cards were dealt from the machine'],
    },
  ],
});
