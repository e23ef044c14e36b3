import { readFileSync, statSync } from 'node:fs';
import { parse } from 'yaml';
import { Failure } from '../../core/failures/failure';

const GREATEST_DRAFT = 1 << 20;

/** What a file of YAML or JSON holds. */
export function readDraftFile(file: string): unknown {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > GREATEST_DRAFT)
    throw new Failure(
      'BAD_ARGUMENT',
      `${file} has more than the 1 MB that a draft may have; state only what is to change.`,
    );
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw code === undefined
      ? new Failure('BAD_ARGUMENT', `${file}: ${message.split('\n')[0] ?? ''} Write the draft as YAML or JSON.`)
      : new Failure('NO_SUCH_FILE', `${file}: the draft cannot be read (${code}); check the path.`);
  }
}
