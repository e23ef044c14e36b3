import { paidOut, placed } from '../../../support/rounds/breaches-of-additional';
import { checkTable } from '../../../support/rounds/check-table';
import { coupAt, PLACES } from '../../../support/rounds/places';

const oral = (place: Parameters<typeof coupAt>[0], more: object) =>
  coupAt(place, { wagering: [placed({ id: 'o1', oral: true, ...more })], last: [paidOut('o1', 1000)] });

checkTable('baccarat/oral-wagers-as-stated', {
  complies: [
    {
      name: 'turned down where none may be taken',
      round: coupAt(PLACES.qld, {
        wagering: [placed({ id: 'o1', oral: true })],
        last: [{ type: 'settle', wager: 'o1', result: 'void', paid: 0, returned: 1000 }],
      }),
      subjects: ['o1'],
    },
    { name: 'with non-value chips', round: oral(PLACES.nz, { chips: 'non-value' }), subjects: ['o1'] },
    { name: 'with cash, which will do', round: oral(PLACES.act, { chips: 'cash' }), subjects: ['o1'] },
    { name: 'with chips', round: oral(PLACES.nz, { chips: 'value' }), subjects: ['o1'] },
  ],
  breaches: [
    {
      name: 'on credit, where cash would do',
      round: oral(PLACES.act, { chips: 'credit' }),
      subject: 'o1',
      clauses: [`${PLACES.act.cited}5.5`],
      expected: 'chips or cash',
      recorded: 'credit',
      message: 'Wager o1 on player was made by word of mouth with credit; it needs chips or cash with it.',
    },
    {
      name: 'with cash where chips are needed',
      round: oral(PLACES.nz, { chips: 'cash' }),
      subject: 'o1',
      clauses: ['nz/table-games-divisions#div-5/5.4'],
      expected: 'chips',
      recorded: 'cash',
      message: 'Wager o1 on player was made by word of mouth with cash; it needs chips with it.',
    },
  ],
  notApplicable: [{ name: 'made with chips', round: coupAt(PLACES.qld, { wagers: ['player 1000'] }) }],
  indeterminate: [
    { name: 'what came with it', round: oral(PLACES.act, {}), subject: 'o1', missing: ['chips of wager o1'] },
  ],
});
