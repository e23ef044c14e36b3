import type { FactDeclaration } from '../../games/game';
import { isRowOf, rowsAround } from '../../rules/rows';
import type { RuleSet } from '../../rules/rule-set';
import { CHANNELS } from '../../rules/source';
import { CHANNEL, type StatedCell } from '../../rules/stated-fact';
import { grouped } from '../../values/grouped';

/** What one side states of one line: the whole, or one value for each option. */
export interface Entries {
  readonly stated: readonly StatedCell[];
  readonly general: string | null;
  readonly narrower: readonly string[];
}

/** What one side states of one fact, by the rows that get a line of their own; one that says one thing with all its figures has one line. */
export type StatedRows = ReadonlyMap<string, readonly StatedCell[]>;

export function statedRows({ facts }: RuleSet, fact: string, declaration: FactDeclaration<unknown>): StatedRows {
  const cells = facts.get(fact)?.cells ?? [];
  if (cells.length === 0) return NO_ROWS;
  const { kind, oneByOne = false } = declaration;
  if (kind.joined === undefined) return grouped(cells, ({ part }) => part);
  if (oneByOne) return grouped(cells.map(listed), ({ part }) => part);
  return new Map([['', joined(cells, kind.joined === 'unordered')]]);
}

const NO_ROWS: StatedRows = new Map();

/** A thing that is only listed has no value but that it is there. */
const listed = (cell: StatedCell): StatedCell => ({ ...cell, text: 'yes' });

/** What sources call a row that holds for all others. */
const ANY = 'any';

/** Where a side has no row as narrow as this one, the nearest wider row that it states holds for it. */
export function entriesOf(rows: StatedRows, row: string): Entries {
  const found = rows.has(row) ? row : [...rowsAround(row), ANY].find((one) => rows.has(one));
  if (found === undefined)
    return {
      stated: [],
      general: null,
      narrower: row === '' ? [] : [...rows.keys()].filter((one) => isRowOf(row, one)),
    };
  return { stated: atEveryChannel(rows.get(found) ?? []), general: found === row ? null : found, narrower: [] };
}

/** What every channel has alike holds without a condition, whichever clauses say so. */
function atEveryChannel(stated: readonly StatedCell[]): readonly StatedCell[] {
  const [first] = stated;
  const isAlike = stated.every(({ chosenBy, text }) => chosenBy === CHANNEL && text === first?.text);
  if (first === undefined || !isAlike || !CHANNELS.every((channel) => stated.some(({ option }) => option === channel)))
    return stated;
  const { part, text, basis } = first;
  return [{ part, text, basis, clauses: [...new Set(stated.flatMap(({ clauses }) => clauses))] }];
}

/** All figures under one option as one value; of those in no order, the same print the same. */
function joined(cells: readonly StatedCell[], inAnyOrder: boolean): readonly StatedCell[] {
  const options = [...new Set(cells.map(({ option }) => option))];
  return options.flatMap((option) => {
    const same = cells.filter((cell) => cell.option === option);
    const [first] = same;
    const texts = same.map(({ text }) => text);
    if (first === undefined) return [];
    return [
      {
        ...first,
        part: '',
        // A name such as box/blackjack is said with a comma in it.
        text: (inAnyOrder ? texts.sort() : texts).join(texts.some((text) => /[/:]/.test(text)) ? '; ' : ', '),
        clauses: [...new Set(same.flatMap(({ clauses }) => clauses))],
        basis: same.find(({ basis }) => basis === 'general-knowledge')?.basis ?? first.basis,
      },
    ];
  });
}
