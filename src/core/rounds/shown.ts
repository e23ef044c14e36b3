import { LONGEST_NAME } from './limits';

/** One quoted value for a sentence, cut where it would drown it. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** What is said of a name that is too long. */
export const tooLong = (place: string, name: string): string =>
  `${place} is longer than the ${String(LONGEST_NAME)} characters it may have, found ${shown(name)}`;
