import { WRITTEN_FORMATS } from '../app/written-file';
import type { Difference } from '../core/differences/difference';
import { differenceSections } from '../core/exports/difference/difference-page';
import { DIFFERENCE_STYLE } from '../core/exports/difference/difference-style';
import { sideSaid } from '../core/exports/difference/said';
import { html, joined, type Html } from '../core/exports/html/html';
import type { InstrumentSource } from '../core/rules/source';
import { layout } from './layout';
import { clauseLink } from './links';

export interface DiffAsked {
  readonly from: string;
  readonly to: string;
  readonly all: boolean;
}

export interface DiffPage {
  readonly asked: DiffAsked;
  readonly sources: readonly InstrumentSource[];
  readonly result: Difference | { readonly sentence: string } | undefined;
  readonly explorer: boolean;
}

/** A form that works without a script: two sides, then their clauses beside each other. */
export const diffPage = ({ asked, sources, result, explorer }: DiffPage): string =>
  layout({
    title: 'Compare clauses – House Rules',
    explorer,
    style: `${DIFFERENCE_STYLE}main { max-width: 84rem; }`,
    main: html`
      <h1>Which clauses answer which?</h1>
      <form class="card" method="get" action="/diff">
        ${sideField('from', 'From', asked.from)} ${sideField('to', 'To', asked.to)}
        <datalist id="sides">${choices(sources).map((side) => html`<option value="${side}"></option>`)}</datalist>
        <label class="choice"
          ><input type="checkbox" name="all" value="yes" ${asked.all && html`checked`} /> Also show what is the
          same</label
        >
        <p class="actions"><button type="submit">Compare</button></p>
      </form>
      ${result && resultOf(asked, result)}
    `,
  });

const sideField = (name: 'from' | 'to', title: string, value: string): Html => html`
  <label for="${name}">${title}</label>
  <input
    id="${name}"
    name="${name}"
    value="${value}"
    list="sides"
    placeholder="an instrument, a book of it, a version, or “AU-QLD baccarat”"
    spellcheck="false"
    autocomplete="off"
  />
`;

/** Every instrument, and its books where there are several. */
const choices = (sources: readonly InstrumentSource[]): readonly string[] =>
  sources.flatMap(({ id, books }) => [id, ...(books.length > 1 ? books.map((book) => `${id}#${book.id}`) : [])]);

function resultOf(asked: DiffAsked, result: Difference | { readonly sentence: string }): Html {
  if ('sentence' in result)
    return html`<section class="verdict refused">
      <h2>Nothing to compare yet</h2>
      <p>${result.sentence}</p>
    </section>`;
  return html`<section aria-label="Comparison">
    <h2>${result.from.title} against ${result.to.title}</h2>
    <p class="place">${sideSaid(result.from)} against ${sideSaid(result.to)}</p>
    <p>
      Take it away:
      ${joined(
        WRITTEN_FORMATS.map((format) => html`<a href="${fileAddress(asked, format)}">${NAMES[format]}</a>`),
        ' · ',
      )}
    </p>
    ${differenceSections(result, asked.all, ({ citation }, words) => clauseLink(citation, words))}
  </section>`;
}

const NAMES = { html: 'one page', markdown: 'Markdown', csv: 'CSV', json: 'JSON' } as const;

function fileAddress({ from, to, all }: DiffAsked, format: string): string {
  const query = new URLSearchParams({ from, to });
  if (all) query.set('all', 'yes');
  return `/diff/${format}?${query.toString()}`;
}
