import type { FindingGroup, Grouping } from '../core/auditing/finding-groups';
import { printCount, printOverpaid, printSums } from '../core/exports/audit/amounts';
import type { ReportedFinding } from '../core/exports/audit/audit-report';
import { rulesSaid } from '../core/exports/audit/audit-words';
import { csv } from '../core/exports/csv';
import { writeLine, writeTable } from './output';

/** A finding for a person at a terminal, with what others made of it. */
export function printTold(finding: ReportedFinding): void {
  const { id, round, localTime, venue, table, verdict, subject, message, check, clauses, overpaid, currency } = finding;
  const where = [venue, table].filter((part) => part !== null).join(' ');
  writeLine(`${id}  ${round}  ${localTime.replace('T', ' ')}${where === '' ? '' : `  ${where}`}`);
  writeLine(`  ${verdict === 'breaches' ? 'BREACH' : 'OPEN  '}  ${subject === '' ? '' : `${subject}: `}${message}`);
  if (overpaid !== null) writeLine(`          ${printOverpaid(overpaid, currency)}`);
  writeLine(`          ${check}  ${clauses.join(', ')}`);
  writeLine(`          ${rulesSaid(finding)}`);
  for (const { sentence } of finding.suspect ?? []) writeLine(`          In doubt: ${sentence}`);
  for (const { mark, note, by, at } of finding.marks)
    writeLine(`          ${mark} by ${by} on ${at.slice(0, 10)}: ${note}`);
}

const nameOf = ({ key, venue }: FindingGroup): string =>
  [venue, key ?? '(not recorded)'].filter((part) => part !== null).join(' ');

export function printGroups(by: Grouping, groups: readonly FindingGroup[]): void {
  const head = [by, 'rounds', 'breaches', 'open', 'paid too much', 'paid too little'];
  const rows = groups.map((group) => [
    nameOf(group),
    group.rounds === null ? '' : printCount(group.rounds),
    ...[printCount(group.breaches), printCount(group.indeterminate)],
    ...[printSums(group.money, 'overpaid'), printSums(group.money, 'underpaid')],
  ]);
  writeTable([head, ...rows]);
}

const GROUP_COLUMNS = [
  'venue',
  'rounds',
  'findings',
  'breaches',
  'indeterminate',
  'currency',
  'overpaidCents',
  'underpaidCents',
];

export const groupsCsvHead = (by: Grouping): string => csv([[by, ...GROUP_COLUMNS]]);

/** One row for each currency, so that every amount is a bare number of cents. */
export const groupCsv = ({ key, venue, rounds, findings, breaches, indeterminate, money }: FindingGroup): string =>
  csv(
    (money.length === 0 ? [undefined] : money).map((sum) => [
      ...[key ?? '', venue ?? '', rounds === null ? '' : String(rounds)],
      ...[String(findings), String(breaches), String(indeterminate)],
      ...[sum?.currency ?? '', sum?.overpaid ?? '', sum?.underpaid ?? ''],
    ]),
  );
