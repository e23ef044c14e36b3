import type { DataSource } from 'typeorm';
import { totalMoney, type CutGroups, type FindingGroup, type Grouping } from '../../core/auditing/finding-groups';
import type { AuditScope } from '../../core/auditing/scope';
import { CHECKED_GAMES } from '../../core/checks/registry';
import type { AuditReport, ReportedAudit } from '../../core/exports/audit/audit-report';
import { Failure } from '../../core/failures/failure';
import { grouped } from '../../core/values/grouped';
import { chunksOfAudit } from '../../io/postgres/store/audits/audit-reader';
import { firstProblems, foremostFindings } from '../../io/postgres/store/audits/report-reader';
import type { RulesService } from '../rules-service';
import { groupsOfAudit } from './ask-findings';
import { auditedFiles } from './audited-files';
import { withMarks } from './every-finding';
import { knownAudit } from './manage-audit';
import { rulesUsed } from './rules-of-audit';
import { trendOfAudit } from './trend-of-audit';
import { batchesIn } from './seal-audit';

/** Tables, days and clauses in a report, those with the most breaches. */
const MOST_GROUPS_TOLD = 200;
const MOST_PROBLEMS = 200;

const REQUIREMENTS: ReadonlyMap<string, string> = new Map(
  CHECKED_GAMES.flatMap(({ checks }) => checks.map(({ id, requirement }) => [id, requirement])),
);
export const requirementOf = (check: string): string => REQUIREMENTS.get(check) ?? check;

/** Everything a report says of a finished audit, however many findings it has. */
export async function auditReport(dataSource: DataSource, rules: RulesService, id: string): Promise<AuditReport> {
  const audit = await reportedAudit(dataSource, rules, id);
  const held = await rules.after(audit.rulesChange);
  const by = (grouping: Grouping): Promise<CutGroups> => groupsOfAudit(dataSource, id, grouping);
  const cut = (grouping: Grouping): Promise<CutGroups> => groupsOfAudit(dataSource, id, grouping, {}, MOST_GROUPS_TOLD);
  const [checks, clauses, tables, days, marks] = await Promise.all([
    by('check'),
    cut('clause'),
    cut('table'),
    cut('day'),
    by('mark'),
  ]);
  const foremost = await withMarks(dataSource, held.book, await foremostFindings(dataSource, id));
  const told = grouped(foremost, ({ check }) => check);
  return {
    audit,
    money: totalMoney(checks.groups),
    checks: mostFirst(checks.groups).map(({ key, ...group }) => {
      const check = key ?? '';
      return { ...group, key: check, requirement: requirementOf(check), told: told.get(check) ?? [] };
    }),
    clauses: mostFirst(clauses.groups).map(({ key, ...group }) => {
      const clause = held.clauses.at(key ?? '');
      return { ...group, key: key ?? '', heading: clause?.heading ?? '', statement: clause?.statement ?? null };
    }),
    allClauses: clauses.all,
    tables,
    days,
    trend: await trendOfAudit(dataSource, id),
    marks: marks.groups,
    problems: await firstProblems(dataSource.manager, id, MOST_PROBLEMS),
  };
}

/** Groups come in the order of their keys, which decides between those with as many findings. */
const mostFirst = (groups: readonly FindingGroup[]): readonly FindingGroup[] =>
  [...groups].sort((one, other) => other.breaches - one.breaches || other.findings - one.findings);

export async function reportedAudit(dataSource: DataSource, rules: RulesService, id: string): Promise<ReportedAudit> {
  const audit = await knownAudit(dataSource, id);
  const { result, digest, finishedAt, startedBy, rulesChange, checksVersion, seal, problem } = audit;
  if (audit.state !== 'finished' || result === null || digest === null || finishedAt === null)
    throw new Failure('BAD_ARGUMENT', `Audit ${id} is ${audit.state}; a report is written once it is finished.`);
  const files = await auditedFiles(dataSource, audit, batchesIn(await chunksOfAudit(dataSource.manager, id)));
  const { book } = await rules.after(rulesChange);
  return {
    ...{ id, startedBy, rulesChange, checksVersion, digest, seal, problem, result },
    scope: JSON.parse(audit.scope) as AuditScope,
    startedAt: audit.startedAt.toISOString(),
    finishedAt: finishedAt.toISOString(),
    files,
    rules: rulesUsed(book, result.ruleSets),
  };
}
