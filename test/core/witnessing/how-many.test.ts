import { compareFacts } from '../../../src/core/compare/compare-facts';
import { gameOf } from '../../../src/core/games/registry';
import { Inquiry } from '../../../src/core/witnessing/inquiry';
import { sideNamed } from '../../support/rounds/sides';
import { isThorough } from '../../support/thorough';

/** Less than a question about one figure is given: what this finds, that finds too. */
const EFFORT = { lawful: 60, plantedOfEach: 1, plantedOfSubject: 16, varied: 1, ofOneBet: 60, pared: 3, enough: 0 };

interface Counted {
  /** Figures that both sides state and that differ, and of how many a round shows it. */
  both: number;
  bothShown: number;
  /** Figures that only one side states. */
  one: number;
  oneShown: number;
  /** Those that no round shows, by why not on the side that states them. */
  readonly reasons: Map<string, number>;
}

/** One in so many, by its name: figures that come or go leave the others in the sample as they were. */
const isInSample = (fact: string, every: number): boolean =>
  Buffer.from(fact).reduce((sum, byte) => sum + byte, 0) % every === 0;

/** Every figure, or one in so many where a game has so many that a test would take too long. */
function countedIn(game: string, from: string, to: string, every: number): Counted {
  const counted: Counted = { both: 0, bothShown: 0, one: 0, oneShown: 0, reasons: new Map() };
  const known = gameOf(game);
  if (known === undefined) throw new Error(game);
  const sides = [sideNamed(game, from), sideNamed(game, to)] as const;
  const inquiry = new Inquiry(game, sides, EFFORT);
  const rules = sides.map(({ ruleSet }) => ruleSet);
  const differing = compareFacts(known, rules).filter(({ same }) => !same);
  for (const { fact, values } of differing.filter((one) => isInSample(one.fact, every))) {
    const { directions } = inquiry.seek(fact);
    const isShown = directions.some(({ hits }) => hits.length > 0);
    if (values.every(({ value }) => value !== null)) {
      counted.both += 1;
      counted.bothShown += Number(isShown);
    } else {
      counted.one += 1;
      counted.oneShown += Number(isShown);
    }
    if (isShown) continue;
    const codes = directions.flatMap(({ reason }) => reason?.code ?? []);
    expect([fact, codes.length]).toEqual([fact, 2]);
    const code = codes.find((one) => one !== 'not-stated') ?? 'not-stated';
    counted.reasons.set(code, (counted.reasons.get(code) ?? 0) + 1);
  }
  return counted;
}

interface Floor {
  readonly every: number;
  /** At least so many are shown, of those that both sides state and of those that one does. */
  readonly both: number;
  readonly one: number;
  /** For at most so many of the others it is not known why not. */
  readonly notFound: number;
}

const FLOORS: readonly (readonly [game: string, from: string, to: string, floor: Floor])[] = [
  ['baccarat', 'AU-NSW', 'AU-QLD:table', { every: 2, both: 2, one: 71, notFound: 2 }],
  ['blackjack', 'AU-ACT', 'AU-QLD:table', { every: 8, both: 2, one: 27, notFound: 5 }],
  ['roulette', 'AU-ACT:table', 'NZ', { every: 1, both: 3, one: 17, notFound: 5 }],
  ['sic-bo', 'AU-ACT:table', 'AU-QLD:table', { every: 1, both: 0, one: 34, notFound: 0 }],
];

/** The games with more figures are for a soak. */
const ASKED = isThorough ? FLOORS : FLOORS.filter(([game]) => game === 'sic-bo');

it.each(ASKED)('rounds show differences of %s between %s and %s, or it is said why none does', (...row) => {
  const [game, from, to, { every, both, one, notFound }] = row;
  const counted = countedIn(game, from, to, every);
  const reasons = [...counted.reasons].map(([code, count]) => `${code} ${String(count)}`).join(', ');
  process.stderr.write(
    `${game}, ${from} and ${to}: ${String(counted.bothShown)} of ${String(counted.both)} figures that both state differently, ` +
      `${String(counted.oneShown)} of ${String(counted.one)} that only one states; of the others ${reasons}\n`,
  );
  expect(counted.bothShown).toBeGreaterThanOrEqual(both);
  expect(counted.oneShown).toBeGreaterThanOrEqual(one);
  expect(counted.reasons.get('not-found') ?? 0).toBeLessThanOrEqual(notFound);
});
