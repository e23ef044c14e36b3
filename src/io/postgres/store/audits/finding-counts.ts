import type { DataSource } from 'typeorm';
import type { FindingFilter } from '../../../../core/auditing/finding-filter';
import type { Grouping, GroupRow, RoundsRow } from '../../../../core/auditing/finding-groups';
import { conditionsOf } from './finding-conditions';

const MARK = `coalesce((SELECT mark FROM finding_mark WHERE finding_mark.audit_id = finding.audit_id AND finding_mark.batch_id = finding.batch_id
  AND finding_mark.line = finding.line AND finding_mark.place = finding.place ORDER BY id DESC LIMIT 1), 'open')`;

const KEYS: Readonly<Record<Grouping, string>> = {
  check: 'finding."check"',
  clause: 'clause',
  game: 'finding.game',
  venue: 'finding.venue',
  table: 'finding.table_id',
  day: `to_char(finding.local_time, 'YYYY-MM-DD')`,
  hour: `to_char(finding.local_time, 'YYYY-MM-DD"T"HH24')`,
  verdict: 'finding.verdict',
  mark: MARK,
};

type InAudit<T> = T & { readonly audit: string };

/** Findings of audits counted by what they have in common, for each currency. Counted by clause, a finding counts for each that it cites, and its money for none. */
export function countedBy(
  dataSource: DataSource,
  audits: readonly string[],
  by: Grouping,
  filter: FindingFilter,
): Promise<readonly InAudit<GroupRow>[]> {
  const { sql, values } = conditionsOf(filter, 2);
  const money = by === 'clause' ? 'NULL::bigint' : 'overpaid';
  return dataSource.query<InAudit<GroupRow>[]>(
    `SELECT audit, key, venue, currency, count(*)::float8 AS "of", (count(*) FILTER (WHERE verdict = 'breaches'))::float8 AS breaches,
       (count(*) FILTER (WHERE verdict = 'indeterminate'))::float8 AS indeterminate, count(${money})::float8 AS findings,
       coalesce(sum(${money}) FILTER (WHERE ${money} > 0), 0)::text AS overpaid,
       coalesce(-sum(${money}) FILTER (WHERE ${money} < 0), 0)::text AS underpaid
     FROM (SELECT finding.audit_id AS audit, ${KEYS[by]} AS key, ${by === 'table' ? 'finding.venue' : 'NULL::text'} AS venue,
         finding.currency, finding.verdict, finding.overpaid
       FROM finding ${by === 'clause' ? 'CROSS JOIN LATERAL unnest(finding.clauses) AS clause' : ''}
       WHERE finding.audit_id = ANY($1) ${sql}) AS told
     GROUP BY audit, key, venue, currency ORDER BY audit, currency`,
    [audits, ...values],
  );
}

const ROUND_KEYS: Readonly<Partial<Record<Grouping, string>>> = {
  game: 'game',
  venue: 'venue',
  table: 'table_id',
  day: `to_char(hour, 'YYYY-MM-DD')`,
  hour: `to_char(hour, 'YYYY-MM-DD"T"HH24')`,
};

/** How many rounds finished audits judged, by the same; nothing where rounds have no such thing. Only what rounds have in common restricts them. */
export async function roundsBy(
  dataSource: DataSource,
  audits: readonly string[],
  by: Grouping,
  { game, venue, table, day }: FindingFilter,
): Promise<readonly InAudit<RoundsRow>[] | undefined> {
  const key = ROUND_KEYS[by];
  if (key === undefined) return undefined;
  return dataSource.query<InAudit<RoundsRow>[]>(
    `SELECT audit_id AS audit, ${key} AS key, ${by === 'table' ? 'venue' : 'NULL::text'} AS venue, sum(rounds)::float8 AS rounds
     FROM audit_hour WHERE audit_id = ANY($1) AND ($2::text IS NULL OR game = $2) AND ($3::text IS NULL OR venue = $3)
       AND ($4::text IS NULL OR table_id = $4) AND ($5::date IS NULL OR hour::date = $5)
     GROUP BY 1, 2, 3`,
    [audits, game ?? null, venue ?? null, table ?? null, day ?? null],
  );
}
