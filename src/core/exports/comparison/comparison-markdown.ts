import { headOf, summaryOf, type Comparison } from '../../compare/matrix/comparison';
import type { MatrixCell, MatrixLine } from '../../compare/matrix/line';
import { FACT_GROUPS } from '../../games/game';
import { printInterval } from '../../values/interval';
import { escapeMarkdown } from '../markdown/escape';
import { markdownTable } from '../markdown/table';
import { cellText, placeOf, RELATION_MEANINGS, shownMarks } from './cell-words';
import { citedWordings } from './cited-wordings';

/** A comparison to paste into a report: the sides, what differs by group, and the clauses it rests on. */
export function comparisonMarkdown(comparison: Comparison, day: string, all: boolean): string {
  const { title, columns, lines } = comparison;
  const sides = columns.map(headOf);
  const shown = lines.filter(({ same }) => all || !same);
  const groups = FACT_GROUPS.filter((group) => shown.some((line) => line.group === group));
  return `${[
    `# ${escapeMarkdown(`${title}: ${sides.join(', ')}`)}`,
    '',
    `Compared on ${day}. ${summaryOf(comparison)}`,
    '',
    ...markdownTable(
      ['side', 'rules', 'instrument', 'in force', 'version'],
      columns.map(({ ruleSet, title: instrument }, at) => [
        sides[at] ?? '',
        ruleSet.name,
        `${instrument} (${ruleSet.instrument})`,
        `${printInterval(ruleSet.inForce)} (${ruleSet.inForce.basis})`,
        ruleSet.version,
      ]),
    ),
    ...groups.flatMap((group) => [
      '',
      `## ${capital(group)}`,
      '',
      ...markdownTable(['', ...sides], shown.filter((line) => line.group === group).map(rowOf)),
    ]),
    '',
    '## Clauses',
    '',
    ...citedWordings(comparison, shown).map(
      ({ clause, words, isOfficial }) =>
        `- **${escapeMarkdown(clause)}**${isOfficial ? '' : ' (our words)'} ${escapeMarkdown(words)}`,
    ),
  ].join('\n')}\n`;
}

const rowOf = ({ label, relation, cells }: MatrixLine): readonly string[] => [
  relation === 'same-words-other-value' || relation === 'same-value-other-words'
    ? `${label} (${RELATION_MEANINGS[relation]})`
    : label,
  ...cells.map(cellWords),
];

const cellWords = (cell: MatrixCell): string =>
  [
    cellText(cell),
    ...shownMarks(cell).map((mark) => `[${mark}]`),
    ...(cell.clauses.length === 0 ? [] : [`(${cell.clauses.map(placeOf).join(', ')})`]),
  ].join(' ');

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
