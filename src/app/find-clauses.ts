import type { DataSource } from 'typeorm';
import { clauseState } from '../core/links/clause-state';
import type { Link, LinkState } from '../core/links/link';
import { Failure } from '../core/failures/failure';
import type { ClauseClass } from '../core/rules/source';
import { citationOf, parseCitation } from '../core/values/citation';
import { findClauses, type FoundClause } from '../io/postgres/store/clause-search';
import { clausesUsing } from '../io/postgres/store/definition-reader';
import { referencesOf, type PlacedName } from '../io/postgres/store/reference-reader';
import { corrected, correctionsFor, type Correction } from '../io/postgres/store/search-words';
import type { Held } from './held';
import type { HeldClause } from './held-clauses';

/** What an officer may look for; everything given must hold. */
export interface ClauseFilter {
  readonly instrument?: string | null | undefined;
  readonly jurisdiction?: string | null | undefined;
  readonly book?: string | null | undefined;
  readonly game?: string | null | undefined;
  readonly class?: ClauseClass | null | undefined;
  readonly state?: LinkState | null | undefined;
  /** Whether some check enforces it. */
  readonly checked?: boolean | null | undefined;
  readonly check?: string | null | undefined;
  readonly fact?: string | null | undefined;
  /** A term it defines, or uses as defined. */
  readonly defines?: string | null | undefined;
  readonly uses?: string | null | undefined;
  /** Citations: of a clause it mentions, or that mentions it. */
  readonly cites?: string | null | undefined;
  readonly citedBy?: string | null | undefined;
}

export interface FoundClauses {
  /** In the order of their instruments, or best first where words were searched for. */
  readonly clauses: readonly HeldClause[];
  /** For each the row in which the words were found best; without a search none. */
  readonly bestRow: ReadonlyMap<string, number>;
  /** The words that were searched for in the end, and what was put right in them. */
  readonly search: string;
  readonly corrections: readonly Correction[];
}

/** Characters of a search: a long clause pasted whole, and more. */
const LONGEST_SEARCH = 1_000;

/** Everything that answers a question about clauses, from one state of what is known: a constant number of statements. */
export async function findHeldClauses(
  dataSource: DataSource,
  held: Held,
  filter: ClauseFilter,
  search: string,
): Promise<FoundClauses> {
  const asked = search.trim();
  if (asked.length > LONGEST_SEARCH)
    throw new Failure(
      'BAD_ARGUMENT',
      `A search may have ${String(LONGEST_SEARCH)} characters, found ${String(asked.length)}; search for fewer words.`,
    );
  const named = await namedBy(dataSource, held, filter);
  const tests = [
    ...testsOf(held, filter),
    ...named.map(
      (citations): Test =>
        ({ citation }) =>
          citations.has(citation),
    ),
  ];
  const fits: Test = (clause) => tests.every((test) => test(clause));
  if (asked === '') {
    const clauses = held.clauses.all.filter(fits);
    return { clauses, bestRow: new Map(), search: '', corrections: [] };
  }
  const { meant, corrections, best } = await wordsFound(dataSource, held, asked);
  const found = best.filter(({ clause }) => fits(clause));
  return {
    clauses: found.map(({ clause }) => clause),
    bestRow: new Map(found.map(({ clause, row }) => [clause.citation, row])),
    search: meant,
    corrections,
  };
}

interface WordsFound {
  readonly meant: string;
  readonly corrections: readonly Correction[];
  /** Best first; where a clause is found in its official words and in our statement, the better of the two counts. */
  readonly best: readonly { readonly clause: HeldClause; readonly row: number; readonly rank: number }[];
}

/** Searches already made of a state, which never alters: the pages of one list are one search. */
const made = new WeakMap<Held, Map<string, Promise<WordsFound>>>();
const SEARCHES_KEPT = 100;

function wordsFound(dataSource: DataSource, held: Held, asked: string): Promise<WordsFound> {
  const searches = made.get(held) ?? new Map<string, Promise<WordsFound>>();
  made.set(held, searches);
  const known = searches.get(asked);
  if (known !== undefined) return known;
  const search = searched(dataSource, held, asked);
  searches.set(asked, search);
  search.catch(() => searches.delete(asked));
  const [oldest] = searches.keys();
  if (searches.size > SEARCHES_KEPT && oldest !== undefined) searches.delete(oldest);
  return search;
}

async function searched(dataSource: DataSource, held: Held, asked: string): Promise<WordsFound> {
  const corrections = await correctionsFor(dataSource, asked);
  const meant = corrected(asked, corrections);
  const instruments = new Map(held.editions.map(({ id, instrument }) => [id, instrument]));
  const best = new Map<HeldClause, FoundClause>();
  for (const row of await findClauses(dataSource, meant, [...instruments.keys()])) {
    const clause = held.clauses.at(citationOf(instruments.get(row.editionId) ?? '', row.book, row.label));
    if (clause !== undefined && row.rank > (best.get(clause)?.rank ?? -1)) best.set(clause, row);
  }
  const found = [...best].map(([clause, { id, rank }]) => ({ clause, row: id, rank }));
  return { meant, corrections, best: found.sort((a, b) => b.rank - a.rank || a.clause.place - b.clause.place) };
}

type Test = (clause: HeldClause) => boolean;

/** One test for each filter that is given, so that what none asks about is not worked out. */
function testsOf(held: Held, filter: ClauseFilter): readonly Test[] {
  const given = <T>(value: T | null | undefined, test: (value: T) => Test): readonly Test[] =>
    value == null ? [] : [test(value)];
  const checksOf = ({ citation }: HeldClause): readonly string[] => held.checksOf().get(citation) ?? [];
  const linksOf = ({ citation }: HeldClause): readonly Link[] => held.linksOf().get(citation) ?? [];
  return [
    ...given(
      filter.instrument,
      (id) =>
        ({ instrument }) =>
          instrument === id,
    ),
    ...given(
      filter.jurisdiction,
      (code) =>
        ({ instrument }) =>
          instrument.startsWith(`${code.toLowerCase()}/`),
    ),
    ...given(
      filter.book,
      (id) =>
        ({ book }) =>
          book === id,
    ),
    ...given(filter.class, (name) => (clause) => clause.class === name),
    ...given(
      filter.defines?.toLowerCase(),
      (term) =>
        ({ defines }) =>
          defines.some((defined) => defined.toLowerCase() === term),
    ),
    ...given(filter.game, (game) => (clause) => gamesOf(held, clause).includes(game)),
    ...given(filter.check, (id) => (clause) => checksOf(clause).includes(id)),
    ...given(filter.checked, (checked) => (clause) => checksOf(clause).length > 0 === checked),
    ...given(filter.fact, (name) => (clause) => linksOf(clause).some(({ fact }) => fact === name)),
    ...given(filter.state, (state) => (clause) => clauseState(linksOf(clause)) === state),
  ];
}

/** The games its facts are for; where it states none, those that its book sets out. */
function gamesOf(held: Held, { citation, instrument, book }: HeldClause): readonly string[] {
  const facts = held.factsOf().get(citation);
  return facts?.map(({ ruleSet }) => ruleSet.game) ?? held.gamesOf().get(`${instrument}#${book}`) ?? [];
}

/** Filters that only the ingested texts can answer, each as the citations it allows. */
async function namedBy(
  dataSource: DataSource,
  held: Held,
  { uses, cites, citedBy }: ClauseFilter,
): Promise<readonly ReadonlySet<string>[]> {
  const instruments = new Map(held.editions.map(({ id, instrument }) => [id, instrument]));
  const cited = (editionId: number, book: string, label: string): string =>
    citationOf(instruments.get(editionId) ?? '', book, label);
  const sets: ReadonlySet<string>[] = [];
  if (uses != null) {
    const texts = held.editions.filter(({ kind }) => kind === 'text').map(({ id }) => id);
    const users = await clausesUsing(dataSource, uses, texts);
    sets.push(new Set(users.map(({ editionId, book, label }) => cited(editionId, book, label))));
  }
  if (cites != null) {
    const rows = await referencesOf(dataSource, 'to', placeOf(held, cites));
    sets.push(new Set(rows.map(({ editionId, from }) => cited(editionId, from.book, from.label))));
  }
  if (citedBy != null) {
    const rows = await referencesOf(dataSource, 'from', placeOf(held, citedBy));
    sets.push(new Set(rows.flatMap(({ editionId, to }) => (to ? [cited(editionId, to.book, to.label)] : []))));
  }
  return sets;
}

function placeOf(held: Held, citation: string): readonly PlacedName[] {
  if (!parseCitation(citation))
    throw new Failure('BAD_ARGUMENT', `"${citation}" is no citation; one looks like au-nsw/ltgame-2016#rules/8.4.2.`);
  const clause = held.clauses.at(citation);
  if (clause === undefined || clause.textEdition === null) return [];
  return [{ editionId: clause.textEdition, book: clause.book, label: clause.label }];
}
