import type { InForce } from '../core/rules/source';
import { html, type Html } from '../core/exports/html/html';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** A day as a letter would write it, and as a program would read it. */
export function day(date: string): Html {
  const [year = '', month = '', dayOfMonth = ''] = date.slice(0, 10).split('-');
  return html`<time datetime="${date}">${Number(dayOfMonth)} ${MONTHS[Number(month) - 1]} ${year}</time>`;
}

const BASES = {
  stated: 'as the text states',
  computed: 'computed from the text',
  assumed: 'assumed',
} as const;

/** From when a rule holds, and how sure that is. */
export const inForce = ({ from, to, basis, reason }: InForce): Html =>
  html`from ${day(from)}${to !== undefined && html` until before ${day(to)}`}
  (${BASES[basis]})${reason !== undefined && html`<span class="reason">${reason}</span>`}`;
