import { Failure } from '../core/failures/failure';

export function threadsOf(given: string): number {
  const threads = Number(given);
  if (Number.isInteger(threads) && threads >= 1 && threads <= 64) return threads;
  throw new Failure('BAD_ARGUMENT', `--threads must be a number from 1 to 64, found "${given}".`);
}
