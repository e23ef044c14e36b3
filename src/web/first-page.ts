import { EXAMPLE_QUERIES, type ExampleQuery } from './example-queries';
import { html, type Html } from '../core/exports/html/html';
import { layout } from './layout';
import { explorerPath, instrumentPath } from './links';
import type { Loaded } from './loaded';
import { loadedSection } from './loaded-section';
import { roundForm } from './round-form';
import { counted } from '../core/values/counted';

export interface FirstPage {
  readonly loaded: Loaded;
  /** The round that stands in the box, ready to be judged. */
  readonly round: string;
  readonly explorer: boolean;
}

export const firstPage = ({ loaded, round, explorer }: FirstPage): string =>
  layout({
    title: 'House Rules: the rules of casino games, made exact',
    explorer,
    main: html`
      ${introduction(loaded)} ${loadedSection(loaded)}
      <section id="try" aria-labelledby="try-title">
        <h2 id="try-title">Three questions to start with</h2>
        <p>Each is a GraphQL query; run it here${explorer && ', or open it in the explorer and change it'}.</p>
        ${EXAMPLE_QUERIES.map((example) => exampleOf(example, explorer))}
      </section>
      <section id="check" aria-labelledby="check-title">
        <h2 id="check-title">Check a round of your own</h2>
        <p>Type or paste the record of one round. The verdict says what was breached, and in which clause it stands.</p>
        ${roundForm(round)}
        <div id="verdict-place" aria-live="polite"></div>
      </section>
    `,
  });

const introduction = ({ instruments }: Loaded): Html => html`
  <h1>The rules of casino games, as gazetted law, made exact.</h1>
  <p class="lede">
    House Rules keeps every clause of the official rules and every figure they state, says which of them held on any
    day, and ties each clause to the check that enforces it.
  </p>
  <ul class="people">
    <li>
      <h2>Compliance officers</h2>
      <p>
        <em>What is the rule?</em> Every clause in plain words, with the figures it states and the checks that rest on
        it.
      </p>
      <a href="${instruments[0] ? instrumentPath(instruments[0].id) : '#loaded'}">Read the clauses</a>
    </li>
    <li>
      <h2>Inspectors</h2>
      <p><em>Was this round played by it?</em> A recorded round in; the breach, what was due and the clause out.</p>
      <a href="#check">Check a round</a>
    </li>
    <li>
      <h2>Game designers</h2>
      <p>
        <em>How do the rules differ?</em> Jurisdictions, variants and times side by side, each figure with its clause
        behind it.
      </p>
      <a href="/compare">Compare the rules</a>
    </li>
  </ul>
`;

const exampleOf = ({ id, question, explanation, query, variables }: ExampleQuery, explorer: boolean): Html => html`
  <article class="card example" id="${id}" aria-labelledby="${id}-title">
    <h3 id="${id}-title">${question}</h3>
    <p>${explanation}</p>
    <pre data-query tabindex="0" role="region" aria-label="Query">${query}</pre>
    ${
      variables !== undefined &&
      html`<details>
        <summary>The round, ${counted(variables.split('\n').length, 'line')}</summary>
        <pre data-variables tabindex="0" role="region" aria-label="Variables">${variables}</pre>
      </details>`
    }
    <p class="actions">
      <button type="button" data-run hidden aria-describedby="${id}-title">Run</button>
      ${explorer && html`<a href="${explorerPath(query, variables)}">Open in the explorer</a>`}
    </p>
    <div class="answer" data-answer role="status"></div>
  </article>
`;
