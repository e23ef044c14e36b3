import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { UploadsTended } from '../../src/app/auditing/uploads-tended';
import { UploadFolder } from '../../src/io/files/uploads';
import type { Database } from '../../src/io/postgres/database';
import { poolBeside } from '../../src/io/postgres/pool';
import { haltReadersAt, padded } from '../support/auditing/halted';
import { mixedRounds } from '../support/auditing/rounds';
import { createLoadedDatabase, type TestDatabase } from '../support/database';
import { dataFolder, serve } from '../support/served';
import { halfUpload } from '../support/half-upload';
import { startTestService, type GraphqlAnswer, type TestService } from '../support/service';

const rounds = mixedRounds(160, 10);

describe('an upload of rounds that a service was reading when it was killed', () => {
  const folder = dataFolder();
  const uploads = join(folder.path, 'uploads');
  let place: TestDatabase;
  let database: Database;
  let service: TestService;
  beforeAll(async () => {
    place = await createLoadedDatabase();
    database = await place.open();
  });
  afterAll(async () => {
    await service.stop();
    await database.close();
    await place.drop();
    folder.remove();
  });

  async function upload(url: string, content: string): Promise<string> {
    const body = new FormData();
    const query = 'mutation ($file: Upload) { startAudit(file: $file) { id } }';
    body.append('operations', JSON.stringify({ query, variables: { file: null } }));
    body.append('map', '{"0":["variables.file"]}');
    body.append('0', new File([content], 'day.ndjson'));
    const headers = { 'apollo-require-preflight': 'yes' };
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
    const { data } = (await response.json()) as GraphqlAnswer;
    return (data?.['startAudit'] as { readonly id: string }).id;
  }

  async function ended(id: string): Promise<unknown> {
    for (;;) {
      const answer = await service.ask('query ($id: ID!) { audit(id: $id) { state digest fileName } }', { id });
      const audit = answer.data?.['audit'] as { readonly state: string };
      if (!['receiving', 'running'].includes(audit.state)) return audit;
      await setTimeout(50);
    }
  }

  /** A file in the folder of uploads that was last written so many hours ago. */
  const leftBehind = (name: string, hours: number): void => {
    writeFileSync(join(uploads, name), 'left');
    const then = new Date(Date.now() - hours * 3_600_000);
    utimesSync(join(uploads, name), then, then);
  };

  it('is read on when a service starts, and ends with the findings of an undisturbed run', async () => {
    const pool = poolBeside(database.dataSource, 2);
    const halted = await haltReadersAt(pool, 3);
    const killed = await serve({ DATA_DIR: folder.path, PORT: '0', DATABASE_URL: place.url });
    const interrupted = await upload(killed.url, padded(rounds, 100_000));
    await halted.reached();
    await killed.stop('SIGKILL');
    await halted.letGo();
    await pool.end();
    expect(readdirSync(uploads)).toEqual([expect.stringMatching(/^[0-9a-f]{16}\.rounds$/)]);
    leftBehind('0000000000000000.part', 25);
    leftBehind('0000000000000001.part', 23);
    leftBehind('0000000000000002.rounds', 25);
    leftBehind('0000000000000003.rounds', 23);
    leftBehind('0000000000000004', 25);

    service = await startTestService({ database: place, dataDir: folder.path });
    const undisturbed = await ended(await upload(service.url, padded(rounds, 100_001)));
    expect(undisturbed).toMatchObject({ state: 'finished', digest: expect.stringMatching(/^\w{64}$/) as string });
    expect(await ended(interrupted)).toEqual(undisturbed);
    // What is still being sent or read, and texts, which are published later, stay.
    expect(readdirSync(uploads).sort()).toEqual([
      '0000000000000001.part',
      '0000000000000003.rounds',
      '0000000000000004',
    ]);
  });

  it('is kept when its audit is cancelled meanwhile, so that the audit can be taken up again', async () => {
    const pool = poolBeside(database.dataSource, 2);
    const halted = await haltReadersAt(pool, 3);
    const id = await upload(service.url, padded(rounds, 150_000));
    await halted.reached();
    // It comes next, after the part that is being stored.
    const cancelled = service.ask('mutation ($id: ID!) { cancelAudit(id: $id) { state } }', { id });
    await setTimeout(500);
    await halted.letGo();
    expect((await cancelled).data).toEqual({ cancelAudit: { state: 'cancelled' } });
    await pool.end();
    for (let state: string | undefined; state !== 'interrupted';) {
      await setTimeout(20);
      const [row] = await database.dataSource.query<{ state: string }[]>(
        'SELECT batch.state FROM batch JOIN audit ON audit.batch_id = batch.id WHERE audit.id = $1',
        [id],
      );
      state = row?.state;
    }
    const again = await service.ask('mutation ($id: ID!) { retryAudit(id: $id) { state problem } }', { id });
    expect(again.errors).toBeUndefined();
    expect(await ended(id)).toMatchObject({ state: 'finished', digest: expect.stringMatching(/^\w{64}$/) as string });
  });

  it('whose sender goes away is not read on, and nothing of it stays', async () => {
    const before = readdirSync(uploads);
    const audits = 'SELECT count(*)::integer AS count FROM audit';
    const known = await database.dataSource.query<unknown[]>(audits);
    const sender = halfUpload(service.url);
    while (readdirSync(uploads).length === before.length) await setTimeout(10);
    sender.destroy();
    while (readdirSync(uploads).length > before.length) await setTimeout(10);
    expect(readdirSync(uploads)).toEqual(before);
    expect(await database.dataSource.query<unknown[]>(audits)).toEqual(known);
  });

  it('that is empty is told of by the name it was sent under, and nothing of it stays', async () => {
    const before = readdirSync(uploads);
    const body = new FormData();
    const query = 'mutation ($file: Upload) { startAudit(file: $file) { id } }';
    body.append('operations', JSON.stringify({ query, variables: { file: null } }));
    body.append('map', '{"0":["variables.file"]}');
    body.append('0', new File([], 'day.ndjson'));
    const headers = { 'apollo-require-preflight': 'yes' };
    const answer = (await (
      await fetch(`${service.url}/graphql`, { method: 'POST', headers, body })
    ).json()) as GraphqlAnswer;
    expect(answer.errors?.[0]?.message).toBe('day.ndjson is empty; supply one JSON object on each line.');
    expect(readdirSync(uploads)).toEqual(before);
  });

  it.each([
    ['failed', 'interrupted', 2, true],
    ['failed', 'interrupted', 3, false],
    ['receiving', 'receiving', 0, true],
    ['cancelled', 'interrupted', 1, false],
    ['failed', 'failed', 1, false],
  ])(
    'of an audit that is %s and a file that is %s, begun %i times without coming further: taken up %p',
    async (state, file, readings, isTakenUp) => {
      const { dataSource } = database;
      const [row] = await dataSource.query<{ id: string; liesAt: string }[]>(
        `SELECT audit.id, lies_at AS "liesAt" FROM audit JOIN batch ON batch.id = batch_id ORDER BY change LIMIT 1`,
      );
      const { id = '', liesAt = '' } = row ?? {};
      writeFileSync(liesAt, 'rounds');
      await dataSource.query('UPDATE audit SET state = $2 WHERE id = $1', [id, state]);
      await dataSource.query(
        'UPDATE batch SET state = $2, readings = $3 FROM audit WHERE batch.id = batch_id AND audit.id = $1',
        [id, file, readings],
      );
      const taken: string[] = [];
      const tended = new UploadsTended(dataSource, new UploadFolder(folder.path, 1, 'rounds'), (audit) => {
        taken.push(audit);
        return Promise.resolve();
      });
      await tended.begin();
      await tended.end();
      expect(taken).toEqual(isTakenUp ? [id] : []);
    },
  );
});
