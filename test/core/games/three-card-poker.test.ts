import { judgeOf } from '../../../src/core/findings/judge';
import { threeCardPokerGame } from '../../../src/core/games/three-card-poker/definition';
import { judgedByDefinition } from '../../../src/core/play/table/checked-game';
import type { RoundEvent, RoundRecord } from '../../../src/core/rounds/record';
import { ruleSetNamed } from '../../support/proving/tampered';

const game = judgedByDefinition(threeCardPokerGame);
const judge = judgeOf(game, ruleSetNamed('AU-QLD three-card-poker'));
const terminals = judgeOf(game, ruleSetNamed('AU-QLD three-card-poker/electronic'));

type Settled = readonly [result: 'win' | 'lose' | 'push' | 'void', paid: number, returned?: number];

interface Played {
  readonly own?: string;
  readonly dealer?: string;
  readonly decides?: 'bet' | 'fold' | 'nothing' | 'late' | 'both';
  readonly bet?: number;
  readonly says?: readonly (readonly [of: string, value: string])[];
  readonly ante: Settled;
  readonly stays?: Settled;
  readonly pairPlus?: Settled;
  readonly more?: readonly RoundEvent[];
}

const deals = (to: string, cards: string, face: 'up' | 'down'): readonly RoundEvent[] =>
  cards === '' ? [] : cards.split(' ').map((card) => ({ type: 'deal', to, card, face }));

const settle = (wager: string, settled: Settled | undefined): readonly RoundEvent[] => {
  if (settled === undefined) return [];
  const [result, paid, returned] = settled;
  return [{ type: 'settle', wager, result, paid, ...(returned !== undefined && { returned }) }];
};

/** One hand at seat 2 with an ante of 10.00, and pair plus of 5.00 where it is settled. */
function round(played: Played): RoundRecord {
  const { own = '9S 9D 4C', dealer = 'QS 8D 3C', decides = 'bet', bet = 1000, says = [], more = [] } = played;
  const at = { player: 'p1', position: 'seat:2' };
  const stays: RoundEvent = { type: 'wager', id: 'b', ...at, bet: 'bet', stake: bet, on: 'a' };
  const fold: RoundEvent = { type: 'decide', ...at, choice: 'fold' };
  const decided: Record<string, readonly RoundEvent[]> = { bet: [stays], fold: [fold], both: [fold, stays] };
  const reveal: RoundEvent = { type: 'reveal', of: 'dealer' };
  return {
    ...{ format: 'house-rules/round@1', id: 'T1', jurisdiction: 'AU-QLD', game: 'three-card-poker' },
    playedAt: '2025-02-12T19:31:00+10:00',
    table: {},
    equipment: { decks: 1 },
    events: [
      { type: 'wager', id: 'a', ...at, bet: 'ante', stake: 1000 },
      ...(played.pairPlus ? [{ type: 'wager', id: 'p', ...at, bet: 'pair-plus', stake: 500 } as const] : []),
      ...deals('seat:2', own, 'down'),
      ...deals('dealer', dealer, 'down'),
      ...more,
      ...(decided[decides] ?? []),
      reveal,
      ...(decides === 'late' ? [stays] : []),
      ...says.map(([of, value]): RoundEvent => ({ type: 'announce', of, value })),
      ...settle('a', played.ante),
      ...settle('b', played.stays),
      ...settle('p', played.pairPlus),
    ],
  };
}

/** The verdict, and of a breach each check with its first clause. */
function judged(record: RoundRecord, by = judge): string {
  const checked = by.check(record);
  if (typeof checked === 'string') return checked;
  const breaches = checked.findings.filter(({ verdict }) => verdict === 'breaches');
  const told = breaches.map(({ check, clauses }) => `${check.split('/')[1] ?? ''} ${clauses[0]?.split('#')[1] ?? ''}`);
  return [checked.verdict, ...told].join(': ');
}

const WON: Settled = ['win', 1000, 1000];
const LOST: Settled = ['lose', 0, 0];
const BACK: Settled = ['push', 0, 1000];
const FOLLOWS = 'breaches: wager-follows-the-result';
const PAYS = 'breaches: wins-pay-stated-odds';

const CASES: readonly (readonly [name: string, played: Played, verdict: string])[] = [
  ['a pair beats queen high', { ante: WON, stays: WON }, 'complies'],
  ['a pair that beats queen high is not collected', { ante: LOST, stays: WON }, `${FOLLOWS} sch-12/21(1)`],
  ['king high loses to a pair', { own: 'KS 9D 4C', dealer: '2S 2D 3C', ante: LOST, stays: LOST }, 'complies'],
  [
    'king high against a pair is not paid',
    { own: 'KS 9D 4C', dealer: '2S 2D 3C', ante: LOST, stays: WON },
    `${FOLLOWS} sch-12/21(2)[2]`,
  ],
  ['jack high does not qualify', { dealer: 'JS 8D 3C', ante: WON, stays: ['void', 0, 1000] }, 'complies'],
  [
    'a bet beside a dealer who does not qualify may be called a push',
    { dealer: 'JS 8D 3C', ante: WON, stays: BACK },
    'complies',
  ],
  [
    'a bet beside a dealer who does not qualify is not paid',
    { dealer: 'JS TD 3C', ante: WON, stays: WON },
    `${FOLLOWS} sch-12/19(3)`,
  ],
  [
    'an ante beside a dealer who does not qualify is paid, whatever the hand',
    { own: '2S 4D 5C', dealer: 'JS TD 3C', ante: LOST, stays: BACK },
    `${FOLLOWS} sch-12/19(2)(a)`,
  ],
  ['queen, 3, 2 qualifies', { own: '4S 5D 7C', dealer: 'QS 3D 2C', ante: LOST, stays: LOST }, 'complies'],
  ['equal hands stand off', { own: 'QH 8S 3D', ante: BACK, stays: BACK }, 'complies'],
  ['equal hands are not collected', { own: 'QH 8S 3D', ante: LOST, stays: BACK }, `${FOLLOWS} sch-12/21(4)(f)`],
  [
    'the third card decides between equal pairs',
    { own: '9S 9D 4C', dealer: '9H 9C 3D', ante: WON, stays: WON },
    'complies',
  ],
  [
    'ace, 2, 3 loses to 2, 3, 4',
    { own: 'AS 2D 3C', dealer: '2S 3D 4C', ante: ['lose', 1000, 0], stays: LOST },
    'complies',
  ],
  [
    'a straight beats a flush',
    { own: '2S 3D 4C', dealer: 'AS KS 9S', ante: ['win', 2000, 1000], stays: WON },
    'complies',
  ],
  ['a flush loses to a straight', { own: 'AS KS 9S', dealer: '2S 3D 4C', ante: LOST, stays: LOST }, 'complies'],
  [
    'a straight has its bonus though it loses',
    { own: '4S 5D 6C', dealer: '5S 6D 7C', ante: ['lose', 1000, 0], stays: LOST },
    'complies',
  ],
  [
    'a straight that loses without its bonus',
    { own: '4S 5D 6C', dealer: '5S 6D 7C', ante: LOST, stays: LOST },
    'breaches: losing-wager-is-collected sch-12/21(3)(a)',
  ],
  [
    'three of a kind has 4 to 1 beside its ante',
    { own: '4S 4D 4C', ante: ['win', 5000, 1000], stays: WON },
    'complies',
  ],
  [
    'three of a kind is not paid 3 to 1',
    { own: '4S 4D 4C', ante: ['win', 4000, 1000], stays: WON },
    `${PAYS} sch-12/21(2)(a)`,
  ],
  [
    'a straight flush has 5 to 1 beside its ante',
    { own: '4S 5S 6S', ante: ['win', 6000, 1000], stays: WON },
    'complies',
  ],
  [
    'a stand-off of straights has the bonus',
    { own: '4S 5D 6C', dealer: '4H 5C 6D', ante: ['push', 1000, 1000], stays: BACK },
    'complies',
  ],
  ['pair plus is paid 1 to 1 on a pair', { ante: WON, stays: WON, pairPlus: ['win', 500, 500] }, 'complies'],
  [
    'pair plus is paid 25 to 1 on three of a kind',
    { own: '4S 4D 4C', ante: ['win', 5000, 1000], stays: WON, pairPlus: ['win', 12_500, 500] },
    'complies',
  ],
  [
    'pair plus is not paid 30 to 1 at a table',
    { own: '4S 4D 4C', ante: ['win', 5000, 1000], stays: WON, pairPlus: ['win', 15_000, 500] },
    `${PAYS} sch-12/25`,
  ],
  [
    'pair plus loses on odd cards, in a stand-off too',
    { own: 'QH 8S 3D', ante: BACK, stays: BACK, pairPlus: ['lose', 0, 0] },
    'complies',
  ],
  [
    'pair plus on odd cards is not given back',
    { own: 'QH 8S 3D', ante: BACK, stays: BACK, pairPlus: ['push', 0, 500] },
    `${FOLLOWS} sch-12/7`,
  ],
  ['a fold takes the ante and pair plus', { decides: 'fold', ante: LOST, pairPlus: ['lose', 0, 0] }, 'complies'],
  [
    'a fold leaves nothing of pair plus',
    { decides: 'fold', ante: LOST, pairPlus: ['win', 500, 500] },
    `${FOLLOWS} sch-12/17(3)`,
  ],
  ['a hand collected without a decision counts as folded', { decides: 'nothing', ante: LOST }, 'complies'],
  [
    'a hand is not left in without a bet',
    { decides: 'nothing', ante: WON },
    'breaches: decisions-as-stated sch-12/17(4)',
  ],
  [
    'a bet does not come after the dealer has shown',
    { decides: 'late', ante: WON, stays: WON },
    'breaches: decisions-as-stated sch-12/17(4)',
  ],
  [
    'a folded hand takes no bet',
    { decides: 'both', ante: LOST, stays: ['void', 0, 1000] },
    'breaches: decisions-as-stated sch-12/17(2)',
  ],
  ['a bet above the ante is paid on the ante', { bet: 1500, ante: WON, stays: ['win', 1000, 1500] }, 'complies'],
  [
    'a bet above the ante is not paid whole',
    { bet: 1500, ante: WON, stays: ['win', 1500, 1500] },
    'breaches: added-stake-as-stated sch-12/26(a)',
  ],
  [
    'the excess of a lost bet goes back',
    { own: 'KS 9D 4C', dealer: '2S 2D 3C', bet: 1500, ante: LOST, stays: ['lose', 0, 500] },
    'complies',
  ],
  [
    'the excess of a lost bet is not kept',
    { own: 'KS 9D 4C', dealer: '2S 2D 3C', bet: 1500, ante: LOST, stays: ['lose', 0, 0] },
    'breaches: added-stake-as-stated sch-12/26(a)',
  ],
  ['a bet below the ante is paid as it lies', { bet: 500, ante: WON, stays: ['win', 500, 500] }, 'complies'],
  [
    'the dealer says that queen high qualifies',
    {
      says: [
        ['dealer/qualifies', 'yes'],
        ['dealer', 'high-card'],
      ],
      ante: WON,
      stays: WON,
    },
    'complies',
  ],
  [
    'the dealer does not say that queen high falls short',
    { says: [['dealer/qualifies', 'no']], ante: WON, stays: WON },
    'breaches: announced-result-as-played sch-12/18(a)',
  ],
  [
    'odd cards are not announced as a pair',
    { says: [['dealer', 'pair']], ante: WON, stays: WON },
    'breaches: announced-result-as-played sch-12/18(b)',
  ],
  ['without the cards of the dealer nothing can be said', { dealer: '', ante: WON, stays: WON }, 'indeterminate'],
  [
    'a dealer with a wrong number of cards pays every ante, folded ones too',
    {
      decides: 'fold',
      dealer: 'QS 8D',
      more: [
        { type: 'irregularity', kind: 'too-few-cards', to: 'dealer', of: 'player-has-looked', treatment: 'played' },
      ],
      ante: WON,
    },
    'complies',
  ],
];

test.each(CASES)('at a table: %s', (_name, played, verdict) => {
  expect(judged(round(played))).toBe(verdict);
});

/** One player at terminal 4 with the first row of the array, an ante of 10.00 and a 6 card bonus of 5.00. */
const atTerminal = (choice: string, ante: Settled, bonus: Settled, stays?: Settled): RoundRecord => {
  const at = { player: 'p1', position: 'terminal:4' };
  const array = ['9S', '9D', '9C', '2S', '4D', '6C', '8S', 'TD', 'QC'];
  return {
    ...{ format: 'house-rules/round@1', id: 'T2', jurisdiction: 'AU-QLD', game: 'three-card-poker' },
    ...{ channel: 'terminal', playedAt: '2025-02-12T19:31:00+10:00' },
    table: { options: { anteBonusPayTable: '1', pairPlusPayTable: '2', sixCardBonusPayTable: '1' } },
    events: [
      { type: 'wager', id: 'a', ...at, bet: 'ante', stake: 1000, hand: '1/2/3' },
      { type: 'wager', id: 's', ...at, bet: '6-card-bonus', stake: 500 },
      { type: 'call', call: 'no-more-bets' },
      ...array.map((card, place): RoundEvent => ({ type: 'deal', to: `array:${String(place + 1)}`, card })),
      { type: 'decide', ...at, choice },
      ...(stays ? [{ type: 'wager', id: 'b', ...at, bet: 'bet', stake: 1000, on: 'a' } as const] : []),
      ...deals('dealer', 'KS KD 3C', 'up'),
      ...settle('a', ante),
      ...settle('b', stays),
      ...settle('s', bonus),
    ],
  };
};

test.each([
  [
    'threes over kings are a full house of six cards',
    atTerminal('play', ['win', 5000, 1000], ['win', 12_500, 500], WON),
    'complies',
  ],
  [
    'a full house is not paid as three of a kind',
    atTerminal('play', ['win', 5000, 1000], ['win', 2500, 500], WON),
    `${PAYS} sch-12(a)/7(2)(c)`,
  ],
  ['no clause says what a fold does to the bonus', atTerminal('none', LOST, ['lose', 0, 0]), 'indeterminate'],
])('at a terminal: %s', (_name, record, verdict) => {
  expect(judged(record, terminals)).toBe(verdict);
});
