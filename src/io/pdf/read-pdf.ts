import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

export interface PdfPage {
  readonly number: number;
  readonly text: string;
}

/** Why a PDF gives no text, as the end of a sentence that begins with its name. */
export class UnreadablePdf extends Error {}

type Answer = { readonly pages: readonly PdfPage[] } | { readonly problem: string };

/** The text of a PDF, page by page, read in a thread of its own. */
export async function readPdf(bytes: Uint8Array): Promise<readonly PdfPage[]> {
  const answer = await askWorker(bytes);
  if ('problem' in answer)
    throw new UnreadablePdf(
      answer.problem === 'encrypted'
        ? 'is encrypted; supply a copy without a password'
        : `cannot be read as a PDF (${answer.problem}); supply an undamaged copy`,
    );
  if (answer.pages.every(({ text }) => text.trim() === ''))
    throw new UnreadablePdf('holds no text, only pictures of pages; supply a copy with a text layer');
  return answer.pages;
}

function askWorker(bytes: Uint8Array): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(__dirname, 'pdf-worker.cjs'), { workerData: bytes });
    worker.once('message', (answer: Answer) => {
      resolve(answer);
      void worker.terminate();
    });
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code !== 0) reject(new UnreadablePdf('stopped its reader; supply an undamaged copy'));
    });
  });
}
