/**
 * Sic bo once more, written for the tests from the odds that tables print: dice as a text of digits, wagers as questions
 * to that text. It shares nothing with the product.
 */
export type Payouts = Readonly<Record<string, number>>;

const TOTALS: Readonly<Record<number, number>> = {
  4: 62,
  5: 31,
  6: 18,
  7: 12,
  8: 8,
  9: 7,
  10: 6,
  11: 6,
  12: 7,
  13: 8,
  14: 12,
  15: 18,
  16: 31,
  17: 62,
};

/** What one unit wins on a bet when the dice show this, or nought where it loses. */
export function unitsWon(bet: string, dice: readonly number[], payouts: Payouts = {}): number {
  const shown = [...dice].sort().join('');
  const total = totalOf(shown);
  const [kind = '', named = ''] = bet.split(':');
  const same = /^(\d)\1\1$/.test(shown);
  const times = shown.split(named).length - 1;
  switch (kind) {
    case 'small':
      return !same && total < 11 ? 1 : 0;
    case 'big':
      return !same && total > 10 ? 1 : 0;
    case 'odd':
      return !same && total % 2 === 1 ? 1 : 0;
    case 'even':
      return !same && total % 2 === 0 ? 1 : 0;
    case 'triple':
      return shown === named.repeat(3) ? (payouts['triple'] ?? 180) : 0;
    case 'any-triple':
      return same ? 31 : 0;
    case 'double':
      return shown.includes(named.repeat(2)) ? (payouts['double'] ?? 11) : 0;
    case 'single':
      return [0, 1, 2, 12][times] ?? 0;
    case 'pair':
      return named.split('/').every((face) => shown.includes(face)) ? 6 : 0;
    case 'total':
      return String(total) === named ? (TOTALS[total] ?? 0) : 0;
    case 'four-number':
    case 'four-number-combination':
      return new RegExp(`^[${named.replaceAll('/', '')}]{3}$`).test(shown) && !/(\d)\1/.test(shown) ? 7 : 0;
    default:
      throw new Error(`the oracle knows no bet ${bet}`);
  }
}

const totalOf = (shown: string): number => shown.split('').reduce((sum, digit) => sum + Number(digit), 0);

const FACES = ['1', '2', '3', '4', '5', '6'];

const BASE: readonly string[] = [
  'small',
  'big',
  'any-triple',
  ...['triple', 'double', 'single'].flatMap((kind) => FACES.map((face) => `${kind}:${face}`)),
  ...FACES.flatMap((low) => FACES.filter((high) => high > low).map((high) => `pair:${low}/${high}`)),
  ...Object.keys(TOTALS).map((total) => `total:${total}`),
];

/** What only the layout of one place has. */
const EXTRA: readonly string[] = [
  'odd',
  'even',
  ...['1/2/3/4', '2/3/4/5', '2/3/5/6', '3/4/5/6'].map((four) => `four-number-combination:${four}`),
];

export const betsWith = (extra: boolean): readonly string[] => (extra ? [...BASE, ...EXTRA] : BASE);

/** All 216 ways three dice can fall. */
export const EVERY_THROW: readonly (readonly [number, number, number])[] = FACES.flatMap((one) =>
  FACES.flatMap((two) => FACES.map((three): [number, number, number] => [Number(one), Number(two), Number(three)])),
);
