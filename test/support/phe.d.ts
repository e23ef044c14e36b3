/** As much of the public evaluator of poker hands as is used: the smaller its number, the better the hand. */
declare module 'phe' {
  export function evaluateCardCodes(codes: readonly number[]): number;
  export function handRank(value: number): number;
}
