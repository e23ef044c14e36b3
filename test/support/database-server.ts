import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres, type EmbeddedServer } from '../../src/io/postgres/embedded/server';
import { addressOf } from './server-address';

declare global {
  var houseRulesServer: { readonly server: EmbeddedServer; readonly folder: string } | undefined;
}

/** Before all tests: one PostgreSQL for those that need one, given by DATABASE_URL or embedded in a folder of its own. */
export default async function startDatabaseServer(): Promise<void> {
  process.env['TEST_TEMPLATE'] = `hr_loaded_${randomBytes(6).toString('hex')}`;
  if (process.env['DATABASE_URL']) {
    process.env['TEST_DATABASE_SERVER'] = process.env['DATABASE_URL'];
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'hr-tests-'));
  chmodSync(folder, 0o755);
  const server = await startEmbeddedPostgres(folder);
  process.env['TEST_DATABASE_SERVER'] = addressOf(server);
  globalThis.houseRulesServer = { server, folder };
}

export async function stopDatabaseServer(): Promise<void> {
  const started = globalThis.houseRulesServer;
  if (!started) {
    // A server that was given goes on, without what the tests put there.
    const client = new Client({ connectionString: process.env['DATABASE_URL'] });
    await client.connect();
    await client.query(`DROP DATABASE IF EXISTS "${process.env['TEST_TEMPLATE'] ?? ''}"`);
    await client.end();
    return;
  }
  await started.server.stop();
  rmSync(started.folder, { recursive: true, force: true });
}
