import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import type { About } from '../../src/io/files/backup/contents';
import { readBackup } from '../../src/io/files/backup/read-backup';
import { member, writeBackup } from '../../src/io/files/backup/write-backup';
import { openDatabase, type Database } from '../../src/io/postgres/database';
import { startWorker } from '../../src/app/auditing/worker';
import { watchAudit } from '../../src/app/auditing/audit-progress';
import { RulesService } from '../../src/app/rules-service';
import { TestDesk } from '../support/auditing/desk';
import { mixedRounds, ndjson } from '../support/auditing/rounds';
import { houseRules, type Ran } from '../support/command-line';
import { TINY_TEXT } from '../support/tiny-instrument';

jest.setTimeout(300_000);

const UPLOAD = '0123456789abcdef';
const ROUNDS = `${UPLOAD}.rounds`;

interface MadeBackup {
  readonly tables: Readonly<Record<string, number>>;
  readonly log: { readonly entries: number; readonly head: string };
}

describe('backup and restore', () => {
  let desk: TestDesk;
  let made: MadeBackup;
  let restored: Ran;
  const audits: Record<'sealed' | 'open' | 'waiting' | 'interrupted', string> = {
    ...{ sealed: '', open: '', waiting: '', interrupted: '' },
  };
  const at = (name: string): string => join(desk.folder, name);
  const inSource = (...args: readonly string[]): Ran =>
    houseRules(args, { env: { DATABASE_URL: desk.place.url, DATA_DIR: at('source') } });
  /** With the embedded server of a folder. */
  const inFolder = (folder: string, ...args: readonly string[]): Ran =>
    houseRules(args, { env: { DATABASE_URL: '', DATA_DIR: at(folder) } });
  const answers = (run: typeof inSource): readonly string[] =>
    [
      ['clauses', 'zz/tiny', '--json'],
      ['audit', 'findings', audits.open, '--json'],
      ['audit-log', 'verify', '--json'],
    ].map((args) => run(...args).out);

  beforeAll(async () => {
    desk = await TestDesk.open();
    inSource('keys', 'make', 'Anna', '--role', 'officer');
    inSource('ingest', desk.file('tiny.txt', TINY_TEXT), '--instrument', 'zz/tiny');
    const rounds = mixedRounds(120, 4);
    audits.sealed = await desk.begin(desk.file('first.ndjson', ndjson(rounds.slice(0, 60))));
    audits.open = await desk.begin(desk.file('second.ndjson', ndjson(rounds.slice(60))));
    await desk.work(audits.sealed);
    await desk.work(audits.open);
    await desk.rest();
    const [found] = inSource('audit', 'findings', audits.open, '--json').lines<{ name: string }>();
    inSource('audit', 'mark', found?.name ?? '', '--as', 'confirmed', '--note', 'seen');
    inSource('audit', 'seal', audits.sealed);
    audits.waiting = await desk.begin(desk.file('third.ndjson', ndjson(mixedRounds(40, 4, 9))));
    mkdirSync(at('source/uploads'), { recursive: true });
    writeFileSync(at(`source/uploads/${UPLOAD}`), TINY_TEXT);
    writeFileSync(at(`source/uploads/${ROUNDS}`), ndjson(mixedRounds(2000, 9, 3)));
    writeFileSync(at('source/uploads/fedcba9876543210.part'), 'half');
    audits.interrupted = await desk.begin(at(`source/uploads/${ROUNDS}`));
    await desk.database.dataSource.query(`UPDATE batch SET state = 'receiving' WHERE lies_at = $1`, [
      at(`source/uploads/${ROUNDS}`),
    ]);
    const ran = inSource('backup', at('all.backup'), '--json');
    expect(ran).toMatchObject({ code: 0, err: '' });
    [made] = ran.lines<MadeBackup>() as [MadeBackup];
    restored = inFolder('restored', 'restore', at('all.backup'), '--head', made.log.head);
  });
  afterAll(() => desk.close());

  it('write one file that only its owner reads, with every table that lasts', async () => {
    expect(statSync(at('all.backup')).mode & 0o777).toBe(0o600);
    expect(existsSync(at('all.backup.part'))).toBe(false);
    const held = await desk.database.dataSource.query<{ name: string }[]>(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition`,
    );
    const notKept = held.map(({ name }) => name).filter((name) => !(name in made.tables));
    expect(notKept.sort()).toEqual(['lost_job', 'migrations', 'session']);
    expect(inSource('backup', at('all.backup'))).toMatchObject({
      code: 2,
      err: expect.stringMatching(/all\.backup exists already; name a new file/) as string,
    });
  });

  it('bring the same into an empty data folder: every row, and the answers of the commands', async () => {
    expect(restored.out).toMatch(
      /^Restored [\d,]+ rows of \d+ tables and 2 uploaded files, as they stood at \S+Z\.\n\d+ entries, none altered; .* 1 sealed audit is as it was\.\n$/,
    );
    expect(restored.code).toBe(0);
    expect(restored.err).toContain(audits.waiting);
    expect(readdirSync(at('restored/uploads')).sort()).toEqual([UPLOAD, ROUNDS]);
    expect(readFileSync(at(`restored/uploads/${UPLOAD}`), 'utf8')).toBe(TINY_TEXT);

    const database = await openDatabase({ databaseUrl: undefined, dataDir: at('restored') });
    try {
      for (const table of Object.keys(made.tables).filter((name) => name !== 'batch'))
        expect([table, await digest(database.dataSource, table)]).toEqual([
          table,
          await digest(desk.database.dataSource, table),
        ]);
    } finally {
      await database.close();
    }
    expect(answers((...args) => inFolder('restored', ...args))).toEqual(answers(inSource));
  });

  it('go on with what waited, number new rows after the old ones, and refuse changes as before', async () => {
    const database = await openDatabase({ databaseUrl: undefined, dataDir: at('restored') });
    const { dataSource } = database;
    try {
      const worker = await startWorker(dataSource, new RulesService(dataSource), { threads: 1 });
      try {
        expect(await endOf(database, audits.waiting)).toBe('finished');
      } finally {
        await worker.stop();
      }
      const [moved] = await dataSource.query<{ at: string }[]>(
        `SELECT lies_at AS at FROM batch JOIN audit ON audit.batch_id = batch.id WHERE audit.id = $1`,
        [audits.interrupted],
      );
      expect(moved?.at).toBe(at(`restored/uploads/${ROUNDS}`));
      const [next] = await dataSource.query<{ isNew: boolean }[]>(
        `INSERT INTO batch (file_name, received_by) VALUES ('x', 'test') RETURNING id > (SELECT max(id) FROM batch) AS "isNew"`,
      );
      expect(next?.isNew).toBe(true);
      await expect(dataSource.query('DELETE FROM change_log')).rejects.toThrow('change_log is append-only');
      await expect(dataSource.query('DELETE FROM finding')).rejects.toThrow('is append-only');
      await expect(
        dataSource.query(`UPDATE audit SET started_by = 'x' WHERE id = $1`, [audits.sealed]),
      ).rejects.toThrow('is sealed');
    } finally {
      await database.close();
    }
  });

  it('refuse a target that is not empty, and leave it as it is', () => {
    const sentence = /^The database is not empty \(it has the table \w+\), and a restore overwrites nothing; set/;
    for (const run of [inSource, (...args: readonly string[]) => inFolder('restored', ...args)]) {
      const before = run('keys', 'list').out;
      expect(run('restore', at('all.backup'))).toMatchObject({
        code: 2,
        out: '',
        err: expect.stringMatching(sentence) as string,
      });
      expect(run('keys', 'list').out).toBe(before);
    }
    mkdirSync(at('used/uploads'), { recursive: true });
    writeFileSync(at(`used/uploads/${UPLOAD}`), 'mine');
    expect(inFolder('used', 'restore', at('all.backup')).err).toMatch(/uploads\/0123456789abcdef exists already, and/);
    expect(readFileSync(at(`used/uploads/${UPLOAD}`), 'utf8')).toBe('mine');
    expect(existsSync(at('used/postgres'))).toBe(false);
  });

  it('refuse a file that was damaged or cut off, and leave nothing behind', () => {
    const whole = readFileSync(at('all.backup'));
    const refused = (name: string, content: Uint8Array, sentence: RegExp): void => {
      const ran = inFolder('none', 'restore', desk.file(name, content));
      expect([name, ran.code, ran.out]).toEqual([name, 2, '']);
      expect(ran.err).toMatch(sentence);
      expect(existsSync(at('none'))).toBe(false);
    };
    for (const part of [0.1, 0.5, 0.9, 0.9999]) {
      const flipped = Buffer.from(whole);
      const place = Math.floor(whole.length * part);
      flipped.writeUInt8(flipped.readUInt8(place) ^ 1, place);
      refused(`flipped-${String(part)}`, flipped, /was damaged or cut off \(.+\); nothing was restored, take another/);
      refused(`cut-${String(part)}`, whole.subarray(0, place), /was damaged or cut off \(.+\); nothing was restored/);
    }
    refused('last-byte', whole.subarray(0, -1), /was damaged or cut off/);
    refused('text', Buffer.from('no backup'), /is no backup; name a file that house-rules backup wrote\.\n$/);
    refused('empty', Buffer.alloc(0), /is no backup; name/);
  });

  it('refuse what a newer version made', async () => {
    let about: About | undefined;
    await readBackup(at('all.backup'), {
      onAbout: (told) => Promise.resolve(void (about = told)),
      onContent: () => Promise.resolve(),
    });
    const later = { ...about, version: '9.9.9' };
    for (const [name, first] of [
      ['later-format', { ...later, format: 'house-rules/backup@2' }],
      ['later-migration', { ...later, migrations: [...(about?.migrations ?? []), 'Later1999999999999'] }],
    ] as const) {
      await writeBackup(at(name), pieces(member('about.json', Buffer.from(JSON.stringify(first)))));
      expect(inFolder('none', 'restore', at(name))).toMatchObject({
        code: 2,
        err: `${at(name)} was made by a newer House Rules (9.9.9) than this one; restore it with that version or a later one.\n`,
      });
      expect(existsSync(at('none'))).toBe(false);
    }
  });

  it('load into a database of somebody without further rights', async () => {
    const [url, drop] = await ownDatabase(desk.place.url);
    try {
      const ran = houseRules(['restore', at('all.backup')], { env: { DATABASE_URL: url, DATA_DIR: at('others') } });
      expect([ran.code, ran.out]).toEqual([0, restored.out]);
    } finally {
      await drop();
    }
  });

  it('restore what was altered only when that is asked for, and say so', async () => {
    const { dataSource } = desk.database;
    await dataSource.query('ALTER TABLE change_log DISABLE TRIGGER USER');
    await dataSource.query(`UPDATE change_log SET who = 'nobody' WHERE action = 'make-key'`);
    await dataSource.query('ALTER TABLE change_log ENABLE TRIGGER USER');
    expect(inSource('backup', at('altered.backup')).code).toBe(0);
    const refused = inFolder('none', 'restore', at('altered.backup'));
    expect(refused.code).toBe(2);
    expect(refused.err).toMatch(
      /holds what somebody altered, so nothing was restored; .* --although-altered\. Entry \d+/,
    );
    expect(existsSync(at('none'))).toBe(false);
    const taken = inFolder('altered', 'restore', at('altered.backup'), '--although-altered');
    expect([taken.code, taken.out]).toEqual([1, expect.stringMatching(/ \(make-key .*, by nobody\) was altered/)]);
  });

  it('say that there is nothing to back up', () => {
    expect(inFolder('none', 'backup', at('none.backup'))).toMatchObject({
      code: 2,
      err: `There is nothing to back up in ${at('none')}; set DATA_DIR or DATABASE_URL to what the service uses.\n`,
    });
    expect([existsSync(at('none')), existsSync(at('none.backup'))]).toEqual([false, false]);
  });
});

async function digest(dataSource: DataSource, table: string): Promise<unknown> {
  const [row] = await dataSource.query<unknown[]>(
    `SELECT count(*)::integer AS rows, md5(string_agg(md5(one::text), '' ORDER BY md5(one::text))) AS digest FROM "${table}" AS one`,
  );
  return row;
}

async function endOf({ dataSource }: Database, audit: string): Promise<string | undefined> {
  let last: string | undefined;
  for await (const { state } of watchAudit(dataSource, audit)) {
    last = state;
    if (state === 'failed') break;
  }
  return last;
}

async function* pieces(all: Iterable<Buffer>): AsyncGenerator<Buffer> {
  for (const piece of all) yield await Promise.resolve(piece);
}

/** A database of a role that may do nothing else. */
async function ownDatabase(server: string): Promise<readonly [string, () => Promise<void>]> {
  const name = `hr_plain_${String(process.pid)}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`CREATE ROLE ${name} LOGIN PASSWORD 'plain'`);
  await client.query(`CREATE DATABASE ${name} OWNER ${name} TEMPLATE template0`);
  const url = new URL(server);
  url.username = name;
  url.password = 'plain';
  url.pathname = `/${name}`;
  return [
    url.href,
    async () => {
      await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await client.query(`DROP ROLE ${name}`);
      await client.end();
    },
  ];
}
