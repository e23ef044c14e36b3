import { readConfig } from '../app/config';
import { loadRuleSourcesInto } from '../app/load-rule-sources';
import { projectRoot } from '../io/files/project-root';
import { openDatabase, type Database } from '../io/postgres/database';

/** Opens the configured database with the rule sources in it, for as long as one command needs it. */
export async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(readConfig(process.env, projectRoot()));
  try {
    await loadRuleSourcesInto(database.dataSource);
    return await work(database);
  } finally {
    await database.close();
  }
}
