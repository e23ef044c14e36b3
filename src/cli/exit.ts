import { Failure } from '../core/failures/failure';

export const FOUND = 1;
export const WRONG_CALL = 2;
/** Not the caller's fault: a defect of ours, shown whole so that it can be reported. */
const DEFECT = 70;

export const exitCodeOf = (error: unknown): number => (error instanceof Failure ? WRONG_CALL : DEFECT);

export function sentenceOf(error: unknown): string {
  if (error instanceof Failure) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
