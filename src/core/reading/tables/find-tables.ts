import type { FurnitureMap } from '../furniture/furniture';
import type { SourceLine } from '../lines/lines';
import type { ReadingStyle } from '../style';
import type { Grid, TableRecogniser } from './grid';
import { lawLines, type LawLine } from './law-lines';
import { lettered } from './lettered';
import { noteAt } from './note';
import { piped } from './piped';
import { spaced } from './spaced';
import { stacked, stackedBare } from './stacked';
import { tabbed } from './tabbed';
import { tableOf } from './table-block';
import type { TableLines } from './table-lines';
import { endsWords, fusedHeader, isBanner, isBareTitle, isTableTitle } from './title';
import { unruledRows } from './unruled-rows';
import { wrapped } from './wrapped';

/** Ways of printing a table, in this order: from the plainest signs of columns to none at all. */
const recognisers: readonly TableRecogniser[] = [
  piped,
  tabbed,
  stacked,
  spaced,
  wrapped,
  lettered,
  unruledRows,
  stackedBare,
];

const mostBanners = 2;

/** A table before its cells are put in order: where it begins, what stands over it, its rows. */
interface Start {
  readonly from: number;
  readonly title: string;
  readonly banner: string;
  readonly header: readonly string[];
  readonly grid: Grid;
}

/** Finds tables before numbers are looked at, so that "7 <tab> Stands" in a table is no section 7. Keyed by first line. */
export function findTables(
  lines: readonly SourceLine[],
  furniture: FurnitureMap,
  style: ReadingStyle,
): ReadonlyMap<number, TableLines> {
  const law = lawLines(lines, furniture);
  const tables = new Map<number, TableLines>();
  let at = 0;
  let afterTable = false;
  while (at < law.length) {
    const start = startAt(law, at, afterTable, style);
    const found = start === undefined ? undefined : finished(law, start);
    if (found !== undefined) tables.set(law[at]?.index ?? 0, found.lines);
    at = found?.end ?? at + 1;
    afterTable = found !== undefined;
  }
  return tables;
}

function gridAt(law: readonly LawLine[], at: number, style: ReadingStyle): Grid | undefined {
  for (const recognise of recognisers) {
    const grid = recognise(law, at, style);
    if (grid !== undefined) return grid;
  }
  return undefined;
}

/** "TABLE 3: FARES", a heading over all columns, then rows of cells; or rows of cells alone. */
function startAt(law: readonly LawLine[], at: number, afterTable: boolean, style: ReadingStyle): Start | undefined {
  const line = law[at];
  if (line === undefined) return undefined;
  const bare = { from: at, title: '', banner: '', header: [] };
  if (isTableTitle(line, style) && (afterTable || !endsWords(line, law[at - 1]))) {
    const titled = underTitle(law, at, line.text, style);
    if (titled !== undefined) return titled;
  }
  const grid = gridAt(law, at, style);
  if (grid !== undefined) return { ...bare, grid };
  const next = law[at + 1];
  if (next === undefined || next.between === 'drawing') return undefined;
  if (isBareTitle(line, law[at - 1], afterTable) && (afterTable || next.between === 'nothing')) {
    const under = gridAt(law, at + 1, style);
    return under === undefined ? undefined : { ...bare, title: line.text, grid: under };
  }
  const header = fusedHeader(line);
  const under = header.length === 0 ? undefined : tabbed(law, at + 1, style);
  return under === undefined ? undefined : { ...bare, header, grid: under };
}

function underTitle(law: readonly LawLine[], at: number, title: string, style: ReadingStyle): Start | undefined {
  const banners: string[] = [];
  for (let next = at + 1; next < law.length && law[next]?.between !== 'drawing'; next += 1) {
    const grid = gridAt(law, next, style);
    if (grid !== undefined) return { from: at, title, banner: banners.join(' '), header: [], grid };
    const over = law[next];
    if (banners.length === mostBanners || !isBanner(over) || isTableTitle(over, style)) return undefined;
    banners.push(over.text);
  }
  return undefined;
}

function finished(law: readonly LawLine[], { grid, from, ...over }: Start): { lines: TableLines; end: number } {
  const note = noteAt(law, grid.end, new Set(grid.rows.flat()));
  const end = note?.end ?? grid.end;
  const line = law[from]?.number ?? 0;
  const repeats = new Set(grid.repeats);
  const kept = law.slice(from, end).filter((_, nth) => !repeats.has(from + nth));
  return {
    end,
    lines: {
      lines: kept.map(({ index }) => index),
      last: law[end - 1]?.index ?? 0,
      repeats: [...repeats].flatMap((place) => law[place]?.index ?? []),
      table: tableOf(grid, { ...over, note: note?.text ?? '', line }),
    },
  };
}
