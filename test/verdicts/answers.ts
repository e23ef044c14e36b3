import { createHash } from 'node:crypto';
import type { Finding } from '../../src/core/findings/finding';
import { judgeFor } from '../../src/core/findings/judge';
import { problemOfRecord } from '../../src/core/rounds/record-problem';
import type { Sample } from './samples';

/** What a person is told of a round; not which version of the rules said so, which changes with every word of the sources. */
export interface Answer {
  readonly round: string;
  readonly verdict: string;
  readonly findings: readonly string[];
}

/** What came of a sample: in figures, and as one hash of the rounds and one of the answers to them. */
export interface Answered {
  readonly name: string;
  readonly by: Sample['by'];
  readonly rounds: number;
  readonly breaches: number;
  readonly indeterminate: number;
  readonly roundsHash: string;
  /** Of the answers to the first few rounds, which a test takes no time to give again. */
  readonly firstHash: string;
  readonly answersHash: string;
}

/** How many the first few are. */
export const FIRST = 15;
const SHOWN = 16;

/** In an order of its own, so that it does not matter in which one an object was put together. */
const told = ({ check, verdict, subject, clauses, consequences = [], ...rest }: Finding): string =>
  JSON.stringify([
    ...[check, verdict, subject, clauses, rest.expected, rest.recorded, rest.missing, rest.message, rest.conflicts],
    consequences.map(told),
  ]);

export function* answersTo({ ruleSet, rounds }: Sample): Iterable<Answer & { readonly record: string }> {
  const judge = judgeFor(ruleSet, true);
  if (judge === undefined) throw new Error(`rounds of ${ruleSet.name} cannot be judged`);
  for (const round of rounds()) {
    const record = JSON.stringify(round);
    const checked = problemOfRecord(round) === undefined ? judge.check(round) : 'no record';
    yield typeof checked === 'string'
      ? { record, round: round.id, verdict: checked, findings: [] }
      : { record, round: round.id, verdict: checked.verdict, findings: checked.findings.map(told) };
  }
}

export function answered(sample: Sample, most = Number.POSITIVE_INFINITY): Answered {
  const [recordsHash, answersHash] = [createHash('sha256'), createHash('sha256')];
  let [rounds, breaches, indeterminate, firstHash] = [0, 0, 0, ''];
  for (const { record, ...answer } of answersTo(sample)) {
    if (rounds >= most) break;
    recordsHash.update(`${record}\n`);
    answersHash.update(`${JSON.stringify(answer)}\n`);
    rounds += 1;
    breaches += Number(answer.verdict === 'breaches');
    indeterminate += Number(answer.verdict === 'indeterminate');
    if (rounds <= FIRST) firstHash = answersHash.copy().digest('hex').slice(0, SHOWN);
  }
  const digest = (hash: typeof recordsHash): string => hash.digest('hex').slice(0, SHOWN);
  const { name, by } = sample;
  const [roundsHash, allHash] = [digest(recordsHash), digest(answersHash)];
  return { name, by, rounds, breaches, indeterminate, roundsHash, firstHash, answersHash: allHash };
}
