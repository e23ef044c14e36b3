import { EXAMPLE_ROUNDS } from './example-rounds';
import { html, joined, type Html } from '../core/exports/html/html';

/** The box for one round; a plain form, so that it works without a script too. */
export const roundForm = (round: string): Html => html`
  <form class="card round" method="post" action="/verdict" data-round-form>
    <p class="fill">
      Start from an example:
      ${joined(
        EXAMPLE_ROUNDS.map(({ name, title }) => html`<a href="/?round=${name}#check">${title}</a>`),
        html`<span aria-hidden="true"> · </span>`,
      )}.
    </p>
    <label for="round">Round record (JSON)</label>
    <textarea
      id="round"
      name="round"
      rows="27"
      spellcheck="false"
      autocomplete="off"
      autocapitalize="off"
      wrap="off"
      required
    >
${round}</textarea>
    <p class="actions"><button type="submit">Give the verdict</button></p>
    ${howToWrite}
  </form>
`;

const howToWrite = html`
  <details>
    <summary>How a round of baccarat is written down</summary>
    <ul>
      <li><code>events</code> are in the order of play. Money is in cents: 100.00 is <code>10000</code>.</li>
      <li>
        <code>wager</code>: <code>bet</code> is <code>player</code>, <code>banker</code>, <code>tie</code>,
        <code>player-pair</code> or <code>banker-pair</code>; <code>id</code> is any name.
      </li>
      <li><code>call</code> with <code>no-more-bets</code> ends the wagering.</li>
      <li>
        <code>deal</code>: one card, rank then suit, such as <code>AS</code>, <code>TH</code>, <code>4D</code>,
        <code>KC</code>; the first four go player, banker, player, banker.
      </li>
      <li>
        <code>announce</code>: the points of <code>player</code> and <code>banker</code>, and the <code>result</code>.
      </li>
      <li>
        <code>settle</code>: <code>paid</code> is what the player wins on top of the stake, <code>returned</code> the
        stake given back; <code>result</code> is <code>win</code>, <code>lose</code>, <code>push</code> or
        <code>void</code>.
      </li>
      <li>What the record leaves out is no breach: what cannot be told without it is listed.</li>
      <li>Rounds of other games are written with wagers, cards and settlements too: see the example of red dog.</li>
      <li>Even-money baccarat has <code>"variant": "even-money"</code> beside <code>"game"</code>.</li>
    </ul>
  </details>
`;
