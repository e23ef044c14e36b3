import { headOf, type Comparison } from '../../compare/matrix/comparison';
import { csv } from '../csv';
import { cellText } from './cell-words';

/** Every row of the matrix, whether the sides agree on it or not; for each side its value, marks, clauses and first day. */
export const comparisonCsv = ({ columns, lines }: Comparison): string =>
  csv([
    [
      ...['group', 'fact', 'label', 'unit', 'relation'],
      ...columns.map(headOf).flatMap((head) => [head, `${head} marks`, `${head} clauses`, `${head} since`]),
    ],
    ...lines.map(({ group, fact, label, unit, relation, cells }) => [
      ...[group, fact, label, unit ?? '', relation],
      ...cells.flatMap((cell) => [
        cell.value === null && cell.narrower.length === 0 ? '' : cellText(cell),
        cell.marks.join(' '),
        cell.clauses.join(' '),
        cell.since ?? '',
      ]),
    ]),
  ]);
