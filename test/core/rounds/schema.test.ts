import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020, { type AnySchemaObject } from 'ajv/dist/2020';
import * as fc from 'fast-check';
import { problemOfRecord } from '../../../src/core/rounds/record-problem';
import { coup } from '../../support/rounds/coup';
import { simulate } from '../../support/rounds/simulator';

const schema = JSON.parse(
  readFileSync(join(__dirname, '..', '..', '..', 'docs', 'round-record.schema.json'), 'utf8'),
) as AnySchemaObject;
const bySchema = new Ajv2020({ allowUnionTypes: true }).compile(schema);

/** A record as it comes over the wire: what cannot be said in JSON is gone. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

const accepted = (value: unknown): { schema: boolean; reader: boolean } => ({
  schema: bySchema(value),
  reader: problemOfRecord(value) === undefined,
});

/** Records with every event a game may have, so that every field of the contract is there to be spoilt. */
const EVERYTHING = {
  ...coup({
    dummy: true,
    table: { id: 'B07', seats: 9, limits: { '*': { min: 1, max: 2, increment: 1 } }, differential: 5 },
  }),
  venue: 'The Star',
  variant: 'even-money',
  equipment: { decks: 8, jokers: 0, wheel: 'single-zero' },
  events: [
    {
      type: 'wager',
      id: 'w1',
      player: 'p1',
      bet: 'tie',
      stake: 5,
      position: 'seat:3',
      on: 'w0',
      chips: 'cash',
      confirmed: true,
      at: '2024-10-03T21:04:05+10:00',
    },
    { type: 'change', wager: 'w1', stake: 6 },
    { type: 'withdraw', wager: 'w1' },
    { type: 'call', call: 'no-more-bets' },
    { type: 'shuffle', by: 'dealer' },
    { type: 'cut', depth: 52, back: 20 },
    { type: 'cutting-card', at: '2024-10-03T21:04:05' },
    { type: 'burn', card: '4H', faceUp: false },
    { type: 'deal', to: 'player', card: 'TH', face: 'up', position: 'seat:3' },
    { type: 'decide', position: 'box:3', choice: 'hit', amount: 5 },
    { type: 'spin', result: '17', direction: 'same' },
    { type: 'roll', dice: [1, 2, 3] },
    { type: 'draw', numbers: [3, 17, 44] },
    { type: 'set', position: 'seat:4', high: ['6-6'], low: ['1-1'] },
    { type: 'announce', of: 'player', value: 4 },
    { type: 'settle', wager: 'w1', result: 'win', paid: 5, returned: 5, commission: 0 },
    {
      type: 'irregularity',
      kind: 'malfunction',
      of: 'system',
      to: 'player',
      wager: 'w1',
      exposed: true,
      treatment: 'played',
    },
    { type: 'void', scope: 'wager', ref: 'w1' },
  ],
};

type Path = readonly (string | number)[];

const pathsOf = (value: unknown, at: Path = []): readonly Path[] =>
  typeof value === 'object' && value !== null
    ? [
        at,
        ...Object.entries(value).flatMap(([key, inner]) =>
          pathsOf(inner, [...at, Array.isArray(value) ? Number(key) : key]),
        ),
      ]
    : [at];

/** The value with what stands at a path replaced, or taken away where the replacement is undefined. */
function spoilt(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.flatMap((item, index) => {
      if (index !== key) return [item];
      const changed = spoilt(item, rest, replacement);
      return changed === undefined ? [] : [changed];
    });
  }
  const fields = value as Readonly<Record<string, unknown>>;
  return { ...fields, [key]: spoilt(fields[key], rest, replacement) };
}

const WORDS = [
  ...[
    '',
    'x',
    'win',
    'void',
    'round',
    'wager',
    'deal',
    'up',
    'cash',
    'same',
    'played',
    'terminal',
    'TH',
    'JOKER',
    '6-5',
    '7-7',
    '1H',
    'TS ',
  ],
  ...[
    'single-zero',
    'house-rules/round@1',
    '2024-02-29T10:00:00Z',
    '2023-02-29T10:00:00Z',
    '2024-10-03T10:00',
    '2024-10-03T10:00:00,5+10',
  ],
];
const NUMBERS = [0, 1, -1, 0.5, 8, 10_000_000_000_000, 10_000_000_000_001, 1e300];
const ODD = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    true,
    false,
    [],
    {},
    [1],
    [1.5],
    ['x'],
    { min: 1 },
    { min: -1 },
    ...WORDS,
    ...NUMBERS,
  ),
  fc.string({ maxLength: 3 }),
  fc.integer(),
);

const agrees = (value: unknown): void => {
  const { schema: one, reader: other } = accepted(value);
  expect({ value, accepted: other }).toEqual({ value, accepted: one });
};

describe('the published schema and the reader', () => {
  it('accept what is a record', () => {
    expect(accepted(sent(EVERYTHING))).toEqual({ schema: true, reader: true });
    expect(accepted(sent(coup({ wagers: ['player 1000'] })))).toEqual({ schema: true, reader: true });
  });

  it('accept every simulated round', () => {
    for (let seed = 0; seed < 300; seed += 1)
      expect([seed, accepted(sent(simulate(seed, 'even-money').record))]).toEqual([
        seed,
        { schema: true, reader: true },
      ]);
  });

  it('agree on every field of a record that is taken away', () => {
    for (const path of pathsOf(EVERYTHING)) agrees(sent(spoilt(EVERYTHING, path, undefined) ?? null));
  });

  it('agree on every field of a record that is something odd', () => {
    const odd = fc.sample(ODD, { seed: 7, numRuns: 40 });
    const outcomes = pathsOf(EVERYTHING).flatMap((path) =>
      odd.map((replacement) => {
        const value = sent(spoilt(EVERYTHING, path, replacement) ?? null);
        agrees(value);
        return accepted(value).reader;
      }),
    );
    // Most oddities are refused; a gate that refused or accepted all of them would show nothing.
    expect(outcomes.filter((ok) => ok).length).toBeGreaterThan(300);
    expect(outcomes.filter((ok) => !ok).length).toBeGreaterThan(1000);
  });

  it('agree on records that are spoilt in several places', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.tuple(fc.nat(), ODD), { maxLength: 3 }), (seed, changes) => {
        const record: unknown = sent(seed % 2 === 0 ? EVERYTHING : simulate(seed, 'baccarat').record);
        const value = changes.reduce((spoiling, [at, replacement]) => {
          const paths = pathsOf(spoiling);
          return sent(spoilt(spoiling, paths[at % paths.length] ?? [], replacement) ?? null);
        }, record);
        agrees(value);
      }),
      { seed: 2_016_0602, numRuns: 2000 },
    );
  });

  it('agree on which days there are', () => {
    fc.assert(
      fc.property(fc.nat({ max: 9999 }), fc.nat({ max: 13 }), fc.nat({ max: 32 }), (year, month, day) => {
        const two = (part: number): string => String(part).padStart(2, '0');
        agrees({ ...coup(), playedAt: `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T10:00:00+10:00` });
      }),
      { seed: 1, numRuns: 2000 },
    );
  });
});

it('is a schema of the draft it says it is', () => {
  const ajv = new Ajv2020();
  expect(ajv.validateSchema(schema)).toBe(true);
});
