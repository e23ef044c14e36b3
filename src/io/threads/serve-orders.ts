import { parentPort } from 'node:worker_threads';
import { Failure } from '../../core/failures/failure';
import { KEPT_BY_A_THREAD, type FromThread, type ToThread } from './asked';
import type { Orders } from './thread-pool';

/** How a thread does what it is asked for; `kept` is what several orders rest on. */
export type Handlers<T extends Orders, Basis> = {
  readonly [K in keyof T]: (
    order: T[K]['order'],
    kept: Basis,
    tell: (progress: unknown) => void,
  ) => T[K]['answer'] | Promise<T[K]['answer']>;
};

/** The work of one thread of a pool: one order after another, each answered with what came of it. */
export function serveOrders<T extends Orders, Basis>(
  handlers: Handlers<T, Basis>,
  read: (bytes: SharedArrayBuffer) => Basis,
): void {
  const kept = new Map<string, Basis>();
  const basisOf = (key: string | undefined, bytes: SharedArrayBuffer | undefined): Basis | undefined => {
    if (key === undefined) return undefined;
    const basis = bytes === undefined ? kept.get(key) : read(bytes);
    kept.delete(key);
    if (basis !== undefined) kept.set(key, basis);
    for (const oldest of kept.keys()) if (kept.size > KEPT_BY_A_THREAD) kept.delete(oldest);
    return basis;
  };
  const say = (message: FromThread): void => parentPort?.postMessage(message);
  const answer = async ({ name, order, key, bytes }: ToThread): Promise<void> => {
    try {
      const handler = handlers[name] as ((...given: unknown[]) => unknown) | undefined;
      if (handler === undefined) throw new Error(`There is no order "${name}".`);
      const done = await handler(order, basisOf(key, bytes), (progress: unknown) => {
        say({ progress });
      });
      say({ answer: done });
    } catch (error) {
      if (error instanceof Failure) say({ failure: { code: error.code, sentence: error.message } });
      else say({ defect: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  };
  parentPort?.on('message', (given: ToThread) => void answer(given));
}
