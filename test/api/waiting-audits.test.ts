import { isWorkerPresent } from '../../src/app/auditing/waiting-audits';
import { TestDesk } from '../support/auditing/desk';
import { mixedRounds, ndjson } from '../support/auditing/rounds';
import { startTestService, type TestService } from '../support/service';

jest.setTimeout(120_000);

interface Told {
  readonly state: string;
  readonly waitsFor: string | null;
}

/** A store of its own, a service on it, and audits that somebody else leaves to whoever works. */
class Place {
  private constructor(
    readonly desk: TestDesk,
    readonly service: TestService,
  ) {}

  static async open(auditThreads: number): Promise<Place> {
    const desk = await TestDesk.open();
    return new Place(desk, await startTestService({ database: desk.place, auditThreads }));
  }

  /** As `audit start --no-wait` does. */
  begin(name: string): Promise<string> {
    return this.desk.begin(this.desk.file(name, ndjson(mixedRounds(30, 10))));
  }

  async told(audit: string): Promise<Told> {
    const { data } = await this.service.ask('query ($audit: ID!) { audit(id: $audit) { state waitsFor } }', { audit });
    return data?.['audit'] as Told;
  }

  async page(path: string): Promise<string> {
    return (await (await fetch(`${this.service.url}${path}`)).text()).replaceAll(/\s+/g, ' ');
  }

  async close(): Promise<void> {
    await this.service.stop();
    await this.desk.close();
  }
}

describe('an audit that is left to a running service', () => {
  let place: Place;
  beforeAll(async () => {
    place = await Place.open(1);
  });
  afterAll(() => place.close());

  it('is taken up at once, though the service knew of no audit when it began', async () => {
    const audit = await place.begin('first.ndjson');
    await place.desk.over(audit);
    expect(await place.told(audit)).toEqual({ state: 'finished', waitsFor: null });
  });

  it('is taken up after the database broke off every connection', async () => {
    await place.desk.database.dataSource.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    const audit = await place.begin('second.ndjson');
    await place.desk.over(audit);
    expect(await place.told(audit)).toEqual({ state: 'finished', waitsFor: null });
    // Its worker is missed for a moment, and then known again.
    for (let left = 100; left > 0 && !(await isWorkerPresent(place.desk.database.dataSource)); left -= 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await isWorkerPresent(place.desk.database.dataSource)).toBe(true);
  });
});

describe('an audit that nobody works on', () => {
  let place: Place;
  beforeAll(async () => {
    place = await Place.open(0);
  });
  afterAll(() => place.close());

  it('says so over GraphQL and on its page, until a worker runs', async () => {
    const audit = await place.begin('day.ndjson');
    const sentence = expect.stringMatching(/^No worker runs, .*AUDIT_THREADS.*house-rules work\.$/) as string;
    expect(await place.told(audit)).toEqual({ state: 'running', waitsFor: sentence });
    expect(await place.page(`/audits/${audit}`)).toContain('No worker runs, so nothing of it is judged;');
    expect(await place.page('/audits')).toContain('no worker runs');

    await place.desk.work(audit);
    expect(await place.told(audit)).toEqual({ state: 'finished', waitsFor: null });
    expect(await place.page(`/audits/${audit}`)).not.toContain('No worker runs');
    expect(await place.page('/audits')).not.toContain('no worker runs');
  });

  it('says nothing of the kind while a worker is there, and whoever reads a file is none', async () => {
    await place.desk.rest();
    const { dataSource } = place.desk.database;
    expect(await isWorkerPresent(dataSource)).toBe(false);
    const other = await place.desk.begin(place.desk.file('other.ndjson', ndjson(mixedRounds(20, 10))));
    expect((await place.told(other)).waitsFor).not.toBeNull();
  });
});
