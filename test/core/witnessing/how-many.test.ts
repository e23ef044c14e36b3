import { compareFacts } from '../../../src/core/compare/compare-facts';
import { gameOf } from '../../../src/core/games/registry';
import type { Side } from '../../../src/core/replaying/side';
import { candidatesOfAnything, offeredOnOneSide } from '../../../src/core/witnessing/candidates';
import { Contrast, type Shown } from '../../../src/core/witnessing/contrast';
import { MadeRounds } from '../../../src/core/witnessing/made-rounds';
import { hitOf } from '../../../src/core/witnessing/search';
import { subjectOf } from '../../../src/core/witnessing/subject';
import { sideNamed } from '../../support/rounds/sides';

const EFFORT = { lawful: 60, plantedOfEach: 1, plantedOfSubject: 0, varied: 0, ofOneBet: 0 };

/** The base form of games with few enough rounds to go through in a test, in every jurisdiction that has it, where tables and terminals have rules of their own at both. */
const SIDES: Readonly<Record<string, readonly string[]>> = {
  roulette: ['AU-ACT:table', 'AU-ACT:terminal', 'AU-QLD:table', 'NZ'],
  'sic-bo': ['AU-ACT:table', 'AU-ACT:terminal', 'AU-QLD:table'],
};

interface Counted {
  /** Figures that both sides state and that differ, and of how many a round shows it. */
  both: number;
  bothShown: number;
  /** Figures that only one side states. */
  one: number;
  oneShown: number;
  /** Of these, figures of a wager that the other side does not offer, and figures that no check enforces. */
  notOffered: number;
  notEnforced: number;
}

function countedIn(game: string, [from, to]: readonly [MadeRounds, MadeRounds]): Counted {
  const counted: Counted = { both: 0, bothShown: 0, one: 0, oneShown: 0, notOffered: 0, notEnforced: 0 };
  const known = gameOf(game);
  if (known === undefined) throw new Error(game);
  const rules = [from.side.ruleSet, to.side.ruleSet];
  const directions = [
    { contrast: new Contrast(from.side, to.side), made: { allowed: from, forbidden: to } },
    { contrast: new Contrast(to.side, from.side), made: { allowed: to, forbidden: from } },
  ].map(({ contrast, made }) => ({
    contrast,
    shown: [...candidatesOfAnything(contrast, made, EFFORT)].flatMap((one): Shown[] => {
      const shown = contrast.show(one);
      return shown === undefined ? [] : [shown];
    }),
  }));
  for (const { fact, values, same } of compareFacts(known, rules)) {
    if (same) continue;
    const subject = subjectOf(game, fact, rules);
    if (typeof subject === 'string') throw new Error(subject);
    const isShown = directions.some(({ contrast, shown }) =>
      shown.some((one) => hitOf(subject, contrast, one) !== undefined),
    );
    if (values.every(({ value }) => value !== null)) {
      counted.both += 1;
      counted.bothShown += Number(isShown);
    } else {
      counted.one += 1;
      counted.oneShown += Number(isShown);
      if (isShown) continue;
      if (offeredOnOneSide(subject.row, rules) !== undefined) counted.notOffered += 1;
      else if (subject.checks.size === 0) counted.notEnforced += 1;
    }
  }
  return counted;
}

/** Measured with this effort; a search for one figure looks further and finds more. */
const FLOOR: Readonly<Record<string, { readonly bothShown: number; readonly oneShown: number }>> = {
  roulette: { bothShown: 11, oneShown: 32 },
  'sic-bo': { bothShown: 1, oneShown: 26 },
};

it.each(Object.entries(SIDES))(
  'rounds show as many differences of %s between jurisdictions as they did',
  (game, names) => {
    const made = names.map((name) => new MadeRounds(sideNamed(game, name) satisfies Side));
    const pairs = made.flatMap((one, index) => made.slice(index + 1).map((other) => [one, other] as const));
    const sum: Counted = { both: 0, bothShown: 0, one: 0, oneShown: 0, notOffered: 0, notEnforced: 0 };
    for (const pair of pairs)
      for (const [field, count] of Object.entries(countedIn(game, pair)))
        sum[field as keyof Counted] += count as number;
    process.stderr.write(
      `${game}: ${String(sum.bothShown)} of ${String(sum.both)} figures that two sides state differently, ${String(sum.oneShown)} of ${String(sum.one)} that only one states ` +
        `(${String(sum.notOffered)} are of wagers that the other does not offer, ${String(sum.notEnforced)} enforced by no check)`,
    );
    expect(sum.bothShown).toBeGreaterThanOrEqual(FLOOR[game]?.bothShown ?? Infinity);
    expect(sum.oneShown).toBeGreaterThanOrEqual(FLOOR[game]?.oneShown ?? Infinity);
  },
);
