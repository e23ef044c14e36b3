import type { WordChange } from '../../compare/words/diff-words';
import { shownWords, type Difference, type MatchedClauses } from '../../differences/difference';
import { escapeMarkdown } from '../markdown/escape';
import { markdownTable } from '../markdown/table';
import { marksOf, meaningSaid, placeOf, placesSaid, sideSaid, summaryOf, valueSaid } from './said';

/** To read in a file or a wiki: what was taken out is struck through, what was put in stands in bold. */
export function differenceMarkdown(difference: Difference, day: string, all: boolean): string {
  const { from, to, matched, added, removed, facts } = difference;
  const shown = matched.filter(({ changed, moved, renumbered }) => all || changed || moved || renumbered);
  return [
    `# ${escapeMarkdown(from.title)} against ${escapeMarkdown(to.title)}`,
    '',
    `${escapeMarkdown(sideSaid(from))} against ${escapeMarkdown(sideSaid(to))}, ${day}. ${summaryOf(difference)}`,
    ...section('Clauses that answer each other', shown.flatMap(matchLines)),
    ...section(
      'Removed',
      removed.flatMap((clause) => [`- **${escapeMarkdown(placeOf(clause))}** ${escapeMarkdown(shownWords([clause]))}`]),
    ),
    ...section(
      'Added',
      added.flatMap((clause) => [`- **${escapeMarkdown(placeOf(clause))}** ${escapeMarkdown(shownWords([clause]))}`]),
    ),
    ...section(
      'Figures that differ',
      facts.length === 0
        ? []
        : markdownTable(
            ['game', 'figure', from.name, to.name],
            facts.map((fact) => [
              fact.variant === undefined ? fact.game : `${fact.game}/${fact.variant}`,
              fact.label,
              valueSaid(fact.from.value),
              valueSaid(fact.to.value),
            ]),
          ),
    ),
    '',
  ].join('\n');
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines];

function matchLines(match: MatchedClauses): readonly string[] {
  const marks = marksOf(match);
  const title = `${placesSaid(match.from)} → ${placesSaid(match.to)}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
  return [
    `### ${escapeMarkdown(title)}`,
    '',
    match.words.map(changeMarkdown).join(' ').replace(/ {2,}/g, ' ').trim(),
    '',
    ...match.meaning.flatMap((change) => [escapeMarkdown(meaningSaid(change)), '']),
    ...(match.cells.length === 0
      ? []
      : [
          ...markdownTable(
            ['row', 'column', 'before', 'after'],
            match.cells.map((cell) => [cell.row, cell.column, cell.from ?? '–', cell.to ?? '–']),
          ),
          '',
        ]),
    `_${escapeMarkdown(match.reason)} (${String(match.score)} of 1000)_`,
    '',
  ];
}

function changeMarkdown({ kind, text }: WordChange): string {
  const words = escapeMarkdown(text);
  if (words === '' || kind === 'same') return words;
  return kind === 'removed' ? `~~${words}~~` : `**${words}**`;
}
