import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { findPostmaster, identify } from '../../../../src/io/postgres/embedded/postmaster';
import { type EmbeddedServer, startEmbeddedPostgres } from '../../../../src/io/postgres/embedded/server';
import { Instance } from '../../../support/embedded/instance';
import { leftOn, postgresOn } from '../../../support/embedded/processes';
import { Workspace } from '../../../support/embedded/workspace';

const workspace = new Workspace();
afterAll(() => expect(workspace.remove()).toEqual([]));

async function query(server: EmbeddedServer, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(server.connection);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** The id of the server that is ready on a folder. */
function runningOn(folder: string): number | undefined {
  const found = findPostmaster(identify(join(folder, 'data')));
  return found?.status === 'ready' ? found.pid : undefined;
}

describe('the life of an embedded server', () => {
  it('starts on a folder that does not exist, behind a socket of its own and no port, with trust only there', async () => {
    const folder = workspace.first;
    const server = await startEmbeddedPostgres(folder);
    expect(server.adopted).toBe(false);
    expect(server.connection.host).toBe(join(folder, 'socket'));
    expect(statSync(server.connection.host).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
    const settings = await query(
      server,
      `select name, setting from pg_settings where name in ('listen_addresses', 'fsync', 'TimeZone', 'server_encoding') order by name`,
    );
    expect(settings).toEqual([
      { name: 'TimeZone', setting: 'UTC' },
      { name: 'fsync', setting: 'on' },
      { name: 'listen_addresses', setting: '' },
      { name: 'server_encoding', setting: 'UTF8' },
    ]);
    expect(await query(server, 'select distinct type, auth_method from pg_hba_file_rules order by type')).toEqual([
      { type: 'host', auth_method: 'reject' },
      { type: 'local', auth_method: 'trust' },
    ]);
    await query(server, 'create extension pg_trgm; create extension unaccent; create extension btree_gist');
    await server.stop();
  });

  it('keeps the data from one start to the next', async () => {
    const folder = await workspace.initialised();
    const first = await startEmbeddedPostgres(folder);
    await query(first, 'create table kept as select 42 as answer');
    await first.stop();
    const second = await startEmbeddedPostgres(folder);
    expect(second.adopted).toBe(false);
    expect(await query(second, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await second.stop();
  });

  it('leaves no process, no pid file and no socket after stop, which may be called twice', async () => {
    const folder = await workspace.initialised();
    const server = await startEmbeddedPostgres(folder);
    expect(postgresOn(folder)).toContain(server.pid);
    await Promise.all([server.stop(), server.stop()]);
    expect(await leftOn(folder)).toEqual([]);
    expect(existsSync(join(folder, 'data', 'postmaster.pid'))).toBe(false);
    expect(readdirSync(join(folder, 'socket'))).toEqual([]);
    await server.stop();
  });

  it('puts the socket into a temporary folder when the path is too long for one, and removes it', async () => {
    const folder = join(workspace.empty(), 'long'.repeat(20), 'longer'.repeat(20));
    mkdirSync(dirname(folder), { recursive: true });
    renameSync(await workspace.initialised(), folder);
    const server = await startEmbeddedPostgres(folder);
    expect(server.connection.host.startsWith(folder)).toBe(false);
    expect(statSync(server.connection.host).mode & 0o777).toBe(0o700);
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
    const other = await startEmbeddedPostgres(folder);
    expect(other).toMatchObject({ adopted: true, connection: server.connection });
    await Promise.all([server.stop(), other.stop()]);
    expect(existsSync(server.connection.host)).toBe(false);
    expect(postgresOn(folder)).toEqual([]);
  });

  it.each(['SIGKILL', 'SIGQUIT', 'SIGINT'] as const)(
    'is started again at the same place when it ends by %s while somebody needs it',
    async (signal) => {
      const folder = await workspace.initialised();
      const server = await startEmbeddedPostgres(folder);
      const other = await startEmbeddedPostgres(folder);
      await query(server, 'create table kept as select 42 as answer');
      for (let times = 0; times < 2; times += 1) {
        const pid = runningOn(folder) ?? 0;
        process.kill(pid, signal);
        while ([pid, undefined].includes(runningOn(folder))) await sleep(20);
        expect(await query(server, 'select answer from kept')).toEqual([{ answer: 42 }]);
      }
      await Promise.all([server.stop(), other.stop()]);
      expect(await leftOn(folder)).toEqual([]);
    },
  );

  it('is not started again for ever: what it cannot recover from is told', async () => {
    const folder = await workspace.initialised();
    const server = await startEmbeddedPostgres(folder);
    const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    renameSync(join(folder, 'data', 'global'), join(folder, 'data', 'lost'));
    process.kill(server.pid, 'SIGKILL');
    const sentence = / ended and does not start again \(.+\): see .*server\.log, mend or restore the data and start /;
    while (!said.mock.calls.some(([text]) => sentence.test(String(text)))) await sleep(100);
    said.mockRestore();
    await server.stop();
    expect(await leftOn(folder)).toEqual([]);
  });

  it('works in a folder whose name has to be quoted', async () => {
    const folder = join(workspace.root, `-a b,c"d'e\\f$g;ä`);
    renameSync(await workspace.initialised(), folder);
    const server = await startEmbeddedPostgres(folder);
    expect(server.connection.host).toBe(join(folder, 'socket'));
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
    expect(postgresOn(folder)).toEqual([]);
  });

  it('outlives Ctrl-C in the terminal until the application has closed', async () => {
    const folder = await workspace.initialised();
    const application = new Instance(workspace.checkout('linked'));
    await application.start(folder);
    application.interrupt();
    expect(await application.query('select pg_sleep(0.2), 1 as one')).toEqual([{ pg_sleep: '', one: 1 }]);
    await application.stop();
    expect(await leftOn(folder)).toEqual([]);
  });

  it('keeps no process alive that has nothing else to do', async () => {
    const folder = await workspace.initialised();
    const application = new Instance(workspace.checkout('linked'));
    const { pid } = await application.start(folder);
    expect(await application.letGo()).toBe(0);
    const next = await startEmbeddedPostgres(folder);
    expect(next).toMatchObject({ adopted: true, pid });
    await next.stop();
  });
});
