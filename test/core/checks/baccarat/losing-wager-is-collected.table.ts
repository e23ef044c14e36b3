import { givenBack, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup, LIMITS } from '../../../support/rounds/coup';
import { coupAt, PLACES } from '../../../support/rounds/places';

const limits = { '*': { min: 1000, max: 5000, increment: 500 } };
const back = (name: string, round: ReturnType<typeof coup>, expected: string, recorded: string, sentence: string) => ({
  name,
  round,
  subject: 'w1',
  clauses: ['8.1.1'],
  expected,
  recorded,
  message: `Wager w1 lost, and ${sentence}`,
});

checkTable('baccarat/losing-wager-is-collected', {
  complies: [
    { name: 'nothing said of the stake', round: coup({ wagers: ['banker 1000'] }), subjects: ['w1'] },
    {
      name: 'nothing given back, and said so',
      round: coup({ wagers: [{ bet: 'banker', stake: 1000, settle: { returned: 0 } }] }),
      subjects: ['w1'],
    },
    {
      name: 'only what was off the steps given back',
      round: coupAt(PLACES.nz, {
        table: { limits },
        wagers: [{ bet: 'banker', stake: 1900, settle: { returned: 400 } }],
      }),
      subjects: ['w1'],
    },
    {
      name: 'the cards are not recorded, but the settlement is plain',
      round: coup({
        player: '',
        banker: '',
        wagers: [{ bet: 'tie', stake: 1000, settle: { result: 'lose', paid: 0, returned: 0 } }],
      }),
      subjects: ['w1'],
    },
    {
      name: 'part of it turned down for going over the differential',
      round: coup({
        table: { limits: LIMITS, differential: 20_000 },
        wagers: [{ bet: 'banker', stake: 30_000, settle: { returned: 10_000 } }],
      }),
      subjects: ['w1'],
    },
  ],
  breaches: [
    back(
      'the whole stake given back',
      coup({ wagers: [{ bet: 'banker', stake: 1000, settle: { returned: 1000 } }] }),
      '0',
      '1000',
      '10.00 of its stake was given back; 0.00 was due back.',
    ),
    {
      ...back(
        'more than what was over the maximum given back: that is not settling the excess',
        coupAt(PLACES.act, {
          table: { limits },
          wagers: [{ bet: 'banker', stake: 6000, settle: { returned: 1001 } }],
        }),
        '1000',
        '1001',
        '10.01 of its stake was given back; 10.00 was due back.',
      ),
      clauses: ['5.7(a)(ii)', '5.7(b)(ii)', '5.7(c)', '4.1(d)'].map((label) => PLACES.act.cited + label),
    },
    back(
      'more given back than the differential can explain',
      coup({
        table: { limits: LIMITS, differential: 20_000 },
        wagers: [{ bet: 'banker', stake: 30_000, settle: { returned: 10_001 } }],
      }),
      '0',
      '10001',
      '100.01 of its stake was given back; 0.00 was due back.',
    ),
    back(
      'a pair that lost, paid',
      coup({ wagers: [{ bet: 'player-pair', stake: 1000, settle: { paid: 1 } }] }),
      '0',
      '1',
      '0.01 was paid on it.',
    ),
    back(
      'paid and given back: one breach',
      coup({ wagers: [{ bet: 'banker', stake: 1000, settle: { paid: 950, returned: 1000 } }] }),
      '0',
      '950',
      '9.50 was paid on it.',
    ),
  ],
  notApplicable: [
    { name: 'no wager lost', round: coup({ wagers: ['player 1000'] }) },
    {
      name: 'settled as lost although it won: the outcome is the breach',
      round: coup({ wagers: [{ bet: 'player', stake: 1000, settle: { result: 'lose' } }] }),
      because: 'baccarat/player-wager-follows-the-points',
    },
    {
      name: 'a void coup',
      round: coup({ wagers: [{ bet: 'banker', stake: 1000, settle: givenBack }], dealt: [voided] }),
    },
    {
      name: 'a dummy hand, on which nothing should have been lost',
      round: coup({ dummy: true, wagers: [{ bet: 'banker', stake: 1000, settle: { returned: 1 } }] }),
      because: 'baccarat/dummy-hand-takes-no-wagers',
    },
    {
      name: 'a wager no rule knows, which should not have been taken',
      round: coup({ wagers: [{ bet: 'big', stake: 1000, settle: { result: 'lose', returned: 1 } }] }),
      because: 'baccarat/only-permitted-wagers',
    },
  ],
});
