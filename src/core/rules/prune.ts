import { covers, type Place } from './place';
import type { BookSource, FactEntry, FactsSource, InstrumentSource } from './source';

/** The books of an instrument without what is not in force: its clauses, and whatever rests on one of them. */
export function pruned({ books }: InstrumentSource, out: readonly Place[]): readonly BookSource[] {
  const isOut = (book: string, label: string): boolean => out.some((place) => covers(place, book, label));
  const gone = new Set(out.flatMap(({ book, label }) => (label === undefined ? [book] : [])));
  return books
    .filter(({ id }) => !gone.has(id))
    .map((book) => {
      const stands = (label: string): boolean => {
        const slash = label.indexOf('/');
        return slash < 0 ? !isOut(book.id, label) : !isOut(label.slice(0, slash), label.slice(slash + 1));
      };
      return {
        id: book.id,
        clauses: book.clauses.filter(({ label }) => stands(label)),
        facts: book.facts.flatMap((layer) => prunedLayer(layer, stands, gone)),
        conflicts: book.conflicts.filter(({ clauses }) => clauses.every(stands)),
      };
    });
}

/** A form of which nothing is left, or whose base is not in force, is no form that could be played. */
function prunedLayer(
  layer: FactsSource,
  stands: (label: string) => boolean,
  gone: ReadonlySet<string>,
): readonly FactsSource[] {
  if (layer.extends !== undefined && gone.has(layer.extends)) return [];
  const isLeft = ({ clause, also }: FactEntry): boolean => stands(clause) && also.every(stands);
  const stated = Object.entries(layer.facts);
  const left = stated.flatMap(([name, entries]) => {
    const kept = entries.filter(isLeft);
    return kept.length === 0 ? [] : [[name, kept] as const];
  });
  if (left.length === 0 && stated.length > 0) return [];
  const facts = Object.fromEntries(left);
  const fallen = Object.keys(layer.facts).filter((name) => !(name in facts));
  return [{ ...layer, facts, ...(layer.silent && { silent: [...layer.silent, ...fallen] }) }];
}
