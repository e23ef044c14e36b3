import type { FindingFilter, Mark } from '../core/auditing/finding-filter';
import type { ReportedFinding, ReportedMark } from '../core/exports/audit/audit-report';
import { html, type Html } from '../core/exports/html/html';
import { LONGEST_NOTE } from '../app/auditing/mark-findings';
import { queryOf } from './finding-filter-form';
import { auditPath } from './links';

/** Where somebody is in the list of findings, to come back to. */
export interface ListPlace {
  readonly audit: string;
  readonly filter: FindingFilter;
  readonly from: string | undefined;
}

const BUTTONS: readonly (readonly [Mark, string])[] = [
  ['confirmed', 'Confirm'],
  ['dismissed', 'Dismiss'],
  ['explained', 'Explain'],
];

/** What people made of a finding, the oldest first; the last one counts and none is ever taken away. */
export const markHistory = (marks: readonly ReportedMark[]): Html | false =>
  marks.length > 0 &&
  html`<ol class="marks">
    ${marks.map(
      ({ mark, note, by, at }) =>
        html`<li class="note">
          <b>${mark}</b> by ${by}, <time datetime="${at}">${at.slice(0, 16).replace('T', ' ')}</time>: ${note}
        </li>`,
    )}
  </ol>`;

export const markForm = ({ id, marks }: ReportedFinding, { audit, filter, from }: ListPlace): Html =>
  html`<details class="marking">
    <summary>${marks.length === 0 ? 'Mark' : 'Mark again'}</summary>
    <form method="post" action="${auditPath(audit)}/marks">
      <input type="hidden" name="finding" value="${id}" />
      <input type="hidden" name="list" value="${queryOf(filter, from)}" />
      <label>Why <textarea name="note" rows="3" required maxlength="${LONGEST_NOTE}"></textarea></label>
      <p>${BUTTONS.map(([mark, word]) => html`<button type="submit" name="mark" value="${mark}">${word}</button> `)}</p>
    </form>
  </details>`;
