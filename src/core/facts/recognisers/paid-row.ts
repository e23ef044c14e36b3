import type { Clause } from '../../reading/reading';

/** What a clause says is paid for something, whatever the game: a row of a pay table, or a sentence that is like one. */
export interface PaidRow {
  readonly clause: Clause;
  readonly line: number;
  /** Plain words for what wins: the cells beside the figure, or the words before it. */
  readonly words: string;
  /** Where the table itself gives it one, by the numbers of its column and its row: `8/5`. */
  readonly name?: string;
  /** As rule sources write it: `35 to 1`, `$500`. */
  readonly paid: string;
  readonly is: 'odds' | 'sum';
  /** The heading of the column, where a table leaves the operator a choice of columns. */
  readonly option?: string;
  /** At most eight words of the clause. */
  readonly anchor: string;
}

const DROPPED = new Set([
  ...['a', 'an', 'any', 'the', 'of', 'on', 'or', 'and', 'to', 'for', 'if', 'is', 'in', 'at', 'with', 'be', 'by'],
  ...['wager', 'wagers', 'bet', 'bets', 'win', 'wins', 'winning', 'pay', 'pays', 'paid', 'odds', 'number', 'numbers'],
]);
const SMALL = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The words that tell one row from another, in one form: `Four of a kind` and `four-of-a-kind` are `4 kind`. */
export function telling(words: string): ReadonlySet<string> {
  const parts = words
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/'s\b|'/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !DROPPED.has(word));
  return new Set(parts.map(oneForm));
}

function oneForm(word: string): string {
  const small = SMALL.indexOf(word);
  if (small >= 0) return String(small);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** How much two names have in common, from 0 to 1. */
export function likeness(ours: ReadonlySet<string>, theirs: ReadonlySet<string>): number {
  if (ours.size + theirs.size === 0) return 0;
  const shared = [...ours].filter((word) => theirs.has(word)).length;
  return (2 * shared) / (ours.size + theirs.size);
}

const OPENING = /^(?:(?:a|an|the|for|if|on|where|winning|wagers?|bets?|made|placed) )+(?=\S)/;
const CLOSING = /(?: (?:is|are|be|must|shall|will|wins?|the|a|at|and|odds|paid|wagers?|bets?))+$/;

/** A name for the row where nobody has given it one: its own words, without those that every row has. */
export const nameOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[^a-z0-9+]+/g, ' ')
    .trim()
    .replace(OPENING, '')
    .replace(CLOSING, '')
    .replace(/^\+/, 'plus ')
    .replaceAll(' ', '-') || 'unnamed';
