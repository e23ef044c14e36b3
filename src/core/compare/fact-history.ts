import type { RuleSet } from '../rules/rule-set';
import type { Channel } from '../rules/source';
import { figureName, type StatedCell } from '../rules/stated-fact';
import type { CalendarDate } from '../values/calendar-date';

/** What one fact was for as long as it stayed so. */
export interface FactVersion {
  readonly from: CalendarDate;
  readonly to?: CalendarDate | undefined;
  readonly instrument: string;
  readonly compilation?: string | undefined;
  readonly channel?: Channel | undefined;
  /** The rule set in which it was so first. */
  readonly ruleSet: RuleSet;
  readonly cells: readonly StatedCell[];
  readonly clauses: readonly string[];
}

/** The values of a fact, or of one figure of it (`pays.main`), in the order of days; a compilation that leaves it alone makes no new one. */
export function factHistory(ruleSets: readonly RuleSet[], fact: string): readonly FactVersion[] {
  const versions: FactVersion[] = [];
  const inOrder = [...ruleSets].sort((a, b) => (a.inForce.from < b.inForce.from ? -1 : 1));
  for (const ruleSet of inOrder) {
    const version = versionIn(ruleSet, fact);
    if (version === undefined) continue;
    const at = versions.findLastIndex((earlier) => goesOn(earlier, version));
    const earlier = versions[at];
    if (earlier === undefined) versions.push(version);
    else versions[at] = { ...earlier, to: version.to };
  }
  return versions;
}

function versionIn(ruleSet: RuleSet, fact: string): FactVersion | undefined {
  const [name = '', ...part] = fact.split('.');
  const figure = part.join('.');
  const cells = (ruleSet.facts.get(name)?.cells ?? []).filter(
    (cell) => figure === '' || cell.part === figure || figureName(cell) === figure,
  );
  if (cells.length === 0) return undefined;
  const { instrument, compilation, channel, inForce } = ruleSet;
  return {
    from: inForce.from,
    to: inForce.to,
    ...{ instrument, compilation, channel, ruleSet, cells },
    clauses: [...new Set(cells.flatMap(({ clauses }) => clauses))],
  };
}

const goesOn = (earlier: FactVersion, later: FactVersion): boolean =>
  earlier.to === later.from &&
  earlier.instrument === later.instrument &&
  earlier.ruleSet.name === later.ruleSet.name &&
  wordsOf(earlier) === wordsOf(later);

const wordsOf = ({ cells }: FactVersion): string =>
  JSON.stringify(cells.map((cell) => [figureName(cell), cell.text, cell.clauses]));
