import { spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { dataFolder } from '../test/support/served';
import { PROGRAM, ROOT } from '../test/support/command-line';
import { mixedLine, mixedLines } from './mixed';

/** Rounds of the file that all is measured with; a tenth of it is the small one. BENCH_ROUNDS sets another. */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 200_000);

interface Run {
  readonly seconds: number;
  readonly megabytes: number;
  readonly out: string;
}

/** The whole path from a file to stored findings, against checking alone; one worker against two; ten times the rounds. */
export async function benchAuditing(): Promise<void> {
  const folder = dataFolder();
  const files = mkdtempSync(join(tmpdir(), 'hr-bench-'));
  const env = { DATA_DIR: folder.path, DATABASE_URL: '' };
  try {
    const [small, large] = [join(files, 'small.ndjson'), join(files, 'large.ndjson')];
    await write(small, ROUNDS / 10);
    await write(large, ROUNDS);
    await command(['audit', 'list'], env);
    const check = await command(['check', large, '--workers', '1', '--json'], env);
    const whole = await command(['audit', 'start', large, '--threads', '1', '--json'], env);
    const taken = auditSeconds(whole.out);
    console.log(`auditing ${String(ROUNDS)} mixed rounds`);
    console.log(
      `  file to stored findings / check alone, speed   ${(check.seconds / taken).toFixed(2)}   (at least 0.5)`,
    );
    console.log(
      `  two million rounds at this pace, in seconds    ${((taken * 2e6) / ROUNDS).toFixed(0)}   (under 120)`,
    );
    const tenth = await command(['audit', 'start', small, '--threads', '1', '--json'], env);
    console.log(
      `  ten times the rounds, in times                 ${(taken / auditSeconds(tenth.out)).toFixed(2)}   (at most 10.5)`,
    );
    console.log(
      `  peak memory in MB, a tenth and all of them     ${tenth.megabytes.toFixed(0)}, ${whole.megabytes.toFixed(0)}   (under 500)`,
    );
    const one = await command(['audit', 'start', '--stored', '--threads', '1', '--json'], env);
    const two = await command(['audit', 'start', '--stored', '--threads', '2', '--json'], env);
    console.log(
      `  two workers / one, stored rounds               ${(auditSeconds(one.out) / auditSeconds(two.out)).toFixed(2)}   (at least 1.7)`,
    );
  } finally {
    folder.remove();
    rmSync(files, { recursive: true, force: true });
  }
}

/** From the start of an audit to its end, without the start of the program and its database. */
const auditSeconds = (out: string): number =>
  (JSON.parse(out) as { readonly progress: { readonly seconds: number } }).progress.seconds;

async function write(file: string, count: number): Promise<void> {
  const made = mixedLines();
  const lines = function* () {
    for (let index = 0; index < count; index += 1) yield mixedLine(made, index);
  };
  await pipeline(Readable.from(lines()), createWriteStream(file));
}

/** Runs a command and watches how much memory it takes at most, of its own and not of the database. */
function command(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Run> {
  const start = performance.now();
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  let megabytes = 0;
  const keeps = args[0] !== 'check';
  child.stdout.on('data', (bytes: Buffer) => {
    if (keeps) out += bytes.toString();
  });
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, peakOf(child.pid));
  }, 100);
  return new Promise((resolve) => {
    child.once('close', () => {
      clearInterval(watch);
      resolve({ seconds: (performance.now() - start) / 1000, megabytes, out });
    });
  });
}

/** The greatest memory a process has had so far, where the system tells. */
function peakOf(pid: number | undefined): number {
  try {
    const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}
