/** A record typed by hand may be spread over lines; text up to this size is tried as one JSON value. */
export const ONE_VALUE = 1 << 20;

/** The records of one JSON object or list that is spread over several lines; nothing where the text is anything else. */
export function recordsOfOneValue(text: string): readonly string[] | undefined {
  if (isJson(openingOf(text.split('\n')))) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return (Array.isArray(value) ? value : [value]).map((record) => JSON.stringify(record));
  } catch {
    return undefined;
  }
}

/**
 * Whether what has come so far may still be the beginning of one value over several lines, so that nothing in it can be answered yet.
 * A line that is a record by itself settles it, except in a list, where the last record stands on such a line too.
 */
export function mayBeOneValue(text: string): boolean {
  if (text.length > ONE_VALUE) return false;
  const lines = text.split('\n').slice(0, -1);
  const opening = openingOf(lines);
  if (opening === '') return true;
  if (!/^\s*[{[]/.test(opening) || isJson(opening)) return false;
  return opening.trimStart().startsWith('[') || !lines.some(isRecord);
}

const openingOf = (lines: readonly string[]): string => lines.find((line) => line.trim() !== '') ?? '';

/** No part of a record is a record: only the whole of it says its format. */
const isRecord = (line: string): boolean => line.includes('"format"') && isJson(line);

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
