import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../../../src/io/postgres/embedded/server';
import { Instance } from '../../../support/embedded/instance';
import { leftOn, postgresOn } from '../../../support/embedded/processes';
import { Workspace } from '../../../support/embedded/workspace';

const workspace = new Workspace();
let program = '';
beforeAll(() => (program = workspace.checkout('linked')));
afterAll(() => expect(workspace.remove()).toEqual([]));

const instance = (): Instance => new Instance(program);
const ONE = [{ one: 1 }];

describe('several processes on one folder', () => {
  it('makes one cluster and one server of two first starts at once', async () => {
    const folder = workspace.first;
    const both = [instance(), instance()];
    const started = await Promise.all(both.map((each) => each.start(folder)));
    expect(started.map(({ adopted }) => adopted).sort()).toEqual([false, true]);
    expect(new Set(started.map(({ pid }) => pid)).size).toBe(1);
    for (const each of both) expect(await each.query('select 1 as one')).toEqual(ONE);
    await Promise.all(both.map((each) => each.stop()));
    expect(await leftOn(folder)).toEqual([]);
  });

  it('joins the server of a process that was killed, and may stop it', async () => {
    const folder = await workspace.initialised();
    const killed = instance();
    const { pid } = await killed.start(folder);
    await killed.query('create table kept as select 42 as answer');
    await killed.kill();
    const next = instance();
    expect(await next.start(folder)).toMatchObject({ pid, adopted: true });
    // more than a pipe holds: it would have no reader any more
    await next.query(`do $$ begin for i in 1..2000 loop raise warning '%', repeat('x', 100); end loop; end $$`);
    expect(await next.query('select answer from kept')).toEqual([{ answer: 42 }]);
    await next.stop();
    expect(await leftOn(folder)).toEqual([]);
    expect(existsSync(join(folder, 'data', 'postmaster.pid'))).toBe(false);
  });

  it('recovers after the server was killed, with the data', async () => {
    const folder = await workspace.initialised();
    const before = instance();
    const { pid } = await before.start(folder);
    await before.query('create table kept as select 42 as answer');
    process.kill(pid, 'SIGKILL');
    const after = instance();
    // Started again by whoever is first to notice.
    const restarted = await after.start(folder);
    expect(restarted.pid).not.toBe(pid);
    expect(await after.query('select answer from kept')).toEqual([{ answer: 42 }]);
    await after.stop();
    await before.stop();
    expect(await leftOn(folder)).toEqual([]);
  });

  it('serves the second when the first stops, and the first when the second stops; the last one out stops it', async () => {
    const folder = await workspace.initialised();
    const [first, second, third] = [instance(), instance(), instance()];
    const { pid } = await first.start(folder);
    expect(await second.start(folder)).toMatchObject({ pid, adopted: true });
    await first.stop();
    expect(await second.query('select 1 as one')).toEqual(ONE);
    expect(await third.start(folder)).toMatchObject({ pid, adopted: true });
    await third.stop();
    expect(await second.query('select 1 as one')).toEqual(ONE);
    expect(postgresOn(folder)).toContain(pid);
    await second.stop();
    expect(await leftOn(folder)).toEqual([]);
  });

  it('does not count a process that was killed', async () => {
    const folder = await workspace.initialised();
    const [killed, last] = [instance(), instance()];
    await killed.start(folder);
    await last.start(folder);
    await killed.kill();
    await last.stop();
    expect(await leftOn(folder)).toEqual([]);
  });

  it('leaves nothing when all stop at the same moment', async () => {
    const folder = await workspace.initialised();
    const all = [instance(), instance(), instance()];
    await Promise.all(all.map((each) => each.start(folder)));
    await Promise.all(all.map((each) => each.stop()));
    expect(await leftOn(folder)).toEqual([]);
  });

  it('makes one server of three starts at once after the server was killed', async () => {
    const folder = await workspace.initialised();
    const killed = instance();
    process.kill((await killed.start(folder)).pid, 'SIGKILL');
    const all = [instance(), instance(), instance()];
    const started = await Promise.all(all.map((each) => each.start(folder)));
    expect(new Set(started.map(({ pid }) => pid)).size).toBe(1);
    await Promise.all([killed, ...all].map((each) => each.stop()));
    expect(await leftOn(folder)).toEqual([]);
  });

  it('gives a server to who comes while the last one is leaving', async () => {
    const folder = await workspace.initialised();
    let leaving = await startEmbeddedPostgres(folder);
    for (const delay of [0, 5, 10, 20, 40]) {
      const stopped = leaving.stop();
      await sleep(delay);
      const coming = instance();
      await coming.start(folder);
      await stopped;
      expect(await coming.query('select 1 as one')).toEqual(ONE);
      leaving = await startEmbeddedPostgres(folder);
      await coming.stop();
    }
    await leaving.stop();
    expect(await leftOn(folder)).toEqual([]);
  });

  it('serves all who come and go at the same time', async () => {
    const folder = await workspace.initialised();
    const all = [instance(), instance(), instance()];
    await Promise.all(
      all.map(async (each, index) => {
        for (let round = 0; round < 6; round += 1) {
          await each.start(folder);
          await sleep((index * 7 + round * 3) % 11);
          expect(await each.query('select 1 as one')).toEqual(ONE);
          await each.leave();
        }
      }),
    );
    expect(await leftOn(folder)).toEqual([]);
    await Promise.all(all.map((each) => each.kill()));
  });

  it('makes one server of three starts at once where the system has no tool to lock a folder', async () => {
    const folder = await workspace.initialised();
    const all = [0, 1, 2].map(() => new Instance(program, {}, { PATH: '/nowhere' }));
    const started = await Promise.all(all.map((each) => each.start(folder)));
    expect(new Set(started.map(({ pid }) => pid)).size).toBe(1);
    await Promise.all(all.map((each) => each.stop()));
    expect(await leftOn(folder)).toEqual([]);
  });

  it('claims the server again after it has restarted itself', async () => {
    const folder = await workspace.initialised();
    const [first, second] = [instance(), instance()];
    const { pid } = await first.start(folder);
    await second.start(folder);
    const victim = first.query('select pg_sleep(60)').catch(() => 'crashed');
    await killSleeper(second);
    expect(await victim).toBe('crashed');
    await untilClaimed(second, 2);
    await first.stop();
    expect(await second.query('select 1 as one')).toEqual(ONE);
    expect(postgresOn(folder)).toContain(pid);
    await second.stop();
    expect(await leftOn(folder)).toEqual([]);
  });

  it('may be started twice in one process', async () => {
    const folder = await workspace.initialised();
    const [first, second] = await Promise.all([startEmbeddedPostgres(folder), startEmbeddedPostgres(folder)]);
    expect(second.pid).toBe(first.pid);
    await first.stop();
    expect(postgresOn(folder)).toContain(first.pid);
    await second.stop();
    expect(await leftOn(folder)).toEqual([]);
  });
});

/** Kills the session that sleeps, as the system does when memory runs out; the server then ends all others and restarts. */
async function killSleeper(by: Instance): Promise<void> {
  for (;;) {
    const [sleeper] = (await by.query(
      `select pid from pg_stat_activity where query like 'select pg_sleep(60)%' and state = 'active'`,
    )) as { pid: number }[];
    if (sleeper) return void process.kill(sleeper.pid, 'SIGKILL');
  }
}

async function untilClaimed(by: Instance, claims: number): Promise<void> {
  for (;;) {
    const rows = await by
      .query(`select pid from pg_locks where locktype = 'advisory' and mode = 'ShareLock'`)
      .catch(() => []);
    if ((rows as unknown[]).length === claims) return;
    await sleep(50);
  }
}
