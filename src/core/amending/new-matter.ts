import { ordinalsOf, print } from '../reading/numbering/ordinal';
import { readInstrument } from '../reading/read-instrument';
import type { Clause } from '../reading/reading';
import type { NewMatter } from './instruction';
import type { MatterLine } from './statements/statement';

/**
 * Reads what an instruction sets out with the same reader. A passage that begins at 4.2A is read as if it stood in its place,
 * after 4.2: numbers are decided over their sequence, and alone it would have none.
 */
export function newMatter(lines: readonly MatterLine[], under: string | undefined): NewMatter {
  const text = textOf(lines);
  const line = lines[0]?.line ?? 0;
  const first = lines.findIndex((one) => numberOf(one.text) !== undefined);
  const number = numberOf(lines[first]?.text ?? '');
  if (number === undefined) return newWords(lines);
  const label = number.startsWith('(') ? (under ?? '') + number : number;
  const dotted = lines[first]?.text.startsWith(`${number}.`) === true;
  const { clauses } = readAfter(placeBefore(label, dotted), lines);
  const read = clauses.some((clause) => clause.line === lines[first]?.line);
  return {
    text,
    clauses: read ? asPrinted(clauses, under ?? '') : [unread(label, lines.slice(first))],
    blocks: [],
    line,
  };
}

/** The place before it is of our making: where the reader doubts a number because of it, the number as printed stands. */
function asPrinted(clauses: readonly Clause[], under: string): readonly Clause[] {
  const bearing = new Map<string, string>();
  return clauses.map((clause) => {
    const above = clause.parent === undefined ? undefined : bearing.get(clause.parent);
    const number = numberOf(clause.printed) ?? (clause.printed.endsWith(')') ? `(${clause.printed}` : clause.label);
    const label = number.startsWith('(') ? (above ?? under) + number : number;
    bearing.set(clause.label, label);
    return { ...clause, label, labelBasis: 'printed', parent: above };
  });
}

/** Matter that is no clause: a definition, whose items have no labels of their own, a table, a sentence. */
export function newWords(lines: readonly MatterLine[]): NewMatter {
  const { loose } = readAfter(['1. Words', '1.1 Words are:'], lines);
  return { text: textOf(lines), clauses: [], blocks: loose, line: lines[0]?.line ?? 0 };
}

/** The clauses of a whole book set out, whatever number it begins with. */
export function newBook(lines: readonly MatterLine[]): NewMatter {
  const { clauses } = readAfter([], lines);
  return { text: textOf(lines), clauses, blocks: [], line: lines[0]?.line ?? 0 };
}

function readAfter(
  scaffold: readonly string[],
  lines: readonly MatterLine[],
): { clauses: Clause[]; loose: Clause['blocks'] } {
  const printed = [...scaffold.map((text) => ({ line: 0, text })), ...withGaps(lines)];
  const before = scaffold.length;
  const reading = readInstrument(printed.map(({ text }) => text).join('\n'));
  const sourceLine = (line: number): number => printed[line - 1]?.line ?? 0;
  const moved = <T extends { readonly line: number }>(one: T): T => ({ ...one, line: sourceLine(one.line) });
  const clauses = reading.clauses
    .filter(({ line }) => line > before)
    .map((clause) => ({ ...moved(clause), endLine: sourceLine(clause.endLine), blocks: clause.blocks.map(moved) }));
  const loose = reading.clauses.flatMap(({ blocks }) => blocks.filter(({ line }) => line > before).map(moved));
  return { clauses, loose };
}

/** Blank lines of the source keep paragraphs apart. */
function withGaps(lines: readonly MatterLine[]): readonly MatterLine[] {
  return lines.flatMap((one, index) => {
    const last = lines[index - 1]?.line ?? one.line - 2;
    return one.line - last > 1 ? [{ line: one.line, text: '' }, one] : [one];
  });
}

/** The numbers that come before a label in an instrument, with words of no meaning. */
function placeBefore(label: string, dotted: boolean): readonly string[] {
  const steps = label.match(/\([^)]*\)|[^.()]+/g) ?? [];
  let outer = '';
  return steps.flatMap((step, depth) => {
    const core = step.replace(/[()]/g, '');
    const around = outer;
    outer += step.startsWith('(') || outer === '' ? step : `.${step}`;
    const holds = depth < steps.length - 1 ? [scaffold(core, around, step, dotted || steps.length > 1, ':')] : [];
    return [
      ...earlier(core).map((before) => scaffold(before, around, step, dotted || steps.length > 1, '.')),
      ...holds,
    ].flat();
  });
}

function scaffold(number: string, outer: string, step: string, dotted: boolean, end: string): readonly string[] {
  const word = distinct(number);
  if (step.startsWith('(')) return [`(${number}) the ${word} stands here${end}`];
  if (outer !== '') return [`${outer}.${number} The ${word} stands here${end}`];
  return [`${number}${dotted ? '.' : ''} Words ${word}`, `The ${word} stands here${end}`];
}

/** A word of its own for each line: lines that repeat are taken for running heads. */
function distinct(printed: string): string {
  return Array.from(printed.toLowerCase(), (sign) => `${sign >= 'a' ? sign : 'bcdfghjklm'.charAt(Number(sign))}o`).join(
    '',
  );
}

/** All numbers of the scheme before this one: 1, 2 and 2A before 2B. */
function earlier(core: string): readonly string[] {
  const ordinals = ordinalsOf(core);
  const ordinal =
    (core.length > 1 || core === 'i' ? ordinals.find(({ scheme }) => scheme === 'roman') : undefined) ?? ordinals[0];
  if (ordinal === undefined) return [];
  const { scheme, place } = ordinal;
  const wholes = Array.from({ length: Math.ceil(place / 100) - 1 }, (_, index) => (index + 1) * 100);
  const base = Math.floor(place / 100) * 100;
  const inserted = place === base ? [] : Array.from({ length: place - base }, (_, index) => base + index);
  return [...new Set([...wholes, ...inserted])].map((at) => print({ scheme, place: at }));
}

/** A number the reader does not know, such as (ba), keeps its words under its label. */
function unread(label: string, lines: readonly MatterLine[]): Clause {
  const printed = numberOf(lines[0]?.text ?? '') ?? '';
  const text = lines
    .map((line, index) => (index === 0 ? line.text.slice(printed.length).trim() : line.text))
    .join('\n');
  const line = lines[0]?.line ?? 0;
  const blocks = [{ kind: 'paragraph' as const, text, line }];
  const place = { line, endLine: lines.at(-1)?.line ?? line, parent: undefined, order: 1 };
  return { book: '', label, labelBasis: 'printed', printed, kind: 'item', heading: '', text, blocks, ...place };
}

function textOf(lines: readonly MatterLine[]): string {
  return lines.map(({ text }) => text).join('\n');
}

function numberOf(text: string): string | undefined {
  const match = /^(?:((?:\d{1,3}[A-Z]{0,2})(?:\.\d{1,3}[A-Z]{0,2}){0,6})\.?(?=\s|$)|((?:\([A-Za-z0-9]{1,5}\))+))/.exec(
    text,
  );
  return match?.[1]?.replace(/\.0$/, '') ?? match?.[2];
}
