import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { Failure } from '../core/failures/failure';

/** Lines are handed on together: a write for each of a million would take longer than making them. */
const TOGETHER = 64 * 1024;

/** To a file, or to standard output, no faster than it is read. */
export async function writeRounds(file: string | undefined, lines: Iterable<string>): Promise<void> {
  if (file === undefined) {
    for (const text of together(lines))
      if (!process.stdout.write(text)) await new Promise((resolve) => process.stdout.once('drain', resolve));
    return;
  }
  const target = createWriteStream(file);
  await Promise.all([pipeline(Readable.from(together(lines)), target), finished(target)]).catch((error: unknown) => {
    if (!isOfFile(error)) throw error;
    throw new Failure('NO_SUCH_FILE', `${file} cannot be written; name a file in a folder that exists.`);
  });
}

const isOfFile = (error: unknown): boolean => error instanceof Error && 'code' in error && 'path' in error;

function* together(lines: Iterable<string>): Generator<string> {
  let text = '';
  for (const line of lines) {
    text += line;
    if (text.length < TOGETHER) continue;
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}
