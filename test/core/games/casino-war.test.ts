import { judgeFor } from '../../../src/core/findings/judge';
import type { RoundEvent, RoundRecord } from '../../../src/core/rounds/record';
import { venues } from '../../support/rounds/venues';

/** Rounds written from schedules 13 and 13(a), both sides of each boundary. */

type Event = RoundEvent | readonly RoundEvent[];

const deal = (to: string, card: string): RoundEvent => ({ type: 'deal', to, card, face: 'up' });
const main = (id: string, player: string, box: number, stake = 2500): RoundEvent => ({
  ...{ type: 'wager', id, player, position: `box:${String(box)}`, bet: 'main', stake },
});
const tie = (id: string, player: string, box: number, stake = 500): RoundEvent => ({
  ...{ type: 'wager', id, player, position: `box:${String(box)}`, bet: 'tie', stake },
});
const war = (id: string, player: string, box: number, on: string, stake = 2500): RoundEvent => ({
  ...{ type: 'wager', id, player, position: `box:${String(box)}`, bet: 'war', stake, on, confirmed: true },
});
const decide = (player: string, box: number, choice: string): RoundEvent => ({
  ...{ type: 'decide', position: `box:${String(box)}`, player, choice },
});
const won = (wager: string, paid: number, returned: number): RoundEvent => ({
  ...{ type: 'settle', wager, result: 'win', paid, returned },
});
const lost = (wager: string, returned = 0): RoundEvent => ({
  ...{ type: 'settle', wager, result: 'lose', paid: 0 },
  ...(returned > 0 && { returned }),
});
const back = (wager: string, returned: number, result: 'void' | 'push' = 'void'): RoundEvent => ({
  ...{ type: 'settle', wager, result, paid: 0, returned },
});

const judges = venues()
  .filter(({ ruleSet }) => ruleSet.game === 'casino-war')
  .map(({ name, ruleSet }) => ({ name, judge: judgeFor(ruleSet) }));

interface Place {
  readonly terminal?: boolean;
  readonly decks?: number;
  readonly options?: Record<string, string>;
  readonly limits?: Record<string, { min?: number; max?: number }>;
}

function verdictOf(events: readonly Event[], place: Place = {}): string {
  const { terminal = false, decks = 8, options, limits = { main: { min: 1500, max: 60000 } } } = place;
  const round: RoundRecord = {
    ...{ format: 'house-rules/round@1', id: 'r', jurisdiction: 'AU-QLD', game: 'casino-war' },
    ...(terminal && { channel: 'terminal', variant: 'electronic' }),
    playedAt: '2025-02-11T20:14:00+10:00',
    table: { limits, ...(options && { options }) },
    equipment: { decks },
    events: events.flat(),
  };
  const { judge } = judges.find(({ name }) => name.includes('electronic') === terminal) ?? {};
  const checked = judge?.check(round);
  if (checked === undefined || typeof checked === 'string') return checked ?? 'no judge';
  const breaches = checked.findings.filter(({ verdict }) => verdict === 'breaches');
  if (breaches.length === 0) return checked.verdict;
  return breaches
    .map(
      ({ check, subject, clauses }) =>
        `${check.replace('casino-war/', '')} ${subject} ${clauses[0]?.split('#')[1] ?? ''}`,
    )
    .join('; ');
}

const first = (...cards: readonly (readonly [box: number, card: string])[]): readonly RoundEvent[] =>
  cards.map(([box, card]) => deal(box === 0 ? 'dealer' : `box:${String(box)}`, card));

/** One player at box 2 with 25.00 on main, against the dealer's queen. */
const one = (card: string, ...after: readonly Event[]): readonly Event[] => [
  main('w1', 'p1', 2),
  first([2, card], [0, 'QH']),
  ...after,
];
/** The same player at war; the second cards of the box and the dealer. */
const atWar = (own: string, dealers: string, ...after: readonly Event[]): readonly Event[] =>
  one('QS', decide('p1', 2, 'war'), war('w4', 'p1', 2, 'w1'), first([2, own], [0, dealers]), ...after);
/** Two players at boxes 2 and 4, each with a tie beside the main; box 2 loses, box 4 wins. */
const two = (...settled: readonly RoundEvent[]): readonly Event[] => [
  ...[main('m2', 'p1', 2), main('m4', 'p2', 4), tie('t2', 'p1', 2), tie('t4', 'p2', 4)],
  first([2, '6D'], [4, 'KS'], [0, 'QH']),
  settled,
];
/** Boxes 2 and 4 at war, and both win it. */
const bothAtWar = (...settled: readonly RoundEvent[]): readonly Event[] => [
  ...[main('m2', 'p1', 2), main('m4', 'p2', 4)],
  first([2, 'QD'], [4, 'QS'], [0, 'QH']),
  [war('v2', 'p1', 2, 'm2'), war('v4', 'p2', 4, 'm4')],
  first([2, 'KD'], [4, 'KS'], [0, '3H']),
  settled,
];

const NO_MORE_BETS: RoundEvent = { type: 'call', call: 'no-more-bets' };

const EXAMPLE: readonly Event[] = [
  ...[main('w1', 'p1', 2), main('w2', 'p2', 4, 4000), tie('w3', 'p2', 4)],
  first([2, '6D'], [4, 'QS'], [0, 'QH']),
  ...[won('w3', 5000, 500), lost('w1'), decide('p2', 4, 'war'), war('w4', 'p2', 4, 'w2', 4000)],
  first([4, 'TC'], [0, '3S']),
  ...[won('w4', 4000, 4000), back('w2', 4000)],
];

// prettier-ignore
const CASES: readonly (readonly [name: string, expected: string, events: readonly Event[], place?: Place])[] = [
  ['the example of a whole round', 'complies', EXAMPLE],
  ['a higher card wins even money', 'complies', one('KS', won('w1', 2500, 2500))],
  ['suits do not matter and the ace is high', 'complies', one('AC', won('w1', 2500, 2500))],
  ['a higher card is paid too much', 'wins-pay-stated-odds w1 sch-13/12(1)', one('KS', won('w1', 5000, 2500))],
  ['a lower card loses', 'complies', one('2S', lost('w1'))],
  ['a lower card is paid', 'wager-follows-the-result w1 sch-13/6(2)', one('JS', won('w1', 2500, 2500))],
  ['a surrender gives half back', 'complies', one('QS', decide('p1', 2, 'surrender'), lost('w1', 1250))],
  ['a surrender that does not say what went back', 'indeterminate', one('QS', decide('p1', 2, 'surrender'), lost('w1'))],
  ['a surrender takes more than half', 'losing-wager-is-collected w1 sch-13/16(5)(a)', one('QS', decide('p1', 2, 'surrender'), lost('w1', 1000))],
  ['an absent player has surrendered', 'complies', one('QS', decide('p1', 2, 'none'), lost('w1', 1250))],
  ['an absent player has all back', 'wager-follows-the-result w1 sch-13/6(2)', one('QS', decide('p1', 2, 'none'), back('w1', 2500, 'push'))],
  ['nobody went to war and nothing is decided', 'complies', one('QS', lost('w1', 1250))],
  ['a war won by a higher card', 'complies', atWar('KS', '3H', won('w4', 2500, 2500), back('w1', 2500))],
  ['a war won by an equal card pays two to one', 'complies', atWar('3S', '3H', back('w1', 2500, 'push'), won('w4', 5000, 2500))],
  ['a war won by an equal card pays one to one', 'wins-pay-stated-odds w4 sch-13/12(3)(b)', atWar('3S', '3H', won('w4', 2500, 2500), back('w1', 2500))],
  ['a war won pays two to one', 'wins-pay-stated-odds w4 sch-13/12(3)(a)', atWar('KS', '3H', won('w4', 5000, 2500), back('w1', 2500))],
  ['the main wager is paid after a war', 'wager-follows-the-result w1 sch-13/6(2)', atWar('KS', '3H', won('w4', 2500, 2500), won('w1', 2500, 2500))],
  ['a war lost takes both', 'complies', atWar('2S', '3H', lost('w1'), lost('w4'))],
  ['a war lost gives the main wager back', 'wager-follows-the-result w1 sch-13/6(2)', atWar('2S', '3H', lost('w4'), back('w1', 2500))],
  ['a tie pays 10 to 1 at a table', 'complies', [tie('t', 'p1', 2), ...one('QS', won('t', 5000, 500), lost('w1', 1250))]],
  ['a tie pays 11 to 1 at a table', 'wins-pay-stated-odds t sch-13/12(2)', [tie('t', 'p1', 2), ...one('QS', won('t', 5500, 500), lost('w1', 1250))]],
  ['a tie pays 11 to 1 on a terminal', 'complies', [main('w1', 'p1', 2), tie('t', 'p1', 2), NO_MORE_BETS, first([2, 'QS'], [0, 'QH']), won('t', 5500, 500), decide('p1', 2, 'none'), lost('w1', 1250)], { terminal: true }],
  ['a tie without a main wager', 'wager-has-its-companion t sch-13/7(4)', [main('w1', 'p1', 2), tie('t', 'p2', 2), first([2, '6S'], [0, 'QH']), lost('t'), lost('w1')]],
  ['a tie three times the main wager', 'complies', [main('w1', 'p1', 2, 1500), tie('t', 'p1', 2, 4500), first([2, '6S'], [0, 'QH']), lost('t'), lost('w1')]],
  ['a tie above three times', 'added-stake-as-stated t sch-13/7(5)', [main('w1', 'p1', 2, 1500), tie('t', 'p1', 2, 4600), first([2, '6S'], [0, 'QH']), lost('t'), lost('w1')]],
  ['a tie of a tenth of the maximum', 'complies', [main('w1', 'p1', 2, 9000), tie('t', 'p1', 2, 6000), first([2, '6S'], [0, 'QH']), lost('t'), lost('w1')]],
  ['a tie above a tenth', 'stake-within-its-share t sch-13/11(2)', [main('w1', 'p1', 2, 9000), tie('t', 'p1', 2, 6100), first([2, '6S'], [0, 'QH']), lost('t'), lost('w1')]],
  ['a tie above a tenth, given back', 'complies', [main('w1', 'p1', 2, 9000), tie('t', 'p1', 2, 6100), first([2, '6S'], [0, 'QH']), back('t', 6100), lost('w1')]],
  ['a war smaller than the main wager', 'added-stake-as-stated w4 sch-13/6(2)', one('QS', war('w4', 'p1', 2, 'w1', 2000), first([2, 'KS'], [0, '3H']), won('w4', 2000, 2000), back('w1', 2500))],
  ['a war after unequal cards', 'decisions-as-stated w4 sch-13/16(4)', one('KS', won('w1', 2500, 2500), war('w4', 'p1', 2, 'w1'), first([2, 'KS'], [0, '3H']), won('w4', 2500, 2500))],
  ['a war before the tie is settled', 'decisions-as-stated w4 sch-13/16(4)', [tie('t', 'p1', 2), main('w1', 'p1', 2), first([2, 'QS'], [0, 'QH']), war('w4', 'p1', 2, 'w1'), won('t', 5000, 500), first([2, 'KS'], [0, '3H']), won('w4', 2500, 2500), back('w1', 2500)]],
  ['a choice that there is not', 'decisions-as-stated events[3] sch-13/16(4)', one('QS', decide('p1', 2, 'double'), lost('w1', 1250))],
  ['ties from the right, then mains from the right', 'complies', two(lost('t4'), lost('t2'), won('m4', 2500, 2500), lost('m2'))],
  ['ties from the left', 'settled-in-turn t2 sch-13/16(2)', two(lost('t2'), lost('t4'), won('m4', 2500, 2500), lost('m2'))],
  ['a main wager before a tie', 'settled-in-turn m4 sch-13/16(2)', two(lost('t4'), won('m4', 2500, 2500), lost('t2'), lost('m2'))],
  ['mains from the left', 'settled-in-turn m2 sch-13/16(2)', two(lost('t4'), lost('t2'), lost('m2'), won('m4', 2500, 2500))],
  ['wars from the right, in either order at a box', 'complies', bothAtWar(won('v4', 2500, 2500), back('m4', 2500, 'push'), back('m2', 2500, 'push'), won('v2', 2500, 2500))],
  ['wars from the left', 'settled-in-turn v2 sch-13/16(2)', bothAtWar(won('v2', 2500, 2500), back('m2', 2500), won('v4', 2500, 2500), back('m4', 2500))],
  ['a main wager that won settled after the war cards', 'settled-when-stated m4 sch-13/16(2)(b)', [main('m2', 'p1', 2), main('m4', 'p2', 4), first([2, 'QD'], [4, 'KS'], [0, 'QH']), war('v2', 'p1', 2, 'm2'), first([2, 'KD'], [0, '3H']), won('m4', 2500, 2500), won('v2', 2500, 2500), back('m2', 2500)]],
  ['a tie settled before the dealer has a card', 'settled-when-stated t sch-13/16(2)(a)', [main('w1', 'p1', 2), tie('t', 'p1', 2), deal('box:2', '6S'), lost('t'), deal('dealer', 'QH'), lost('w1')]],
  ['two together above the maximum of the box', 'box-within-table-maximum b sch-13/8(2)', [main('a', 'p1', 2, 40000), main('b', 'p2', 2, 20100), first([2, '6S'], [0, 'QH']), lost('a'), lost('b')], { options: { sharedBoxMaximum: 'whole-box' } }],
  ['two together at the maximum of the box', 'complies', [main('a', 'p1', 2, 40000), main('b', 'p2', 2, 20000), first([2, '6S'], [0, 'QH']), lost('a'), lost('b')], { options: { sharedBoxMaximum: 'whole-box' } }],
  ['two together above a maximum for each player', 'complies', [main('a', 'p1', 2, 40000), main('b', 'p2', 2, 20100), first([2, '6S'], [0, 'QH']), lost('a'), lost('b')], { options: { sharedBoxMaximum: 'each-player' } }],
  ['two together above it and no direction known', 'complies', [main('a', 'p1', 2, 40000), main('b', 'p2', 2, 20100), first([2, '6S'], [0, 'QH']), lost('a'), lost('b')]],
  ['three players at a box', 'complies', [main('a', 'p1', 2), main('b', 'p2', 2), main('c', 'p3', 2), first([2, '6S'], [0, 'QH']), lost('a'), lost('b'), lost('c')]],
  ['four players at a box', 'wagers-per-position-as-stated d sch-13/8(1)', [main('a', 'p1', 2), main('b', 'p2', 2), main('c', 'p3', 2), main('d', 'p4', 2), first([2, '6S'], [0, 'QH']), lost('a'), lost('b'), lost('c'), lost('d')]],
  ['four players at an area of terminals', 'complies', [main('a', 'p1', 2), main('b', 'p2', 2), main('c', 'p3', 2), main('d', 'p4', 2), NO_MORE_BETS, first([2, '6S'], [0, 'QH']), lost('a'), lost('b'), lost('c'), lost('d')], { terminal: true }],
  ['below the minimum', 'stake-not-below-minimum w1 sch-13/11(1)', [main('w1', 'p1', 2, 1400), first([2, '6S'], [0, 'QH']), lost('w1')]],
  ['six decks', 'complies', one('2S', lost('w1')), { decks: 6 }],
  ['seven decks', 'decks-as-stated equipment sch-13/4(1)', one('2S', lost('w1')), { decks: 7 }],
  ['a main wager taken back after the first card', 'no-wager-after-close w1 sch-13/9(1)', [main('w1', 'p1', 2), first([2, '6S']), { type: 'withdraw', wager: 'w1' }, first([0, 'QH']), lost('w1')]],
  ['a main wager raised before the first card, though confirmed', 'complies', [{ ...main('w1', 'p1', 2), confirmed: true } as RoundEvent, { type: 'change', wager: 'w1', stake: 3000 }, first([2, '6S'], [0, 'QH']), lost('w1')]],
  ['a war taken back once confirmed', 'confirmed-wagers-stay w4 sch-13/9(2)', one('QS', war('w4', 'p1', 2, 'w1'), { type: 'withdraw', wager: 'w4' }, first([2, 'KS'], [0, '3H']), won('w4', 2500, 2500), back('w1', 2500))],
  ['no card of the dealer is recorded', 'indeterminate', [main('w1', 'p1', 2), first([2, '6S']), lost('w1')]],
  ['no second cards are recorded', 'indeterminate', one('QS', war('w4', 'p1', 2, 'w1'), won('w4', 2500, 2500), back('w1', 2500))],
  ['a second card to a box is burnt', 'complies', one('2S', { type: 'irregularity', kind: 'excess-card-drawn', of: 'second-card-to-box', to: 'box:2', card: '5H', treatment: 'burnt', }, lost('w1'))],
  ['a second card to a box is played', 'irregularity-treated-as-stated events[3] sch-13/23(2)', one('2S', { type: 'irregularity', kind: 'excess-card-drawn', of: 'second-card-to-box', to: 'box:2', card: '5H', treatment: 'played', }, lost('w1'))],
  ['first cards misplaced and put in order', 'complies', one('2S', { type: 'irregularity', kind: 'card-to-wrong-hand', treatment: 'reconstructed' }, lost('w1'))],
  ['first cards misplaced and played', 'irregularity-treated-as-stated events[3] sch-13/25(1)', one('2S', { type: 'irregularity', kind: 'card-to-wrong-hand', treatment: 'played' }, lost('w1'))],
  ['first cards misplaced, noticed once a wager is settled', 'complies', one('2S', lost('w1'), { type: 'irregularity', kind: 'card-to-wrong-hand', treatment: 'played' })],
];

test.each(CASES.map(([name, expected, events, place]) => ({ name, expected, events, place })))(
  '$name',
  ({ expected, events, place }) => {
    expect(verdictOf(events, place)).toBe(expected);
  },
);
