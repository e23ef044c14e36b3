import { MARK_STATES, TOLD_VERDICTS, type FindingFilter } from '../core/auditing/finding-filter';
import { html, type Html } from '../core/exports/html/html';
import { auditPath } from './links';

const WORDS = ['check', 'clause', 'game', 'venue', 'table', 'round', 'day', 'amountFrom', 'amountTo'] as const;
const SIDES = ['over', 'under'] as const;

const LABELS: Readonly<Record<(typeof WORDS)[number], string>> = {
  ...{ check: 'Check', clause: 'Clause', game: 'Game', venue: 'Venue', table: 'Table', round: 'Round', day: 'Day' },
  ...{ amountFrom: 'Cents from', amountTo: 'Cents below' },
};

/** A filter as an address has it; whatever is not one of its words is passed over. */
export function filterOf(query: Readonly<Record<string, unknown>>): FindingFilter {
  const one = <T extends string>(name: string, known: readonly T[]): T | undefined =>
    known.find((word) => word === query[name]);
  const words = WORDS.flatMap((name) => {
    const value = query[name];
    return typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [];
  });
  const chosen = Object.entries({
    ...{ verdict: one('verdict', TOLD_VERDICTS), mark: one('mark', MARK_STATES), paid: one('paid', SIDES) },
  }).filter(([, value]) => value !== undefined);
  return Object.fromEntries([...words, ...chosen]) as FindingFilter;
}

export const queryOf = (filter: FindingFilter, after?: string): string =>
  new URLSearchParams([...Object.entries(filter), ...(after === undefined ? [] : [['after', after]])] as [
    string,
    string,
  ][]).toString();

export const filterForm = (audit: string, filter: FindingFilter): Html => html`
  <form class="filter" method="get" action="${auditPath(audit)}#findings">
    ${WORDS.map((name) => html`<label>${LABELS[name]} <input name="${name}" value="${filter[name] ?? ''}" /></label>`)}
    ${choice('Verdict', 'verdict', TOLD_VERDICTS, filter.verdict)} ${choice('Mark', 'mark', MARK_STATES, filter.mark)}
    ${choice('Paid', 'paid', SIDES, filter.paid)}
    <button type="submit">Show</button>
  </form>
`;

const choice = (label: string, name: string, words: readonly string[], chosen: string | undefined): Html =>
  html`<label
    >${label}
    <select name="${name}">
      <option value="">any</option>
      ${words.map((word) => html`<option${word === chosen && html` selected`}>${word}</option>`)}
    </select></label
  >`;
