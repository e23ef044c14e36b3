import type { ComparedClause } from '../../compare/clauses/compared-clause';
import type { WordChange } from '../../compare/words/diff-words';
import { shownWords, type Difference, type MatchedClauses } from '../../differences/difference';
import { document } from '../html/document';
import { html, type Html } from '../html/html';
import { DIFFERENCE_STYLE } from './difference-style';
import { marksOf, meaningSaid, placeOf, placesSaid, sideSaid, summaryOf, valueSaid } from './said';

/** One page by itself: clauses side by side, what was taken out and put in marked; to read, print or attach to a memo. */
export const differencePage = (difference: Difference, day: string, all: boolean): string =>
  document({
    title: `${difference.from.title} against ${difference.to.title}`,
    about: `${sideSaid(difference.from)} against ${sideSaid(difference.to)} · ${day}`,
    main: differenceSections(difference, all),
    style: DIFFERENCE_STYLE,
  });

/** The same without the page around it; `link` makes a citation a link where clauses have pages. */
export function differenceSections(
  difference: Difference,
  all: boolean,
  link: (clause: ComparedClause, words: Html) => Html = (_, words) => words,
): Html {
  const { matched, added, removed } = difference;
  const shown = matched.filter(({ changed, moved, renumbered }) => all || changed || moved || renumbered);
  const same = matched.length - shown.length;
  return html`<div class="difference">
    <p class="summary">${summaryOf(difference)}</p>
    ${same > 0 && html`<p class="faint">${same} that are the same are not shown.</p>`} ${figures(difference)}
    ${section(
      'matched',
      'Clauses that answer each other',
      shown.map((match) => pair(match, difference, link)),
    )}
    ${section('removed', 'Removed', removed.length === 0 ? [] : [alone(removed, link)])}
    ${section('added', 'Added', added.length === 0 ? [] : [alone(added, link)])}
  </div>`;
}

const section = (id: string, title: string, parts: readonly Html[]): Html | false =>
  parts.length > 0 &&
  html`<section id="${id}">
    <h2>${title}</h2>
    ${parts}
  </section>`;

type Link = (clause: ComparedClause, words: Html) => Html;

function pair(match: MatchedClauses, { from, to }: Difference, link: Link): Html {
  const side = (clauses: readonly ComparedClause[]): Html =>
    clauses.length > 3
      ? html`<code>${placesSaid(clauses)}</code>`
      : html`${clauses.map((clause, at) => html`${at > 0 && ', '}${link(clause, html`<code>${placeOf(clause)}</code>`)}`)}`;
  const isSame = match.words.every(({ kind }) => kind === 'same');
  return html`<article class="pair">
    <header>
      <h3>${side(match.from)} → ${side(match.to)}</h3>
      ${marksOf(match).map((mark) => html`<span class="mark${mark.includes('meaning') ? ' meaning' : ''}">${mark}</span>`)}
      <span class="why">${match.reason} · ${match.score} of 1000</span>
    </header>
    <div class="sides">
      <div lang="en" aria-label="${from.name}">
        <span class="words"
          >${isSame ? shownWords(match.from) : match.words.map((change) => onSide(change, 'removed'))}</span
        >
      </div>
      <div lang="en" aria-label="${to.name}">
        <span class="words"
          >${isSame ? shownWords(match.to) : match.words.map((change) => onSide(change, 'added'))}</span
        >
      </div>
    </div>
    ${notes(match)}
  </article>`;
}

const onSide = ({ kind, text }: WordChange, own: 'removed' | 'added'): Html | string | false =>
  kind === 'same' ? text : kind === own && (own === 'removed' ? html`<del>${text}</del>` : html`<ins>${text}</ins>`);

const notes = ({ meaning, cells, facts }: MatchedClauses): Html | false =>
  meaning.length + cells.length + facts.length > 0 &&
  html`<div class="notes">
    ${meaning.map((change) => html`<p>${meaningSaid(change)}</p>`)}
    ${cells.map(({ row, column, from, to }) => html`<p>${row}${column !== '' && `, ${column}`}: <del>${from ?? '–'}</del> <ins>${to ?? '–'}</ins></p>`)}
    ${facts.length > 0 && html`<p>Figures that differ: ${facts.slice(0, MOST_FACTS).join(', ')}${facts.length > MOST_FACTS && ` and ${String(facts.length - MOST_FACTS)} more`}</p>`}
  </div>`;

const MOST_FACTS = 8;

const alone = (clauses: readonly ComparedClause[], link: Link): Html =>
  html`<ul class="alone">
    ${clauses.map((clause) => html`<li>${link(clause, html`<code>${placeOf(clause)}</code>`)} ${shownWords([clause])}</li>`)}
  </ul>`;

const figures = ({ facts, from, to }: Difference): Html | false =>
  facts.length > 0 &&
  html`<section id="facts">
    <h2>Figures that differ</h2>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th>Game</th>
            <th>Figure</th>
            <th>${from.name}</th>
            <th>${to.name}</th>
          </tr>
        </thead>
        <tbody>
          ${facts.map(
            (fact) =>
              html`<tr>
                <td>${fact.game}${fact.variant !== undefined && `/${fact.variant}`}</td>
                <th scope="row">${fact.label}</th>
                ${[fact.from, fact.to].map(({ value, clauses }) => html`<td>${valueSaid(value)} <span class="faint">${clauses.slice(0, 1).map((clause) => clause.replace(/^.*#/, ''))}</span></td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
