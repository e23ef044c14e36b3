import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { rowsInTurn } from '../rows-in-turn';

const instant = (column: string): string => `${column} AT TIME ZONE 'UTC'`;

/** All that is shown of an audit and is neither in its manifest nor in its canonical list, table by table in the order of its rows. */
const FIGURES: readonly string[] = [
  `SELECT json_build_array('audit', batch_id, file_name, ${instant('started_at')}, ${instant('finished_at')}, problem, priority)::text AS row
   FROM audit WHERE id = $1`,
  `SELECT json_build_array('part', batch_id, ordinal, month, state, rounds, complies, breaches, indeterminate, outside, problems, findings, suspect,
     examined, rule_sets, encode(sha256(ids), 'hex'), hours, first_line, last_line)::text AS row
   FROM audit_chunk WHERE audit_id = $1 ORDER BY batch_id, ordinal`,
  `SELECT json_build_array('finding', batch_id, line, place, month, local_time, ${instant('played_at')}, venue, table_id, game)::text AS row
   FROM finding WHERE audit_id = $1 ORDER BY batch_id, line, place`,
  `SELECT json_build_array('hour', place, hour, venue, table_id, game, rounds, breaches, indeterminate)::text AS row
   FROM audit_hour WHERE audit_id = $1 ORDER BY place`,
  `SELECT json_build_array('group', "grouping", place, key, venue, findings, breaches, indeterminate, rounds, money)::text AS row
   FROM finding_group WHERE audit_id = $1 ORDER BY "grouping" COLLATE "C", place`,
  `SELECT json_build_array('foremost', "check", rank, batch_id, line, place)::text AS row
   FROM foremost_finding WHERE audit_id = $1 ORDER BY "check" COLLATE "C", rank`,
  `SELECT json_build_array('latest', clause, ${instant('played_at')}, batch_id, line, place, month)::text AS row
   FROM clause_breach WHERE audit_id = $1 ORDER BY batch_id, line, place, clause COLLATE "C"`,
];

/** SHA-256 of where and when findings were, of what was counted, and of the parts that were judged; within a transaction. */
export async function figuresDigest(manager: EntityManager, audit: string): Promise<string> {
  const hash = createHash('sha256');
  for (const sql of FIGURES)
    for await (const { row } of rowsInTurn<{ readonly row: string }>(manager, sql, [audit])) hash.update(`${row}\n`);
  return hash.digest('hex');
}
