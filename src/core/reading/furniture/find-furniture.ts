import type { SourceLine } from '../lines/lines';
import type { FurnitureReason } from '../reading';
import type { ReadingStyle } from '../style';
import type { FurnitureFinder, FurnitureMap } from './furniture';
import { contentsPages } from './contents';
import { diagramPages } from './diagrams';
import { pageNumbers, pageRules } from './page-marks';
import { runningHeads } from './running-heads';

/** In this order: a later finder sees what earlier ones have taken and leaves it alone. */
const finders: readonly (readonly [FurnitureReason, FurnitureFinder])[] = [
  ['page rule', pageRules],
  ['page number', pageNumbers],
  ['contents', contentsPages],
  ['running head', runningHeads],
  ['diagram', diagramPages],
];

export function findFurniture(lines: readonly SourceLine[], style: ReadingStyle): FurnitureMap {
  const taken = new Map<number, FurnitureReason>();
  for (const [reason, find] of finders) {
    for (const index of [...find(lines, taken, style)]) if (!taken.has(index)) taken.set(index, reason);
  }
  return taken;
}
