import type { DataSource } from 'typeorm';
import type { Held } from '../app/held';
import type { HeldClause } from '../app/held-clauses';
import { CHECKED_GAMES } from '../core/checks/registry';
import { gameOf } from '../core/games/registry';
import type { FactInSet } from '../core/rules/by-clause';
import { clauseState } from '../core/links/clause-state';
import type { Suspicion } from '../core/links/suspicion';
import type { Conflict } from '../core/rules/rule-set';
import { titleOf } from '../core/rules/source';
import { figureName } from '../core/rules/stated-fact';
import type { ClauseName } from '../core/reading/reading';
import { citationOf, parseCitation } from '../core/values/citation';
import { officialWords } from '../io/postgres/store/printed-reader';
import { referencesOf } from '../io/postgres/store/reference-reader';
import { ingested, type IngestedText } from './loaded';

/** All that is known of one clause, ready to be shown. */
export interface ClauseView {
  readonly clause: HeldClause;
  /** The official words. */
  readonly words: string | undefined;
  readonly title: string | undefined;
  readonly text: IngestedText | undefined;
  /** The clauses it stands in, outermost first; those that stand in it; its neighbours in the book. */
  readonly above: readonly HeldClause[];
  readonly parts: readonly HeldClause[];
  readonly before: HeldClause | undefined;
  readonly after: HeldClause | undefined;
  readonly facts: readonly ClauseFact[];
  readonly checks: readonly ClauseCheck[];
  readonly conflicts: readonly Conflict[];
  /** Why its link to facts and checks is in doubt. */
  readonly suspicions: readonly string[];
  readonly cites: readonly {
    readonly words: string;
    readonly kind: string;
    readonly clause?: HeldClause | undefined;
  }[];
  readonly citedBy: readonly HeldClause[];
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

export async function viewClause(
  dataSource: DataSource,
  held: Held,
  citation: string,
): Promise<ClauseView | undefined> {
  const clause = held.clauses.at(citation);
  if (!clause) return undefined;
  const { instrument, book, label, textEdition, textId } = clause;
  const source = held.source(instrument);
  const neighbours = held.clauses.ofBook(instrument, book);
  const index = neighbours.indexOf(clause);
  const place = textEdition === null ? [] : [{ editionId: textEdition, book, label }];
  const [[words], from, to] = await Promise.all([
    officialWords(dataSource, textId === null ? [] : [textId]),
    referencesOf(dataSource, 'from', place),
    referencesOf(dataSource, 'to', place),
  ]);
  const named = ({ book: other, label: cited }: ClauseName): HeldClause | undefined =>
    held.clauses.at(citationOf(instrument, other, cited));
  const facts = held.factsOf().get(citation) ?? [];
  const links = held.linksOf().get(citation) ?? [];
  return {
    clause,
    words: words?.text,
    title: source && titleOf(source),
    text: ingested(held.text(instrument), source, held.book),
    above: clausesAbove(clause, held),
    parts: neighbours.filter((other) => other.parent === label),
    before: neighbours[index - 1],
    after: neighbours[index + 1],
    facts: clauseFacts(facts, citation),
    checks: checksOn(held.checksOf().get(citation) ?? [], facts),
    conflicts: held.conflictsOf().get(citation) ?? [],
    suspicions: [
      ...(clauseState(links) === 'suspect' ? links.flatMap(({ because = [] }) => because.map(suspicionSaid)) : []),
      ...held.book.doubts.filter((doubt) => doubt.clause === citation).map(({ sentence }) => sentence),
    ],
    cites: from
      .map(({ words: cited, kind, to: target }) => ({ words: cited, kind, clause: target && named(target) }))
      .filter((reference) => reference.clause !== clause),
    citedBy: [...new Set(to.flatMap((reference) => named(reference.from) ?? []))].filter((other) => other !== clause),
  };
}

/** Why an officer should look at the clause again. */
function suspicionSaid(suspicion: Suspicion): string {
  if (suspicion.kind === 'clause-gone') return 'It is gone from the newest official text.';
  if (suspicion.kind === 'words-changed') return 'Its words are not those our statement was verified against.';
  if (suspicion.kind === 'words-unknown') return 'Nothing tells whether its words are those our statement rests on.';
  if (suspicion.kind === 'lead-in-changed')
    return `The words of ${parseCitation(suspicion.clause)?.label ?? suspicion.clause}, in which it stands, have changed.`;
  return `The definition of “${suspicion.term}”, on which it rests, has changed.`;
}

function clausesAbove(clause: HeldClause, held: Held): readonly HeldClause[] {
  const above = held.clauses.above(clause);
  return above ? [...clausesAbove(above, held), above] : [];
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
