import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import type { Manifest } from '../../io/files/backup/contents';
import { newerBackup, readBackup } from '../../io/files/backup/read-backup';
import { RestoredUploads } from '../../io/files/backup/restored-uploads';
import { uploadFolderIn } from '../../io/files/uploads';
import { copyIn, tablesHeld } from '../../io/postgres/copying/copy-in';
import { holdMigrations, migrateTo, openAsItIs, ownMigrations, type DatabasePlace } from '../../io/postgres/database';
import { inOneTransaction } from '../../io/postgres/one-transaction';
import { moveFiles } from '../../io/postgres/store/audits/interrupted-batches';
import { makeMonth } from '../../io/postgres/store/audits/months';
import { verifyStore, type VerifiedStore } from '../verify-store';
import { askForWaiting } from './ask-for-waiting';
import type { OnBytes } from './back-up';
import { altered, asRefusal, held, unlike } from './refusals';

export interface RestoreRequest {
  readonly file: string;
  /** A hash of an entry of the log that was noted elsewhere. */
  readonly noted: string | undefined;
  /** Whether what somebody altered before the backup was made is restored as it is. */
  readonly acceptAltered: boolean;
}

export interface Restored extends VerifiedStore {
  readonly file: string;
  readonly version: string;
  readonly madeAt: string;
  /** Rows of each table. */
  readonly tables: Readonly<Record<string, number>>;
  readonly uploads: number;
  /** Audits that workers take up again. */
  readonly takenUp: readonly string[];
}

/** Puts a backup where nothing is yet: all of it, verified, or nothing. The file is read twice, first to see that it is whole. */
export async function restore(place: DatabasePlace, request: RestoreRequest, onBytes: OnBytes): Promise<Restored> {
  await lookThrough(request.file, onBytes);
  const uploads = new RestoredUploads(uploadFolderIn(place.dataDir));
  const takeBack = whatIsMade(place);
  try {
    const database = await openAsItIs(place);
    const { dataSource } = database;
    try {
      return await inOneTransaction(dataSource, (client) => load(dataSource, client, request, uploads, onBytes));
    } finally {
      await database.close();
    }
  } catch (error) {
    await uploads.remove();
    await takeBack();
    throw asRefusal(request.file, error);
  }
}

const lookThrough = (file: string, onBytes: OnBytes): Promise<unknown> =>
  readBackup(file, {
    onAbout: ({ migrations, version }) => {
      const own = ownMigrations();
      if (!migrations.every((name) => own.includes(name))) throw newerBackup(file, version);
      return Promise.resolve();
    },
    onContent: async (_, name, pieces) => {
      for await (const piece of pieces) onBytes(piece.length, `${name}, looked at`);
    },
  });

/** How to take back the folders that opening the database will make. */
function whatIsMade({ databaseUrl, dataDir }: DatabasePlace): () => Promise<void> {
  const made = [dataDir, join(dataDir, 'postgres')].find((folder) => !existsSync(folder));
  return async () => {
    if (databaseUrl !== undefined || made === undefined) return;
    // Whoever has come meanwhile and uses it too keeps it.
    if (!existsSync(join(dataDir, 'postgres', 'data', 'postmaster.pid')))
      await rm(made, { recursive: true, force: true });
  };
}

async function load(
  dataSource: DataSource,
  client: PoolClient,
  { file, noted, acceptAltered }: RestoreRequest,
  uploads: RestoredUploads,
  onBytes: OnBytes,
): Promise<Restored> {
  await client.query('SET LOCAL statement_timeout = 0');
  await holdMigrations(client);
  const [present] = await tablesHeld(client);
  if (present !== undefined) throw held(present);
  const rows: Record<string, number> = {};
  const { about, manifest } = await readBackup(file, {
    onAbout: async ({ migrations, months }) => {
      await migrateTo(dataSource, migrations);
      for (const month of months) await makeMonth(dataSource.manager, month);
    },
    onContent: async (kind, name, pieces, { tables }) => {
      const counted = passed(pieces, name, onBytes);
      if (kind === 'uploads') return uploads.write(name, counted);
      const table = tables.find((one) => one.name === name);
      if (table === undefined) throw unlike(file, `it says nothing of the columns of ${name}`);
      rows[name] = await copyIn(client, table, counted);
    },
  });
  for (const [name, { rows: then }] of Object.entries(manifest.tables))
    if (rows[name] !== then) throw unlike(file, `${String(rows[name])} of ${String(then)} rows of ${name} came in`);
  await moveFiles(dataSource.manager, about.uploadFolder, uploads.folder);
  await migrateTo(dataSource, ownMigrations());
  await client.query('ANALYZE');
  const verified = await verifyStore(dataSource, { noted, seals: true });
  const faults = [...verified.faults, ...headFaults(verified, manifest)];
  if (faults.length > 0 && !acceptAltered) throw altered(file, faults);
  const takenUp = await askForWaiting(dataSource);
  const { version, madeAt } = about;
  return { file, version, madeAt, tables: rows, uploads: uploads.count, takenUp, ...verified, faults };
}

const headFaults = ({ entries, head }: VerifiedStore, { log }: Manifest): readonly string[] =>
  entries === log.entries && head === log.head
    ? []
    : [
        `The log ends with entry ${String(entries)}, hash ${head}, and the backup tells of ${String(log.entries)}, hash ${log.head}.`,
      ];

async function* passed(pieces: AsyncIterable<Buffer>, what: string, onBytes: OnBytes): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    onBytes(piece.length, what);
    yield piece;
  }
}
