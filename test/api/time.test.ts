import type { DataSource } from 'typeorm';
import { recordEffect } from '../../src/io/postgres/store/effect-store';
import { storeSources } from '../../src/io/postgres/store/source-store';
import { HARBOUR, harbourSource } from '../support/harbour';
import { startTestService, type TestService } from '../support/service';
import { coup } from '../support/rounds/coup';
import { openDatabase, type Database } from '../../src/io/postgres/database';

const day = (text: string) => text as never;

const QUEENSLAND = { ...coup(), jurisdiction: 'AU-QLD', channel: undefined };

const EVERYTHING_BUT_THE_DATE = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
];

describe('what applied, and what was believed to apply', () => {
  let service: TestService;
  let database: Database;
  let dataSource: DataSource;
  beforeAll(async () => {
    service = await startTestService();
    database = await openDatabase({ databaseUrl: service.databaseUrl, dataDir: '' });
    ({ dataSource } = database);
  });
  afterAll(async () => {
    await database.close();
    await service.stop();
  });

  /** The instant between two changes, as the database counts it. */
  const now = async (): Promise<string> => {
    await dataSource.query('SELECT pg_sleep(0.01)');
    const [row] = await dataSource.query<{ at: Date }[]>('SELECT clock_timestamp() AS at');
    await dataSource.query('SELECT pg_sleep(0.01)');
    return row?.at.toISOString() ?? '';
  };
  const tieOn = async (at: string, knownAt?: string): Promise<string> => {
    const { data, errors } = await service.ask(
      `query ($at: Date, $knownAt: DateTime) { ruleSet(jurisdiction: "ZZ", game: "baccarat", at: $at, knownAt: $knownAt) {
         ... on RuleSet { facts(name: "tiePays") { figures { value } } } ... on Problem { code } } }`,
      { at, knownAt },
    );
    expect(errors).toBeUndefined();
    const answer = data?.['ruleSet'] as { code?: string; facts?: { figures: { value: string }[] }[] };
    return answer.code ?? answer.facts?.[0]?.figures[0]?.value ?? '';
  };

  it('keeps both through late gazettals, corrections, amendments and revocations', async () => {
    const before = await now();
    await storeSources(dataSource, harbourSource());
    const first = await now();
    expect(await tieOn('2020-03-01')).toBe('8 to 1');
    expect(await tieOn('2020-02-29')).toBe('NOT_IN_FORCE');
    expect(await tieOn('2020-03-01', before)).toBe('UNKNOWN_JURISDICTION');

    // The gazette turns up late: it began a week later than was assumed.
    await recordEffect(
      dataSource,
      { instrument: HARBOUR, kind: 'begins', day: day('2020-03-08'), basis: 'stated', reason: 'Gazetted on 8 March.' },
      'an officer',
    );
    const corrected = await now();
    expect(await tieOn('2020-03-07')).toBe('NOT_IN_FORCE');
    expect(await tieOn('2020-03-08')).toBe('8 to 1');
    expect(await tieOn('2020-03-07', first)).toBe('8 to 1');

    // A clause was misread: our own correction changes what we say of all its time, and the corrected day stands.
    await storeSources(dataSource, harbourSource('9 to 1'));
    expect(await tieOn('2021-01-01')).toBe('9 to 1');
    expect(await tieOn('2020-03-07')).toBe('NOT_IN_FORCE');
    expect(await tieOn('2021-01-01', corrected)).toBe('8 to 1');

    // It is amended from 2022 on: the old rules stay in force until then.
    await storeSources(dataSource, {
      ...harbourSource('10 to 1'),
      compilation: '2022-01-01',
      inForce: { from: day('2022-01-01'), basis: 'stated' },
    });
    expect(await tieOn('2021-12-31')).toBe('9 to 1');
    expect(await tieOn('2022-01-01')).toBe('10 to 1');

    // Another instrument revokes it.
    const amended = await now();
    await storeSources(dataSource, {
      ...harbourSource('11 to 1'),
      id: 'zz/harbour-2023',
      citation: 'ZZ Gazette 2023, No 1',
      revokes: [HARBOUR],
      inForce: { from: day('2023-07-01'), basis: 'stated' },
    });
    expect(await tieOn('2023-06-30')).toBe('10 to 1');
    expect(await tieOn('2023-07-01')).toBe('11 to 1');
    expect(await tieOn('2023-07-01', amended)).toBe('10 to 1');
    expect(await dataSource.query<unknown[]>('SELECT 1 FROM effect WHERE origin = $1', ['record'])).toHaveLength(1);
  });

  it('goes on answering when a part that an officer dated is gone from the sources, and says that the date no longer applies', async () => {
    const harbour = harbourSource();
    const id = 'zy/harbour-2020';
    await storeSources(dataSource, { ...harbour, id });
    await recordEffect(
      dataSource,
      { instrument: id, place: 'rules/2.2', kind: 'ends', day: day('2021-01-01'), basis: 'stated' },
      'an officer',
    );
    const books = harbour.books.map((book) => ({
      ...book,
      clauses: book.clauses.filter(({ label }) => label !== '2.2'),
    }));
    const ask = () =>
      service.ask(
        `{ instrument(id: "${id}") { effects { place applies } } ruleSet(jurisdiction: "ZY", game: "baccarat", at: "2021-02-01") { __typename } }`,
      );
    expect((await ask()).data).toMatchObject({
      instrument: { effects: [{ applies: true }, { place: 'rules/2.2', applies: true }] },
    });
    await storeSources(dataSource, { ...harbour, id, books });
    const { data, errors } = await ask();
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      instrument: { effects: [{ applies: true }, { place: 'rules/2.2', applies: false }] },
      ruleSet: { __typename: 'RuleSet' },
    });
  });

  describe('where no day is named', () => {
    // Only the day is handed in; what waits, waits as ever.
    beforeEach(() => {
      jest.useFakeTimers({ doNotFake: EVERYTHING_BUT_THE_DATE });
    });
    afterEach(() => {
      jest.useRealTimers();
    });
    const ruleSet = async (jurisdiction: string, now: string) => {
      jest.setSystemTime(new Date(now));
      const { data, errors } = await service.ask(
        `{ ruleSet(jurisdiction: "${jurisdiction}", game: "baccarat") { __typename ... on RuleSet { why { asked sentence } } ... on Problem { message } } }`,
      );
      expect(errors).toBeUndefined();
      return data?.['ruleSet'] as { __typename: string; message?: string; why?: { asked: string; sentence: string }[] };
    };

    it.each([
      ['AU-QLD', '2024-09-30T13:59:59Z', /on 2024-09-30/],
      ['AU-QLD', '2024-09-30T14:00:00Z', /^On 2024-10-01 /],
      ['AU-NSW', '2016-06-01T13:59:59Z', /on 2016-06-01/],
      ['AU-NSW', '2016-06-01T14:00:00Z', /^On 2016-06-02 /],
      ['AU-ACT', '2026-10-03T14:00:00Z', /^On 2026-10-04 /],
      ['AU-ACT', '2026-10-04T12:59:59Z', /^On 2026-10-04 /],
      ['AU-ACT', '2026-10-04T13:00:00Z', /^On 2026-10-05 /],
      ['NZ', '2026-04-04T11:00:00Z', /^On 2026-04-05 /],
      ['NZ', '2026-04-05T11:59:59Z', /^On 2026-04-05 /],
      ['NZ', '2026-04-05T12:00:00Z', /^On 2026-04-06 /],
    ])('today is that of %s at %s', async (jurisdiction, now, said) => {
      const { message, why } = await ruleSet(jurisdiction, now);
      expect(message ?? why?.find(({ asked }) => asked === 'day')?.sentence).toMatch(said);
    });

    it('a jurisdiction whose time zone nobody stated has days of UTC, and that is said', async () => {
      const { why } = await ruleSet('ZZ', '2026-10-04T13:00:00Z');
      expect(why?.find(({ asked }) => asked === 'day')?.sentence).toMatch(
        /On 2026-10-04 .*time zone of ZZ is not known/,
      );
    });

    it('pages and what is written of them are of that day too', async () => {
      jest.setSystemTime(new Date('2024-09-30T12:30:00Z'));
      const page = async (path: string) => (await fetch(`${service.url}${path}`)).text();
      expect(await page('/compare?game=baccarat&side=NZ&side=AU-QLD')).toMatch(/AU-QLD[^<]*in force on 2024-09-30/);
      expect(await page('/compare/markdown?game=baccarat&side=NZ&side=AU-NSW')).toMatch(
        /Compared on 2024-09-30 \(AU-NSW\) and 2024-10-01 \(NZ\)/,
      );
      jest.setSystemTime(new Date('2024-09-30T14:00:00Z'));
      expect(await page('/compare?game=baccarat&side=NZ&side=AU-QLD')).not.toMatch(/in force on 2024-09-30/);
    });

    it('a round written in UTC has the day of its place', async () => {
      const judged = async (playedAt: string) => {
        const round = { ...QUEENSLAND, playedAt };
        const { data } = await service.ask(
          'query ($round: JSON!) { checkRound(round: $round) { __typename ... on Problem { message } } }',
          { round },
        );
        return (data?.['checkRound'] as { __typename: string }).__typename;
      };
      expect(await judged('2024-09-30T14:00:00Z')).toBe('CheckedRound');
      expect(await judged('2024-09-30T13:59:59Z')).toBe('Problem');
    });
  });

  it('says step by step why rules govern, also when none do', async () => {
    const { data } = await service.ask(`{
      terminal: ruleSet(jurisdiction: "AU-ACT", game: "baccarat", channel: terminal, at: "2020-01-01") { ... on RuleSet { instrument { id } why { asked sentence left } } }
      table: ruleSet(jurisdiction: "AU-ACT", game: "baccarat", at: "2020-01-01") { ... on RuleSet { instrument { id } why { asked } } }
      early: ruleSet(jurisdiction: "AU-ACT", game: "baccarat", at: "1992-11-09") { ... on Problem { code message why { sentence } } }
    }`);
    expect(data).toMatchObject({
      terminal: { instrument: { id: 'au-act/ni2019-689' } },
      table: { instrument: { id: 'au-act/gazette-s196-1992' } },
      early: { code: 'NOT_IN_FORCE' },
    });
    const { why } = data?.['terminal'] as { why: { asked: string; sentence: string; left: string[] }[] };
    expect(why.map(({ asked }) => asked)).toEqual(expect.arrayContaining(['jurisdiction', 'game', 'day', 'channel']));
    expect(why.at(-1)?.left).toEqual(['AU-ACT baccarat (au-act/ni2019-689)']);
  });

  it('tells what changed in baccarat in the ACT since 1992 in one query', async () => {
    const { data, errors } = await service.ask(`{
      history(jurisdiction: "AU-ACT", game: "baccarat", since: "1992-01-01") {
        day kind basis ruleSet { name instrument { id } channel } against { instrument { id } } rows { fact same values { value } }
      }
      factHistory(jurisdiction: "AU-ACT", game: "baccarat", fact: "tiePays") { from to channel ruleSet figures { value } clauses { citation } }
    }`);
    expect(errors).toBeUndefined();
    const changes = data?.['history'] as {
      day: string;
      ruleSet: { instrument: { id: string } };
      rows: { same: boolean; fact: string }[];
    }[];
    expect(changes[0]).toMatchObject({ day: '1992-11-10', kind: 'begins' });
    const terminal = changes.find(({ ruleSet }) => ruleSet.instrument.id === 'au-act/ni2019-689');
    expect(terminal).toMatchObject({ day: '2019-10-26', against: { instrument: { id: 'au-act/gazette-s196-1992' } } });
    expect(terminal?.rows.length).toBeGreaterThan(5);
    expect(changes.flatMap(({ rows }) => rows).every(({ same }) => !same)).toBe(true);
    const values = data?.['factHistory'] as { ruleSet: string }[];
    expect(values.filter(({ ruleSet }) => ruleSet === 'AU-ACT baccarat')).toMatchObject([
      { from: '1992-11-10', to: null, channel: 'table', figures: [{ value: '8 to 1' }] },
      { from: '2019-10-26', to: null, channel: 'terminal', figures: [{ value: '8 to 1' }] },
    ]);
  });

  it('lets an officer record an effect, and refuses what could not be applied', async () => {
    const record = (effect: string) =>
      service.ask(`mutation { recordEffect(effect: { ${effect} }) { id effects { kind day basis reason change } } }`);
    const wrong = await record(
      'instrument: "au-nsw/ltgame-2016", place: "sch-99", kind: begins, day: "2016-07-01", basis: stated',
    );
    expect(wrong.errors?.[0]).toMatchObject({
      message: expect.stringContaining('sch-99') as string,
      extensions: { code: 'BAD_ARGUMENT' },
    });
    const unreasoned = await record(
      'instrument: "au-nsw/ltgame-2016", kind: begins, day: "2016-07-01", basis: assumed',
    );
    expect(unreasoned.errors?.[0]?.message).toMatch(/needs a reason/);
    const right = await record(
      'instrument: "au-nsw/ltgame-2016", kind: begins, day: "2016-06-10", basis: stated, reason: "Published on 10 June."',
    );
    expect(right.errors).toBeUndefined();
    const { data } = await service.ask(`{
      before: ruleSet(jurisdiction: "AU-NSW", game: "baccarat", at: "2016-06-09") { ... on Problem { code } }
      after: ruleSet(jurisdiction: "AU-NSW", game: "baccarat", at: "2016-06-10") { ... on RuleSet { inForce { from basis reason } } }
    }`);
    expect(data).toEqual({
      before: { code: 'NOT_IN_FORCE' },
      after: { inForce: { from: '2016-06-10', basis: 'stated', reason: 'Published on 10 June.' } },
    });
  });
});
