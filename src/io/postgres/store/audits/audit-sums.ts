import type { EntityManager } from 'typeorm';

/** Of each clause so many breaches are kept at hand from every audit; whoever wants more asks the audit. */
export const LATEST_BREACHES = 20;

/**
 * Sums up how many rounds were judged at each table in each hour, once all parts of an audit are. An hour is read as the venue's clock
 * shows it: the server's own may leave that hour out.
 */
export async function keepHours(manager: EntityManager, audit: string): Promise<void> {
  await manager.query(
    `INSERT INTO audit_hour (audit_id, place, hour, venue, table_id, game, rounds, breaches, indeterminate)
     SELECT $1, row_number() OVER (ORDER BY own.hour, own.venue, own."table", own.game), (own.hour || ':00')::timestamp, own.venue,
       own."table", own.game, sum(own.rounds), sum(own.breaches), sum(own.indeterminate)
     FROM audit_chunk, jsonb_to_recordset(hours) AS own
       (hour text, venue text, "table" text, game text, rounds integer, breaches integer, indeterminate integer)
     WHERE audit_id = $1 GROUP BY own.hour, own.venue, own."table", own.game ON CONFLICT DO NOTHING`,
    [audit],
  );
}

/** Keeps the latest breaches of every clause at hand, so that a clause can show them without searching all audits. */
export async function keepLatestBreaches(manager: EntityManager, audit: string): Promise<void> {
  await manager.query(
    `INSERT INTO clause_breach (clause, played_at, audit_id, batch_id, line, place, month)
     SELECT clause, played_at, $1, batch_id, line, place, month FROM (
       SELECT clause, played_at, batch_id, line, place, month,
         row_number() OVER (PARTITION BY clause ORDER BY played_at DESC, batch_id DESC, line DESC, place) AS newest
       FROM finding, unnest(clauses) AS clause WHERE audit_id = $1 AND verdict = 'breaches') AS ranked
     WHERE newest <= ${String(LATEST_BREACHES)} ON CONFLICT DO NOTHING`,
    [audit],
  );
}
