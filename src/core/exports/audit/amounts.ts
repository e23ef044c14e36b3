import type { MoneySum } from '../../auditing/finding-groups';

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** 1234567 cents read `12,345.67`; sums may be larger than a number holds. */
function printCents(cents: string): string {
  const [, sign = '', digits = ''] = /^(-?)(\d+)$/.exec(cents) ?? [];
  const padded = digits.padStart(3, '0');
  return `${sign === '-' ? '−' : ''}${grouped(padded.slice(0, -2))}.${padded.slice(-2)}`;
}

export const printCount = (count: number): string => grouped(String(count));

/** `AUD 5.00 too much`. */
export const printOverpaid = (overpaid: string, currency: string): string =>
  overpaid.startsWith('-')
    ? `${currency} ${printCents(overpaid.slice(1))} too little`
    : `${currency} ${printCents(overpaid)} too much`;

/** One side of the sums, currency by currency; a dash for nothing. */
export function printSums(money: readonly MoneySum[], side: 'overpaid' | 'underpaid', between = ', '): string {
  const sums = money.filter((sum) => sum[side] !== '0');
  return sums.length === 0 ? '–' : sums.map((sum) => `${sum.currency} ${printCents(sum[side])}`).join(between);
}

/** How many of so many, in hundredths of a per cent cut off: a share that is not nothing never reads as nothing. */
export function printShare(part: number, whole: number): string {
  if (whole === 0 || part === 0) return '–';
  const hundredths = Math.floor((part * 10_000) / whole);
  if (hundredths === 0) return 'under 0.01 %';
  return `${String(Math.floor(hundredths / 100))}.${String(hundredths % 100).padStart(2, '0')} %`;
}
