import { Command, CommanderError } from 'commander';
import { exitCodeOf, sentenceOf } from '../../src/cli/exit';
import type { Ran } from './command-line';

/** Runs one command as `cli.ts` does, without a process of its own: for tests that have many calls to make. */
export async function commandIn(register: (program: Command) => void, args: readonly string[]): Promise<Ran> {
  const program = new Command('house-rules').exitOverride().configureOutput({ outputError: () => undefined });
  register(program);
  let out = '';
  let err = '';
  const taken = (take: (text: string) => void) =>
    ((text: string | Uint8Array) => {
      take(typeof text === 'string' ? text : Buffer.from(text).toString());
      return true;
    }) as typeof process.stdout.write;
  const toOut = process.stdout.write.bind(process.stdout);
  const toErr = process.stderr.write.bind(process.stderr);
  const codeBefore = process.exitCode;
  process.stdout.write = taken((text) => (out += text));
  process.stderr.write = taken((text) => (err += text));
  process.exitCode = undefined;
  let code = 0;
  try {
    await program.parseAsync(['node', 'house-rules', ...args]);
    code = codeNow();
  } catch (error) {
    code = error instanceof CommanderError ? (error.exitCode === 0 ? 0 : 2) : exitCodeOf(error);
    err += `${sentenceOf(error)}\n`;
  } finally {
    process.stdout.write = toOut;
    process.stderr.write = toErr;
    process.exitCode = codeBefore;
  }
  const lines = <T>() =>
    out
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as T);
  return { code, out, err, lines };
}

/** Asked anew, because what runs in between sets it. */
const codeNow = (): number => Number(process.exitCode ?? 0);
