import type { LineAnswer } from '../app/check-lines';
import type { Finding } from '../core/findings/finding';
import { judgedBy } from '../core/findings/judged-by';

export const MARKS = {
  breaches: 'BREACH',
  indeterminate: 'cannot tell',
  complies: 'complies',
  'not-applicable': 'n/a',
} as const;

/** One round for a person: nothing but a line where it complies, a sentence and its clauses for each finding. */
export function printAnswer(answer: LineAnswer, all: boolean): string {
  if ('error' in answer) return `line ${String(answer.line)}: ${answer.error}\n`;
  const { round, verdict, examined, findings } = answer;
  const told = all ? findings : findings.filter((finding) => finding.verdict !== 'complies');
  const head = `${round}: ${verdict} (${judgedBy(answer)}, ${String(examined)} judgements)\n`;
  return head + told.map((finding) => printFinding(finding)).join('');
}

/** What follows from a breach stands under it, further in. */
export function printFinding(finding: Finding, margin = '  '): string {
  const { verdict, check, subject, message, clauses, conflicts = [], suspect = [], consequences = [] } = finding;
  const where = subject === '' ? '' : `${subject}: `;
  const doubts = [
    ...conflicts.map((conflict) => `The clauses are at odds: ${conflict}`),
    ...suspect.map(({ sentence }) => `In doubt: ${sentence}`),
  ]
    .map((doubt) => `${margin}        ${doubt}\n`)
    .join('');
  const following = consequences.map((one) => printFinding(one, `${margin}    `)).join('');
  return `${margin}${MARKS[verdict]}  ${where}${message}\n${margin}        ${check}  ${clauses.join(', ')}\n${doubts}${following}`;
}
