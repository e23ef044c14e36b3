/** As every form of the game has them. */
export const CARD_VALUES: ReadonlyMap<string, string> = new Map([
  ['a', '1 or 11'],
  ['2-10', 'face'],
  ['j-k', '10'],
]);
