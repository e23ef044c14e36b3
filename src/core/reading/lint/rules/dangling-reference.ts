import { printedLabel } from '../../../values/label';
import type { Reference } from '../../reading';
import type { ClauseIndex } from '../../layers/clause-index';
import type { LintFinding, LintRule, LintSeverity } from '../lint-finding';
import { UnsureNumbers } from '../unsure-numbers';

/** A citation of something the instrument does not have. */
export const danglingReference: LintRule = ({ reading, index }) => {
  const unsure = new UnsureNumbers(reading.clauses, index);
  return reading.references
    .filter(({ kind }) => kind === 'dangling')
    .flatMap((reference): readonly LintFinding[] => {
      const { from, line, sought } = reference;
      if (sought !== undefined && unsure.isInGap(sought.book, sought.label)) return [];
      const severity = sought !== undefined && unsure.isNear(sought.book, sought.label) ? 'note' : 'error';
      const sentence = sentenceFor(reference, index, severity);
      return [{ code: 'dangling-reference', severity, clause: from, line, sentence }];
    });
};

function sentenceFor(reference: Reference, index: ClauseIndex, severity: LintSeverity): string {
  const { from, words, sought } = reference;
  const cited = inFull(reference, index);
  const cites = `${from.label} cites “${cited}”, `;
  if (sought === undefined)
    return `${cites}but ${cited === words ? 'it' : words} is neither printed nor listed in the contents.`;
  const there = sought.label.startsWith('(') ? `there is no ${sought.label} around it` : `there is no ${sought.label}`;
  const elsewhere = sought.book === from.book ? '' : ` in ${sought.book}`;
  const doubt = severity === 'note' ? ' Numbers near it are damaged or lost, perhaps only in this copy.' : '';
  return `${cites}but ${there}${elsewhere}${reasonFor(sought, index)}.${doubt}`;
}

/** "11 has no subsections", "18 ends at 18(3)": what the reader of the law finds when he looks. */
function reasonFor({ book, label }: { readonly book: string; readonly label: string }, index: ClauseIndex): string {
  const outer = /^(.+)(?:\([^()]+\)|\.[^.()]+)$/.exec(label)?.[1];
  const parent = outer === undefined ? undefined : index.clause(book, outer);
  if (parent === undefined) return '';
  const last = index.childrenOf(parent).at(-1);
  return last === undefined
    ? `: ${parent.label} is not divided`
    : `: ${parent.label} ends at ${printedLabel(last.label)}`;
}

const longestSearched = 4000;

/** "19" of "diagrams 18 or 19" is quoted with the words that say what it is. */
function inFull({ from, words }: Reference, index: ClauseIndex): string {
  const text = index.clause(from.book, from.label)?.text ?? '';
  if (/^[A-Za-z]{2}/.test(words) || text.length > longestSearched) return words;
  const plain = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`[A-Za-z]{4,} ["“(]?[\\dA-Z][^.;]{0,80}?${plain}(?![\\w(])`).exec(text)?.[0] ?? words;
}
