import type { RuleBook } from '../app/rule-book';
import type { CheckedRound } from '../core/findings/checked-round';
import type { Finding } from '../core/findings/finding';
import { parseCitation } from '../core/values/citation';
import { html, type Html } from '../core/exports/html/html';
import { layout } from './layout';
import { clauseLink } from './links';
import { roundForm } from './round-form';
import { counted } from '../core/values/counted';
import type { Refusal, Verdict } from './verdict';

export const verdictPage = (verdict: Verdict, rules: RuleBook, round: string, explorer: boolean): string =>
  layout({
    title: `${titleOf(verdict)} – House Rules`,
    explorer,
    main: html`
      <h1>Verdict</h1>
      ${'sentence' in verdict ? refusal(verdict) : judged(verdict, rules)}
      <h2>The round</h2>
      ${roundForm(round)}
    `,
  });

const TITLES = {
  breaches: 'Breach',
  complies: 'Complies',
  indeterminate: 'Cannot be told',
} as const;

const titleOf = (verdict: Verdict): string => ('sentence' in verdict ? 'No verdict' : TITLES[verdict.verdict]);

/** `id="verdict"` is what the script of the first page lifts out of this page. */
const refusal = ({ sentence, fault }: Refusal): Html => html`
  <section id="verdict" class="verdict refused">
    <h2>No verdict yet</h2>
    <p>${sentence}</p>
    ${
      fault &&
      html`<pre aria-hidden="true">
${fault.excerpt}
${' '.repeat(fault.indent)}↑</pre>`
    }
  </section>
`;

const judged = (checked: CheckedRound, rules: RuleBook): Html => html`
  <section id="verdict" class="verdict ${checked.verdict}">
    <h2>${TITLES[checked.verdict]}</h2>
    <p>${summary(checked)}</p>
    ${
      checked.findings.length > 0 &&
      html`<ol class="findings">
        ${checked.findings.map((finding) => html`<li class="${finding.verdict}">${findingOf(finding, rules)}</li>`)}
      </ol>`
    }
    <p class="basis">
      Judged by ${checked.ruleSet}, ${checked.instruments.join(', ')}, version
      <code title="${checked.version}">${checked.version.slice(0, 19)}…</code>
    </p>
  </section>
`;

function summary({ round, verdict, examined, findings }: CheckedRound): Html {
  const breaches = findings.filter((finding) => finding.verdict === 'breaches').length;
  const open = findings.length - breaches;
  const rest = open > 0 ? `; ${counted(open, 'question is', 'questions are')} left open by the record` : '';
  const subject = html`Round <strong>${round}</strong>`;
  switch (verdict) {
    case 'breaches':
      return html`${subject}: ${counted(breaches, 'breach', 'breaches')} in ${counted(examined, 'judgement')}${rest}.`;
    case 'complies':
      return html`${subject} was played by the rules: nothing amiss in ${counted(examined, 'judgement')}${rest}.`;
    case 'indeterminate':
      return html`${subject} cannot be judged from this record: ${counted(examined, 'judgement')} made${rest}.`;
  }
}

const findingOf = ({ subject, message, clauses, suspect, consequences = [] }: Finding, rules: RuleBook): Html => html`
  <p class="message">${subject !== '' && html`<span class="subject">${subject}</span> `}${message}</p>
  ${clauses.map((citation) => {
    const { title, says } = stated(rules, citation);
    return html`<blockquote>
      <p>${clauseLink(citation, title)}</p>
      ${says !== undefined && html`<p>${says}</p>`}
    </blockquote>`;
  })}
  ${suspect?.map(({ sentence }) => html`<p class="note">In doubt: ${sentence}</p>`)}
  ${
    consequences.length > 0 &&
    html`<p>From this follows:</p>
      <ol class="findings">
        ${consequences.map((one) => html`<li class="${one.verdict}">${findingOf(one, rules)}</li>`)}
      </ol>`
  }
`;

/** The clause as our sources state it; its bare citation where they do not. */
function stated(rules: RuleBook, citation: string): { readonly title: string; readonly says?: string } {
  const parts = parseCitation(citation);
  const clause = rules.instruments
    .find(({ id }) => id === parts?.instrument)
    ?.books.find(({ id }) => id === parts?.book)
    ?.clauses.find(({ label }) => label === parts?.label);
  return clause ? { title: `Clause ${clause.label}, ${clause.heading}`, says: clause.says } : { title: citation };
}
