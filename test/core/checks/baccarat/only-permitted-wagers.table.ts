import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { luckyDraw } from '../../../support/rounds/lucky-draw';
import { coupAt, PLACES, type Place } from '../../../support/rounds/places';

const taken = { result: 'lose', paid: 0, returned: 0 } as const;
const QLD_WAGERS =
  'banker, player, tie, perfect-pair:banker, perfect-pair:player, dragon-bonus:banker, dragon-bonus:player, player-pair, banker-pair, super-6, any-pair:banker, any-pair:player, tiger-tie, small-tiger, big-tiger, tiger, tiger-pair, lucky-6';
const NZ_WAGERS =
  'banker, player, tie, perfect-pair:player, perfect-pair:banker, dragon-bonus:player, dragon-bonus:banker, any-pair:player, any-pair:banker, lucky-match:player, lucky-match:banker';

/** A wager that the rules of a place do not know: only the clause that limits wagers is cited, and those of wagers like it. */
const at = (place: Place, bet: string, labels: readonly string[], permitted: string) => ({
  name: `${place.cited}: a wager on ${bet}`,
  round: coupAt(place, { wagers: ['player 1000', { bet, stake: 1000, settle: taken }] }),
  subject: 'w2',
  clauses: labels.map((label) =>
    label.startsWith('@') ? place.cited.replace(/#.*/, `#${label.slice(1)}`) : `${place.cited}${label}`,
  ),
  expected: permitted,
  recorded: bet,
  message: `A wager on "${bet}" was taken; the rules permit ${permitted}.`,
});

checkTable('baccarat/only-permitted-wagers', {
  complies: [
    {
      name: 'each of the five',
      round: coup({ wagers: ['player 1000', 'banker 1000', 'tie 1000', 'player-pair 1000', 'banker-pair 1000'] }),
      subjects: ['w1', 'w2', 'w3', 'w4', 'w5'],
    },
    {
      name: 'one that was declared void',
      round: coup({
        wagers: [{ bet: 'big', stake: 1000, settle: 'unsaid' }],
        dealt: [{ type: 'void', scope: 'wager', ref: 'w1' }],
      }),
      subjects: ['w1'],
    },
  ],
  breaches: [
    at(PLACES.act, 'hardway:6', ['5.7', '5.1'], 'banker, player, tie'),
    at(PLACES.act, 'player-pair', ['5.7', '5.1', '5.7(b)'], 'banker, player, tie'),
    at(PLACES.actMini, 'player-pair', ['5.6', '5.1', '5.6(b)'], 'banker, player, tie'),
    at(PLACES.actTerminal, 'lucky-6', ['8.4(a)', '8.7(b)'], 'player, banker, tie, player-pair, banker-pair'),
    at(PLACES.qld, 'hardway:6', ['10(1)', '10(2)', '10(3)', '8(2)'], QLD_WAGERS),
    at(
      PLACES.qld,
      'lucky-match:tie',
      ['10(1)', '10(2)', '10(3)', '8(2)', '@sch-17/59(1)', '@sch-17/57', '@sch-17/58'],
      QLD_WAGERS,
    ),
    at(PLACES.nz, 'super-6', ['@div-1/10.1(a)', '5.1', '5.2'], NZ_WAGERS),
    {
      ...at(PLACES.qld, 'tie', [], 'enter, draw'),
      name: 'lucky draw: a wager on the tie',
      round: luckyDraw({
        wagering: [{ type: 'wager', id: 'w2', player: 'p9', bet: 'tie', stake: 1000, position: 'box:1' }],
        last: [{ type: 'settle', wager: 'w2', result: 'lose', paid: 0 }],
      }),
      clauses: ['6(1)', '6(3)', '2'].map((label) => `au-qld/casino-gaming-rule-2024#sch-14/${label}`),
    },
    ...['perfect-pair:banker', 'Player', 'pair', 'lucky-six'].map((bet) => ({
      name: `a wager on ${bet}`,
      round: coup({ wagers: ['player 1000', { bet, stake: 1000, settle: taken }] }),
      subject: 'w2',
      clauses: ['5.1', '5.1.4', '8.6'],
      expected: 'player, banker, tie, player-pair, banker-pair',
      recorded: bet,
      message: `A wager on "${bet}" was taken; the rules permit player, banker, tie, player-pair, banker-pair.`,
    })),
  ],
  notApplicable: [
    { name: 'no wagers', round: coup() },
    {
      name: 'one that was taken back in time',
      round: coup({
        wagers: [{ bet: 'big', stake: 1000, confirmed: false, settle: 'unsaid' }],
        wagering: [{ type: 'withdraw', wager: 'w1' }],
      }),
    },
  ],
});
