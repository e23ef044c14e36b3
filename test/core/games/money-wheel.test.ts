import type { RoundRecord } from '../../../src/core/rounds/record';
import { judged } from '../../support/rounds/judged';

type Law = 'act' | 'qld' | '52' | '54';

const ENVELOPES: Readonly<Record<Law, Partial<RoundRecord>>> = {
  act: { jurisdiction: 'AU-ACT' },
  qld: { jurisdiction: 'AU-QLD' },
  52: { jurisdiction: 'AU-QLD', variant: '52-spaces' },
  54: { jurisdiction: 'AU-QLD', variant: '54-spaces' },
};

const STAKE = 1000;

/** One event in short: `w:11@700` a wager, `spin:5/1x3`, `say:11`, `w-/5` lost, `w+55/10` won, `w0/10` given back, or a call. */
function eventOf(short: string): object {
  const [, id = '', symbol = '', stake = STAKE] = /^(\w):(\w+)(?:@(\d+))?$/.exec(short) ?? [];
  if (id !== '') return { type: 'wager', id, player: `p${id}`, bet: `symbol:${symbol}`, stake: Number(stake) };
  const [, result, turns = 4] = /^spin:([^x]+)(?:x(\d+))?$/.exec(short) ?? [];
  if (result !== undefined) return { type: 'spin', result, revolutions: Number(turns) };
  const [, value] = /^say:(\w+)$/.exec(short) ?? [];
  if (value !== undefined) return { type: 'announce', of: 'symbol', value };
  const [, settled, sign = '', paid = 0, back] = /^(\w)([-+0])(\d+)?(?:\/(\d+))?$/.exec(short) ?? [];
  if (settled === undefined) return { type: 'call', call: short };
  const returned = back ?? (sign === '-' ? undefined : STAKE);
  const result2 = { '-': 'lose', '+': 'win', 0: 'void' }[sign];
  return {
    ...{ type: 'settle', wager: settled, result: result2, paid: Number(paid) },
    ...(returned !== undefined && { returned: Number(returned) }),
  };
}

const NMB = 'no-more-bets';

type Played = string | readonly (string | object)[];

const eventsOf = (played: Played): readonly object[] =>
  (typeof played === 'string' ? [played] : played).flatMap((part) =>
    typeof part === 'string' ? part.split(' ').map((short) => eventOf(short === 'nmb' ? NMB : short)) : [part],
  );

const round = (law: Law, played: Played, more: object = {}): RoundRecord =>
  ({
    ...{ format: 'house-rules/round@1', id: 'r1', game: 'money-wheel', playedAt: '2025-06-07T19:42:10+10:00' },
    ...ENVELOPES[law],
    table: { id: 'W1', limits: { '*': { min: 500, max: 20000 } }, options: { multiplesOfMinimum: 'not-required' } },
    ...more,
    events: eventsOf(played),
  }) as unknown as RoundRecord;

const fault = (kind: string, treatment: string, of?: string, more: object = {}): object => ({
  ...{ type: 'irregularity', kind, treatment, ...more },
  ...(of !== undefined && { of }),
});
const announced = (of: string, value: string, by?: string): object => ({ type: 'announce', of, value, by });
const changed = (stake: number, more: object = {}): object => ({ type: 'change', wager: 'w', stake, ...more });
const laid = (symbol: string, more: object): object => ({ ...eventOf(`w:${symbol}`), ...more });
const annulled = (ground: string): object => ({ type: 'void', scope: 'round', ground });

const GOOD = 'complies';
const BETWEEN = 'indicator-between-segments';

/** What is expected: that a round complies, that nobody can tell, or the check that finds a breach and the clause it cites. */
type Case = readonly [name: string, law: Law, played: Played, expected: string, more?: object];

const settled: readonly Case[] = [
  ['$11 pays 11 to 1', 'act', 'w:11 nmb spin:11 w+11000', GOOD],
  ['a wager below the displayed minimum may be given back', 'qld', 'w:b@200 nmb spin:c w0/200', GOOD],
  [
    'a winner is paid what the float can pay, if that may be less',
    'act',
    'w:1@1050 nmb spin:1 w+1000/1050',
    'indeterminate',
    { table: { id: 'W1', options: { multiplesOfMinimum: 'required', payableUnit: 100 } } },
  ],
  [
    'a marker gives one player a lower minimum',
    'qld',
    'w:b@200 nmb spin:c w-',
    GOOD,
    { table: { id: 'W1', limits: { '*': { min: 500 } }, playerLimits: { pw: { '*': { min: 200 } } } } },
  ],
  ['$11 pays no 12 to 1', 'act', 'w:11 nmb spin:11 w+12000', 'wins-pay-stated-odds 5.1'],
  ['$23 pays 23 to 1', 'act', 'w:23 nmb spin:23 w+22000', 'wins-pay-stated-odds 5.1'],
  ['Canberra pays 47 to 1', 'act', 'w:canberra nmb spin:canberra w+47000', GOOD],
  ['another symbol loses', 'act', 'w:flag nmb spin:canberra w-', GOOD],
  ['the symbol shown may not lose', 'act', 'w:flag nmb spin:flag w-', 'wager-follows-the-result 5.1'],
  ['g pays 44 to 1', 'qld', 'w:g nmb spin:g w+44000', GOOD],
  ['b pays 5 to 1', 'qld', 'w:b nmb spin:b w+3000', 'wins-pay-stated-odds 14(1)'],
  ['b pays 3 to 1', '52', 'w:b nmb spin:b w+3000', GOOD],
  ['g pays no 44 to 1', '52', 'w:g nmb spin:g w+44000', 'wins-pay-stated-odds 18(1)'],
  ['c pays 6.5 to 1', '54', 'w:c nmb spin:c w+6500', GOOD],
  ['c pays no 7 to 1', '54', 'w:c nmb spin:c w+7000', 'wins-pay-stated-odds 21(1)'],
  ['half a cent goes either way', '54', 'w:c@501 nmb spin:c w+3257/501', 'indeterminate'],
  ['a winner has its stake back', 'qld', 'w:g nmb spin:g w+44000/500', 'winning-stake-is-returned 8'],
  ['a loser has nothing back', 'act', 'w:1 nmb spin:5 w-/100', 'losing-wager-is-collected 3.4'],
  ['a symbol the wheel does not have', '52', 'w:h nmb spin:a w-', 'only-permitted-wagers 18(1)'],
  ['the same given back', '52', 'w:h nmb spin:a w0', GOOD],
  ['winners paid first', 'act', 'v:1 w:5 nmb spin:5 w+5000 v-', 'settled-in-stated-order 3.4'],
  ['losers collected first', 'act', 'v:1 w:5 nmb spin:5 v- w+5000', GOOD],
  ['winners paid first', '54', 'v:a w:b nmb spin:b w+3000 v-', 'settled-in-stated-order 5(b)'],
  ['no spin is recorded', 'act', 'w:1 nmb w-', 'indeterminate'],
  ['a wager is not settled', 'act', 'w:1 nmb spin:1', 'indeterminate'],
];

const spun: readonly Case[] = [
  ['two revolutions will do', 'act', 'w:1 nmb spin:5x2 w-', GOOD],
  ['one will not', 'act', 'w:1 nmb spin:5x1 w-', 'spin-completes-its-revolutions 3.2'],
  ['three will do', 'qld', 'w:a nmb spin:b/ax3 w-', GOOD],
  ['two will not', 'qld', 'w:a nmb spin:bx2 w-', 'spin-completes-its-revolutions 4(3)'],
  ['a short spin, and wagers given back', '54', 'w:a nmb spin:bx1 w0', GOOD],
  ['a short spin, half given back', '54', 'w:a nmb spin:bx1 w0/500', 'spin-completes-its-revolutions 4(3)'],
  ['a short spin that was called off', 'act', 'w:1 nmb spin:5x1 no-spin w0', GOOD],
  ['called off, the wager left', 'act', 'w:1 nmb spin:5x1 no-spin', GOOD],
  ['called off, the wager collected', 'act', 'w:1 nmb spin:5x1 no-spin w-', 'void-round-returns-every-stake 6.2'],
  ['called off, the wager collected', '52', 'w:a nmb spin:b no-spin w-', 'void-round-returns-every-stake 15(4)'],
  ['called off and repeated', 'act', 'w:1 nmb spin:1x1 no-spin nmb spin:5 w-', GOOD],
  ['settled by the first', 'act', 'w:1 nmb spin:1x1 no-spin nmb spin:5 w+1000', 'wager-follows-the-result 5.1'],
  ['collected before', 'act', 'w:1 nmb spin:5x1 no-spin w- nmb spin:5', 'void-round-returns-every-stake 6.2'],
  ['given back before it was repeated', 'qld', 'w:a nmb spin:a no-spin w0 nmb spin:a', GOOD],
  ['raised before', 'act', ['w:1 nmb spin:5 no-spin', changed(2000), 'nmb spin:1 w+2000/2000'], GOOD],
  ['on the divider', 'act', 'w:1 nmb spin:5/3 w-', 'indicator-between-two-symbols-as-stated 6.4'],
  ['on the divider, called off', 'act', 'w:1 nmb spin:5/1 no-spin w0', GOOD],
  ['on the peg the last symbol wins', '54', 'w:e nmb spin:e/b w+25000', GOOD],
  ['on the peg the next one loses', '54', 'w:b nmb spin:e/b w+3000', 'wager-follows-the-result 21(2)'],
];

const irregular: readonly Case[] = [
  [
    ...(['called off for the peg', 'qld'] as const),
    ['w:b nmb spin:e/b', fault('no-spin', 'round-void', BETWEEN), 'w0'],
    'irregularity-treated-as-stated 14(2)',
  ],
  ['the peg stood', 'qld', ['w:b nmb spin:e/b', fault('no-spin', 'result-stands', BETWEEN), 'w-'], GOOD],
  [
    ...(['interference, played again', 'qld'] as const),
    ['w:a nmb spin:b', fault('no-spin', 'play-again', 'interference'), 'nmb spin:a w+1000'],
    GOOD,
  ],
  [
    ...(['interference, and the result stood', 'qld'] as const),
    ['w:a nmb spin:b', fault('no-spin', 'result-stands', 'interference'), 'w-'],
    'irregularity-treated-as-stated 15(4)',
  ],
  [
    ...(['the wheel failed, and the result stood', 'act'] as const),
    ['w:1 nmb spin:5', fault('malfunction', 'result-stands', 'wheel'), 'w-'],
    'irregularity-treated-as-stated 6.3',
  ],
  ['the wheel failed', 'act', ['w:1 nmb spin:5', fault('malfunction', 'round-void', 'wheel'), 'w0'], GOOD],
  [
    ...(['a light failed, and the result stood', 'qld'] as const),
    ['w:a nmb spin:b', fault('malfunction', 'result-stands', 'winning-areas-not-lit'), 'w-'],
    GOOD,
  ],
  [
    ...(['a light failed, and wagers went back', 'qld'] as const),
    ['w:a nmb spin:b', fault('malfunction', 'wagers-returned', 'winning-areas-not-lit'), 'w0'],
    'irregularity-treated-as-stated 6(4)',
  ],
  [
    ...(['a wrong entry put right', 'qld'] as const),
    ['w:a nmb spin:b', announced('entry', 'c'), fault('wrong-result-entered', 'result-recalculated'), 'w-'],
    GOOD,
  ],
  [
    ...(['a wrong entry left', 'qld'] as const),
    ['w:a nmb spin:b', fault('wrong-result-entered', 'result-stands'), 'w-'],
    'irregularity-treated-as-stated 6(5)',
  ],
  ['an outcome invalidated', 'act', ['w:1 nmb spin:5', annulled('disruption'), 'w0'], GOOD],
  [
    ...(['invalidated, and collected', 'act'] as const),
    ['w:1 nmb spin:5', annulled('fraud'), 'w-'],
    'void-round-returns-every-stake 8.4',
  ],
];

const UNITS = { table: { limits: { '*': { min: 500 } }, options: { multiplesOfMinimum: 'required' } } };

const made: readonly Case[] = [
  ['the call before the spin', 'act', 'w:1 nmb spin:5 w-', GOOD],
  ['the call after the spin', 'act', 'w:1 spin:5 nmb w-', 'no-more-bets-called-in-time 3.3'],
  ['the call after the spin', 'qld', 'w:a spin:b nmb w-', GOOD],
  ['placed after the call', 'act', 'v:1 nmb w:5 spin:1 w- v+1000', 'no-wager-after-close 5.2'],
  ['changed after the call', 'qld', ['w:a nmb', changed(2000), 'spin:b w-'], 'no-wager-after-close 9(3)'],
  ['a winner taken up', 'act', ['w:1 nmb spin:1 w+1000', { type: 'withdraw', wager: 'w' }], GOOD],
  ['no call: placed after the spin', 'qld', 'v:b spin:b w:a w- v+5000', GOOD],
  ['spoken, with chips', 'act', [laid('1', { oral: true, chips: 'value' }), 'nmb spin:5 w-'], GOOD],
  [
    ...(['spoken, on credit', 'act'] as const),
    [laid('1', { oral: true, chips: 'credit' }), 'nmb spin:5 w-'],
    'oral-wagers-as-stated 5.6',
  ],
  ['spoken', 'qld', [laid('a', { oral: true, chips: 'value' }), 'nmb spin:b w-'], 'oral-wagers-as-stated 9(2)'],
  ['spoken and given back', 'qld', [laid('a', { oral: true }), 'nmb spin:b w0'], GOOD],
  ['on credit', 'qld', [laid('a', { chips: 'credit' }), 'nmb spin:b w-'], 'wagers-made-as-stated 9(1)'],
  ['below the minimum it stands', 'act', 'w:1@300 nmb spin:5 w-', GOOD],
  ['the excess kept', 'act', 'w:1@25000 nmb spin:5 w-', 'stake-not-above-maximum 4.1(d)'],
  ['the excess given back', 'act', 'w:1@25000 nmb spin:5 w-/5000', GOOD],
  ['paid on the maximum', 'act', 'w:1@25000 nmb spin:1 w+20000/25000', GOOD],
  ['off the units asked for', 'act', 'w:1@700 nmb spin:5 w-', 'stake-in-permitted-steps 4.1(b)', UNITS],
];

const shown: readonly Case[] = [
  ['announced as shown', 'act', 'w:1 nmb spin:11 say:11 w-', GOOD],
  ['announced otherwise', 'act', 'w:1 nmb spin:11 say:5 w-', 'announced-result-as-played 3.4'],
  ['announced otherwise', 'qld', 'w:a nmb spin:b say:c w-', 'announced-result-as-played 5(a)'],
  ['on a peg, what passed it', 'qld', 'w:a nmb spin:b/c say:b w-', GOOD],
  ['on a peg, what lies ahead', 'qld', 'w:a nmb spin:b/c say:c w-', 'announced-result-as-played 5(a)'],
  ['a wheel of 1.5 m', 'act', 'w:1 nmb spin:5 w-', GOOD, { equipment: { wheelDiameterMm: 1500, segments: 52 } }],
  ['too small', 'act', 'w:1 nmb spin:5 w-', 'wheel-as-stated 1.4', { equipment: { wheelDiameterMm: 1499 } }],
  ['too small', '52', 'w:a nmb spin:b w-', 'wheel-as-stated 17(1)', { equipment: { wheelDiameterMm: 1499 } }],
  ['54 spaces, not 52', '54', 'w:a nmb spin:b w-', 'wheel-as-stated 20(2)', { equipment: { segments: 52 } }],
  ['8 of b', 'qld', 'w:a nmb spin:b w-', GOOD, { equipment: { symbols: { a: 24, b: 8 } } }],
  ['12 of b', 'qld', 'w:a nmb spin:b w-', 'wheel-as-stated 2(2)(b)', { equipment: { symbols: { b: 12 } } }],
];

function verdictOf(record: RoundRecord): string {
  const { verdict, findings } = judged(record);
  const breaches = findings.filter((finding) => finding.verdict === 'breaches');
  if (breaches.length === 0) return verdict;
  return breaches
    .map(({ check, clauses }) => `${check.split('/')[1] ?? ''} ${(clauses[0] ?? '').replace(/^.*#[^/]*\//, '')}`)
    .join('; ');
}

describe.each([
  ['wagers are settled by the symbol', settled],
  ['spins count or do not', spun],
  ['what goes wrong', irregular],
  ['how wagers are made', made],
  ['what is said and shown', shown],
])('%s', (_name, cases) => {
  test.each(cases.map((one) => [`${one[0]} (${one[1]})`, one] as const))(
    '%s',
    (_case, [, law, played, expected, more]) => {
      expect(verdictOf(round(law, played, more))).toBe(expected);
    },
  );
});

test("the page's example complies", () => {
  const played = ['w:e v:b u:g nmb spin:e/bx5 say:e', announced('entry', 'e', 'dealer'), 'v- u- w+25000'];
  const record = round('54', played, {
    table: { id: 'W03', limits: { symbol: { min: 200, max: 20000 } }, signs: ['limits', 'odds', 'on-a-peg'] },
    equipment: {
      ...{ wheelDiameterMm: 1600, segments: 54, symbols: { a: 26, b: 13, c: 7, d: 4, e: 2, f: 1, g: 1 } },
      fittings: ['drop-box', 'electronic-equipment', 'entry-terminal'],
    },
  });
  expect(verdictOf(record)).toBe(GOOD);
});
