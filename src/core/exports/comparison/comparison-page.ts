import { headOf, summaryOf, type Column, type Comparison } from '../../compare/matrix/comparison';
import { MARKS, type MatrixCell, type MatrixLine } from '../../compare/matrix/line';
import { FACT_GROUPS } from '../../games/game';
import { printInterval } from '../../values/interval';
import { document } from '../html/document';
import { html, joined, type Html } from '../html/html';
import { cellText, MARK_MEANINGS, placeOf, RELATION_MEANINGS, shownMarks } from './cell-words';
import { citedWordings, type CitedWording } from './cited-wordings';
import { COMPARISON_STYLE } from './comparison-style';
import { counted } from '../../values/counted';

/** One page to attach to a memo: sides, matrix by group, legend, and the clauses behind every figure. */
export const comparisonPage = (comparison: Comparison, day: string, all: boolean): string =>
  document({
    title: titleOf(comparison),
    about: `Compared on ${day}. ${summaryOf(comparison)}`,
    style: COMPARISON_STYLE,
    main: comparisonMain(comparison, all),
  });

export const titleOf = ({ title, columns }: Comparison): string => `${title}: ${columns.map(headOf).join(', ')}`;

export function comparisonMain(comparison: Comparison, all: boolean): Html {
  const differing = comparison.lines.filter(({ same }) => !same);
  const agreeing = comparison.lines.filter(({ same }) => same);
  const shown = all ? comparison.lines : differing;
  const wordings = citedWordings(comparison, shown);
  const further = citedWordings(comparison, agreeing).filter(
    ({ clause }) => !wordings.some((one) => one.clause === clause),
  );
  return html`
    ${sidesTable(comparison.columns)} ${legend(comparison.lines)}
    <section>
      <h2>${all ? 'All rows' : 'What differs'}</h2>
      ${shown.length === 0 ? html`<p>Nothing differs.</p>` : matrix(comparison, shown)}
    </section>
    ${
      !all &&
      agreeing.length > 0 &&
      html`<details class="agreeing">
        <summary>The same on all sides: ${counted(agreeing.length, 'row')}</summary>
        ${matrix(comparison, agreeing)} ${clauseList(further)}
      </details>`
    }
    ${doubts(shown)} ${notes(wordings)}
  `;
}

const sidesTable = (columns: readonly Column[]): Html => html`
  <div class="scroll">
    <table class="sides">
      <thead>
        <tr>
          <th scope="col">Side</th>
          <th scope="col">Rules</th>
          <th scope="col">Instrument</th>
          <th scope="col">In force</th>
          <th scope="col">Version</th>
        </tr>
      </thead>
      <tbody>
        ${columns.map((column) => {
          const {
            title,
            ruleSet: { name, instrument, compilation, channel, inForce, version },
          } = column;
          return html`<tr>
            <th scope="row">${headOf(column)}</th>
            <td>${name}${channel !== undefined && html` <span class="faint">${channel}s only</span>`}</td>
            <td>
              ${title}
              <span class="faint"><code>${instrument}${compilation !== undefined && `@${compilation}`}</code></span>
            </td>
            <td>${printInterval(inForce)} <span class="faint">${inForce.basis}</span></td>
            <td class="hash"><code>${version}</code></td>
          </tr>`;
        })}
      </tbody>
    </table>
  </div>
`;

/** Only what occurs is explained. */
function legend(lines: readonly MatrixLine[]): Html {
  const marks = MARKS.filter((mark) => lines.some(({ cells }) => cells.some((cell) => cell.marks.includes(mark))));
  const words = (['same-value-other-words', 'same-words-other-value'] as const).filter((relation) =>
    lines.some((line) => line.relation === relation),
  );
  return html`<dl class="legend">
    ${marks.map(
      (mark) =>
        html`<div>
          <dt>${mark === 'absent' ? '–' : html`<span class="mark ${mark}">${mark}</span>`}</dt>
          <dd>${MARK_MEANINGS[mark]}</dd>
        </div>`,
    )}
    ${words.map(
      (relation) =>
        html`<div>
          <dt><span class="mark words">${WORDS_MARK[relation]}</span></dt>
          <dd>${RELATION_MEANINGS[relation]}</dd>
        </div>`,
    )}
  </dl>`;
}

const WORDS_MARK = { 'same-value-other-words': 'other words', 'same-words-other-value': 'same words' } as const;

const matrix = ({ columns }: Comparison, lines: readonly MatrixLine[]): Html =>
  html`<div class="scroll">
    <table class="${columns.length > MOST_ON_A_PAGE ? 'matrix wide' : 'matrix'}">
      <thead>
        <tr>
          <td></td>
          ${columns.map((column) => html`<th scope="col">${sideName(headOf(column))}</th>`)}
        </tr>
      </thead>
      ${FACT_GROUPS.filter((group) => lines.some((line) => line.group === group)).map(
        (group) =>
          html`<tbody>
            <tr class="group">
              <th scope="rowgroup" colspan="${columns.length + 1}"><span>${group}</span></th>
            </tr>
            ${lines.filter((line) => line.group === group).map(row)}
          </tbody>`,
      )}
    </table>
  </div>`;

/** How many sides a page is wide enough for. */
const MOST_ON_A_PAGE = 6;

/** Broken before what of a side is meant, and nowhere else: AU-ACT, then :terminal. */
const sideName = (side: string): Html =>
  joined(
    side.split(/(?=[/:@])/).map((part) => html`<span class="side">${part}</span>`),
    html`<wbr />`,
  );

const row = ({ label, unit, relation, cells }: MatrixLine): Html => html`
  <tr class="${relation}">
    <th scope="row">
      ${label}${unit !== null && html` <span class="faint">${unit}</span>`}
      ${
        (relation === 'same-value-other-words' || relation === 'same-words-other-value') &&
        html`<span class="mark words">${WORDS_MARK[relation]}</span>`
      }
    </th>
    ${cells.map((cell) => html`<td>${cellOf(cell)}</td>`)}
  </tr>
`;

const cellOf = (cell: MatrixCell): Html => html`
  <span class="${cell.value === null ? 'faint' : 'value'}">${cellText(cell)}</span>
  ${shownMarks(cell).map((mark) => html`<span class="mark ${mark}">${mark}</span> `)}
  ${
    cell.clauses.length > 0 &&
    html`<span class="clauses"
      >${joined(
        cell.clauses.map((clause) => html`<a href="#${anchorOf(clause)}">${placeOf(clause)}</a>`),
        ', ',
      )}</span
    >`
  }
`;

/** An id that a link can name whatever signs the citation has. */
const anchorOf = (clause: string): string => `clause-${clause.replace(/[^A-Za-z0-9.-]/g, '_')}`;

function doubts(lines: readonly MatrixLine[]): Html | false {
  const known = [...new Set(lines.flatMap(({ cells }) => cells.flatMap(({ conflicts }) => conflicts)))];
  return (
    known.length > 0 &&
    html`<section>
      <h2>Where a text is at odds with itself</h2>
      <ul>
        ${known.map((doubt) => html`<li>${doubt}</li>`)}
      </ul>
    </section>`
  );
}

const notes = (wordings: readonly CitedWording[]): Html => html`
  <section>
    <h2>Clauses</h2>
    ${
      wordings.some(({ isOfficial }) => !isOfficial) &&
      html`<p class="faint">
        Where the official text has not been ingested, a clause is given in our own words and says so.
      </p>`
    }
    ${clauseList(wordings)}
  </section>
`;

const clauseList = (wordings: readonly CitedWording[]): Html => html`
  <dl class="clause-list">
    ${wordings.map(
      ({ clause, heading, words, isOfficial, statement }) =>
        html`<dt id="${anchorOf(clause)}"><code>${clause}</code> ${heading}</dt>
          <dd>
            ${isOfficial ? html`<q>${words}</q>` : html`${words} <span class="faint">our words</span>`}
            ${statement !== null && html`<div class="faint">In our words: ${statement}</div>`}
          </dd>`,
    )}
  </dl>
`;
