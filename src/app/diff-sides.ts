import {
  clausesOfReading,
  clausesOfSource,
  figuresOfSource,
  figuresRecognised,
} from '../core/compare/clauses/from-source';
import type { ComparedClause } from '../core/compare/clauses/compared-clause';
import type { Side } from '../core/differences/side';
import { Failure } from '../core/failures/failure';
import type { RecognisedFact } from '../core/games/recognised-fact';
import { heldWords } from '../core/links/suspicions';
import type { TextWords } from '../core/reading/meaning/clause-words';
import type { Reading } from '../core/reading/reading';
import { titleOf, type InstrumentSource } from '../core/rules/source';
import type { NamedSide } from './diff-side-names';

/** An official text of a side, with its words as hashes. */
export interface SideText {
  readonly reading: Pick<Reading, 'clauses'>;
  readonly hashes: TextWords | undefined;
  /** Facts found in it; those of the rule sources count where they were verified against it. */
  readonly recognised: readonly RecognisedFact[];
  readonly verified: boolean;
}

/** A side with all the words that are at hand for it. */
export interface WordedSide extends NamedSide {
  readonly text?: SideText | undefined;
}

/** Both sides in words of one sort: the law's where both have them, else ours where both have those. */
export function inOneSortOfWords(from: WordedSide, to: WordedSide): readonly [Side, Side] {
  const official = from.text !== undefined && to.text !== undefined;
  const stated = hasStatements(from.source) && hasStatements(to.source);
  const sides = [from, to].map((side) =>
    official || (!stated && side.text !== undefined) ? inItsWords(side) : inOurs(side),
  );
  const [ours, theirs] = sides;
  if (ours === undefined || theirs === undefined) throw new Error('a comparison has two sides');
  return [ours, theirs];
}

const hasStatements = (source: InstrumentSource | undefined): boolean => (source?.books.length ?? 0) > 0;

function inItsWords(side: WordedSide): Side {
  const { text, source, instrument } = side;
  if (text === undefined) return inOurs(side);
  const figures =
    text.verified && source !== undefined ? figuresOfSource(source) : figuresRecognised(instrument, text.recognised);
  return {
    ...about(side),
    words: 'official',
    clauses: ofBooks(clausesOfReading(instrument, text.reading, figures), side),
    ruleSets: text.verified ? side.ruleSets : [],
    recognised: text.verified ? [] : text.recognised,
    hashes: text.hashes,
  };
}

function inOurs(side: WordedSide): Side {
  const { source, instrument } = side;
  if (source === undefined || source.books.length === 0)
    throw new Failure(
      'BAD_ARGUMENT',
      `The clauses of ${instrument} are not stated in our own words, and its official text is not at hand; name a file that holds it, or ingest it and ask with --database.`,
    );
  return {
    ...about(side),
    words: 'statements',
    clauses: ofBooks(clausesOfSource(source), side),
    ruleSets: side.ruleSets,
    recognised: [],
    hashes: source.words === undefined ? undefined : heldWords(source),
  };
}

const about = ({
  name,
  instrument,
  compilation,
  source,
}: WordedSide): Pick<Side, 'name' | 'title' | 'instrument' | 'compilation' | 'draft'> => ({
  ...{ name, instrument, title: source === undefined ? instrument : titleOf(source) },
  ...(compilation !== undefined && { compilation }),
  ...(source?.draft === true && { draft: true as const }),
});

function ofBooks(
  clauses: readonly ComparedClause[],
  { books, instrument, name }: WordedSide,
): readonly ComparedClause[] {
  if (books === undefined) return clauses;
  const wanted = new Set(books);
  const places = new Map<number, number>();
  clauses.forEach(({ book }, at) => {
    if (wanted.has(book)) places.set(at, places.size);
  });
  if (places.size === 0)
    throw new Failure(
      'BAD_ARGUMENT',
      `${name} has no clauses: ${instrument} has the books ${[...new Set(clauses.map(({ book }) => book))].join(', ')}.`,
    );
  return clauses.flatMap((clause, at) =>
    places.has(at) ? [{ ...clause, parent: clause.parent === undefined ? undefined : places.get(clause.parent) }] : [],
  );
}
