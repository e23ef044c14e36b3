/** How much a trait tells that `bearers` of `all` clauses have: twice the logarithm to the base two of their ratio, rounded down. */
export function rarity(bearers: number, all: number): number {
  // In whole numbers, so that every machine comes to the same: the largest n for which bearers² · 2ⁿ is at most all².
  let n = 0;
  for (let reached = bearers * bearers * 2; reached <= all * all; reached *= 2) n += 1;
  return n + 1;
}
