import { isMoment } from '../values/calendar-date';
import { parseCard } from '../values/card';
import { isAmount } from '../values/money';
import { TREATMENTS } from '../values/treatment';
import { shown } from './shown';

type Event = Readonly<Record<string, unknown>>;

/** What is wrong with one event, as the end of a sentence that begins with its place (`events[3]` + `.stake must …`). */
export function problemOfEvent(event: Event): string | undefined {
  if (event['at'] !== undefined && (typeof event['at'] !== 'string' || !isMoment(event['at'])))
    return `.at must be a date and time such as "2024-10-03T21:04:05+10:00", found ${shown(event['at'])}`;
  switch (event['type']) {
    case 'deal':
      return text(event, 'to') ?? card(event, 'card') ?? oneOf(event, 'face', FACES) ?? optionalText(event, 'position');
    case 'wager':
      return (
        text(event, 'id') ??
        text(event, 'player') ??
        text(event, 'bet') ??
        amount(event, 'stake') ??
        optionalText(event, 'position') ??
        optionalText(event, 'on') ??
        flag(event, 'confirmed') ??
        oneOf(event, 'chips', CHIPS)
      );
    case 'settle':
      return (
        text(event, 'wager') ??
        result(event['result']) ??
        amount(event, 'paid') ??
        optionalAmount(event, 'returned') ??
        optionalAmount(event, 'commission')
      );
    case 'announce':
      return text(event, 'of') ?? announced(event['value']);
    case 'call':
      return text(event, 'call');
    case 'change':
      return text(event, 'wager') ?? amount(event, 'stake');
    case 'withdraw':
      return text(event, 'wager');
    case 'burn':
      return (event['card'] === undefined ? undefined : card(event, 'card')) ?? flag(event, 'faceUp');
    case 'cut':
      return depth(event, 'depth') ?? depth(event, 'back');
    case 'shuffle':
    case 'cutting-card':
      return undefined;
    case 'irregularity':
      return (
        text(event, 'kind') ??
        flag(event, 'exposed') ??
        optionalText(event, 'to') ??
        optionalText(event, 'of') ??
        optionalText(event, 'wager') ??
        treatment(event['treatment'])
      );
    case 'void':
      return scope(event['scope']) ?? optionalText(event, 'ref');
    default:
      return problemOfOtherGames(event);
  }
}

function problemOfOtherGames(event: Event): string | undefined {
  switch (event['type']) {
    case 'spin':
      return text(event, 'result') ?? oneOf(event, 'direction', DIRECTIONS);
    case 'decide':
      return text(event, 'position') ?? text(event, 'choice') ?? optionalAmount(event, 'amount');
    case 'roll':
      return numbers(event, 'dice');
    case 'draw':
      return numbers(event, 'numbers');
    case 'set':
      return text(event, 'position') ?? given(event, 'high') ?? given(event, 'low');
    default:
      return `.type must be an event of the round record, found ${shown(event['type'])}`;
  }
}

const text = (event: Event, field: string): string | undefined =>
  typeof event[field] === 'string' && event[field] !== ''
    ? undefined
    : `.${field} must be a text that is not empty, found ${shown(event[field])}`;

const optionalText = (event: Event, field: string): string | undefined =>
  event[field] === undefined ? undefined : text(event, field);

const amount = (event: Event, field: string): string | undefined =>
  isAmount(event[field]) ? undefined : `.${field} must be a whole number of cents, found ${shown(event[field])}`;

const optionalAmount = (event: Event, field: string): string | undefined =>
  event[field] === undefined ? undefined : amount(event, field);

const TILE = /^[1-6]-[1-6]$/;

const card = (event: Event, field: string): string | undefined =>
  typeof event[field] === 'string' && (parseCard(event[field]) >= 0 || TILE.test(event[field]))
    ? undefined
    : `.${field} must be a card such as "TH" or a tile such as "6-5", found ${shown(event[field])}`;

const flag = (event: Event, field: string): string | undefined =>
  event[field] === undefined || typeof event[field] === 'boolean'
    ? undefined
    : `.${field} must be true or false, found ${shown(event[field])}`;

const depth = (event: Event, field: string): string | undefined =>
  event[field] === undefined || (Number.isInteger(event[field]) && Number(event[field]) >= 0)
    ? undefined
    : `.${field} must be a whole number of cards, found ${shown(event[field])}`;

const FACES = ['up', 'down'];
const CHIPS = ['value', 'non-value', 'cash', 'credit'];
const DIRECTIONS = ['opposite', 'same'];

const oneOf = (event: Event, field: string, named: readonly unknown[]): string | undefined =>
  event[field] === undefined || named.includes(event[field])
    ? undefined
    : `.${field} must be one of ${named.join(', ')}, found ${shown(event[field])}`;

const given = (event: Event, field: string): string | undefined =>
  event[field] === undefined ? `.${field} must say which cards or tiles were set, found nothing` : undefined;

const result = (value: unknown): string | undefined =>
  value === 'win' || value === 'lose' || value === 'push' || value === 'void'
    ? undefined
    : `.result must be "win", "lose", "push" or "void", found ${shown(value)}`;

const announced = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number'
    ? undefined
    : `.value must be a text or a number, found ${shown(value)}`;

const scope = (value: unknown): string | undefined =>
  value === 'round' || value === 'hand' || value === 'wager'
    ? undefined
    : `.scope must be "round", "hand" or "wager", found ${shown(value)}`;

const treatment = (value: unknown): string | undefined =>
  value === undefined || (TREATMENTS as readonly unknown[]).includes(value)
    ? undefined
    : `.treatment must be one of ${TREATMENTS.join(', ')}, found ${shown(value)}`;

const numbers = (event: Event, field: string): string | undefined =>
  Array.isArray(event[field]) && event[field].every(Number.isInteger)
    ? undefined
    : `.${field} must be a list of whole numbers, found ${shown(event[field])}`;
