import { bindChecks } from '../../../src/core/checks/bind';
import type { Check } from '../../../src/core/play/judging/check';
import type { Example } from '../../../src/core/checks/example';
import type { RoundRecord } from '../../../src/core/rounds/record';
import { chosenBy } from '../../../src/core/rules/choice-readers';
import { ruleSetFor } from '../rounds/everywhere';
import { answeredUnder } from '../rounds/judged';

/** What happens in a round, in one sentence and as what is told of it. */
type SceneOf<Told> = readonly [says: string, told: Told];

/** By check, each with the pairs that places may call for: a place takes the first on which its rules draw their line. */
export type PairsOf<Told> = Readonly<Record<string, readonly PairOf<Told>[]>>;

interface PairOf<Told> {
  readonly breach: SceneOf<Told>;
  readonly lawful: SceneOf<Told>;
  /** Shown beside the first pair, by this name, where it cites a clause that no example of the check has shown. */
  readonly also?: string;
}

/** A game whose examples are written from scenes: where it is played, what happens there, and how that becomes a record. */
export interface Scenery<Place, Told> {
  readonly checks: readonly Check<never>[];
  readonly places: Readonly<Record<string, Place>>;
  readonly pairs: PairsOf<Told>;
  readonly recordOf: (place: Place, told: Told) => RoundRecord;
  readonly nothing: Told;
}

/** The examples of a game, and the names of the duties for which no pair of scenes fits. */
export interface Written {
  readonly examples: readonly Example[];
  readonly unshown: readonly string[];
}

/** In the order of the registry, then of the places; a place whose rules say the same in the same clauses is shown once. */
export function writeExamples<Place, Told>(scenery: Scenery<Place, Told>): Written {
  const places = Object.entries(scenery.places).map(([at, place]) => ({
    at,
    place,
    bound: clausesByCheck(scenery, place),
  }));
  const examples: Example[] = [];
  const unshown: string[] = [];
  for (const { id } of scenery.checks) {
    const shown = new Set<string>();
    for (const { at, place, bound } of places) {
      const clauses = bound.get(id);
      if (clauses === undefined || shown.has(clauses)) continue;
      shown.add(clauses);
      const pair = pairAt(scenery, id, at, place);
      if (pair.length === 0) unshown.push(`${id} at ${at}`);
      examples.push(...pair);
    }
  }
  return { examples: [...examples, ...furtherExamples(scenery, places, examples)], unshown };
}

/** Where a check may have examples: a place by its name, and the checks that its rules impose. */
interface Bound<Place> {
  readonly at: string;
  readonly place: Place;
  readonly bound: ReadonlyMap<string, string>;
}

/** Further pairs, each where it is the first of its check to show a clause. */
function furtherExamples<Place, Told>(
  scenery: Scenery<Place, Told>,
  places: readonly Bound<Place>[],
  examples: readonly Example[],
): readonly Example[] {
  return scenery.checks.flatMap(({ id }) => {
    const shown = new Set(examples.flatMap(({ check, clauses }) => (check === id ? clauses : [])));
    return (scenery.pairs[id] ?? []).flatMap((pair) =>
      places.flatMap(({ at, place, bound }) => {
        if (pair.also === undefined || !bound.has(id)) return [];
        const found = examplesOf(scenery, id, `${at}/${pair.also}`, place, pair);
        const clauses = found.flatMap((example) => example.clauses);
        if (clauses.every((clause) => shown.has(clause))) return [];
        for (const clause of clauses) shown.add(clause);
        return found;
      }),
    );
  });
}

/** The rule set and the clauses that a check may cite under the rules of a place, for every check that they impose. */
function clausesByCheck<Place, Told>(scenery: Scenery<Place, Told>, place: Place): ReadonlyMap<string, string> {
  const record = scenery.recordOf(place, scenery.nothing);
  const ruleSet = ruleSetFor(record);
  const chosen = chosenBy(record, ruleSet);
  const checks = scenery.checks as unknown as readonly Check<unknown>[];
  return new Map(
    bindChecks(checks, chosen, chosen.undecided).map(({ check }) => {
      const enforced = [...check.enforces, ...check.mayEnforce];
      const clauses = enforced.flatMap((name) => chosen.facts.get(name)?.clauses ?? []);
      return [check.id, [ruleSet.version, ...clauses].join(' ')];
    }),
  );
}

function pairAt<Place, Told>(
  scenery: Scenery<Place, Told>,
  check: string,
  at: string,
  place: Place,
): readonly Example[] {
  for (const pair of scenery.pairs[check] ?? []) {
    const examples = pair.also === undefined ? examplesOf(scenery, check, at, place, pair) : [];
    if (examples.length > 0) return examples;
  }
  return [];
}

/** Both examples of a pair, or none where the rules of the place draw their line elsewhere. */
function examplesOf<Place, Told>(
  { recordOf }: Scenery<Place, Told>,
  check: string,
  named: string,
  place: Place,
  { breach, lawful }: PairOf<Told>,
): readonly Example[] {
  const examples = [
    exampleOf(check, named, breach[0], recordOf(place, breach[1]), 'breaches'),
    exampleOf(check, named, lawful[0], recordOf(place, lawful[1]), 'complies'),
  ];
  return examples.every((example) => example !== undefined) ? examples : [];
}

/** Nothing where the rules of the place see the round otherwise, or where anything else in it is wrong or in doubt. */
export function exampleOf(
  check: string,
  at: string,
  says: string,
  round: RoundRecord,
  verdict: Example['verdict'],
): Example | undefined {
  const ruleSet = ruleSetFor(round);
  const answered = answeredUnder(ruleSet, round);
  if (typeof answered === 'string') return undefined;
  const { findings } = answered;
  const accused = findings.filter((finding) => finding.verdict === 'breaches' || finding.verdict === 'indeterminate');
  if (accused.some((finding) => finding.check !== check || finding.verdict !== verdict)) return undefined;
  const found = findings.filter((finding) => finding.check === check && finding.verdict === verdict);
  if (found.length === 0) return undefined;
  const clauses = [...new Set(found.flatMap((finding) => finding.clauses))];
  const kind = verdict === 'breaches' ? 'breach' : 'lawful';
  return { id: `${check}/${kind}/${at}`, check, verdict, ruleSet: ruleSet.name, says, clauses, round };
}
