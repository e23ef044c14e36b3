import { exportsOf, type ExportLink } from '../app/exports-of';
import type { Held } from '../app/held';
import type { HeldClause } from '../app/held-clauses';
import { titleOf, type InstrumentSource } from '../core/rules/source';
import { jurisdictionOf } from '../core/values/citation';
import { labelAbove } from '../core/values/label';
import { html, joined, type Html } from '../core/exports/html/html';
import { layout } from './layout';
import { clausePath } from './links';
import { ingested, type IngestedText } from './loaded';
import { textSentence } from './loaded-section';
import { counted } from '../core/values/counted';
import { day, inForce } from './wording';

export interface InstrumentView {
  readonly id: string;
  readonly source: InstrumentSource | undefined;
  readonly text: IngestedText | undefined;
  readonly clauses: readonly HeldClause[];
  readonly checksOf: ReadonlyMap<string, readonly string[]>;
  readonly exports: readonly ExportLink[];
}

export function viewInstrument(held: Held, id: string): InstrumentView | undefined {
  const clauses = held.clauses.books(id).flatMap((book) => book.clauses);
  const source = held.source(id);
  if (clauses.length === 0) return undefined;
  const [text, checksOf] = [ingested(held.text(id), source, held.book), held.checksOf()];
  return { id, source, text, clauses, checksOf, exports: exportsOf(held, id) };
}

export function instrumentPage(view: InstrumentView, explorer: boolean): string {
  const { id, source, clauses } = view;
  const title = source === undefined ? id : titleOf(source);
  const books = [...new Set(clauses.map(({ book }) => book))];
  return layout({
    title: `${title} – House Rules`,
    explorer,
    main: html`
      <h1>${title}</h1>
      <p class="place">${jurisdictionOf(id)} · <code>${id}</code></p>
      ${about(view)}
      ${books.map((book) =>
        outline(
          book,
          clauses.filter((clause) => clause.book === book),
          view.checksOf,
        ),
      )}
    `,
  });
}

const EXPORT_NAMES: Readonly<Record<string, string>> = {
  akn: 'Akoma Ntoso XML',
  markdown: 'Markdown',
  'facts-json': 'facts as JSON',
  'facts-csv': 'facts as CSV',
};

const about = ({ id, source, text, exports }: InstrumentView): Html => html`
  <dl class="about">
    ${
      source &&
      html`
        <dt>Citation</dt>
        <dd>${source.citation}</dd>
        <dt>Made</dt>
        <dd>${source.made === undefined ? 'no date in the text' : day(source.made)}, under ${source.enabledBy}</dd>
        ${
          source.maker !== undefined &&
          html`<dt>By</dt>
            <dd>${source.maker}<span class="reason">${source.signatory}</span></dd>`
        }
        ${
          source.venue !== undefined &&
          html`<dt>Venue</dt>
            <dd>${source.venue}</dd>`
        }
        <dt>In force</dt>
        <dd>${inForce(source.inForce)}</dd>
        ${
          source.note !== undefined &&
          html`<dt>Note</dt>
            <dd>${source.note}</dd>`
        }
      `
    }
    <dt>Official text</dt>
    <dd>${textSentence(text)}</dd>
    <dt>To compare</dt>
    <dd>
      <a href="/diff?from=${encodeURIComponent(id)}">Clause by clause with another instrument, book or version</a>
    </dd>
    <dt>To take away</dt>
    <dd>
      ${joined(
        exports.map(({ format, url }) => html`<a href="${url}" download>${EXPORT_NAMES[format] ?? format}</a>`),
        ' · ',
      )}
    </dd>
  </dl>
`;

/** Every clause of a book in its order, set in by its depth. */
const outline = (book: string, clauses: readonly HeldClause[], checksOf: InstrumentView['checksOf']): Html => html`
  <section>
    <h2>
      ${book === 'front' ? 'The making instrument' : book === 'rules' ? 'The rules' : book}
      <span class="aside">${counted(clauses.length, 'clause')}</span>
    </h2>
    <ol class="outline">
      ${clauses.map((clause) => {
        const { citation } = clause;
        const checks = checksOf.get(citation)?.length ?? 0;
        return html`<li class="depth-${depthOf(clause)}">
          <a href="${clausePath(citation)}"><b>${clause.label}</b> ${clause.heading}</a>
          ${checks > 0 ? html`<span class="mark">${counted(checks, 'check')}</span>` : clause.unchecked !== null && html`<span class="aside">${clause.unchecked}</span>`}
        </li>`;
      })}
    </ol>
  </section>
`;

const DEEPEST_SHOWN = 4;

function depthOf({ label }: HeldClause): number {
  const above = labelAbove(label);
  return above === undefined ? 0 : Math.min(DEEPEST_SHOWN, 1 + depthOf({ label: above } as HeldClause));
}
