import Ajv2020 from 'ajv/dist/2020';
import * as fc from 'fast-check';
import { loadExamples } from '../../../src/io/files/examples';
import { accepted, EVERYTHING, schema, sent } from '../../support/rounds/by-schema';
import { coup } from '../../support/rounds/coup';
import { simulate } from '../../support/rounds/simulator';
import { propertyRuns } from '../../support/thorough';

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

/** Every word the schema knows by name. */
const namedIn = (part: unknown): readonly string[] =>
  typeof part !== 'object' || part === null
    ? []
    : Object.entries(part).flatMap(([key, inner]: [string, unknown]) =>
        key === 'const' || key === 'enum'
          ? [inner].flat().filter((word): word is string => typeof word === 'string')
          : namedIn(inner),
      );

/** Those of some values on which the two do not agree. */
const disputed = (values: readonly unknown[]): readonly unknown[] =>
  values.filter((value) => {
    const { schema: one, reader: other } = accepted(value);
    return one !== other;
  });

describe('the published schema and the reader', () => {
  it('accept what is a record', () => {
    expect(accepted(sent(EVERYTHING))).toEqual({ schema: true, reader: true });
    expect(accepted(sent(coup({ wagers: ['player 1000'] })))).toEqual({ schema: true, reader: true });
  });

  it('accept every simulated round', () => {
    const rounds = Array.from({ length: 300 }, (_, seed) => sent(simulate(seed, 'even-money').record));
    expect(rounds.filter((round) => !accepted(round).schema || !accepted(round).reader)).toEqual([]);
  });

  it('agree on every field of a record that is taken away', () => {
    const values = pathsOf(EVERYTHING).map((path) => sent(spoilt(EVERYTHING, path, undefined) ?? null));
    expect(disputed(values)).toEqual([]);
  });

  it('agree on every text of a record that is another word', () => {
    const words = [...new Set([...namedIn(schema), ...WORDS])];
    const values = pathsOf(EVERYTHING)
      .filter(
        (path) =>
          typeof path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], EVERYTHING) === 'string',
      )
      .flatMap((path) => words.map((word) => spoilt(EVERYTHING, path, word)));
    expect(disputed(values)).toEqual([]);
  });

  it('agree on every field of a record that is something odd', () => {
    const odd = fc.sample(ODD, { seed: 7, numRuns: 15 });
    const values = pathsOf(EVERYTHING).flatMap((path) =>
      odd.map((replacement) => sent(spoilt(EVERYTHING, path, replacement) ?? null)),
    );
    expect(disputed(values)).toEqual([]);
    // A gate that refused or accepted all of them would show nothing.
    const good = values.filter((value) => accepted(value).reader).length;
    expect([good > 100, values.length - good > 1000]).toEqual([true, true]);
  });

  it('agree on records that are spoilt in several places', () => {
    const spoiling = fc.tuple(fc.nat(), fc.array(fc.tuple(fc.nat(), ODD), { maxLength: 3 }));
    const values = fc.sample(spoiling, { seed: 2_016_0602, numRuns: propertyRuns(2000, 300) }).map(([seed, changes]) =>
      changes.reduce<unknown>(
        (value, [at, replacement]) => {
          const paths = pathsOf(value);
          return sent(spoilt(value, paths[at % paths.length] ?? [], replacement) ?? null);
        },
        sent(seed % 2 === 0 ? EVERYTHING : simulate(seed, 'baccarat').record),
      ),
    );
    expect(disputed(values)).toEqual([]);
  });

  it('agree on which days there are', () => {
    const two = (part: number): string => String(part).padStart(2, '0');
    const days = fc.sample(fc.tuple(fc.nat({ max: 9999 }), fc.nat({ max: 13 }), fc.nat({ max: 32 })), {
      seed: 1,
      numRuns: propertyRuns(2000),
    });
    const values = days.map(([year, month, day]) => ({
      ...coup(),
      playedAt: `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T10:00:00+10:00`,
    }));
    expect(disputed(values)).toEqual([]);
  });
});

it('takes every recorded example', () => {
  const rounds = loadExamples().map(({ round }) => round);
  expect(rounds.length).toBeGreaterThan(100);
  expect(rounds.filter((round) => !accepted(round).schema)).toEqual([]);
});

it('is a schema of the draft it says it is', () => {
  const ajv = new Ajv2020();
  expect(ajv.validateSchema(schema)).toBe(true);
});
