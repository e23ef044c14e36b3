import { Readable } from 'node:stream';
import { startEmbeddedPostgres } from '../src/io/postgres/embedded/server';
import { REPORT_FORMATS } from '../src/app/auditing/write-report';
import { dataFolder } from '../test/support/served';
import { addressOf } from '../test/support/server-address';
import { command } from './commands';
import { tell } from './measure';
import { mixedLine, mixedLines } from './mixed';

/** As many as a large casino has in a week; BENCH_LASTING sets another. */
const ROUNDS = Number(process.env['BENCH_LASTING'] ?? 10_000_000);
const AT_ONCE = 500;

/** Rounds from standard input, in as many as no file of a test has: the memory an audit of them takes, and its reports. */
export async function benchLasting(): Promise<void> {
  const folder = dataFolder();
  const server = await startEmbeddedPostgres(folder.path);
  const env = { DATABASE_URL: addressOf(server) };
  try {
    console.log(`auditing ${String(ROUNDS)} mixed rounds, on all cores`);
    await command(['audit', 'list'], env);
    const { out, megabytes } = await command(['audit', 'start', '-', '--json'], env, { sent: Readable.from(pieces()) });
    const { progress } = JSON.parse(out) as {
      readonly progress: { readonly audit: string; readonly seconds: number; readonly findings: number };
    };
    const { audit, seconds, findings } = progress;
    tell('peak memory in MB', megabytes.toFixed(0), 'under 500');
    tell('seconds', seconds.toFixed(0), '-');
    for (const format of REPORT_FORMATS) {
      const report = await command(['audit', 'report', audit, '--format', format, '--out', '-'], env);
      const figures = `${report.seconds.toFixed(1)} s, ${report.megabytes.toFixed(0)} MB`;
      tell(`${format} of ${String(findings)} findings`, figures, '-');
    }
  } finally {
    await server.stop();
    folder.remove();
  }
}

function* pieces(): Generator<string> {
  const made = mixedLines();
  for (let index = 0; index < ROUNDS;) {
    let piece = '';
    for (const end = Math.min(ROUNDS, index + AT_ONCE); index < end; index += 1) piece += mixedLine(made, index);
    yield piece;
  }
}
