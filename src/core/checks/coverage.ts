import { declarationOf } from '../games/registry';
import {
  CLAUSE_CLASSES,
  type BookSource,
  type ClauseClass,
  type FactBasis,
  type InstrumentSource,
  type UncheckedReason,
} from '../rules/source';
import { itemsLedInTo } from '../rules/lead-ins';
import type { RuleSet } from '../rules/rule-set';
import { citationOf } from '../values/citation';
import { clausesEnforced } from './clauses-enforced';
import { checksFor } from './registry';

/** How much of a book is held to by checks, counted so that a permission never looks like an untested duty. */
export interface BookCoverage {
  readonly instrument: string;
  readonly book: string;
  readonly clauses: number;
  /** Figures and choices its clauses state, and how many of them the recognisers find in the official text by themselves. */
  readonly facts: number;
  readonly recognised: number;
  readonly checked: number;
  readonly reasons: Readonly<Partial<Record<UncheckedReason, number>>>;
  /** Clauses that no check reaches and that give no reason: what they state is known as facts, and no check enforces it yet. */
  readonly outstanding: number;
  readonly classes: Readonly<Partial<Record<ClauseClass, number>>>;
}

/**
 * For every clause that some check holds a table to: those checks, through the facts they enforce. Of instruments that are
 * given too, the clauses that lead in to such clauses are among them.
 */
export function checksByClause(
  ruleSets: readonly RuleSet[],
  sources: readonly InstrumentSource[] = [],
): ReadonlyMap<string, readonly string[]> {
  const links = new Map<string, Set<string>>();
  for (const ruleSet of ruleSets)
    for (const check of checksFor(ruleSet))
      for (const name of [...check.enforces, ...check.mayEnforce])
        for (const clause of clausesEnforced(check, ruleSet.facts.get(name)))
          links.set(clause, (links.get(clause) ?? new Set()).add(check.id));
  const ledIn = sources.flatMap((source) =>
    [...itemsLedInTo(source)].map(
      ([clause, items]) => [clause, new Set(items.flatMap((item) => [...(links.get(item) ?? [])]))] as const,
    ),
  );
  for (const [clause, checks] of ledIn) if (checks.size > 0 && !links.has(clause)) links.set(clause, checks);
  return new Map([...links].map(([clause, checks]) => [clause, [...checks]]));
}

export function coverageOf(
  source: InstrumentSource,
  links: ReadonlyMap<string, readonly string[]>,
): readonly BookCoverage[] {
  return source.books.map((book) => {
    const figures = figuresIn(book);
    const checked = book.clauses.filter(({ label }) => links.has(citationOf(source.id, book.id, label)));
    const others = book.clauses.filter((clause) => !checked.includes(clause));
    const reasons: Partial<Record<UncheckedReason, number>> = {};
    for (const { unchecked } of others) if (unchecked) reasons[unchecked] = (reasons[unchecked] ?? 0) + 1;
    return {
      instrument: source.id,
      book: book.id,
      clauses: book.clauses.length,
      facts: figures.length,
      recognised: figures.filter(({ basis }) => basis === 'recognised').length,
      checked: checked.length,
      reasons,
      outstanding: others.filter(({ unchecked }) => unchecked === undefined).length,
      classes: Object.fromEntries(
        CLAUSE_CLASSES.map((name) => [name, book.clauses.filter((clause) => clause.class === name).length]),
      ),
    };
  });
}

/** Each cell of a table and each option counts as one, as `facts` lists them. */
function figuresIn({ facts }: BookSource): readonly { readonly basis: FactBasis }[] {
  return facts.flatMap(({ forms, facts: stated }) =>
    Object.entries(stated).flatMap(([name, entries]) => {
      const kind = declarationOf(forms[0]?.game ?? '', name)?.kind;
      return entries.flatMap(({ value, options, basis }) =>
        (options === undefined ? [value] : Object.values(options)).flatMap((raw) => {
          const read = kind?.read(raw);
          return kind && read && 'value' in read ? kind.cells(read.value).map(() => ({ basis })) : [];
        }),
      );
    }),
  );
}
