import { shownWords, type Difference, type MatchedClauses } from '../core/differences/difference';
import type { WordChange } from '../core/compare/words/diff-words';
import { marksOf, meaningSaid, placeOf, placesSaid, sideSaid, summaryOf } from '../core/exports/difference/said';
import { shorten, writeLine, writeTable } from './output';

const LONGEST = 100;
const AROUND = 6;

/** For a terminal: what changed, clause by clause, with a few words around each change. */
export function writeDifference(difference: Difference, all: boolean): void {
  const { from, to, matched, added, removed, facts } = difference;
  writeLine(sideSaid(from));
  writeLine(sideSaid(to));
  writeLine();
  for (const match of matched) if (all || match.changed || match.moved || match.renumbered) writeMatch(match);
  for (const clause of removed) writeLine(`- ${placeOf(clause)}  ${shorten(shownWords([clause]), LONGEST)}`);
  for (const clause of added) writeLine(`+ ${placeOf(clause)}  ${shorten(shownWords([clause]), LONGEST)}`);
  if (facts.length > 0) {
    writeLine();
    writeTable(
      facts.map(({ game, variant, label, from: was, to: is }) => [
        `  ${variant === undefined ? game : `${game}/${variant}`}`,
        label,
        was.value ?? '–',
        is.value ?? '–',
      ]),
    );
  }
  writeLine();
  writeLine(summaryOf(difference));
}

function writeMatch(match: MatchedClauses): void {
  const marks = marksOf(match);
  writeLine(
    `= ${placesSaid(match.from)} → ${placesSaid(match.to)}${marks.length > 0 ? `  [${marks.join(', ')}]` : ''}  (${match.reason})`,
  );
  if (match.words.some(({ kind }) => kind !== 'same')) writeLine(`    ${inBrackets(match.words)}`);
  for (const change of match.meaning) writeLine(`    ${meaningSaid(change)}`);
  for (const { row, column, from, to } of match.cells)
    writeLine(`    ${row}${column === '' ? '' : `, ${column}`}: ${from ?? '–'} → ${to ?? '–'}`);
}

/** `[-taken out-]{+put in+}` with a few of the words between; the rest is in `--html` and `--json`. */
const inBrackets = (words: readonly WordChange[]): string =>
  words
    .map(({ kind, text }, at) => {
      const flat = text.replace(/\s+/g, ' ');
      if (kind === 'removed') return `[-${flat}-]`;
      return kind === 'added' ? `{+${flat}+}` : between(flat, at > 0, at < words.length - 1);
    })
    .join('');

function between(text: string, after: boolean, before: boolean): string {
  const words = text.split(' ');
  if (words.length <= 2 * AROUND + 1) return text;
  return `${after ? words.slice(0, AROUND).join(' ') : ''}…${before ? words.slice(-AROUND).join(' ') : ''}`;
}
