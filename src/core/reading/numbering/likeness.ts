/**
 * How easily one printed number turns into another in scanning or typesetting. The cost is set against the costs in
 * `steps.ts`: cheaper than a number that goes backwards, dearer than one that simply follows.
 */

const dropped = 2;
const inserted = 2.5;
export const misread = 2;
const replaced = 3.5;

/** Signs a scanner takes for one another. */
const lookAlikes: readonly string[] = ['1liI|!0M', '0oOQ', 'a@', 'c©(', 'e€', '5sS', '8B', '2zZ', '6b', 'g9q', 'vuy'];

/** Undefined when the printed number could not be the wanted one after a single slip. */
export function likeness(printed: string, wanted: string): number | undefined {
  if (printed === wanted) return 0;
  if (printed.length === wanted.length) return substitution(printed, wanted);
  if (printed.length === wanted.length - 1 && isOneSignShorter(printed, wanted)) return dropped;
  if (printed.length === wanted.length + 1 && wanted.length > 2 && isOneSignShorter(wanted, printed)) return inserted;
  if (printed.length > 0 && wanted.endsWith(`.${printed}`)) return inserted;
  // Strokes that stand close together run into one another: "iii" is scanned as "i".
  return /^[i10l]$/.test(printed) && /^i{2,3}$/.test(wanted) ? dropped : undefined;
}

function substitution(printed: string, wanted: string): number | undefined {
  let cost: number | undefined;
  for (let at = 0; at < wanted.length; at += 1) {
    const seen = printed.charAt(at);
    const meant = wanted.charAt(at);
    if (seen === meant) continue;
    if (cost !== undefined) return undefined;
    cost = lookAlikes.some((group) => group.includes(seen) && group.includes(meant)) ? misread : replaced;
  }
  return cost;
}

function isOneSignShorter(printed: string, wanted: string): boolean {
  let at = 0;
  while (at < printed.length && printed.charAt(at) === wanted.charAt(at)) at += 1;
  return printed.slice(at) === wanted.slice(at + 1);
}
