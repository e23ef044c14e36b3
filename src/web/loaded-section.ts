import { html, type Html } from '../core/exports/html/html';
import { instrumentLink } from './links';
import type { IngestedText, Loaded, LoadedInstrument, LoadedRuleSet } from './loaded';
import { day, inForce } from './wording';

/** What the service holds: each instrument, how far it is checked, and the rule sets that come of it. */
export const loadedSection = ({ instruments, ruleSets }: Loaded): Html => html`
  <section id="loaded" aria-labelledby="loaded-title">
    <h2 id="loaded-title">What is loaded</h2>
    ${instruments.length === 0 && html`<p>Nothing yet: no rule sources were found and no official text was ingested.</p>`}
    ${instruments.map((instrument) =>
      instrumentCard(
        instrument,
        ruleSets.filter((ruleSet) => ruleSet.instrument === instrument.id),
      ),
    )}
  </section>
`;

const instrumentCard = (instrument: LoadedInstrument, ruleSets: readonly LoadedRuleSet[]): Html => html`
  <article class="card">
    <h3>${instrumentLink(instrument.id, instrument.sources?.title ?? instrument.id)}</h3>
    <p class="place">${instrument.jurisdiction} · <code>${instrument.id}</code></p>
    <dl class="about">
      ${
        instrument.sources &&
        html`
          <dt>Citation</dt>
          <dd>${instrument.sources.citation}</dd>
          <dt>In force</dt>
          <dd>${inForce(instrument.sources.inForce)}</dd>
        `
      }
      <dt>Clauses</dt>
      <dd>${coverageSentence(instrument)}</dd>
      <dt>Official text</dt>
      <dd>${textSentence(instrument.text)}</dd>
      ${
        ruleSets.length > 0 &&
        html`<dt>Rule sets</dt>
          <dd>${ruleSets.length > MANY ? folded(ruleSets) : ruleSetTable(ruleSets)}</dd>`
      }
    </dl>
  </article>
`;

function coverageSentence({ clauses, sources }: LoadedInstrument): Html {
  if (!sources) return html`${clauses}, as printed; no rule sources are held, so no check rests on them`;
  const { checked, outstanding } = sources;
  return html`<strong>${clauses}</strong>, of which <strong>${checked}</strong> are checked against recorded rounds;
    ${clauses - checked - outstanding} say why no round can show whether they were
    kept${outstanding > 0 && `; ${String(outstanding)} are outstanding`}`;
}

export function textSentence(text: IngestedText | undefined): Html {
  if (!text)
    return html`not ingested: clauses are shown in our own words
      <span class="reason"
        >To see the official words beside them: <code>npx house-rules ingest &lt;file&gt;</code></span
      >`;
  const bytes = text.verified
    ? 'the very text the rule sources were verified against'
    : 'not the text that any rule sources were verified against';
  return html`ingested on ${day(text.learntOn)}; ${bytes}`;
}

/** More rule sets than one takes in at a glance are shown when asked for. */
const MANY = 4;
const folded = (ruleSets: readonly LoadedRuleSet[]): Html =>
  html`<details>
    <summary>${ruleSets.length} rule sets</summary>
    ${ruleSetTable(ruleSets)}
  </details>`;

const ruleSetTable = (ruleSets: readonly LoadedRuleSet[]): Html => html`
  <table>
    <thead>
      <tr>
        <th scope="col">Rule set</th>
        <th scope="col" class="number">Facts</th>
        <th scope="col" class="number">Checks</th>
      </tr>
    </thead>
    <tbody>
      ${ruleSets.map(
        ({ name, facts, checks }) => html`
          <tr>
            <th scope="row">${name}</th>
            <td class="number">${facts}</td>
            <td class="number">${checks}</td>
          </tr>
        `,
      )}
    </tbody>
  </table>
`;
