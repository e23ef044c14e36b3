import {
  isPaidToLowerMultiple,
  isPaidUp,
  mayLackChips,
  mostInChips,
  nextPayable,
} from '../../../../src/core/play/wagers/chips';
import type { Wager } from '../../../../src/core/games/wager';
import type { Limit } from '../../../../src/core/rounds/record';
import { wagered } from '../../../support/rounds/wagered';

const ODDS = { wins: 3, on: 2 };
const paid = (amount: number, limit: Limit | 'none' = { min: 100 }): Wager =>
  wagered({ wager: { settle: { paid: amount } }, limit })[1];

test.each<[string, Limit | 'none', number, number]>([
  ['chips of a dollar', { min: 100 }, 1501, 1600],
  ['chips of a dollar, and just paid', { min: 100 }, 1500, 1500],
  ['chips of five dollars at most', { min: 2500 }, 1501, 2000],
  ['a minimum of nothing', { min: 0 }, 1501, 2000],
  ['no minimum', { max: 10_000 }, 1501, 2000],
  ['no limits', 'none', 1501, 2000],
])('the next amount that chips pay: %s', (_, limit, exact, expected) => {
  expect(nextPayable(paid(0, limit), exact)).toBe(expected);
});

/** A stake of 10.30 wins 15.45; as ten dollars, fifteen. */
const STAKE = 1030;
const UP: readonly [number, boolean][] = [
  [1544, false],
  [1545, false],
  [1546, true],
  [1600, true],
  [1601, false],
];
const DOWN: readonly [number, boolean][] = [
  [1499, false],
  [1500, true],
  [1544, true],
  [1545, false],
  [1546, false],
];

test.each(UP)('paid up to the next amount that chips pay: %i', (amount, expected) => {
  expect(isPaidUp(paid(amount), STAKE, ODDS)).toBe(expected);
});

test.each(DOWN)('paid as the lower multiple of the minimum: %i', (amount, expected) => {
  expect(isPaidToLowerMultiple(paid(amount), STAKE, ODDS)).toBe(expected);
});

test('a multiple of the minimum, or of none, has no lower multiple to be paid as', () => {
  expect(isPaidToLowerMultiple(paid(1400), 1000, ODDS)).toBe(false);
  expect(isPaidToLowerMultiple(paid(1544, { max: 10_000 }), STAKE, ODDS)).toBe(false);
  expect(isPaidToLowerMultiple(paid(1544, { min: 0 }), STAKE, ODDS)).toBe(false);
  expect(isPaidToLowerMultiple(paid(1544, 'none'), STAKE, ODDS)).toBe(false);
});

const OPEN = { unpayableWinnings: 'by-notice' };
const DOWN_ONLY = { ...OPEN, rounding: 'down-to-lower-multiple-of-minimum' };
const UP_ONLY = { ...OPEN, rounding: 'up-to-next-payable-amount' };
const IN_CHIPS = { rounding: 'up-to-next-amount-payable-in-chips' };
test.each<[string, Parameters<typeof mayLackChips>[3], boolean, boolean, number]>([
  ['up or down, as a notice has it', OPEN, true, true, 1600],
  ['down, as a notice has it', DOWN_ONLY, false, true, 1545],
  ['up, as a notice has it', UP_ONLY, true, false, 1600],
  ['up, whatever a notice says', IN_CHIPS, true, false, 1545],
  ['up, whatever a notice says, though one may', { ...OPEN, ...IN_CHIPS }, true, false, 1600],
  ['not at all', {}, false, false, 1545],
  ['not at all, where only rounding is stated', { rounding: UP_ONLY.rounding }, false, false, 1545],
])('winnings that chips cannot pay go %s', (_, facts, up, down, most) => {
  expect(mayLackChips(paid(1600), STAKE, ODDS, facts)).toBe(up);
  expect(mayLackChips(paid(1500), STAKE, ODDS, facts)).toBe(down);
  expect(mayLackChips(paid(1601), STAKE, ODDS, facts)).toBe(false);
  expect(mayLackChips(paid(1499), STAKE, ODDS, facts)).toBe(false);
  expect(mostInChips(paid(0), STAKE, ODDS, facts)).toBe(most);
});
