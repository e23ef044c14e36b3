import { GREATEST_AMOUNT, isAmount, printMoney } from '../../../src/core/values/money';

it.each([
  [0, '0.00'],
  [1, '0.01'],
  [99, '0.99'],
  [100, '1.00'],
  [9500, '95.00'],
  [123_456_789, '1234567.89'],
  [-5, '-0.05'],
  [GREATEST_AMOUNT, '100000000000.00'],
])('%d cents read %s', (cents, text) => {
  expect(printMoney(cents)).toBe(text);
});

it.each([
  [0, true],
  [1, true],
  [GREATEST_AMOUNT, true],
  [GREATEST_AMOUNT + 1, false],
  [-1, false],
  [0.5, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
  ['100', false],
  [null, false],
  [undefined, false],
])('%p is an amount: %s', (value, is) => {
  expect(isAmount(value)).toBe(is);
});
