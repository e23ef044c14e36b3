import { factLinesByClause } from '../../../src/core/exports/fact-lines';
import { factRows, factsCsv, factsJson } from '../../../src/core/exports/facts';
import type { RuleSet } from '../../../src/core/rules/rule-set';
import type { StatedCell } from '../../../src/core/rules/stated-fact';
import type { CalendarDate } from '../../../src/core/values/calendar-date';

const cell = (part: string, text: string, more: Partial<StatedCell> = {}): StatedCell => ({
  ...{ part, text, basis: 'recognised', clauses: ['zz/harbour#rules/1'] },
  ...more,
});

const ruleSet = (facts: Readonly<Record<string, readonly StatedCell[]>>, more: Partial<RuleSet> = {}): RuleSet => ({
  ...{ name: 'ZZ baccarat', version: 'sha256:0', jurisdiction: 'ZZ', game: 'baccarat', instrument: 'zz/harbour' },
  ...{ books: ['rules'], conflicts: [], inForce: { from: '2020-04-01' as CalendarDate, basis: 'stated' } },
  facts: new Map(
    Object.entries(facts).map(([name, cells]) => {
      const clauses = [...new Set(cells.flatMap((one) => one.clauses))];
      return [name, { name, value: undefined, clauses, cells, shares: [] }];
    }),
  ),
  ...more,
});

/** Reads CSV as RFC 4180 says, without knowing how it was written. */
function records(csv: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let cellText = '';
  let quoted = false;
  for (let at = 0; at < csv.length; at += 1) {
    const sign = csv.charAt(at);
    if (quoted && sign === '"' && csv.charAt(at + 1) === '"') {
      cellText += '"';
      at += 1;
    } else if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === ',' || csv.startsWith('\r\n', at))) {
      rows.at(-1)?.push(cellText);
      cellText = '';
      if (sign === '\r') {
        rows.push([]);
        at += 1;
      }
    } else cellText += sign;
  }
  return rows.slice(0, -1);
}

const tricky = ruleSet({
  decks: [cell('', '8')],
  bankerPays: [
    cell('', '19 to 20', { option: 'A, "plain"', chosenBy: 'table.options.pay' }),
    cell('', '1 to 1', {
      option: 'two\r\nlines',
      chosenBy: 'table.options.pay',
      clauses: ['zz/harbour#rules/1', 'zz/harbour#front/2'],
    }),
  ],
  oddities: [cell('=1+1', '-5'), cell('@x', '+3'), cell('a=1', "'quoted"), cell('\tx', '5-3')],
});

describe('rows of facts', () => {
  it('give one figure each, with the label and group of the game', () => {
    expect(factRows([tricky])[0]).toEqual({
      ...{ jurisdiction: 'ZZ', game: 'baccarat', variant: null, channel: null, ruleSet: 'ZZ baccarat' },
      ...{ version: 'sha256:0', instrument: 'zz/harbour' },
      ...{ inForceFrom: '2020-04-01', inForceTo: null, inForceBasis: 'stated' },
      ...{ fact: 'decks', figure: 'decks', label: 'Decks in play', group: 'equipment' },
      ...{ part: null, option: null, chosenBy: null, value: '8', basis: 'recognised' },
      clauses: ['zz/harbour#rules/1'],
    });
    expect(factRows([tricky])).toHaveLength(7);
  });

  it('can be those of one book', () => {
    expect(factRows([tricky], 'front').map(({ value }) => value)).toEqual(['1 to 1']);
    expect(factRows([tricky], 'other')).toEqual([]);
  });
});

describe('JSON', () => {
  it('reads back as the rows, a figure on each line', () => {
    const json = factsJson([tricky]);
    expect(JSON.parse(json)).toEqual(factRows([tricky]));
    expect(json.trimEnd().split('\n')).toHaveLength(2 + 7);
    expect(JSON.parse(factsJson([]))).toEqual([]);
  });
});

describe('CSV', () => {
  const [header = [], ...rows] = records(factsCsv([tricky]));

  it('reads back as the rows, once the apostrophes before formulas are taken off', () => {
    const back = rows.map((cells) =>
      Object.fromEntries(header.map((name, column) => [name, (cells[column] ?? '').replace(/^'(?=[=+\-@\t])/, '')])),
    );
    const expected = factRows([tricky]).map((row) => {
      const values = Object.entries(row) as readonly (readonly [string, string | null | readonly string[]])[];
      return Object.fromEntries(
        values.map(([name, value]) => [name, typeof value === 'string' ? value : (value ?? []).join(' ')]),
      );
    });
    expect(back).toEqual(expected);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['@x', "'@x"],
    ['\tx', "'\tx"],
    ['a=1', 'a=1'],
  ])('writes the part %j as %j', (_, written) => {
    expect(rows.map((cells) => cells[header.indexOf('part')])).toContain(written);
  });

  it('ends every record with CRLF and has a header alone without facts', () => {
    expect(factsCsv([tricky]).endsWith('\r\n')).toBe(true);
    expect(records(factsCsv([]))).toEqual([header]);
  });
});

describe('facts of a clause in a line', () => {
  const many = Array.from({ length: 25 }, (_, index) => cell(`p${String(index)}`, 'x'));
  const lines = factLinesByClause([
    ruleSet({
      decks: [cell('', '8')],
      naturals: [cell('8', '8'), cell('9', '9')],
      playerDraws: [cell('0', 'draw'), cell('1', 'draw'), cell('6', 'stand')],
      oddities: many,
      few: many.slice(1),
    }),
    ruleSet({ decks: [cell('', '8')] }),
  ]).get('zz/harbour#rules/1');

  it('joins figures as a person would write them, and counts a long table', () => {
    expect(lines).toEqual([
      'Decks in play: 8',
      'Naturals: 8, 9',
      "Player's hand draws or stands: draw for 0, 1; stand for 6",
      'oddities: 25 figures',
      expect.stringMatching(/^few: x for p1, p2, .*p24$/),
    ]);
  });
});
