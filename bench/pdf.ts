import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { layOut } from '../src/core/reading/layout/lay-out';
import { rowsOf, type PageOfRows } from '../src/core/reading/layout/rows';
import type { SourcePage } from '../src/core/reading/lines/lines';
import { readPages } from '../src/core/reading/read-instrument';
import { readPdf } from '../src/io/pdf/read-pdf';
import { officialTextPath } from '../test/support/official-texts';
import { typesetByPdfkit } from '../test/support/typeset/pdfkit';

const RUNS = 5;

/** What pdf-parse does by itself, in a thread like ours. */
const EXTRACTION = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { PDFParse } = require('pdf-parse');
  new PDFParse({ data: new Uint8Array(workerData), verbosity: 0 }).getText().then(({ text }) => parentPort.postMessage(text));
`;

/** The longest instrument in print: read into lines, and into clauses, against the extraction of its text alone. */
export async function benchPdf(): Promise<void> {
  const path = officialTextPath('au-qld/casino-gaming-rule-2024');
  if (!existsSync(path)) {
    console.log(`PDF: not measured, the official text is not at ${path}`);
    return;
  }
  // The worker is a file of its own and no part of the bundle.
  copyFileSync(join('src', 'io', 'pdf', 'pdf-worker.cjs'), join(__dirname, 'pdf-worker.cjs'));
  const bytes = await typesetByPdfkit(readFileSync(path, 'utf8'), 'Port Vale Gazette');
  const taken = { extraction: [] as number[], lines: [] as number[], clauses: [] as number[] };
  for (let run = 0; run < RUNS; run += 1) {
    taken.extraction.push(await milliseconds(() => extract(bytes)));
    taken.lines.push(await milliseconds(() => linesOf(bytes)));
    taken.clauses.push(await milliseconds(async () => readPages(await linesOf(bytes))));
  }
  const [extraction, lines, clauses] = [taken.extraction, taken.lines, taken.clauses].map((times) =>
    Math.min(...times),
  );
  const ratio = (time = 0): string => (time / (extraction ?? 1)).toFixed(2);
  console.log(`PDF of ${Math.round(bytes.length / 1024)} KB, text extracted in ${Math.round(extraction ?? 0)} ms`);
  console.log(`  PDF read / text extraction alone     ${ratio(lines)}`);
  console.log(`  read and put into clauses / the same ${ratio(clauses)}   (at most 1.5)`);
}

async function linesOf(bytes: Uint8Array): Promise<readonly SourcePage[]> {
  const pages: PageOfRows[] = [];
  for await (const page of readPdf(bytes)) pages.push(rowsOf(page));
  return layOut(pages);
}

async function extract(bytes: Uint8Array): Promise<void> {
  const worker = new Worker(EXTRACTION, { eval: true, workerData: bytes });
  await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  await worker.terminate();
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = process.hrtime.bigint();
  await work();
  return Number(process.hrtime.bigint() - start) / 1e6;
}
