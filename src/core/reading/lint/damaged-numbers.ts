import { labelAbove, printedLabel } from '../../values/label';
import type { ClauseName } from '../reading';
import type { Damage, KnownBefore, TextRead } from './damage-kinds';
import { bookOf, lostRuns, tornRuns } from './lost-numbers';

/** Numbers that were there and are gone, or that several clauses bear now. */
export const damagedNumbers = (now: TextRead, before: KnownBefore): readonly Damage[] => [
  ...goneBooks(now, before),
  ...tooManyGone(now, before),
  ...lostNumbers(now, before),
  ...doubledNumbers(now, before),
];

function goneBooks(now: TextRead, { clauses, called }: KnownBefore): readonly Damage[] {
  const books = new Set(now.clauses.map(bookOf));
  return [...new Set(clauses.map(bookOf))]
    .filter((book) => !books.has(book))
    .map((book) => ({
      code: 'book-gone',
      sentence: `The book ${book}, which ${called} has, is not in this one at all; supply a whole copy, or name the instrument it really is.`,
    }));
}

function tooManyGone(now: TextRead, { clauses, called }: KnownBefore): readonly Damage[] {
  const here = new Set(now.clauses.map(nameOf));
  const known = [...new Set(clauses.map(nameOf))];
  const gone = known.filter((name) => !here.has(name)).length;
  if (gone * 3 <= known.length) return [];
  return [
    {
      code: 'clauses-gone',
      sentence: `${String(gone)} of the ${String(known.length)} clauses that ${called} has are not in this one, more than a third; supply a whole copy, or name the instrument it really is.`,
    },
  ];
}

function lostNumbers(now: TextRead, before: KnownBefore): readonly Damage[] {
  const holes = lostRuns(before.clauses, now.clauses);
  if (holes.length === 0) return tornStretches(now, before);
  return holes.map(({ book, first, last, next, clauses }) => ({
    code: 'number-lost',
    clause: { book, label: first },
    sentence:
      `${first === last ? `${first} in ${book} is` : `${first} to ${last} in ${book} are`} missing before ${next}` +
      `${clauses > 1 ? ` (${String(clauses)} clauses with what stands under them)` : ''}, and ${before.called} has ` +
      `${first === last ? 'it' : 'them'}; supply a copy without lost pages, or one that marks what was repealed.`,
  }));
}

/** Only where the numbers themselves show no hole: a lost page that shows by one need not be told twice. */
function tornStretches(now: TextRead, before: KnownBefore): readonly Damage[] {
  return tornRuns(before.clauses, now.clauses).map(({ book, first, last, clauses }) => ({
    code: 'stretch-lost',
    clause: { book, label: first },
    sentence: `All that ${before.called} has from ${first} to ${last} in ${book} is missing (${String(clauses)} clauses), the end of one list and more beyond it; supply a copy without lost pages, or one that marks what was repealed.`,
  }));
}

function doubledNumbers(now: TextRead, { clauses, called }: KnownBefore): readonly Damage[] {
  const before = counted(clauses);
  const printed = now.clauses.map((clause) => ({ ...clause, label: printedLabel(clause.label) }));
  const linesOf = new Map<string, number[]>();
  for (const clause of printed) linesOf.set(nameOf(clause), [...(linesOf.get(nameOf(clause)) ?? []), clause.line]);
  const isDoubled = (name: string): boolean => before.get(name) === 1 && (linesOf.get(name)?.length ?? 0) > 1;
  const found = new Map(printed.map((clause) => [nameOf(clause), clause]));
  return [...found].flatMap(([name, { book, label }]): readonly Damage[] => {
    const above = labelAbove(label);
    // Where a whole section stands twice, its number says so for all that is under it.
    if (!isDoubled(name) || (above !== undefined && isDoubled(nameOf({ book, label: above })))) return [];
    const lines = (linesOf.get(name) ?? []).join(' and ');
    return [
      {
        code: 'number-doubled',
        clause: { book, label },
        sentence: `${label} in ${book} is now the number of several clauses (lines ${lines}), and of one in ${called}; supply a copy in which no page or number stands twice.`,
      },
    ];
  });
}

const nameOf = ({ book, label }: ClauseName): string => `${book}/${label}`;

/** How many clauses bear each number as it is printed. */
function counted(clauses: readonly ClauseName[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { book, label } of clauses) {
    const number = nameOf({ book, label: printedLabel(label) });
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return counts;
}
