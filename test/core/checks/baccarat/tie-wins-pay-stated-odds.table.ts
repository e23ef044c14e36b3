import { givenBack, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { money, SIX, two } from '../../../support/rounds/hands';
import { coupAt, PLACES } from '../../../support/rounds/places';

const TIED = { player: '3H 4D', banker: '3S 4C' };
const tiedAt = (options: Readonly<Record<string, string>>, paid: number) =>
  coupAt({ ...PLACES.nz, options }, { ...TIED, wagers: [{ bet: 'tie', stake: 1000, settle: { paid } }] });
const wrong = (name: string, paid: number, variant?: 'even-money') => ({
  name,
  round: coup({ ...TIED, ...(variant && { variant }), wagers: [{ bet: 'tie', stake: 1000, settle: { paid } }] }),
  subject: 'w1',
  clauses: [variant ? '8.5.3' : '8.4.3'],
  expected: '8000',
  recorded: String(paid),
  message: `The hands tied; a stake of 10.00 is paid 80.00 at 8 to 1, and ${money(paid)} was paid.`,
});

checkTable('baccarat/tie-wins-pay-stated-odds', {
  complies: [
    {
      name: 'at even money baccarat',
      round: coup({ ...TIED, variant: 'even-money', wagers: ['tie 1000'] }),
      subjects: ['w1'],
    },
    {
      name: 'tied at six, which matters to the banker only',
      round: coup({ player: SIX, banker: two(6), variant: 'even-money', wagers: ['tie 1000'] }),
      subjects: ['w1'],
    },
  ],
  breaches: [
    wrong('one cent too much', 8001),
    wrong('one cent too little', 7999),
    wrong('eight for one, that is seven to one', 7000),
    wrong('one cent too little at even money baccarat', 7999, 'even-money'),
    ...[{}, { tie: '10 to 1' }].map((options) => ({
      name: `NZ: at neither of the odds that a table may have, ${JSON.stringify(options)}`,
      round: tiedAt(options, 10_000),
      subject: 'w1',
      clauses: [`${PLACES.nz.cited}5.10(c)`],
      expected: '8000 or 9000',
      recorded: '10000',
      message: 'The hands tied; a stake of 10.00 is paid 80.00 or 90.00 at 8 to 1 or 9 to 1, and 100.00 was paid.',
    })),
  ],
  indeterminate: [8000, 9000].map((paid) => ({
    name: `NZ: at one of the odds that a table may have, ${String(paid)}`,
    round: tiedAt({}, paid),
    subject: 'rule set',
    missing: ['table.options.tie'],
  })),
  notApplicable: [
    { name: 'no wager on the tie', round: coup({ ...TIED, wagers: ['player 1000'] }) },
    { name: 'lost', round: coup({ wagers: ['tie 1000'] }) },
    {
      name: 'a void coup',
      round: coup({ ...TIED, wagers: [{ bet: 'tie', stake: 1000, settle: givenBack }], dealt: [voided] }),
    },
  ],
});
