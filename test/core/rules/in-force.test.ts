import * as fc from 'fast-check';
import { effectsOf, withdrawn, type Effect } from '../../../src/core/rules/effect';
import { sourcesInForce } from '../../../src/core/rules/in-force';
import { narrow } from '../../../src/core/rules/narrow';
import type { RuleSet } from '../../../src/core/rules/rule-set';
import type { InstrumentSource } from '../../../src/core/rules/source';
import { contains } from '../../../src/core/values/interval';
import { fixedSeed } from '../../support/property';
import { propertyRuns } from '../../support/thorough';
import { book, day, entry, form, owls, rules, ruleSetsOf, spans } from './owls';

const stretchesOf = (sources: readonly InstrumentSource[], effects = sources.flatMap(effectsOf)) =>
  sourcesInForce(sources, effects).stretches;
/** `2021-01-01..2022-01-01 decks=6 pays.main=1 to 1` */
const told = (sets: readonly RuleSet[]): readonly string[] =>
  sets.map(({ name, facts, inForce: { from, to } }) => {
    const figures = [...facts.values()].flatMap((fact) =>
      fact.cells.map(({ part, text }) => `${part || fact.name}=${text}`),
    );
    return `${name} ${from}..${to ?? ''} ${figures.join(' ')}`;
  });

describe('an instrument in force whole', () => {
  it('is given back as it is', () => {
    const source = owls('2021-01-01');
    const [stretch, ...others] = stretchesOf([source]);
    expect(stretch).toBe(source);
    expect(others).toEqual([]);
  });

  it('keeps its books where only its days were corrected', () => {
    const source = owls('2021-01-01');
    const late: Effect = {
      instrument: source.id,
      kind: 'begins',
      day: day('2021-03-01'),
      basis: 'computed',
      reason: 'Late.',
    };
    const [stretch] = stretchesOf([source], [...effectsOf(source), late]);
    expect(stretch?.inForce).toEqual({ from: '2021-03-01', basis: 'computed', reason: 'Late.' });
    expect(stretch?.books).toBe(source.books);
  });

  it('says by whom it ends', () => {
    const old = owls('2021-01-01', { inForce: { from: day('2021-01-01'), basis: 'assumed', reason: 'Nobody says.' } });
    const newts = owls('2022-01-01', { id: 'zz/newts', revokes: [old.id] });
    expect(stretchesOf([old, newts])[0]?.inForce).toEqual({
      ...{ from: '2021-01-01', to: '2022-01-01', basis: 'assumed' },
      reason: 'Nobody says. It ends because zz/newts takes its place.',
      ending: 'It ends because zz/newts takes its place.',
    });
  });
});

describe('several effective dates in one instrument', () => {
  const side = book('side', form({ decks: [entry(1, '1')] }, { forms: [{ game: 'blackjack', variant: 'mini' }] }));
  const source = (...effects: NonNullable<InstrumentSource['effects']>): InstrumentSource =>
    owls('2021-01-01', { books: [rules(), side], effects });

  it('a book that commences later makes its rule set later, and the other has one for all the time', () => {
    const sets = ruleSetsOf([source({ books: ['side'], from: day('2021-07-01'), basis: 'stated' })]);
    expect(told(sets)).toEqual([
      'ZZ blackjack 2021-01-01.. decks=6 main=1 to 1 insurance=2 to 1',
      'ZZ blackjack/mini 2021-07-01.. decks=1',
    ]);
    expect(sets.find(({ variant }) => variant === undefined)?.version).toBe(
      ruleSetsOf([owls('2021-01-01', { books: [rules(), side] })])[0]?.version,
    );
  });

  it('a single clause that ends earlier takes only its rows with it', () => {
    const sets = ruleSetsOf([
      source({ clauses: ['rules/5(b)'], to: day('2022-01-01'), basis: 'computed', reason: 'Sunset.' }),
    ]);
    expect(told(sets)).toEqual([
      'ZZ blackjack 2021-01-01..2022-01-01 decks=6 main=1 to 1 insurance=2 to 1',
      'ZZ blackjack/mini 2021-01-01.. decks=1',
      'ZZ blackjack 2022-01-01.. decks=6 main=1 to 1',
    ]);
    expect(sets[2]?.inForce).toEqual({ from: '2022-01-01', basis: 'computed', reason: 'Sunset.' });
  });

  it('a clause has all beneath it, and nothing beside it', () => {
    const sets = ruleSetsOf([source({ clauses: ['rules/5'], from: day('2022-01-01'), basis: 'stated' })]);
    expect(told(sets)[0]).toBe('ZZ blackjack 2021-01-01..2022-01-01 decks=6');
    expect(
      stretchesOf([source({ clauses: ['rules/5'], from: day('2022-01-01'), basis: 'stated' })])[0]?.books,
    ).toMatchObject([{ clauses: [{ label: '4' }, { label: '9' }] }, { clauses: [{ label: '1' }, { label: '9' }] }]);
  });

  it('a fact falls out with any clause it rests on, in another book too', () => {
    const resting = book('side', form({ decks: [entry(1, '1', ['rules/9'])], burnCards: [entry(1, '2')] }));
    const held = owls('2021-01-01', {
      books: [book('rules'), resting],
      effects: [{ clauses: ['rules/9'], from: day('2022-01-01'), basis: 'stated' }],
    });
    const facts = stretchesOf([held]).map(({ books }) => Object.keys(books[1]?.facts[0]?.facts ?? {}));
    expect(facts).toEqual([['burnCards'], ['decks', 'burnCards']]);
  });

  it('a form whose every fact, or whose base, is not in force is no form', () => {
    const over = book(
      'over',
      form({ decks: [entry(2, '1')] }, { forms: [{ game: 'blackjack', variant: 'spanish' }], extends: 'rules' }),
    );
    const held = owls('2021-01-01', {
      books: [rules(), side, over],
      effects: [
        { books: ['rules'], from: day('2022-01-01'), basis: 'stated' },
        { clauses: ['side/1'], from: day('2023-01-01'), basis: 'stated' },
      ],
    });
    expect(
      stretchesOf([held]).map(({ books }) => books.flatMap(({ id, facts }) => (facts.length > 0 ? [id] : []))),
    ).toEqual([[], ['rules', 'over'], ['rules', 'side', 'over']]);
  });

  it('a bare label is enough where there is one book', () => {
    const one = owls('2021-01-01', { effects: [{ clauses: ['5(b)'], from: day('2022-01-01'), basis: 'stated' }] });
    expect(spans([one])).toEqual(['zz/owls-2021 2021-01-01..2022-01-01', 'zz/owls-2021 2022-01-01..']);
  });

  it.each([
    ['on the first day of the rest', '2021-01-01', 1],
    ['before it', '2020-12-31', 1],
    ['on the day after', '2021-01-02', 2],
  ])('a beginning %s (%s): %s in turn', (_, from, count) => {
    expect(stretchesOf([source({ books: ['side'], from: day(from), basis: 'stated' })])).toHaveLength(count);
  });

  it('is in force at no time where no book is', () => {
    expect(spans([source({ books: ['rules', 'side'], to: day('2022-01-01'), basis: 'stated' })])).toEqual([
      'zz/owls-2021 2021-01-01..2022-01-01',
    ]);
  });
});

describe('compilations', () => {
  const made = owls('2021-01-01');
  const second = owls('2023-01-01', { compilation: '2023-01-01', books: [rules(8)] });
  const third = owls('2025-01-01', { compilation: '2025-01-01', books: [rules(8)] });

  it('each ends the one before where it begins, and a rule set names its own', () => {
    expect(spans([made, second, third])).toEqual([
      'zz/owls-2021 2021-01-01..2023-01-01',
      'zz/owls-2021@2023-01-01 2023-01-01..2025-01-01',
      'zz/owls-2021@2025-01-01 2025-01-01..',
    ]);
    const sets = ruleSetsOf([made, second, third]);
    expect(sets.map(({ compilation }) => compilation)).toEqual([undefined, '2023-01-01', '2025-01-01']);
    expect(sets[0]?.inForce.reason).toBe('It ends because zz/owls-2021@2023-01-01 takes its place.');
    expect(new Set(sets.map(({ version }) => version)).size).toBe(3);
  });

  it.each<[string, readonly Effect[], readonly string[]]>([
    [
      'one that never begins ends none',
      [withdrawn({ instrument: made.id, compilation: '2023-01-01', kind: 'begins', basis: 'stated' })],
      ['zz/owls-2021 2021-01-01..2025-01-01', 'zz/owls-2021@2025-01-01 2025-01-01..'],
    ],
    [
      'of two that begin on one day the later named governs',
      [{ instrument: made.id, compilation: '2023-01-01', kind: 'begins', day: day('2025-01-01'), basis: 'stated' }],
      ['zz/owls-2021 2021-01-01..2025-01-01', 'zz/owls-2021@2025-01-01 2025-01-01..'],
    ],
    [
      'a revocation ends the one that then is',
      [{ instrument: made.id, kind: 'ends', day: day('2026-01-01'), basis: 'stated', by: 'zz/newts' }],
      [
        'zz/owls-2021 2021-01-01..2023-01-01',
        'zz/owls-2021@2023-01-01 2023-01-01..2025-01-01',
        'zz/owls-2021@2025-01-01 2025-01-01..2026-01-01',
      ],
    ],
    [
      'and keeps later ones from beginning',
      [{ instrument: made.id, kind: 'ends', day: day('2024-01-01'), basis: 'stated', by: 'zz/newts' }],
      ['zz/owls-2021 2021-01-01..2023-01-01', 'zz/owls-2021@2023-01-01 2023-01-01..2024-01-01'],
    ],
    [
      'an end the first one set for itself does not, where a compilation was made to go on',
      [{ instrument: made.id, kind: 'ends', day: day('2023-01-01'), basis: 'stated' }],
      [
        'zz/owls-2021 2021-01-01..2023-01-01',
        'zz/owls-2021@2023-01-01 2023-01-01..2025-01-01',
        'zz/owls-2021@2025-01-01 2025-01-01..',
      ],
    ],
    [
      'nothing held is left between one that ended and the next',
      [{ instrument: made.id, compilation: '2023-01-01', kind: 'ends', day: day('2024-01-01'), basis: 'stated' }],
      [
        'zz/owls-2021 2021-01-01..2023-01-01',
        'zz/owls-2021@2023-01-01 2023-01-01..2024-01-01',
        'zz/owls-2021@2025-01-01 2025-01-01..',
      ],
    ],
  ])('%s', (_, learnt, expected) => {
    const sources = [made, second, third];
    expect(spans(sources, [...sources.flatMap(effectsOf), ...learnt])).toEqual(expected);
  });
});

describe('names and days that nothing tells are problems', () => {
  const source = owls('2021-01-01', { books: [rules(), book('side')] });
  it.each<[string, Partial<Effect>, string]>([
    ['a book', { place: 'sch-9' }, 'zz/owls-2021 has no book or clause sch-9, of which a date is given'],
    ['a clause', { place: 'rules/77' }, 'zz/owls-2021 has no book or clause rules/77, of which a date is given'],
    ['a bare label', { place: '4' }, 'zz/owls-2021 has no book or clause 4, of which a date is given'],
    ['a compilation', { compilation: 'x' }, 'zz/owls-2021 has no compilation x, of which a date is given'],
    [
      'the day of an instrument nobody holds',
      { day: undefined, by: 'ZZ 77' },
      'zz/owls-2021 ends on the first day of ZZ 77, and nothing says which day that is',
    ],
  ])('%s', (_, more, problem) => {
    const row: Effect = { instrument: source.id, kind: 'ends', day: day('2022-01-01'), basis: 'stated', ...more };
    expect(sourcesInForce([source], [row]).problems).toEqual([problem]);
    expect(sourcesInForce([source], [row, withdrawn(row)]).problems).toEqual([]);
  });

  it('two beginnings that wait for each other', () => {
    const other = owls('2021-01-01', { id: 'zz/newts' });
    const waits = (instrument: string, by: string): Effect => ({ instrument, by, kind: 'begins', basis: 'stated' });
    const { stretches, problems } = sourcesInForce(
      [source, other],
      [waits(source.id, other.id), waits(other.id, source.id)],
    );
    expect(stretches).toEqual([]);
    expect(problems[0]).toMatch(/begins on the first day of zz\/(newts|owls-2021), and nothing says/);
  });

  it('the same source twice', () => {
    expect(sourcesInForce([source, source], []).problems).toContain('zz/owls-2021 is held twice');
  });
});

describe('whatever rows there are', () => {
  const sources = [
    owls('2021-01-03', { channel: 'table' }),
    owls('2021-01-05', { channel: 'table', compilation: 'b', books: [rules(8)] }),
    owls('2021-01-04', { channel: 'table', compilation: 'c', books: [rules(4)] }),
    owls('2021-01-05', { id: 'zz/newts', channel: 'terminal', revokes: ['zz/owls-2021'] }),
  ];
  const days = Array.from({ length: 9 }, (_, index) => day(`2021-01-0${String(index + 1)}`));
  const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
  const row = fc
    .record({
      instrument: fc.constantFrom('zz/owls-2021', 'zz/newts'),
      compilation: maybe(fc.constantFrom('b', 'c')),
      place: maybe(fc.constantFrom('rules', '4', '5', 'rules/5(b)')),
      kind: fc.constantFrom('begins' as const, 'ends' as const),
      day: maybe(fc.constantFrom(...days)),
      by: maybe(fc.constantFrom('zz/newts', 'zz/owls-2021')),
    })
    .map(({ instrument, compilation, ...effect }): Effect => ({
      ...{ ...effect, instrument, basis: 'stated' },
      compilation: instrument === 'zz/newts' ? undefined : compilation,
    }));

  it('no two stretches of an instrument overlap, and one rule set at most governs a form, a channel and a day', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
        const effects = [...sources.flatMap(effectsOf), ...rows];
        const { stretches } = sourcesInForce(sources, effects);
        const sets = ruleSetsOf(sources, effects);
        for (const one of days) {
          const inForce = stretches.filter((stretch) => contains(stretch.inForce, one)).map(({ id }) => id);
          expect(new Set(inForce).size).toBe(inForce.length);
          const onDay = narrow(sets, { jurisdiction: 'ZZ', game: 'blackjack' }, one).onDay;
          const channels = onDay.map(({ channel }) => channel);
          expect(new Set(channels).size).toBe(channels.length);
        }
        for (const { inForce } of stretches) expect(inForce.to === undefined || inForce.from < inForce.to).toBe(true);
      }),
      { ...fixedSeed, numRuns: propertyRuns(150) },
    );
  });
});
