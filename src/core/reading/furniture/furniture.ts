import type { SourceLine } from '../lines/lines';
import type { FurnitureReason } from '../reading';
import type { ReadingStyle } from '../style';

/** Why a line is furniture, by its index among the lines. */
export type FurnitureMap = ReadonlyMap<number, FurnitureReason>;

/** Looks at the whole document, since furniture is known by repetition, by runs and by zones; returns line indexes. */
export type FurnitureFinder = (
  lines: readonly SourceLine[],
  taken: FurnitureMap,
  style: ReadingStyle,
) => Iterable<number>;
