import { ClauseIndex } from '../layers/clause-index';
import type { Reading } from '../reading';
import { usualStyle, type ReadingStyle } from '../style';
import type { LintFinding, LintRule } from './lint-finding';
import { contentsDisagree } from './rules/contents-disagree';
import { damagedNumber } from './rules/damaged-number';
import { danglingReference } from './rules/dangling-reference';
import { droppedPassage } from './rules/dropped-passage';
import { missingParent } from './rules/missing-parent';
import { outOfOrderNumber } from './rules/out-of-order-number';
import { repeatedNumber } from './rules/repeated-number';
import { selfReference } from './rules/self-reference';
import { skippedNumber } from './rules/skipped-number';
import { termDefinedTwice } from './rules/term-defined-twice';
import { undefinedTerm } from './rules/undefined-term';
import { unlistedDiagram } from './rules/unlisted-diagram';
import { unusedTerm } from './rules/unused-term';

/** In the order of a report: what surely misleads the reader of the law comes first. */
const rules: readonly LintRule[] = [
  danglingReference,
  selfReference,
  repeatedNumber,
  skippedNumber,
  outOfOrderNumber,
  termDefinedTwice,
  unusedTerm,
  undefinedTerm,
  contentsDisagree,
  unlistedDiagram,
  damagedNumber,
  missingParent,
  droppedPassage,
];

/** What a drafter would want to be told about an instrument, rule by rule, each in the order of the text. */
export function lintInstrument(reading: Reading, pinned: Partial<ReadingStyle> = {}): readonly LintFinding[] {
  const style = { ...usualStyle, ...pinned };
  const titles = reading.furniture.filter(({ why }) => why === 'title');
  const index = new ClauseIndex(reading.clauses, titles, style);
  return rules.flatMap((rule) => [...rule({ reading, index, style })].sort((a, b) => a.line - b.line));
}
