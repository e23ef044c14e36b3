import { readFileSync, statSync } from 'node:fs';
import { Failure } from '../../core/failures/failure';
import { layOut } from '../../core/reading/layout/lay-out';
import { rowsOf, type PageOfRows } from '../../core/reading/layout/rows';
import { pageOf, textOf, type SourcePage } from '../../core/reading/lines/lines';
import { readPdf } from '../pdf/read-pdf';
import { UnreadablePdf } from '../pdf/unreadable-pdf';
import { sha256 } from './digest';
import { refuseTooLong } from './text-limits';

/** The longest instrument known is half a megabyte of text; a hundred times that is a mistake, not a gazette. */
const GREATEST_MEGABYTES = 64;

/** How far a reading is: pages of a PDF, stages of the work on plain text. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly unit: 'pages' | 'stages';
}

export interface ReadingOptions {
  /** What messages call the file where its path is nobody's business. */
  readonly shownAs?: string | undefined;
  readonly megabytes?: number | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

export interface OfficialFile {
  readonly pages: readonly SourcePage[];
  readonly sha256: string;
  readonly isPdf: boolean;
}

/** Reads an official text, PDF or plain; refuses with one sentence what is neither, and reads nothing it must refuse. */
export async function readOfficialFile(path: string, options: ReadingOptions = {}): Promise<OfficialFile> {
  const { shownAs: file = path, megabytes = GREATEST_MEGABYTES, onProgress } = options;
  const size = sizeOf(path, file);
  if (size === 0) throw new Failure('EMPTY_FILE', `${file} is empty; supply the official text as PDF or plain text.`);
  if (size > megabytes * 1024 * 1024)
    throw new Failure(
      'FILE_TOO_LARGE',
      `${file} has ${String(Math.round(size / 1024 / 1024))} MB; an official text may have ${String(megabytes)} MB, so supply one instrument at a time.`,
    );
  const bytes = readFileSync(path);
  const pdf = isPdf(bytes);
  const pages = pdf ? await pdfPages(file, bytes, onProgress) : [pageOf(plainText(file, bytes))];
  if (pages.every(({ lines }) => lines.every((line) => textOf(line).trim() === '')))
    throw new Failure('EMPTY_FILE', `${file} holds no text; supply the official text as PDF or plain text.`);
  refuseTooLong(file, pages);
  return { pages, sha256: sha256(bytes), isPdf: pdf };
}

function sizeOf(path: string, file: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new Failure('NO_SUCH_FILE', `${file}: there is no such file; check the path.`);
  if (!found.isFile())
    throw new Failure('NO_SUCH_FILE', `${file} is not a file; name an official text as PDF or plain text.`);
  return found.size;
}

const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');

async function pdfPages(
  file: string,
  bytes: Uint8Array,
  onProgress: ReadingOptions['onProgress'],
): Promise<readonly SourcePage[]> {
  const onPage = (done: number, total: number): void => onProgress?.({ done, total, unit: 'pages' });
  try {
    const pages: PageOfRows[] = [];
    for await (const page of readPdf(bytes, undefined, onPage)) pages.push(rowsOf(page));
    return layOut(pages);
  } catch (error) {
    if (error instanceof UnreadablePdf) throw new Failure('UNREADABLE_PDF', `${file} ${error.message}.`);
    throw error;
  }
}

function plainText(file: string, bytes: Uint8Array): string {
  const refuse = (why: string): Failure =>
    new Failure(
      'NOT_TEXT_OR_PDF',
      `${file} is neither text nor PDF (${why}); supply the official text as PDF or UTF-8 text.`,
    );
  if (bytes.includes(0)) throw refuse('it holds zero bytes');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuse('it is not UTF-8');
  }
}
