import type { DataSource, EntityManager } from 'typeorm';
import { keptJson } from '../../../../core/auditing/kept-json';
import type { PlacedProblem, ToldFinding, ToldProblem } from '../../../../core/auditing/told-findings';

const ROWS_AT_ONCE = 2_000;

interface Place {
  readonly batch: number;
  readonly line: number;
  readonly place: number;
}

/** Every finding of an audit in the order of its batches, lines and places; a page in memory at a time. */
export async function* findingsOf(manager: EntityManager, audit: string): AsyncGenerator<ToldFinding> {
  let after: Place = { batch: 0, line: 0, place: 0 };
  for (;;) {
    const rows = await manager.query<ToldFinding[]>(
      `SELECT batch_id AS batch, line, place, cause, round_id AS round, rule_set AS "ruleSet", "check", verdict, subject, clauses,
         expected, recorded, missing, message, conflicts, suspect, currency, overpaid::float8 AS overpaid
       FROM finding WHERE audit_id = $1 AND (batch_id, line, place) > ($2, $3, $4)
       ORDER BY batch_id, line, place LIMIT $5`,
      [audit, after.batch, after.line, after.place, ROWS_AT_ONCE],
    );
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_AT_ONCE) return;
    after = last;
  }
}

/** A problem with its file, where the audit is of stored rounds and a line alone says little. */
export const PROBLEM = `batch_id AS batch, line, kind, round_id AS round, message,
  (SELECT batch.file_name FROM batch JOIN audit ON audit.id = audit_id WHERE batch.id = audit_problem.batch_id AND audit.batch_id IS NULL) AS file`;

export async function* problemsOf(manager: EntityManager, audit: string): AsyncGenerator<PlacedProblem> {
  let after = { batch: 0, line: 0, kind: '' };
  for (;;) {
    const rows = await manager.query<PlacedProblem[]>(
      `SELECT ${PROBLEM} FROM audit_problem
       WHERE audit_id = $1 AND (batch_id, line, kind COLLATE "C") > ($2, $3, $4)
       ORDER BY batch_id, line, kind COLLATE "C" LIMIT $5`,
      [audit, after.batch, after.line, after.kind, ROWS_AT_ONCE],
    );
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_AT_ONCE) return;
    after = last;
  }
}

/** Of each of some audits the lines with a problem that come after a place, so many of them. */
export const problemPages = (
  dataSource: DataSource,
  audits: readonly string[],
  after: Pick<ToldProblem, 'batch' | 'line' | 'kind'> | undefined,
  most: number,
): Promise<readonly (PlacedProblem & { readonly audit: string })[]> =>
  dataSource.query<(PlacedProblem & { audit: string })[]>(
    `SELECT page.* FROM unnest($1::text[]) AS asked (id) CROSS JOIN LATERAL (
       SELECT audit_id AS audit, ${PROBLEM} FROM audit_problem
       WHERE audit_id = asked.id AND (batch_id, line, kind COLLATE "C") > ($2, $3, $4)
       ORDER BY batch_id, line, kind COLLATE "C" LIMIT $5) AS page`,
    [audits, after?.batch ?? 0, after?.line ?? 0, after?.kind ?? '', most],
  );

export interface AuditedChunk {
  readonly batch: number;
  readonly ordinal: number;
  readonly month: string;
  readonly sha256: string;
  readonly rounds: number;
}

/** The chunks an audit is made of, in their order. */
export const chunksOfAudit = (manager: EntityManager, audit: string): Promise<readonly AuditedChunk[]> =>
  manager.query<AuditedChunk[]>(
    `SELECT chunk.batch_id AS batch, chunk.ordinal, to_char(chunk.month, 'YYYY-MM-DD') AS month, round_chunk.sha256, round_chunk.rounds
     FROM audit_chunk AS chunk
     JOIN round_chunk ON round_chunk.month = chunk.month AND round_chunk.batch_id = chunk.batch_id AND round_chunk.ordinal = chunk.ordinal
     WHERE chunk.audit_id = $1 ORDER BY chunk.batch_id, chunk.ordinal`,
    [audit],
  );

export async function idsOf(manager: EntityManager, audit: string, { batch, ordinal }: AuditedChunk): Promise<Buffer> {
  const [row] = await manager.query<{ ids: Buffer | null }[]>(
    'SELECT ids FROM audit_chunk WHERE audit_id = $1 AND batch_id = $2 AND ordinal = $3',
    [audit, batch, ordinal],
  );
  return row?.ids ?? Buffer.alloc(0);
}

export async function bodyOf(manager: EntityManager, { batch, ordinal, month }: AuditedChunk): Promise<Buffer> {
  const [row] = await manager.query<{ body: Buffer }[]>(
    'SELECT body FROM round_chunk WHERE month = $1 AND batch_id = $2 AND ordinal = $3',
    [month, batch, ordinal],
  );
  if (!row) throw new Error(`Chunk ${String(ordinal)} of batch ${String(batch)} is not stored any more.`);
  return row.body;
}

export const addProblems = (
  manager: EntityManager,
  audit: string,
  problems: readonly ToldProblem[],
): Promise<unknown> =>
  manager.query(
    `INSERT INTO audit_problem (audit_id, batch_id, line, kind, round_id, message)
     SELECT $1, batch, line, kind, round, message
     FROM jsonb_to_recordset($2) AS row (batch integer, line integer, kind text, round text, message text) ON CONFLICT DO NOTHING`,
    [audit, keptJson(problems)],
  );
