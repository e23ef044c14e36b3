import { readInstrument } from '../../../src/core/reading/read-instrument';
import { parseRows, printRow, rowsOf } from '../../support/outline-rows';
import { differences, precision, recall, scoreOutline } from '../../support/score-outline';

/** The measure itself is tested here, since every claim about the reader rests on it. */
const rows = (...written: readonly string[]) => parseRows(written.map((row) => row.replaceAll(' | ', '\t')).join('\n'));

const golden = rows(
  '3 | rules | clause | 1 | printed | Berths',
  '4 | rules | clause | 1.1 | printed | ',
  '5 | rules | def | 1.1 | printed | berth',
  '6 | rules | def | 1.1 | printed | toll',
  '8 | rules | clause | 1.2 | damaged | ',
);

test('an outline agrees with itself', () => {
  const score = scoreOutline(golden, golden);
  expect(score.right).toHaveLength(5);
  expect([precision(score), recall(score)]).toEqual([1, 1]);
  expect(differences(score)).toEqual([]);
});

test('what is missing lowers recall, what is invented lowers precision', () => {
  const found = [...golden.slice(0, 3), ...rows('9 | rules | clause | 1.3 | printed | ')];
  const score = scoreOutline(golden, found);
  expect([precision(score), recall(score)]).toEqual([3 / 4, 3 / 5]);
  expect(differences(score)).toEqual([
    'missing  line 6: def rules/1.1 toll',
    'missing  line 8: clause rules/1.2 [damaged]',
    'extra    line 9: clause rules/1.3',
  ]);
});

test('a row that is found twice is right once', () => {
  const score = scoreOutline(golden, [...golden, ...golden.slice(0, 1)]);
  expect(score.extra.map(printRow)).toEqual(['line 3: clause rules/1 Berths']);
});

test('another line, basis or heading is wrong, and the lost definition is the one that was lost', () => {
  const found = rows(
    '2 | rules | clause | 1 | printed | Berths',
    '4 | rules | clause | 1.1 | printed | Lamps',
    '6 | rules | def | 1.1 | printed | toll',
    '8 | rules | clause | 1.2 | printed | ',
  );
  const score = scoreOutline(golden, found);
  expect(score.wrongLine).toHaveLength(1);
  expect(differences(score)).toEqual([
    'wrong    line 3: clause rules/1 Berths, read as line 2: clause rules/1 Berths',
    'wrong    line 4: clause rules/1.1, read as line 4: clause rules/1.1 Lamps',
    'missing  line 5: def rules/1.1 berth',
    'wrong    line 8: clause rules/1.2 [damaged], read as line 8: clause rules/1.2',
  ]);
});

test.each([
  ['without a line number', 'x\trules\tclause\t1\tprinted\t'],
  ['of an unknown type', '1\trules\tclaws\t1\tprinted\t'],
  ['of an unknown basis', '1\trules\tclause\t1\tguessed\t'],
  ['without a label', '1\trules\tclause\t\tprinted\t'],
])('a row %s is refused', (_, row) => {
  expect(() => parseRows(`\n${row}\n`)).toThrow('Row 2 is not');
});

test('a reading becomes rows', () => {
  const text = [
    ...[
      '1. Tolls',
      '1.1 If a “toll” is:',
      '(a) late; or',
      '(b) lost,',
      '',
      'the odds are:',
      '',
      'Toll\tOdds',
      'Low\t2 to 1',
    ],
    ...['', '1.2 In these rules:', '', '“toll” means a fare;'],
  ].join('\n');
  expect(rowsOf(readInstrument(text)).map(printRow)).toEqual([
    'line 1: clause rules/1 Tolls',
    'line 2: clause rules/1.1',
    'line 6: closing rules/1.1',
    'line 8: table rules/1.1 2x1',
    'line 3: clause rules/1.1(a)',
    'line 4: clause rules/1.1(b)',
    'line 11: clause rules/1.2',
    'line 13: def rules/1.2 toll',
  ]);
});
