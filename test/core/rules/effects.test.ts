import { effectsOf, sameEffect, withdrawn, type Effect } from '../../../src/core/rules/effect';
import { day, owls, spans } from './owls';

const ends = (by: string, more: Partial<Effect> = {}): Effect => ({
  ...{ instrument: 'zz/owls-2021', kind: 'ends', basis: 'stated', by },
  ...more,
});
const begins = (instrument: string, on: string, more: Partial<Effect> = {}): Effect => ({
  ...{ instrument, kind: 'begins', day: day(on), basis: 'stated' },
  ...more,
});

describe('what rule sources say of time', () => {
  it('is one row for each first day and end, of the whole and of parts', () => {
    const source = owls('2021-01-01', {
      compilation: 'b',
      inForce: { from: day('2021-01-01'), to: day('2025-01-01'), basis: 'assumed', reason: 'Nobody says.' },
      effects: [{ books: ['rules'], clauses: ['4', '5'], from: day('2021-06-01'), basis: 'stated' }],
    });
    const own = { instrument: 'zz/owls-2021', compilation: 'b' };
    const assumed = { basis: 'assumed', reason: 'Nobody says.' };
    expect(effectsOf(source)).toEqual([
      { ...own, kind: 'begins', day: '2021-01-01', ...assumed },
      { ...own, kind: 'ends', day: '2025-01-01', ...assumed },
      { ...own, place: 'rules', kind: 'begins', day: '2021-06-01', basis: 'stated' },
      { ...own, place: '4', kind: 'begins', day: '2021-06-01', basis: 'stated' },
      { ...own, place: '5', kind: 'begins', day: '2021-06-01', basis: 'stated' },
    ]);
  });

  it('ends whatever it revokes or replaces, once, on its own first day', () => {
    const source = owls('2022-01-01', {
      id: 'zz/newts',
      revokes: ['zz/owls-2021'],
      replaces: ['zz/owls-2021', 'zz/newts'],
    });
    expect(effectsOf(source).slice(1)).toEqual([ends('zz/newts')]);
  });
});

describe('of several rows on one subject the last counts', () => {
  const old = owls('2021-01-01', { inForce: { from: day('2021-01-01'), basis: 'assumed', reason: 'Nobody says.' } });
  const newts = owls('2022-01-01', { id: 'zz/newts', revokes: ['zz/owls-2021'] });
  const said = [old, newts].flatMap(effectsOf);

  it.each<[string, readonly Effect[], readonly string[]]>([
    ['nothing was learnt since', [], ['zz/owls-2021 2021-01-01..2022-01-01', 'zz/newts 2022-01-01..']],
    [
      'an assumed date is corrected',
      [begins('zz/owls-2021', '2021-02-03')],
      ['zz/owls-2021 2021-02-03..2022-01-01', 'zz/newts 2022-01-01..'],
    ],
    [
      'the revoking instrument was gazetted late, and the revocation moves with it',
      [begins('zz/newts', '2022-05-01')],
      ['zz/owls-2021 2021-01-01..2022-05-01', 'zz/newts 2022-05-01..'],
    ],
    [
      'a correction is itself corrected',
      [begins('zz/newts', '2022-05-01'), begins('zz/newts', '2022-04-01')],
      ['zz/owls-2021 2021-01-01..2022-04-01', 'zz/newts 2022-04-01..'],
    ],
    [
      'the revocation has a day of its own',
      [ends('zz/newts', { day: day('2021-12-01') })],
      ['zz/owls-2021 2021-01-01..2021-12-01', 'zz/newts 2022-01-01..'],
    ],
    [
      'the revocation is withdrawn',
      [withdrawn(ends('zz/newts'))],
      ['zz/owls-2021 2021-01-01..', 'zz/newts 2022-01-01..'],
    ],
    [
      'an instrument that is not held revokes it, and its first day is known',
      [ends('ZZ 2021/77'), begins('ZZ 2021/77', '2021-07-01')],
      ['zz/owls-2021 2021-01-01..2021-07-01', 'zz/newts 2022-01-01..'],
    ],
    ['it is revoked on its first day', [ends('zz/newts', { day: day('2021-01-01') })], ['zz/newts 2022-01-01..']],
    [
      'it is revoked on the day after',
      [ends('zz/newts', { day: day('2021-01-02') })],
      ['zz/owls-2021 2021-01-01..2021-01-02', 'zz/newts 2022-01-01..'],
    ],
    ['it is revoked before it begins', [ends('zz/newts', { day: day('2020-01-01') })], ['zz/newts 2022-01-01..']],
    [
      'what revokes it is itself never in force',
      [{ instrument: 'zz/newts', kind: 'ends', day: day('2021-06-01'), basis: 'stated' }],
      ['zz/owls-2021 2021-01-01..'],
    ],
    ['its beginning is withdrawn', [withdrawn(begins('zz/owls-2021', '2021-01-01'))], ['zz/newts 2022-01-01..']],
  ])('%s', (_, learnt, expected) => {
    expect(spans([old, newts], [...said, ...learnt])).toEqual(expected);
  });

  it('takes a source at its word where no row speaks of its beginning', () => {
    expect(spans([old, newts], [])).toEqual(spans([old, newts]));
  });
});

describe('an instrument that is only cited', () => {
  const newts = owls('2022-01-01', { id: 'zz/newts', revokes: ['ZZ Notice 134'] });

  it('may be revoked without being held', () => {
    expect(spans([newts])).toEqual(['zz/newts 2022-01-01..']);
  });

  it('is revoked by its citation once it is held', () => {
    const cited = owls('2021-01-01', { citation: 'ZZ Notice 134' });
    expect(spans([cited, newts])).toEqual(['zz/owls-2021 2021-01-01..2022-01-01', 'zz/newts 2022-01-01..']);
  });
});

describe('two instruments that would end each other', () => {
  const [hens, newts] = [
    owls('2021-01-01', { id: 'zz/hens', revokes: ['zz/newts'] }),
    owls('2022-01-01', { id: 'zz/newts', revokes: ['zz/hens'] }),
  ];
  it.each([[[hens, newts]], [[newts, hens]]])('leave the one that began', (sources) => {
    expect(spans(sources)).toEqual(['zz/hens 2021-01-01..']);
  });
});

it('knows the same row again, and a withdrawn one as another', () => {
  const row = ends('zz/newts', { compilation: 'b', place: 'rules' });
  expect(sameEffect(row, { ...row })).toBe(true);
  expect(sameEffect(row, withdrawn(row))).toBe(false);
  expect(withdrawn(withdrawn(row))).toEqual(withdrawn(row));
});
