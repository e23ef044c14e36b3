import type { FurnitureMap } from '../furniture/furniture';
import type { SourceLine } from '../lines/lines';
import type { FurnitureReason } from '../reading';

/** What stands between a line and the line of law before it. */
type Between = 'nothing' | 'blank' | 'page' | 'drawing';

/** A line of law, its index among all lines, and what stands before it. */
export interface LawLine extends SourceLine {
  readonly index: number;
  readonly between: Between;
}

const ofPages: readonly FurnitureReason[] = ['page number', 'page rule', 'running head'];

/** The lines without furniture: a table cut by the head of a page is whole again, one before a drawing is at its end. */
export function lawLines(lines: readonly SourceLine[], furniture: FurnitureMap): readonly LawLine[] {
  const law: LawLine[] = [];
  let between: Between = 'drawing';
  lines.forEach((line, index) => {
    const why = furniture.get(index);
    if (why !== undefined) {
      between = between === 'drawing' || !ofPages.includes(why) ? 'drawing' : 'page';
      return;
    }
    if (between === 'nothing' && (line.blankBefore || line.gapBefore)) between = line.gapBefore ? 'page' : 'blank';
    law.push({ ...line, index, between });
    between = 'nothing';
  });
  return law;
}
