import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { PROGRAM, ROOT } from '../test/support/command-line';

export interface Run {
  readonly seconds: number;
  /** The greatest memory it has had, of its own and not of the database. */
  readonly megabytes: number;
  readonly out: string;
}

/** The program with these arguments; kept to a core, as a machine of its own would have it, where one is named. */
const started = (core: number | undefined, ...args: readonly string[]): readonly [string, ...string[]] => {
  const own = [process.execPath, PROGRAM, ...args] as const;
  return core === undefined ? own : ['taskset', '--cpu-list', String(core), ...own];
};

/** Runs a command of the program to its end; what it is sent goes to its standard input. */
export function command(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { sent, core }: { readonly sent?: Readable; readonly core?: number } = {},
): Promise<Run> {
  const start = performance.now();
  const [program, ...further] = started(core, ...args);
  const child = spawn(program, further, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: [sent ? 'pipe' : 'ignore', 'pipe', 'ignore'],
  });
  if (child.stdin) sent?.pipe(child.stdin);
  let out = '';
  let megabytes = 0;
  // Of rounds that were checked, of findings and of reports, only how long they take is of interest.
  const keeps = args[0] !== 'check' && args[1] !== 'report' && args[1] !== 'findings';
  child.stdout?.on('data', (bytes: Buffer) => {
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

export interface WorkerPlace {
  readonly threads: number;
  readonly core?: number;
}

/** A worker that waits for work. */
export async function worker({ threads, core }: WorkerPlace, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const [program, ...args] = started(core, 'work', '--threads', String(threads));
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (bytes: Buffer) => {
      if (bytes.toString().includes('Working with')) resolve();
    });
    child.once('close', () => {
      reject(new Error('A worker ended by itself.'));
    });
  });
  return child;
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
