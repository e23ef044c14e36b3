import { existsSync } from 'node:fs';
import { open, readdir, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { Failure } from '../../core/failures/failure';
import {
  ABOUT,
  BACKUP_FORMAT,
  keptUploads,
  MANIFEST,
  type About,
  type KeptTable,
  type Manifest,
  type Measured,
} from '../../io/files/backup/contents';
import { member, memberInParts, writeBackup } from '../../io/files/backup/write-backup';
import { uploadFolderIn } from '../../io/files/uploads';
import { atOneMoment, copyOut } from '../../io/postgres/copying/copy-out';
import { describeTable } from '../../io/postgres/copying/kept-tables';
import { openAsItIs, ownMigrations, type DatabasePlace } from '../../io/postgres/database';
import { monthsHeld } from '../../io/postgres/store/audits/months';
import { headOfLog, type LogHead } from '../../io/postgres/store/log-reader';
import { heldMigrations } from '../../io/postgres/store/readiness';
import { productVersion } from '../product-version';

export interface BackedUp extends Measured {
  readonly file: string;
  readonly version: string;
  readonly madeAt: string;
  /** Rows of each table. */
  readonly tables: Readonly<Record<string, number>>;
  readonly uploads: number;
  readonly log: LogHead;
}

/** Told of bytes as they come, and of what. */
export type OnBytes = (bytes: number, what: string) => void;

interface OpenUpload {
  readonly name: string;
  readonly handle: FileHandle;
}

/** Writes all that is kept, as it stands at one moment, into one file, in constant memory. Others may go on with their work. */
export async function backUp(place: DatabasePlace, file: string, onBytes: OnBytes): Promise<BackedUp> {
  if (place.databaseUrl === undefined && !existsSync(join(place.dataDir, 'postgres', 'data')))
    throw nothingHeld(`in ${place.dataDir}`);
  const database = await openAsItIs(place);
  const { dataSource } = database;
  try {
    await refuseOtherRelease(dataSource);
    return await atOneMoment(dataSource, async (client, tables) => {
      // The first question sets the moment; files are held from then on, whoever takes them away.
      const log = await headOfLog(dataSource.manager);
      const uploads = await openUploads(uploadFolderIn(place.dataDir));
      try {
        const about: About = {
          format: BACKUP_FORMAT,
          version: productVersion(),
          madeAt: new Date().toISOString(),
          migrations: [...(await heldMigrations(dataSource))],
          tables: await described(client, tables),
          months: [...(await monthsHeld(dataSource.manager))],
          uploadFolder: uploadFolderIn(place.dataDir),
        };
        const rows: Record<string, number> = {};
        const written = await writeBackup(file, members(client, { about, uploads, log, rows, onBytes }));
        const { version, madeAt } = about;
        return { file, ...written, version, madeAt, tables: rows, uploads: uploads.length, log };
      } finally {
        for (const { handle } of uploads) await handle.close();
      }
    });
  } finally {
    await database.close();
  }
}

async function described(client: PoolClient, tables: readonly string[]): Promise<KeptTable[]> {
  const known: KeptTable[] = [];
  for (const name of tables) known.push(await describeTable(client, name));
  return known;
}

interface Contents {
  readonly about: About;
  readonly uploads: readonly OpenUpload[];
  readonly log: LogHead;
  readonly rows: Record<string, number>;
  readonly onBytes: OnBytes;
}

async function* members(client: PoolClient, { about, uploads, log, rows, onBytes }: Contents): AsyncGenerator<Buffer> {
  const manifest: Manifest = {
    about: yield* member(ABOUT, json(about)),
    tables: {},
    uploads: {},
    log: { ...log },
  };
  for (const table of about.tables) {
    const counted = async function* (): AsyncGenerator<Buffer> {
      rows[table.name] = yield* told(copyOut(client, table), table.name, onBytes);
    };
    const measured = yield* memberInParts(`tables/${table.name}`, counted());
    manifest.tables[table.name] = { ...measured, rows: rows[table.name] ?? 0 };
  }
  for (const { name, handle } of uploads) {
    const content = handle.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>;
    manifest.uploads[name] = yield* memberInParts(`uploads/${name}`, told(content, name, onBytes));
  }
  yield* member(MANIFEST, json(manifest));
}

async function* told<Last>(
  pieces: AsyncIterable<Buffer, Last>,
  what: string,
  onBytes: OnBytes,
): AsyncGenerator<Buffer, Last> {
  const all = pieces[Symbol.asyncIterator]();
  for (;;) {
    const next = await all.next();
    if (next.done === true) return next.value;
    onBytes(next.value.length, what);
    yield next.value;
  }
}

/** One that was taken away a moment ago was read to its end. */
async function openUploads(folder: string): Promise<readonly OpenUpload[]> {
  const opened: OpenUpload[] = [];
  for (const name of keptUploads(await readdir(folder).catch(() => []))) {
    const handle = await open(join(folder, name)).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (handle !== undefined) opened.push({ name, handle });
  }
  return opened;
}

async function refuseOtherRelease(dataSource: DataSource): Promise<void> {
  const held = await heldMigrations(dataSource).catch((): readonly string[] => []);
  if (held.length === 0) throw nothingHeld('in the database');
  const own = ownMigrations();
  if (held.length !== own.length || !own.every((name) => held.includes(name)))
    throw new Failure(
      'DATABASE_UNAVAILABLE',
      'The database belongs to another version of House Rules than this one; make its backup with that version, or start this one first.',
    );
}

const nothingHeld = (where: string): Failure =>
  new Failure(
    'DATABASE_UNAVAILABLE',
    `There is nothing to back up ${where}; set DATA_DIR or DATABASE_URL to what the service uses.`,
  );

const json = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, undefined, 1)}\n`);
