import { answerLine } from '../app/check-lines';
import { RoundExplainer } from '../app/explain-round';
import { Failure } from '../core/failures/failure';
import type { Explanation } from '../core/explain/explanation';
import type { LineError } from '../io/files/rounds/line-error';
import { lineOf } from '../io/files/rounds/round-chunk';
import { roundChunks } from '../io/files/rounds/round-chunks';
import { FOUND, WRONG_CALL } from './exit';
import { mappingOption } from './mapping-option';
import { writeJson } from './output';
import { printExplanation } from './print-explanation';
import { rules } from './sources';

export interface ExplainOptions {
  readonly round: string | undefined;
  readonly all: boolean;
  readonly json: boolean;
  readonly database: boolean;
  readonly mapping: string | undefined;
}

/** Tells the rounds of a file, or the one that is asked for, and returns the exit code that checking them would give. */
export async function explainFile(file: string, options: ExplainOptions): Promise<number> {
  const explainer = new RoundExplainer(await rules(options), options.all);
  let told = 0;
  let code = 0;
  const mapping = await mappingOption(options.mapping);
  const tell = (answer: Explanation | LineError): void => {
    told += 1;
    code = exitCode(code, answer);
    if (options.json) writeJson(answer);
    else process.stdout.write(`${told > 1 ? '\n' : ''}${printExplanation(answer)}`);
  };
  for await (const chunk of roundChunks(file, { mapping })) {
    for (const [index, line] of chunk.lines.entries()) {
      const answer = answerLine(
        (value) => (isAsked(value, options) ? explainer.explain(value) : SKIPPED),
        line,
        lineOf(chunk, index),
      );
      if (answer !== undefined && answer !== SKIPPED) tell(answer);
    }
    chunk.errors?.forEach(tell);
  }
  if (told === 0) throw noneTold(file, options.round);
  return code;
}

const SKIPPED = 'skipped';

const isAsked = (value: unknown, { round }: ExplainOptions): boolean =>
  round === undefined || (typeof value === 'object' && value !== null && 'id' in value && value.id === round);

/** A breach is what an inspector must see first; a line that is no record comes after it. */
function exitCode(before: number, answer: Explanation | LineError): number {
  if ('error' in answer) return before === FOUND ? FOUND : WRONG_CALL;
  return answer.verdict === 'breaches' ? FOUND : before;
}

const noneTold = (file: string, round: string | undefined): Failure =>
  round === undefined
    ? new Failure('EMPTY_FILE', `${file} holds no round; supply one JSON object on each line.`)
    : new Failure('BAD_ARGUMENT', `${file} holds no round with the id "${round}"; check the id, or leave --round out.`);
