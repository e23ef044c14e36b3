import type { EventEmitter } from 'node:events';

/** Ends when the answer has been sent, or when whoever waits for it has left: work for it is then worth nothing. */
export function goneWith(answer: EventEmitter): AbortSignal {
  const gone = new AbortController();
  answer.once('close', () => {
    gone.abort();
  });
  return gone.signal;
}
