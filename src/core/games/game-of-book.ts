import { plain } from '../facts/phrases/plain';
import type { Clause } from '../reading/reading';
import { GAMES } from './registry';

/** Further names that law books use for a game; its title and its code are known anyway. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  'sic-bo': ['tai sai'],
  'money-wheel': ['wheel of fortune', 'big wheel'],
  'three-card-poker': ['3 card poker'],
  'pai-gow': ['paigow'],
};

/** Longer names first: "texas hold'em bonus poker" must not be counted for another game that begins alike. */
const NAMES = GAMES.flatMap(({ code, title }) =>
  [title, code.replaceAll('-', ' '), code, ...(ALSO_CALLED[code] ?? [])].map((name) => ({ code, name: plain(name) })),
).sort((a, b) => b.name.length - a.name.length);

/** The game a book speaks of most often by name; undefined where it names none. */
export function gameOfBook(clauses: readonly Clause[]): string | undefined {
  let words = plain(clauses.map(({ heading, text }) => `${heading} ${text}`).join(' '));
  const named = new Map<string, number>();
  for (const { code, name } of NAMES) {
    const without = words.replaceAll(name, ' ');
    const times = (words.length - without.length) / (name.length - 1);
    named.set(code, (named.get(code) ?? 0) + times);
    words = without;
  }
  const [most] = [...named].sort(([, a], [, b]) => b - a);
  return most !== undefined && most[1] > 0 ? most[0] : undefined;
}
