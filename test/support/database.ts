import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { loadRuleSourcesInto } from '../../src/app/load-rule-sources';
import { openDatabase, type Database } from '../../src/io/postgres/database';

/** A database of this test's own, thrown away afterwards, on the server all tests share. */
export interface TestDatabase {
  readonly url: string;
  open(): Promise<Database>;
  drop(): Promise<void>;
}

/** Empty, without so much as a table. */
export const createTestDatabase = (): Promise<TestDatabase> => newDatabase('template0');

/** With the rule sources in it, as a service leaves it that was started once. */
export const createLoadedDatabase = async (): Promise<TestDatabase> => newDatabase(await loadedTemplate());

async function newDatabase(template: string): Promise<TestDatabase> {
  const name = `hr_test_${randomBytes(6).toString('hex')}`;
  await onServer((client) => client.query(`CREATE DATABASE "${name}" TEMPLATE "${template}"`));
  return {
    url: urlOf(name),
    open: () => openDatabase({ databaseUrl: urlOf(name), dataDir: '' }),
    drop: () =>
      onServer(async (client) => {
        await client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
      }),
  };
}

/** Any number: test files that want the template at the same time wait for the first of them to make it. */
const TEMPLATE_LOCK = 7_305_419;

/** Filled once for all test files of a run: copying it takes a fraction of the time of loading the sources anew. */
async function loadedTemplate(): Promise<string> {
  const template = process.env['TEST_TEMPLATE'] ?? '';
  await onServer(async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const known = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (known.rows.length > 0) return;
    const filling = `${template}_filling`;
    await client.query(`CREATE DATABASE "${filling}" TEMPLATE template0`);
    const database = await openDatabase({ databaseUrl: urlOf(filling), dataDir: '' });
    await loadRuleSourcesInto(database.dataSource);
    await database.close();
    await client.query(`ALTER DATABASE "${filling}" RENAME TO "${template}"`);
  });
  return template;
}

function serverUrl(): string {
  const server = process.env['TEST_DATABASE_SERVER'];
  if (server === undefined) throw new Error('The database server of the tests is not running; run them through jest.');
  return server;
}

const urlOf = (name: string): string => serverUrl().replace(/\/[^/]*$/, `/${name}`);

/** The lock goes with the connection. */
async function onServer<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
