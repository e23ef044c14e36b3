import type { DataSource } from 'typeorm';
import { checksByClause } from '../core/checks/coverage';
import type { Link, Review } from '../core/links/link';
import { doubtsOf, type NewerText } from '../core/links/doubts-of';
import { linksOf } from '../core/links/links-of';
import type { TextWords } from '../core/reading/meaning/clause-words';
import { conflictsByClause, factsByClause, type FactInSet } from '../core/rules/by-clause';
import { isLaw, type Conflict, type RuleSet } from '../core/rules/rule-set';
import { sourceName } from '../core/rules/effect-rows';
import type { InstrumentSource } from '../core/rules/source';
import { grouped } from '../core/values/grouped';
import { effectsHeld, type HeldEffect } from '../io/postgres/store/effect-store';
import { editionsHeld, type HeldEdition } from '../io/postgres/store/held-editions';
import { printedClauses, type PrintedClause } from '../io/postgres/store/printed-reader';
import { reviewsHeld } from '../io/postgres/store/review-store';
import { loadSources } from '../io/postgres/store/source-store';
import type { HeldClauses } from './held-clauses';
import { fittingEffects } from './fitting-effects';
import { joinClauses, textOf } from './join-clauses';
import { newerTexts } from './newer-texts';
import { RuleBook } from './rule-book';
import { textWordsOf, type TextWordsByInstrument } from './text-words';

/**
 * All that the service knew after some change: rules, clauses, texts and reviews. It never alters, so whoever asks several questions of
 * one of these gets answers that fit together, whatever is ingested meanwhile. What takes time is worked out when first asked for.
 */
export class Held {
  constructor(
    readonly change: number,
    readonly editions: readonly HeldEdition[],
    /** What each edition says; editions never change, so this is read once however many states share it. */
    readonly read: ReadEditions,
    /** All that was learnt of when instruments begin and end. */
    readonly effects: readonly HeldEffect[],
    readonly book: RuleBook,
    readonly clauses: HeldClauses,
    readonly textWords: TextWordsByInstrument,
    /** Of those the texts that have other words than the rule sources rest on. */
    readonly newer: ReadonlyMap<string, NewerText>,
    private readonly reviews: readonly Review[],
  ) {}

  /** Those that clauses are shown with: where law is held, a draft of an amended version says nothing of its clauses. */
  private get ruleSets(): readonly RuleSet[] {
    return this.book.ruleSets.filter((set) => isLaw(set) || this.source(set.instrument)?.draft === true);
  }

  readonly checksOf = once((): ReadonlyMap<string, readonly string[]> =>
    checksByClause(this.ruleSets, this.book.instruments),
  );
  readonly factsOf = once((): ReadonlyMap<string, readonly FactInSet[]> => factsByClause(this.ruleSets));
  readonly conflictsOf = once((): ReadonlyMap<string, readonly Conflict[]> => conflictsByClause(this.ruleSets));

  readonly links = once((): readonly Link[] =>
    linksOf({
      sources: this.book.instruments,
      ruleSets: this.ruleSets,
      textWords: this.textWords,
      reviews: this.reviews,
    }),
  );

  /** The links of an instrument as they would be with another text of these words; none for the very text that was verified. */
  linksWith(instrument: string, words: TextWords | undefined): readonly Link[] {
    return linksOf({
      sources: this.book.instruments.filter(({ id }) => id === instrument),
      ruleSets: this.book.ruleSets.filter((ruleSet) => ruleSet.instrument === instrument),
      textWords: new Map(words === undefined ? [] : [[instrument, words]]),
      reviews: this.reviews,
    });
  }

  readonly linksOf = once((): ReadonlyMap<string, readonly Link[]> => {
    const found = new Map<string, Link[]>();
    for (const link of this.links()) {
      const known = found.get(link.clause);
      if (known === undefined) found.set(link.clause, [link]);
      else known.push(link);
    }
    return found;
  });

  /** For every book the games it sets out or adds to; books of general rules belong to none. */
  readonly gamesOf = once((): ReadonlyMap<string, readonly string[]> => {
    const books = this.book.instruments.flatMap(({ id, books: own }) => own.map((book) => ({ instrument: id, book })));
    return new Map(
      books.map(({ instrument, book }) => [
        `${instrument}#${book.id}`,
        book.facts.filter(({ role }) => role !== 'general').flatMap(({ forms }) => forms.map(({ game }) => game)),
      ]),
    );
  });

  /** Every instrument heard of, with or without rule sources. */
  readonly instruments = once((): readonly string[] => [...new Set(this.editions.map(({ instrument }) => instrument))]);

  /** Every compilation of every instrument. */
  get sources(): readonly InstrumentSource[] {
    return this.book.sources;
  }

  source(instrument: string): InstrumentSource | undefined {
    return this.book.instruments.find(({ id }) => id === instrument);
  }

  /** The official text its rule sources are held against, where one was ingested. */
  text(instrument: string): HeldEdition | undefined {
    return textOf(
      this.editions.filter(({ kind }) => kind === 'text'),
      instrument,
      this.source(instrument),
    );
  }
}

export interface ReadEditions {
  readonly sources: ReadonlyMap<number, InstrumentSource>;
  readonly printed: ReadonlyMap<number, readonly PrintedClause[]>;
}

/** Reads what was known after a change; what another such reading has read already is taken over from it. */
export async function readHeld(dataSource: DataSource, change: number, like: Held | undefined): Promise<Held> {
  const [editions, effects, reviews] = await Promise.all([
    editionsHeld(dataSource, change),
    effectsHeld(dataSource, change),
    reviewsHeld(dataSource, change),
  ]);
  const held = (
    book: RuleBook,
    { read, clauses, textWords, newer }: Pick<Held, 'read' | 'clauses' | 'textWords' | 'newer'>,
  ) => {
    const doubting = inDoubt(book, { textWords, newer, reviews });
    return new Held(change, editions, read, effects, doubting, clauses, textWords, newer, reviews);
  };
  const same = like !== undefined && idsOf(like.editions) === idsOf(editions);
  // Rows are only ever added, so as many effects are the same effects.
  if (same && like.effects.length === effects.length) return held(like.book, like);
  const read = await readEditions(dataSource, editions, like?.read);
  const texts = editions.filter(({ kind }) => kind === 'text');
  const sources = editions.flatMap(({ id }) => read.sources.get(id) ?? []);
  const drafts = new Set(
    sources.flatMap(({ id, compilation, draft }) => (draft === true ? [sourceName(id, compilation)] : [])),
  );
  // What an earlier release kept of what a draft says of itself and others.
  const ofLaw = effects.filter(({ origin }) => !drafts.has(origin));
  const book = new RuleBook(sources, fittingEffects(sources, ofLaw).fitting);
  const printed = texts.flatMap(({ id }) => read.printed.get(id) ?? []);
  const clauses = joinClauses(book.instruments, texts, printed);
  const textWords = await textWordsOf(dataSource, book.instruments, texts);
  const newer = await newerTexts(dataSource, book.instruments, texts, textWords);
  return held(book, { read, clauses, textWords, newer });
}

/** The same rules with what newer texts put in doubt of them, as far as nobody has confirmed it. */
function inDoubt(
  book: RuleBook,
  { textWords, newer, reviews }: Pick<Held, 'textWords' | 'newer'> & { readonly reviews: readonly Review[] },
): RuleBook {
  const instruments = [...newer.keys()];
  const links = linksOf({
    sources: book.instruments.filter(({ id }) => newer.has(id)),
    ruleSets: instruments.flatMap((id) => book.ruleSetsFrom(id)),
    ...{ textWords, reviews },
  });
  const doubts = doubtsOf(links, newer);
  return JSON.stringify(doubts) === JSON.stringify(book.doubts)
    ? book
    : new RuleBook(book.sources, book.effects, doubts);
}

async function readEditions(
  dataSource: DataSource,
  editions: readonly HeldEdition[],
  known: ReadEditions | undefined,
): Promise<ReadEditions> {
  const unread = (kind: HeldEdition['kind'], read: ReadonlyMap<number, unknown> | undefined): readonly number[] =>
    editions.filter((edition) => edition.kind === kind && read?.has(edition.id) !== true).map(({ id }) => id);
  const kept = <T>(read: ReadonlyMap<number, T> | undefined, fresh: ReadonlyMap<number, T>): ReadonlyMap<number, T> =>
    new Map(
      editions.flatMap(({ id }) => {
        const edition = fresh.get(id) ?? read?.get(id);
        return edition === undefined ? [] : [[id, edition]];
      }),
    );
  const [sources, printed] = await Promise.all([
    loadSources(dataSource, unread('sources', known?.sources)),
    printedClauses(dataSource, unread('text', known?.printed)),
  ]);
  return {
    sources: kept(known?.sources, sources),
    printed: kept(
      known?.printed,
      grouped(printed, ({ editionId }) => editionId),
    ),
  };
}

const idsOf = (editions: readonly HeldEdition[]): string => editions.map(({ id }) => id).join(' ');

/** Worked out at the first call and kept. */
function once<T>(work: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => (known ??= { value: work() }).value;
}
