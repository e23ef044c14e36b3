import { givenBack, noted, voided } from './cases';
import { checkTable } from './check-table';
import { coup, LIMITS, type WagerOptions } from './coup';
import { COUNTS, two } from './hands';
import { judged, ofCheck } from './judged';

type Due = 'win' | 'lose' | 'push';
type Result = Due | 'void';
const SETTLED = { win: 'paid', lose: 'collected', push: 'given back', void: 'given back' } as const;

/** Seven for the banker, against nine, six and seven. */
const NINE = { hands: { player: '9H KD', banker: '3S 4C' }, score: 'Player has 9 and banker 7' };
const SIX = { hands: { player: '3H 3D', banker: '3S 4C' }, score: 'Player has 6 and banker 7' };
const SEVEN = { hands: { player: '3H 4D', banker: '3S 4C' }, score: 'Player has 7 and banker 7' };

/** What a wager on one of the two hands does: the same for both, with won and lost exchanged. */
export function handWagerTable(
  bet: 'player' | 'banker',
  { winnings, clauses }: { readonly winnings: number; readonly clauses: Readonly<Record<Due, string>> },
): void {
  const check = `baccarat/${bet}-wager-follows-the-points`;
  const other = bet === 'banker' ? 'player' : 'banker';
  const [won, lost] = bet === 'banker' ? [SIX, NINE] : [NINE, SIX];
  const hands = { win: won.hands, lose: lost.hands, push: SEVEN.hands };
  const scores = { win: won.score, lose: lost.score, push: SEVEN.score };

  const settled = (due: Due, result: Result, more: Partial<WagerOptions> = {}) =>
    coup({
      ...hands[due],
      wagers: [
        {
          bet,
          stake: 1000,
          settle: { result, paid: result === 'win' ? winnings : 0, returned: result === 'lose' ? 0 : 1000 },
          ...more,
        },
      ],
    });
  const wrong = (due: Due, result: Result) => ({
    name: `${due} due, settled as ${result}`,
    round: settled(due, result),
    subject: 'w1',
    clauses: [clauses[due]],
    expected: due,
    recorded: result,
    message: `${scores[due]}, so a wager on ${bet} must ${due === 'push' ? 'be given back' : due}; it was ${SETTLED[result]}.`,
  });

  checkTable(check, {
    complies: [
      { name: 'won', round: settled('win', 'win'), subjects: ['w1'] },
      { name: 'lost', round: settled('lose', 'lose'), subjects: ['w1'] },
      { name: 'a stand-off, recorded as push', round: settled('push', 'push'), subjects: ['w1'] },
      { name: 'a stand-off, recorded as void', round: settled('push', 'void'), subjects: ['w1'] },
      {
        name: 'a third card decides',
        round: coup({ player: '2H 3D 4C', banker: '3S 4C', wagers: [`${bet} 1000`] }),
        subjects: ['w1'],
      },
      {
        name: 'declared void on a coup that tied',
        round: coup({
          ...hands.push,
          wagers: [{ bet, stake: 1000, settle: givenBack }],
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
        round: coup({ ...hands.win, wagers: [{ bet, stake: 1000, settle: { result: 'lose' } }] }),
      },
      {
        ...wrong('win', 'push'),
        name: 'settled as a stand-off although winnings stand beside it: one breach',
        round: coup({ ...hands.win, wagers: [{ bet, stake: 1000, settle: { result: 'push' } }] }),
      },
      {
        ...wrong('lose', 'win'),
        name: 'settled as won without a stake given back: one breach',
        round: coup({
          ...hands.lose,
          wagers: [{ bet, stake: 1000, settle: { result: 'win', paid: 7, returned: 0 } }],
        }),
      },
      {
        ...wrong('push', 'lose'),
        name: 'collected on a tie, with part of it given back: one breach',
        round: coup({ ...hands.push, wagers: [{ bet, stake: 1000, settle: { result: 'lose', returned: 500 } }] }),
      },
    ],
    notApplicable: [
      { name: 'other wagers only', round: coup({ wagers: [`${other} 1000`, 'tie 1000'] }) },
      {
        name: 'a void coup',
        round: coup({ wagers: [{ bet, stake: 1000, settle: givenBack }], dealt: [voided] }),
      },
      {
        name: 'a dummy hand',
        round: coup({ dummy: true, wagers: [{ bet, stake: 1000, settle: givenBack }] }),
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
          ...hands.win,
          wagers: [{ bet, stake: 1000, settle: givenBack }],
          dealt: [{ type: 'void', scope: 'wager', ref: 'w1' }],
        }),
      },
      {
        name: 'one wager declared void without being named, and this one settled so',
        round: coup({
          ...hands.win,
          wagers: [{ bet, stake: 1000, settle: givenBack }],
          dealt: [{ type: 'void', scope: 'wager' }],
        }),
      },
      {
        name: 'returned because its terminal failed',
        round: coup({
          ...hands.win,
          wagers: [{ bet, stake: 1000, settle: givenBack }],
          dealt: [noted('malfunction', 'wagers-returned', { of: 'terminal', terminal: 'terminal:3' })],
        }),
      },
      {
        name: 'returned because the cards turned out to be those of a dummy hand',
        round: coup({
          ...hands.win,
          wagers: [{ bet, stake: 1000, settle: givenBack }],
          uncalled: true,
          dealt: [noted('dealt-before-bets-closed', 'dummy-round')],
        }),
      },
      {
        name: 'taken back too late, which is the breach',
        round: coup({
          ...hands.win,
          wagers: [{ bet, stake: 1000, settle: givenBack }],
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
          wagers: [{ bet, stake: 1000, settle: { result: 'lose', paid: 0, returned: 0 } }],
        }),
        subject: 'w1',
        missing: ['deal events of both hands'],
      },
      {
        name: 'the settlement is not recorded',
        round: coup({ wagers: [{ bet, stake: 1000, settle: 'unsaid' }] }),
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
          ...hands.win,
          wagers: [{ bet, stake: 1000, settle: givenBack }],
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
          wagers: [{ bet, stake: 1000, settle: { result: 'push', paid: 0, returned: 1000 } }],
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
        const [own, against] = bet === 'banker' ? [banker, player] : [player, banker];
        const due = own > against ? 'win' : own === against ? 'push' : 'lose';
        const found = (result: Due) =>
          ofCheck(
            judged(
              coup({
                player: two(player),
                banker: two(banker),
                wagers: [{ bet, stake: 1000, settle: { result } }],
              }),
            ),
            check,
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
}
