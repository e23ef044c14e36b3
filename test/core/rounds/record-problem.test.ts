import { problemOfRecord } from '../../../src/core/rounds/record-problem';
import { coup } from '../../support/rounds/coup';

const record = coup({ wagers: ['player 1000'] });
const FOUND = 'events[0]';
const withField = (field: string, value: unknown): unknown => ({ ...record, [field]: value });
const without = (field: string): unknown =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== field));
const withEvent = (event: unknown): unknown => ({ ...record, events: [event] });

const wager = { type: 'wager', id: 'w1', player: 'p1', bet: 'player', stake: 1000 };
const settle = { type: 'settle', wager: 'w1', result: 'win', paid: 1000 };
const deal = { type: 'deal', to: 'player', card: '4H' };

describe('what is no round record, and why', () => {
  it.each<[unknown, string]>([
    [null, 'a round record is a JSON object, found null'],
    [[], 'a round record is a JSON object, found []'],
    ['{}', 'a round record is a JSON object, found "{}"'],
    [7, 'a round record is a JSON object, found 7'],
    [undefined, 'a round record is a JSON object, found nothing'],
    [{}, 'format must be "house-rules/round@1", found nothing'],
    [withField('format', 'house-rules/round@2'), 'format must be "house-rules/round@1", found "house-rules/round@2"'],
    [without('id'), 'id must be a text that is not empty, found nothing'],
    [withField('id', ''), 'id must be a text that is not empty, found ""'],
    [withField('id', 17), 'id must be a text that is not empty, found 17'],
    [without('jurisdiction'), 'jurisdiction must be a text that is not empty, found nothing'],
    [without('game'), 'game must be a text that is not empty, found nothing'],
    [withField('venue', 5), 'venue must be a text, found 5'],
    [withField('variant', ''), 'variant must be a text that is not empty, found ""'],
    [withField('variant', null), 'variant must be a text that is not empty, found null'],
    [withField('channel', 'phone'), 'channel must be "table" or "terminal", found "phone"'],
    [
      without('playedAt'),
      'playedAt must be a date and time with its offset such as "2024-10-03T21:04:05+10:00", found nothing',
    ],
    [
      withField('playedAt', '2024-10-03T21:04:05'),
      'playedAt must be a date and time with its offset such as "2024-10-03T21:04:05+10:00", found "2024-10-03T21:04:05"',
    ],
    [
      withField('playedAt', '2024-02-30T21:04:05Z'),
      'playedAt must be a date and time with its offset such as "2024-10-03T21:04:05+10:00", found "2024-02-30T21:04:05Z"',
    ],
    [withField('dummy', 'yes'), 'dummy must be true or false, found "yes"'],
    [withField('table', []), 'table must be an object, found []'],
    [withField('table', { id: 7 }), 'table.id must be a text, found 7'],
    [withField('table', { seats: -1 }), 'table.seats must be a whole number, found -1'],
    [withField('table', { options: 'A' }), 'table.options must be an object, found "A"'],
    [withField('table', { differential: 0.5 }), 'table.differential must be a whole number of cents, found 0.5'],
    [withField('table', { limits: 5 }), 'table.limits must be an object, found 5'],
    [withField('table', { limits: { tie: 5 } }), 'table.limits["tie"] must be an object, found 5'],
    [
      withField('table', { limits: { '*': { min: '5' } } }),
      'table.limits["*"] must hold whole numbers of cents as min, max and increment, found {"min":"5"}',
    ],
    [withField('equipment', 'shoe'), 'equipment must be an object, found "shoe"'],
    [withField('equipment', { decks: '8' }), 'equipment.decks must be a whole number, found "8"'],
    [withField('equipment', { jokers: 1.5 }), 'equipment.jokers must be a whole number, found 1.5'],
    [
      withField('equipment', { wheel: 'four-zeros' }),
      'equipment.wheel must be "single-zero", "double-zero" or "triple-zero", found "four-zeros"',
    ],
    [without('events'), 'events must be a list, found nothing'],
    [withField('events', {}), 'events must be a list, found {}'],
    [withField('events', [deal, 'deal']), 'events[1] must be an object, found "deal"'],
  ])('%#: %j', (value, sentence) => {
    expect(problemOfRecord(value)).toBe(sentence);
  });

  it.each<[unknown, string]>([
    [{}, '.type must be an event of the round record, found nothing'],
    [{ type: 'cheat' }, '.type must be an event of the round record, found "cheat"'],
    [{ ...deal, at: 'noon' }, '.at must be a date and time such as "2024-10-03T21:04:05+10:00", found "noon"'],
    [{ ...deal, at: 7 }, '.at must be a date and time such as "2024-10-03T21:04:05+10:00", found 7'],
    [{ ...deal, to: '' }, '.to must be a text that is not empty, found ""'],
    [{ ...deal, card: '1H' }, '.card must be a card such as "TH" or a tile such as "6-5", found "1H"'],
    [{ ...deal, card: '7-1' }, '.card must be a card such as "TH" or a tile such as "6-5", found "7-1"'],
    [{ ...deal, card: undefined }, '.card must be a card such as "TH" or a tile such as "6-5", found nothing'],
    [{ ...deal, face: 'sideways' }, '.face must be one of up, down, found "sideways"'],
    [{ ...deal, position: 3 }, '.position must be a text that is not empty, found 3'],
    [{ ...wager, id: undefined }, '.id must be a text that is not empty, found nothing'],
    [{ ...wager, player: 1 }, '.player must be a text that is not empty, found 1'],
    [{ ...wager, bet: '' }, '.bet must be a text that is not empty, found ""'],
    [{ ...wager, stake: 10.5 }, '.stake must be a whole number of cents, found 10.5'],
    [{ ...wager, stake: '10' }, '.stake must be a whole number of cents, found "10"'],
    [{ ...wager, stake: -1 }, '.stake must be a whole number of cents, found -1'],
    [{ ...wager, stake: 10_000_000_000_001 }, '.stake must be a whole number of cents, found 10000000000001'],
    [{ ...wager, position: '' }, '.position must be a text that is not empty, found ""'],
    [{ ...wager, on: 1 }, '.on must be a text that is not empty, found 1'],
    [{ ...wager, confirmed: 'yes' }, '.confirmed must be true or false, found "yes"'],
    [{ ...wager, chips: 'buttons' }, '.chips must be one of value, non-value, cash, credit, found "buttons"'],
    [{ type: 'change', wager: 'w1' }, '.stake must be a whole number of cents, found nothing'],
    [{ type: 'change', stake: 1 }, '.wager must be a text that is not empty, found nothing'],
    [{ type: 'withdraw' }, '.wager must be a text that is not empty, found nothing'],
    [{ type: 'call' }, '.call must be a text that is not empty, found nothing'],
    [{ type: 'cut', depth: -1 }, '.depth must be a whole number of cards, found -1'],
    [{ type: 'cut', back: 'far' }, '.back must be a whole number of cards, found "far"'],
    [{ type: 'burn', card: 'x' }, '.card must be a card such as "TH" or a tile such as "6-5", found "x"'],
    [{ type: 'burn', faceUp: 1 }, '.faceUp must be true or false, found 1'],
    [{ ...settle, wager: undefined }, '.wager must be a text that is not empty, found nothing'],
    [{ ...settle, result: 'won' }, '.result must be "win", "lose", "push" or "void", found "won"'],
    [{ ...settle, paid: undefined }, '.paid must be a whole number of cents, found nothing'],
    [{ ...settle, returned: -5 }, '.returned must be a whole number of cents, found -5'],
    [{ ...settle, commission: 0.1 }, '.commission must be a whole number of cents, found 0.1'],
    [{ type: 'announce', value: 4 }, '.of must be a text that is not empty, found nothing'],
    [{ type: 'announce', of: 'player' }, '.value must be a text or a number, found nothing'],
    [{ type: 'announce', of: 'player', value: [4] }, '.value must be a text or a number, found [4]'],
    [{ type: 'irregularity' }, '.kind must be a text that is not empty, found nothing'],
    [{ type: 'irregularity', kind: 'x', exposed: 'no' }, '.exposed must be true or false, found "no"'],
    [{ type: 'irregularity', kind: 'x', to: 3 }, '.to must be a text that is not empty, found 3'],
    [{ type: 'irregularity', kind: 'x', of: 3 }, '.of must be a text that is not empty, found 3'],
    [{ type: 'irregularity', kind: 'x', wager: 3 }, '.wager must be a text that is not empty, found 3'],
    [
      { type: 'irregularity', kind: 'x', treatment: 'ignored' },
      '.treatment must be one of played, burnt, moved-to-banker, next-card, first-card-of-next-round, dummy-round, hand-void, round-void, wagers-returned, result-stands, result-recalculated, reconstructed, play-again, redealt, removed, reduced, stands, replaced, hand-dead, discards-shuffled, found "ignored"',
    ],
    [{ type: 'void' }, '.scope must be "round", "hand" or "wager", found nothing'],
    [{ type: 'void', scope: 'wager', ref: 5 }, '.ref must be a text that is not empty, found 5'],
    [{ type: 'spin', result: 17 }, '.result must be a text that is not empty, found 17'],
    [{ type: 'spin', result: '17', direction: 'up' }, '.direction must be one of opposite, same, found "up"'],
    [{ type: 'decide', position: 'box:3' }, '.choice must be a text that is not empty, found nothing'],
    [
      { type: 'decide', position: 'box:3', choice: 'hit', amount: 'all' },
      '.amount must be a whole number of cents, found "all"',
    ],
    [{ type: 'roll', dice: [1, 2.5] }, '.dice must be a list of whole numbers, found [1,2.5]'],
    [{ type: 'draw', numbers: 7 }, '.numbers must be a list of whole numbers, found 7'],
    [{ type: 'set', position: 'box:3', low: [] }, '.high must say which cards or tiles were set, found nothing'],
    [{ type: 'set', position: 'box:3', high: [] }, '.low must say which cards or tiles were set, found nothing'],
  ])('%#: event %j', (event, sentence) => {
    expect(problemOfRecord(withEvent(event))).toBe(`${FOUND}${sentence}`);
  });

  it('cuts what it quotes, so that a sentence stays one', () => {
    expect(problemOfRecord({ format: 'x'.repeat(500) })).toBe(
      `format must be "house-rules/round@1", found "${'x'.repeat(56)}…`,
    );
  });
});

describe('what is a round record', () => {
  it.each<[string, unknown]>([
    ['one without events', { ...record, events: [] }],
    ['one without table and equipment', coup({ table: 'unsaid', equipment: {} })],
    ['one with fields nobody knows', { ...record, weather: 'fine', table: { ...record.table, felt: 'green' } }],
    ['an event with details nobody knows', withEvent({ ...deal, lane: 3 })],
    ['a moment without its offset', withEvent({ ...deal, at: '2024-10-03T21:04:05' })],
    ['a venue without a name', withField('venue', '')],
    [
      'every event a game may have',
      {
        ...record,
        events: [
          { type: 'shuffle', by: 'dealer' },
          { type: 'cut', by: 'player', depth: 60, back: 20 },
          { type: 'cutting-card' },
          { type: 'burn', card: '6-5', faceUp: false },
          { type: 'spin', result: '17', revolutions: 4, direction: 'opposite' },
          { type: 'roll', dice: [1, 2, 3], shooter: 'p1', valid: true },
          { type: 'draw', numbers: [3, 17, 44] },
          { type: 'decide', position: 'box:3', choice: 'double', hand: 1, amount: 5000 },
          { type: 'set', position: 'seat:4', high: ['6-6'], low: ['1-1'] },
          { type: 'void', scope: 'hand', reason: 'misdeal' },
          {
            type: 'irregularity',
            kind: 'malfunction',
            of: 'terminal',
            terminal: 'terminal:17',
            treatment: 'wagers-returned',
          },
        ],
      },
    ],
  ])('%s', (_, value) => {
    expect(problemOfRecord(value)).toBeUndefined();
  });
});
