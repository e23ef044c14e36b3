import { document } from '../html/document';
import { html, joined, type Html } from '../html/html';
import { printCount, printOverpaid } from './amounts';
import type { AuditReport, ReportedAudit, ReportedCheck, ReportedFinding } from './audit-report';
import { AUDIT_STYLE } from './audit-style';
import { summaries } from './audit-summaries';
import {
  aboutOf,
  bareName,
  basisOf,
  NOT_SEALED,
  problemsSaid,
  rulesSaid,
  sumsOf,
  titleOf,
  untold,
} from './audit-words';
import { table, type Column } from './report-table';
import { trendChart } from './trend-chart';

/** The report of an audit as one page that is whole by itself, for the screen and for paper. */
export const auditPage = (report: AuditReport): string =>
  document({
    title: titleOf(report.audit),
    about: aboutOf(report.audit),
    style: AUDIT_STYLE,
    main: html`
      ${sums(report)} ${unsealed(report.audit)} ${trend(report)} ${summaries(report)} ${found(report)}
      ${problems(report)} ${basis(report.audit)}
    `,
  });

const sums = (report: AuditReport): Html =>
  html`<dl class="sums">
    ${sumsOf(report).map(
      ({ name, value, more, isBad }) =>
        html`<div class="${isBad === true ? 'bad' : 'good'}">
          <dt>${name}</dt>
          <dd>${value}<span class="faint">${more}</span></dd>
        </div>`,
    )}
  </dl>`;

const unsealed = ({ seal, problem }: ReportedAudit): Html => html`
  ${problem !== null && html`<p class="unsealed">${problem}</p>`}
  ${seal === null && html`<p class="unsealed">${NOT_SEALED}</p>`}
`;

const trend = ({ trend: told }: AuditReport): Html | false =>
  told.bars.length > 0 &&
  html`<section>
    <h2>Findings by ${told.unit}</h2>
    ${trendChart(told)}
    <p class="key">
      <span><i></i>breaches</span><span><i class="of-open"></i>open questions</span><span>by the venue’s clock</span>
    </p>
  </section>`;

const found = ({ checks: known }: AuditReport): Html | false =>
  known.length > 0 &&
  html`<section>
    <h2>Findings</h2>
    ${known.map(ofCheck)}
  </section>`;

const ofCheck = (check: ReportedCheck): Html => html`
  <h3 id="${check.key}">${check.requirement}</h3>
  <p class="faint"><code>${check.key}</code>${untold(check)}</p>
  ${table(FOUND, check.told.map(ofFinding), 'found')}
`;

const FOUND: readonly Column[] = [
  { title: 'Round', style: 'when' },
  { title: 'Where', style: 'where' },
  { title: 'What was found' },
  { title: 'Money', style: 'amount number' },
];

const ofFinding = (finding: ReportedFinding): Html => {
  const {
    round,
    line,
    localTime,
    venue,
    table,
    verdict,
    subject,
    message,
    clauses: cited,
    overpaid,
    currency,
    suspect,
    marks,
  } = finding;
  return html`<tr>
    <td>
      <b>${round}</b><br /><span class="faint">${localTime.replace('T', ' ')}<br />line ${printCount(line)}</span>
    </td>
    <td>${table ?? '–'}${venue !== null && html`<br /><span class="faint">${venue}</span>`}</td>
    <td>
      <span class="verdict ${verdict}">${verdict === 'breaches' ? 'Breach' : 'Open'}</span>
      ${subject !== '' && html`<b>${subject}:</b> `}${message}
      <span class="mark"
        >${joined(
          cited.map((citation) => html`<a href="#clause-${citation}"><code>${citation}</code></a>`),
          ', ',
        )}</span
      >
      <span class="mark faint">${rulesSaid(finding)}</span>
      ${suspect?.map(({ sentence }) => html`<span class="mark suspect"><b>in doubt</b> ${sentence}</span>`)}
      ${marks.map(({ mark, note, by, at }) => html`<span class="mark ${mark}"><b>${mark}</b> by ${by}, ${at.slice(0, 10)}: ${note}</span>`)}
    </td>
    <td class="number">${overpaid === null ? '–' : printOverpaid(overpaid, currency)}</td>
  </tr>`;
};

const problems = ({ problems: told, audit }: AuditReport): Html | false =>
  audit.result.problems > 0 &&
  html`<section>
    <h2>Lines that were not judged, and ids that stand twice</h2>
    <p>${problemsSaid(told.length, audit.result.problems)}</p>
    ${table(
      [{ title: 'Line', style: 'where' }, { title: 'What', style: 'where' }, { title: 'Why' }],
      told.map(
        ({ line, kind, message, file }) =>
          html`<tr>
            <td>${file !== null && html`${bareName(file)}<br />`}${printCount(line)}</td>
            <td>${kind}</td>
            <td>${message}</td>
          </tr>`,
      ),
      'found',
    )}
  </section>`;

const basis = (audit: ReportedAudit): Html =>
  html`<section>
    <h2>What this rests on</h2>
    <dl class="basis">
      ${basisOf(audit).map(
        ([name, value]) =>
          html`<dt>${name}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
  </section>`;
