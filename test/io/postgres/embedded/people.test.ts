import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startEmbeddedPostgres } from '../../../../src/io/postgres/embedded/server';
import { Instance } from '../../../support/embedded/instance';
import { give, itAsBoth, itAsOrdinary, itAsRoot, ordinary } from '../../../support/embedded/people';
import { leftOn, userOf } from '../../../support/embedded/processes';
import { complaintOf } from '../../../support/embedded/sentence';
import { Workspace } from '../../../support/embedded/workspace';

const workspace = new Workspace();
let program = '';
beforeAll(() => (program = workspace.checkout('copied')));
afterAll(() => expect(workspace.remove()).toEqual([]));

describe('who runs the server', () => {
  itAsOrdinary('an ordinary user runs it as himself', async () => {
    const folder = workspace.empty();
    mkdirSync(folder);
    give(folder, ordinary);
    const application = new Instance(program, ordinary);
    const { pid, connection } = await application.start(folder);
    expect(userOf(pid)).toBe(ordinary.uid);
    expect(connection.host).toBe(join(folder, 'socket'));
    expect(await application.query('select 1 as one')).toEqual([{ one: 1 }]);
    await application.stop();
    expect(await leftOn(folder)).toEqual([]);
    expect(existsSync(join(folder, 'data', 'postmaster.pid'))).toBe(false);
  });

  itAsRoot('root drops to an existing unprivileged account and creates none', async () => {
    const accounts = readFileSync('/etc/passwd', 'utf8');
    const folder = workspace.first;
    const server = await startEmbeddedPostgres(folder);
    expect(userOf(server.pid)).not.toBe(0);
    expect(accounts).toMatch(new RegExp(`^[^:]+:[^:]*:${userOf(server.pid)}:`, 'm'));
    expect(readFileSync('/etc/passwd', 'utf8')).toBe(accounts);
    await server.stop();
    expect(await leftOn(folder)).toEqual([]);
  });

  itAsRoot('root is told when the account it names does not exist', async () => {
    const folder = workspace.empty();
    const complaint = await complaintOf(startEmbeddedPostgres(folder, { account: 'no-such-account' }));
    expect(complaint).toContain('no-such-account');
    expect(await leftOn(folder)).toEqual([]);
  });

  itAsRoot('root may keep code, binaries and data in a folder that is closed to everybody else', async () => {
    const closed = workspace.checkout('copied');
    const checkout = join(closed, '..', '..', '..', '..', '..', '..');
    const temporary = workspace.empty();
    mkdirSync(temporary);
    chmodSync(checkout, 0o700);
    const folder = join(checkout, '.data', 'postgres');
    const first = new Instance(closed, {}, { TMPDIR: temporary });
    const { pid } = await first.start(folder, { account: 'nobody' });
    expect(userOf(pid)).toBe(ordinary.uid);
    await first.query('create table kept as select 42 as answer');
    await first.kill();
    const second = new Instance(closed, {}, { TMPDIR: temporary });
    expect(await second.start(folder)).toMatchObject({ adopted: true, pid });
    expect(await second.query('select answer from kept')).toEqual([{ answer: 42 }]);
    await second.stop();
    const third = new Instance(closed, {}, { TMPDIR: temporary });
    process.kill((await third.start(folder)).pid, 'SIGKILL');
    const fourth = new Instance(closed, {}, { TMPDIR: temporary });
    // Started again by the third, which still needs it, or by the fourth.
    await fourth.start(folder);
    expect(await fourth.query('select answer from kept')).toEqual([{ answer: 42 }]);
    await Promise.all([third.stop(), fourth.stop()]);
    expect(await leftOn(folder)).toEqual([]);
    expect(statSync(checkout).mode & 0o777).toBe(0o700);
    expect(existsSync(join(folder, 'data', 'PG_VERSION'))).toBe(true);
    // of the temporary folder only the binaries are used on
    expect(readdirSync(temporary)).toEqual([expect.stringMatching(/^house-rules-postgres-/)]);
  });

  itAsBoth('root leaves the data of an ordinary user his', async () => {
    const folder = await workspace.initialised();
    give(folder, ordinary);
    rmSync(join(folder, 'server.log')); // so that root makes it
    const asRoot = await startEmbeddedPostgres(folder);
    expect(userOf(asRoot.pid)).toBe(ordinary.uid);
    const asHimself = new Instance(program, ordinary);
    expect(await asHimself.start(folder)).toMatchObject({ adopted: true, pid: asRoot.pid });
    await asRoot.stop();
    await asHimself.stop();
    const again = new Instance(program, ordinary);
    expect(await again.start(folder)).toMatchObject({ adopted: false });
    await again.stop();
    expect(await leftOn(folder)).toEqual([]);
  });

  itAsBoth('an ordinary user is told when the data belong to another', async () => {
    const folder = await workspace.initialised();
    give(folder, ordinary);
    chownSync(join(folder, 'data'), 1, 1);
    const stranger = new Instance(program, ordinary);
    const complaint = await complaintOf(stranger.start(folder));
    expect(complaint).toContain(`${join(folder, 'data')} belong to the user with id 1`);
    await stranger.kill();
  });

  itAsRoot('root is told when the data belong to root', async () => {
    const folder = await workspace.initialised();
    give(folder, { uid: 0, gid: 0 });
    const complaint = await complaintOf(startEmbeddedPostgres(folder));
    expect(complaint).toMatch(/belong to root.*chown -R \d+:\d+ /);
    expect(complaint).toContain(dirname(join(folder, 'data')));
    expect(await leftOn(folder)).toEqual([]);
  });
});
