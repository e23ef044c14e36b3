import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readInstrument } from '../../../src/core/reading/read-instrument';
import { parseRows, rowsOf, type OutlineRow } from '../../support/outline-rows';
import { differences, scoreOutline } from '../../support/score-outline';
import { faultsOf } from '../../support/valid-tree';

/**
 * Invented instruments in styles that no line of the reader was written for. The golden files were written by a person
 * from the printed page; nothing regenerates them.
 */
const fixtures = join(__dirname, '..', '..', 'fixtures', 'unseen');
const golden = join(__dirname, '..', '..', 'golden', 'unseen');
const styles = [
  'american-code',
  'decimal-rule',
  'articles',
  'amending-notice',
  'two-columns',
  'lettered-sections',
] as const;
type Style = (typeof styles)[number];

test('every fixture has its golden file and is read here', () => {
  const named = (folder: string): string[] => readdirSync(folder).map((file) => file.replace(/\.\w+$/, ''));
  expect(named(fixtures).sort()).toEqual([...styles].sort());
  expect(named(golden).sort()).toEqual([...styles].sort());
});

describe.each(styles)('an instrument in the style %s', (style) => {
  test('has the units of its golden file', () => {
    expect(differences(scoreOutline(expectedRows(style), foundRows(style)))).toEqual([]);
  });

  test('has its clauses in reading order', () => {
    expect(units(foundRows(style))).toEqual(units(expectedRows(style)));
  });
});

test.each(styles)('the instrument in the style %s is a valid tree with every word in its place', (style) => {
  const text = textOf(style);
  expect(faultsOf(readInstrument(text), text)).toEqual([]);
});

/** The golden file must itself agree with the page: each number and term stands on the line it is said to stand on. */
test.each(styles)('the golden file of %s points at the words it names', (style) => {
  const lines = textOf(style).split('\n');
  const astray = expectedRows(style).filter(({ line, type, label, basis, extra }) => {
    const printed = lines[line - 1] ?? '';
    if (type === 'def') return !printed.includes(extra);
    if (type === 'defitem') return !printed.includes(extra.slice(extra.lastIndexOf('/') + 1));
    if (type === 'clause' && basis === 'printed') return !printed.includes(lastNumber(label));
    return printed.trim() === '';
  });
  expect(astray).toEqual([]);
});

function lastNumber(label: string): string {
  return /\([^()]+\)$/.exec(label)?.[0] ?? label;
}

function units(rows: readonly OutlineRow[]): readonly string[] {
  return rows.filter(({ type }) => type === 'clause').map(({ book, label }) => `${book}/${label}`);
}

function textOf(style: Style): string {
  return readFileSync(join(fixtures, `${style}.txt`), 'utf8');
}

function foundRows(style: Style): readonly OutlineRow[] {
  return rowsOf(readInstrument(textOf(style)));
}

function expectedRows(style: Style): readonly OutlineRow[] {
  return parseRows(readFileSync(join(golden, `${style}.tsv`), 'utf8'));
}
