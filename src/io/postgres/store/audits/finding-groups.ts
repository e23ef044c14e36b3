import type { DataSource, EntityManager } from 'typeorm';
import type { FindingFilter } from '../../../../core/auditing/finding-filter';
import type { CutGroups, FindingGroup, Grouping } from '../../../../core/auditing/finding-groups';
import { grouped } from '../../../../core/values/grouped';
import { rowsInTurn } from '../rows-in-turn';
import { MARKED, SAME_PLACE } from './finding-conditions';
import { countedBy } from './finding-counts';

/** What findings are counted by when an audit ends. */
export type KeptGrouping = Exclude<Grouping, 'mark'>;

const FIELDS = `key, venue, findings::float8 AS findings, breaches::float8 AS breaches, indeterminate::float8 AS indeterminate,
  rounds::float8 AS rounds, money`;
const BY_KEY = 'key COLLATE "C" NULLS LAST, venue COLLATE "C" NULLS FIRST';

type Row = FindingGroup & { readonly audit: string; readonly all: number };

const groupsOfEach = (rows: readonly Row[]): ReadonlyMap<string, CutGroups> =>
  new Map(
    [...grouped(rows, ({ audit }) => audit)].map(([audit, own]) => [
      audit,
      { groups: own.map(({ audit: _, all: __, ...group }) => group), all: own[0]?.all ?? 0 },
    ]),
  );

/** Of each of some finished audits so many groups as they were counted at its end, those with the most breaches first. */
export async function keptGroups(
  dataSource: DataSource,
  audits: readonly string[],
  by: KeptGrouping,
  most: number,
): Promise<ReadonlyMap<string, CutGroups>> {
  return groupsOfEach(
    await dataSource.query<Row[]>(
      `SELECT known.audit_id AS audit, ${FIELDS},
         (SELECT max(place) FROM finding_group WHERE audit_id = known.audit_id AND "grouping" = $2)::float8 AS "all"
       FROM finding_group AS known WHERE audit_id = ANY($1) AND "grouping" = $2 AND place <= $3 ORDER BY audit_id, place`,
      [audits, by, most],
    ),
  );
}

/** What is asked of the groups that are kept instead of the findings. */
export interface KeptCount {
  readonly by: KeptGrouping;
  readonly key: string | undefined;
  readonly venue: string | undefined;
}

const COUNTED: readonly (keyof FindingFilter & KeptGrouping)[] = [
  ...(['check', 'clause', 'game', 'venue', 'table', 'day', 'verdict'] as const),
];

/** Where a filter chooses by no more than what was counted when the audit ended. */
export function keptCount(filter: FindingFilter): KeptCount | undefined {
  const { venue, ...others } = filter;
  const [name, more] = Object.keys(others);
  if (name === undefined)
    return venue === undefined
      ? { by: 'verdict', key: undefined, venue: undefined }
      : { by: 'venue', key: venue, venue: undefined };
  const by = COUNTED.find((known) => known === name);
  if (more !== undefined || by === undefined || (venue !== undefined && by !== 'table')) return undefined;
  return { by, key: others[name as keyof typeof others], venue };
}

export const countKept = (
  dataSource: DataSource,
  audits: readonly string[],
  { by, key, venue }: KeptCount,
): Promise<readonly { readonly audit: string; readonly count: number }[]> =>
  dataSource.query<{ audit: string; count: number }[]>(
    `SELECT audit_id AS audit, sum(findings)::float8 AS count FROM finding_group
     WHERE audit_id = ANY($1) AND "grouping" = $2 AND ($3::text IS NULL OR key = $3) AND ($4::text IS NULL OR venue = $4) GROUP BY 1`,
    [audits, by, key ?? null, venue ?? null],
  );

/** The same of findings that are counted now. */
export async function countedGroups(
  dataSource: DataSource,
  audits: readonly string[],
  by: Grouping,
  filter: FindingFilter,
  most: number,
): Promise<ReadonlyMap<string, CutGroups>> {
  const { sql, values } = countedBy(by, filter);
  return groupsOfEach(
    await dataSource.query<Row[]>(
      `SELECT audit, ${FIELDS}, "all"::float8 AS "all" FROM (
         SELECT *, count(*) OVER (PARTITION BY audit) AS "all",
           row_number() OVER (PARTITION BY audit ORDER BY breaches DESC, findings DESC, ${BY_KEY}) AS rank FROM (${sql}) AS known) AS ranked
       WHERE rank <= $${String(values.length + 2)} ORDER BY audit, rank`,
      [audits, ...values, most],
    ),
  );
}

/** Every group of an audit by its key; within a transaction, so many in memory at a time. */
export function everyGroup(
  manager: EntityManager,
  audit: string,
  by: Grouping,
  filter: FindingFilter | 'kept',
): AsyncGenerator<FindingGroup> {
  if (filter === 'kept')
    return rowsInTurn<FindingGroup>(
      manager,
      `SELECT ${FIELDS} FROM finding_group WHERE audit_id = $1 AND "grouping" = $2 ORDER BY ${BY_KEY}`,
      [audit, by],
    );
  const { sql, values } = countedBy(by, filter);
  return rowsInTurn<FindingGroup>(manager, `SELECT ${FIELDS} FROM (${sql}) AS counted ORDER BY counted.${BY_KEY}`, [
    [audit],
    ...values,
  ]);
}

/** Findings that somebody marked, by what the last mark says. */
export async function markedGroups(dataSource: DataSource, audit: string): Promise<readonly FindingGroup[]> {
  return dataSource.query<FindingGroup[]>(
    `SELECT ${FIELDS} FROM (
       SELECT mark AS key, NULL AS venue, sum(findings) AS findings, sum(breaches) AS breaches, sum(indeterminate) AS indeterminate, NULL::float8 AS rounds,
         coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'overpaid', overpaid::text, 'underpaid', underpaid::text, 'findings', amounts)
           ORDER BY currency COLLATE "C") FILTER (WHERE amounts > 0), '[]') AS money
       FROM (SELECT marked.mark, finding.currency, count(*) AS findings, count(*) FILTER (WHERE finding.verdict = 'breaches') AS breaches,
           count(*) FILTER (WHERE finding.verdict = 'indeterminate') AS indeterminate, count(finding.overpaid) AS amounts,
           coalesce(sum(finding.overpaid) FILTER (WHERE finding.overpaid > 0), 0) AS overpaid,
           coalesce(-sum(finding.overpaid) FILTER (WHERE finding.overpaid < 0), 0) AS underpaid
         FROM (${MARKED}) AS marked JOIN finding ON ${SAME_PLACE('marked')} GROUP BY 1, 2) AS part
       GROUP BY mark) AS known ORDER BY key`,
    [[audit]],
  );
}

/** A report tells so many findings one by one; whoever wants more takes the list. */
const MOST_TOLD = 1_000;
/** Of every check at least so many, however many checks found something. */
const LEAST_OF_CHECK = 5;

/** Counts what a finished audit found, and keeps of every check the findings that a report tells one by one. */
export async function sumUpFindings(manager: EntityManager, audit: string): Promise<void> {
  await manager.query('SELECT sum_up_findings($1, $2, $3)', [audit, MOST_TOLD, LEAST_OF_CHECK]);
}

/** Which of some audits are finished, so that what they found is counted already. */
export async function finishedOf(dataSource: DataSource, audits: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await dataSource.query<{ id: string }[]>(
    `SELECT id FROM audit WHERE id = ANY($1) AND state = 'finished'`,
    [audits],
  );
  return new Set(rows.map(({ id }) => id));
}
