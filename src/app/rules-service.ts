import type { DataSource } from 'typeorm';
import { checksByClause } from '../core/checks/coverage';
import { loadSources } from '../io/postgres/store/source-store';
import { RuleBook } from './rule-book';

/** The rules as the store holds them, and which clauses their checks rest on. */
export interface StoredRules {
  readonly book: RuleBook;
  readonly checksOf: ReadonlyMap<string, readonly string[]>;
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
      this.held = { newest, rules: { book, checksOf: checksByClause(book.ruleSets) } };
    }
    return this.held.rules;
  }
}
