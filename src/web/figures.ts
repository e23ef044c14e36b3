import { html, joined, type Html } from '../core/exports/html/html';

export interface ShownFigure {
  readonly part: string;
  readonly text: string;
}

/** A fact's figures as a person would write them: a word, a list, a few cases, or a table. */
export function figures(cells: readonly ShownFigure[]): Html {
  if (cells.length > 0 && cells.every(({ part }) => part.includes('/'))) return table(cells);
  const isList = cells.every(({ part, text }, index) => part === text || part === String(index + 1) || part === '');
  return isList ? html`${cells.map(({ text }) => text).join(', ')}` : cases(cells);
}

/** Parts with the same figure together: `0, 1, 2, 3, 4, 5: draw`. */
function cases(cells: readonly ShownFigure[]): Html {
  const texts = [...new Set(cells.map(({ text }) => text))];
  return joined(
    texts.map((text) => {
      const parts = cells.filter((cell) => cell.text === text).map(({ part }) => part);
      return html`${parts.join(', ')}: ${text}`;
    }),
    html`<br />`,
  );
}

/** A part `4/8` is row 4, column 8. */
function table(cells: readonly ShownFigure[]): Html {
  const places = cells.map(({ part, text }) => ({ row: part.split('/')[0], column: part.split('/')[1], text }));
  const rows = [...new Set(places.map(({ row }) => row))];
  const columns = [...new Set(places.map(({ column }) => column))];
  const at = (row?: string, column?: string): string =>
    places.find((place) => place.row === row && place.column === column)?.text ?? '';
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Table">
    <table class="grid">
      <thead>
        <tr>
          <td></td>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              <th scope="row">${row}</th>
              ${columns.map((column) => html`<td class="${at(row, column)}">${at(row, column)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
