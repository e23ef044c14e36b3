import type { DataSource } from 'typeorm';
import { UploadEntity } from '../entities/upload.entity';
import { logChange } from './change-log';

/** A file that was uploaded, as what it was to be read, and whether it has been published since. */
export interface StoredUpload {
  readonly id: string;
  /** Its entry in the log. */
  readonly change: number;
  readonly fileName: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly by: string;
  readonly at: Date;
  readonly instrument: string;
  /** How its name was come to: by a person, its bytes, its file's name or nothing. */
  readonly namedBy: 'person' | 'bytes' | 'file' | 'nothing';
  readonly compilation: string;
  /** The entry of the text of these very bytes: the one published from it, or one that held them already and still does. */
  readonly published: number | null;
}

export type NewUpload = Pick<
  StoredUpload,
  'id' | 'fileName' | 'sha256' | 'bytes' | 'instrument' | 'namedBy' | 'compilation'
>;

/** What the file was to be read as stands in the log alone. */
export async function addUpload(dataSource: DataSource, upload: NewUpload, who: string): Promise<void> {
  const { id, fileName, sha256, bytes, instrument, namedBy, compilation } = upload;
  await dataSource.transaction(async (manager) => {
    const change = await logChange(manager, {
      who,
      action: 'upload-file',
      subject: id,
      detail: { fileName, sha256, bytes, instrument, namedBy, compilation },
    });
    await manager.insert(UploadEntity, { id, change, fileName, sha256, bytes, uploader: who });
  });
}

/** The newest first, up to a change. */
export async function uploadIds(dataSource: DataSource, change: number): Promise<readonly string[]> {
  const rows = await dataSource.query<{ id: string }[]>(
    'SELECT id FROM upload WHERE change <= $1 ORDER BY change DESC',
    [change],
  );
  return rows.map(({ id }) => id);
}

/** Of an upload that an earlier release took in: only what it was called where nobody had named it tells. */
const NAMED_BY = `coalesce(log.detail::json->>'namedBy',
  CASE WHEN log.detail::json->>'instrument' LIKE 'zz/%' THEN 'nothing' ELSE 'person' END)`;

/** In the order of their ids as given; one that is not known is left out. */
export async function uploadsOf(dataSource: DataSource, ids: readonly string[]): Promise<readonly StoredUpload[]> {
  if (ids.length === 0) return [];
  const rows = await dataSource.query<StoredUpload[]>(
    `SELECT asked.*, (
       SELECT max(edition.change) FROM edition
       WHERE edition.kind = 'text' AND edition.instrument_id = asked.instrument
         AND edition.compilation = asked.compilation AND edition.sha256 = asked.sha256
         AND (edition.change > asked.change OR NOT EXISTS (
           SELECT 1 FROM edition AS newer
           WHERE newer.kind = 'text' AND newer.instrument_id = asked.instrument
             AND newer.compilation = asked.compilation AND newer.id > edition.id))) AS published
     FROM (
       SELECT upload.id, upload.change, upload.file_name AS "fileName", upload.sha256, upload.bytes,
         upload.uploader AS by, upload.at, log.detail::json->>'instrument' AS instrument,
         ${NAMED_BY} AS "namedBy",
         log.detail::json->>'compilation' AS compilation
       FROM upload JOIN change_log AS log ON log.seq = upload.change WHERE upload.id = ANY($1)) AS asked`,
    [ids],
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
