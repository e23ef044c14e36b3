import { declarationOf } from '../games/registry';
import { csv } from './csv';
import type { RuleSet } from '../rules/rule-set';
import { parseCitation } from '../values/citation';
import { figureName } from '../rules/stated-fact';

/** One figure of one rule set: each cell of a table and each option of the operator is a row of its own. */
export interface FactRow {
  readonly jurisdiction: string;
  readonly game: string;
  readonly variant: string | null;
  readonly channel: string | null;
  readonly ruleSet: string;
  readonly version: string;
  readonly instrument: string;
  readonly inForceFrom: string;
  /** The first day on which it is no longer in force. */
  readonly inForceTo: string | null;
  readonly inForceBasis: string;
  readonly fact: string;
  /** The fact and which figure of it this is, as `facts` names it. */
  readonly figure: string;
  readonly label: string;
  readonly group: string;
  readonly part: string | null;
  readonly option: string | null;
  readonly chosenBy: string | null;
  readonly value: string;
  readonly basis: string;
  readonly clauses: readonly string[];
}

/** All figures, or those that some clause of one book states. */
export const factRows = (ruleSets: readonly RuleSet[], book?: string): readonly FactRow[] =>
  ruleSets.flatMap(rowsOf).filter(({ clauses }) => book === undefined || clauses.some((one) => bookOf(one) === book));

const bookOf = (citation: string): string | undefined => parseCitation(citation)?.book;

const rowsOf = (ruleSet: RuleSet): readonly FactRow[] => {
  const { jurisdiction, game, variant = null, channel = null, name, version, instrument, inForce } = ruleSet;
  return [...ruleSet.facts.values()].flatMap((fact) => {
    const declared = declarationOf(game, fact.name);
    return fact.cells.map((cell) => ({
      ...{ jurisdiction, game, variant, channel, ruleSet: name, version, instrument },
      ...{ inForceFrom: inForce.from, inForceTo: inForce.to ?? null, inForceBasis: inForce.basis },
      fact: fact.name,
      figure: `${fact.name}${cell.part === '' ? '' : '.'}${figureName(cell)}`,
      label: declared?.label ?? fact.name,
      group: declared?.group ?? '',
      part: cell.part === '' ? null : cell.part,
      option: cell.option ?? null,
      chosenBy: cell.chosenBy ?? null,
      value: cell.text,
      basis: cell.basis,
      clauses: cell.clauses,
    }));
  });
};

/** One JSON array, a figure on each line. */
export const factsJson = (ruleSets: readonly RuleSet[], book?: string): string => {
  const rows = factRows(ruleSets, book);
  return rows.length === 0 ? '[]\n' : `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
};

const COLUMNS = [
  ...(['jurisdiction', 'game', 'variant', 'channel', 'ruleSet', 'version', 'instrument'] as const),
  ...(['inForceFrom', 'inForceTo', 'inForceBasis', 'fact', 'figure', 'label', 'group', 'part', 'option'] as const),
  ...(['chosenBy', 'value', 'basis', 'clauses'] as const),
] as const satisfies readonly (keyof FactRow)[];

/** A figure on each line under a header. */
export const factsCsv = (ruleSets: readonly RuleSet[], book?: string): string =>
  csv([COLUMNS, ...factRows(ruleSets, book).map((row) => COLUMNS.map((column) => cellText(row[column])))]);

const cellText = (value: FactRow[keyof FactRow]): string =>
  typeof value === 'string' ? value : (value ?? []).join(' ');
