import { conditionSaid } from '../facts/said';
import { figureLabel } from '../games/figure-label';
import { FACT_GROUPS, type FactDeclaration, type Game } from '../games/game';
import type { RuleSet } from '../rules/rule-set';
import { figureName, type StatedCell } from '../rules/stated-fact';
import { mergedOrder } from './matrix/order';

/** What one side states of a figure; nothing where its rules are silent. */
export interface ComparedValue {
  readonly value: string | null;
  readonly clauses: readonly string[];
}

export interface ComparedRow {
  readonly fact: string;
  readonly label: string;
  readonly group: string;
  readonly unit: string | null;
  readonly same: boolean;
  readonly values: readonly ComparedValue[];
}

const SILENT: ComparedValue = { value: null, clauses: [] };

/** Figure by figure as `facts` names them, each cell of a table and each option a row of its own; group after group. */
export function compareFacts(game: Game, sides: readonly RuleSet[]): readonly ComparedRow[] {
  const declared = Object.entries(game.facts);
  return FACT_GROUPS.flatMap((group) =>
    declared
      .filter(([, declaration]) => declaration.group === group)
      .flatMap(([name, declaration]) => {
        const stated = sides.map((side) => figuresOf(side, name));
        return mergedOrder(stated.map((figures) => [...figures.keys()])).map((figure) =>
          rowOf(
            name,
            declaration,
            figure,
            stated.map((figures) => figures.get(figure)),
          ),
        );
      }),
  );
}

const figuresOf = ({ facts }: RuleSet, name: string): ReadonlyMap<string, StatedCell> =>
  new Map(facts.get(name)?.cells.map((cell) => [figureName(cell), cell]));

function rowOf(
  name: string,
  declaration: FactDeclaration<unknown>,
  figure: string,
  cells: readonly (StatedCell | undefined)[],
): ComparedRow {
  const { kind, group, unit } = declaration;
  const first = cells.find((cell) => cell !== undefined);
  const values = cells.map((cell) => (cell ? { value: cell.text, clauses: cell.clauses } : SILENT));
  return {
    fact: figure === '' ? name : `${name}.${figure}`,
    label: `${figureLabel(declaration, first?.part ?? '')}${conditionOf(first)}`,
    group,
    unit: unit ?? (first && kind.unit?.(first.text)) ?? null,
    same: values.every(({ value }) => value === values[0]?.value),
    values,
  };
}

const conditionOf = (cell: StatedCell | undefined): string =>
  cell?.option === undefined ? '' : `, ${conditionSaid(cell.chosenBy ?? '', [cell.option])}`;
