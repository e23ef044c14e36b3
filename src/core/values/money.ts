/** Minor units, always a whole number. 10 000 000 000 000 keeps any product with odds inside exact integers. */
export type Cents = number;

export const GREATEST_AMOUNT = 10_000_000_000_000;

export const isAmount = (value: unknown): value is Cents =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= GREATEST_AMOUNT;

/** 9500 reads `95.00`. */
export function printMoney(cents: Cents): string {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.abs(cents);
  return `${sign}${Math.trunc(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}
