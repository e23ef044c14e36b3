import type { Divisions } from '../divisions/find-divisions';
import type { FurnitureMap } from '../furniture/furniture';
import type { SourceLine } from '../lines/lines';
import type { Marker } from '../numbering/marker';
import type { Numbered } from '../numbering/solve-numbering';
import type { ReadingStyle } from '../style';
import type { TableLines } from '../tables/table-lines';

/** A line that begins a clause, or a definition. */
export interface NumberedLine extends Numbered {
  readonly marker: Marker;
  /** The term that the line defines. */
  readonly term?: string;
}

/** A stretch of the document, the making words or the rules, with all that was decided beforehand about its lines. */
export interface Zone {
  readonly name: 'front' | 'body';
  readonly lines: readonly SourceLine[];
  /** First line index, and the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly furniture: FurnitureMap;
  readonly tables: ReadonlyMap<number, TableLines>;
  readonly divisions: Divisions;
  /** Lines quoted from another instrument: their numbers are not of this one. */
  readonly quoted: ReadonlySet<number>;
  readonly numbered: ReadonlyMap<number, NumberedLine>;
  /** Lines are broken at the width of the page, not at the end of a paragraph. */
  readonly wrapped: boolean;
  /** Headings run into the words they stand over: "§ 4 Fares. A fare is paid …". */
  readonly runIn: boolean;
  readonly style: ReadingStyle;
}

/** For each line of the zone, the next line that begins a clause or a definition. */
export function nextNumbers({ from, to, numbered }: Zone): readonly (NumberedLine | undefined)[] {
  const next: (NumberedLine | undefined)[] = [];
  let after: NumberedLine | undefined;
  for (let index = to - 1; index >= from; index -= 1) {
    next.push(after);
    after = numbered.get(index) ?? after;
  }
  return next.reverse();
}
