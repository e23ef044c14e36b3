import type { AppliedRule, ExplainedStep, Explanation } from '../../../src/core/explain/explanation';
import { explainerFor } from '../../../src/core/explain/explainer';
import type { RoundRecord } from '../../../src/core/rounds/record';
import { problemOfRecord } from '../../../src/core/rounds/record-problem';
import { ruleSetFor } from '../../support/rounds/everywhere';

/** A round told under the rules that the record says it was played by. */
export function explained(record: RoundRecord): Explanation {
  const problem = problemOfRecord(record);
  if (problem !== undefined) throw new Error(`not a round record: ${problem}`);
  const told = explainerFor(ruleSetFor(record))?.explain(record);
  if (told === undefined || typeof told === 'string') throw new Error(told ?? 'nobody tells rounds of this game');
  return told;
}

/** The sentences of the steps of some kinds; without any named, of all. */
export const sentences = ({ steps }: Explanation, ...kinds: readonly string[]): readonly string[] =>
  steps.filter(({ event }) => kinds.length === 0 || kinds.includes(event)).map(({ text }) => text);

export function stepOf({ steps }: Explanation, event: string, which = 0): ExplainedStep {
  const found = steps.filter((step) => step.event === event).at(which);
  if (found === undefined) throw new Error(`no ${event} is told`);
  return found;
}

/** `check verdict label …` of each rule, with the instrument and the book left out of the clauses. */
export const ruled = ({ rules }: ExplainedStep): readonly string[] =>
  rules.map(({ check, verdict, clauses }: AppliedRule) =>
    [
      check?.replace(/^[^/]*\//, '') ?? '-',
      verdict ?? '-',
      ...clauses.map((clause) => clause.replace(/^.*#[^/]*\//, '')),
    ].join(' '),
  );
