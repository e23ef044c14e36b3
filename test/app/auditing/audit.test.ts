import { RulesService } from '../../../src/app/rules-service';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { verifyLog } from '../../../src/app/audit-log';
import { groupsOf } from '../../../src/app/auditing/ask-findings';
import { reportedAudit } from '../../../src/app/auditing/audit-report';
import { cancelAudit } from '../../../src/app/auditing/manage-audit';
import { moneyAtIssue } from '../../../src/app/auditing/money-at-issue';
import { replayBundle } from '../../../src/app/auditing/replay-bundle';
import { retainRounds } from '../../../src/app/auditing/retain-rounds';
import { sealAudit } from '../../../src/app/auditing/seal-audit';
import { auditStoredRounds } from '../../../src/app/auditing/start-audit';
import { startWorker } from '../../../src/app/auditing/worker';
import { writeBundle } from '../../../src/app/auditing/write-bundle';
import { placedFindings } from '../../../src/core/auditing/told-findings';
import { RoundChecker } from '../../../src/app/check-round';
import { breachKey } from '../../../src/core/replaying/overpaid';
import { LONGEST_NAME } from '../../../src/core/rounds/limits';
import type { RoundRecord } from '../../../src/core/rounds/record';
import { TestDesk } from '../../support/auditing/desk';
import { mixedRounds, ndjson } from '../../support/auditing/rounds';

const COUNT = 900;
const rounds = mixedRounds(COUNT, 12);

describe('an audit', () => {
  let desk: TestDesk;
  let file: string;
  let first: string;
  beforeAll(async () => {
    desk = await TestDesk.open();
    file = desk.file('day.ndjson', ndjson(rounds));
    first = await desk.begin(file);
    await desk.work(first);
  });
  afterAll(() => desk.close());

  it('stores exactly what checking the same rounds finds, and counts the rest', async () => {
    const { book } = await desk.rules.current();
    const checker = new RoundChecker(book);
    const expected = rounds.flatMap((round, index) => {
      const checked = checker.check(round);
      const money = moneyAtIssue(checker, round as unknown as RoundRecord, checked);
      return placedFindings(checked).map(
        ({ place, cause, finding: { check, verdict, subject, clauses, message, ...more } }) => ({
          ...{ batch: 1, line: index + 1, place, cause: cause ?? null, round: checked.round, ruleSet: checked.version },
          ...{ check, verdict, subject, clauses, expected: more.expected ?? null, recorded: more.recorded ?? null },
          ...{ missing: more.missing ?? null, message, conflicts: more.conflicts ?? null },
          ...{ currency: 'AUD', overpaid: money.get(breachKey(check, subject)) ?? null },
        }),
      );
    });
    const [counts, ...told] = await desk.told(first);
    expect(told.map(({ finding }) => finding)).toEqual(expected);
    expect(expected.length).toBeGreaterThanOrEqual(75);
    expect(expected.filter(({ overpaid }) => overpaid !== null).length).toBeGreaterThanOrEqual(10);
    const verdicts = rounds.map((round) => checker.check(round).verdict);
    const of = (verdict: string) => verdicts.filter((one) => one === verdict).length;
    expect(counts?.['audit']).toMatchObject({
      ...{ rounds: COUNT, complies: of('complies'), breaches: of('breaches'), indeterminate: of('indeterminate') },
      ...{ findings: expected.length, problems: 0, outside: 0 },
    });
    expect(counts?.['ruleSets']).toHaveLength(4);
  });

  it('run again gives the same bytes, from the file that was stored and from the same file packed', async () => {
    const copy = desk.file('copy.ndjson', ndjson(rounds));
    const again = await desk.begin(copy);
    await desk.work(again);
    await desk.rest();
    const packed = await desk.begin(desk.file('day.ndjson.gz', gzipSync(ndjson(rounds))));
    await desk.workAs({ threads: 2 }, packed);
    const [one, two, three] = await Promise.all([desk.audit(first), desk.audit(again), desk.audit(packed)]);
    expect([two.digest, three.digest]).toEqual([one.digest, one.digest]);
    expect(two.batchId).toBe(one.batchId);
    const { files } = await reportedAudit(desk.database.dataSource, new RulesService(desk.database.dataSource), again);
    expect([one.fileName, two.fileName, ...files.map(({ name }) => name)]).toEqual([file, copy, copy]);
    expect(three.batchId).not.toBe(one.batchId);
  });

  it('is about what it is restricted to', async () => {
    const audit = await auditStoredRounds(
      desk.database.dataSource,
      { scope: { game: 'roulette', table: 'T1' } },
      'test',
    );
    await desk.work(audit);
    const { result, batchId } = await desk.audit(audit);
    const inside = rounds.filter(({ game }, index) => game === 'roulette' && index % 3 === 1).length;
    // Both batches hold the same rounds: each is judged, and each id of the second is told to be one of the first.
    expect(batchId).toBeNull();
    expect(result).toMatchObject({ rounds: 2 * inside, outside: 2 * (COUNT - inside), problems: inside });
  });

  it('keeps only what some checks find', async () => {
    const all = await desk.told(first);
    const check = all.flatMap(({ finding }) => (finding === undefined ? [] : [String(finding['check'])]))[0] ?? '';
    const audit = await desk.begin(file, { scope: { checks: [check] } });
    await desk.work(audit);
    const told = (await desk.told(audit)).flatMap(({ finding }) => (finding === undefined ? [] : [finding['check']]));
    expect(new Set(told)).toEqual(new Set([check]));
    expect(told).toHaveLength(all.filter(({ finding }) => finding?.['check'] === check).length);
  });

  it('tells lines that are no rounds, ids that stand twice and where a file was cut off', async () => {
    const [one, two] = rounds;
    const text = `${ndjson([one, two])}nonsense\n${ndjson([{ ...two, game: 'snap' }, one])}{"format":"house`;
    const audit = await desk.begin(desk.file('bad.ndjson', text));
    await desk.work(audit);
    const problems = (await desk.told(audit)).flatMap(({ problem }) => problem ?? []);
    expect(problems).toMatchObject([
      { line: 3, kind: 'unreadable', message: expect.stringMatching(/^Not JSON/) as string },
      { line: 4, kind: 'unreadable', message: expect.stringContaining('snap is not known') as string },
      { line: 5, kind: 'duplicate', round: 'baccarat-0', message: expect.stringContaining('line 1 too') as string },
      { line: 6, kind: 'cut-off' },
    ]);
    expect((await desk.audit(audit)).result).toMatchObject({ rounds: 3, problems: 4 });
  });

  it('sets a round apart that never ends or brings its thread down, and judges all others', async () => {
    await desk.rest();
    const some = rounds.slice(0, 40);
    const bad = [
      ...some.slice(0, 10),
      { ...some[10], id: 'endless' },
      ...some.slice(11, 30),
      { ...some[30], id: 'fatal' },
      ...some.slice(31),
    ];
    const audit = await desk.begin(desk.file('poison.ndjson', ndjson(bad)));
    const script = join(__dirname, '..', '..', 'support', 'auditing', 'hanging-thread.cjs');
    await desk.workAs({ threads: 1, roundMilliseconds: 400, script }, audit);
    const problems = (await desk.told(audit)).flatMap(({ problem }) => problem ?? []);
    expect(problems).toMatchObject([
      { line: 11, kind: 'unjudged', message: expect.stringMatching(/took longer than 0\.4 s/) as string },
      { line: 31, kind: 'unjudged', message: expect.stringMatching(/brought its thread down/) as string },
    ]);
    expect((await desk.audit(audit)).result).toMatchObject({ rounds: 38 });
  });

  it('stops when it is cancelled and ends with the same findings when it is taken up again', async () => {
    await desk.rest();
    const audit = await desk.begin(file);
    await cancelAudit(desk.database.dataSource, audit, 'test');
    await desk.work(audit);
    expect(await desk.audit(audit)).toMatchObject({ state: 'cancelled', result: null });
    await desk.retry(audit);
    await desk.work(audit);
    expect(await desk.audit(audit)).toMatchObject({ state: 'finished', digest: (await desk.audit(first)).digest });
    await expect(cancelAudit(desk.database.dataSource, audit, 'test')).rejects.toThrow(
      /is finished; only one that is under way/,
    );
  });

  it('of high priority goes before one that waits', async () => {
    await desk.rest();
    const low = await desk.begin(file, { scope: {}, priority: 'low' });
    const high = await desk.begin(file, { scope: {}, priority: 'high' });
    await desk.workAs({ threads: 1 }, low);
    const [later, sooner] = await Promise.all([desk.audit(low), desk.audit(high)]);
    expect(sooner.finishedAt?.getTime()).toBeLessThan(later.finishedAt?.getTime() ?? 0);
  });

  it('is judged by no other checks than those it began with', async () => {
    const { dataSource } = desk.database;
    await desk.rest();
    const audit = await desk.begin(file);
    const { checksVersion } = await desk.audit(audit);
    const begunWith = (version: string) =>
      dataSource.query('UPDATE audit SET checks_version = $2 WHERE id = $1', [audit, version]);
    await begunWith('0.0.1 sha256:other');
    const refusals = async (): Promise<readonly { readonly why: string }[]> =>
      dataSource.query(
        `SELECT DISTINCT last_error AS why FROM graphile_worker._private_jobs WHERE payload->>'audit' = $1 AND last_error IS NOT NULL`,
        [audit],
      );
    const worker = await startWorker(dataSource, desk.rules, { threads: 1 });
    while ((await refusals()).length === 0) await setTimeout(20);
    await worker.stop();
    expect(await refusals()).toEqual([
      { why: expect.stringMatching(/begun with checks 0\.0\.1 sha256:other, and this worker has/) as string },
    ]);
    await cancelAudit(dataSource, audit, 'test');
    await expect(desk.retry(audit)).rejects.toThrow(/begun with other checks/);
    await begunWith(checksVersion);
    await desk.retry(audit);
    await desk.work(audit);
    expect((await desk.audit(audit)).digest).toBe((await desk.audit(first)).digest);
  });

  describe('that is sealed', () => {
    let bundle: string;
    let seal: string;
    const changed = (alter: (bytes: Buffer) => Buffer): string => {
      const path = join(desk.folder, 'altered.audit');
      writeFileSync(path, gzipSync(alter(gunzipSync(readFileSync(bundle)))));
      return path;
    };
    const replaced = (from: string, to: string) => (bytes: Buffer) =>
      Buffer.from(bytes.toString('latin1').replace(from, to), 'latin1');
    beforeAll(async () => {
      const { dataSource } = desk.database;
      bundle = join(desk.folder, 'first.audit');
      seal = await sealAudit(dataSource, desk.rules, first, 'test');
      await writeBundle(dataSource, desk.rules, first, bundle);
    });

    it('is replayed to the same bytes without a database', async () => {
      const { digest } = await desk.audit(first);
      expect(await replayBundle(bundle, seal)).toMatchObject({
        audit: first,
        seal,
        digest,
        same: true,
        faults: [],
        rounds: COUNT,
      });
      expect(await sealAudit(desk.database.dataSource, desk.rules, first, 'test')).toBe(seal);
    });

    it.each([
      [
        'a stake',
        '"stake":',
        '"stakf":',
        [/^rounds\/000001\.txt was altered/, /^findings\.ndjson, line 1: judged again/],
      ],
      [
        'a finding',
        '"verdict":"breaches"',
        '"verdict":"complies"',
        [/^findings\.ndjson was altered/, /^findings\.ndjson, line \d+: judged again it is .*"breaches"/],
      ],
      ['the manifest', '"startedBy":"test"', '"startedBy":"tess"', [/^manifest\.json was altered/]],
      ['the rules', '"sources":', '"sourcet":', [/^rules\.json was altered/]],
    ])('is told to be tampered with when somebody alters %s', async (_, from, to, sentences) => {
      const replayed = await replayBundle(changed(replaced(from, to))).catch((error: unknown) => ({
        same: false,
        faults: [String(error)],
      }));
      expect(replayed.same).toBe(false);
      for (const sentence of sentences) expect(replayed.faults).toContainEqual(expect.stringMatching(sentence));
    });

    it('is told to be cut off, and to have another seal than the one that was noted', async () => {
      const half = join(desk.folder, 'half.audit');
      const only = (sentence: RegExp) => [expect.stringMatching(sentence) as string];
      for (const bytes of [60_000, 300]) {
        writeFileSync(half, readFileSync(bundle).subarray(0, bytes));
        expect((await replayBundle(half)).faults).toEqual(only(/was damaged or cut off/));
      }
      const withoutRules = changed((bytes) => {
        const at = bytes.indexOf('rules.json\0');
        return Buffer.concat([bytes.subarray(0, at), bytes.subarray(bytes.indexOf('rounds/000001.txt\0'))]);
      });
      expect((await replayBundle(withoutRules)).faults).toEqual(only(/^rules\.json is missing/));
      expect((await replayBundle(bundle, 'f00d')).faults).toEqual([
        `The bundle has the seal ${seal}, and not the one that was noted.`,
      ]);
    });

    it('keeps its rounds when old ones are dropped; others go, and the log tells of it', async () => {
      const { dataSource } = desk.database;
      const old = ndjson(rounds.slice(0, 8).map((round) => ({ ...round, playedAt: '2024-12-31T23:59:00+10:00' })));
      const audit = await desk.begin(desk.file('old.ndjson', old));
      await desk.work(audit);
      const trial = await retainRounds(dataSource, '2090-01-15', 'test', true);
      const retained = await retainRounds(dataSource, '2090-01-15', 'test');
      expect(retained).toEqual(trial);
      expect(retained.before).toBe('2090-01-01');
      expect(retained.dropped).toMatchObject([{ month: '2024-12-01', rounds: 8 }]);
      expect(retained.kept).toMatchObject([{ audits: [first] }]);
      expect(retained.audits).toEqual([audit]);
      expect((await desk.audit(audit)).problem).toBe(
        'Its rounds of 2024-12 and what was found in them are no longer kept.',
      );
      // What is left of it would replay to something else than it found.
      await expect(sealAudit(dataSource, desk.rules, audit, 'test')).rejects.toThrow(
        /cannot be sealed: some of its rounds are no longer kept/,
      );
      expect(await desk.audit(audit)).toMatchObject({ seal: null });
      expect((await replayBundle(bundle)).same).toBe(true);
      expect((await verifyLog(dataSource)).faults).toEqual([]);
    });
  });

  it('is not stopped by names that the store cannot hold as they are, and is replayed to the same bytes', async () => {
    const { dataSource } = desk.database;
    const breach = rounds.find(({ id }) => id === 'blackjack-11');
    const long = Array.from({ length: LONGEST_NAME }, (_, index) => String.fromCodePoint(0x20000 + index * 919)).join(
      '',
    );
    const named = [
      ...['a\0b', 'a\\u0000b', 'a\ud800b', long].flatMap((name) => [
        { ...breach, id: name, venue: name, table: { ...(breach?.['table'] as object), id: name } },
        { ...breach, id: name, game: name },
      ]),
      { ...breach, id: 'twice\0' },
      { ...breach, id: 'twice\0' },
      { ...breach, id: `${long}1` },
    ];
    const audit = await desk.begin(desk.file('names.ndjson', ndjson(named)));
    await desk.work(audit);
    expect(await desk.audit(audit)).toMatchObject({
      state: 'finished',
      result: { rounds: 6, breaches: 6, problems: 6 },
    });
    const byTable = (await groupsOf(dataSource, [audit], 'table', { table: long })).get(audit);
    expect(byTable).toMatchObject({ all: 1, groups: [{ rounds: 1, breaches: 1 }] });
    const path = join(desk.folder, 'names.audit');
    await sealAudit(dataSource, desk.rules, audit, 'test');
    await writeBundle(dataSource, desk.rules, audit, path);
    expect(await replayBundle(path)).toMatchObject({ same: true, faults: [] });
  });
});
