import { waitsFor } from '../app/auditing/waiting-audits';
import { printCount } from '../core/exports/audit/amounts';
import { bareName, scopeSaid } from '../core/exports/audit/audit-words';
import type { AuditScope } from '../core/auditing/scope';
import { html, type Html } from '../core/exports/html/html';
import type { StoredAudit } from '../io/postgres/store/audits/audit-store';
import { layout } from './layout';
import { auditPath } from './links';
import { day } from './wording';

export interface AuditsView {
  readonly audits: readonly StoredAudit[];
  /** Whether a worker runs that judges those that are not over. */
  readonly isWorked: boolean;
  /** From which one the older ones follow, where there are any. */
  readonly older: number | undefined;
  readonly total: number;
  readonly explorer: boolean;
}

export const stateOf = ({ state, seal }: StoredAudit): string => (seal === null ? state : 'sealed');

export const auditsPage = ({ audits, isWorked, older, total, explorer }: AuditsView): string =>
  layout({
    title: 'Audits – House Rules',
    explorer,
    main: html`
      <h1>Audits</h1>
      <p class="lede">
        Files of rounds that were judged, the newest first.
        ${total === 0 && html`None has been made yet; <code>npx house-rules audit start day.ndjson.gz</code> makes one.`}
      </p>
      ${audits.length > 0 && list(audits, isWorked)}
      ${older !== undefined && html`<p><a rel="next" href="/audits?before=${older}">Older audits ›</a></p>`}
    `,
  });

const list = (audits: readonly StoredAudit[], isWorked: boolean): Html => html`
  <div class="scroll" tabindex="0" role="region" aria-label="Audits">
    <table>
      <thead>
        <tr>
          <th scope="col">Audit</th>
          <th scope="col">Of</th>
          <th scope="col">Begun</th>
          <th scope="col">State</th>
          <th scope="col" class="number">Rounds</th>
          <th scope="col" class="number">Breach</th>
          <th scope="col" class="number">Findings</th>
          <th scope="col" class="number">Problems</th>
        </tr>
      </thead>
      <tbody>
        ${audits.map(
          (audit) =>
            html`<tr>
              <th scope="row"><a href="${auditPath(audit.id)}">${audit.id}</a></th>
              <td>
                ${bareName(audit.fileName ?? 'stored rounds')}
                ${audit.scope !== '{}' && html`<span class="reason">only ${scopeSaid(JSON.parse(audit.scope) as AuditScope)}</span>`}
              </td>
              <td>
                <span class="whole">${day(audit.startedAt.toISOString())}</span>
                <span class="reason">by ${audit.startedBy}</span>
              </td>
              <td>
                ${stateOf(audit)}
                ${waitsFor(audit, isWorked) !== null && html`<span class="reason">no worker runs</span>`}
              </td>
              ${[audit.result?.rounds, audit.result?.breaches, audit.result?.findings, audit.result?.problems].map(
                (count) => html`<td class="number">${count === undefined ? '–' : printCount(count)}</td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>
`;
