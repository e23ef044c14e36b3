import type { FactCell, FactKind } from '../facts/kind';
import { citationOf } from '../values/citation';
import type { FactBasis, FactEntry } from './source';

/** A figure of a fact with the clauses it stands in. */
export interface StatedCell extends FactCell {
  readonly clauses: readonly string[];
  readonly basis: FactBasis;
}

/** A fact as one instrument states it, with the clauses it rests on, the stating clause first. */
export interface StatedFact {
  readonly name: string;
  readonly value: unknown;
  readonly book: string;
  readonly clauses: readonly string[];
  readonly cells: readonly StatedCell[];
}

export type StatedFactReading = { readonly fact: StatedFact } | { readonly problem: string };

const mergedRaw = (entries: readonly FactEntry[]): unknown =>
  entries.length === 1 ? entries[0]?.value : Object.assign({}, ...entries.map((entry) => entry.value));

/** Puts together what several clauses say of one fact, keeping for each figure the clause that said it. */
export function stateFact(
  name: string,
  kind: FactKind<unknown>,
  place: { readonly instrument: string; readonly book: string },
  entries: readonly FactEntry[],
): StatedFactReading {
  const cite = (label: string): string => citationOf(place.instrument, place.book, label);
  const whole = kind.read(mergedRaw(entries));
  if ('problem' in whole) return whole;
  const gaps = kind.gaps?.(whole.value) ?? [];
  if (gaps.length > 0) return { problem: `nothing is stated for ${gaps.join(', ')}` };
  const cells: StatedCell[] = [];
  for (const entry of entries) {
    const share = kind.read(entry.value);
    if ('problem' in share) return share;
    const clauses = [entry.clause, ...entry.also].map(cite);
    for (const cell of kind.cells(share.value)) {
      if (cells.some(({ part }) => part === cell.part)) return { problem: `${cell.part} is stated twice` };
      cells.push({ ...cell, clauses, basis: entry.basis });
    }
  }
  const clauses = [...new Set(entries.flatMap((entry) => [entry.clause, ...entry.also]).map(cite))];
  return { fact: { name, value: whole.value, book: place.book, clauses, cells } };
}

/** The clauses behind one figure of a fact; behind all of it where no part is named. */
export function clausesBehind(fact: StatedFact, part?: string): readonly string[] {
  if (part === undefined) return fact.clauses;
  return fact.cells.find((cell) => cell.part === part)?.clauses ?? fact.clauses;
}
