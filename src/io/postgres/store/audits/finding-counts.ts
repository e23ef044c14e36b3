import type { FindingFilter } from '../../../../core/auditing/finding-filter';
import type { Grouping } from '../../../../core/auditing/finding-groups';
import { conditionsOf, MARKED, SAME_PLACE } from './finding-conditions';

const KEYS: Readonly<Record<Grouping, string>> = {
  check: 'finding."check"',
  clause: 'clause',
  game: 'finding.game',
  venue: 'finding.venue',
  table: 'finding.table_id',
  day: `to_char(finding.local_time, 'YYYY-MM-DD')`,
  hour: `to_char(finding.local_time, 'YYYY-MM-DD"T"HH24')`,
  month: `to_char(finding.local_time, 'YYYY-MM')`,
  verdict: 'finding.verdict',
  mark: `coalesce(marked.mark, 'open')`,
};

const BESIDE: Readonly<Partial<Record<Grouping, string>>> = {
  clause: 'CROSS JOIN LATERAL unnest(finding.clauses) AS clause',
  mark: `LEFT JOIN (${MARKED}) AS marked ON ${SAME_PLACE('marked')}`,
};

const ROUND_KEYS: Readonly<Partial<Record<Grouping, string>>> = {
  game: 'game',
  venue: `nullif(venue, '')`,
  table: `nullif(table_id, '')`,
  day: `to_char(hour, 'YYYY-MM-DD')`,
  hour: `to_char(hour, 'YYYY-MM-DD"T"HH24')`,
  month: `to_char(hour, 'YYYY-MM')`,
};

export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/**
 * Findings of audits counted by what they have in common, with the money, and with the rounds they are held against where rounds have the
 * same. Counted by clause, a finding counts for each that it cites, and its money for none. The first value names the audits.
 */
export function countedBy(by: Grouping, filter: FindingFilter): Statement {
  const { sql, values } = conditionsOf(filter, 2);
  const money = by === 'clause' ? 'NULL::bigint' : 'finding.overpaid';
  const { game, venue, table, day } = filter;
  const place = (index: number): string => `$${String(2 + values.length + index)}`;
  const judged = ROUND_KEYS[by];
  const rounds = `UNION ALL SELECT audit_id, ${judged ?? ''}, ${by === 'table' ? `nullif(venue, '')` : 'NULL'}, NULL, 0, 0, 0, 0, 0, 0, sum(rounds)
     FROM audit_hour WHERE audit_id = ANY($1) AND (${place(0)}::text IS NULL OR game = ${place(0)}) AND (${place(1)}::text IS NULL OR venue = ${place(1)})
       AND (${place(2)}::text IS NULL OR table_id = ${place(2)}) AND (${place(3)}::date IS NULL OR hour::date = ${place(3)}) GROUP BY 1, 2, 3`;
  return {
    sql: `SELECT audit, key, venue, sum(findings) AS findings, sum(breaches) AS breaches, sum(indeterminate) AS indeterminate,
       ${judged === undefined ? 'NULL::numeric' : 'coalesce(sum(rounds), 0)'} AS rounds,
       coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'overpaid', overpaid::text, 'underpaid', underpaid::text, 'findings', amounts)
         ORDER BY currency COLLATE "C") FILTER (WHERE amounts > 0), '[]') AS money
     FROM (SELECT finding.audit_id AS audit, ${KEYS[by]} AS key, ${by === 'table' ? 'finding.venue' : 'NULL::text'} AS venue, finding.currency,
         count(*) AS findings, count(*) FILTER (WHERE finding.verdict = 'breaches') AS breaches,
         count(*) FILTER (WHERE finding.verdict = 'indeterminate') AS indeterminate, count(${money}) AS amounts,
         coalesce(sum(${money}) FILTER (WHERE ${money} > 0), 0) AS overpaid, coalesce(-sum(${money}) FILTER (WHERE ${money} < 0), 0) AS underpaid,
         NULL::numeric AS rounds
       FROM finding ${BESIDE[by] ?? ''} WHERE finding.audit_id = ANY($1) ${sql} GROUP BY 1, 2, 3, 4
       ${judged === undefined ? '' : rounds}) AS part
     GROUP BY audit, key, venue`,
    values: [...values, ...(judged === undefined ? [] : [game ?? null, venue ?? null, table ?? null, day ?? null])],
  };
}
