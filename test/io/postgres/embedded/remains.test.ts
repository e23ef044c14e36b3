import { spawn } from 'node:child_process';
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseAccount, identity } from '../../../../src/io/postgres/embedded/account';
import { findBinaries } from '../../../../src/io/postgres/embedded/binaries';
import { findNativeFolder } from '../../../../src/io/postgres/embedded/native-package';
import { commandLine } from '../../../../src/io/postgres/embedded/process-table';
import { startEmbeddedPostgres } from '../../../../src/io/postgres/embedded/server';
import { Instance } from '../../../support/embedded/instance';
import { leftOn } from '../../../support/embedded/processes';
import { complaintOf } from '../../../support/embedded/sentence';
import { Workspace } from '../../../support/embedded/workspace';

const workspace = new Workspace();
afterAll(() => expect(workspace.remove()).toEqual([]));

/** What a server that was killed leaves, with its id now another's. */
function leaveBehind(folder: string, pid: number): void {
  const noted = `${pid}\n${join(folder, 'data')}\n1700000000\n5432\n${join(folder, 'socket')}\n\n  2146454         4\nready   \n`;
  writeFileSync(join(folder, 'data', 'postmaster.pid'), noted);
  writeFileSync(join(folder, 'socket', '.s.PGSQL.5432.lock'), noted);
}

describe('what others have left in the folder', () => {
  it('is not fooled by a pid file whose id now belongs to another process', async () => {
    const folder = await workspace.initialised();
    // of the server's own account, where PostgreSQL itself takes it for a running server
    const stranger = spawn('sleep', ['60'], {
      ...identity(chooseAccount(join(folder, 'data'))),
      cwd: '/',
      stdio: 'ignore',
    });
    leaveBehind(folder, stranger.pid ?? 0);
    const server = await startEmbeddedPostgres(folder, { patienceMs: 10_000 });
    expect(server).toMatchObject({ adopted: false });
    expect(server.pid).not.toBe(stranger.pid);
    await server.stop();
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
    expect(existsSync(join(folder, 'data', 'postmaster.pid'))).toBe(false);
    stranger.kill('SIGKILL');
  });

  it('is not fooled by a pid file whose id now belongs to the server of another folder', async () => {
    const [folder, elsewhere] = [await workspace.initialised(), await workspace.initialised()];
    const other = await startEmbeddedPostgres(elsewhere);
    leaveBehind(folder, other.pid);
    const server = await startEmbeddedPostgres(folder, { patienceMs: 10_000 });
    expect(server.pid).not.toBe(other.pid);
    await server.stop();
    expect(readFileSync(join(elsewhere, 'data', 'postmaster.pid'), 'utf8')).toContain(String(other.pid));
    await other.stop();
  });

  it('starts over a pid file that a full disk left empty', async () => {
    const folder = await workspace.initialised();
    const file = join(folder, 'data', 'postmaster.pid');
    writeFileSync(file, '');
    utimesSync(file, new Date(0), new Date(0));
    await (await startEmbeddedPostgres(folder, { patienceMs: 10_000 })).stop();
  });

  it('leaves a running server alone when its folder has been moved', async () => {
    const folder = await workspace.initialised();
    const before = await startEmbeddedPostgres(folder);
    const moved = workspace.empty();
    renameSync(folder, moved);
    const obstacle = await startEmbeddedPostgres(moved, { patienceMs: 200 }).catch(String);
    expect(obstacle).toContain(`on ${join(moved, 'data')} did not become ready`); // its socket went along; the server stays unharmed
    expect(existsSync(join(moved, 'data', 'postmaster.pid'))).toBe(true);
    renameSync(moved, folder);
    await before.stop();
    expect(await leftOn(folder)).toEqual([]);
  });

  it('joins a server that somebody started by hand', async () => {
    const folder = await workspace.initialised();
    const account = chooseAccount(join(folder, 'data'));
    const { postgres } = await findBinaries(findNativeFolder(), account);
    const data = account ? join(folder, 'data') : 'data'; // the root of a container is not shown where others work
    const args = ['-D', data, '-c', 'listen_addresses=', '-c', `unix_socket_directories=${join(folder, 'socket')}`];
    const byHand = spawn(postgres, args, { ...identity(account), cwd: folder, stdio: 'ignore' });
    while (!existsSync(join(folder, 'data', 'postmaster.pid'))) await sleep(5);
    const server = await startEmbeddedPostgres(folder);
    expect(server).toMatchObject({ adopted: true, pid: byHand.pid });
    await server.stop();
    expect(await leftOn(folder)).toEqual([]);
  });

  it('gives no file away to which somebody has put a link', async () => {
    const folder = await workspace.initialised();
    const other = join(workspace.empty());
    writeFileSync(other, 'mine');
    const { uid } = statSync(other);
    for (const name of ['server.log', 'socket']) {
      rmSync(join(folder, name), { recursive: true });
      symlinkSync(name === 'socket' ? workspace.root : other, join(folder, name));
      expect(await complaintOf(startEmbeddedPostgres(folder))).toContain(join(folder, name));
      rmSync(join(folder, name));
    }
    expect(statSync(other).uid).toBe(uid);
    expect(statSync(workspace.root)).toMatchObject({ uid, mode: 0o40755 });
    expect(readFileSync(other, 'utf8')).toBe('mine');
    expect(await leftOn(folder)).toEqual([]);
  });

  it('stops the server when somebody has removed the folder', async () => {
    const folder = await workspace.initialised();
    const server = await startEmbeddedPostgres(folder);
    rmSync(folder, { recursive: true, maxRetries: 5 });
    await server.stop();
    expect(commandLine(server.pid)).toBeUndefined();
  });

  it('starts after a first start that was killed half way, and clears away what that left', async () => {
    const folder = workspace.empty();
    const killed = new Instance(workspace.checkout('linked'));
    const started = killed.start(folder).catch(() => 'killed');
    while (!existsSync(folder) || !readdirSync(folder).some((name) => name.startsWith('partial-'))) await sleep(5);
    await sleep(100);
    await killed.kill();
    expect(await started).toBe('killed');
    const server = await startEmbeddedPostgres(folder);
    expect(server.adopted).toBe(false);
    await server.stop();
    expect(await leftOn(folder)).toEqual([]);
    await (await startEmbeddedPostgres(folder)).stop(); // by now its initdb has noticed as well
    expect(readdirSync(folder).filter((name) => name.startsWith('partial-'))).toEqual([]);
  });
});
