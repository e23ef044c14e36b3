import type { Example } from '../../../src/core/checks/example';
import { GAME_DEFINITIONS } from '../../../src/core/games/definitions';
import { RoundMaker, type GeneratedRound } from '../../../src/core/generating/generate';
import { venues, type NamedVenue } from '../rounds/venues';
import { exampleOf, type Written } from './scenery';

/** Examples of games that are one definition are found among made rounds: of each duty a breach and a lawful round, the shortest of some. */

/** Enough that most rounds are short and few duties are left without one. */
const TRIES = 300;

const placeOf = ({ name }: NamedVenue): string => name.toLowerCase().replaceAll(/[ /]/g, '-');

/** Without what was planted, which is no part of a record. */
const recordOf = ({ planted: _, ...round }: GeneratedRound): Omit<GeneratedRound, 'planted'> => round;

const dutyOf = (check: string): string => check.replace(/^[^/]*\//, '').replaceAll('-', ' ');

function shortest(
  make: () => GeneratedRound,
  exampled: (round: GeneratedRound) => Example | undefined,
): Example | undefined {
  let best: Example | undefined;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const round = make();
    if (best !== undefined && round.events.length >= best.round.events.length) continue;
    best = exampled(round) ?? best;
  }
  return best;
}

/** Breaches that cite clauses which the first one does not. */
function furtherBreaches(maker: RoundMaker, check: string, at: string, first: readonly string[]): readonly Example[] {
  const shown = new Set(first);
  const found: Example[] = [];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const round = maker.breach(check);
    if (round.planted?.clauses.every((clause) => shown.has(clause)) !== false) continue;
    const says = `Broken in a further way: ${dutyOf(check)}.`;
    const named = `${at}/${String(found.length + 2)}`;
    const example = exampleOf(check, named, says, recordOf(round), 'breaches');
    if (example === undefined) continue;
    for (const clause of example.clauses) shown.add(clause);
    found.push(example);
  }
  return found;
}

function examplesAt(venue: NamedVenue, seed: number): Written {
  const maker = new RoundMaker(venue, seed);
  const at = placeOf(venue);
  const examples: Example[] = [];
  const unshown: string[] = [];
  for (const { check, reason } of maker.plantable) {
    if (reason !== undefined) continue;
    const says = (how: string): string => `${how}: ${dutyOf(check)}.`;
    const breach = shortest(
      () => maker.breach(check),
      (round) =>
        exampleOf(check, at, says('Broken in a round that is lawful but for this'), recordOf(round), 'breaches'),
    );
    const lawful = shortest(
      () => maker.lawful(),
      (round) =>
        exampleOf(check, at, says('Kept in a lawful round that has occasion for it'), recordOf(round), 'complies'),
    );
    if (breach === undefined || lawful === undefined) unshown.push(`${check} at ${at}`);
    else examples.push(breach, lawful, ...furtherBreaches(maker, check, at, breach.clauses));
  }
  return { examples, unshown };
}

/** The examples of one defined game under all its rules. */
export function writeDefined(code: string): Written {
  const places = venues().filter(({ ruleSet }) => ruleSet.game === code);
  const written = places.map((venue, index) => examplesAt(venue, 1000 + index));
  return { examples: written.flatMap(({ examples }) => examples), unshown: written.flatMap(({ unshown }) => unshown) };
}

export const DEFINED_CODES: readonly string[] = GAME_DEFINITIONS.map(({ code }) => code);

/** Whether a check is of a game that is one definition. */
export const isDefined = (check: string): boolean => DEFINED_CODES.includes(check.replace(/\/.*$/, ''));

let imposed: ReadonlySet<string> | undefined;

/** Whether the rules of some place impose a check, so that it can be broken there. */
export function isImposed(check: string): boolean {
  imposed ??= new Set(
    venues()
      .filter(({ ruleSet }) => DEFINED_CODES.includes(ruleSet.game))
      .flatMap((venue) =>
        new RoundMaker(venue, 1).plantable.flatMap((one) => (one.reason === undefined ? [one.check] : [])),
      ),
  );
  return imposed.has(check);
}
