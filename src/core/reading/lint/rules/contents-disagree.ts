import { printedLabel } from '../../../values/label';
import type { Clause, Reading } from '../../reading';
import type { ClauseIndex } from '../../layers/clause-index';
import { contentsOf, type BookContents, type ContentsEntry } from '../contents-entries';
import type { LintFinding, LintRule, LintSeverity } from '../lint-finding';

const linesUnder = 5;

/** Numbers and headings that differ between a contents page and the body it lists. */
export const contentsDisagree: LintRule = ({ reading, index, style }) =>
  contentsOf(reading, index, style).flatMap((contents) => {
    const listed = new Map(contents.entries.map((entry) => [entry.label, entry]));
    const printed = headed(reading, contents);
    // A page that lists few of the sections is no contents page of this book.
    const agreeing = printed.filter(({ label }) => listed.has(label)).length;
    if (agreeing < 3 || agreeing * 3 < printed.length * 2) return [];
    return [
      ...contents.entries.flatMap((entry) => inBody(entry, contents.book, index, reading)),
      ...printed.filter(({ label }) => !listed.has(label)).map(unlisted),
    ];
  });

/** The parts and sections of a book that have a heading of their own. */
function headed({ clauses }: Reading, { book, entries }: BookContents): readonly Clause[] {
  const listsParts = entries.some(({ label }) => label.startsWith('pt-'));
  return clauses.filter((clause) => {
    if (clause.book !== book || clause.heading === '' || printedLabel(clause.label) !== clause.label) return false;
    if (clause.kind === 'part') return listsParts;
    return clause.kind === 'section' && /^\d/.test(clause.label);
  });
}

function inBody(entry: ContentsEntry, book: string, index: ClauseIndex, { unplaced }: Reading): readonly LintFinding[] {
  const { label, heading, line } = entry;
  const clause = index.clause(book, label);
  if (clause === undefined) {
    const sentence = `The contents list ${shown(label)} “${heading}”, which the body does not have under that number.`;
    return [finding('warning', undefined, line, sentence)];
  }
  const [here, there] = [plain(heading), plain(clause.heading)];
  const isNumber = there.startsWith(here) && /^\d+$/.test(there.slice(here.length));
  if (clause.heading === '' || here === there || (isNumber && plain(entry.printed).endsWith(there))) return [];
  // A heading that runs over two lines may have left its end in the words under it.
  const under = unplaced.filter((other) => other.line > clause.line && other.line <= clause.line + linesUnder);
  const whole = plain(`${clause.heading} ${under.map(({ text }) => text).join(' ')} ${clause.text.slice(0, 120)}`);
  if (here.startsWith(there) && whole.startsWith(here)) return [];
  const cut = there.startsWith(here) ? 'cut short' : 'worded differently';
  const sentence = `The heading of ${shown(label)} is ${cut} in the contents: “${heading}” there (line ${line}), “${clause.heading}” in the body.`;
  return [finding(cut === 'cut short' ? 'note' : 'warning', clause, clause.line, sentence)];
}

function unlisted(clause: Clause): LintFinding {
  const sentence = `${shown(clause.label)} “${clause.heading}” is not listed in the contents.`;
  return finding('warning', clause, clause.line, sentence);
}

function finding(severity: LintSeverity, clause: Clause | undefined, line: number, sentence: string): LintFinding {
  const place = clause === undefined ? undefined : { book: clause.book, label: clause.label };
  return { code: 'contents-disagree', severity, clause: place, line, sentence };
}

function shown(label: string): string {
  return label.startsWith('pt-') ? `Part ${label.slice(3)}` : label;
}

/** Case, punctuation and spacing are typography, not wording. */
function plain(heading: string): string {
  return heading.toLowerCase().replace(/[^\p{L}\p{N}&]+/gu, '');
}
