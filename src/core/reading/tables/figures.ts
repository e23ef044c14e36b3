/** What stands in the cells of a table of odds or prizes. */

const odds = /^\W{0,3}\d[\d,.]*\s?(?:to|for|:|-|–|\/)\s?\d/i;
const amount = /^\W{0,3}(?:[$£€]\s?\d[\d,.]*|\d[\d,.]*\s?%)/;
const wholeNumber = /^\*?\d[\d,]*$/;

/** "35 to 1", "12:1", "200-1", "$ 50 bonus", "10% of the jackpot": what a wager is paid. */
export function isPayment(cell: string): boolean {
  return odds.test(cell) || amount.test(cell);
}

export function isFigure(cell: string): boolean {
  return isPayment(cell) || wholeNumber.test(cell);
}

/** "1", "2", "3": the columns are counted, as in a schedule of prizes or a drawing table. */
export function countsUp(cells: readonly string[]): boolean {
  const numbers = cells.filter((cell) => /^\d{1,3}$/.test(cell)).map(Number);
  return numbers.length >= 2 && numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));
}

/** "(a)", "b)", "7.", "12": a number in front of words. */
export function isLabel(cell: string): boolean {
  return /^(?:\(?[A-Za-z0-9]{1,4}[).]|\d{1,3}[A-Za-z]{0,2})$/.test(cell);
}

/** "4.2", "11A.7": always the number of a clause. */
export function isDecimal(cell: string): boolean {
  return /^(?:[A-Z]|\d{1,3}[A-Za-z]{0,2})(?:\.\d{1,3}[A-Za-z]{0,2}){1,6}\.?$/.test(cell);
}

export function filled(cells: readonly string[]): readonly string[] {
  return cells.filter((cell) => cell !== '');
}
