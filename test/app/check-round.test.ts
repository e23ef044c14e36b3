import { RoundChecker, type LineValue } from '../../src/app/check-round';
import { RuleBook } from '../../src/app/rule-book';
import type { RoundRecord } from '../../src/core/rounds/record';
import type { InstrumentSource } from '../../src/core/rules/source';
import { coup } from '../support/rounds/coup';
import { nswSource } from '../support/rounds/judged';
import { day } from '../core/rules/owls';

const source = (id: string, from: string, more: Partial<InstrumentSource>): InstrumentSource => ({
  ...nswSource(),
  ...{ id: `au-nsw/${id}`, citation: id, venue: undefined, inForce: { from: day(from), basis: 'stated' } },
  ...more,
});
const book = new RuleBook([
  source('tables', '2016-01-01', { channel: 'table' }),
  source('terminals', '2020-01-01', { channel: 'terminal' }),
  source('barn', '2020-01-01', { id: 'zz/barn', venue: 'The Barn' }),
]);
const versions = new Map(book.ruleSets.map(({ version, instrument }) => [version, instrument]));

const round = (on: string, more: Partial<RoundRecord> = {}): RoundRecord => ({
  ...coup({ playedAt: `${on}T20:00:00+10:00` }),
  ...more,
});

test('rounds of a file that mixes games, places and times are each judged by the rules that governed them', () => {
  const terminal = { channel: 'terminal' as const };
  const barn = { jurisdiction: 'ZZ', venue: 'Barn' };
  const mixed: readonly [RoundRecord, string][] = [
    [round('2019-12-31', { channel: 'table' }), 'au-nsw/tables'],
    // The rules of the round before go on, and yet another instrument governs this one.
    [round('2020-01-01', terminal), 'au-nsw/terminals'],
    [round('2020-01-01', { channel: 'table' }), 'au-nsw/tables'],
    [round('2020-01-01', { ...terminal, ...barn }), 'zz/barn'],
    [round('2020-01-01', terminal), 'au-nsw/terminals'],
    [round('2019-12-31', { channel: 'table' }), 'au-nsw/tables'],
    [round('2020-01-01', { ...terminal, variant: 'even-money' }), 'au-nsw/terminals'],
  ];
  const checker = new RoundChecker(book);
  for (const [record, instrument] of [...mixed, ...mixed])
    expect(versions.get(checker.check(record).version)).toBe(instrument);
});

test.each([
  // The rules for terminals begin on the first of 2020, which in Sydney is eleven hours ahead of UTC.
  ['2019-12-31T12:59:59Z', 'Australia/Sydney', 'none'],
  ['2019-12-31T13:00:00Z', 'Australia/Sydney', 'au-nsw/terminals'],
  ['2019-12-31T22:59:59+10:00', 'Australia/Sydney', 'none'],
  ['2019-12-31T23:00:00+10:00', 'Australia/Sydney', 'au-nsw/terminals'],
  ['2020-01-01T00:30:00+12:00', 'Australia/Sydney', 'none'],
  ['2020-01-01T00:00:00+11:00', 'Australia/Sydney', 'au-nsw/terminals'],
  // Where nobody said what the time zone is, the record says what the day was.
  ['2019-12-31T13:00:00Z', undefined, 'none'],
  ['2020-01-01T00:30:00+12:00', undefined, 'au-nsw/terminals'],
])('a round of %s where the clock is that of %s is judged by %s', (playedAt, timeZone, instrument) => {
  const rules = new RuleBook([
    source('tables', '2016-01-01', { channel: 'table', timeZone }),
    source('terminals', '2020-01-01', { channel: 'terminal', timeZone }),
  ]);
  const [checker, known] = [
    new RoundChecker(rules),
    new Map(rules.ruleSets.map((set) => [set.version, set.instrument])),
  ];
  const terminal = (at: string) => ({ ...round('2020-06-01', { channel: 'terminal' }), playedAt: at });
  // A round long after is judged first, so that the rules found for it are at hand.
  checker.check(terminal('2020-06-01T20:00:00+10:00'));
  const [answer] = checker.checkAll([asRead(terminal(playedAt))]);
  expect(answer instanceof Error ? 'none' : known.get(answer?.version ?? '')).toBe(instrument);
});

/** As it comes out of a line of a file that is not known to hold a record. */
const asRead = (value: unknown): LineValue => ({ value, isRecord: false });

test('many rounds at once come to what each comes to by itself, in their order', () => {
  const lawful = round('2020-01-01', { channel: 'terminal' });
  const values: readonly unknown[] = [
    lawful,
    { ...lawful, equipment: { decks: 1 } },
    { ...lawful, events: [{ type: 'spin', result: '7' }] },
    'no record',
    round('2019-12-31', { channel: 'table' }),
    { ...lawful, jurisdiction: 'AU-NT' },
    { ...lawful, variant: 'even-money' },
    lawful,
  ];
  const alone = values.map((value) => {
    try {
      return new RoundChecker(book).check(value);
    } catch (error) {
      return error;
    }
  });
  expect(new RoundChecker(book).checkAll(values.map(asRead))).toEqual(alone);
  expect(alone.map((answer) => (answer instanceof Error ? 'refused' : 'judged'))).toEqual([
    ...['judged', 'judged', 'refused', 'refused', 'judged', 'refused', 'judged', 'judged'],
  ]);
  expect(alone[1]).toMatchObject({ verdict: 'breaches' });
});

test('a defect that is met in one of many rounds keeps no other from being judged', () => {
  const lawful = round('2020-01-01', { channel: 'terminal' });
  const broken = { ...lawful, id: 'broken' };
  let asked = 0;
  Object.defineProperty(broken, 'dummy', {
    get: () => {
      asked += 1;
      // First it is found to be a record; then the reader of rounds asks again.
      if (asked > 1) throw new TypeError('a defect');
    },
  });
  const [before, defect, after] = new RoundChecker(book).checkAll([lawful, broken, lawful].map(asRead));
  expect(defect).toEqual(new TypeError('a defect'));
  expect([before, after]).toEqual([new RoundChecker(book).check(lawful), new RoundChecker(book).check(lawful)]);
});

test('a round at a terminal is not judged by rules for tables, also after one that was', () => {
  const checker = new RoundChecker(book);
  checker.check(round('2019-12-31', { channel: 'table' }));
  expect(() => checker.check(round('2019-12-31', { channel: 'terminal' }))).toThrow(/at terminals .* is for tables/);
});

test('a round at another casino has no rules, also after one that has', () => {
  const checker = new RoundChecker(book);
  const barn = round('2020-01-01', { jurisdiction: 'ZZ', venue: 'The Barn' });
  checker.check(barn);
  expect(() => checker.check({ ...barn, venue: 'The Star' })).toThrow(/at The Star .* for The Barn/);
  const unnamed = round('2020-01-01', { jurisdiction: 'ZZ' });
  expect(versions.get(checker.check(unnamed).version)).toBe('zz/barn');
});

test('the steps to the rules of a round are told, and none of what is no round', () => {
  const checker = new RoundChecker(book);
  expect(checker.why(round('2020-01-01', { channel: 'table' })).at(-1)).toMatchObject({
    asked: 'channel',
    left: ['AU-NSW baccarat (au-nsw/tables)'],
  });
  expect(checker.why(round('2015-12-31')).at(-1)).toMatchObject({ asked: 'day', left: [] });
  expect(() => checker.why({})).toThrow(/Not a round record/);
});

test('a round of as many events as there may be is judged at once, also where wagers come late', () => {
  const EACH = 9_990;
  const wagers = Array.from({ length: EACH }, (_, at) => ({
    ...{ type: 'wager' as const, id: `late${String(at)}`, player: `p${String(at)}` },
    ...{ bet: 'player', stake: 1_000 },
  }));
  const settled = wagers.map(({ id }) => ({ type: 'settle' as const, wager: id, result: 'lose' as const, paid: 0 }));
  const { events } = coup({ wagers: ['player 1000'] });
  const late = wagers.flatMap((wager, at) => [wager, ...settled.slice(at, at + 1)]);
  const begun = Date.now();
  for (const more of [wagers, late])
    expect(() =>
      new RoundChecker(book).check(round('2020-05-05', { venue: 'Barn', events: [...events, ...more] })),
    ).not.toThrow();
  // It took minutes where every wager was held against all before it.
  expect(Date.now() - begun).toBeLessThan(60_000);
});
