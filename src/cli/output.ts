import { writeFileSync } from 'node:fs';
import { Failure } from '../core/failures/failure';

/** One JSON value on a line of its own: what `--json` writes, alone or as lines. */
export const writeJson = (value: unknown): void => {
  process.stdout.write(`${JSON.stringify(value)}\n`);
};

export const writeLine = (line = ''): void => {
  process.stdout.write(`${line}\n`);
};

/** Progress and remarks, apart from the answer. */
export const remark = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** Columns as wide as their longest cell; the last one runs free. */
export function writeTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    writeLine(
      row.map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0))).join('  '),
    );
}

export const shorten = (text: string, length: number): string => {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length > length ? `${flat.slice(0, length - 1)}…` : flat;
};

/** Into a file that the call names. */
export function writeTo(file: string, content: string): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    throw new Failure(
      'NO_SUCH_FILE',
      `${file} cannot be written (${(error as NodeJS.ErrnoException).code ?? 'no reason given'}); name a file in a folder that exists.`,
    );
  }
}
