import { readNumber } from './numbers';

const WORDS = 'zero|one|two|three|four|five|six|seven|eight|nine';
const POINT = String.raw`(?:\d(?!\d|\.\d)|(?:${WORDS})\b)(?: \(\d\))?`;
const SEPARATOR = String.raw`(?: ?, ?(?:or |and )?| ?(?:or|and|to|through) ?| ?- ?)`;

/**
 * Source of a pattern for point counts in plain words: "1 to 4 inclusive", "between 1 and 4", "3 or 4", "1, 2 or 3",
 * "1-2-3-4-". Holds no capturing group.
 */
export const POINTS = String.raw`(?:between )?(?<![\d.])${POINT}(?:${SEPARATOR}${POINT})*-?(?: inclusive)?`;

const WHOLE = new RegExp(String.raw`^${POINTS}[ .,:;-]*$`);
const EACH = new RegExp(POINT, 'g');
/** "30r4": what a scanner makes of "3 or 4". No letter stands between two point counts for any other reason. */
const MISREAD_OR = /(?<=\d) ?[o0]r ?(?=\d)/g;

/** The point counts a phrase names, in rising order; undefined where it is no list or range, or contradicts itself. */
export function readPoints(phrase: string): readonly number[] | undefined {
  const text = phrase.trim().replace(MISREAD_OR, ' or ');
  if (!WHOLE.test(text)) return undefined;
  const named = Array.from(text.matchAll(EACH), ([point]) => point);
  const points = named.map((point) => readNumber(point));
  if (!points.every((point) => point !== undefined)) return undefined;
  const [first, last] = [points[0] ?? 0, points.at(-1) ?? 0];
  if (!isRange(text, points.length)) return [...new Set(points)].sort((a, b) => a - b);
  return first < last ? Array.from({ length: last - first + 1 }, (_, step) => first + step) : undefined;
}

/** Two ends joined by "to" or a dash mean everything between; "0-1-2" with a dash between each names them one by one. */
function isRange(text: string, named: number): boolean {
  if (named !== 2) return false;
  return text.startsWith('between ') || / (?:to|through) /.test(text) || /\d ?- ?\d/.test(text);
}

/** As rule sources write them: `0 to 5`, `8, 9`. Two neighbours are listed, since a reader counts them at a glance. */
export function printPoints(points: readonly number[]): string {
  const runs: number[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run?.at(-1) === point - 1) run.push(point);
    else runs.push([point]);
  }
  return runs.map((run) => (run.length > 2 ? `${String(run[0])} to ${String(run.at(-1))}` : run.join(', '))).join(', ');
}
