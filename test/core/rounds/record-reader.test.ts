import * as fc from 'fast-check';
import { problemOfRecord } from '../../../src/core/rounds/record-problem';
import { RecordReader } from '../../../src/core/rounds/record-reader';
import { loadExamples } from '../../../src/io/files/examples';
import { fixedSeed } from '../../support/property';
import { propertyRuns } from '../../support/thorough';

const examples = loadExamples().map(({ round: { events, ...envelope } }) => ({ ...envelope, events }));

/** As other programs write JSON: a space after each comma and colon. */
const spaced = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, held]) => `${JSON.stringify(name)}: ${spaced(held)}`);
  return `{${members.join(', ')}}`;
};

const HEAD =
  '{"format":"house-rules/round@1","id":"r1","jurisdiction":"AU-NSW","game":"baccarat","playedAt":"2024-10-03T21:04:05+10:00"';
const CALL = '{"type":"call","call":"no-more-bets"}';
/** Longer than what is kept. */
const wager = (more = ''): string =>
  `{"type":"wager","id":"w1","player":"p1","position":"seat:3","bet":"banker","stake":10000${more}}`;
const withEvents = (...events: readonly string[]): string => `${HEAD},"events":[${events.join(',')}]}`;

/** With this before them, the text of the list is as long as there is room for, and its bytes are more. */
const CALLS = Array.from({ length: 1_000 }, () => CALL);
const ROOM = 1 << 16;
const LONG_AND_NOT_ASCII = wager(
  `,"note":"é${'x'.repeat(ROOM - wager(',"note":"é"').length - `,${CALL}`.length * 1_000)}"`,
);

/** What is read is right: what the text says, and a valid record. Whether anything is read is another question. */
function expectRight(reader: RecordReader, text: string): void {
  const read = reader.read(text);
  if (read === undefined) return;
  expect(read).toEqual(JSON.parse(text));
  expect(problemOfRecord(read)).toBeUndefined();
}

test.each([
  ['without white space', (round: unknown) => JSON.stringify(round)],
  ['with a space after each comma and colon', spaced],
])('records written %s are read as JSON.parse reads them, the first time and the second', (_how, write) => {
  const reader = new RecordReader();
  const texts = examples.map(write);
  const parsed = texts.map((text): unknown => JSON.parse(text));
  expect(texts.map((text) => reader.read(text))).toEqual(parsed);
  expect(texts.map((text) => reader.read(text))).toEqual(parsed);
});

test('events that come up again are the same ones, and those that are too long are read anew', () => {
  const reader = new RecordReader();
  const [first, second] = [1, 2].map(() => reader.read(withEvents(wager(), CALL)));
  expect(second?.events[1]).toBe(first?.events[1]);
  expect(second?.events[0]).not.toBe(first?.events[0]);
  expect(second?.events[0]).toEqual(first?.events[0]);
});

describe('read as usual', () => {
  test.each([
    ['no events', withEvents()],
    ['one that is kept', withEvents(CALL)],
    ['one that is not', withEvents(wager())],
    ['kept ones between others', withEvents(wager(), CALL, wager(), CALL, CALL, wager())],
    ['a name before the events that is not ASCII', `${HEAD},"venue":"Māori Hill","events":[${CALL}]}`],
    ['a list in an event', withEvents('{"type":"roll","dice":[1,2,3]}', wager(',"oral":["a","b"]'))],
  ])('%s', (_what, text) => {
    const reader = new RecordReader();
    expect([reader.read(text), reader.read(text)]).toEqual([JSON.parse(text), JSON.parse(text)]);
  });
});

describe('left to JSON.parse', () => {
  const inTwo = [wager(',"note":"x'), CALL, `{","more":"${'y'.repeat(80)}"}`];
  test.each([
    ['events that are not the last of the record', `${HEAD},"events":[${CALL}],"variant":"mini"}`],
    ['events of something else', `${HEAD},"table":{"a":1,"events":[${CALL}]},"events":[]}`],
    ['events of something else, and none of the record', `${HEAD},"table":{"a":1,"events":[${CALL}]}}`],
    ['a key that only ends like that of the events', `${HEAD},"a,\\"events":[${CALL}]}`],
    ['events named twice', `${HEAD},"events":0,"events":[${CALL}]}`],
    ['events named twice, once with an escape', `${HEAD},"\\u0065vents":0,"events":[${CALL}]}`],
    ['a field named twice before the events', `${HEAD},"id":"r2","events":[${CALL}]}`],
    ['a field named twice in a short event', withEvents('{"type":"call","call":"a","call":"no-more-bets"}')],
    ['a field named twice in a long one', withEvents(wager(',"stake":1'), CALL)],
    ['a field named twice in a long one, with white space before a colon', withEvents(wager(',"stake" :1'), CALL)],
    ['a field named twice beside a text that looks like a name', withEvents(wager(',"note":":","stake" :1'), CALL)],
    [
      'a short event with lists that are nested too deep',
      withEvents(`{"type":"call","call":"a","b":${'['.repeat(15)}${']'.repeat(15)}}`),
    ],
    ['a long event with a name that is too long', withEvents(wager(`,"note${'e'.repeat(200)}":1`))],
    ['an object in an event', withEvents(wager(',"oral":{"by":"p1"}'), CALL)],
    ['an object in an event that would be kept', withEvents('{"type":"call","call":"x","a":{"b":1}}')],
    ['a brace in a text', withEvents('{"type":"call","call":"}"}')],
    ['a brace in a long text', withEvents(wager(',"note":"}"'))],
    ['a text with braces that looks like several events', withEvents(wager(`,"note":"x},{y},{z"`), CALL)],
    ['characters that are not ASCII', withEvents('{"type":"call","call":"nō"}')],
    ['a very long line', withEvents(...Array.from({ length: 2_000 }, () => CALL))],
    ['a list that is longer in bytes than there is room for', withEvents(LONG_AND_NOT_ASCII, ...CALLS)],
    ['a line end within', withEvents(CALL, `\n${CALL}`)],
    ['an event that is none', withEvents('{"type":"nothing"}')],
    ['a long event that is none', withEvents(wager(',"type":"nothing"'))],
    ['an empty event', withEvents('{}')],
    ['a number among the events', withEvents(CALL, '7')],
    ['a record that is none', `{"id":"r1","events":[${CALL}]}`],
    ['no comma between two', `${HEAD},"events":[${CALL}${CALL}]}`],
    ['a comma after the last', `${HEAD},"events":[${CALL},]}`],
    ['a comma and a space after the last', `${HEAD},"events":[${CALL}, ]}`],
    ['a comma before the first', `${HEAD},"events":[,${CALL}]}`],
    ['a comma after a long one', `${HEAD},"events":[${wager()},]}`],
    ['no end', `${HEAD},"events":[${CALL}`],
    ['an end too many', `${HEAD},"events":[${CALL}]}]}`],
    ['a text that begins in one event and ends in another, with one that is kept between them', withEvents(...inTwo)],
    ['the same without the one between them', withEvents(...inTwo.filter((event) => event !== CALL))],
  ])('%s', (_what, text) => {
    const reader = new RecordReader();
    // What was kept before makes no difference.
    reader.read(withEvents(CALL));
    expect([reader.read(text), reader.read(text)]).toEqual([undefined, undefined]);
  });
});

test('more different events than there are places are all read right, also those that differ in one letter', () => {
  const reader = new RecordReader();
  const texts = Array.from({ length: 20_000 }, (_, at) =>
    withEvents(`{"type":"announce","of":"a","value":${String(at)}}`),
  );
  for (const text of [...texts, ...texts]) expect(reader.read(text)?.events).toEqual(eventsIn(text));
});

const eventsIn = (text: string): unknown => (JSON.parse(text) as { events: unknown }).events;

test('whatever is done to the text of a record, what is read is what it says', () => {
  const reader = new RecordReader();
  const texts = examples.filter((_, at) => at % 50 === 0).flatMap((round) => [JSON.stringify(round), spaced(round)]);
  const pieces = [
    ...Array.from('"\\{}[],: é0'),
    '},{',
    '"}',
    '{"',
    `${CALL},`,
    `,${wager()}`,
    ',"events":[',
    '\\"',
    ']}',
  ];
  const change = fc.record({
    at: fc.nat(),
    /** Beside a mark of JSON, where an alteration is likely to leave a record, or anywhere. */
    beside: fc.constantFrom('', '', '{', '}', ','),
    without: fc.constantFrom(0, 0, 0, 1, 2, 40),
    piece: fc.constantFrom('', ...pieces),
  });
  let read = 0;
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.array(change, { minLength: 1, maxLength: 3 }), (text, changes) => {
      const altered = changes.reduce((sofar, { at, beside, without, piece }) => {
        const from = Math.max(sofar.indexOf(beside, at % sofar.length), 0);
        return sofar.slice(0, from) + piece + sofar.slice(from + without);
      }, text);
      expectRight(reader, altered);
      if (reader.read(altered) !== undefined) read += 1;
    }),
    { ...fixedSeed, numRuns: propertyRuns(20_000, 4_000) },
  );
  // Enough of them are still records for this to mean something.
  expect(read).toBeGreaterThan(propertyRuns(20_000, 4_000) / 50);
});
