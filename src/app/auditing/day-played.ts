import { parseDate } from '../../core/values/calendar-date';

const NAME = '"playedAt"';
const VALUE = /^\s*:\s*"(\d{4}-\d{2}-\d{2})T/;
/** Rounds of other years lie under no month of their own: a misspelt date must not make a table. */
const [FIRST_YEAR, LAST_YEAR] = ['1990', '2099'];

/**
 * The day on which a recorded round was played, from its text; undefined where that is not plain. The text is looked at and not
 * read: only where the name stands in it more than once, or may be spelt otherwise, is it parsed.
 */
export function dayPlayed(text: string): string | undefined {
  const at = text.indexOf(NAME);
  const isPlain = at !== -1 && !text.includes(NAME, at + 1) && !text.includes('\\u');
  const day = isPlain ? VALUE.exec(text.slice(at + NAME.length, at + NAME.length + 40))?.[1] : parsedDay(text);
  if (day === undefined || day < FIRST_YEAR || day.slice(0, 4) > LAST_YEAR) return undefined;
  return parseDate(day);
}

function parsedDay(text: string): string | undefined {
  try {
    const value = JSON.parse(text) as { readonly playedAt?: unknown } | null;
    return typeof value?.playedAt === 'string' ? value.playedAt.slice(0, 10) : undefined;
  } catch {
    return undefined;
  }
}
