import type { RoundEvent, RoundRecord } from '../rounds/record';
import type { Candidate } from './contrast';

/** Every candidate that has one thing less than this one, what takes most away first. */
export function* lessOf(candidate: Candidate): Generator<Candidate> {
  yield* withoutOne(candidate);
  const { record } = candidate;
  for (const [index, event] of record.events.entries())
    for (const field of Object.keys(event))
      if (field !== 'type')
        yield { ...candidate, record: { ...record, events: record.events.with(index, without(event, field)) } };
}

/** The same without single fields of events. */
export function* withoutOne(candidate: Candidate): Generator<Candidate> {
  const { record, allowed, forbidden } = candidate;
  const withEvents = (events: readonly RoundEvent[]): Candidate => ({ ...candidate, record: { ...record, events } });
  for (const events of fewerEvents(record.events)) yield withEvents(events);
  for (const field of ['table', 'equipment', 'dummy'] as const)
    if (record[field] !== undefined) yield { ...candidate, record: without(record, field) };
  for (const lesser of lessInside(record)) yield { ...candidate, record: lesser };
  for (const name of Object.keys(allowed)) yield { ...candidate, allowed: without(allowed, name) };
  for (const name of Object.keys(forbidden)) yield { ...candidate, forbidden: without(forbidden, name) };
}

/** Long stretches first, then single events; a wager goes with all that is said of it. */
function* fewerEvents(events: readonly RoundEvent[]): Generator<readonly RoundEvent[]> {
  for (let length = Math.ceil(events.length / 2); length > 1; length = Math.floor(length / 2))
    for (let start = events.length - length; start > -length; start -= length)
      yield events.filter((_, index) => index < start || index >= start + length);
  for (const [index, event] of [...events.entries()].reverse()) {
    if (event.type === 'wager') yield events.filter((other) => other !== event && wagerOf(other) !== event.id);
    yield events.filter((_, at) => at !== index);
  }
}

function wagerOf(event: RoundEvent): string | undefined {
  switch (event.type) {
    case 'wager':
      return event.on;
    case 'change':
    case 'withdraw':
    case 'settle':
    case 'irregularity':
      return event.wager;
    default:
      return undefined;
  }
}

/** What stands in the table's and the equipment's own fields, and in the limits. */
function* lessInside(record: RoundRecord): Generator<RoundRecord> {
  const { table, equipment } = record;
  for (const field of Object.keys(equipment ?? {})) yield { ...record, equipment: without(equipment ?? {}, field) };
  for (const field of Object.keys(table ?? {})) yield { ...record, table: without(table ?? {}, field) };
  for (const [bet, limit] of Object.entries(table?.limits ?? {})) {
    yield { ...record, table: { ...table, limits: without(table?.limits ?? {}, bet) } };
    for (const field of Object.keys(limit))
      yield { ...record, table: { ...table, limits: { ...table?.limits, [bet]: without(limit, field) } } };
  }
}

const without = <T extends object>(value: T, field: string): T =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== field)) as T;
