import { citationOf } from '../values/citation';
import type { InstrumentSource } from './source';

/**
 * Clauses that only lead in to a list and give no reason why they cannot be checked, each with the items of its list: what the
 * items state they state together. A finding cites the item; whoever holds to the item holds to the words before it.
 */
export function itemsLedInTo({ id, books }: InstrumentSource): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const book of books)
    for (const { label, class: kind, unchecked } of book.clauses) {
      if (kind !== 'structure' || unchecked !== undefined) continue;
      const items = book.clauses.filter((other) => isItem(other.label, label));
      found.set(
        citationOf(id, book.id, label),
        items.map((item) => citationOf(id, book.id, item.label)),
      );
    }
  return found;
}

/** `8.4.2` and `8.4(a)` stand under `8.4`, and `8.4A` does not. */
const isItem = (label: string, under: string): boolean =>
  label.startsWith(under) && (label[under.length] === '(' || label[under.length] === '.');
