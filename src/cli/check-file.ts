import { RoundChecker } from '../app/check-round';
import { checkChunk, type ChunkAnswers } from '../app/check-lines';
import { KnownIds } from '../app/known-ids';
import type { RuleBook } from '../app/rule-book';
import { printCount } from '../core/exports/audit/amounts';
import { Failure } from '../core/failures/failure';
import { RecordReader } from '../core/rounds/record-reader';
import { counted } from '../core/values/counted';
import { inputFrom } from '../io/files/rounds/round-bytes';
import type { RoundChunk } from '../io/files/rounds/round-chunk';
import { chunksOf } from '../io/files/rounds/round-chunks';
import { CheckThreads } from './check-threads';
import { countAnswer, newTally, printTally, repeated, type Tally } from './check-tally';
import { FOUND, WRONG_CALL } from './exit';
import { mappingOption } from './mapping-option';
import { printAnswer } from './print-round';
import { Progress } from './progress';
import { rules } from './sources';
import { todayIn } from '../app/today';

export interface CheckOptions {
  readonly all: boolean;
  readonly json: boolean;
  readonly database: boolean;
  readonly workers: number;
  readonly mapping: string | undefined;
  /** A file with a draft by which every round is judged. */
  readonly draft?: string | undefined;
}

/** Checks a file of rounds as it is read, in constant memory, and returns the exit code. */
export async function checkFile(file: string, options: CheckOptions): Promise<number> {
  const input = inputFrom(file);
  const mapping = await mappingOption(options.mapping);
  const book = await rules(options);
  const tally = newTally();
  const known = new KnownIds();
  const progress = new Progress('rounds');
  const emit = async ({ answers, at }: ChunkAnswers, { bytesRead }: RoundChunk): Promise<void> => {
    let text = '';
    for (const [index, answer] of answers.entries()) {
      countAnswer(tally, answer);
      if ('round' in answer && known.add(answer.round)) repeated(tally, answer.round, at[index] ?? 0);
      text += options.json ? `${JSON.stringify(answer)}\n` : printAnswer(answer, options.all);
    }
    if (text !== '') progress.hide();
    if (text !== '' && !process.stdout.write(text)) await drained();
    const part = input.bytes === undefined || bytesRead === undefined ? undefined : bytesRead / input.bytes;
    progress.advance(answers.length, part, `, ${counted(tally.breaches, 'breach', 'breaches', printCount)}`);
  };
  const chunks = chunksOf(input, { mapping });
  if (options.workers === 1) {
    const checker =
      options.draft === undefined
        ? new RoundChecker(book, options.all)
        : await byDraft(book, options.draft, options.all);
    const reader = new RecordReader();
    for await (const chunk of chunks) await emit(checkChunk(checker, reader, chunk), chunk);
  } else {
    const { sources, effects, doubts } = book;
    const threads = new CheckThreads(options.workers, { sources, effects, doubts, all: options.all });
    await threads.run(chunks, emit);
  }
  progress.hide();
  if (tally.lines === 0)
    throw new Failure('EMPTY_FILE', `${input.name} holds no round; supply one JSON object on each line.`);
  printTally(tally, options.json, known.isFull);
  return exitCode(tally);
}

async function byDraft(book: RuleBook, file: string, all: boolean): Promise<Pick<RoundChecker, 'checkAll'>> {
  const [{ DraftChecker }, { draftFiles }] = await Promise.all([
    import('../app/check-by-draft'),
    import('./draft-files'),
  ]);
  return new DraftChecker(book, (await draftFiles())(file), todayIn(book), all);
}

/** A breach is what an inspector must see first; a line that is no record, or an id that is not a round's alone, comes after it. */
const exitCode = ({ breaches, errors, repeats }: Tally): number =>
  breaches > 0 ? FOUND : errors + repeats > 0 ? WRONG_CALL : 0;

const drained = (): Promise<void> =>
  new Promise((resolve) => {
    process.stdout.once('drain', resolve);
  });
