import type { LoggerService } from '@nestjs/common';
import { log } from './io/log/log';

/** Nest gives the name of its part last, and where it reports an exception its stack before that. */
const told = (message: unknown, more: readonly unknown[]) => {
  const part = more.at(-1);
  if (message instanceof Error) return { err: message, part };
  const [stack] = more.length > 1 ? more : [];
  return { part, ...(typeof stack === 'string' && { stack }) };
};

const sentence = (message: unknown): string => (message instanceof Error ? message.message : String(message));

/** What Nest itself has to say, in the one log. */
export const nestLog: LoggerService = {
  log: (message: unknown, ...more: unknown[]) => {
    log.debug(told(message, more), sentence(message));
  },
  warn: (message: unknown, ...more: unknown[]) => {
    log.warn(told(message, more), sentence(message));
  },
  error: (message: unknown, ...more: unknown[]) => {
    log.error(told(message, more), sentence(message));
  },
};
