import { CLAUSE_CLASSES, type ClauseClass, type InstrumentSource, type UncheckedReason } from '../rules/source';
import type { RuleSet } from '../rules/rule-set';
import { citationOf } from '../values/citation';
import { CHECKED_GAMES } from './registry';

/** How much of a book is held to by checks, counted so that a permission never looks like an untested duty. */
export interface BookCoverage {
  readonly instrument: string;
  readonly book: string;
  readonly clauses: number;
  readonly checked: number;
  readonly reasons: Readonly<Partial<Record<UncheckedReason, number>>>;
  /** Clauses that no check reaches and that give no reason. */
  readonly outstanding: number;
  readonly classes: Readonly<Partial<Record<ClauseClass, number>>>;
}

/** For every clause that some check holds a table to: those checks, through the facts they enforce. */
export function checksByClause(ruleSets: readonly RuleSet[]): ReadonlyMap<string, readonly string[]> {
  const links = new Map<string, Set<string>>();
  for (const ruleSet of ruleSets)
    for (const check of CHECKED_GAMES.find(({ code }) => code === ruleSet.game)?.checks ?? [])
      for (const name of [...check.enforces, ...check.mayEnforce])
        for (const clause of ruleSet.facts.get(name)?.clauses ?? [])
          links.set(clause, (links.get(clause) ?? new Set()).add(check.id));
  return new Map([...links].map(([clause, checks]) => [clause, [...checks]]));
}

export function coverageOf(
  source: InstrumentSource,
  links: ReadonlyMap<string, readonly string[]>,
): readonly BookCoverage[] {
  return source.books.map((book) => {
    const checked = book.clauses.filter(({ label }) => links.has(citationOf(source.id, book.id, label)));
    const others = book.clauses.filter((clause) => !checked.includes(clause));
    const reasons: Partial<Record<UncheckedReason, number>> = {};
    for (const { unchecked } of others) if (unchecked) reasons[unchecked] = (reasons[unchecked] ?? 0) + 1;
    return {
      instrument: source.id,
      book: book.id,
      clauses: book.clauses.length,
      checked: checked.length,
      reasons,
      outstanding: others.filter(({ unchecked }) => unchecked === undefined).length,
      classes: Object.fromEntries(
        CLAUSE_CLASSES.map((name) => [name, book.clauses.filter((clause) => clause.class === name).length]),
      ),
    };
  });
}
