import type { DataSource } from 'typeorm';
import { checksByClause } from '../core/checks/coverage';
import { conflictsByClause, factsByClause, type FactInSet } from '../core/rules/by-clause';
import type { Conflict } from '../core/rules/rule-set';
import { loadSources } from '../io/postgres/store/source-store';
import { RuleBook } from './rule-book';

/** The rules as the store holds them, and for every clause the checks, facts and contradictions that concern it. */
export interface StoredRules {
  readonly book: RuleBook;
  readonly checksOf: ReadonlyMap<string, readonly string[]>;
  readonly factsOf: ReadonlyMap<string, readonly FactInSet[]>;
  readonly conflictsOf: ReadonlyMap<string, readonly Conflict[]>;
}

/** Keeps the compiled rules for as long as the store has no newer sources, whoever put them there. */
export class RulesService {
  private held: { readonly newest: number; readonly rules: StoredRules } | undefined;

  constructor(private readonly dataSource: DataSource) {}

  async current(): Promise<StoredRules> {
    const [row] = await this.dataSource.query<{ newest: number | null }[]>(
      "SELECT max(id) AS newest FROM edition WHERE kind = 'sources'",
    );
    const newest = row?.newest ?? 0;
    if (this.held?.newest !== newest) {
      const book = new RuleBook(await loadSources(this.dataSource));
      const { ruleSets } = book;
      const byClause = { factsOf: factsByClause(ruleSets), conflictsOf: conflictsByClause(ruleSets) };
      this.held = { newest, rules: { book, checksOf: checksByClause(ruleSets), ...byClause } };
    }
    return this.held.rules;
  }
}
