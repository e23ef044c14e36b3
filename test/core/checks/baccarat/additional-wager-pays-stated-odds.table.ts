import { lost, nzWith, wonAt } from '../../../support/rounds/breaches-of-additional';
import { checkTable } from '../../../support/rounds/check-table';
import { coupAt, PLACES } from '../../../support/rounds/places';

const six = { player: '2H 3D KC', banker: '2S 4C' };
const paid = (bet: string, odds: number, hands: object, place = PLACES.qld as Parameters<typeof coupAt>[0]) =>
  coupAt(place, { ...hands, wagers: ['tie 1000', { bet, stake: 500, settle: wonAt(500, odds) }] });

checkTable('baccarat/additional-wager-pays-stated-odds', {
  complies: [
    { name: 'super six', round: paid('super-6', 15, six), subjects: ['w2'] },
    { name: 'a tiger on two cards', round: paid('tiger', 12, six), subjects: ['w2'] },
    {
      name: 'a tiger on three cards',
      round: paid('tiger', 22, { player: 'KH KD 4C', banker: '2S 2C 2D' }),
      subjects: ['w2'],
    },
    {
      name: 'the dragon on the second table',
      round: paid('dragon-bonus:player', 4, { player: '7H KD', banker: '3S KC 8C' }, nzWith({ dragonBonus: '2' })),
      subjects: ['w2'],
    },
    {
      name: 'the dragon on the second table, called the pay table',
      round: paid('dragon-bonus:player', 4, { player: '7H KD', banker: '3S KC 8C' }, nzWith({ payTable: '2' })),
      subjects: ['w2'],
    },
    {
      name: 'the dragon on a natural, which every table pays alike, the table not being named',
      round: paid('dragon-bonus:player', 1, { player: '9H KD', banker: '3S 4C' }, PLACES.nz),
      subjects: ['w2'],
    },
  ],
  breaches: [
    {
      name: 'the dragon on a natural paid by its margin, the table not being named',
      round: paid('dragon-bonus:player', 3, { player: '9H KD', banker: '3S KC' }, PLACES.nz),
      subject: 'w2',
      clauses: ['11B.8', '11B.9'].map((label) => `${PLACES.nz.cited}${label}`),
      expected: '500',
      recorded: '1500',
      message: 'The wager on dragon-bonus:player won; a stake of 5.00 is paid 5.00 at 1 to 1, and 15.00 was paid.',
    },
    {
      name: 'the dragon by the second table, where the pay table is the third',
      round: paid('dragon-bonus:player', 3, { player: '7H KD', banker: '3S KC 9C' }, nzWith({ payTable: '3' })),
      subject: 'w2',
      clauses: ['11B.8', '11B.9'].map((label) => `${PLACES.nz.cited}${label}`),
      expected: '1000',
      recorded: '1500',
      message: 'The wager on dragon-bonus:player won; a stake of 5.00 is paid 10.00 at 2 to 1, and 15.00 was paid.',
    },
    {
      name: 'lucky six on two cards paid as on three',
      round: paid('lucky-6', 20, six),
      subject: 'w2',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-17/60(2)'],
      expected: '6000',
      recorded: '10000',
      message: 'The wager on lucky-6 won; a stake of 5.00 is paid 60.00 at 12 to 1, and 100.00 was paid.',
    },
    {
      name: 'by none of the scales that a table may have',
      round: paid('any-pair:player', 12, { player: '9H 9D' }, PLACES.nz),
      subject: 'w2',
      clauses: ['11C.8', '11C.9'].map((label) => `${PLACES.nz.cited}${label}`),
      expected: '5500 or 5000',
      recorded: '6000',
      message:
        'The wager on any-pair:player won; a stake of 5.00 is paid 55.00 or 50.00 at 11 to 1 or 10 to 1, and 60.00 was paid.',
    },
  ],
  notApplicable: [
    {
      name: 'a losing one',
      round: coupAt(PLACES.qld, { wagers: ['tie 1000', { bet: 'super-6', stake: 500, settle: lost }] }),
    },
  ],
  indeterminate: [
    {
      name: 'a margin that one table pays so, the table not being named',
      round: paid('dragon-bonus:player', 3, { player: '7H KD', banker: '3S KC 9C' }, PLACES.nz),
      subject: 'w2',
      missing: ['table.options.dragonBonus'],
    },
    {
      name: 'a scale that is not named',
      round: paid('any-pair:player', 11, { player: '9H 9D' }, PLACES.nz),
      subject: 'w2',
      missing: ['table.options.anyPair'],
    },
  ],
});
