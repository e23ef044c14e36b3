import type { FactKind } from '../../facts/kind';
import { declarationOf } from '../../games/registry';
import { citationOf } from '../../values/citation';
import type { FactEntry, Form, InstrumentSource } from '../source';
import type { Disagreement, DisagreementCode } from './disagreement';

/** One entry of the sources with everything needed to hold it against the text. */
export interface PlacedEntry {
  readonly book: string;
  readonly forms: readonly Form[];
  readonly name: string;
  readonly entry: FactEntry;
  /** Absent where the game declares no such fact. */
  readonly kind: FactKind<unknown> | undefined;
}

export function entriesOf(source: InstrumentSource): readonly PlacedEntry[] {
  return source.books.flatMap((book) =>
    book.facts.flatMap(({ forms, facts }) =>
      Object.entries(facts).flatMap(([name, entries]) =>
        entries.map((entry) => ({ book: book.id, forms, name, entry, kind: kindOf(forms[0]?.game ?? '', name) })),
      ),
    ),
  );
}

export const kindOf = (game: string, name: string): FactKind<unknown> | undefined => declarationOf(game, name)?.kind;

/** Every value of an entry: one, or one for each option. */
export const valuesOf = ({ value, options }: FactEntry): readonly unknown[] =>
  options === undefined ? [value] : Object.values(options);

/** The fact as a sentence names it: `playerPays`, `playerPays of the mini form`. */
export const factName = (name: string, forms: readonly Form[]): string => {
  const variants = forms.flatMap(({ variant }) => variant ?? []);
  return variants.length === 1 && forms.length === 1 ? `${name} of the ${variants.join('')} form` : name;
};

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
