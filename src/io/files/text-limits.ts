import { Failure } from '../../core/failures/failure';
import { textOf, type SourcePage } from '../../core/reading/lines/lines';

export interface TextLimits {
  readonly lines: number;
  readonly lettersOfLine: number;
  readonly letters: number;
}

/** More than a hundred times what any line known has, and twenty times what any instrument has. */
const LIMITS: TextLimits = { lines: 200_000, lettersOfLine: 100_000, letters: 10_000_000 };

/** Refuses a text that is longer than any instrument, and says where it is. */
export function refuseTooLong(file: string, pages: readonly SourcePage[], limits = LIMITS): void {
  const refuse = (what: string, next: string): never => {
    throw new Failure('FILE_TOO_LARGE', `${what}; ${next}.`);
  };
  const one = 'supply one instrument at a time';
  let [lines, letters] = [0, 0];
  for (const { length } of pages.flatMap((page) => page.lines.map(textOf))) {
    lines += 1;
    letters += length;
    if (length > limits.lettersOfLine)
      refuse(
        `Line ${String(lines)} of ${file} has ${String(length)} letters, and a line may have ${String(limits.lettersOfLine)}`,
        'supply the text line by line, as it is printed',
      );
    if (lines > limits.lines)
      refuse(`${file} has more than the ${String(limits.lines)} lines that a text may have`, one);
    if (letters > limits.letters)
      refuse(`${file} has more than the ${String(limits.letters)} letters that a text may have`, one);
  }
}
