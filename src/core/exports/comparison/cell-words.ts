import type { Mark, MatrixCell, Relation } from '../../compare/matrix/line';
import { said } from '../../facts/said';

/** What each mark and each relation means to a reader. */
export const MARK_MEANINGS: Readonly<Record<Mark, string>> = {
  absent: 'the rules of this side do not state it',
  optional: 'the operator chooses among the options',
  assumed: 'the text leaves it to a lost picture; general knowledge fills it',
  conflicting: 'the text is at odds with itself; the note says how it was read',
};

export const RELATION_MEANINGS: Readonly<Record<Relation, string>> = {
  same: 'same value',
  'same-value-other-words': 'same value in other words',
  'same-words-other-value': 'same words, another value',
  different: 'another value',
};

/** What stands in a cell without its clauses: a dash where the rules are silent, and where else the value comes from. */
export function cellText({ value, general, narrower, silence }: MatrixCell): string {
  if (value === null && narrower.length > 0) return `– (only ${narrower.map(said).join('; ')})`;
  if (value === null) return silence === null ? '–' : `– (${silence})`;
  return general === null ? value : `${value} (as for ${said(general)})`;
}

/** Marks that the text of the cell does not show already. */
export const shownMarks = ({ marks }: MatrixCell): readonly Mark[] => marks.filter((mark) => mark !== 'absent');

/** A clause within its instrument: `sch-1/11(2)`. */
export const placeOf = (citation: string): string => citation.replace(/^.*#/, '');
