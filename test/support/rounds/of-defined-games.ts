import { RoundMaker } from '../../../src/core/generating/generate';
import type { RoundEvent, RoundRecord, WagerResult } from '../../../src/core/rounds/record';
import { problemOfRecord } from '../../../src/core/rounds/record-problem';
import { varied } from '../../../src/core/witnessing/varied';
import { DEFINED_CODES } from '../examples/defined';
import { venues, type NamedVenue } from './venues';

/** Rounds of the games that are one definition, under all their rules: made by the generator, and altered in one thing. */

export const DEFINED_PLACES: readonly NamedVenue[] = venues().filter(({ ruleSet }) =>
  DEFINED_CODES.includes(ruleSet.game),
);

const SEED = 11;

/** Without what was planted, which is no part of a record. */
const plain = (round: RoundRecord): RoundRecord => ({ ...round, planted: undefined }) as RoundRecord;

export function lawfulAt(place: NamedVenue, count: number): readonly RoundRecord[] {
  const maker = new RoundMaker(place, SEED);
  return Array.from({ length: count }, () => plain(maker.lawful()));
}

/** So many breaches of each check that can be broken there. */
export function plantedAt(place: NamedVenue, ofEach: number): ReadonlyMap<string, readonly RoundRecord[]> {
  const { plantable } = new RoundMaker(place, SEED);
  return new Map(
    plantable.flatMap(({ check, reason }) => {
      if (reason !== undefined) return [];
      const maker = new RoundMaker(place, SEED);
      return [[check, Array.from({ length: ofEach }, () => plain(maker.breach(check)))] as const];
    }),
  );
}

const RESULTS: readonly WagerResult[] = ['win', 'lose', 'push', 'void'];

function* eventsOtherwise(events: readonly RoundEvent[]): Generator<readonly RoundEvent[]> {
  const settled = events.findIndex(({ type }) => type === 'settle');
  const end = settled < 0 ? events.length : settled;
  yield events.toSpliced(end, 0, { type: 'void', scope: 'round' });
  for (const [index, event] of events.entries()) {
    yield events.toSpliced(index, 1);
    yield events.toSpliced(index, 1).toSpliced(Math.max(0, end - 1), 0, event);
    if (event.type === 'wager') yield events.toSpliced(end, 0, { type: 'void', scope: 'wager', ref: event.id });
    if (event.type !== 'settle') continue;
    for (const result of RESULTS) yield events.with(index, { ...event, result });
    for (const returned of [0, (event.returned ?? 0) + 100]) yield events.with(index, { ...event, returned });
    yield events.with(index, { ...event, paid: event.paid + 100 });
  }
}

/** The record with one thing in it otherwise, in many ways; only those that are records. */
export function alteredRounds(record: RoundRecord): readonly RoundRecord[] {
  const altered = [...varied(record, [0, 1, 2, 3, 7])];
  for (const events of eventsOtherwise(record.events)) altered.push({ ...record, events });
  return altered.filter((one) => problemOfRecord(one) === undefined);
}
