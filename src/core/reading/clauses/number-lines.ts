import type { SourceLine } from '../lines/lines';
import { candidateOf } from '../numbering/candidates';
import { solveNumbering, type Candidate } from '../numbering/solve-numbering';
import type { NumberedLine, Zone } from './zone';

/** The lines of a zone that begin a clause, by index: every number in it is decided together. */
export function numberLines(zone: Omit<Zone, 'numbered'>): ReadonlyMap<number, NumberedLine> {
  const candidates = candidatesIn(zone);
  const decisions = solveNumbering(candidates.map(({ candidate }) => candidate));
  const numbered = new Map<number, NumberedLine>();
  candidates.forEach(({ index, candidate }, nth) => {
    const decision = decisions[nth];
    if (decision !== undefined) numbered.set(index, { ...decision, marker: candidate.marker });
  });
  return numbered;
}

function candidatesIn({
  lines,
  furniture,
  tables,
  from,
  to,
}: Omit<Zone, 'numbered'>): { index: number; candidate: Candidate }[] {
  const found: { index: number; candidate: Candidate }[] = [];
  let before: SourceLine | undefined;
  for (let index = from; index < to; index += 1) {
    const line = lines[index];
    if (line === undefined || furniture.has(index)) continue;
    const table = tables.get(index);
    if (table !== undefined) {
      index = table.rows.at(-1) ?? index;
      before = undefined;
      continue;
    }
    const candidate = candidateOf(line, before);
    if (candidate !== undefined) found.push({ index, candidate });
    before = line;
  }
  return found;
}
