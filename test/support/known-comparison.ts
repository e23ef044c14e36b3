import { compare } from '../../src/app/compare';
import type { RuleBook } from '../../src/app/rule-book';
import { cellText, placeOf, shownMarks } from '../../src/core/exports/comparison/cell-words';
import { markdownTable } from '../../src/core/exports/markdown/table';
import type { CalendarDate } from '../../src/core/values/calendar-date';

/** The day on which what is kept was compared. */
const DAY = '2026-11-17' as CalendarDate;

/** A question that was read against the official texts: `compare <game> <side>…`, `facts <fact>…`, then the answer as a table. */
export interface KnownComparison {
  readonly game: string;
  readonly sides: readonly string[];
  readonly facts: readonly string[];
}

export function questionIn(text: string): KnownComparison {
  const [, game = '', sides = ''] = /^compare (\S+) (.+)$/m.exec(text) ?? [];
  const [, facts = ''] = /^facts (.+)$/m.exec(text) ?? [];
  return { game, sides: sides.split(' '), facts: facts.split(' ') };
}

/** The rows of the facts named, or of one row and what stands beneath it, and which of the facts have none. */
export function answerTo(rules: RuleBook, { game, sides, facts }: KnownComparison) {
  const { lines } = compare(rules, game, sides, () => DAY);
  const asked = lines.filter(({ fact }) => facts.some((named) => isOf(named, fact)));
  const rows = asked.map(({ label, same, cells }) => [
    label,
    same ? 'same' : 'differs',
    ...cells.map((cell) =>
      [cellText(cell), ...shownMarks(cell).map((mark) => `[${mark}]`), ...cell.clauses.map(placeOf)].join(' '),
    ),
  ]);
  return {
    table: markdownTable(['', '', ...sides], rows).join('\n'),
    without: facts.filter((named) => !asked.some(({ fact }) => isOf(named, fact))),
  };
}

const isOf = (named: string, fact: string): boolean =>
  fact === named || (fact.startsWith(named) && /^[./:]/.test(fact.slice(named.length)));
