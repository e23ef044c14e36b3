import { RoundChecker } from '../app/check-round';
import { checkChunk, type LineAnswer } from '../app/check-lines';
import { Failure } from '../core/failures/failure';
import { roundChunks } from '../io/files/round-chunks';
import { CheckThreads } from './check-threads';
import { countAnswer, newTally, printTally, type Tally } from './check-tally';
import { FOUND, WRONG_CALL } from './exit';
import { printAnswer } from './print-round';
import { Progress } from './progress';
import { rules } from './sources';

export interface CheckOptions {
  readonly all: boolean;
  readonly json: boolean;
  readonly database: boolean;
  readonly workers: number;
}

/** Checks a file of rounds as it is read, in constant memory, and returns the exit code. */
export async function checkFile(file: string, options: CheckOptions): Promise<number> {
  const book = await rules(options);
  const tally = newTally();
  const progress = new Progress('rounds');
  const emit = async (answers: readonly LineAnswer[]): Promise<void> => {
    let text = '';
    for (const answer of answers) {
      countAnswer(tally, answer);
      text += options.json ? `${JSON.stringify(answer)}\n` : printAnswer(answer, options.all);
    }
    if (text !== '' && !process.stdout.write(text)) await drained();
    progress.advance(answers.length);
  };
  if (options.workers === 1) {
    const checker = new RoundChecker(book, options.all);
    for await (const chunk of roundChunks(file)) await emit(checkChunk(checker, chunk));
  } else {
    const { sources, effects } = book;
    const threads = new CheckThreads(options.workers, { sources, effects, all: options.all });
    await threads.run(roundChunks(file), emit);
  }
  progress.end();
  if (tally.lines === 0)
    throw new Failure('EMPTY_FILE', `${file} holds no round; supply one JSON object on each line.`);
  if (!options.json) printTally(tally);
  return exitCode(tally);
}

/** A breach is what an inspector must see first; a line that is no record comes after it. */
const exitCode = (tally: Tally): number => (tally.breaches > 0 ? FOUND : tally.errors > 0 ? WRONG_CALL : 0);

const drained = (): Promise<void> =>
  new Promise((resolve) => {
    process.stdout.once('drain', resolve);
  });
