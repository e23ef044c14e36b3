import type { FactKind } from '../../facts/kind';
import { gameOf } from '../../games/registry';
import { citationOf } from '../../values/citation';
import type { FactEntry, InstrumentSource } from '../source';
import type { Disagreement, DisagreementCode } from './disagreement';

/** One entry of the sources with everything needed to hold it against the text. */
export interface PlacedEntry {
  readonly book: string;
  readonly game: string;
  readonly variant: string | undefined;
  readonly name: string;
  readonly entry: FactEntry;
  /** Absent where the game declares no such fact. */
  readonly kind: FactKind<unknown> | undefined;
}

export function entriesOf(source: InstrumentSource): readonly PlacedEntry[] {
  return source.books.flatMap((book) =>
    book.facts.flatMap(({ game, variant, facts }) =>
      Object.entries(facts).flatMap(([name, entries]) =>
        entries.map((entry) => ({ book: book.id, game, variant, name, entry, kind: kindOf(game, name) })),
      ),
    ),
  );
}

export const kindOf = (game: string, name: string): FactKind<unknown> | undefined => gameOf(game)?.facts[name]?.kind;

/** The fact as a sentence names it: `playerPays`, `playerPays of the mini form`. */
export const factName = ({
  name,
  variant,
}: {
  readonly name: string;
  readonly variant?: string | undefined;
}): string => (variant === undefined ? name : `${name} of the ${variant} form`);

/** A disagreement about one entry, at the clause it cites. */
export const about =
  (instrument: string, { book, name, entry }: PlacedEntry) =>
  (code: DisagreementCode, sentence: string): Disagreement => ({
    instrument,
    citation: citationOf(instrument, book, entry.clause),
    fact: name,
    code,
    sentence,
  });
