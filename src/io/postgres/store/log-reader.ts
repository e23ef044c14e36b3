import type { DataSource, EntityManager } from 'typeorm';
import type { ChangeAction } from './change-log';

/** An entry of the change log as it stands there; `detail` is the text whose bytes were hashed. */
export interface LogEntry {
  readonly seq: number;
  readonly at: Date;
  readonly who: string;
  readonly action: string;
  readonly subject: string;
  readonly detail: string;
  readonly previous: string;
  readonly hash: string;
}

export interface LogFilter {
  readonly since?: Date | undefined;
  readonly action?: ChangeAction | undefined;
  readonly subject?: string | undefined;
}

const COLUMNS = 'seq, at, who, action, subject, detail, previous, hash';
const MATCHES =
  '($1::timestamptz IS NULL OR at >= $1) AND ($2::text IS NULL OR action = $2) AND ($3::text IS NULL OR subject = $3)';
const valuesOf = ({ since, action, subject }: LogFilter): unknown[] => [since ?? null, action ?? null, subject ?? null];

/** A page of entries in the order in which they were made, beginning after one of them. */
export const entriesAfter = (
  manager: EntityManager,
  filter: LogFilter,
  after: number,
  most: number,
): Promise<readonly LogEntry[]> =>
  manager.query<LogEntry[]>(`SELECT ${COLUMNS} FROM change_log WHERE ${MATCHES} AND seq > $4 ORDER BY seq LIMIT $5`, [
    ...valuesOf(filter),
    after,
    most,
  ]);

/** A page of entries, the newest first, beginning before one of them; entries made meanwhile do not move it. */
export const entriesBefore = (
  dataSource: DataSource,
  filter: LogFilter,
  before: number | undefined,
  most: number,
): Promise<readonly LogEntry[]> =>
  dataSource.query<LogEntry[]>(
    `SELECT ${COLUMNS} FROM change_log WHERE ${MATCHES} AND ($4::integer IS NULL OR seq < $4) ORDER BY seq DESC LIMIT $5`,
    [...valuesOf(filter), before ?? null, most],
  );

export async function countEntries(dataSource: DataSource, filter: LogFilter): Promise<number> {
  const [row] = await dataSource.query<{ count: number }[]>(
    `SELECT count(*)::integer AS count FROM change_log WHERE ${MATCHES}`,
    valuesOf(filter),
  );
  return row?.count ?? 0;
}

/** A row that exists because of a change, with what the change's entry may say of it too. */
export interface LoggedRow {
  readonly table: string;
  readonly name: string;
  readonly change: number;
  /** What the entry is about and whose it is; null where the row does not tell. */
  readonly subject: string | null;
  readonly who: string | null;
  readonly values: Readonly<Record<string, unknown>>;
}

/** For each table whose rows name their change: what to call a row, whom and what its entry is about, and what both of them state. */
const LOGGED = {
  edition: {
    name: 'id',
    subject: `instrument_id || CASE compilation WHEN '' THEN '' ELSE '@' || compilation END`,
    who: 'NULL',
    values: `'sha256', sha256`,
  },
  effect: {
    name: 'id',
    subject: 'NULL',
    who: 'NULL',
    values: `'instrument', instrument, 'compilation', compilation, 'place', place, 'kind', kind, 'day', day, 'basis', basis, 'reason', reason, 'by', stated_by`,
  },
  link_review: {
    name: 'id',
    subject: 'clause',
    who: 'reviewer',
    values: `'fact', fact, 'decision', decision, 'meaning', meaning, 'note', note`,
  },
  api_key: {
    name: 'id',
    subject: 'id',
    who: 'NULL',
    values: `'name', name, 'role', role, 'fingerprint', encode(sha256(convert_to(secret_hash, 'UTF8')), 'hex'), 'expires', to_char(expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  },
  api_key_revocation: { name: 'key_id', subject: 'key_id', who: 'NULL', values: '' },
  upload: {
    name: 'id',
    subject: 'id',
    who: 'uploader',
    values: `'fileName', file_name, 'sha256', sha256, 'bytes', bytes`,
  },
  audit: {
    name: 'id',
    subject: 'id',
    who: 'started_by',
    values: `'batch', batch_id, 'scope', scope, 'rulesChange', rules_change, 'checksVersion', checks_version`,
  },
  audit_cancellation: { name: 'id', subject: 'audit_id', who: 'cancelled_by', values: '' },
  audit_seal: {
    name: 'audit_id',
    subject: 'audit_id',
    who: 'sealed_by',
    values: `'digest', digest, 'manifest', encode(sha256(convert_to(manifest, 'UTF8')), 'hex')`,
  },
  retention: {
    name: 'id',
    subject: `to_char(before, 'YYYY-MM-DD')`,
    who: 'retained_by',
    values: `'dropped', dropped, 'kept', kept`,
  },
  finding_mark: {
    name: 'id',
    subject: `concat_ws('-', audit_id, batch_id, line, place)`,
    who: 'marked_by',
    values: `'mark', mark, 'note', note`,
  },
} as const;

export type LoggedTable = keyof typeof LOGGED;

export const loggedRows = (manager: EntityManager): Promise<readonly LoggedRow[]> =>
  manager.query<LoggedRow[]>(
    Object.entries(LOGGED)
      .map(
        ([table, { name, subject, who, values }]) =>
          `SELECT '${table}' AS "table", ${name}::text AS name, change, (${subject})::text AS subject, ${who}::text AS who, jsonb_build_object(${values}) AS "values" FROM ${table}`,
      )
      .join('\nUNION ALL\n') + '\nORDER BY change, "table", name',
  );

export interface LogHead {
  readonly entries: number;
  /** The hash of the last entry; empty where there is none. */
  readonly head: string;
}

export async function headOfLog(manager: EntityManager): Promise<LogHead> {
  const [row] = await manager.query<LogHead[]>(
    `SELECT count(*)::integer AS entries, coalesce((SELECT hash FROM change_log ORDER BY seq DESC LIMIT 1), '') AS head FROM change_log`,
  );
  return row ?? { entries: 0, head: '' };
}
