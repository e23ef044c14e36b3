import { lost } from '../../../support/rounds/breaches-of-additional';
import { givenBack, noted, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { coupAt, PLACES } from '../../../support/rounds/places';

const table = { limits: { '*': { min: 100, max: 2000 } } };
const two = (bet: string, stake: number, by = 'p1') => [
  { bet, stake: 1000, settle: lost },
  { bet, stake, by, settle: lost },
];
const pushed = (wagers: ReturnType<typeof two>) =>
  wagers.map((wager) => ({ ...wager, settle: { result: 'push', paid: 0, returned: wager.stake } as const }));
const PAIR_OF_PLAYER = { player: '4H 4D', banker: 'KS 7C' };
const paidOn = (bet: string, stake: number, part: number) =>
  ({ bet, stake, settle: { result: 'win', paid: part, returned: stake } }) as const;
const WITH_DIFFERENTIAL = { ...table, differential: 50_000 };

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
    {
      name: 'above it but for one of which the record does not say how it ended',
      round: coupAt(PLACES.qld, {
        table,
        wagers: [
          { bet: 'super-6', stake: 1000, settle: lost },
          { bet: 'super-6', stake: 1001, settle: 'unsaid' },
        ],
      }),
      subjects: ['super-6 by p1'],
    },
    {
      name: 'tie bets of the table at the maximum, with a differential in place',
      round: coupAt(PLACES.qld, { table: WITH_DIFFERENTIAL, wagers: two('tie', 1000, 'p2') }),
      subjects: ['tie'],
    },
    {
      name: 'each player at the maximum by himself',
      round: coupAt(PLACES.qld, {
        table,
        wagers: ['p1', 'p2', 'p1', 'p2'].map((by) => ({ bet: 'super-6', stake: 1000, by, settle: lost })),
      }),
      subjects: ['super-6 by p1', 'super-6 by p2'],
    },
    {
      name: 'each bet at the maximum by itself',
      round: coupAt(PLACES.nz, { table, wagers: [...two('banker', 1000), ...two('tie', 1000)] }),
      subjects: ['banker by p1', 'tie by p1'],
    },
    {
      name: 'New South Wales: on one hand at the maximum',
      round: coup({ table, wagers: ['player 1000', 'player 1000'] }),
      subjects: ['player by p1'],
    },
    {
      name: 'New Zealand: above it, and the second paid only as far as it',
      round: coupAt(PLACES.nz, { table, wagers: ['player 1000', paidOn('player', 1500, 1000)] }),
      subjects: ['player by p1'],
    },
    {
      name: 'New Zealand: above it, and what is above it given back of the second, which lost',
      round: coupAt(PLACES.nz, {
        table,
        wagers: ['banker 1000', { bet: 'banker', stake: 1500, settle: { ...lost, returned: 500 } }],
      }),
      subjects: ['banker by p1'],
    },
    {
      name: 'New Zealand: above it, and given back whole with a tie',
      round: coupAt(PLACES.nz, { table, player: '3H 4D', wagers: ['player 1000', 'player 1500'] }),
      subjects: ['player by p1'],
    },
    {
      name: 'New South Wales: one above the maximum and turned down to nothing beside one at the maximum',
      round: coup({
        table,
        wagers: ['banker 2000', { bet: 'banker', stake: 2500, settle: { ...lost, returned: 2500 } }],
      }),
      subjects: ['banker by p1'],
    },
  ],
  breaches: [
    ...(
      [
        ['won and paid', coup({ table, wagers: ['player 1000', 'player 1001'] }), 'player', '20.01'],
        ['lost and collected', coup({ table, wagers: ['banker 1000', 'banker 1001'] }), 'banker', '20.01'],
        [
          'the second paid only as far as it',
          coup({ table, wagers: ['player 1000', paidOn('player', 1001, 1000)] }),
          'player',
          '20.01',
        ],
        [
          'what is above it given back of the second, which lost',
          coup({ table, wagers: ['banker 1000', { bet: 'banker', stake: 1001, settle: { ...lost, returned: 1 } }] }),
          'banker',
          '20.01',
        ],
        [
          'given back whole with a tie',
          coup({ table, player: '3H 4D', wagers: ['player 1000', 'player 1001'] }),
          'player',
          '20.01',
        ],
        [
          'on a pair',
          coup({ table, ...PAIR_OF_PLAYER, wagers: ['player-pair 1000', 'player-pair 1001'] }),
          'player-pair',
          '20.01',
        ],
        ['on a tie', coup({ table, player: '3H 4D', wagers: ['tie 1000', 'tie 1001'] }), 'tie', '20.01'],
      ] as const
    ).map(([name, round, bet, together]) => ({
      name: `New South Wales: a cent above it, ${name}`,
      round,
      subject: `${bet} by p1`,
      clauses: ['1.1', '6.3.2', '6.3'],
      expected: '2000',
      recorded: '2001',
      message: `The wagers on ${bet} by p1 come to ${together} together; the displayed maximum is 20.00.`,
    })),
    {
      name: 'pair wagers of one player above it',
      round: coupAt(PLACES.qld, { table, wagers: two('player-pair', 1001) }),
      subject: 'player-pair by p1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-1/9(3)'],
      expected: '2000',
      recorded: '2001',
      message: 'The wagers on player-pair by p1 come to 20.01 together; the displayed maximum is 20.00.',
    },
    {
      name: 'the last two of several',
      round: coupAt(PLACES.nz, {
        table,
        wagers: [{ bet: 'tie', stake: 500, settle: lost }, ...two('banker', 1001)],
      }),
      subject: 'banker by p1',
      clauses: ['nz/table-games-divisions#div-5/5.9(b)'],
      expected: '2000',
      recorded: '2001',
      message: 'The wagers on banker by p1 come to 20.01 together; the displayed maximum is 20.00.',
    },
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
  notImposed: [
    {
      name: 'Canberra: a maximum of each wager, at the table',
      round: coupAt(PLACES.act, { table, wagers: two('banker', 1001) }),
    },
    {
      name: 'Canberra: a maximum of the individual wager, on terminals',
      round: coupAt(PLACES.actTerminal, { table, wagers: two('banker', 1100) }),
    },
  ],
  notApplicable: [
    {
      name: 'New South Wales: of two players',
      round: coup({ table, wagers: two('banker', 1001, 'p2') }),
    },
    { name: 'of two players', round: coupAt(PLACES.qld, { table, wagers: two('super-6', 1001, 'p2') }) },
    {
      name: 'on the hands, where each is counted by itself',
      round: coupAt(PLACES.qld, { table, wagers: two('banker', 1001) }),
    },
    {
      name: 'additional wagers, where only those on the outcome are counted together',
      round: coupAt(PLACES.nz, { table, wagers: two('dragon-bonus:banker', 1001) }),
    },
    {
      name: 'one above the maximum by itself',
      round: coupAt(PLACES.qld, { table, wagers: two('super-6', 2001) }),
      because: 'baccarat/stake-not-above-maximum',
    },
    {
      name: 'one that was turned down',
      round: coupAt(PLACES.nz, {
        table,
        wagers: [
          { bet: 'banker', stake: 1000, settle: lost },
          { bet: 'banker', stake: 1001, settle: givenBack },
        ],
      }),
    },
    {
      name: 'a coup declared void',
      round: coupAt(PLACES.qld, { table, wagers: pushed(two('super-6', 1001)), last: [voided] }),
    },
    {
      name: 'a coup that became a dummy, with the wagers left where they were',
      round: coupAt(PLACES.qld, {
        table,
        dummy: true,
        first: [noted('card-exposed-in-error', 'dummy-round')],
        wagers: pushed(two('super-6', 1001)),
      }),
    },
    { name: 'no limits displayed', round: coupAt(PLACES.qld, { table: {}, wagers: two('super-6', 1001) }) },
    {
      name: 'no limits displayed of the bet',
      round: coupAt(PLACES.qld, { table: { limits: { tie: { max: 2000 } } }, wagers: two('super-6', 1001) }),
    },
    {
      name: 'no maximum displayed',
      round: coupAt(PLACES.qld, { table: { limits: { '*': { min: 100 } } }, wagers: two('super-6', 1001) }),
    },
    { name: 'tie bets without a differential', round: coupAt(PLACES.qld, { table, wagers: two('tie', 1001, 'p2') }) },
  ],
});
