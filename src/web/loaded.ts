import type { Held } from '../app/held';
import type { RuleBook } from '../app/rule-book';
import { todayIn } from '../app/today';
import { bindChecks } from '../core/checks/bind';
import { coverageOf } from '../core/checks/coverage';
import { checksFor } from '../core/checks/registry';
import { titleOf, type InForce, type InstrumentSource } from '../core/rules/source';
import { jurisdictionOf } from '../core/values/citation';
import type { HeldEdition } from '../io/postgres/store/held-editions';

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

export function whatIsLoaded(held: Held): Loaded {
  const { book } = held;
  return {
    instruments: held.instruments().map((id) => {
      const source = held.source(id);
      return {
        id,
        jurisdiction: jurisdictionOf(id),
        clauses: held.clauses.books(id).reduce((sum, { clauses }) => sum + clauses.length, 0),
        text: ingested(held.text(id), source, held.book),
        sources: source && loadedSources(source, held.checksOf()),
      };
    }),
    ruleSets: book.ruleSets.map((ruleSet) => ({
      name: ruleSet.name,
      instrument: ruleSet.instrument,
      facts: ruleSet.facts.size,
      checks: bindChecks(checksFor(ruleSet), ruleSet).length,
    })),
  };
}

export const ingested = (
  text: HeldEdition | undefined,
  source: InstrumentSource | undefined,
  rules: Pick<RuleBook, 'localTime'>,
): IngestedText | undefined =>
  text && {
    learntOn: todayIn(rules, text.learntAt)(jurisdictionOf(text.instrument)),
    verified: text.sha256 === source?.textSha256,
  };

function loadedSources(source: InstrumentSource, checksOf: ReadonlyMap<string, readonly string[]>): LoadedSources {
  const { citation, inForce } = source;
  const coverage = coverageOf(source, checksOf);
  const sum = (part: 'checked' | 'outstanding'): number => coverage.reduce((total, book) => total + book[part], 0);
  return { title: titleOf(source), citation, inForce, checked: sum('checked'), outstanding: sum('outstanding') };
}
