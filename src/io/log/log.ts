import { AsyncLocalStorage } from 'node:async_hooks';
import pino from 'pino';
import { readableLine } from './readable-line';

const request = new AsyncLocalStorage<{ readonly requestId: string }>();

/** Whatever is done within, however late, is logged under the id of the request that asked for it. */
export const duringRequest = <T>(requestId: string, work: () => T): T => request.run({ requestId }, work);

const FURTHEST_CAUSE = 3;

interface ToldError {
  readonly type: string;
  readonly message: string;
  readonly code?: unknown;
  readonly stack?: string | undefined;
  readonly cause?: ToldError;
}

/**
 * What is told of an error. An error of the database has the statement and its parameters too; these may hold what somebody sent, and
 * stay out of the log.
 */
function toldError(error: unknown, depth = 0): ToldError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { code } = error as { readonly code?: unknown };
  return {
    type: error.constructor.name,
    message: error.message,
    ...(code !== undefined && { code }),
    stack: error.stack,
    ...(error.cause !== undefined && depth < FURTHEST_CAUSE && { cause: toldError(error.cause, depth + 1) }),
  };
}

/** One line of JSON for each event on standard error; on a terminal, a line for people. */
export const log = pino(
  {
    level: 'info',
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    serializers: { err: (error: unknown) => toldError(error) },
    // A new one each time: what is logged is put into it.
    mixin: () => ({ ...request.getStore() }),
  },
  {
    write: (line: string) => {
      process.stderr.write(process.stderr.isTTY ? readableLine(line) : line);
    },
  },
);
