import { problemOfRecord } from '../rounds/record-problem';
import type { RoundRecord } from '../rounds/record';
import type { Candidate } from './contrast';
import { renamed } from './renamed';
import { lessOf } from './smaller';
import { lessMoney } from './smaller-stakes';

/**
 * The candidate with everything taken away that it does not need to keep its property: no event, no field and no cent of a stake is
 * left that could go alone. Deterministic: the first smaller one that keeps it is taken, again and again.
 */
export function minimised(
  candidate: Candidate,
  keeps: (candidate: Candidate) => boolean,
  settled: (record: RoundRecord) => RoundRecord | undefined,
): Candidate {
  const holds = (one: Candidate): boolean => problemOfRecord(one.record) === undefined && keeps(one);
  let smallest = candidate;
  for (;;) {
    const next = firstOf(lessOf(smallest), holds) ?? firstOf(withLessMoney(smallest, settled), holds);
    if (next === undefined) break;
    smallest = next;
  }
  const tidy = { ...smallest, record: renamed(smallest.record) };
  return holds(tidy) ? tidy : smallest;
}

function* withLessMoney(
  candidate: Candidate,
  settled: (record: RoundRecord) => RoundRecord | undefined,
): Generator<Candidate> {
  for (const record of lessMoney(candidate.record, settled)) yield { ...candidate, record };
}

function firstOf(candidates: Iterable<Candidate>, holds: (candidate: Candidate) => boolean): Candidate | undefined {
  for (const candidate of candidates) if (holds(candidate)) return candidate;
  return undefined;
}

/** Fewer events first, then fewer letters; of two alike the one that comes first in the alphabet. */
export function isSmaller({ record: one }: Candidate, { record: other }: Candidate): boolean {
  if (one.events.length !== other.events.length) return one.events.length < other.events.length;
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
  return a.length === b.length ? a < b : a.length < b.length;
}
