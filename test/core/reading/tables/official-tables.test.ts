import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readInstrument } from '../../../../src/core/reading/read-instrument';
import type { Clause, Table } from '../../../../src/core/reading/reading';
import { describeOfficial, officialTextPath, type OfficialInstrument } from '../../../support/official-texts';

/** How many tables each text has, and how many the reader gives to another clause than the outline made by hand. */
const expected: Readonly<Record<OfficialInstrument, { tables: number; elsewhere: readonly string[] }>> = {
  'au-act/gazette-s196-1992': { tables: 16, elsewhere: [] },
  'au-act/ni2019-689': { tables: 8, elsewhere: [] },
  'au-nsw/ltgame-2016': { tables: 2, elsewhere: [] },
  // Printed after the last of several subsections that speak of it: the outline gives it to the section.
  'au-qld/casino-gaming-rule-2024': { tables: 45, elsewhere: ['5501 8', '6292 7', '6718 8', '7122 8', '8915 48'] },
  'nz/table-games-divisions': { tables: 22, elsewhere: [] },
};

for (const instrument of Object.keys(expected) as OfficialInstrument[]) {
  describeOfficial(instrument, `the tables of ${instrument}`, (text) => {
    const { tables, elsewhere } = expected[instrument];

    test('have the first line, columns, header rows and rows of the outline made by hand', () => {
      const found = tablesIn(text()).map(({ table }) => `${table.line} ${sizeOf(table)}`);
      expect(found).toEqual(outlineOf(instrument).map(({ line, size }) => `${line} ${size}`));
      expect(found).toHaveLength(tables);
    });

    test('stand in the clause whose words precede them', () => {
      const found = new Set(tablesIn(text()).map(({ clause, table }) => `${table.line} ${clause.label}`));
      const wrong = outlineOf(instrument).filter(({ line, label }) => !found.has(`${line} ${label}`));
      expect(wrong.map(({ line, label }) => `${line} ${label}`)).toEqual(elsewhere);
    });
  });
}

function tablesIn(text: string): readonly { clause: Clause; table: Table }[] {
  return readInstrument(text).clauses.flatMap((clause) =>
    clause.blocks.flatMap((block) => (block.kind === 'table' ? [{ clause, table: block }] : [])),
  );
}

/** A banner is a row of the header too. */
function sizeOf({ banner, header, headerRows, rows }: Table): string {
  const height = headerRows?.length ?? (header.length > 0 ? 1 : 0);
  const width = Math.max(header.length, ...rows.map(({ length }) => length));
  return `${width}x${rows.length} ${height + (banner === undefined ? 0 : 1)}`;
}

function outlineOf(instrument: OfficialInstrument): readonly { line: number; label: string; size: string }[] {
  const file = `${basename(officialTextPath(instrument), '.txt')}.tsv`;
  const rows = readFileSync(join(__dirname, '..', '..', '..', 'golden', 'outlines', file), 'utf8').split('\n');
  return rows
    .map((row) => row.split('\t'))
    .filter(([, , type]) => type === 'table')
    .map(([line, , , label = '', , extra = '']) => ({
      line: Number(line),
      label,
      size: extra.split(' ', 2).join(' '),
    }));
}
