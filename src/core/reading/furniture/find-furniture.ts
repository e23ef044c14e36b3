import type { SourceLine } from '../lines/lines';
import type { FurnitureReason } from '../reading';
import type { ReadingStyle } from '../style';
import type { FurnitureFinder, FurnitureMap } from './furniture';
import { contentsPages } from './contents';
import { diagramPages } from './diagrams';
import { divisionHeads } from './division-heads';
import { footnotes, pageNumbers, pageRules } from './page-marks';
import { runningHeads } from './running-heads';

/** In this order: a later finder sees what earlier ones have taken and leaves it alone. */
const finders: readonly (readonly [FurnitureReason, FurnitureFinder])[] = [
  ['page rule', pageRules],
  ['page number', pageNumbers],
  ['footnote', footnotes],
  ['contents', contentsPages],
  ['running head', runningHeads],
  ['running head', divisionHeads],
  ['diagram', diagramPages],
];

export function findFurniture(lines: readonly SourceLine[], style: ReadingStyle): FurnitureMap {
  const taken = new Map<number, FurnitureReason>();
  lines.forEach(({ furniture }, index) => {
    if (furniture !== undefined) taken.set(index, furniture);
  });
  for (const [reason, find] of finders) {
    for (const index of [...find(lines, taken, style)]) if (!taken.has(index)) taken.set(index, reason);
  }
  return taken;
}
