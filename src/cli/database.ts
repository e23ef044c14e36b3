import { readConfig } from '../app/config';
import { loadRuleSourcesInto } from '../app/load-rule-sources';
import { projectRoot } from '../io/files/project-root';
import { openDatabase, type Database } from '../io/postgres/database';

/** Opens the configured database with the rule sources in it, for as long as one command needs it. */
export const withDatabase = <T>(work: (database: Database) => Promise<T>): Promise<T> =>
  withDatabaseAsItIs(async (database) => {
    await loadRuleSourcesInto(database.dataSource);
    return work(database);
  });

/** The same without bringing it up to the rule sources, for commands that must not add to what they look at. */
export async function withDatabaseAsItIs<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(readConfig(process.env, projectRoot()));
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
