import { isRecord } from '../../facts/kind';
import { isPaidRow, type RecognisedFact } from '../../games/recognised-fact';
import type { Clause } from '../../reading/reading';
import { citedFrom } from '../../values/citation';
import { grouped } from '../../values/grouped';
import type { InstrumentSource } from '../source';
import { matcherIn } from '../verify/agreement';
import { clauseWords, type ClauseWords } from '../verify/clause-words';
import { differenceOf } from '../verify/difference';
import { entriesOf, valuesOf, type PlacedEntry } from '../verify/entries';
import { isShared } from '../verify/recognised-cells';
import type { Revision } from './doubt';
import { oddsWithin, otherFigures, type OtherValue } from './other-figures';

/** A newer text, as far as figures are looked for in it. */
export interface NewerReading {
  readonly clauses: readonly Clause[];
  readonly recognised: readonly RecognisedFact[];
  /** Citations of clauses whose own words, or the words around them, are others. */
  readonly changed: ReadonlySet<string>;
  /** Citations of clauses whose words stand under another number: what stands in their place says nothing of them. */
  readonly moved: ReadonlySet<string>;
}

/** The entries of the sources that a newer text states otherwise, or no longer states, in the clauses that changed. */
export function revisionsIn(source: InstrumentSource, text: NewerReading): readonly Revision[] {
  const entries = entriesOf(source);
  const cited = ({ book, entry }: PlacedEntry): readonly string[] =>
    [entry.clause, ...entry.also].map((label) => citedFrom(source.id, book, label));
  const [words, isSameFact] = [clauseWords(text.clauses), matcherIn(entries)];
  const byClause = grouped(entries, (placed) => cited(placed)[0] ?? '');
  return entries.flatMap((placed) => {
    const clauses = cited(placed);
    const [stating = ''] = clauses;
    const isOpen = clauses.some((clause) => text.changed.has(clause)) && !text.moved.has(stating);
    if (!isOpen || placed.kind === undefined || placed.entry.basis === 'general-knowledge') return [];
    const beside = byClause.get(stating) ?? [];
    const rests = new Set([placed.entry.clause, ...placed.entry.also]);
    const found = text.recognised.filter((one) => !isPaidRow(one) && rests.has(one.clause) && isSameFact(placed, one));
    return valuesIn(placed).flatMap(([option, was]) => {
      const other = instead(placed, was, found, beside, words);
      const difference = other && differenceOf(placed.kind, was, other.value);
      if (other === undefined || difference === undefined) return [];
      const { ours, theirs } = difference;
      const says = other.isRead
        ? `The rules go by ${ours}, and the newer text states ${theirs}.`
        : `The rules go by ${ours}, which the newer text no longer states.`;
      return [
        {
          ...{ fact: placed.name, clauses, was, is: other.value, isRead: other.isRead, says },
          ...(option !== undefined && { option }),
        },
      ];
    });
  });
}

const valuesIn = ({ entry }: PlacedEntry): readonly (readonly [string | undefined, unknown])[] =>
  entry.options === undefined ? [[undefined, entry.value]] : Object.entries(entry.options);

/** What a recogniser reads there counts before single figures do. */
function instead(
  placed: PlacedEntry,
  was: unknown,
  found: readonly RecognisedFact[],
  beside: readonly PlacedEntry[],
  words: ClauseWords,
): OtherValue | undefined {
  const { kind, book, entry, name } = placed;
  if (kind === undefined) return undefined;
  if (found.some(({ value }) => differenceOf(kind, was, value) === undefined)) return undefined;
  const same = beside.filter((one) => one.name === name).flatMap((one) => valuesOf(one.entry));
  const fresh = found.find(({ value }) => same.every((known) => differenceOf(kind, known, value) !== undefined));
  if (fresh !== undefined && entry.options === undefined) {
    if (!isShared(kind)) return { value: fresh.value, isRead: true };
    if (isRecord(was) && isRecord(fresh.value)) return { value: { ...was, ...fresh.value }, isRead: true };
  }
  const resting = [entry.clause, ...entry.also].map((label) => words.own(book, label) ?? '').join(' ');
  return otherFigures(kind, was, {
    resting,
    around: [resting, words.above(book, entry.clause), ...Object.keys(entry.options ?? {})].join(' '),
    odds: beside
      .filter((one) => one.kind?.odds !== undefined)
      .flatMap((one) => valuesOf(one.entry).flatMap(oddsWithin)),
  });
}
