import type { WrittenFormat } from '../app/written-file';
import type { Exported } from '../app/export';
import { Failure } from '../core/failures/failure';
import { remark, writeTo } from './output';

/** What commands that write tables take: at most one format, and a file. */
export interface WrittenOptions {
  readonly json?: boolean;
  readonly markdown?: boolean;
  readonly csv?: boolean;
  readonly html?: boolean;
  readonly out?: string;
}

export const EVERY_FORMAT = ['html', 'markdown', 'csv', 'json'] as const;

/** Of the formats that a command offers the one that is asked for; undefined where lines for the terminal are meant. */
export function formatIn<F extends WrittenFormat>(options: WrittenOptions, offered: readonly F[]): F | undefined {
  const asked = offered.filter((format) => options[format] === true);
  if (asked.length > 1)
    throw new Failure('BAD_ARGUMENT', `Choose one of ${asked.map((name) => `--${name}`).join(' and ')}.`);
  if (asked.length === 0 && options.out !== undefined)
    throw new Failure(
      'BAD_ARGUMENT',
      `Say with ${offered.map((name) => `--${name}`).join(' or ')} what is to be written.`,
    );
  return asked[0];
}

/** Into the file that was named, else to standard output. */
export function writeOut({ content }: Pick<Exported, 'content'>, { out }: WrittenOptions): void {
  if (out === undefined) {
    process.stdout.write(content);
    return;
  }
  writeTo(out, content);
  remark(`${out} was written.`);
}
