import type { FindingGroup } from '../../auditing/finding-groups';
import { document } from '../html/document';
import { html, joined, type Html } from '../html/html';
import { printCount, printOverpaid, printShare, printSums } from './amounts';
import type { AuditReport, ReportedAudit, ReportedCheck, ReportedFinding } from './audit-report';
import { AUDIT_STYLE } from './audit-style';
import { aboutOf, basisOf, NOT_SEALED, problemsSaid, sumsOf, titleOf, untold } from './audit-words';
import { trendOf } from './trend';
import { shareBar, trendChart } from './trend-chart';

/** The report of an audit as one page that is whole by itself, for the screen and for paper. */
export const auditPage = (report: AuditReport): string =>
  document({
    title: titleOf(report.audit),
    about: aboutOf(report.audit),
    style: AUDIT_STYLE,
    main: html`
      ${sums(report)} ${unsealed(report.audit)} ${trend(report)} ${checks(report)} ${clauses(report)}
      ${places('By table', 'Table', report.tables)} ${places('By day', 'Day', report.days)} ${found(report)}
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

const trend = ({ hours }: AuditReport): Html | false => {
  const told = trendOf(hours);
  return (
    told.bars.length > 0 &&
    html`<section>
      <h2>Findings by ${told.unit}</h2>
      ${trendChart(told)}
      <p class="key">
        <span><i></i>breaches</span><span><i class="of-open"></i>open questions</span><span>by the venue’s clock</span>
      </p>
    </section>`
  );
};

function checks({ checks: known }: AuditReport): Html | false {
  const most = Math.max(0, ...known.map(({ findings }) => findings));
  return (
    known.length > 0 &&
    html`<section>
      <h2>By check</h2>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">What is required</th>
              <th></th>
              <th class="number" scope="col">Breaches</th>
              <th class="number" scope="col">Open</th>
              <th class="number" scope="col">Paid too much</th>
              <th class="number" scope="col">Paid too little</th>
            </tr>
          </thead>
          <tbody>
            ${known.map(
              ({ key, requirement, findings, breaches, indeterminate, money }) =>
                html`<tr>
                  <th scope="row">
                    <a href="#${key}">${requirement}</a> <span class="faint"><code>${key}</code></span>
                  </th>
                  <td class="bar">${shareBar(findings, most, breaches > 0 ? 'breach' : 'open')}</td>
                  <td class="number">${printCount(breaches)}</td>
                  <td class="number">${printCount(indeterminate)}</td>
                  <td class="number">${printSums(money, 'overpaid')}</td>
                  <td class="number">${printSums(money, 'underpaid')}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </section>`
  );
}

const clauses = ({ clauses: known }: AuditReport): Html | false =>
  known.length > 0 &&
  html`<section>
    <h2>By clause</h2>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Clause</th>
            <th scope="col">What it provides, in our own words</th>
            <th class="number" scope="col">Breaches</th>
            <th class="number" scope="col">Open</th>
          </tr>
        </thead>
        <tbody>
          ${known.map(
            ({ key, heading, statement, breaches, indeterminate }) =>
              html`<tr id="clause-${key}">
                <th scope="row"><code>${key}</code></th>
                <td><b>${heading}</b>${statement !== null && html`<br />${statement}`}</td>
                <td class="number">${printCount(breaches)}</td>
                <td class="number">${printCount(indeterminate)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;

const places = (title: string, noun: string, groups: readonly FindingGroup[]): Html | false =>
  groups.length > 0 &&
  html`<section>
    <h2>${title}</h2>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">${noun}</th>
            <th class="number" scope="col">Rounds</th>
            <th class="number" scope="col">Breaches</th>
            <th class="number" scope="col">Per 100 rounds</th>
            <th class="number" scope="col">Open</th>
            <th class="number" scope="col">Paid too much</th>
            <th class="number" scope="col">Paid too little</th>
          </tr>
        </thead>
        <tbody>
          ${groups.map(
            ({ key, venue, rounds, breaches, indeterminate, money }) =>
              html`<tr>
                <th scope="row">
                  ${key ?? 'not recorded'}${venue !== null && html` <span class="faint">${venue}</span>`}
                </th>
                <td class="number">${rounds === null ? '–' : printCount(rounds)}</td>
                <td class="number">${printCount(breaches)}</td>
                <td class="number">${rounds === null ? '–' : printShare(breaches, rounds).replace(' %', '')}</td>
                <td class="number">${printCount(indeterminate)}</td>
                <td class="number">${printSums(money, 'overpaid')}</td>
                <td class="number">${printSums(money, 'underpaid')}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
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
  <table class="found">
    <thead>
      <tr>
        <th class="when" scope="col">Round</th>
        <th class="where" scope="col">Where</th>
        <th scope="col">What was found</th>
        <th class="amount number" scope="col">Money</th>
      </tr>
    </thead>
    <tbody>
      ${check.told.map(ofFinding)}
    </tbody>
  </table>
`;

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
    <table class="found">
      <thead>
        <tr>
          <th class="where" scope="col">Line</th>
          <th class="where" scope="col">What</th>
          <th scope="col">Why</th>
        </tr>
      </thead>
      <tbody>
        ${told.map(
          ({ line, kind, message }) =>
            html`<tr>
              <td>${printCount(line)}</td>
              <td>${kind}</td>
              <td>${message}</td>
            </tr>`,
        )}
      </tbody>
    </table>
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
