import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openDatabase, type Database } from '../../src/io/postgres/database';

/** A database of this test's own, empty and thrown away afterwards, on the server all tests share. */
export interface TestDatabase {
  readonly url: string;
  open(): Promise<Database>;
  drop(): Promise<void>;
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_SERVER'];
  if (server === undefined) throw new Error('The database server of the tests is not running; run them through jest.');
  const name = `hr_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE "${name}"`);
  const url = server.replace(/\/[^/]*$/, `/${name}`);
  return {
    url,
    open: () => openDatabase({ databaseUrl: url, dataDir: '' }),
    drop: () => onServer(server, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
