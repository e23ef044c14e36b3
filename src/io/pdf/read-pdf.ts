import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PositionedPage, PositionedText } from '../../core/reading/layout/positioned';
import { PdfWatch, type PdfLimits } from './pdf-watch';
import { UnreadablePdf } from './unreadable-pdf';

const LIMITS: PdfLimits = { megabytes: 512, pageSeconds: 30, pages: 20_000 };
/** Buffers are in no limit of V8, and a heap that is full ends the whole process: the reader is ended before. */
const HEAP_FACTOR = 3;

/** A hundred times the longest instrument known. */
const MOST_SIGNS = 50_000_000;
/** So many pages wait for whoever looks at them, so that the worker never waits for him. */
const PAGES_AHEAD = 8;
/** A whole PDF says near its end that it ends. */
const END_MARK = '%%EOF';
const END_BYTES = 4096;

/** What the worker says of a page; `places` holds five numbers for each text. */
interface WorkerPage {
  readonly number: number;
  /** How many pages there are. */
  readonly of: number;
  readonly height: number;
  readonly texts: readonly string[];
  readonly places: Float64Array;
}

type Answer = WorkerPage | { readonly end: true } | { readonly problem: string };

/** The pages of a PDF with the place of all words on them, one by one, read in a thread of its own. */
export async function* readPdf(
  bytes: Uint8Array,
  given: Partial<PdfLimits> = {},
  onPage: (done: number, total: number) => void = () => undefined,
): AsyncGenerator<PositionedPage> {
  if (!Buffer.from(bytes.subarray(-END_BYTES)).includes(END_MARK)) throw problemOf('its end is missing');
  const limits = { ...LIMITS, ...given };
  const worker = new Worker(join(__dirname, 'pdf-worker.cjs'), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes * HEAP_FACTOR },
  });
  const answers = answersOf(worker, limits);
  try {
    let signs = 0;
    for (let asked = 0; asked < PAGES_AHEAD; asked += 1) worker.postMessage('next page');
    for (;;) {
      const answer = await answers.next();
      if ('problem' in answer) throw problemOf(answer.problem);
      if ('end' in answer) break;
      if (answer.of > limits.pages)
        throw new UnreadablePdf(
          `has ${String(answer.of)} pages, more than the ${String(limits.pages)} that are read; supply it in smaller parts`,
        );
      // Asked for before this page is looked at, so that both threads have work.
      worker.postMessage('next page');
      signs += answer.texts.reduce((sum, text) => sum + text.length, 0);
      if (signs > MOST_SIGNS)
        throw new UnreadablePdf(`holds more than ${MOST_SIGNS / 1e6} million letters; supply one instrument at a time`);
      onPage(answer.number, answer.of);
      yield pageOf(answer);
    }
    if (signs === 0) throw new UnreadablePdf('holds no text, only pictures of pages; supply a copy with a text layer');
  } finally {
    answers.stop();
    await worker.terminate();
  }
}

/** What the worker says, in its order; it may be some pages ahead of whoever looks at them. */
function answersOf(worker: Worker, limits: PdfLimits): { next(): Promise<Answer>; stop(): void } {
  const waiting: Answer[] = [];
  let failure: Error | undefined;
  let wake: (() => void) | undefined;
  const fail = (error: Error): void => {
    failure ??= error;
    wake?.();
  };
  worker.on('message', (answer: Answer) => {
    waiting.push(answer);
    wake?.();
  });
  const watch = new PdfWatch(limits, fail);
  worker.on('error', (error: NodeJS.ErrnoException) => {
    fail(
      error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? watch.tooMuch()
        : new UnreadablePdf(`stopped its reader (${error.message}); supply an undamaged copy`),
    );
  });
  worker.on('exit', () => {
    fail(new UnreadablePdf('stopped its reader; supply an undamaged copy'));
  });
  return {
    next: async () => {
      for (;;) {
        const answer = waiting.shift();
        if (answer !== undefined) {
          watch.pageCame();
          return answer;
        }
        if (failure !== undefined) throw failure;
        watch.wait();
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    stop: () => {
      watch.stop();
    },
  };
}

function problemOf(problem: string): UnreadablePdf {
  return new UnreadablePdf(
    problem === 'encrypted'
      ? 'is encrypted; supply a copy without a password'
      : `cannot be read as a PDF (${problem}); supply an undamaged copy`,
  );
}

function pageOf({ number, height, texts, places }: WorkerPage): PositionedPage {
  const positioned = texts.map((text, index): PositionedText => {
    const at = index * 5;
    const look = places[at + 4] ?? 0;
    return {
      text,
      x: places[at] ?? 0,
      baseline: places[at + 1] ?? 0,
      width: places[at + 2] ?? 0,
      size: places[at + 3] ?? 0,
      bold: (look & 1) > 0,
      italic: (look & 2) > 0,
      level: (look & 4) === 0,
    };
  });
  return { number, height, texts: positioned };
}
