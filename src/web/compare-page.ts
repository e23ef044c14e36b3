import { WRITTEN_FORMATS } from '../app/written-file';
import { summaryOf, type Comparison } from '../core/compare/matrix/comparison';
import { comparisonMain, titleOf } from '../core/exports/comparison/comparison-page';
import { COMPARISON_STYLE } from '../core/exports/comparison/comparison-style';
import { html, joined, type Html } from '../core/exports/html/html';
import { layout } from './layout';

export interface ComparePage {
  readonly games: readonly { readonly code: string; readonly title: string }[];
  readonly game: string;
  /** What can be ticked, and what is. */
  readonly held: readonly string[];
  readonly sides: readonly string[];
  readonly all: boolean;
  readonly result: Comparison | { readonly sentence: string } | undefined;
  readonly explorer: boolean;
}

/** A form that works without a script: a game, then its sides, then the matrix beneath. */
export const comparePage = (page: ComparePage): string =>
  layout({
    title: `${page.result && 'lines' in page.result ? titleOf(page.result) : 'Compare rules'} – House Rules`,
    explorer: page.explorer,
    style: `${COMPARISON_STYLE}main { max-width: 84rem; }`,
    main: html`
      <h1>How do the rules differ?</h1>
      ${gameForm(page)} ${sidesForm(page)} ${page.result && resultOf(page, page.result)}
    `,
  });

const gameForm = ({ games, game }: ComparePage): Html => html`
  <form class="card" method="get" action="/compare">
    <label for="game">Game</label>
    <select id="game" name="game">
      ${games.map(
        ({ code, title }) => html`<option value="${code}" ${code === game && html`selected`}>${title}</option>`,
      )}
    </select>
    <p class="actions"><button type="submit">Choose sides</button></p>
  </form>
`;

const sidesForm = ({ game, held, sides, all }: ComparePage): Html => html`
  <form class="card" method="get" action="/compare">
    <input type="hidden" name="game" value="${game}" />
    <fieldset>
      <legend>Sides</legend>
      ${held.map(
        (side) =>
          html`<label class="choice"
            ><input type="checkbox" name="side" value="${side}" ${sides.includes(side) && html`checked`} />
            ${side}</label
          > `,
      )}
    </fieldset>
    <label for="more">Other sides, with a day or an instrument</label>
    <input
      id="more"
      name="more"
      value="${sides.filter((side) => !held.includes(side)).join(' ')}"
      placeholder="AU-ACT@2000-01-01 au-act/ni2019-689"
      spellcheck="false"
      autocomplete="off"
    />
    <label class="choice"
      ><input type="checkbox" name="all" value="yes" ${all && html`checked`} /> Also show what is the same</label
    >
    <p class="actions"><button type="submit">Compare</button></p>
  </form>
`;

function resultOf(page: ComparePage, result: Comparison | { readonly sentence: string }): Html {
  if (!('lines' in result))
    return html`<section class="verdict refused">
      <h2>Nothing to compare yet</h2>
      <p>${result.sentence}</p>
    </section>`;
  return html`
    <section id="matrix" aria-label="Comparison">
      <h2>${titleOf(result)}</h2>
      <p>${summaryOf(result)}</p>
      <p>
        Take it away:
        ${joined(
          WRITTEN_FORMATS.map((format) => html`<a href="${fileAddress(page, format)}">${NAMES[format]}</a>`),
          ' · ',
        )}
      </p>
      ${comparisonMain(result, page.all)}
    </section>
  `;
}

const NAMES = { html: 'one page', markdown: 'Markdown', csv: 'CSV', json: 'JSON' } as const;

function fileAddress({ game, sides, all }: ComparePage, format: string): string {
  const asked = new URLSearchParams([['game', game], ...sides.map((side): [string, string] => ['side', side])]);
  if (all) asked.set('all', 'yes');
  return `/compare/${format}?${asked.toString()}`;
}
