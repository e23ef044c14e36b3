import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeOfficial, officialTexts, type OfficialInstrument } from '../../support/official-texts';
import { parseRows, rowsOf, type OutlineRow, type RowType } from '../../support/outline-rows';
import { readOnce } from '../../support/read-once';
import { precision, recall, scoreOutline } from '../../support/score-outline';

/**
 * The outlines were drawn by hand from the official texts, without the reader: every number, letter, part and definition with
 * its line. The reader must agree with them.
 */
const enough = 0.99;
const units: readonly RowType[] = ['part', 'clause', 'def', 'defitem'];

function drawnOutline(file: string): readonly OutlineRow[] {
  const path = join(__dirname, '..', '..', 'golden', 'outlines', file.replace(/txt$/, 'tsv'));
  return parseRows(readFileSync(path, 'utf8'));
}

for (const [instrument, file] of Object.entries(officialTexts) as [OfficialInstrument, string][]) {
  describeOfficial(instrument, `the outline of ${instrument}`, (text) => {
    const only = (rows: readonly OutlineRow[]): readonly OutlineRow[] =>
      rows.filter(({ type }) => units.includes(type));
    const score = () => scoreOutline(only(drawnOutline(file)), only(rowsOf(readOnce(instrument, text))));

    test('has the units that were drawn, and hardly any other', () => {
      const found = score();
      expect(recall(found)).toBeGreaterThanOrEqual(enough);
      expect(precision(found)).toBeGreaterThanOrEqual(enough);
    });

    test('has them on their lines', () => {
      const { right, wrongLine } = score();
      expect(wrongLine.length).toBeLessThanOrEqual(right.length * (1 - enough));
    });

    test('has a parent for every clause, with the beginning of its label', () => {
      const { clauses } = readOnce(instrument, text);
      const wrong = clauses.filter(
        ({ label, parent }) => parent !== undefined && !/^(?:pt|div)-/.test(parent) && !label.startsWith(parent),
      );
      expect(wrong.map(({ book, label, parent }) => `${book}/${label} under ${parent ?? ''}`)).toEqual([]);
    });
  });
}
