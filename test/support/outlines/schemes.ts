/** The outline schemes: how the number of each level is printed, and how a lawyer cites it. */
export const schemes = ['decimal', 'brackets', 'letters', 'code', 'articles', 'capitals'] as const;
export type Scheme = (typeof schemes)[number];

/** A place in a list: the third entry, or the one inserted after it. */
export interface Place {
  readonly number: number;
  readonly inserted: boolean;
}

type Counter = 'number' | 'letter' | 'roman' | 'capital';

/** "1 (1) (a) (i)", "1 (a) (i) (A)", "§ 465.1 (a) (1) (i)", "Article 1 (a) (i) (A)"; the others are decimal. */
const levels: Record<Scheme, readonly Counter[]> = {
  decimal: ['number', 'number', 'number', 'number'],
  brackets: ['number', 'number', 'letter', 'roman'],
  letters: ['number', 'letter', 'roman', 'capital'],
  code: ['number', 'letter', 'number', 'roman'],
  articles: ['number', 'letter', 'roman', 'capital'],
  capitals: ['capital', 'number', 'number', 'number'],
};

const title = 465;

/** May a number be inserted at this level? Roman numerals and capitals have no habit for it. */
export function canInsert(scheme: Scheme, depth: number): boolean {
  const counter = levels[scheme][depth];
  return counter === 'number' || counter === 'letter';
}

/** The sections of these schemes are lists of items under a sentence, not clauses. */
export function listsItemsInSections(scheme: Scheme): boolean {
  return scheme === 'letters' || scheme === 'articles';
}

export function labelOf(scheme: Scheme, path: readonly Place[]): string {
  const counters = levels[scheme];
  const printed = path.map((place, depth) => count(place, counters[depth] ?? 'number'));
  const [section = '', ...inner] = printed;
  if (scheme === 'decimal' || scheme === 'capitals') return printed.join('.');
  return `${scheme === 'code' ? `${title}.` : ''}${section}${inner.map((number) => `(${number})`).join('')}`;
}

/** The number as it is printed at the start of the unit. */
export function markerOf(scheme: Scheme, path: readonly Place[], dotted: boolean): string {
  const label = labelOf(scheme, path);
  const dot = dotted ? '.' : '';
  if (scheme === 'decimal') return `${label}${dot}`;
  if (scheme === 'capitals') return path.length === 1 ? `${label}.` : `${label}${dot}`;
  if (path.length > 1) return label.slice(label.lastIndexOf('('));
  if (scheme === 'code') return `§ ${label}${dot}`;
  return scheme === 'articles' ? `Article ${label}${dot}` : `${label}${dot}`;
}

function count({ number, inserted }: Place, counter: Counter): string {
  const suffix = inserted ? 'A' : '';
  if (counter === 'number') return `${number}${suffix}`;
  if (counter === 'roman') return romanOf(number);
  const letter = String.fromCharCode(96 + number);
  return counter === 'letter' ? `${letter}${suffix}` : letter.toUpperCase();
}

function romanOf(number: number): string {
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  return 'x'.repeat(tens) + (['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'][ones] ?? '');
}
