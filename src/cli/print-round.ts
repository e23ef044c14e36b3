import type { LineAnswer } from '../app/check-lines';
import type { Finding } from '../core/findings/finding';

const MARKS = {
  breaches: 'BREACH',
  indeterminate: 'cannot tell',
  complies: 'complies',
  'not-applicable': 'n/a',
} as const;

/** One round for a person: nothing but a line where it complies, a sentence and its clauses for each finding. */
export function printAnswer(answer: LineAnswer, all: boolean): string {
  if ('error' in answer) return `line ${String(answer.line)}: ${answer.error}\n`;
  const { round, ruleSet, verdict, examined, findings } = answer;
  const told = all ? findings : findings.filter((finding) => finding.verdict !== 'complies');
  const head = `${round}: ${verdict} (${ruleSet}, ${String(examined)} judgements)\n`;
  return head + told.map(printFinding).join('');
}

function printFinding({ verdict, check, subject, message, clauses, conflicts = [] }: Finding): string {
  const where = subject === '' ? '' : `${subject}: `;
  const doubts = conflicts.map((conflict) => `          The clauses are at odds: ${conflict}\n`).join('');
  return `  ${MARKS[verdict]}  ${where}${message}\n          ${check}  ${clauses.join(', ')}\n${doubts}`;
}
