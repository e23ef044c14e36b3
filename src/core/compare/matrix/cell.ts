import { conditionSaid, said } from '../../facts/said';
import type { Conflict, RuleSet } from '../../rules/rule-set';
import { isRowOf } from '../../rules/rows';
import { sameChoice } from '../../rules/share';
import { CHANNEL, type StatedCell } from '../../rules/stated-fact';
import type { CalendarDate } from '../../values/calendar-date';
import { grouped } from '../../values/grouped';
import type { Entries } from './entries';
import type { CellOption, Mark, MatrixCell } from './line';

/** A fact and one of its rows, or all of it where none is named. */
type FactRow = readonly [fact: string, row: string];

export function cellOf(
  { conflicts }: RuleSet,
  namesOf: (general: string | null) => readonly FactRow[],
  { stated, general, narrower }: Entries,
  since: CalendarDate | null,
): MatrixCell {
  const cited = new Set(stated.flatMap((entry) => entry.clauses));
  const doubts = conflicts
    .filter((conflict) => conflict.clauses.some((clause) => cited.has(clause)))
    .filter((conflict) => namesOf(general).some((name) => concerns(conflict, name)));
  return {
    value: stated.length === 0 ? null : valueSaid(stated),
    options: stated.flatMap(optionOf),
    clauses: [...cited],
    marks: marksOf(stated, doubts),
    conflicts: doubts.map(({ says, adopted }) => `${says} ${adopted}`),
    general,
    narrower,
    silence: null,
    since: stated.length === 0 ? null : since,
  };
}

function marksOf(stated: readonly StatedCell[], doubts: readonly Conflict[]): readonly Mark[] {
  if (stated.length === 0) return ['absent'];
  const marks: readonly (readonly [Mark, boolean])[] = [
    ['optional', stated.some(({ chosenBy }) => chosenBy !== undefined && chosenBy !== CHANNEL)],
    ['assumed', stated.some(({ basis }) => basis === 'general-knowledge')],
    ['conflicting', doubts.length > 0],
  ];
  return marks.flatMap(([mark, applies]) => (applies ? [mark] : []));
}

/** A conflict concerns what rests on its clauses; where it names facts or rows, only those. */
const concerns = ({ facts }: Conflict, [fact, row]: FactRow): boolean =>
  facts?.some((named) => {
    const [name, ...rest] = named.split('.');
    return name === fact && (rest.length === 0 || isRowOf(rest.join('.'), row));
  }) ?? true;

const optionOf = ({ option, chosenBy = '', clauses, ...cell }: StatedCell): readonly CellOption[] =>
  option === undefined
    ? []
    : [{ option, chosenBy, condition: conditionSaid(chosenBy, [option]), value: figureSaid(cell), clauses }];

/** "8 to 1 or 9 to 1", "with 6 decks: 5 to 1; with 8 decks: 6 to 1"; what always holds comes first, options with one value share it. */
function valueSaid(stated: readonly StatedCell[]): string {
  if (stated.every(namesItself)) return [...new Set(stated.map(figureSaid))].join(' or ');
  const always = stated.filter(({ option }) => option === undefined).map(figureSaid);
  const chosen = stated.filter(({ option }) => option !== undefined);
  const shared = grouped(chosen, (cell) => `${cell.chosenBy ?? ''} ${figureSaid(cell)}`);
  const optional = [...shared.values()].flatMap((cells) => {
    const [first] = cells;
    const options = cells.flatMap(({ option }) => option ?? []);
    return first === undefined ? [] : [`${conditionSaid(first.chosenBy ?? '', options)}: ${figureSaid(first)}`];
  });
  return [...always, ...optional].join('; ');
}

/** An option that is the value it chooses, such as odds of 9 to 1. */
const namesItself = ({ option, text }: StatedCell): boolean => option !== undefined && sameChoice(option, text);

export const figureSaid = ({ text }: Pick<StatedCell, 'text'>): string => said(text);
