import type { FactKind } from '../../facts/kind';
import type { RecognisedFact } from '../../games/recognise';
import type { PlacedEntry } from './entries';
import { valuesOf } from './entries';

/** Whether several clauses may each state some cells of one fact: a drawing table row by row, a list name by name. */
export const isShared = (kind: FactKind<unknown> | undefined): boolean =>
  kind !== undefined && (kind.gaps !== undefined || kind.overlays === true);

/**
 * Whether every cell of an entry was recognised in the clauses it rests on. What merely follows from the words of other clauses
 * needs no citation and counts from anywhere in the book. Whether the cells say the same is another question.
 */
export function cellsRecognised({ entry, kind }: PlacedEntry, recognised: readonly RecognisedFact[]): boolean {
  const rests = new Set([entry.clause, ...entry.also]);
  const here = recognised.filter(({ clause, follows }) => follows === true || rests.has(clause));
  if (here.length === 0) return false;
  if (!isShared(kind)) return true;
  const stated = new Set(here.flatMap(({ value }) => partsOf(kind, value)));
  return valuesOf(entry).every((value) => partsOf(kind, value).every((part) => stated.has(part)));
}

function partsOf(kind: FactKind<unknown> | undefined, raw: unknown): readonly string[] {
  const read = kind?.read(raw);
  return kind === undefined || read === undefined || 'problem' in read
    ? ['']
    : kind.cells(read.value).map(({ part }) => part);
}
