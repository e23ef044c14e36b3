import type { DataSource } from 'typeorm';
import { problemOfFilter, type FindingFilter } from '../../core/auditing/finding-filter';
import { groupsIn, type FindingGroup, type Grouping } from '../../core/auditing/finding-groups';
import { Failure } from '../../core/failures/failure';
import { grouped } from '../../core/values/grouped';
import { countedBy, roundsBy } from '../../io/postgres/store/audits/finding-counts';

/** What was asked for, once it is known to make sense. */
export function checkedFilter(filter: FindingFilter): FindingFilter {
  const problem = problemOfFilter(filter);
  if (problem !== undefined) throw new Failure('BAD_ARGUMENT', `Findings cannot be chosen so: ${problem}.`);
  return filter;
}

/** The findings of audits counted by what they have in common, with the money and the rounds they are held against. */
export async function groupsOf(
  dataSource: DataSource,
  audits: readonly string[],
  by: Grouping,
  filter: FindingFilter,
): Promise<ReadonlyMap<string, readonly FindingGroup[]>> {
  const [rows, rounds] = await Promise.all([
    countedBy(dataSource, audits, by, filter),
    roundsBy(dataSource, audits, by, filter),
  ]);
  const rowsOf = grouped(rows, ({ audit }) => audit);
  const roundsOf = rounds && grouped(rounds, ({ audit }) => audit);
  return new Map(audits.map((audit) => [audit, groupsIn(rowsOf.get(audit) ?? [], roundsOf?.get(audit))]));
}
