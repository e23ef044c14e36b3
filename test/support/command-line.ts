import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export const ROOT = join(__dirname, '..', '..');
export const PROGRAM = join(ROOT, 'dist', 'src', 'cli.js');

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  /** Standard output as JSON lines. */
  readonly lines: <T = Record<string, unknown>>() => readonly T[];
}

/** Runs the built command as a user would, from the checkout, and waits for it. */
export function houseRules(
  args: readonly string[],
  given: { readonly input?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    input: given.input ?? '',
    env: { ...process.env, ...given.env },
  });
  return {
    code: status,
    out: stdout,
    err: stderr,
    lines: <T>() =>
      stdout
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as T),
  };
}
