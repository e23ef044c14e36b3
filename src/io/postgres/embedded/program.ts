import { spawn, type ChildProcess } from 'node:child_process';
import { type Account, identity } from './account';
import { reasonOf } from './embedded-error';

export interface Outcome {
  readonly succeeded: boolean;
  /** standard output and error together, or why the program could not be run at all */
  readonly output: string;
}

/**
 * The surroundings of every PostgreSQL program: PGDATA, PGOPTIONS and their like must not leak in, and C keeps the messages in
 * the one language that is matched.
 */
export function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
}

/** Runs a program to its end as the account. The working folder is entered before privileges drop, so it need not be reachable. */
export function runProgram(
  program: string,
  args: readonly string[],
  where: { account: Account | undefined; cwd: string },
): Promise<Outcome> {
  return new Promise((resolve) => {
    let output = '';
    let child: ChildProcess;
    try {
      child = spawn(program, args, {
        ...identity(where.account),
        cwd: where.cwd,
        env: environment(),
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    } catch (error) {
      // some failures (no right to change the user, for one) are thrown and not emitted
      resolve({ succeeded: false, output: reasonOf(error) });
      return;
    }
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => resolve({ succeeded: false, output: reasonOf(error) }));
    child.on('close', (code) => resolve({ succeeded: code === 0, output }));
  });
}
