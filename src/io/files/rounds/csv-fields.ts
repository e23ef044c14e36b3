/** How the text of a cell becomes the value of a field; what is not listed stays text. */
type Kind = 'whole' | 'truth' | 'wholes' | 'texts' | 'whole or text' | 'number';

const KINDS: Readonly<Record<string, Kind>> = {
  dummy: 'truth',
  'table.seats': 'whole',
  'table.differential': 'whole',
  'equipment.decks': 'whole',
  'equipment.jokers': 'whole',
  'equipment.ballDiameterMm': 'number',
  'event.stake': 'whole',
  'event.paid': 'whole',
  'event.returned': 'whole',
  'event.commission': 'whole',
  'event.amount': 'whole',
  'event.hand': 'whole',
  'event.depth': 'whole',
  'event.back': 'whole',
  'event.revolutions': 'number',
  'event.oral': 'truth',
  'event.confirmed': 'truth',
  'event.faceUp': 'truth',
  'event.exposed': 'truth',
  'event.valid': 'truth',
  'event.dice': 'wholes',
  'event.numbers': 'wholes',
  'event.cards': 'texts',
  'event.high': 'texts',
  'event.low': 'texts',
  'event.value': 'whole or text',
};

const ENVELOPE = new Set(['id', 'jurisdiction', 'venue', 'game', 'variant', 'channel', 'playedAt', 'dummy']);
const LIMIT = /^table\.limits\.[^.]+\.(?:min|max|increment)$/;

/** Amounts, which a file may give in dollars. */
export const isMoney = (field: string): boolean =>
  LIMIT.test(field) || /^(?:table\.differential|event\.(?:stake|paid|returned|commission|amount))$/.test(field);

/** Names that every object has of itself: a value put there would be lost, or be met in every other record. */
const isTaken = (name: string): boolean => name in {};

/** What has fields of its own, each with its own column. */
const HAS_FIELDS = new Set(['table.limits', 'table.options']);

/** Whether a column may be called so: a field of the record by its path, or of the event that the row tells as `event.`. */
export const isField = (name: string): boolean =>
  !name.split('.').some(isTaken) &&
  !HAS_FIELDS.has(name) &&
  (ENVELOPE.has(name) ||
    /^(?:table|equipment|event)\.[^.\s]+$/.test(name) ||
    /^table\.options\.[^.]+$/.test(name) ||
    LIMIT.test(name));

const whole = (text: string): number | undefined => (/^-?\d{1,15}$/.test(text) ? Number(text) : undefined);

const truths: Readonly<Record<string, boolean>> = {
  true: true,
  false: false,
  yes: true,
  no: false,
  '1': true,
  '0': false,
};

/** The value of a cell, or what is wrong with it. */
export function valueOf(field: string, text: string): { readonly value: unknown } | { readonly wrong: string } {
  const kind = LIMIT.test(field) ? 'whole' : KINDS[field];
  if (kind === undefined) return { value: text };
  switch (kind) {
    case 'whole':
      return told(whole(text), 'a whole number (amounts are in cents)');
    case 'number':
      return told(/^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined, 'a number');
    case 'whole or text':
      return { value: whole(text) ?? text };
    case 'truth':
      return told(truths[text.toLowerCase()], 'true or false');
    case 'texts':
      return { value: text.split(/\s+/) };
    case 'wholes': {
      const numbers = text.split(/\s+/).map(whole);
      return told(numbers.includes(undefined) ? undefined : numbers, 'whole numbers with spaces between them');
    }
  }
}

const told = (value: unknown, expected: string): { readonly value: unknown } | { readonly wrong: string } =>
  value === undefined ? { wrong: `must be ${expected}` } : { value };
