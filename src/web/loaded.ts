import type { DataSource } from 'typeorm';
import type { StoredRules } from '../app/rules-service';
import { bindChecks } from '../core/checks/bind';
import { coverageOf } from '../core/checks/coverage';
import { CHECKED_GAMES } from '../core/checks/registry';
import type { InForce, InstrumentSource } from '../core/rules/source';
import { jurisdictionOf } from '../core/values/citation';
import { booksOf, instrumentIds, newestTexts, type StoredText } from '../io/postgres/store/instrument-reader';

/** What the service holds, as its first page tells it. */
export interface Loaded {
  readonly instruments: readonly LoadedInstrument[];
  readonly ruleSets: readonly LoadedRuleSet[];
}

export interface LoadedInstrument {
  readonly id: string;
  readonly jurisdiction: string;
  readonly clauses: number;
  readonly text: IngestedText | undefined;
  /** Absent where the official text alone is held. */
  readonly sources: LoadedSources | undefined;
}

export interface IngestedText {
  readonly learntOn: string;
  /** Whether the bytes are those the rule sources were verified against. */
  readonly verified: boolean;
}

interface LoadedSources {
  readonly title: string;
  readonly citation: string;
  readonly inForce: InForce;
  readonly checked: number;
  readonly outstanding: number;
}

export interface LoadedRuleSet {
  readonly name: string;
  readonly instrument: string;
  readonly facts: number;
  readonly checks: number;
}

export async function whatIsLoaded(dataSource: DataSource, { book, checksOf }: StoredRules): Promise<Loaded> {
  const ids = await instrumentIds(dataSource);
  const [texts, books] = await Promise.all([newestTexts(dataSource, ids), booksOf(dataSource, ids)]);
  return {
    instruments: ids.map((id) => {
      const source = book.instruments.find((instrument) => instrument.id === id);
      return {
        id,
        jurisdiction: jurisdictionOf(id),
        clauses: books.filter(({ instrument }) => instrument === id).reduce((sum, { clauses }) => sum + clauses, 0),
        text: ingested(
          texts.find(({ instrument }) => instrument === id),
          source,
        ),
        sources: source && loadedSources(source, checksOf),
      };
    }),
    ruleSets: book.ruleSets.map((ruleSet) => ({
      name: ruleSet.name,
      instrument: ruleSet.instrument,
      facts: ruleSet.facts.size,
      checks: bindChecks(CHECKED_GAMES.find(({ code }) => code === ruleSet.game)?.checks ?? [], ruleSet).length,
    })),
  };
}

export const ingested = (
  text: StoredText | undefined,
  source: InstrumentSource | undefined,
): IngestedText | undefined =>
  text && { learntOn: text.learntAt.toISOString().slice(0, 10), verified: text.sha256 === source?.textSha256 };

function loadedSources(source: InstrumentSource, checksOf: StoredRules['checksOf']): LoadedSources {
  const { title, citation, inForce } = source;
  const coverage = coverageOf(source, checksOf);
  const sum = (part: 'checked' | 'outstanding'): number => coverage.reduce((total, book) => total + book[part], 0);
  return { title, citation, inForce, checked: sum('checked'), outstanding: sum('outstanding') };
}
