import { assemble } from './clauses/assemble';
import type { Assembled } from './clauses/assembly';
import { bookNames } from './clauses/books';
import { passagesOf } from './clauses/draft';
import { finishClause } from './clauses/finish';
import { findTables } from './tables/find-tables';
import { tableTops, type TableTops } from './tables/table-lines';
import { numberLines } from './clauses/number-lines';
import type { Zone } from './clauses/zone';
import { frontFacts } from './front/front-matter';
import { frontEnd } from './front/front-zone';
import { findDivisions } from './divisions/find-divisions';
import { quotedMatter } from './divisions/quoted-matter';
import { unfuseHeadings } from './divisions/unfuse-headings';
import { findFurniture } from './furniture/find-furniture';
import { findLayers } from './layers/find-layers';
import type { ClauseWithParts } from './layers/passages';
import { rejoinNumbers } from './numbering/detached-numbers';
import { linesOf, pageOf, type SourceLine, type SourcePage } from './lines/lines';
import { isCapitals } from './lines/sentence';
import { isWrapped } from './lines/wrapping';
import type { Diagnostic, Furniture, Reading } from './reading';
import { pinnedStyle, type ReadingStyle, type StylePins } from './style';

/** Reads an official text into its clause tree. Never throws: what cannot be placed is returned as unplaced. */
export function readInstrument(text: string, style: StylePins = {}): Reading {
  return readPages([pageOf(text)], style);
}

/** The same for a source that knows its pages. */
export function readPages(pages: readonly SourcePage[], pinned: StylePins = {}): Reading {
  const style = pinnedStyle(pinned);
  const lines = rejoinNumbers(unfuseHeadings(linesOf(pages), style));
  const { front, body } = zonesOf(lines, style);
  const making = assemble(front);
  const rules = assemble(body);
  const clauses = finishAll(making, rules, style);
  const hasClauses = clauses.length > 0;
  const furniture = furnitureOf(body, [...making.furniture, ...rules.furniture]);
  const printed = lines.map(({ number, text }) => ({ line: number, text }));
  const found: Reading = {
    clauses: clauses.map(({ clause }) => clause),
    ...findLayers(clauses, { lines: printed, furniture }, style),
    frontMatter: {
      ...frontFacts(lines.slice(front.from, front.to), style),
      lines: hasClauses ? byLine([...making.loose, ...rules.signed]) : [],
    },
    furniture,
    unplaced: hasClauses ? rules.loose : byLine([...making.loose, ...rules.loose, ...rules.signed]),
    diagnostics: byLine([...making.diagnostics, ...rules.diagnostics]),
  };
  return hasClauses ? found : { ...found, diagnostics: [noClauses(lines), ...found.diagnostics] };
}

/** Splits the making words from the rules, and decides the numbering of each over its whole sequence. */
function zonesOf(lines: readonly SourceLine[], style: ReadingStyle): { front: Zone; body: Zone } {
  const furniture = findFurniture(lines, style);
  const tables = findTables(lines, furniture, style);
  const quoted = quotedMatter(lines, style);
  const tops = tableTops(tables);
  const divisions = findDivisions(
    lines,
    (index) => furniture.has(index) || quoted.has(index) || tops.has(index),
    style,
  );
  const shared = {
    lines,
    furniture,
    tables,
    divisions,
    quoted,
    wrapped: isWrapped(lines),
    runIn: lines.some(({ text }) => text.startsWith('§')),
    style,
  };
  const zone = (name: Zone['name'], from: number, to: number): Zone => {
    const stretch = { ...shared, name, from, to };
    return { ...stretch, numbered: numberLines(stretch) };
  };
  const signed = frontEnd(lines, furniture, tops, style);
  if (signed !== undefined) {
    const start = startOfTitle(lines, signed, tops);
    return { front: zone('front', 0, start), body: zone('body', start, lines.length) };
  }
  // No signature: whatever stands before the first clause or contents page is preamble.
  const whole = zone('body', 0, lines.length);
  const begins = lines.findIndex(
    (_, index) => whole.numbered.has(index) || divisions.has(index) || furniture.get(index) === 'contents',
  );
  const start = begins < 0 ? lines.length : begins;
  const headed = startOfHeadings(lines, start, tops);
  const front: Zone = { ...shared, name: 'front', from: 0, to: headed, numbered: new Map() };
  return { front, body: { ...whole, from: headed } };
}

/** A title in capitals over the first clause, after the signature, names the first book. */
function startOfTitle(lines: readonly SourceLine[], start: number, tops: TableTops): number {
  const above = lines[start - 1];
  const isTitle = above !== undefined && !above.heading && isCapitals(above.text) && !tops.has(start - 1);
  return isTitle && lines[start]?.gapBefore === false ? start - 1 : start;
}

/** Headings directly over the first clause belong to the rules. */
function startOfHeadings(lines: readonly SourceLine[], start: number, tops: TableTops): number {
  let first = start;
  while (first > 0 && lines[first - 1]?.heading === true && !tops.has(first - 1)) first -= 1;
  return first;
}

function finishAll(making: Assembled, rules: Assembled, style: ReadingStyle): readonly ClauseWithParts[] {
  const names = bookNames(rules.titles, style);
  const drafts = [
    ...making.clauses.map((draft) => ({ draft, book: style.frontBook })),
    ...rules.clauses.map((draft) => ({ draft, book: names[draft.bookIndex] ?? style.soleBook })),
  ];
  return drafts.map(({ draft, book }, index) => ({
    clause: finishClause(draft, book, index + 1, style),
    passages: passagesOf(draft),
  }));
}

function furnitureOf({ lines, furniture }: Zone, titles: readonly Furniture[]): readonly Furniture[] {
  const printed = lines.flatMap((line, index) => {
    const why = furniture.get(index);
    return why === undefined ? [] : [{ line: line.number, text: line.text, why }];
  });
  return byLine([...printed, ...titles]);
}

function noClauses(lines: readonly SourceLine[]): Diagnostic {
  const sentence = 'No numbered clause was found; check that the file is the official text of an instrument.';
  return { code: 'no-clauses', line: lines[0]?.number ?? 1, sentence };
}

function byLine<T extends { readonly line: number }>(found: readonly T[]): readonly T[] {
  return [...found].sort((a, b) => a.line - b.line);
}
