import { lost } from '../../../support/rounds/breaches-of-additional';
import { checkTable } from '../../../support/rounds/check-table';
import { coupAt, PLACES } from '../../../support/rounds/places';

const table = { limits: { '*': { min: 100, max: 2000 } } };
const two = (bet: string, stake: number, by = 'p1') => [
  { bet, stake: 1000, settle: lost },
  { bet, stake, by, settle: lost },
];

checkTable('baccarat/wagers-together-within-maximum', {
  complies: [
    {
      name: 'additional wagers of one player at the maximum',
      round: coupAt(PLACES.qld, { table, wagers: two('super-6', 1000) }),
      subjects: ['super-6 by p1'],
    },
    {
      name: 'on one hand at the maximum',
      round: coupAt(PLACES.nz, { table, wagers: two('banker', 1000) }),
      subjects: ['banker by p1'],
    },
  ],
  breaches: [
    {
      name: 'additional wagers of one player above it',
      round: coupAt(PLACES.qld, { table, wagers: two('super-6', 1001) }),
      subject: 'super-6 by p1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-1/9(3)'],
      expected: '2000',
      recorded: '2001',
      message: 'The wagers on super-6 by p1 come to 20.01 together; the displayed maximum is 20.00.',
    },
    {
      name: 'on one hand above it',
      round: coupAt(PLACES.nz, { table, wagers: two('banker', 1001) }),
      subject: 'banker by p1',
      clauses: ['nz/table-games-divisions#div-5/5.9(b)'],
      expected: '2000',
      recorded: '2001',
      message: 'The wagers on banker by p1 come to 20.01 together; the displayed maximum is 20.00.',
    },
  ],
  notApplicable: [
    { name: 'of two players', round: coupAt(PLACES.qld, { table, wagers: two('super-6', 1001, 'p2') }) },
    { name: 'tie bets without a differential', round: coupAt(PLACES.qld, { table, wagers: two('tie', 1001, 'p2') }) },
  ],
});
