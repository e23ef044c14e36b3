import type { DataSource } from 'typeorm';
import { problemOfFilter, type FindingFilter } from '../../core/auditing/finding-filter';
import {
  inReadingOrder,
  lessGroups,
  NO_GROUPS,
  type CutGroups,
  type FindingGroup,
  type Grouping,
} from '../../core/auditing/finding-groups';
import { Failure } from '../../core/failures/failure';
import { sumsOfAudits } from '../../io/postgres/store/audits/chunk-store';
import { countFindings } from '../../io/postgres/store/audits/finding-reader';
import {
  countedGroups,
  countKept,
  everyGroup,
  finishedOf,
  keptCount,
  keptGroups,
  markedGroups,
} from '../../io/postgres/store/audits/finding-groups';

/** So many groups are told together; whoever wants more reads them one after another. */
export const MOST_GROUPS = 10_000;

/** What was asked for, once it is known to make sense. */
export function checkedFilter(filter: FindingFilter): FindingFilter {
  const problem = problemOfFilter(filter);
  if (problem !== undefined) throw new Failure('BAD_ARGUMENT', `Findings cannot be chosen so: ${problem}.`);
  return filter;
}

const choosesAll = (filter: FindingFilter): boolean => Object.keys(filter).length === 0;

/**
 * The findings of audits counted by what they have in common, with the money and the rounds they are held against. Where there are more
 * groups than asked for, those with the most breaches; else all of them, in the order of their keys.
 */
export async function groupsOf(
  dataSource: DataSource,
  audits: readonly string[],
  by: Grouping,
  filter: FindingFilter,
  most = MOST_GROUPS,
): Promise<ReadonlyMap<string, CutGroups>> {
  const finished = choosesAll(filter) ? await finishedOf(dataSource, audits) : new Set<string>();
  const [kept, open] = [audits.filter((audit) => finished.has(audit)), audits.filter((audit) => !finished.has(audit))];
  const known = [
    ...(kept.length === 0
      ? []
      : by === 'mark'
        ? await byMark(dataSource, kept)
        : await keptGroups(dataSource, kept, by, most)),
    ...(open.length === 0 ? [] : await countedGroups(dataSource, open, by, filter, most)),
  ];
  const groups = new Map(known);
  return new Map(audits.map((audit) => [audit, inReadingOrder(groups.get(audit) ?? NO_GROUPS)]));
}

/** How many findings of audits are meant. */
export async function countsOf(
  dataSource: DataSource,
  audits: readonly string[],
  filter: FindingFilter,
): Promise<ReadonlyMap<string, number>> {
  const finished = await finishedOf(dataSource, audits);
  const asked = keptCount(filter);
  const kept = asked === undefined ? [] : audits.filter((audit) => finished.has(audit));
  const open = audits.filter((audit) => !kept.includes(audit));
  const sums = choosesAll(filter) ? await sumsOfAudits(dataSource, open) : undefined;
  const rows = [
    ...(asked === undefined || kept.length === 0 ? [] : await countKept(dataSource, kept, asked)),
    ...(sums === undefined && open.length > 0 ? await countFindings(dataSource, open, filter) : []),
  ];
  return new Map([
    ...rows.map(({ audit, count }) => [audit, count] as const),
    ...[...(sums ?? [])].map(([audit, { findings }]) => [audit, findings] as const),
  ]);
}

/** The same of one audit. */
export const groupsOfAudit = async (
  dataSource: DataSource,
  audit: string,
  by: Grouping,
  filter: FindingFilter = {},
  most = MOST_GROUPS,
): Promise<CutGroups> => (await groupsOf(dataSource, [audit], by, filter, most)).get(audit) ?? NO_GROUPS;

/** Every group in the order of the keys, however many there are; some of them in memory at a time. */
export async function forEveryGroup(
  dataSource: DataSource,
  audit: string,
  by: Grouping,
  filter: FindingFilter,
  tell: (group: FindingGroup) => void,
): Promise<void> {
  const isKept = by !== 'mark' && choosesAll(filter) && (await finishedOf(dataSource, [audit])).has(audit);
  await dataSource.transaction(async (manager) => {
    for await (const group of everyGroup(manager, audit, by, isKept ? 'kept' : filter)) tell(group);
  });
}

/** Marks are few beside findings: what nobody has marked is what is left. */
async function byMark(
  dataSource: DataSource,
  audits: readonly string[],
): Promise<readonly (readonly [string, CutGroups])[]> {
  const verdicts = await keptGroups(dataSource, audits, 'verdict', MOST_GROUPS);
  return Promise.all(
    audits.map(async (audit) => {
      const marked = await markedGroups(dataSource, audit);
      const open = lessGroups('open', verdicts.get(audit)?.groups ?? [], marked);
      const groups = open.findings === 0 ? marked : [...marked, open];
      return [audit, { groups, all: groups.length }] as const;
    }),
  );
}
