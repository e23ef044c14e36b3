import type { DataSource } from 'typeorm';
import { hashedChanges, textChanges, type TextChanges } from '../../core/compare/text-changes';
import { heldWords } from '../../core/links/suspicions';
import { lossesOf, type KnownBefore } from '../../core/reading/lint/damage';
import type { TextWords } from '../../core/reading/meaning/clause-words';
import type { Reading } from '../../core/reading/reading';
import type { InstrumentSource } from '../../core/rules/source';
import type { HeldEdition } from '../../io/postgres/store/held-editions';
import { storedText } from '../../io/postgres/store/text-reader';
import type { Held } from '../held';

/** What is known of an instrument before another text of it, and how that text differs from it. */
export interface Before {
  readonly known: KnownBefore | undefined;
  changesTo(reading: Reading, words: TextWords): TextChanges;
}

/** The text of the same version; else of the version that is read now; else what the rule sources tell. */
export async function knownBefore(
  dataSource: DataSource,
  held: Held,
  instrument: string,
  compilation: string,
): Promise<Before> {
  const text = textHeld(held, instrument, compilation);
  if (text !== undefined) return textBefore(dataSource, text, compilation);
  const source = sourceHeld(held, instrument, compilation);
  return source === undefined ? NOTHING : sourceBefore(source);
}

const textHeld = (held: Held, instrument: string, compilation: string): HeldEdition | undefined =>
  held.editions.find(
    (edition) => edition.kind === 'text' && edition.instrument === instrument && edition.compilation === compilation,
  ) ?? held.text(instrument);

const sourceHeld = (held: Held, instrument: string, compilation: string): InstrumentSource | undefined =>
  held.sources.find((source) => source.id === instrument && (source.compilation ?? '') === compilation) ??
  held.source(instrument);

async function textBefore(dataSource: DataSource, edition: HeldEdition, compilation: string): Promise<Before> {
  const text = await storedText(dataSource, edition.id);
  const version = edition.compilation === '' ? 'as first made' : edition.compilation;
  const called = edition.compilation === compilation ? 'the text held now' : `the text held now (${version})`;
  return {
    known: { called, clauses: text.clauses, losses: lossesOf(text) },
    changesTo: ({ clauses }) => textChanges(text.clauses, clauses),
  };
}

/** The sources list every clause of the text they were verified against, with a hash of its words. */
function sourceBefore(source: InstrumentSource): Before {
  const clauses = source.books.flatMap(({ id, clauses: own }) => own.map(({ label }) => ({ book: id, label })));
  return {
    known: clauses.length === 0 ? undefined : { called: 'the text that the rule sources were made from', clauses },
    changesTo: (reading, words) => hashedChanges(heldWords(source).clauses, words.clauses, reading.clauses),
  };
}

const NOTHING: Before = {
  known: undefined,
  changesTo: ({ clauses }) => textChanges([], clauses),
};
