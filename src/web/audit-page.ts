import type { AuditProgress } from '../app/auditing/audit-progress';
import type { RulesUsed } from '../app/auditing/rules-of-audit';
import { REPORT_FORMATS } from '../app/auditing/write-report';
import type { FindingFilter } from '../core/auditing/finding-filter';
import type { AuditScope } from '../core/auditing/scope';
import { placeOfProblem, type PlacedProblem } from '../core/auditing/told-findings';
import { totalMoney, type CutGroups, type FindingGroup } from '../core/auditing/finding-groups';
import { printCount, printOverpaid, printSums } from '../core/exports/audit/amounts';
import type { ReportedFinding } from '../core/exports/audit/audit-report';
import { bareName, groupsLeftOut, NOTHING_JUDGED, rulesSaid, scopeSaid } from '../core/exports/audit/audit-words';
import type { Trend } from '../core/exports/audit/trend';
import { trendChart } from '../core/exports/audit/trend-chart';
import { html, joined, type Html } from '../core/exports/html/html';
import { judgedBy } from '../core/findings/judged-by';
import { counted as countedAs } from '../core/values/counted';
import type { StoredAudit } from '../io/postgres/store/audits/audit-store';
import { stateOf } from './audits-page';
import { filterForm, queryOf } from './finding-filter-form';
import { layout } from './layout';
import { auditPath, clauseLink } from './links';
import { markForm, markHistory } from './mark-form';

export interface AuditView {
  readonly audit: StoredAudit;
  /** Known once it is finished. */
  readonly rules: readonly RulesUsed[];
  readonly progress: AuditProgress;
  /** Why nothing of it is being judged though it is not over. */
  readonly waitsFor: string | null;
  readonly filter: FindingFilter;
  /** Absent where they are too many to be counted. */
  readonly counts: CountsShown | undefined;
  readonly findings: readonly ReportedFinding[];
  /** Whether they could be looked up in the time that a page may take. */
  readonly isRead: boolean;
  /** The first of them. */
  readonly problems: readonly PlacedProblem[];
  /** Where this page of them begins, unless with the first. */
  readonly from: string | undefined;
  /** Where the next page begins, where there is one. */
  readonly after: string | undefined;
  readonly isOver: boolean;
  /** Whether whoever looks at it may mark findings. */
  readonly mayMark: boolean;
  readonly explorer: boolean;
}

/** The findings that are chosen, counted. */
export interface CountsShown {
  readonly checks: readonly FindingGroup[];
  readonly tables: CutGroups;
  readonly trend: Trend;
}

/** One audit: how far it is, what it found, and its reports. While it runs, the script of the pages looks again. */
export const auditPage = (view: AuditView): string => {
  const { audit, isOver, explorer } = view;
  return layout({
    title: `Audit ${audit.id} – House Rules`,
    explorer,
    main: html`
      <nav class="trail" aria-label="Where this audit stands"><a href="/audits">Audits</a></nav>
      <h1>${bareName(audit.fileName ?? 'Stored rounds')}</h1>
      <p class="place">
        <code>${audit.id}</code> · by
        ${audit.startedBy}${audit.scope !== '{}' && html` · restricted to <b>${scopeSaid(JSON.parse(audit.scope) as AuditScope)}</b>`}
      </p>
      <div id="audit" ${!isOver && html` data-refresh="audit"`}>
        ${progress(view)} ${isOver && audit.state === 'finished' && reports(audit)} ${counted(view)}
        <section id="findings">
          <h2>Findings</h2>
          ${filterForm(audit.id, view.filter)} ${found(view)}
        </section>
        ${problems(view)}
      </div>
    `,
  });
};

const counted = (view: AuditView): Html => {
  const { audit, counts, filter } = view;
  if (counts === undefined)
    return html`<p class="note">
      There are too many findings to count those that are chosen while you wait; npx house-rules audit findings
      ${audit.id} --by table (or check, hour, …) counts them.
    </p>`;
  const { checks, tables, trend } = counts;
  return html`${
    trend.bars.length > 0 &&
    html`<section>
      <h2>By ${trend.unit}</h2>
      ${trendChart(trend)}
      <p class="aside">Breaches in red, open questions in ochre; by the venue’s clock.</p>
    </section>`
  }
  ${groups('By check', checks, ({ key }) => key !== null && { ...filter, check: key }, view)}
  ${groups('By table', tables.groups, (group) => tableOf(group, filter), view, groupsLeftOut(audit.id, 'table', tables.groups.length, tables.all))}`;
};

/** The same table of two venues is two tables; of one that is not recorded there is nothing to choose. */
const tableOf = ({ key, venue }: FindingGroup, filter: FindingFilter): FindingFilter | false =>
  key !== null && { ...filter, table: key, ...(venue !== null && { venue }) };

function progress({ audit, rules, progress: now, waitsFor, counts, filter, isOver }: AuditView): Html {
  const money = totalMoney(counts?.checks ?? []);
  const which = Object.keys(filter).length === 0 ? 'Paid' : 'Of the findings chosen below, paid';
  const isGood = isOver && audit.state === 'finished' && now.complies === now.rounds && now.rounds > 0;
  return html`<section class="verdict ${now.breaches > 0 ? 'breaches' : isGood ? 'complies' : 'indeterminate'}">
    <h2>${stateOf(audit)}</h2>
    <p>
      ${printCount(now.rounds)} rounds: ${printCount(now.complies)} comply, ${printCount(now.breaches)} breach,
      ${printCount(now.indeterminate)} cannot be told.
      ${now.outside > 0 && `${countedAs(now.outside, 'round', 'rounds', printCount)} that it is not about.`} Findings:
      ${printCount(now.findings)}${now.suspect > 0 && html`, of which <b>${printCount(now.suspect)}</b> rest on words in doubt`};
      lines with a problem: ${now.problems > 0 ? html`<a href="#problems">${printCount(now.problems)}</a>` : '0'}.
    </p>
    ${rules.map((used) => html`<p class="basis">Judged by ${judgedBy(used)}: ${countedAs(used.rounds, 'round', 'rounds', printCount)}.</p>`)}
    ${audit.state === 'finished' && now.rounds === 0 && html`<p class="note">${NOTHING_JUDGED}</p>`}
    ${money.length > 0 && html`<p>${which} too much: ${printSums(money, 'overpaid')}; too little: ${printSums(money, 'underpaid')}.</p>`}
    ${audit.problem !== null && html`<p class="note">${audit.problem}</p>`}
    ${waitsFor !== null && html`<p class="note">${waitsFor}</p>`}
    ${
      !isOver &&
      html`<p>
        <progress max="${Math.max(1, now.parts)}" value="${now.partsDone}">${now.partsDone} of ${now.parts}</progress>
        ${printCount(Math.round(now.roundsPerSecond))} rounds a
        second${now.secondsLeft !== null && `, ${String(Math.ceil(now.secondsLeft))} s left`}
      </p>`
    }
  </section>`;
}

const reports = ({ id }: StoredAudit): Html =>
  html`<p>
    Report:
    ${joined(
      REPORT_FORMATS.map((format) => html`<a href="${auditPath(id)}/report/${format}">${format.toUpperCase()}</a>`),
      ' · ',
    )}
  </p>`;

const groups = (
  title: string,
  known: readonly FindingGroup[],
  filterOf: (group: FindingGroup) => FindingFilter | false,
  { audit }: AuditView,
  remark = '',
): Html | false => {
  const name = (group: FindingGroup): Html | string => {
    const chosen = filterOf(group);
    return chosen === false
      ? (group.key ?? 'not recorded')
      : html`<a href="${auditPath(audit.id)}?${queryOf(chosen)}#findings">${group.key}</a>`;
  };
  const hasRounds = known.some(({ rounds }) => rounds !== null);
  if (known.length === 0) return false;
  return html`<section>
    <h2>${title}</h2>
    ${remark !== '' && html`<p class="aside">${remark}</p>`}
    <div class="scroll" tabindex="0" role="region" aria-label="${title}">
      <table>
        <thead>
          <tr>
            <th scope="col">${title.replace('By ', '')}</th>
            ${hasRounds && html`<th scope="col" class="number">Rounds</th>`}
            <th scope="col" class="number">Breaches</th>
            <th scope="col" class="number">Open</th>
            <th scope="col" class="number">Paid too much</th>
            <th scope="col" class="number">Paid too little</th>
          </tr>
        </thead>
        <tbody>
          ${known.map(
            (group) =>
              html`<tr>
                <th scope="row">
                  ${name(group)}${group.venue !== null && html` <span class="aside">${group.venue}</span>`}
                </th>
                ${hasRounds && html`<td class="number">${group.rounds === null ? '–' : printCount(group.rounds)}</td>`}
                <td class="number">${printCount(group.breaches)}</td>
                <td class="number">${printCount(group.indeterminate)}</td>
                <td class="number">${printSums(group.money, 'overpaid')}</td>
                <td class="number">${printSums(group.money, 'underpaid')}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
};

/** Lines that were not judged are no less to be looked at than findings; where a file is cut off, that comes first. */
const problems = ({ audit, progress: { problems: all }, problems: told }: AuditView): Html | false =>
  told.length > 0 &&
  html`<section id="problems">
    <h2>Lines that were not judged, and ids that stand twice</h2>
    <ul>
      ${told.map((problem) => html`<li><b>${placeOfProblem(problem)}</b>: ${problem.message}</li>`)}
    </ul>
    ${
      all > told.length &&
      html`<p>
        And ${printCount(all - told.length)} more; <code>npx house-rules audit problems ${audit.id}</code> lists them
        all.
      </p>`
    }
  </section>`;

function found({ audit, findings, isRead, from, after, filter, isOver, mayMark }: AuditView): Html {
  if (!isRead)
    return html`<p class="note">
      Looking for these findings takes longer than a page may; choose them by check or table too, or list them with npx
      house-rules audit findings ${audit.id}.
    </p>`;
  if (findings.length === 0)
    return html`<p>
      ${Object.keys(filter).length === 0 ? 'No findings.' : html`No finding is so; <a href="${auditPath(audit.id)}#findings">show all</a>.`}
    </p>`;
  const place = { audit: audit.id, filter, from };
  return html`<ol class="findings">
      ${findings.map(
        (finding) =>
          html`<li class="${finding.verdict}" id="${finding.id}">
            ${told(finding)} ${isOver && mayMark && markForm(finding, place)}
          </li>`,
      )}
    </ol>
    ${after !== undefined && html`<p><a rel="next" href="${auditPath(audit.id)}?${queryOf(filter, after)}#findings">Further findings ›</a></p>`}`;
}

const told = (finding: ReportedFinding): Html => {
  const { round, localTime, venue, table, subject, message, clauses, overpaid, currency, suspect, marks } = finding;
  return html`
    <p class="message">${subject !== '' && html`<span class="subject">${subject}</span> `}${message}</p>
    <p class="place">
      Round <b>${round}</b>,
      ${localTime.replace('T', ' ')}${venue !== null && `, ${venue}`}${table !== null && `, table ${table}`} ·
      ${joined(
        clauses.map((citation) => clauseLink(citation)),
        ', ',
      )}${overpaid !== null && html` · <b>${printOverpaid(overpaid, currency)}</b>`}
      · ${rulesSaid(finding)}
    </p>
    ${suspect?.map(({ sentence }) => html`<p class="note">In doubt: ${sentence}</p>`)} ${markHistory(marks)}
  `;
};
