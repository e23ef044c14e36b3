import { linesOf, type SourcePage } from '../reading/lines/lines';
import { readPages } from '../reading/read-instrument';
import type { FurnitureReason, Reading } from '../reading/reading';
import { draftInstructions } from './draft-instructions';
import type { DraftInstruction, Instruction, Target } from './instruction';
import { identified, type KnownInstrument } from './known-instruments';
import { curl } from './quotes';
import { appendedInstructions } from './appended-instructions';
import { appendedTo } from './statements/appended';
import type { OwnLine } from './statements/set-out';
import { statementsOf } from './statements/statements';

/** An amending instrument: what it says itself, without the matter it sets out, and its instructions in order. */
export interface Amendment {
  readonly reading: Reading;
  readonly instructions: readonly Instruction[];
}

/** Every instruction of an instrument to amend another; none for an instrument that amends nothing. */
export function instructionsIn(pages: readonly SourcePage[], known: readonly KnownInstrument[] = []): Amendment {
  const whole = readPages(pages);
  const lines = ownLines(pages, whole);
  const appended = appendedTo(lines);
  const inAppendix = new Set(appended.flatMap((one) => [one.heading, ...one.lines]));
  const statements = statementsOf(lines.filter((line) => !inAppendix.has(line)));
  const setOut = new Set([...inAppendix].map(({ line }) => line));
  for (const statement of statements) statement.setOut.forEach((line) => setOut.add(line));
  const reading = setOut.size === 0 ? whole : readPages(withoutLines(pages, setOut));
  const drafts = [...draftInstructions(statements, appended), ...appendedInstructions(appended)];
  const instructions = drafts
    .sort((a, b) => a.line - b.line)
    .map((draft, index) => finish(draft, index + 1, reading, known));
  return { reading, instructions };
}

const pageMarks: readonly FurnitureReason[] = ['contents', 'page number', 'page rule', 'running head'];

/** The lines with words on them, page furniture apart. A line of which only a part is furniture stays. */
function ownLines(pages: readonly SourcePage[], { furniture }: Reading): readonly OwnLine[] {
  const skipped = new Map(furniture.filter(({ why }) => pageMarks.includes(why)).map(({ line, text }) => [line, text]));
  return linesOf(pages)
    .filter(({ number, text }) => skipped.get(number) !== text)
    .map(({ number, cells, blankBefore, heading }) => ({
      line: number,
      // Scanners read the maker's "I" as an upright stroke.
      text: curl(cells.join('\t')).replace(/^\|(?= )/, 'I'),
      printed: cells.join('\t'),
      blankBefore,
      heading,
    }));
}

/** The same pages with those lines blank: matter that is set out has numbers of its own and would mislead the reader. */
function withoutLines(pages: readonly SourcePage[], blank: ReadonlySet<number>): readonly SourcePage[] {
  let number = 0;
  return pages.map((page) => ({ ...page, lines: page.lines.map((line) => (blank.has(++number) ? '' : line)) }));
}

function finish(
  draft: DraftInstruction,
  number: number,
  { clauses }: Reading,
  known: readonly KnownInstrument[],
): Instruction {
  const holder = clauses.findLast(({ line }) => line <= draft.line);
  const { outsideClauses = false, ...said } = draft;
  const clause = holder === undefined || outsideClauses ? undefined : { book: holder.book, label: holder.label };
  return { number, clause, ...said, target: named(said.target, known) };
}

function named({ instrument, ...target }: Target, known: readonly KnownInstrument[]): Target {
  return instrument === undefined ? target : { ...target, instrument: identified(instrument.name, known) };
}
