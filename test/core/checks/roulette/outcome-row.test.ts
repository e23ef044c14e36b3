import { rowFor } from '../../../../src/core/checks/roulette/outcome-row';
import { WHEEL, readSpin } from '../../../support/rounds/roulette/read-spin';

const round = readSpin(
  {},
  {
    ...WHEEL,
    zeros: ['0', '00', '000'],
    colours: new Map([
      ['17', 'black'],
      ['18', 'red'],
    ]),
    covers: new Map([['low', Array.from({ length: 18 }, (_, index) => index + 1)]]),
  },
);

/** The bet, where the ball rests, the rows that rules state, and the one that says what becomes of the bet. */
test.each<[string, string, string, readonly string[], string]>([
  ['a number that is covered', 'straight:17', '17', ['straight/covered', 'straight/not-covered'], 'straight/covered'],
  ['another number', 'straight:17', '18', ['straight/covered', 'straight/not-covered'], 'straight/not-covered'],
  ['a number, lost by rules that only say when it wins', 'straight:17', '18', ['straight/covered'], 'straight/covered'],
  ['zero on zero', 'straight:0', '0', ['straight/covered', 'straight:0/zero'], 'straight:0/zero'],
  ['zero on zero, of which rules say nothing more', 'straight:0', '0', ['straight/covered'], 'straight/covered'],
  [
    'double zero on it',
    'straight:00',
    '00',
    ['straight/covered', 'straight:00/double-zero'],
    'straight:00/double-zero',
  ],
  ['17, with a row for zero', 'straight:17', '17', ['straight/covered', 'straight:0/zero'], 'straight/covered'],
  ['a split of zero', 'split:0/1', '0', ['split/covered', 'straight:0/zero'], 'split/covered'],
  [
    'a split of zero, where rules state what those with zero do',
    'split:0/1',
    '0',
    ['split/covered', 'zero-combination/zero', 'zero-combination/double-zero'],
    'zero-combination/zero',
  ],
  [
    'a split of zero that wins on its other number',
    'split:0/1',
    '1',
    ['split/covered', 'zero-combination/zero'],
    'split/covered',
  ],
  [
    'zero by itself is no combination',
    'straight:0',
    '0',
    ['straight/covered', 'zero-combination/zero'],
    'straight/covered',
  ],
  ['a split without zero', 'split:17/18', '0', ['split/not-covered', 'other-wagers/zero'], 'other-wagers/zero'],
  ['low on zero', 'low', '0', ['low/not-covered', 'other-wagers/zero', 'low/zero'], 'low/zero'],
  ['low on double zero', 'low', '00', ['low/not-covered', 'low/zero', 'low/double-zero'], 'low/double-zero'],
  ['low on triple zero', 'low', '000', ['low/not-covered', 'low/triple-zero'], 'low/triple-zero'],
  ['low on 19', 'low', '19', ['low/covered', 'low/zero', 'low/not-covered'], 'low/not-covered'],
  ['low on 18', 'low', '18', ['low/covered', 'low/zero', 'low/not-covered'], 'low/covered'],
  ['a bet of which rules do not say what it covers', 'high', '18', ['high/covered'], 'high/covered'],
  ['even on an even number', 'even', '18', ['even/even-number', 'even/odd-number'], 'even/even-number'],
  ['even on an odd number', 'even', '17', ['even/even-number', 'even/odd-number'], 'even/odd-number'],
  ['odd on an odd number', 'odd', '17', ['odd/odd-number', 'odd/even-number'], 'odd/odd-number'],
  ['odd on an even number', 'odd', '18', ['odd/odd-number', 'odd/even-number'], 'odd/even-number'],
  ['red on red', 'red', '18', ['red/red-number', 'red/other-colour'], 'red/red-number'],
  ['red on black', 'red', '17', ['red/red-number', 'red/other-colour'], 'red/other-colour'],
  ['black on black', 'black', '17', ['black/black-number', 'black/other-colour'], 'black/black-number'],
  ['black on red', 'black', '18', ['black/black-number', 'black/other-colour'], 'black/other-colour'],
  ['black on zero', 'black', '0', ['black/black-number', 'black/other-colour'], 'black/other-colour'],
  ['rules that state none of the rows', 'red', '17', [], 'red/red-number'],
  ['rules that state none of the rows for a number', 'straight:17', '17', [], 'straight/covered'],
])('%s', (_, bet, pocket, rows, expected) => {
  const outcomes = new Map(rows.map((row) => [row, 'win'] as const));
  expect(rowFor(round, bet, pocket, outcomes)).toEqual(['outcomes', expected]);
});
