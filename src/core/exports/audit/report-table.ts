import { html, type Html } from '../html/html';

/** A column of a table in a report; its style says how wide it is, or that it holds figures. */
export interface Column {
  readonly title: string;
  readonly style?: string;
}

export const figures = (title: string): Column => ({ title, style: 'number' });

export const MONEY: readonly Column[] = [figures('Paid too much'), figures('Paid too little')];

/** A table under its heads; a column without a title has no head to read out. */
export const table = (columns: readonly Column[], rows: readonly Html[], style?: string): Html =>
  html`<table ${style !== undefined && html`class="${style}"`}>
    <thead>
      <tr>
        ${columns.map(headOf)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;

const headOf = ({ title, style }: Column): Html =>
  title === '' ? html`<td></td>` : html`<th ${style !== undefined && html`class="${style}"`} scope="col">${title}</th>`;

/** A summary with its heading, which scrolls by itself where it is wider than the screen; nothing where it has no rows. */
export const summary = (title: string, columns: readonly Column[], rows: readonly Html[], remark = ''): Html | false =>
  rows.length > 0 &&
  html`<section>
    <h2>${title}</h2>
    ${remark !== '' && html`<p class="faint">${remark}</p>`}
    <div class="scroll">${table(columns, rows)}</div>
  </section>`;

export const figure = (text: string): Html => html`<td class="number">${text}</td>`;
