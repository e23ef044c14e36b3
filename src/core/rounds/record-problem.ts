import { isInstant } from '../values/calendar-date';
import { isAmount } from '../values/money';
import { problemOfEvent } from './event-problem';
import { isLonger, LONGEST_NAME } from './limits';
import { problemOfSize } from './record-size';
import { shown, tooLong } from './shown';

export const RECORD_FORMAT = 'house-rules/round@1';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The first thing that keeps a value from being a round record, as a sentence with its place; undefined for a
 * valid record. Written out by hand, because it runs for every round of an audit and must allocate nothing;
 * a test holds it to docs/round-record.schema.json.
 */
export const problemOfRecord = (value: unknown): string | undefined => problemOfSize(value) ?? problemOfFields(value);

/** The same of a value that is known to keep to the limits of a record. */
export function problemOfFields(value: unknown): string | undefined {
  if (!isObject(value)) return `a round record is a JSON object, found ${shown(value)}`;
  if (value['format'] !== RECORD_FORMAT) return `format must be "${RECORD_FORMAT}", found ${shown(value['format'])}`;
  return (
    textProblem(value['id'], 'id') ??
    textProblem(value['jurisdiction'], 'jurisdiction') ??
    textProblem(value['game'], 'game') ??
    wordsProblem(value['venue'], 'venue') ??
    optionalTextProblem(value['variant'], 'variant') ??
    channelProblem(value['channel']) ??
    playedAtProblem(value['playedAt']) ??
    flagProblem(value['dummy'], 'dummy') ??
    tableProblem(value['table']) ??
    equipmentProblem(value['equipment']) ??
    eventsProblem(value['events'])
  );
}

const textProblem = (value: unknown, field: string): string | undefined => {
  if (typeof value !== 'string' || value === '')
    return `${field} must be a text that is not empty, found ${shown(value)}`;
  return isLonger(value, LONGEST_NAME) ? tooLong(field, value) : undefined;
};

const optionalTextProblem = (value: unknown, field: string): string | undefined =>
  value === undefined ? undefined : textProblem(value, field);

const wordsProblem = (words: unknown, place: string): string | undefined => {
  if (words === undefined) return undefined;
  if (typeof words !== 'string') return `${place} must be a text, found ${shown(words)}`;
  return isLonger(words, LONGEST_NAME) ? tooLong(place, words) : undefined;
};

const channelProblem = (channel: unknown): string | undefined =>
  channel === undefined || channel === 'table' || channel === 'terminal'
    ? undefined
    : `channel must be "table" or "terminal", found ${shown(channel)}`;

const playedAtProblem = (instant: unknown): string | undefined =>
  typeof instant === 'string' && isInstant(instant)
    ? undefined
    : `playedAt must be a date and time with its offset such as "2024-10-03T21:04:05+10:00", found ${shown(instant)}`;

const flagProblem = (flag: unknown, place: string): string | undefined =>
  flag === undefined || typeof flag === 'boolean' ? undefined : `${place} must be true or false, found ${shown(flag)}`;

const amountProblem = (amount: unknown, place: string): string | undefined =>
  amount === undefined || isAmount(amount)
    ? undefined
    : `${place} must be a whole number of cents, found ${shown(amount)}`;

const countProblem = (count: unknown, place: string): string | undefined =>
  count === undefined || (typeof count === 'number' && Number.isInteger(count) && count >= 0)
    ? undefined
    : `${place} must be a whole number, found ${shown(count)}`;

function tableProblem(table: unknown): string | undefined {
  if (table === undefined) return undefined;
  if (!isObject(table)) return `table must be an object, found ${shown(table)}`;
  const { options } = table;
  if (options !== undefined && !isObject(options)) return `table.options must be an object, found ${shown(options)}`;
  return (
    wordsProblem(table['id'], 'table.id') ??
    countProblem(table['seats'], 'table.seats') ??
    amountProblem(table['differential'], 'table.differential') ??
    limitsProblem(table['limits'])
  );
}

function limitsProblem(limits: unknown): string | undefined {
  if (limits === undefined) return undefined;
  if (!isObject(limits)) return `table.limits must be an object, found ${shown(limits)}`;
  for (const bet in limits) {
    const limit = limits[bet];
    if (!isObject(limit)) return `table.limits["${bet}"] must be an object, found ${shown(limit)}`;
    if (!isLimitAmount(limit['min']) || !isLimitAmount(limit['max']) || !isLimitAmount(limit['increment']))
      return `table.limits["${bet}"] must hold whole numbers of cents as min, max and increment, found ${shown(limit)}`;
  }
  return undefined;
}

const isLimitAmount = (amount: unknown): boolean => amount === undefined || isAmount(amount);

function equipmentProblem(equipment: unknown): string | undefined {
  if (equipment === undefined) return undefined;
  if (!isObject(equipment)) return `equipment must be an object, found ${shown(equipment)}`;
  return (
    countProblem(equipment['decks'], 'equipment.decks') ??
    countProblem(equipment['jokers'], 'equipment.jokers') ??
    wheelProblem(equipment['wheel'])
  );
}

const wheelProblem = (wheel: unknown): string | undefined =>
  wheel === undefined || wheel === 'single-zero' || wheel === 'double-zero' || wheel === 'triple-zero'
    ? undefined
    : `equipment.wheel must be "single-zero", "double-zero" or "triple-zero", found ${shown(wheel)}`;

function eventsProblem(events: unknown): string | undefined {
  if (!Array.isArray(events)) return `events must be a list, found ${shown(events)}`;
  for (let index = 0; index < events.length; index += 1) {
    const event: unknown = events[index];
    if (!isObject(event)) return `events[${String(index)}] must be an object, found ${shown(event)}`;
    const problem = problemOfEvent(event);
    if (problem !== undefined) return `events[${String(index)}]${problem}`;
  }
  return undefined;
}
