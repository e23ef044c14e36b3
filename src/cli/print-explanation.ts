import type { LineError } from '../io/files/rounds/line-error';
import type { AppliedRule, ExplainedStep, Explanation, RunningState } from '../core/explain/explanation';
import { judgedBy } from '../core/findings/judged-by';
import { printMoney } from '../core/values/money';
import { MARKS, printFinding } from './print-round';

/** Where what belongs to a step begins: after its number and its kind. */
const MARGIN = ' '.repeat(20);
/** More wagers than this are told by their number and sum. */
const MOST_WAGERS = 6;

/** A round for a person at a terminal: every step with its rules and, where it changed, how things stand; then the findings. */
export function printExplanation(answer: Explanation | LineError): string {
  if ('error' in answer) return `line ${String(answer.line)}: ${answer.error}\n`;
  const { round, verdict, examined, steps, findings } = answer;
  let before = '';
  const lines = steps.map((step, index) => {
    const now = printState(step.state);
    const text = printStep(step, index, now === before ? '' : now);
    before = now;
    return text;
  });
  const found = findings.length === 0 ? '  nothing amiss\n' : findings.map((finding) => printFinding(finding)).join('');
  return `${round}: ${verdict} (${judgedBy(answer)}, ${String(examined)} judgements)\n${lines.join('')}findings\n${found}`;
}

function printStep({ event, text, rules }: ExplainedStep, index: number, state: string): string {
  const head = `${(index === 0 ? '' : String(index)).padStart(4)}  ${event.padEnd(12)}  ${text}\n`;
  const now = state === '' ? '' : `${MARGIN}now   ${state}\n`;
  return head + rules.map(printRule).join('') + now;
}

/** A rule that was kept is plain; one that was not says so. */
function printRule({ rule, clauses, verdict }: AppliedRule): string {
  const mark = verdict === undefined || verdict === 'complies' ? '' : `${MARKS[verdict]}: `;
  return `${MARGIN}rule  ${mark}${rule}\n${MARGIN}      ${clauses.join(', ')}\n`;
}

function printState({ wagering, wagers, hands = [], shown, next, result }: RunningState): string {
  const total = wagers.reduce((sum, { stake }) => sum + stake, 0);
  const standing =
    wagers.length > MOST_WAGERS
      ? `${String(wagers.length)} wagers of ${printMoney(total)} in all`
      : wagers.map(({ id, bet, stake }) => `${id} ${printMoney(stake)} on ${bet}`).join(', ');
  return [
    `wagering ${wagering}`,
    standing,
    ...hands.map(
      ({ of, cards, total: points }) => `${of} ${cards.join(' ')}${points === undefined ? '' : ` (${points})`}`,
    ),
    shown !== undefined && shown !== result ? shown : '',
    next === undefined ? '' : `next: ${next}`,
    result === undefined ? '' : `result: ${result}`,
  ]
    .filter((part) => part !== '')
    .join('; ');
}
