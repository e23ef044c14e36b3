import { DEEPEST, isLonger, LONGEST_NAME, LONGEST_TEXT, MOST_ENTRIES, MOST_EVENTS, MOST_FIELDS } from './limits';

/** What stands for a size beyond the limits. */
export const TOO_LARGE = -1;

/**
 * How many fields a record has, with all that is in it; `TOO_LARGE` where a limit is passed. Goes no deeper than a record may. Of events whose
 * texts are known to be too small to pass a limit the fields are only counted.
 */
export const fieldsOfRecord = (value: unknown, eventsAreSmall = false): number =>
  fieldsIn(value, 1, MOST_ENTRIES, eventsAreSmall);

/** The same of one event, which stands in a list in a record. */
export const fieldsOfEvent = (value: unknown): number => fieldsIn(value, 3, MOST_ENTRIES);

function fieldsIn(value: unknown, depth: number, entries: number, areSmall = false): number {
  if (typeof value === 'string') return isLonger(value, LONGEST_TEXT) ? TOO_LARGE : 0;
  if (typeof value !== 'object' || value === null) return 0;
  if (depth > DEEPEST) return TOO_LARGE;
  if (!Array.isArray(value)) return fieldsOfObject(value as Fields, depth, areSmall);
  return areSmall ? fieldsOfSmall(value) : fieldsOfList(value, depth, entries);
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOfList(list: readonly unknown[], depth: number, entries: number): number {
  if (list.length > entries) return TOO_LARGE;
  let fields = 0;
  for (const entry of list) {
    const more = fieldsIn(entry, depth + 1, MOST_ENTRIES);
    if (more === TOO_LARGE) return TOO_LARGE;
    fields += more;
  }
  return fields;
}

function fieldsOfSmall(events: readonly unknown[]): number {
  let fields = 0;
  for (const event of events) fields += Object.keys(event as object).length;
  return fields;
}

function fieldsOfObject(object: Fields, depth: number, areSmall: boolean): number {
  let own = 0;
  let fields = 0;
  for (const name in object) {
    own += 1;
    if (isLonger(name, LONGEST_NAME)) return TOO_LARGE;
    const value = object[name];
    if (typeof value === 'number') continue;
    const isEvents = depth === 1 && name === 'events';
    const more = fieldsIn(value, depth + 1, isEvents ? MOST_EVENTS : MOST_ENTRIES, isEvents && areSmall);
    if (more === TOO_LARGE) return TOO_LARGE;
    fields += more;
  }
  return own > MOST_FIELDS ? TOO_LARGE : own + fields;
}

/** Which limit a record passes and where, as a sentence; undefined where it keeps to all of them. */
export const problemOfSize = (record: unknown): string | undefined =>
  fieldsOfRecord(record) === TOO_LARGE ? sizeProblem(record, '', 1) : undefined;

function sizeProblem(value: unknown, place: string, depth: number): string | undefined {
  const where = place === '' ? 'the record' : place;
  if (typeof value === 'string')
    return isLonger(value, LONGEST_TEXT)
      ? `${where} is longer than the ${counted(LONGEST_TEXT)} characters that a text of a record may have; shorten it`
      : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > DEEPEST)
    return `${where} is nested deeper than the ${String(DEEPEST)} levels that a record may have; leave out what is no part of the round`;
  if (Array.isArray(value)) {
    const [most, what] = place === 'events' ? [MOST_EVENTS, 'events'] : [MOST_ENTRIES, 'entries'];
    if (value.length > most)
      return `${where} has ${counted(value.length)} ${what}, more than the ${counted(most)} that ${what === 'events' ? 'a round' : 'a list'} may have; hand in one round as one record`;
    return firstOf(value, (entry, at) => sizeProblem(entry, `${place}[${String(at)}]`, depth + 1));
  }
  const names = Object.keys(value);
  if (names.length > MOST_FIELDS)
    return `${where} has ${counted(names.length)} fields, more than the ${counted(MOST_FIELDS)} that an object may have; leave out what is no part of the round`;
  return firstOf(names, (name) =>
    isLonger(name, LONGEST_NAME)
      ? `a field of ${where} has a name longer than the ${counted(LONGEST_NAME)} characters it may have; shorten it`
      : sizeProblem((value as Fields)[name], place === '' ? name : `${place}.${name}`, depth + 1),
  );
}

function firstOf<T>(all: readonly T[], problem: (one: T, at: number) => string | undefined): string | undefined {
  for (const [at, one] of all.entries()) {
    const found = problem(one, at);
    if (found !== undefined) return found;
  }
  return undefined;
}

const counted = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
