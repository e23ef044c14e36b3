import { FACT_GROUPS, type FactDeclaration, type Game } from '../../games/game';
import { figureLabel } from '../../games/figure-label';
import { rowsAround } from '../../rules/rows';
import type { RuleSet } from '../../rules/rule-set';
import type { CalendarDate } from '../../values/calendar-date';
import { cellOf, figureSaid } from './cell';
import { RowsBeside } from './beside';
import { entriesOf, type Entries, type StatedRows } from './entries';
import type { MatrixLine } from './line';
import { mergedOrder } from './order';
import { relationOf, type KnownWords } from './relation';

/** One side with what stood before it, newest first, and the words of its clauses. */
export interface MatrixSide {
  readonly ruleSet: RuleSet;
  readonly earlier: readonly RuleSet[];
  words(clause: string): KnownWords | undefined;
}

/** Figure by figure, group after group; within a group in the order in which the game declares its facts. */
export function matrixOf(game: Game, sides: readonly MatrixSide[]): readonly MatrixLine[] {
  const declared = Object.entries(game.facts);
  const beside = new RowsBeside(game);
  return FACT_GROUPS.flatMap((group) =>
    declared
      .filter(([, declaration]) => declaration.group === group)
      .flatMap(([fact, declaration]) => {
        const stated = sides.map(({ ruleSet }) => beside.of(ruleSet, fact, declaration));
        return mergedOrder(stated.map((rows) => [...rows.keys()]))
          .filter((row) => !isTold(declaration.toldBy?.(row), sides))
          .map((row) => lineOf({ fact, declaration, row, beside }, sides, stated));
      }),
  );
}

function lineOf(
  { fact, declaration, row, beside }: Figure,
  sides: readonly MatrixSide[],
  rows: readonly StatedRows[],
): MatrixLine {
  const { kind, group, unit, silence, casesIn } = declaration;
  const entries = (ruleSet: RuleSet, own = beside.of(ruleSet, fact, declaration)): Entries => {
    const found = entriesOf(own, row);
    return found.general !== null && isSingledOut(row, ruleSet, casesIn) ? NOTHING : found;
  };
  const stated = sides.map(({ ruleSet }, at) => entries(ruleSet, rows[at]));
  const prints = stated.map(printOf);
  const same = prints.every((print) => print === prints[0]);
  const cells = sides.map(({ ruleSet, earlier }, at) => {
    const saysTheSame = (one: RuleSet): boolean => printOf(entries(one)) === prints[at];
    const since = sinceOf(ruleSet, earlier, saysTheSame);
    const cell = cellOf(ruleSet, (name) => beside.namesOf(fact, name ?? row), stated[at] ?? NOTHING, since);
    return cell.value === null && silence !== undefined ? { ...cell, silence } : cell;
  });
  const words = sides.map((side, at) => (cells[at]?.clauses ?? []).map((clause) => side.words(clause)));
  const units = new Set(stated.flatMap((found) => found.stated.map(({ text }) => kind.unit?.(text) ?? null)));
  return {
    fact: row === '' ? fact : `${fact}.${row}`,
    label: figureLabel(declaration, row),
    // Cards on one side and decks on another have no unit in common; each value names its own.
    unit: unit ?? (units.size === 1 ? ([...units][0] ?? null) : null),
    ...{ group, same, relation: relationOf(same, words), cells },
  };
}

/** Whether rules name the case of a row, or a wider one, in a fact that singles out cases. */
function isSingledOut(row: string, { facts }: RuleSet, casesIn: string | undefined): boolean {
  const cases = casesIn === undefined ? undefined : facts.get(casesIn)?.cells;
  if (cases === undefined) return false;
  return rowsAround(row).some((one) => one.includes('/') && cases.some(({ part }) => part === one));
}

const isTold = (fact: string | undefined, sides: readonly MatrixSide[]): boolean =>
  fact !== undefined && sides.every(({ ruleSet }) => ruleSet.facts.has(fact));

/** A row of a fact, among the other facts of the game. */
interface Figure {
  readonly fact: string;
  readonly declaration: FactDeclaration<unknown>;
  readonly row: string;
  readonly beside: RowsBeside;
}

const NOTHING: Entries = { stated: [], general: null, narrower: [] };

/** Two sides say the same where their options and values are the same, in whatever order they are printed. */
const printOf = ({ stated }: Entries): string =>
  JSON.stringify(stated.map((cell) => [cell.chosenBy ?? '', cell.option ?? '', figureSaid(cell)]).sort());

/** As far back as the rules said it without a break. */
function sinceOf(ruleSet: RuleSet, earlier: readonly RuleSet[], saysTheSame: (one: RuleSet) => boolean): CalendarDate {
  let since = ruleSet.inForce.from;
  for (const one of earlier) {
    if (one.inForce.to !== since || !saysTheSame(one)) break;
    since = one.inForce.from;
  }
  return since;
}
