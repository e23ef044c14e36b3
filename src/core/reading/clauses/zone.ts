import type { FurnitureMap } from '../furniture/furniture';
import type { SourceLine } from '../lines/lines';
import type { Marker } from '../numbering/marker';
import type { Path } from '../numbering/path';
import type { Numbered } from '../numbering/solve-numbering';
import type { ReadingStyle } from '../style';
import type { TableLines } from './table-lines';

/** A line whose number has been accepted as a clause's label. */
export interface NumberedLine extends Numbered {
  readonly marker: Marker;
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
  readonly numbered: ReadonlyMap<number, NumberedLine>;
  /** Lines are broken at the width of the page, not at the end of a paragraph. */
  readonly wrapped: boolean;
  readonly style: ReadingStyle;
}

/** For each line of the zone, the next number printed after it. */
export function nextNumbers({ from, to, numbered }: Zone): readonly (Path | undefined)[] {
  const next: (Path | undefined)[] = [];
  let path: Path | undefined;
  for (let index = to - 1; index >= from; index -= 1) {
    next.push(path);
    path = numbered.get(index)?.path ?? path;
  }
  return next.reverse();
}
