import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../../../src/io/postgres/embedded/server';
import { bundleInstance, Instance } from '../../../support/embedded/instance';
import { give, itAsOrdinary, ordinary } from '../../../support/embedded/people';
import { leftOn } from '../../../support/embedded/processes';
import { complaintOf } from '../../../support/embedded/sentence';
import { Workspace } from '../../../support/embedded/workspace';

const workspace = new Workspace();
afterAll(() => expect(workspace.remove()).toEqual([]));

describe('a start that fails says so in one sentence and leaves nothing running', () => {
  const damages = [
    { what: 'the control file is damaged', file: 'global/pg_control', content: 'x', says: /pg_control/ },
    { what: 'a folder of the data is missing', file: 'global', says: /could not find the database system/ },
    { what: 'the log of earlier changes is missing', file: 'pg_wal', says: /pg_wal/ },
    {
      what: 'a setting is wrong',
      file: 'postgresql.auto.conf',
      content: 'no_such = 1\n',
      says: /postgresql\.auto\.conf/,
    },
    {
      what: 'the data are of another version',
      file: 'PG_VERSION',
      content: '15\n',
      says: /by PostgreSQL 15 .* is \d\d:/,
    },
  ];
  it.each(damages)('when $what', async ({ file, content, says }) => {
    const damaged = join(await workspace.template(), 'data', file);
    renameSync(damaged, `${damaged}.whole`);
    if (content !== undefined) writeFileSync(damaged, content);
    const folder = await workspace.template();
    const complaint = await complaintOf(startEmbeddedPostgres(folder));
    expect(complaint).toContain(join(folder, 'data'));
    expect(complaint).toMatch(says);
    expect(await leftOn(folder)).toEqual([]);
    expect(existsSync(join(folder, 'data', 'postmaster.pid'))).toBe(false);

    rmSync(damaged, { force: true });
    renameSync(`${damaged}.whole`, damaged);
    await (await startEmbeddedPostgres(folder)).stop(); // the failure has harmed nothing
  });

  it('when something else lies where the data should', async () => {
    const folder = workspace.empty();
    mkdirSync(join(folder, 'data'), { recursive: true });
    writeFileSync(join(folder, 'data', 'letter.txt'), 'mine');
    expect(await complaintOf(startEmbeddedPostgres(folder))).toContain(join(folder, 'data'));
    expect(readFileSync(join(folder, 'data', 'letter.txt'), 'utf8')).toBe('mine');
    expect(await leftOn(folder)).toEqual([]);
  });

  it('when the folder cannot be made', async () => {
    const file = workspace.empty();
    writeFileSync(file, '');
    expect(await complaintOf(startEmbeddedPostgres(join(file, 'folder')))).toContain(join(file, 'folder'));
  });

  itAsOrdinary('when the folder may not be written', async () => {
    const folder = workspace.empty();
    mkdirSync(folder);
    give(folder, ordinary);
    chmodSync(folder, 0o555);
    const application = new Instance(bundleInstance(workspace.empty()), ordinary);
    expect(await complaintOf(application.start(folder))).toMatch(/cannot be written \(EACCES/);
    await application.kill();
  });

  it('when the server that runs there does not answer, which it leaves alone', async () => {
    const folder = await workspace.initialised();
    const server = await startEmbeddedPostgres(folder);
    process.kill(server.pid, 'SIGSTOP');
    const complaint = await complaintOf(startEmbeddedPostgres(folder, { patienceMs: 100 }));
    process.kill(server.pid, 'SIGCONT');
    expect(complaint).toContain(`on ${join(folder, 'data')} did not become ready`);
    await (await startEmbeddedPostgres(folder)).stop();
    await server.stop();
    expect(await leftOn(folder)).toEqual([]);
  });
});
