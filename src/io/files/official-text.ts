import { readFileSync, statSync } from 'node:fs';
import { Failure } from '../../core/failures/failure';
import { layOut } from '../../core/reading/layout/lay-out';
import { rowsOf, type PageOfRows } from '../../core/reading/layout/rows';
import { pageOf, textOf, type SourcePage } from '../../core/reading/lines/lines';
import { readPdf } from '../pdf/read-pdf';
import { UnreadablePdf } from '../pdf/unreadable-pdf';
import { sha256 } from './digest';

/** The longest instrument known is half a megabyte of text; a hundred times that is a mistake, not a gazette. */
const GREATEST_MEGABYTES = 64;

export interface OfficialFile {
  readonly pages: readonly SourcePage[];
  readonly sha256: string;
}

/** Reads an official text, PDF or plain; refuses with one sentence what is neither, and reads nothing it must refuse. */
export async function readOfficialFile(file: string): Promise<OfficialFile> {
  const size = sizeOf(file);
  if (size === 0) throw new Failure('EMPTY_FILE', `${file} is empty; supply the official text as PDF or plain text.`);
  if (size > GREATEST_MEGABYTES * 1024 * 1024)
    throw new Failure(
      'FILE_TOO_LARGE',
      `${file} has ${String(Math.round(size / 1024 / 1024))} MB; an official text may have ${String(GREATEST_MEGABYTES)} MB, so supply one instrument at a time.`,
    );
  const bytes = readFileSync(file);
  const pages = isPdf(bytes) ? await pdfPages(file, bytes) : [pageOf(plainText(file, bytes))];
  if (pages.every(({ lines }) => lines.every((line) => textOf(line).trim() === '')))
    throw new Failure('EMPTY_FILE', `${file} holds no text; supply the official text as PDF or plain text.`);
  return { pages, sha256: sha256(bytes) };
}

function sizeOf(file: string): number {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new Failure('NO_SUCH_FILE', `${file}: there is no such file; check the path.`);
  if (!found.isFile())
    throw new Failure('NO_SUCH_FILE', `${file} is not a file; name an official text as PDF or plain text.`);
  return found.size;
}

const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');

async function pdfPages(file: string, bytes: Uint8Array): Promise<readonly SourcePage[]> {
  try {
    const pages: PageOfRows[] = [];
    for await (const page of readPdf(bytes)) pages.push(rowsOf(page));
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
