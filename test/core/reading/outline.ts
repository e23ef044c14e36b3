import { readInstrument } from '../../../src/core/reading/read-instrument';
import type { Reading } from '../../../src/core/reading/reading';

/** An invented instrument, with the outline and the reports a lawyer would expect of it. */
export interface Example {
  readonly name: string;
  readonly text: string;
  readonly outline: string;
  readonly reports?: readonly string[];
  readonly furniture?: readonly string[];
}

export function testOutlines(examples: readonly Example[]): void {
  describe('an instrument with', () => {
    test.each(examples)('$name', (example) => {
      const reading = readInstrument(dedent(example.text));
      expect(outline(reading)).toBe(dedent(example.outline));
      expect(reading.diagnostics.map(({ sentence }) => sentence)).toEqual(example.reports ?? []);
      expect(reading.furniture.map(({ why, text }) => `${why}: ${text}`)).toEqual(example.furniture ?? []);
    });
  });
}

/**
 * A reading as an outline a lawyer can check: one line per clause, indented under its parent, with its heading, its own
 * words in reading order (" / " between blocks), and a remark where the label is not as printed.
 */
function outline(reading: Reading): string {
  const depths = new Map<string, number>();
  const books = new Set(reading.clauses.map(({ book }) => book));
  return reading.clauses
    .map(({ book, label, labelBasis, parent, heading, text }) => {
      const depth = parent === undefined ? 0 : (depths.get(`${book} ${parent}`) ?? 0) + 1;
      depths.set(`${book} ${label}`, depth);
      const name = books.size > 1 ? `${book} ${label}` : label;
      const remark = labelBasis === 'printed' ? '' : ` [${labelBasis}]`;
      const words = [heading === '' ? '' : `# ${heading}`, text.replaceAll('\n', ' / ')]
        .filter((part) => part !== '')
        .join(' | ');
      return `${'  '.repeat(depth)}${name}${remark} ${words}`.trimEnd();
    })
    .join('\n');
}

/** Strips the indentation a template string has in a test file. */
export function dedent(text: string): string {
  const lines = text.replace(/^\n/, '').trimEnd().split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const indent = Math.min(...indents);
  return lines.map((line) => line.slice(indent)).join('\n');
}
