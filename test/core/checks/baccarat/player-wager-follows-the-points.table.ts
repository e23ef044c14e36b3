import { givenBack, noted, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup, LIMITS, type WagerOptions } from '../../../support/rounds/coup';
import { COUNTS, two } from '../../../support/rounds/hands';
import { judged, ofCheck } from '../../../support/rounds/judged';

const WON = { player: '9H KD', banker: '3S 4C' };
const LOST = { player: '3H 3D', banker: '3S 4C' };
const TIED = { player: '3H 4D', banker: '3S 4C' };
const SCORES = {
  win: 'Player has 9 and banker 7',
  lose: 'Player has 6 and banker 7',
  push: 'Player has 7 and banker 7',
};
const CLAUSES = { win: '5.1.1.1', lose: '5.1.1.2', push: '5.1.1.3' };
const hands = { win: WON, lose: LOST, push: TIED };

type Due = keyof typeof hands;
type Result = Due | 'void';
const settled = (due: Due, result: Result, more: Partial<WagerOptions> = {}) =>
  coup({
    ...hands[due],
    wagers: [
      {
        bet: 'player',
        stake: 1000,
        settle: { result, paid: result === 'win' ? 1000 : 0, returned: result === 'lose' ? 0 : 1000 },
        ...more,
      },
    ],
  });
const wrong = (due: Due, result: Result) => ({
  name: `${due} due, settled as ${result}`,
  round: settled(due, result),
  subject: 'w1',
  clauses: [CLAUSES[due]],
  expected: due,
  recorded: result,
  message: `${SCORES[due]}, so a wager on player must ${due}; it was settled as ${result}.`,
});

checkTable('baccarat/player-wager-follows-the-points', {
  complies: [
    { name: 'won', round: settled('win', 'win'), subjects: ['w1'] },
    { name: 'lost', round: settled('lose', 'lose'), subjects: ['w1'] },
    { name: 'a stand-off, recorded as push', round: settled('push', 'push'), subjects: ['w1'] },
    { name: 'a stand-off, recorded as void', round: settled('push', 'void'), subjects: ['w1'] },
    {
      name: 'a third card decides',
      round: coup({ player: '2H 3D 4C', banker: '3S 4C', wagers: ['player 1000'] }),
      subjects: ['w1'],
    },
    {
      name: 'declared void on a coup that tied',
      round: coup({
        ...TIED,
        wagers: [{ bet: 'player', stake: 1000, settle: givenBack }],
        dealt: [{ type: 'void', scope: 'wager', ref: 'w1' }],
      }),
      subjects: ['w1'],
    },
  ],
  breaches: [
    wrong('win', 'lose'),
    wrong('win', 'push'),
    wrong('win', 'void'),
    wrong('lose', 'win'),
    wrong('lose', 'push'),
    wrong('lose', 'void'),
    wrong('push', 'win'),
    wrong('push', 'lose'),
    {
      ...wrong('win', 'lose'),
      name: 'settled as lost although winnings stand beside it: one breach',
      round: coup({ ...WON, wagers: [{ bet: 'player', stake: 1000, settle: { result: 'lose' } }] }),
    },
    {
      ...wrong('win', 'push'),
      name: 'settled as a stand-off although winnings stand beside it: one breach',
      round: coup({ ...WON, wagers: [{ bet: 'player', stake: 1000, settle: { result: 'push' } }] }),
    },
    {
      ...wrong('lose', 'win'),
      name: 'settled as won without a stake given back: one breach',
      round: coup({
        ...LOST,
        wagers: [{ bet: 'player', stake: 1000, settle: { result: 'win', paid: 7, returned: 0 } }],
      }),
    },
    {
      ...wrong('push', 'lose'),
      name: 'collected on a tie, with part of it given back: one breach',
      round: coup({ ...TIED, wagers: [{ bet: 'player', stake: 1000, settle: { result: 'lose', returned: 500 } }] }),
    },
  ],
  notApplicable: [
    { name: 'other wagers only', round: coup({ wagers: ['banker 1000', 'tie 1000'] }) },
    {
      name: 'a void coup',
      round: coup({ wagers: [{ bet: 'player', stake: 1000, settle: givenBack }], dealt: [voided] }),
    },
    {
      name: 'a dummy hand',
      round: coup({ dummy: true, wagers: [{ bet: 'player', stake: 1000, settle: givenBack }] }),
    },
    {
      name: 'turned down for not being confirmed',
      round: settled('win', 'void', { confirmed: false }),
    },
    {
      name: 'turned down for being below the minimum',
      round: { ...settled('win', 'void'), table: { limits: { '*': { min: 1001 } } } },
    },
    {
      name: 'turned down for going over the differential',
      round: { ...settled('win', 'void'), table: { limits: LIMITS, differential: 999 } },
    },
    {
      name: 'declared void on its own',
      round: coup({
        ...WON,
        wagers: [{ bet: 'player', stake: 1000, settle: givenBack }],
        dealt: [{ type: 'void', scope: 'wager', ref: 'w1' }],
      }),
    },
    {
      name: 'one wager declared void without being named, and this one settled so',
      round: coup({
        ...WON,
        wagers: [{ bet: 'player', stake: 1000, settle: givenBack }],
        dealt: [{ type: 'void', scope: 'wager' }],
      }),
    },
    {
      name: 'returned because its terminal failed',
      round: coup({
        ...WON,
        wagers: [{ bet: 'player', stake: 1000, settle: givenBack }],
        dealt: [noted('malfunction', 'wagers-returned', { of: 'terminal', terminal: 'terminal:3' })],
      }),
    },
    {
      name: 'returned because the cards turned out to be those of a dummy hand',
      round: coup({
        ...WON,
        wagers: [{ bet: 'player', stake: 1000, settle: givenBack }],
        uncalled: true,
        dealt: [noted('dealt-before-bets-closed', 'dummy-round')],
      }),
    },
    {
      name: 'taken back too late, which is the breach',
      round: coup({
        ...WON,
        wagers: [{ bet: 'player', stake: 1000, settle: givenBack }],
        dealt: [{ type: 'withdraw', wager: 'w1' }],
      }),
      because: 'baccarat/no-wager-after-close',
    },
  ],
  indeterminate: [
    {
      name: 'the cards are not recorded',
      round: coup({
        player: '',
        banker: '',
        wagers: [{ bet: 'player', stake: 1000, settle: { result: 'lose', paid: 0, returned: 0 } }],
      }),
      subject: 'w1',
      missing: ['deal events of both hands'],
    },
    {
      name: 'the settlement is not recorded',
      round: coup({ wagers: [{ bet: 'player', stake: 1000, settle: 'unsaid' }] }),
      subject: 'w1',
      missing: ['settle event of wager w1'],
    },
    {
      name: 'void, and the record does not say whether it was confirmed',
      round: settled('win', 'void', { confirmed: 'unsaid' }),
      subject: 'w1',
      missing: ['confirmed of wager w1'],
    },
    {
      name: 'void, and what was done about an irregularity is not recorded',
      round: coup({
        ...WON,
        wagers: [{ bet: 'player', stake: 1000, settle: givenBack }],
        dealt: [noted('malfunction', undefined, { of: 'shoe' })],
      }),
      subject: 'w1',
      missing: ['events[6].treatment'],
    },
    {
      name: 'a hand drawn against the rules, settled as if it had not been',
      round: coup({
        player: '2H 3D',
        banker: '3S 4C',
        wagers: [{ bet: 'player', stake: 1000, settle: { result: 'push', paid: 0, returned: 1000 } }],
      }),
      subject: 'w1',
      missing: ['hands dealt as the rules require'],
      because: 'baccarat/player-draws-or-stands',
    },
  ],
});

it('holds every way the two counts can stand to each other to the same order', () => {
  for (const banker of COUNTS)
    for (const player of COUNTS) {
      // A natural on either side ends the deal, so that two cards decide; other counts are reached with third cards.
      if (player < 8 && banker < 8) continue;
      const due = player > banker ? 'win' : player === banker ? 'push' : 'lose';
      const found = (result: Due) =>
        ofCheck(
          judged(
            coup({
              player: two(player),
              banker: two(banker),
              wagers: [{ bet: 'player', stake: 1000, settle: { result } }],
            }),
          ),
          'baccarat/player-wager-follows-the-points',
        ).map(({ verdict, expected }) => [verdict, expected]);
      for (const result of ['win', 'lose', 'push'] as const)
        expect([player, banker, result, ...found(result)]).toEqual([
          player,
          banker,
          result,
          result === due ? ['complies', undefined] : ['breaches', due],
        ]);
    }
});
