import type { HeldClause } from '../app/held-clauses';
import type { StoredFinding } from '../io/postgres/store/audits/finding-reader';
import type { ClauseView } from './clause-view';
import { figures } from './figures';
import { html, joined, type Html } from '../core/exports/html/html';
import { layout } from './layout';
import { auditPath, clauseLink, clausePath, explorerPath, instrumentLink } from './links';
import { queryOf } from './finding-filter-form';

const named = ({ label, heading }: HeldClause): Html => html`<b>${label}</b> ${heading}`;
const linked = (clause: HeldClause): Html => clauseLink(clause.citation, named(clause));

export function clausePage(view: ClauseView, breaches: readonly StoredFinding[], explorer: boolean): string {
  const { clause, title, above, before, after } = view;
  const { citation, instrument, label, heading } = clause;
  return layout({
    title: `${label} ${heading} – House Rules`,
    explorer,
    main: html`
      <nav class="trail" aria-label="Where this clause stands">
        ${joined([instrumentLink(instrument, title ?? instrument), ...above.map(linked)], html` <span aria-hidden="true">›</span> `)}
      </nav>
      <h1><span class="label">${label}</span> ${heading}</h1>
      <p class="place"><code>${citation}</code>${clause.class !== null && html` · ${clause.class}`}</p>
      ${words(view)} ${list('In this clause', view.parts.map(linked))} ${facts(view)} ${doubts(view)} ${conflicts(view)}
      ${enforcement(view)} ${list('Latest breaches', breaches.map(breachOf))}
      ${list('Cites', view.cites.map(reference))} ${list('Cited by', view.citedBy.map(linked))}
      <nav class="neighbours" aria-label="Neighbouring clauses">
        ${before && html`<a rel="prev" href="${clausePath(before.citation)}">‹ ${named(before)}</a>`}
        ${after && html`<a rel="next" href="${clausePath(after.citation)}">${named(after)} ›</a>`}
      </nav>
      ${explorer && html`<p class="ask"><a href="${explorerPath(queryFor(citation))}">Ask for this clause in the explorer</a></p>`}
    `,
  });
}

/** The official words with our statement beside them; either alone says that it is alone. */
function words({ clause, words: official, text }: ClauseView): Html {
  const { statement, note, labelBasis } = clause;
  const said =
    statement !== null &&
    html`<section class="statement">
      <h2>What it provides <span class="aside">in our own words</span></h2>
      <p>${statement}</p>
      ${note !== null && html`<p class="note">${note}</p>`}
    </section>`;
  const printed =
    official !== undefined &&
    html`<section class="official">
      <h2>Official words${place(clause)}</h2>
      <blockquote class="printed">${official}</blockquote>
      ${labelBasis !== null && labelBasis !== 'printed' && html`<p class="note">The clause number is ${labelBasis} in the text; its place in the sequence proves it.</p>`}
      ${text?.verified === false && html`<p class="note">From a text other than the one the statement was verified against.</p>`}
    </section>`;
  const alone =
    official === undefined &&
    html`<p class="note">
      ${
        text
          ? 'The ingested official text has no words of its own at this place.'
          : 'The official text has not been ingested, so our statement stands alone.'
      }
    </p>`;
  return html`<div class="words">${printed}${said}</div>
    ${alone}`;
}

const place = ({ page, line }: HeldClause): Html | false =>
  (page ?? line) !== null &&
  html` <span class="aside"
    >${joined(
      [page !== null && `page ${String(page)}`, line !== null && `line ${String(line)}`].filter(
        (part) => part !== false,
      ),
      ', ',
    )}</span
  >`;

const facts = ({ facts: stated }: ClauseView): Html | false =>
  stated.length > 0 &&
  html`<section>
    <h2>Facts it states</h2>
    <dl class="facts">
      ${stated.map(
        ({ label, ruleSets, figures: cells }) =>
          html`<dt>${label}</dt>
            <dd>${figures(cells)}<span class="reason">${ruleSets.join(', ')}</span></dd>`,
      )}
    </dl>
  </section>`;

/** What changed since the link was verified, for an officer to confirm or reject. */
const doubts = ({ suspicions }: ClauseView): Html | false =>
  list(
    'To be looked at again',
    [...new Set(suspicions)].map((sentence) => html`${sentence}`),
  );

/** Where the text is at odds with itself, an officer must know how it was read. */
const conflicts = ({ conflicts: known }: ClauseView): Html | false =>
  list(
    'At odds with other words of the text',
    known.map(
      ({ says, adopted, clauses }) =>
        html`${says} <b>Adopted reading:</b> ${adopted}
          <span class="reason"
            >${joined(
              clauses.map((citation) => clauseLink(citation, citation.replace(/^.*#/, ''))),
              ', ',
            )}</span
          >`,
    ),
  );

function enforcement({ checks, clause }: ClauseView): Html {
  if (checks.length === 0)
    return html`<section>
      <h2>Not checked</h2>
      <p>${uncheckedBecause(clause)}</p>
    </section>`;
  const readers = checks.filter(({ enforces }) => !enforces);
  return html`${list(
    'Checks that enforce it',
    checks.filter(({ enforces }) => enforces).map(({ id, requirement }) => html`${requirement} <code>${id}</code>`),
  )}
  ${list(
    'Checks that read it on the way',
    readers.map(({ id }) => html`<code>${id}</code>`),
  )}`;
}

function uncheckedBecause({ unchecked, statement }: HeldClause): string {
  if (unchecked !== null) return `No recorded round can show whether it was kept: ${unchecked}.`;
  return statement === null
    ? 'No rule sources are held for it, so no check rests on it.'
    : 'Its facts are known, and no check enforces them yet: it is outstanding.';
}

const list = (title: string, items: readonly Html[]): Html | false =>
  items.length > 0 &&
  html`<section>
    <h2>${title}</h2>
    <ul class="items">
      ${items.map((item) => html`<li>${item}</li>`)}
    </ul>
  </section>`;

const breachOf = (finding: StoredFinding): Html => html`
  <a href="${auditPath(finding.audit)}?${queryOf({ round: finding.round })}#findings">${finding.round}</a>,
  ${finding.localTime.replace('T', ' ')}${finding.table !== null && `, table ${finding.table}`}:
  ${finding.message}${finding.suspect !== null && ' (it rests on words in doubt)'}
`;

const reference = ({ words: cited, kind, clause }: ClauseView['cites'][number]): Html =>
  clause
    ? html`${linked(clause)} <span class="aside">“${cited}”</span>`
    : html`“${cited}” <span class="aside">${kind}</span>`;

const queryFor = (citation: string): string => `{
  clause(citation: ${JSON.stringify(citation)}) {
    heading
    class
    statement
    text
    unchecked
    facts { ruleSet label figures { part value } }
    checks { id requirement }
    cites { words clause { citation } }
    citedBy { citation }
  }
}`;
