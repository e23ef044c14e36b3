import type { FindingFilter } from '../../../../core/auditing/finding-filter';

export interface Conditions {
  /** Begins with AND where there is any. */
  readonly sql: string;
  readonly values: readonly unknown[];
}

const PLACE = 'audit_id, batch_id, line, place';
const OWN_PLACE = '(finding.audit_id, finding.batch_id, finding.line, finding.place)';
/** The last mark of every finding that has one. The first value of a statement names the audits. */
export const MARKED = `SELECT DISTINCT ON (${PLACE}) ${PLACE}, mark FROM finding_mark WHERE audit_id = ANY($1) ORDER BY ${PLACE}, id DESC`;

/** That another row is of the same finding. */
export const SAME_PLACE = (other: string): string =>
  `${other}.audit_id = finding.audit_id AND ${other}.batch_id = finding.batch_id AND ${other}.line = finding.line AND ${other}.place = finding.place`;

/** A filter on the rows of `finding`; its values are numbered from `first` on. */
export function conditionsOf(filter: FindingFilter, first: number): Conditions {
  const parts: string[] = [];
  const values: unknown[] = [];
  const add = (value: unknown, sql: (place: string) => string): void => {
    if (value === undefined) return;
    parts.push(sql(`$${String(first + values.length)}`));
    values.push(value);
  };
  add(filter.check, (place) => `finding."check" = ${place}`);
  add(filter.clause, (place) => `finding.clauses @> ARRAY[${place}::text]`);
  add(filter.game, (place) => `finding.game = ${place}`);
  add(filter.venue, (place) => `finding.venue = ${place}`);
  // The index has the first letters: a name may be longer than an index holds.
  add(filter.table, (place) => `left(finding.table_id, 100) = left(${place}, 100) AND finding.table_id = ${place}`);
  add(filter.round, (place) => `finding.round_id = ${place}`);
  add(filter.day, (place) => `finding.local_time >= ${place}::date AND finding.local_time < ${place}::date + 1`);
  add(filter.verdict, (place) => `finding.verdict = ${place}`);
  add(filter.amountFrom, (place) => `abs(finding.overpaid) >= ${place}::bigint`);
  add(filter.amountTo, (place) => `abs(finding.overpaid) < ${place}::bigint`);
  if (filter.paid !== undefined) parts.push(`finding.overpaid ${filter.paid === 'over' ? '>' : '<'} 0`);
  if (filter.mark === 'open')
    parts.push(`${OWN_PLACE} NOT IN (SELECT ${PLACE} FROM finding_mark WHERE audit_id = ANY($1))`);
  else
    add(filter.mark, (place) => `${OWN_PLACE} IN (SELECT ${PLACE} FROM (${MARKED}) AS marked WHERE mark = ${place})`);
  return { sql: parts.map((part) => `AND ${part} `).join(''), values };
}
