import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../core/failures/failure';
import { firstFault } from '../../core/reading/meaning/word-rows';

const NAME = 'words.tsv';

const ABOUT =
  '# Hashes of the official text these sources were verified against: book, label or “term”, words, meaning, the terms used (by number, in the order of their rows), the clause with the words around it. ' +
  'Generated; to write it anew: house-rules verify <folder with the official texts> --write-words';

/** Writes the hashes of an instrument's official text into the folder of its rule sources. */
export function writeWords(home: string, rows: readonly string[]): string {
  writeFileSync(join(home, NAME), `${[ABOUT, ...rows].join('\n')}\n`);
  return join(home, NAME);
}

/** The rows in an instrument's folder; undefined where there is no such file. */
export function readWords(home: string): readonly string[] | undefined {
  const file = join(home, NAME);
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const rows = lines.slice(1, lines.at(-1) === '' ? -1 : undefined);
  const fault = lines[0]?.startsWith('#') === true ? firstFault(rows) : -1;
  if (lines[0]?.startsWith('#') !== true || fault >= 0)
    throw new Failure(
      'BAD_RULE_SOURCES',
      `${file}: line ${String(fault + 2)} is not as this file is generated; remove the file and write it anew with house-rules verify --write-words.`,
    );
  return rows;
}
