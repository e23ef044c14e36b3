import { isMoment } from '../values/calendar-date';
import { parseCard } from '../values/card';
import { isAmount } from '../values/money';
import { TREATMENTS } from '../values/treatment';
import { isLonger, LONGEST_NAME } from './limits';
import { isLongName } from './long-name';
import { shown, tooLong } from './shown';

type Event = Readonly<Record<string, unknown>>;

/**
 * What is wrong with one event, as the end of a sentence that begins with its place (`events[3]` + `.stake must …`).
 * Every field is read by its own name in its own place: read through a variable, the lookups would cost an audit more
 * than everything that is done with them.
 */
export function problemOfEvent(event: Event): string | undefined {
  const type = event['type'];
  if (isLongName(type)) return problemOfLongNamed(event);
  switch (type) {
    case 'deal':
      return (
        moment(event['at']) ??
        text(event['to'], 'to') ??
        card(event['card'], 'card') ??
        oneOf(event['face'], 'face', FACES) ??
        optionalText(event['position'], 'position')
      );
    case 'wager':
      return (
        moment(event['at']) ??
        text(event['id'], 'id') ??
        text(event['player'], 'player') ??
        text(event['bet'], 'bet') ??
        amount(event['stake'], 'stake') ??
        optionalText(event['position'], 'position') ??
        optionalText(event['on'], 'on') ??
        flag(event['confirmed'], 'confirmed') ??
        oneOf(event['chips'], 'chips', CHIPS)
      );
    case 'settle':
      return (
        moment(event['at']) ??
        text(event['wager'], 'wager') ??
        result(event['result']) ??
        amount(event['paid'], 'paid') ??
        optionalAmount(event['returned'], 'returned') ??
        optionalAmount(event['commission'], 'commission')
      );
    case 'decide':
      return (
        moment(event['at']) ??
        text(event['position'], 'position') ??
        text(event['choice'], 'choice') ??
        optionalAmount(event['amount'], 'amount')
      );
    case 'spin':
      return (
        moment(event['at']) ?? text(event['result'], 'result') ?? oneOf(event['direction'], 'direction', DIRECTIONS)
      );
    case 'roll':
      return moment(event['at']) ?? numbers(event['dice'], 'dice');
    case 'announce':
      return moment(event['at']) ?? text(event['of'], 'of') ?? announced(event['value']);
    case 'call':
      return moment(event['at']) ?? text(event['call'], 'call');
    case 'change':
      return moment(event['at']) ?? text(event['wager'], 'wager') ?? amount(event['stake'], 'stake');
    case 'withdraw':
      return moment(event['at']) ?? text(event['wager'], 'wager');
    case 'burn':
      return (
        moment(event['at']) ??
        (event['card'] === undefined ? undefined : card(event['card'], 'card')) ??
        flag(event['faceUp'], 'faceUp')
      );
    case 'cut':
      return moment(event['at']) ?? depth(event['depth'], 'depth') ?? depth(event['back'], 'back');
    case 'shuffle':
      return moment(event['at']);
    case 'void':
      return moment(event['at']) ?? scope(event['scope']) ?? optionalText(event['ref'], 'ref');
    default:
      return problemOfOtherGames(event);
  }
}

function problemOfLongNamed(event: Event): string | undefined {
  switch (event['type']) {
    case 'irregularity':
      return (
        moment(event['at']) ??
        text(event['kind'], 'kind') ??
        flag(event['exposed'], 'exposed') ??
        optionalText(event['to'], 'to') ??
        optionalText(event['of'], 'of') ??
        optionalText(event['wager'], 'wager') ??
        treatment(event['treatment'])
      );
    case 'cutting-card':
      return moment(event['at']);
    default:
      return problemOfOtherGames(event);
  }
}

function problemOfOtherGames(event: Event): string | undefined {
  switch (event['type']) {
    case 'draw':
      return moment(event['at']) ?? numbers(event['numbers'], 'numbers');
    case 'set':
      return (
        moment(event['at']) ??
        text(event['position'], 'position') ??
        given(event['high'], 'high') ??
        given(event['low'], 'low')
      );
    case 'reveal':
      return moment(event['at']) ?? text(event['of'], 'of');
    case 'look':
      return moment(event['at']) ?? text(event['position'], 'position');
    case 'collect':
      return moment(event['at']) ?? text(event['of'], 'of') ?? optionalText(event['to'], 'to');
    default:
      return `.type must be an event of the round record, found ${shown(event['type'])}`;
  }
}

const moment = (value: unknown): string | undefined =>
  value === undefined || (typeof value === 'string' && isMoment(value))
    ? undefined
    : `.at must be a date and time such as "2024-10-03T21:04:05+10:00", found ${shown(value)}`;

const text = (value: unknown, field: string): string | undefined => {
  if (typeof value !== 'string' || value === '')
    return `.${field} must be a text that is not empty, found ${shown(value)}`;
  return isLonger(value, LONGEST_NAME) ? tooLong(`.${field}`, value) : undefined;
};

const optionalText = (value: unknown, field: string): string | undefined =>
  value === undefined ? undefined : text(value, field);

const amount = (value: unknown, field: string): string | undefined =>
  isAmount(value) ? undefined : `.${field} must be a whole number of cents, found ${shown(value)}`;

const optionalAmount = (value: unknown, field: string): string | undefined =>
  value === undefined ? undefined : amount(value, field);

const TILE = /^[1-6]-[1-6]$/;

const card = (value: unknown, field: string): string | undefined =>
  typeof value === 'string' && (parseCard(value) >= 0 || TILE.test(value))
    ? undefined
    : `.${field} must be a card such as "TH" or a tile such as "6-5", found ${shown(value)}`;

const flag = (value: unknown, field: string): string | undefined =>
  value === undefined || typeof value === 'boolean'
    ? undefined
    : `.${field} must be true or false, found ${shown(value)}`;

const depth = (value: unknown, field: string): string | undefined =>
  value === undefined || (Number.isInteger(value) && Number(value) >= 0)
    ? undefined
    : `.${field} must be a whole number of cards, found ${shown(value)}`;

const FACES = ['up', 'down'];
const CHIPS = ['value', 'non-value', 'cash', 'credit'];
const DIRECTIONS = ['opposite', 'same'];

const oneOf = (value: unknown, field: string, named: readonly unknown[]): string | undefined =>
  value === undefined || named.includes(value)
    ? undefined
    : `.${field} must be one of ${named.join(', ')}, found ${shown(value)}`;

const given = (value: unknown, field: string): string | undefined =>
  value === undefined ? `.${field} must say which cards or tiles were set, found nothing` : undefined;

const result = (value: unknown): string | undefined =>
  value === 'win' || value === 'lose' || value === 'push' || value === 'void'
    ? undefined
    : `.result must be "win", "lose", "push" or "void", found ${shown(value)}`;

const announced = (value: unknown): string | undefined => {
  if (typeof value === 'string') return isLonger(value, LONGEST_NAME) ? tooLong('.value', value) : undefined;
  return Number.isFinite(value) ? undefined : `.value must be a text or a number, found ${shown(value)}`;
};

const scope = (value: unknown): string | undefined =>
  value === 'round' || value === 'hand' || value === 'wager'
    ? undefined
    : `.scope must be "round", "hand" or "wager", found ${shown(value)}`;

const treatment = (value: unknown): string | undefined =>
  value === undefined || (TREATMENTS as readonly unknown[]).includes(value)
    ? undefined
    : `.treatment must be one of ${TREATMENTS.join(', ')}, found ${shown(value)}`;

const numbers = (value: unknown, field: string): string | undefined =>
  Array.isArray(value) && value.every(Number.isInteger)
    ? undefined
    : `.${field} must be a list of whole numbers, found ${shown(value)}`;
