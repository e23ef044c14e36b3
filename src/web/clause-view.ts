import type { DataSource } from 'typeorm';
import type { StoredRules } from '../app/rules-service';
import { CHECKED_GAMES } from '../core/checks/registry';
import { gameOf } from '../core/games/registry';
import type { FactInSet } from '../core/rules/by-clause';
import type { Conflict } from '../core/rules/rule-set';
import { figureName } from '../core/rules/stated-fact';
import { citationOf, parseCitation } from '../core/values/citation';
import { labelAbove } from '../core/values/label';
import { clausesAt, listClauses, type StoredClause } from '../io/postgres/store/clause-reader';
import { newestTexts } from '../io/postgres/store/instrument-reader';
import { referencesOf } from '../io/postgres/store/reference-reader';
import { ingested, type IngestedText } from './loaded';

/** All that is known of one clause, ready to be shown. */
export interface ClauseView {
  readonly clause: StoredClause;
  readonly title: string | undefined;
  readonly text: IngestedText | undefined;
  /** The clauses it stands in, outermost first; those that stand in it; its neighbours in the book. */
  readonly above: readonly StoredClause[];
  readonly parts: readonly StoredClause[];
  readonly before: StoredClause | undefined;
  readonly after: StoredClause | undefined;
  readonly facts: readonly ClauseFact[];
  readonly checks: readonly ClauseCheck[];
  readonly conflicts: readonly Conflict[];
  readonly cites: readonly {
    readonly words: string;
    readonly kind: string;
    readonly clause?: StoredClause | undefined;
  }[];
  readonly citedBy: readonly StoredClause[];
}

export interface ClauseCheck {
  readonly id: string;
  readonly requirement: string;
  /** Whether it is a duty of this clause that the check enforces; else it only reads a figure of it on the way. */
  readonly enforces: boolean;
}

export interface ClauseFact {
  readonly label: string;
  readonly ruleSets: readonly string[];
  readonly figures: readonly { readonly part: string; readonly text: string }[];
}

export const citationOfClause = ({ instrument, book, label }: StoredClause): string =>
  citationOf(instrument, book, label);

const aboveOf = ({ parent, label }: StoredClause): string | undefined => parent ?? labelAbove(label);

export async function viewClause(
  dataSource: DataSource,
  { book: rules, checksOf, factsOf, conflictsOf }: StoredRules,
  citation: string,
): Promise<ClauseView | undefined> {
  const place = parseCitation(citation);
  if (!place) return undefined;
  const { instrument, book, label } = place;
  const neighbours = await listClauses(dataSource, { instrument, book });
  const index = neighbours.findIndex((clause) => clause.label === label);
  const clause = neighbours[index];
  if (!clause) return undefined;
  const [[text], from, to] = await Promise.all([
    newestTexts(dataSource, [instrument]),
    referencesOf(dataSource, 'from', [citation]),
    referencesOf(dataSource, 'to', [citation]),
  ]);
  const named = await clausesAt(dataSource, [
    ...from.flatMap((reference) => reference.to ?? []),
    ...to.map((reference) => reference.from),
  ]);
  const known = new Map(named.map((other) => [citationOfClause(other), other]));
  const source = rules.instruments.find(({ id }) => id === instrument);
  return {
    clause,
    title: source?.title,
    text: ingested(text, source),
    above: clausesAbove(clause, neighbours),
    parts: neighbours.filter((other) => aboveOf(other) === label),
    before: neighbours[index - 1],
    after: neighbours[index + 1],
    facts: clauseFacts(factsOf.get(citation) ?? [], citation),
    checks: checksOn(checksOf.get(citation) ?? [], factsOf.get(citation) ?? []),
    conflicts: conflictsOf.get(citation) ?? [],
    cites: from
      .filter((reference) => reference.to !== citation)
      .map(({ words, kind, to: target }) => ({ words, kind, clause: known.get(target ?? '') })),
    citedBy: [...new Set(to.map((reference) => reference.from))]
      .filter((other) => other !== citation)
      .flatMap((other) => known.get(other) ?? []),
  };
}

function clausesAbove(clause: StoredClause, neighbours: readonly StoredClause[]): readonly StoredClause[] {
  const label = aboveOf(clause);
  const above = neighbours.find((other) => label !== undefined && other.label === label);
  return above ? [...clausesAbove(above, neighbours), above] : [];
}

/** Each fact that rests on the clause, with the figures that stand in it; named once where several rule sets share it. */
function clauseFacts(stated: readonly FactInSet[], citation: string): readonly ClauseFact[] {
  const found = new Map<string, ClauseFact>();
  for (const { ruleSet, fact } of stated) {
    const { name, game } = ruleSet;
    const figures = fact.cells
      .filter(({ clauses }) => clauses.includes(citation))
      .map((cell) => ({ part: figureName(cell), text: cell.text }));
    const label = gameOf(game)?.facts[fact.name]?.label ?? fact.name;
    const key = JSON.stringify([game, fact.name, figures]);
    found.set(key, { label, figures, ruleSets: [...(found.get(key)?.ruleSets ?? []), name] });
  }
  return [...found.values()];
}

/** Which checks need a fact of the clause, and which only read one where there is one. */
function checksOn(ids: readonly string[], facts: readonly FactInSet[]): readonly ClauseCheck[] {
  const stated = new Set(facts.map(({ fact }) => fact.name));
  return CHECKED_GAMES.flatMap(({ checks }) => checks)
    .filter(({ id }) => ids.includes(id))
    .map(({ id, requirement, enforces, mayEnforce }) => ({
      id,
      requirement,
      enforces: [...enforces, ...mayEnforce].some((name) => stated.has(name)),
    }));
}
