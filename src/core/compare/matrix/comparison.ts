import type { RuleSet } from '../../rules/rule-set';
import type { ComparedRow } from '../compare-facts';
import type { ClauseWording, MatrixLine } from './line';
import { counted } from '../../values/counted';

/** The rules of one game side by side: figure by figure, and as a matrix in which the options of one figure stand together. */
export interface Comparison {
  readonly game: string;
  readonly title: string;
  readonly sides: readonly string[];
  readonly columns: readonly Column[];
  readonly rows: readonly ComparedRow[];
  readonly lines: readonly MatrixLine[];
  /** The words of every clause that a cell cites. */
  readonly clauses: readonly ClauseWording[];
}

/** Which rules stand under the name of a side. */
export interface Column {
  readonly side: string;
  readonly ruleSet: RuleSet;
  /** Of the instrument, as its text calls itself. */
  readonly title: string;
}

/** What stands over the column of a side: a draft never without saying so. */
export const headOf = ({ side, ruleSet }: Column): string =>
  ruleSet.unpublished === undefined ? side : `${side} (draft)`;

/** What a comparison comes to, in a sentence. */
export function summaryOf({ lines }: Comparison): string {
  const differ = lines.filter(({ same }) => !same).length;
  const others = lines.filter(({ relation }) => relation === 'same-value-other-words').length;
  const puzzling = lines.filter(({ relation }) => relation === 'same-words-other-value').length;
  const agree = lines.length - differ;
  const sentences = [
    `${counted(differ, 'row')} ${differ === 1 ? 'differs' : 'differ'}${puzzling === 0 ? '' : ` (${String(puzzling)} of them in the same words)`}`,
    `${String(agree)} ${agree === 1 ? 'is' : 'are'} the same${others === 0 ? '' : ` (${String(others)} of them in other words)`}`,
  ];
  return `${sentences.join(', ')}.`;
}
