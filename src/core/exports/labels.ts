import type { ClauseKind } from '../reading/reading';
import { labelAbove, levelOf, printedLabel } from '../values/label';

/** `pt-3`: a part, which holds the sections that follow it though their labels do not say so. */
const isPartLabel = (label: string): boolean => label.startsWith('pt-');

/** The level a label speaks of, as the reader tells it: a bracket by itself, "(1)" in an order, is a clause. */
export const kindByLabel = (label: string): ClauseKind => {
  if (isPartLabel(label)) return 'part';
  return /^\([^)]*\)$/.test(printedLabel(label)) ? 'clause' : levelOf(label);
};

/** For labels in reading order, the parent of each: the nearest label above it that was seen, else the part it stands in. */
export function parentsByLabel(labels: readonly string[]): readonly (string | undefined)[] {
  const seen = new Set<string>();
  let part: string | undefined;
  return labels.map((label) => {
    let above = labelAbove(label);
    while (above !== undefined && !seen.has(above)) above = labelAbove(above);
    seen.add(label);
    if (isPartLabel(label)) part = label;
    return isPartLabel(label) ? undefined : (above ?? part);
  });
}

/** The number as printed before a clause whose ancestors are shown above it: `(a)` for `5.7(a)`, `8.4.2`, `Part 1`. */
export function numberOf(cited: string, under: string | undefined): string {
  const label = printedLabel(cited);
  const parent = under === undefined ? undefined : printedLabel(under);
  if (isPartLabel(label)) return `Part ${label.slice('pt-'.length)}`;
  // A list of terms without any number is labelled by a word.
  if (/^[a-z]{3,}$/.test(label)) return '';
  const bracket = label.endsWith(')') ? label.lastIndexOf('(') : -1;
  if (bracket <= 0) return label;
  return parent !== undefined && label.startsWith(parent) && label.length > parent.length
    ? label.slice(parent.length)
    : label.slice(bracket);
}
