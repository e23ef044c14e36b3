import { printedLabel } from '../../values/label';
import type { ExportedClause } from '../exported-instrument';

/** What a lettered or numbered item is called by what it stands in. */
const ITEM_IN: Readonly<Record<string, string>> = {
  clause: 'paragraph',
  subsection: 'paragraph',
  paragraph: 'subparagraph',
  subparagraph: 'point',
};

/** The element of a clause by its level; `hcontainer` where the vocabulary has no name for it. */
export function elementFor({ kind, label }: ExportedClause, above: string): string {
  if (kind === 'clause') return above === 'section' ? 'subsection' : 'clause';
  if (kind !== 'item') return kind;
  // "(1)" under a section is a subsection and "(a)" a paragraph.
  if (above === 'section') return /\(\d+[A-Za-z]*\)$/.test(printedLabel(label)) ? 'subsection' : 'paragraph';
  if (above === 'part' || above === 'chapter') return 'clause';
  return ITEM_IN[above] ?? 'hcontainer';
}
