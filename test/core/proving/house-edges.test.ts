import { questionsUnder } from '../../../src/core/proving/prove';
import { speaking, type Question } from '../../../src/core/proving/question';
import type { RuleSet } from '../../../src/core/rules/rule-set';
import { parseOdds } from '../../../src/core/values/odds';
import { altered, ruleSetNamed } from '../../support/proving/tampered';

/** What a wager loses in the long run, as an exact ratio: the rows decide and pay each outcome, its weight counts it. */
function houseEdge(question: Question<never>): { readonly lost: bigint; readonly staked: bigint } {
  const space = question.spaces[0];
  let lost = 0n;
  let scale = 1n;
  for (const { outcome, weight } of space?.cases ?? []) {
    const result = speaking(question.results, outcome)[0]?.says;
    const ways = BigInt(weight);
    if (result === 'lose') lost += ways * scale;
    if (result !== 'win') continue;
    const odds = parseOdds(speaking(question.odds, outcome)[0]?.says ?? '');
    if (odds === undefined) throw new Error(`${question.wager} wins without odds`);
    const on = BigInt(odds.on);
    // All on one denominator: a few odds only, so that it stays small.
    if (scale % on !== 0n) {
      lost *= on;
      scale *= on;
    }
    lost -= (ways * BigInt(odds.wins) * scale) / on;
  }
  return { lost, staked: BigInt(space?.total ?? 0) * scale };
}

/** In per cent, to four places. */
function printEdge({ lost, staked }: ReturnType<typeof houseEdge>): string {
  const tenThousandths = (lost * 2_000_000n + staked) / (2n * staked);
  return `${String(tenThousandths / 10_000n)}.${String(tenThousandths % 10_000n).padStart(4, '0')}`;
}

function edgeOf(ruleSet: RuleSet, wager: string, way = 0): string {
  const kind = wager.split(':')[0] ?? wager;
  const asked = questionsUnder(ruleSet, kind)?.filter((question) => question.wager === wager) ?? [];
  const question = asked[way];
  if (question === undefined) throw new Error(`${ruleSet.name} has no ${wager}`);
  return printEdge(houseEdge(question));
}

const nsw = ruleSetNamed('AU-NSW baccarat');
const queensland = ruleSetNamed('AU-QLD sic-bo');

test('coups of eight decks end as often as is published', () => {
  const [tie] = questionsUnder(nsw, 'tie') ?? [];
  const space = tie?.spaces[0] as
    { total: number; cases: readonly { outcome: { player: number; banker: number }; weight: number }[] } | undefined;
  const ways = (holds: (lead: number) => boolean): number =>
    (space?.cases ?? []).reduce(
      (sum, { outcome, weight }) => sum + (holds(outcome.banker - outcome.player) ? weight : 0),
      0,
    );
  expect(space?.total).toBe(4_998_398_275_503_360);
  expect(ways((lead) => lead > 0)).toBe(2_292_252_566_437_888);
  expect(ways((lead) => lead < 0)).toBe(2_230_518_282_592_256);
  expect(ways((lead) => lead === 0)).toBe(475_627_426_473_216);
});

test.each([
  ['banker at 19 to 20', nsw, 'banker', '1.0579'],
  ['player at 1 to 1', nsw, 'player', '1.2351'],
  ['tie at 8 to 1', nsw, 'tie', '14.3596'],
  ['pair at 11 to 1', nsw, 'player-pair', '10.3614'],
  ['banker at 1 to 1, and 1 to 2 on six', ruleSetNamed('AU-NSW baccarat/even-money'), 'banker', '1.4581'],
  ['banker at 19 to 20 in the ACT', ruleSetNamed('AU-ACT baccarat', 'au-act/gazette-s196-1992'), 'banker', '1.0579'],
  ['banker at 19 to 20 in Queensland', ruleSetNamed('AU-QLD baccarat'), 'banker', '1.0579'],
  ['banker at 19 to 20 in New Zealand', ruleSetNamed('NZ baccarat'), 'banker', '1.0579'],
  ['tie at 8 to 1 in New Zealand', ruleSetNamed('NZ baccarat'), 'tie', '14.3596'],
  ['any pair at 11 to 1', ruleSetNamed('AU-QLD baccarat'), 'any-pair:player', '10.3614'],
])('baccarat: %s', (_, ruleSet, wager, published) => {
  expect(edgeOf(ruleSet, wager)).toBe(published);
});

test('baccarat: the tie at 9 to 1, where the operator chooses that', () => {
  expect(edgeOf(ruleSetNamed('NZ baccarat'), 'tie', 1)).toBe('4.8440');
});

test.each([
  ['dragon-bonus:player', /^2\.65/],
  ['dragon-bonus:banker', /^9\.37/],
  ['super-6', /^13\.8/],
])('baccarat: %s in Queensland, as far as it is published', (wager, published) => {
  expect(edgeOf(ruleSetNamed('AU-QLD baccarat'), wager)).toMatch(published);
});

test.each([
  ['AU-QLD roulette', '2.7027'],
  ['NZ roulette', '2.7027'],
  ['AU-QLD roulette/double-zero', '5.2632'],
  ['NZ roulette/double-zero', '5.2632'],
  ['AU-QLD roulette/triple-zero', '7.6923'],
])('%s: every wager but the five-line loses alike', (name, published) => {
  const ruleSet = ruleSetNamed(name);
  const kinds = ['straight', 'split', 'street', 'corner', 'six-line', 'column', 'dozen', 'low', 'even', 'red'];
  const edges = kinds.flatMap((kind) => (questionsUnder(ruleSet, kind) ?? []).map(houseEdge).map(printEdge));
  expect(new Set(edges)).toEqual(new Set([published]));
});

test.each(['AU-QLD roulette/double-zero', 'NZ roulette/double-zero'])('%s: the five-line at 6 to 1', (name) => {
  expect(edgeOf(ruleSetNamed(name), 'five-line')).toBe('7.8947');
});

test.each([
  ['small', '2.7778'],
  ['big', '2.7778'],
  ['odd', '2.7778'],
  ['even', '2.7778'],
  ['pair:2/5', '2.7778'],
  ['single:4', '3.7037'],
  ['double:3', '11.1111'],
  ['triple:3', '16.2037'],
  ['any-triple', '11.1111'],
  ['total:4', '12.5000'],
  ['total:5', '11.1111'],
  ['total:6', '12.0370'],
  ['total:7', '9.7222'],
  ['total:8', '12.5000'],
  ['total:9', '7.4074'],
  ['total:10', '12.5000'],
  ['four-number-combination:1/2/3/4', '11.1111'],
])('sic bo: %s', (wager, published) => {
  expect(edgeOf(queensland, wager)).toBe(published);
});

test('sic bo: any triple at the 30 to 1 that most tables pay', () => {
  expect(edgeOf(altered(queensland, 'pays', 'any-triple', '30 to 1'), 'any-triple')).toBe('13.8889');
});

test.each([
  ['double:3', '3.7037'],
  ['triple:3', '11.5741'],
])('electronic sic bo: %s', (wager, published) => {
  expect(edgeOf(ruleSetNamed('AU-QLD sic-bo/electronic'), wager)).toBe(published);
});
