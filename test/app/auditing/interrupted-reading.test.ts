import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { cancelAudit } from '../../../src/app/auditing/manage-audit';
import { readInto } from '../../../src/app/auditing/read-into';
import { retainRounds } from '../../../src/app/auditing/retain-rounds';
import { auditFile } from '../../../src/app/auditing/start-audit';
import { inputFrom, type RoundInput } from '../../../src/io/files/rounds/round-bytes';
import { TestDesk } from '../../support/auditing/desk';
import { padded } from '../../support/auditing/halted';
import { mixedRounds } from '../../support/auditing/rounds';

const rounds = mixedRounds(120, 10);
const text = padded(rounds, 18_000);
const HALF = 1_300_000;

/** A file of which half can be read, and the rest when it is let go. */
function halting(file: string): { readonly input: RoundInput; readonly letGo: () => void } {
  let letGo = (): void => undefined;
  const waited = new Promise<void>((resolve) => (letGo = resolve));
  const whole = inputFrom(file);
  const open = async function* (): AsyncGenerator<Buffer> {
    let read = 0;
    for await (const piece of whole.open()) {
      if (read >= HALF) await waited;
      read += piece.length;
      yield piece;
    }
  };
  return { input: { ...whole, open }, letGo };
}

describe('a file whose reader is lost', () => {
  let desk: TestDesk;
  let files = 0;
  let digest: string;
  beforeAll(async () => {
    desk = await TestDesk.open();
    digest = (await finished(await desk.begin(aFile()))).digest ?? '';
  });
  afterAll(() => desk.close());

  const aFile = (content = text): string => {
    files += 1;
    // A space more each time, or the file would be known already.
    return desk.file(`day-${String(files)}.ndjson`, `${content}${' '.repeat(files)}`);
  };
  const rows = async <Row>(sql: string, values: readonly unknown[]): Promise<readonly Row[]> =>
    desk.database.dataSource.query<Row[]>(sql, [...values]);
  const partsOf = (audit: string) =>
    rows<{ ordinal: number; sha256: string }>(
      `SELECT ordinal, round_chunk.sha256 FROM round_chunk JOIN audit ON audit.batch_id = round_chunk.batch_id
       WHERE audit.id = $1 ORDER BY ordinal`,
      [audit],
    );
  const finished = async (audit: string) => {
    await desk.work(audit);
    return desk.audit(audit);
  };

  /** Begins to read a file and loses its reader, as the store sees it, when some parts are stored; the reader itself lives on. */
  async function lost(file: string) {
    const { dataSource } = desk.database;
    const { input, letGo } = halting(file);
    const { audit, toRead } = await auditFile(dataSource, desk.pool, input, undefined, { scope: {} }, 'test');
    if (toRead === undefined) throw new Error('the file is known');
    const reading = readInto(dataSource, toRead, input, { mapping: undefined, letters: 100_000 });
    while ((await partsOf(audit)).length < 2) await setTimeout(10);
    await rows(
      `SELECT pg_terminate_backend(pid) FROM pg_locks JOIN worker_presence ON objid = lock
       WHERE locktype = 'advisory' AND worker_id = 'receive ' || $1`,
      [audit],
    );
    return { audit, zombie: { reading, letGo } };
  }

  it('is told to be so, and read on where its parts end: nothing is stored or judged twice', async () => {
    const { audit, zombie } = await lost(aFile());
    await desk.work(audit);
    expect(await desk.audit(audit)).toMatchObject({
      state: 'failed',
      problem: `Whoever read the file stopped before its end; house-rules audit retry ${audit} reads the rest.`,
    });
    const before = await partsOf(audit);
    await desk.retry(audit);
    expect(await finished(audit)).toMatchObject({ state: 'finished', digest, problem: null });
    const after = await partsOf(audit);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.length).toBeGreaterThan(before.length);
    zombie.letGo();
    await zombie.reading;
    expect(await desk.audit(audit)).toMatchObject({ state: 'finished', digest });
    expect(await partsOf(audit)).toEqual(after);
  });

  it('is read by one at a time, and a reader that was given up does not disturb the one that reads on', async () => {
    await desk.rest();
    const { audit, zombie } = await lost(aFile());
    const [one, two] = await Promise.allSettled([1, 2].map(() => desk.retry(audit)));
    const refused = [one, two].filter((outcome) => outcome?.status === 'rejected');
    expect(refused).toHaveLength(1);
    zombie.letGo();
    await zombie.reading;
    expect(await desk.audit(audit)).toMatchObject({ state: 'running', problem: null });
    expect(await finished(audit)).toMatchObject({ state: 'finished', digest });
  });

  it('is read on from another place, but no other file is taken for it', async () => {
    await desk.rest();
    const file = aFile();
    const { audit, zombie } = await lost(file);
    const same = aFile();
    writeFileSync(join(desk.folder, 'shorter.ndjson'), text.slice(0, -200));
    await expect(desk.retry(audit, join(desk.folder, 'shorter.ndjson'))).rejects.toThrow(
      /shorter\.ndjson is not the file that audit \w+ was begun with: it has \d+ bytes, and that had \d+;/,
    );
    const altered = text.replace('"stake":', '"stakf":') + ' '.repeat(files - 1);
    await desk.retry(audit, desk.file('altered.ndjson', altered));
    expect(await desk.audit(audit)).toMatchObject({
      state: 'failed',
      problem: expect.stringMatching(/altered\.ndjson is not the file that audit \w+ was begun with; /) as string,
    });
    rmSync(file);
    await expect(desk.retry(audit, file)).rejects.toThrow(/there is no such file/);
    writeFileSync(same, `${text}${' '.repeat(files - 1)}`);
    await desk.retry(audit, same);
    expect(await finished(audit)).toMatchObject({ state: 'finished', digest });
    zombie.letGo();
    await zombie.reading;
  });

  it('is read on when its audit was cancelled meanwhile', async () => {
    await desk.rest();
    const { dataSource } = desk.database;
    const { input, letGo } = halting(aFile());
    const { audit, toRead } = await auditFile(dataSource, desk.pool, input, undefined, { scope: {} }, 'test');
    if (toRead === undefined) throw new Error('the file is known');
    const reading = readInto(dataSource, toRead, input, { mapping: undefined, letters: 100_000 });
    while ((await partsOf(audit)).length < 2) await setTimeout(10);
    await cancelAudit(dataSource, audit, 'test');
    letGo();
    await reading;
    expect(await desk.audit(audit)).toMatchObject({ state: 'cancelled' });
    await desk.retry(audit);
    expect(await finished(audit)).toMatchObject({ state: 'finished', digest });
  });

  it('is read no further once its audit is cancelled, though no part of it is whole yet', async () => {
    const { dataSource } = desk.database;
    let read = 0;
    const endless: RoundInput = {
      name: 'endless.ndjson',
      bytes: undefined,
      open: async function* () {
        for (; read < 5_000; read += 1) {
          yield Buffer.from(`${JSON.stringify(rounds[read % rounds.length])}\n`);
          await setTimeout(5);
        }
      },
    };
    const { audit, toRead } = await auditFile(dataSource, desk.pool, endless, undefined, { scope: {} }, 'test');
    if (!toRead) throw new Error('it is read');
    const reading = readInto(dataSource, toRead, endless, { mapping: undefined, letters: 1 << 30 });
    await cancelAudit(dataSource, audit, 'test');
    await reading;
    expect(read).toBeLessThan(4_000);
    expect(await partsOf(audit)).toEqual([]);
  });

  it('is not read on when some of its rounds are no longer kept', async () => {
    await desk.rest();
    const old = padded(
      rounds.map((round) => ({ ...round, playedAt: '2020-12-31T23:59:00+10:00' })),
      18_000,
    );
    const { audit, zombie } = await lost(aFile(old));
    await desk.sweep();
    await retainRounds(desk.database.dataSource, '2021-01-01', 'test');
    await expect(desk.retry(audit)).rejects.toThrow(/are no longer kept; start an audit of its file/);
    zombie.letGo();
    await zombie.reading;
  });
});
