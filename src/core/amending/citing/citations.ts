import type { Element } from '../instruction';
import { atomsIn, type Atom } from './atoms';

/** A citation put together from its nouns: "paragraph (b) of clause 5.3 in Schedule 2". */
export interface Cited {
  readonly element: Element;
  /** Several where one noun has several numbers; none where the words only say "the clause". */
  readonly labels: readonly string[];
  /** Innermost first. */
  readonly books: readonly string[];
  readonly names: readonly string[];
  /** An empty name is the principal instrument, whatever its name. */
  readonly instrument: string | undefined;
  readonly at: number;
  readonly end: number;
}

const link = /^(?:,? (?:of|in|to|under) (?:the )?|, (?:in )?(?:the )?| \(|\)?,? of (?:the )?|\), | )$/;
const inside: readonly Atom['kind'][] = ['definition', 'heading', 'table', 'row'];

/** The citations in the words; those that a link joins are one. */
export function citationsIn(words: string): readonly Cited[] {
  const found: Cited[] = [];
  let group: Atom[] = [];
  const close = (): void => {
    const cited = put(group, words);
    if (cited !== undefined) found.push(cited);
    group = [];
  };
  for (const atom of atomsIn(words)) {
    const last = group.at(-1);
    if (last !== undefined && !(link.test(words.slice(last.end, atom.at)) && joins(group, atom))) close();
    group.push(atom);
  }
  close();
  return found;
}

/** Two full labels, or two instruments, are two citations. */
function joins(group: readonly Atom[], atom: Atom): boolean {
  if (atom.kind === 'unit') {
    const units = group.filter(({ kind }) => kind === 'unit');
    if (units.length > 1 || (units.length === 1 && isFull(units[0]) && isFull(atom))) return false;
    return !(group.length > 0 && group.every(({ kind }) => kind === 'instrument' || kind === 'same'));
  }
  return !group.some(({ kind }) => kind === atom.kind && kind !== 'book');
}

function put(group: readonly Atom[], words: string): Cited | undefined {
  const [first] = group;
  const last = group.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const units = group.filter(({ kind }) => kind === 'unit');
  const books = group.filter(({ kind }) => kind === 'book').flatMap(({ names }) => names);
  const part = group.find(({ kind }) => inside.includes(kind));
  const closing = words.slice(last.end).startsWith(')') && words.slice(first.at, last.end).includes(' (') ? 1 : 0;
  return {
    element: elementOf(group, units.length > 0, books.length > 0),
    labels: joined(units),
    books: orderedBooks(group, books, words),
    names: part?.names ?? [],
    instrument: group.find(({ kind }) => kind === 'instrument')?.names[0],
    at: first.at,
    end: last.end + closing,
  };
}

function elementOf(group: readonly Atom[], hasUnit: boolean, hasBook: boolean): Element {
  const [narrowest] = (['row', 'definition', 'heading', 'table'] as const).filter((kind) =>
    group.some((atom) => atom.kind === kind),
  );
  if (narrowest !== undefined) return narrowest;
  if (hasUnit) return 'clause';
  if (hasBook) return 'book';
  return group.some(({ kind }) => kind === 'same') ? 'clause' : 'instrument';
}

/** "paragraph (b) of clause 5.3" and "clause 5.3, paragraph (b)" are both 5.3(b). */
function joined(units: readonly Atom[]): readonly string[] {
  const full = units.find(isFull);
  const relative = units.find((unit) => !isFull(unit));
  if (full === undefined || relative === undefined) return (full ?? relative)?.names.flatMap(spread) ?? [];
  const base = full.names[0] ?? '';
  return relative.names.flatMap(spread).map((name) => base + name);
}

/** "(b) and (c)" were split before; "4.2 (b)" loses its space. A range stays whole: its ends are resolved later. */
function spread(name: string): readonly string[] {
  return [name.replace(/ (?=\()/g, '').trim()];
}

// "Schedule 2, Part 3" names the outer one first; "Part 3 of Schedule 2" the inner one.
function orderedBooks(group: readonly Atom[], books: readonly string[], words: string): readonly string[] {
  const [first, second] = group.filter(({ kind }) => kind === 'book');
  if (first === undefined || second === undefined) return books;
  return words.slice(first.end, second.at).startsWith(',') ? [...books].reverse() : books;
}

function isFull(unit: Atom | undefined): boolean {
  return unit?.names[0]?.startsWith('(') === false;
}
