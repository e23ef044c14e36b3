import { conditionSaid, said } from '../../facts/said';
import type { Conflict, RuleSet } from '../../rules/rule-set';
import { isRowOf } from '../../rules/rows';
import { sameChoice } from '../../rules/share';
import { CHANNEL, type StatedCell } from '../../rules/stated-fact';
import type { CalendarDate } from '../../values/calendar-date';
import type { Entries } from './entries';
import type { CellOption, Mark, MatrixCell } from './line';

export function cellOf(
  { conflicts }: RuleSet,
  fact: string,
  row: string,
  { stated, general, narrower }: Entries,
  since: CalendarDate | null,
): MatrixCell {
  const clauses = [...new Set(stated.flatMap((entry) => entry.clauses))];
  const doubts = conflicts.filter((conflict) => stated.length > 0 && concerns(conflict, fact, general ?? row, clauses));
  return {
    value: stated.length === 0 ? null : valueSaid(stated),
    options: stated.flatMap(optionOf),
    clauses,
    marks: marksOf(stated, doubts),
    conflicts: doubts.map(({ says, adopted }) => `${says} ${adopted}`),
    general,
    narrower,
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

/** A conflict that names no fact concerns all that rest on its clauses. */
const concerns = (conflict: Conflict, fact: string, row: string, clauses: readonly string[]): boolean =>
  conflict.facts === undefined
    ? conflict.clauses.some((clause) => clauses.includes(clause))
    : conflict.facts.some((named) => {
        const [name, ...rest] = named.split('.');
        return name === fact && (rest.length === 0 || isRowOf(rest.join('.'), row));
      });

const optionOf = ({ option, chosenBy = '', clauses, ...cell }: StatedCell): readonly CellOption[] =>
  option === undefined
    ? []
    : [{ option, chosenBy, condition: conditionSaid(chosenBy, option), value: figureSaid(cell), clauses }];

/** "8 to 1 or 9 to 1", "5 to 1 with 6 decks; 6 to 1 with 8 decks"; options with one value share it. */
function valueSaid(stated: readonly StatedCell[]): string {
  const values = [...new Set(stated.map(figureSaid))];
  const parts = values.map((value) => {
    const conditions = stated
      .filter((cell) => figureSaid(cell) === value && cell.option !== undefined && !namesItself(cell))
      .map(({ chosenBy = '', option = '' }) => conditionSaid(chosenBy, option));
    return conditions.length === 0 ? value : `${value} ${conditions.join(' or ')}`;
  });
  return parts.join(stated.every(namesItself) ? ' or ' : '; ');
}

/** An option that is the value it chooses, such as odds of 9 to 1. */
const namesItself = ({ option, text }: StatedCell): boolean => option !== undefined && sameChoice(option, text);

/** A thing that is only listed has no value but that it is there. */
export const figureSaid = ({ part, text }: Pick<StatedCell, 'part' | 'text'>): string =>
  part !== '' && part === text ? 'yes' : said(text);
