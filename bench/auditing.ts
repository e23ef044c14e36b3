import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openDatabase } from '../src/io/postgres/database';
import { startEmbeddedPostgres } from '../src/io/postgres/embedded/server';
import { dataFolder } from '../test/support/served';
import { addressOf } from '../test/support/server-address';
import { command, type Run, type WorkerPlace } from './commands';
import { tell } from './measure';
import { mixedLine, mixedLines } from './mixed';
import { twoAgainstOne } from './workers';

/** Rounds of the file that all is measured with; a tenth of it is the small one. BENCH_ROUNDS sets another. */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 400_000);
/** A day of a large casino. */
const DAY = 2_000_000;

const ON_FIRST: WorkerPlace = { threads: 1, core: 0 };
const ON_SECOND: WorkerPlace = { threads: 1, core: 1 };
const ANYWHERE: WorkerPlace = { threads: 1 };
/** In which the second worker stands still by turns. */
const AUDITS = 6;

/** The whole path from a file to stored findings, against checking alone; ten times the rounds; a day; one worker against two. */
export async function benchAuditing(): Promise<void> {
  const folder = dataFolder();
  const files = mkdtempSync(join(tmpdir(), 'hr-bench-'));
  const server = await startEmbeddedPostgres(folder.path);
  const databaseUrl = addressOf(server);
  const env = { DATABASE_URL: databaseUrl };
  try {
    const [small, large, other] = ['small', 'large', 'other'].map((one) => join(files, `${one}.ndjson`)) as [
      string,
      string,
      string,
    ];
    await write(small, 2 * ROUNDS, ROUNDS / 10);
    await write(large, 0, ROUNDS);
    await write(other, ROUNDS, ROUNDS);
    console.log(`auditing ${String(ROUNDS)} mixed rounds`);
    await command(['audit', 'list'], env);
    const check = await command(['check', large, '--workers', '1', '--json'], env);
    const short = await audited(small, ['--threads', '1'], env);
    const long = await audited(large, ['--threads', '1'], env);
    tell('file to stored findings / check alone, speed', (check.seconds / long.seconds).toFixed(2), 'at least 0.5');
    tell('ten times the rounds, in times', (long.seconds / short.seconds).toFixed(2), 'at most 10.5');
    const memory = [short, long].map(({ megabytes }) => megabytes.toFixed(0));
    tell('peak memory in MB, a tenth and all of them', memory.join(', '), 'under 500');
    // What this machine gives to a second process that only reads and judges, and shares nothing with the first.
    const checked = (core: number): Promise<Run> =>
      command(['check', small, '--workers', '1', '--json'], env, { core });
    const alone = (await checked(0)).seconds;
    const [first, second] = await Promise.all([checked(0), checked(1)]);
    const both = Math.max(first.seconds, second.seconds);
    tell('two checks of a core each / one', ((2 * alone) / both).toFixed(2), '-');
    const database = await openDatabase({ databaseUrl, dataDir: '' });
    const { dataSource } = database;
    try {
      const inTwo = await twoAgainstOne(dataSource, env, [ON_FIRST, ON_SECOND], AUDITS);
      tell('two workers of a core each / one, stored rounds', inTwo.toFixed(2), 'at least 1.7');
      // One worker judges with one thread and reads, stores and compiles with others: on two cores the second finds less than a core.
      const anywhere = await twoAgainstOne(dataSource, env, [ANYWHERE, ANYWHERE], 2);
      tell('the same, on whatever cores are free', anywhere.toFixed(2), '-');
    } finally {
      await database.close();
    }
    const { seconds } = await audited(other, [], env);
    tell('two million rounds on all cores, in seconds', ((seconds * DAY) / ROUNDS).toFixed(0), 'under 120');
  } finally {
    await server.stop();
    folder.remove();
    rmSync(files, { recursive: true, force: true });
  }
}

/** From the start of an audit to its end, without the start of the program. */
async function audited(
  file: string,
  options: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ readonly seconds: number; readonly megabytes: number }> {
  const { out, megabytes } = await command(['audit', 'start', file, ...options, '--json'], env);
  const { progress } = JSON.parse(out) as { readonly progress: { readonly seconds: number } };
  return { seconds: progress.seconds, megabytes };
}

async function write(file: string, first: number, count: number): Promise<void> {
  const made = mixedLines();
  const lines = function* () {
    for (let index = first; index < first + count; index += 1) yield mixedLine(made, index);
  };
  await pipeline(Readable.from(lines()), createWriteStream(file));
}
