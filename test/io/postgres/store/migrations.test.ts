import type { Database } from '../../../../src/io/postgres/database';
import { createTestDatabase, type TestDatabase } from '../../../support/database';

describe('migrations', () => {
  let place: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    place = await createTestDatabase();
    database = await place.open();
  });
  afterAll(async () => {
    await database.close();
    await place.drop();
  });

  it('leave nothing between the entities and the tables', async () => {
    const { upQueries } = await database.dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('run once, however many services start at the same time', async () => {
    const others = await Promise.all([place.open(), place.open()]);
    const rows = await database.dataSource.query<unknown[]>('SELECT * FROM migrations');
    await Promise.all(others.map((other) => other.close()));
    expect(rows).toHaveLength(database.dataSource.migrations.length);
  });

  it('can be taken back and run again', async () => {
    const { migrations } = database.dataSource;
    for (let left = migrations.length; left > 0; left -= 1) await database.dataSource.undoLastMigration();
    const tables = await database.dataSource.query<{ tablename: string }[]>(
      "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
    );
    expect(tables.map(({ tablename }) => tablename)).toEqual(['migrations']);
    await database.dataSource.runMigrations();
    const { upQueries } = await database.dataSource.driver.createSchemaBuilder().log();
    expect(upQueries).toEqual([]);
  });
});
