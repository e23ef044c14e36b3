import type { ClauseName, Reading } from '../reading';
import type { ClauseIndex } from '../layers/clause-index';
import type { ReadingStyle } from '../style';

export type LintCode =
  | 'dangling-reference'
  | 'self-reference'
  | 'number-repeated'
  | 'number-skipped'
  | 'number-out-of-order'
  | 'number-damaged'
  | 'parent-missing'
  | 'term-unused'
  | 'term-undefined'
  | 'term-defined-twice'
  | 'contents-disagree'
  | 'passage-dropped';

/** An error is certain, a warning likely to be one; a note may be a fault of this copy and not of the law. */
export type LintSeverity = 'error' | 'warning' | 'note';

/** Something the drafter should look at, in words he can act on. */
export interface LintFinding {
  readonly code: LintCode;
  readonly severity: LintSeverity;
  /** The clause it was found in; undefined where it stands in none, such as a contents page. */
  readonly clause: ClauseName | undefined;
  readonly line: number;
  readonly sentence: string;
}

/** What every rule is given. */
export interface LintSubject {
  readonly reading: Reading;
  readonly index: ClauseIndex;
  readonly style: ReadingStyle;
}

export type LintRule = (subject: LintSubject) => readonly LintFinding[];
