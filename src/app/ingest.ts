import type { DataSource } from 'typeorm';
import type { LintFinding } from '../core/reading/lint/lint-finding';
import { lintInstrument } from '../core/reading/lint/lint-instrument';
import type { RecognisedFact } from '../core/games/recognise';
import type { FactEntry, FactsSource } from '../core/rules/source';
import { storeOfficialText, type OfficialText } from '../io/postgres/store/text-store';
import type { OfficialReading } from './read-official-text';

/** What `ingest` says of one file. */
export interface Ingested {
  readonly instrument: string;
  readonly sha256: string;
  readonly books: number;
  readonly clauses: number;
  readonly facts: number;
  readonly unplaced: number;
  readonly diagnostics: number;
  /** False where the newest text of this instrument already has these very bytes. */
  readonly changed: boolean;
}

/** What goes with a text that somebody looked at before publishing it. */
export type Publishing = Pick<OfficialText, 'compilation' | 'repealed' | 'replaces'> & {
  readonly lint?: readonly LintFinding[];
};

/** Stores a text with all that was read in it, in one transaction. */
export async function ingest(
  dataSource: DataSource,
  official: OfficialReading,
  who: string,
  { lint = lintInstrument(official.reading), ...publishing }: Publishing = {},
): Promise<Ingested> {
  const { instrument, sha256, content, reading, facts } = official;
  const text = { instrument, sha256, content, reading, lint, facts: layersOf(facts), ...publishing };
  const changed = (await storeOfficialText(dataSource, text, who)) !== undefined;
  return {
    instrument,
    sha256,
    books: new Set(reading.clauses.map(({ book }) => book)).size,
    clauses: reading.clauses.length,
    facts: facts.length,
    unplaced: reading.unplaced.length,
    diagnostics: reading.diagnostics.length,
    changed,
  };
}

interface FoundLayer extends FactsSource {
  readonly book: string;
  readonly facts: Record<string, FactEntry[]>;
}

function layersOf(recognised: readonly RecognisedFact[]): readonly FoundLayer[] {
  const layers = new Map<string, FoundLayer>();
  for (const { book, game, variant, name, value, clause, anchor } of recognised) {
    const key = `${book} ${game}/${variant ?? ''}`;
    const layer = layers.get(key) ?? { book, role: 'form', forms: [{ game, variant }], without: [], facts: {} };
    layers.set(key, layer);
    (layer.facts[name] ??= []).push({ value, clause, also: [], anchor, basis: 'recognised' });
  }
  return [...layers.values()];
}
