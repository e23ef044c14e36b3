import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROGRAM, ROOT } from './command-line';

/** The service as a user starts it: a process of its own. */
export interface Served {
  readonly url: string;
  readonly pid: number;
  ask(query: string): Promise<{ readonly data?: Record<string, unknown>; readonly errors?: unknown }>;
  /** Ends it as Ctrl-C or a supervisor would, and waits. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** A folder for an embedded database, which the account that PostgreSQL runs under can reach. */
export function dataFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'hr-data-'));
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export async function serve(env: NodeJS.ProcessEnv): Promise<Served> {
  const child = spawn(process.execPath, [PROGRAM, 'serve'], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: '', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await announced(child);
  return {
    url,
    pid: child.pid ?? 0,
    ask: async (query) => {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      });
      return (await response.json()) as { data?: Record<string, unknown>; errors?: unknown };
    },
    stop: (signal = 'SIGTERM') =>
      new Promise((resolve) => {
        child.once('close', resolve);
        child.kill(signal);
      }),
  };
}

function announced(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (bytes: Buffer): void => {
      said += bytes.toString();
      const url = /answers at (http:\S+)/.exec(said)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('close', (code) => reject(new Error(`The service ended with ${code}: ${said}`)));
  });
}
