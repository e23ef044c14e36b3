import type { CutGroups, FindingGroup } from '../../auditing/finding-groups';
import { html, type Html } from '../html/html';
import { printCount, printShare, printSums } from './amounts';
import type { AuditReport } from './audit-report';
import { groupsLeftOut } from './audit-words';
import { figure, figures, MONEY, summary } from './report-table';
import { shareBar } from './trend-chart';

/** Findings counted by check, clause, table and day. */
export const summaries = (report: AuditReport): Html =>
  html`${byCheck(report)} ${byClause(report)} ${byPlace('By table', 'Table', report, 'table')}
  ${byPlace('By day', 'Day', report, 'day')}`;

function byCheck({ checks }: AuditReport): Html | false {
  const most = Math.max(0, ...checks.map(({ findings }) => findings));
  return summary(
    'By check',
    [{ title: 'What is required' }, { title: '' }, figures('Breaches'), figures('Open'), ...MONEY],
    checks.map(
      ({ key, requirement, findings, breaches, indeterminate, money }) =>
        html`<tr>
          <th scope="row">
            <a href="#${key}">${requirement}</a> <span class="faint"><code>${key}</code></span>
          </th>
          <td class="bar">${shareBar(findings, most, breaches > 0 ? 'breach' : 'open')}</td>
          ${figure(printCount(breaches))} ${figure(printCount(indeterminate))} ${sums(money)}
        </tr>`,
    ),
  );
}

const byClause = ({ audit: { id }, clauses, allClauses }: AuditReport): Html | false =>
  summary(
    'By clause',
    [{ title: 'Clause' }, { title: 'What it provides, in our own words' }, ...[figures('Breaches'), figures('Open')]],
    clauses.map(
      ({ key, heading, statement, breaches, indeterminate }) =>
        html`<tr id="clause-${key}">
          <th scope="row"><code>${key}</code></th>
          <td><b>${heading}</b>${statement !== null && html`<br />${statement}`}</td>
          ${figure(printCount(breaches))} ${figure(printCount(indeterminate))}
        </tr>`,
    ),
    groupsLeftOut(id, 'clause', clauses.length, allClauses),
  );

const byPlace = (title: string, noun: string, report: AuditReport, by: 'table' | 'day'): Html | false => {
  const { groups, all }: CutGroups = by === 'table' ? report.tables : report.days;
  return summary(
    title,
    [
      { title: noun },
      ...[figures('Rounds'), figures('Breaches'), figures('Per 100 rounds'), figures('Open'), ...MONEY],
    ],
    groups.map(
      ({ key, venue, rounds, breaches, indeterminate, money }) =>
        html`<tr>
          <th scope="row">${key ?? 'not recorded'}${venue !== null && html` <span class="faint">${venue}</span>`}</th>
          ${figure(rounds === null ? '–' : printCount(rounds))} ${figure(printCount(breaches))}
          ${figure(rounds === null ? '–' : printShare(breaches, rounds).replace(' %', ''))}
          ${figure(printCount(indeterminate))} ${sums(money)}
        </tr>`,
    ),
    groupsLeftOut(report.audit.id, by, groups.length, all),
  );
};

const sums = (money: FindingGroup['money']): Html =>
  html`${figure(printSums(money, 'overpaid'))} ${figure(printSums(money, 'underpaid'))}`;
