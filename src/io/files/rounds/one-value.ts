import { problemOfText } from '../../../core/rounds/record-text';
import { endOfText } from '../../../core/rounds/repeated-name';

/** A record typed by hand may be spread over lines; text up to this size is tried as one JSON value. */
export const ONE_VALUE = 1 << 20;

/** The records of one JSON object or list that is spread over several lines; nothing where the text is anything else. */
export function recordsOfOneValue(text: string): readonly string[] | undefined {
  if (isJson(openingOf(text.split('\n')))) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return [onOneLine(text, value)];
    const texts = entriesOf(text);
    return value.map((record: unknown, at) => onOneLine(texts[at] ?? '', record));
  } catch {
    return undefined;
  }
}

/** What cannot be a record stays as it was written, to be told of: writing it anew would lose a field that is named twice. */
const onOneLine = (text: string, record: unknown): string =>
  problemOfText(text, record) === undefined ? JSON.stringify(record) : text.replace(/[\r\n]+/g, ' ').trim();

/** The texts of the entries of a list, which is JSON. */
function entriesOf(text: string): readonly string[] {
  const entries: string[] = [];
  let depth = 0;
  let from = text.indexOf('[') + 1;
  for (let at = from - 1; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '"') at = endOfText(text, at) - 1;
    else if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth -= 1;
    if ((letter === ',' && depth === 1) || (letter === ']' && depth === 0)) {
      entries.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return entries;
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
