import type { Database } from '../../../../src/io/postgres/database';
import { storeSources } from '../../../../src/io/postgres/store/source-store';
import { storeOfficialText } from '../../../../src/io/postgres/store/text-store';
import { createTestDatabase, type TestDatabase } from '../../../support/database';
import { doubledReading, doubledSource } from '../../../support/doubled-numbers';

const { reading, ...text } = doubledReading();

const TABLES = {
  clause: 'SELECT edition_id, book, ordinal, label, parent, body FROM clause ORDER BY edition_id, book, ordinal',
  reference: 'SELECT from_label, words, target_label FROM clause_reference ORDER BY id',
  definition: 'SELECT ordinal, label, body FROM definition ORDER BY ordinal',
};

describe('a citation names one clause', () => {
  let place: TestDatabase;
  let database: Database;
  const query = <T>(sql: string): Promise<T[]> => database.dataSource.query<T[]>(sql);
  const held = async () =>
    Object.fromEntries(
      await Promise.all(Object.entries(TABLES).map(async ([name, sql]) => [name, await query(sql)] as const)),
    );

  beforeAll(async () => {
    place = await createTestDatabase();
    database = await place.open();
    await storeSources(database.dataSource, doubledSource());
    await storeOfficialText(database.dataSource, { ...text, reading, lint: [], facts: [] }, 'anna');
  });
  afterAll(async () => {
    await database.close();
    await place.drop();
  });

  it('which the store insists on', async () => {
    const again = `INSERT INTO clause (edition_id, book, book_ordinal, label, ordinal, heading, body)
      SELECT edition_id, book, book_ordinal, label, 99, heading, body FROM clause WHERE label = '1(1)(b)[2]' LIMIT 1`;
    await expect(query(again)).rejects.toThrow('clause_label');
  });

  it('also where numbers were stored twice before: all clauses stay, each under the name the reader gives it now', async () => {
    const before = await held();
    await undoneTo('OneClauseACitation');
    const guard = (how: string): Promise<unknown> =>
      Promise.all(
        ['clause', 'clause_reference', 'definition'].map((table) =>
          query(`ALTER TABLE ${table} ${how} TRIGGER append_only`),
        ),
      );
    await guard('DISABLE');
    const printed = (column: string): string => `regexp_replace(${column}, '\\[\\d+\\]', '', 'g')`;
    await query(`UPDATE clause SET label = ${printed('label')}, parent = ${printed('parent')}`);
    await query(`UPDATE clause_reference SET from_label = ${printed('from_label')}`);
    await query(`UPDATE definition SET label = ${printed('label')}`);
    await guard('ENABLE');
    expect(await query(`SELECT 1 FROM clause WHERE label LIKE '%[%'`)).toEqual([]);
    await database.dataSource.runMigrations();
    expect(await held()).toEqual(before);
    expect(before['clause']).toHaveLength(2 * reading.clauses.length);
    await expect(query('UPDATE clause SET ordinal = 1')).rejects.toThrow('append-only');
  });

  async function undoneTo(name: string): Promise<void> {
    for (;;) {
      const [last] = await query<{ name: string }>('SELECT name FROM migrations ORDER BY id DESC LIMIT 1');
      await database.dataSource.undoLastMigration();
      if (last === undefined || last.name.startsWith(name)) return;
    }
  }
});
