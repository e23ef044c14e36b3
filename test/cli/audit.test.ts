import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { setTimeout } from 'node:timers/promises';
import { auditsBefore } from '../../src/io/postgres/store/audits/audit-store';
import { TestDesk } from '../support/auditing/desk';
import { haltReadersAt, padded } from '../support/auditing/halted';
import { mixedRounds, ndjson } from '../support/auditing/rounds';
import { houseRules, PROGRAM, ROOT, type Ran } from '../support/command-line';

interface Told {
  readonly audit: string;
  readonly state: string;
  readonly digest: string | null;
  readonly progress: {
    readonly parts: number;
    readonly rounds: number;
    readonly breaches: number;
    readonly problems: number;
  };
}

jest.setTimeout(180_000);

const rounds = mixedRounds(200, 20);

describe('audit, work, replay and retain', () => {
  let desk: TestDesk;
  let file: string;
  let first: Told;
  const env = (): NodeJS.ProcessEnv => ({ DATABASE_URL: desk.place.url });
  const run = (...args: readonly string[]): Ran => houseRules(args, { env: env() });
  const told = (...args: readonly string[]): Told => {
    const [audit] = run('audit', ...args, '--json').lines<Told>();
    if (!audit) throw new Error(`audit ${args.join(' ')} told nothing`);
    return audit;
  };
  /** A command that goes on until it is stopped, once it has said something. */
  const begun = async (args: readonly string[], said: string): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [PROGRAM, ...args], {
      cwd: ROOT,
      env: { ...process.env, ...env() },
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    let heard = '';
    for await (const bytes of child.stderr as AsyncIterable<Buffer>) {
      heard += bytes.toString();
      if (heard.includes(said)) return child;
    }
    throw new Error(`it ended: ${heard}`);
  };
  beforeAll(async () => {
    desk = await TestDesk.open();
    file = desk.file('day.ndjson', ndjson(rounds));
    first = told('start', file, '--threads', '1');
  });
  afterAll(() => desk.close());

  it('start judges a file; show tells what came of it, and ends with 1 where something was breached', () => {
    expect(first).toMatchObject({ state: 'finished', progress: { rounds: 200, problems: 0 } });
    expect(first.digest).toMatch(/^[0-9a-f]{64}$/);
    expect(first.progress.breaches).toBeGreaterThanOrEqual(10);
    const ran = run('audit', 'show', first.audit);
    expect(ran.code).toBe(1);
    expect(ran.out).toMatch(/^Audit \w+ of .*day\.ndjson: finished$/m);
    expect(ran.out).toContain(` ${String(first.progress.breaches)} breach,`);
  });

  it('a sealed audit is exported and replayed without a database', () => {
    const seal = run('audit', 'seal', first.audit).out.trim();
    expect(seal).toMatch(/^[0-9a-f]{64}$/);
    const bundle = join(desk.folder, 'day.audit');
    expect(run('audit', 'export', first.audit, '--out', bundle).code).toBe(0);
    const nowhere = { env: { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' } };
    const replayed = houseRules(['replay', bundle, '--seal', seal], nowhere);
    expect([replayed.code, replayed.err]).toEqual([0, '']);
    expect(replayed.out).toContain(
      `200 rounds judged again, ${String(first.progress.breaches)} with a breach; the findings are the same, byte for byte (${String(first.digest)})`,
    );
  });

  it('an audit that nobody waits for is cancelled, retried and judged by a worker of its own', async () => {
    const waiting = told('start', file, '--no-wait', '--priority', 'high');
    const nobody = 'No worker runs, so nothing of it is judged;';
    const waitsFor = expect.stringContaining(nobody) as string;
    expect(waiting).toMatchObject({ state: 'running', progress: { rounds: 0 }, waitsFor });
    expect(run('audit', 'show', waiting.audit).out).toContain(nobody);
    expect(told('cancel', waiting.audit)).toMatchObject({ state: 'cancelled' });
    expect(told('show', waiting.audit)).toMatchObject({ waitsFor: null });
    expect(told('retry', waiting.audit)).toMatchObject({ state: 'running', waitsFor });
    const worker = await begun(['work', '--threads', '1'], 'Working with 1 thread.');
    await desk.over(waiting.audit);
    worker.kill('SIGTERM');
    expect(await once(worker, 'close')).toEqual([0, null]);
    expect(await desk.audit(waiting.audit)).toMatchObject({ state: 'finished', digest: first.digest });
    const listed = run('audit', 'list').out.trim().split('\n');
    expect(listed).toHaveLength(2);
    expect(listed[1]).toMatch(/^\w+ {2}sealed +.* \d+ of 200 rounds breach +.*day\.ndjson$/);
  });

  it('an audit whose reader is killed fails and says so; started again it ends as it should', async () => {
    const reader = await begun(['audit', 'start', '-', '--no-wait'], 'has begun');
    reader.stdin?.write(ndjson(rounds.slice(0, 20)));
    const receiving = async (): Promise<string | undefined> => {
      const [row] = await desk.database.dataSource.query<{ id: string }[]>(
        `SELECT audit.id FROM audit JOIN worker_presence ON worker_id = 'receive ' || audit.id WHERE state = 'receiving'`,
      );
      return row?.id;
    };
    let audit: string | undefined;
    while ((audit = await receiving()) === undefined) await setTimeout(20);
    reader.kill('SIGKILL');
    await once(reader, 'close');
    await desk.work(audit);
    await desk.rest();
    expect(await desk.audit(audit)).toMatchObject({
      state: 'failed',
      problem: 'Whoever read the file stopped before its end; start the audit again.',
    });
    const refused = run('audit', 'retry', audit);
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('was not read to its end')]);
    const again = desk.file('again.ndjson.gz', gzipSync(ndjson(rounds)));
    expect(told('start', again, '--threads', '1')).toMatchObject({ state: 'finished', digest: first.digest });
  });

  it('an audit whose reader is killed in the middle of a file is taken up by retry and ends as if nothing had happened', async () => {
    const halted = await haltReadersAt(desk.pool, 3);
    const large = desk.file('large.ndjson', padded(rounds, 85_000));
    const reader = await begun(['audit', 'start', large, '--no-wait'], 'has begun');
    await halted.reached();
    reader.kill('SIGKILL');
    await once(reader, 'close');
    await halted.letGo();
    await desk.sweep();
    const [lost] = await auditsBefore(desk.database.dataSource, undefined, 1);
    const audit = lost?.id ?? '';
    expect(lost).toMatchObject({
      state: 'failed',
      problem: `Whoever read the file stopped before its end; house-rules audit retry ${audit} reads the rest.`,
    });
    expect(told('retry', audit)).toMatchObject({ state: 'running' });
    await desk.work(audit);
    await desk.rest();
    const ended = told('show', audit);
    expect(ended).toMatchObject({ state: 'finished', digest: first.digest });
    expect(ended.progress.parts).toBeGreaterThan(2);
  });

  it('retain says what it would drop, and keeps what a sealed audit rests on', () => {
    const [trial] = run('retain', '--before', '2090-01-01', '--trial', '--json').lines<{
      readonly dropped: readonly unknown[];
      readonly kept: readonly { readonly audits: readonly string[] }[];
    }>();
    expect(trial?.dropped).toEqual([]);
    expect(trial?.kept.flatMap(({ audits }) => audits)).toContain(first.audit);
    expect(run('retain', '--before', '2090-01-01', '--trial').out).toMatch(
      /^\d{4}-\d\d {2}would be kept: 1 audit sealed or under way rests on it \(\w{12}\)$/m,
    );
  });

  it.each([
    [['audit', 'start'], /^Name a file of rounds, or audit stored rounds with --stored/],
    [['audit', 'show', 'nothing'], /^There is no audit "nothing"; house-rules audit list names them all/],
    [
      ['audit', 'start', '--stored', '--checks', 'sic-bo/nope'],
      /there is no check "sic-bo\/nope"; of its game there are .*dice-as-stated/,
    ],
    [
      ['audit', 'start', '--stored', '--checks', 'nope'],
      /there is no check "nope"; one is named as its game and its duty/,
    ],
    [
      ['replay', join(ROOT, 'package.json')],
      /package\.json is no bundle; name one that house-rules audit export wrote/,
    ],
    [['work', '--threads', '0'], /^--threads must be a number from 1 to 64/],
  ])('%j is refused with one sentence', (args, sentence) => {
    const { code, out, err } = run(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(sentence);
  });

  it('an audit that is stopped by hand says how it goes on', async () => {
    const child = spawn(process.execPath, [PROGRAM, 'audit', 'start', '-'], {
      cwd: ROOT,
      env: { ...process.env, ...env() },
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    let heard = '';
    child.stderr.on('data', (bytes: Buffer) => {
      if (!heard.includes('has begun') && bytes.includes('has begun')) child.kill('SIGINT');
      heard += bytes.toString();
    });
    expect(await once(child, 'close')).toEqual([null, 'SIGINT']);
    expect(heard).toMatch(/is not over, and standard input cannot be read again/);
  });

  it('an audit that nothing is left for says so, in words, and a filter that nothing answers too', () => {
    const ran = run('audit', 'start', file, '--threads', '1', '--table', 'zz', '--game', 'roulette');
    expect(ran.out).toMatch(/^ {2}restricted to +table zz; game roulette$/m);
    expect(ran.out).toMatch(/^ {2}left out +200 rounds that it is not about$/m);
    expect(ran.out).toMatch(/^ {2}so +No round was judged, so that nothing can be said/m);
    expect(run('audit', 'list').out).toMatch(/ {2}0 of 0 rounds breach +\S+ \(table zz; game roulette\)$/m);
    expect(run('audit', 'findings', first.audit, '--check', 'sic-bo/nope').err).toMatch(
      /^0 findings\.\nNone is so chosen; house-rules audit findings \w+ --by check/m,
    );
  });

  it('a file that is cut off is told of before all else, and of stored rounds every line with its file', () => {
    const text = `${'nonsense\n'.repeat(7)}${ndjson(rounds.slice(0, 3))}`;
    const cut = desk.file('cut.ndjson', text.slice(0, -20));
    const ran = run('audit', 'start', cut, '--threads', '1');
    expect(ran.out).toMatch(/have the id of another\n {4}line 10: Here the file is cut off.*\n {4}line 1: Not JSON/);
    const stored = run('audit', 'start', '--stored', '--threads', '1');
    expect(stored.out).toMatch(/^ {4}\S+cut\.ndjson, line 10: Here the file is cut off/m);
    const id = /^Audit (\w+) of stored rounds/m.exec(stored.out)?.[1] ?? '';
    expect(
      run('audit', 'problems', id, '--json')
        .lines<{ file: string }>()
        .map(({ file: of }) => of),
    ).toContain(cut);
    expect(run('audit', 'findings', id, '--csv').out.split('\r\n')[1]).toMatch(/^[-\w]+,\S+day\.ndjson,\d+,/);
  });

  it('lines that are not judged are told with what is wrong with them, the first at once and all when asked', () => {
    const bad = desk.file('bad.ndjson', `${ndjson(rounds.slice(0, 2))}${'nonsense\n'.repeat(7)}`);
    const ran = run('audit', 'start', bad, '--threads', '1');
    expect(ran.code).toBe(2);
    expect(ran.out).toMatch(/^ {2}problems +7 lines that could not be judged/m);
    expect(ran.out).toMatch(
      /^ {4}line 3: Not JSON.*\n(?: {4}line .*\n){4} {4}and 2 more; house-rules audit problems \w+ lists them$/m,
    );
    const id = /^Audit (\w+) of/m.exec(ran.out)?.[1] ?? '';
    const listed = run('audit', 'problems', id).out.trim().split('\n');
    expect(listed).toHaveLength(7);
    expect(listed[6]).toMatch(/^line 9 \(unreadable\): Not JSON/);
  });
});
