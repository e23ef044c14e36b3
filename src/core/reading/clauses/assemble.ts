import { Assembly, type Assembled } from './assembly';
import { nextNumbers, type Zone } from './zone';

/** Walks the lines of a zone in order and gives each to the clause it belongs to. */
export function assemble(zone: Zone): Assembled {
  const assembly = new Assembly(zone);
  const next = nextNumbers(zone);
  let index = zone.from;
  while (index < zone.to) {
    const line = zone.lines[index];
    const table = zone.tables.get(index);
    const division = zone.divisions.get(index);
    const numbered = zone.numbered.get(index);
    if (line === undefined) break;
    if (zone.furniture.has(index)) assembly.passFurniture(line, zone.furniture.get(index) === 'contents');
    else {
      if (line.gapBefore) assembly.passGap(line);
      if (table !== undefined) assembly.addTable(table);
      else if (division !== undefined)
        assembly.openDivision(division, line, zone.lines[division.titleLine ?? -1], next[index - zone.from]);
      else if (numbered !== undefined) assembly.openClause(line, numbered);
      else if (zone.quoted.has(index)) assembly.addQuoted(line);
      else assembly.addLine(line, next[index - zone.from]?.path);
    }
    index = (table?.last ?? division?.titleLine ?? index) + 1;
  }
  return assembly.finish();
}
