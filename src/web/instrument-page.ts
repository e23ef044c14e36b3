import type { DataSource } from 'typeorm';
import type { StoredRules } from '../app/rules-service';
import type { InstrumentSource } from '../core/rules/source';
import { citationOf, jurisdictionOf } from '../core/values/citation';
import { labelAbove } from '../core/values/label';
import { listClauses, type StoredClause } from '../io/postgres/store/clause-reader';
import { newestTexts } from '../io/postgres/store/instrument-reader';
import { html, type Html } from './html';
import { layout } from './layout';
import { clausePath } from './links';
import { ingested, type IngestedText } from './loaded';
import { textSentence } from './loaded-section';
import { counted, day, inForce } from './wording';

export interface InstrumentView {
  readonly id: string;
  readonly source: InstrumentSource | undefined;
  readonly text: IngestedText | undefined;
  readonly clauses: readonly StoredClause[];
  readonly checksOf: StoredRules['checksOf'];
}

export async function viewInstrument(
  dataSource: DataSource,
  { book, checksOf }: StoredRules,
  id: string,
): Promise<InstrumentView | undefined> {
  const [clauses, [text]] = await Promise.all([
    listClauses(dataSource, { instrument: id }),
    newestTexts(dataSource, [id]),
  ]);
  const source = book.instruments.find((instrument) => instrument.id === id);
  return clauses.length === 0 ? undefined : { id, source, text: ingested(text, source), clauses, checksOf };
}

export function instrumentPage(view: InstrumentView, explorer: boolean): string {
  const { id, source, clauses } = view;
  const books = [...new Set(clauses.map(({ book }) => book))];
  return layout({
    title: `${source?.title ?? id} – House Rules`,
    explorer,
    main: html`
      <h1>${source?.title ?? id}</h1>
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

const about = ({ source, text }: InstrumentView): Html => html`
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
  </dl>
`;

/** Every clause of a book in its order, set in by its depth. */
const outline = (book: string, clauses: readonly StoredClause[], checksOf: StoredRules['checksOf']): Html => html`
  <section>
    <h2>
      ${book === 'front' ? 'The making instrument' : book === 'rules' ? 'The rules' : book}
      <span class="aside">${counted(clauses.length, 'clause')}</span>
    </h2>
    <ol class="outline">
      ${clauses.map((clause) => {
        const citation = citationOf(clause.instrument, book, clause.label);
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

function depthOf({ label }: StoredClause): number {
  const above = labelAbove(label);
  return above === undefined ? 0 : Math.min(DEEPEST_SHOWN, 1 + depthOf({ label: above } as StoredClause));
}
