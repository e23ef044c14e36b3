import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWords, writeWords } from '../../../src/io/files/words-file';
import { owlSource } from '../../core/links/owl-rules';

const home = mkdtempSync(join(tmpdir(), 'house-rules-words-'));
const file = join(home, 'words.tsv');
const rows = owlSource.words ?? [];
afterAll(() => rmSync(home, { recursive: true }));

describe('the file of hashes', () => {
  test('is absent where nobody wrote it', () => {
    expect(readWords(home)).toBeUndefined();
  });

  test('says in its first line what it is and how to write it anew, and comes back', () => {
    expect(writeWords(home, rows)).toBe(file);
    expect(readFileSync(file, 'utf8').split('\n')[0]).toMatch(/^# Hashes of the official text .*--write-words$/);
    expect(readWords(home)).toEqual(rows);
  });

  test.each([
    ['an edited row', (text: string) => text.replace('rules\t2\t', 'rules\t2\tx'), 4],
    ['no first line', (text: string) => text.slice(text.indexOf('\n') + 1), 1],
    ['a blank line', (text: string) => text.replace('\n', '\n\n'), 2],
  ])('is refused with %s, by its line', (_, damage, line) => {
    writeWords(home, rows);
    writeFileSync(file, damage(readFileSync(file, 'utf8')));
    expect(() => readWords(home)).toThrow(
      `${file}: line ${String(line)} is not as this file is generated; remove the file and write it anew with house-rules verify --write-words.`,
    );
  });
});
