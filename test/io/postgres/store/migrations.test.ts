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

  it('of a newer version refuse an older one, and are left as they are', async () => {
    const insert = 'INSERT INTO migrations (timestamp, name) VALUES ($1, $2)';
    await database.dataSource.query(insert, [4_000_000_000_000, 'Later4000000000000']);
    const newest = database.dataSource.migrations.at(-1)?.constructor.name;
    await expect(place.open()).rejects.toThrow(
      `The database was last used by a newer version of House Rules (it has the migration Later4000000000000, which this version does not know; its own newest is ${String(newest)}); start that version or a later one, or restore a backup that was made before it.`,
    );
    await database.dataSource.query(insert, [4_000_000_000_001, 'Later4000000000001']);
    await expect(place.open()).rejects.toThrow('the migration Later4000000000000 and 1 more, which');
    await database.dataSource.query(`DELETE FROM migrations WHERE name LIKE 'Later%'`);
    const again = await place.open();
    await again.close();
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
