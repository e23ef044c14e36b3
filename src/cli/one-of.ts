import { Failure } from '../core/failures/failure';

/** An option that must be one of a few words. */
export function oneOf<T extends string>(option: string, known: readonly T[], given: string | undefined): T | undefined {
  const found = known.find((one) => one === given);
  if (given !== undefined && found === undefined)
    throw new Failure('BAD_ARGUMENT', `${option} is ${orList(known)}, not ${given}.`);
  return found;
}

const orList = (words: readonly string[]): string => `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;
