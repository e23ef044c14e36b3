import { judgeFor, type Examination } from '../findings/judge';
import { dressed } from '../replaying/dress';
import { settledAnew, settlerOf } from '../replaying/due';
import type { RoundRecord } from '../rounds/record';
import { problemOfRecord } from '../rounds/record-problem';
import type { Candidate, Contrast, Viewed } from './contrast';
import { withoutOne } from './smaller';
import { isBreachOf, type Subject } from './subject';

/** Steps after which a round is given up. */
const STEPS = 6;

/**
 * A round that breaks the subject where it is to be forbidden, without what the side that is to allow it objects to: its wagers
 * settled as that side has it, or events, limits and equipment taken away, as long as each step leaves fewer objections and the breach.
 */
export function pared(candidate: Candidate, subject: Subject, contrast: Contrast): Candidate {
  const settled = settlingUnder(contrast);
  let best = candidate;
  let objections = objectionsTo(contrast.view(candidate));
  for (let step = 0; step < STEPS && objections > 0; step += 1) {
    const next = firstBetter(best, objections);
    if (next === undefined) break;
    [best, objections] = next;
  }
  return best;

  function firstBetter(from: Candidate, most: number): readonly [Candidate, number] | undefined {
    for (const other of stepsFrom(from)) {
      if (problemOfRecord(other.record) !== undefined) continue;
      const viewed = contrast.view(other);
      const left = objectionsTo(viewed);
      if (left < most && viewed?.breaches.some((outcome) => isBreachOf(subject, outcome))) return [other, left];
    }
    return undefined;
  }

  function* stepsFrom(from: Candidate): Generator<Candidate> {
    const anew = settled(from.record);
    if (anew !== undefined) yield { ...from, record: anew };
    yield* withoutOne(from);
  }
}

/** How much the side that is to allow a round has against it; a round of which nothing is left to judge is no better. */
function objectionsTo(viewed: Viewed | undefined): number {
  if (viewed === undefined) return Infinity;
  const { verdict, outcomes } = viewed.allowed;
  const against = outcomes.filter((outcome) => outcome.verdict === 'breaches').length;
  if (verdict !== 'indeterminate') return against;
  return Math.max(1, outcomes.filter(({ check }) => check.judges !== undefined).length);
}

/** The round settled as the side that allows it has it: stakes can then be lowered and stay lawful there. */
export function settlingUnder({ allows }: Contrast): (record: RoundRecord) => RoundRecord | undefined {
  const settler = settlerOf(allows.ruleSet);
  const judge = judgeFor(allows.ruleSet);
  return (record) => {
    const read: Examination | string | undefined = judge?.examine(dressed(record, allows));
    return settler === undefined || typeof read !== 'object' ? undefined : settledAnew(record, settler, read);
  };
}
