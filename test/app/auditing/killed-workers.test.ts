import { TestDesk } from '../../support/auditing/desk';
import { workWhileKilling } from '../../support/auditing/killing';
import { mixedRounds, ndjson } from '../../support/auditing/rounds';

describe('workers that are killed at any moment', () => {
  let desk: TestDesk;
  beforeAll(async () => {
    desk = await TestDesk.open();
  });
  afterAll(() => desk.close());

  it('lose nothing and repeat nothing: the audit ends with the findings of an undisturbed run', async () => {
    const file = desk.file('day.ndjson', ndjson(mixedRounds(2_000, 20)));
    const undisturbed = await desk.begin(file);
    await desk.work(undisturbed);
    await desk.rest();
    const disturbed = await desk.begin(file);
    const { dataSource } = desk.database;
    const killed = await workWhileKilling({
      ...{ dataSource, databaseUrl: desk.place.url, audit: disturbed, kills: 4, workers: 2, seed: 7 },
      longestMilliseconds: 60,
    });
    expect(killed).toBeGreaterThan(0);
    const [one, other] = [await desk.audit(undisturbed), await desk.audit(disturbed)];
    expect(other).toMatchObject({ state: 'finished', digest: one.digest, result: one.result });
    const [stored] = await dataSource.query<{ count: number }[]>(
      'SELECT count(*)::integer AS count FROM finding WHERE audit_id = $1',
      [disturbed],
    );
    expect(stored?.count).toBe(one.result?.findings);
  }, 240_000);

  it('say at which lines they died, where no worker gets over them', async () => {
    const { dataSource } = desk.database;
    await desk.rest();
    const audit = await desk.begin(desk.file('deadly.ndjson', ndjson(mixedRounds(60, 20))));
    // As when a worker has died at its first part once more.
    await dataSource.query(`INSERT INTO worker_presence (worker_id, lock) VALUES ('gone', 1)`);
    await dataSource.query(
      `WITH taken AS (UPDATE graphile_worker._private_jobs SET locked_by = 'gone', locked_at = now()
         WHERE payload->>'audit' = $1 AND payload->>'ordinal' = '1' RETURNING id)
       INSERT INTO lost_job (job_id, times) SELECT id, 24 FROM taken`,
      [audit],
    );
    await desk.work(audit);
    expect(await desk.audit(audit)).toMatchObject({
      state: 'failed',
      problem: expect.stringMatching(
        /^What stands from line 1 to line \d+ of .*deadly\.ndjson could not be judged \(25 workers died while they were at it\); house-rules audit retry \w+ /,
      ) as string,
    });
  });
});
