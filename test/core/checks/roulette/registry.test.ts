import { rouletteChecks } from '../../../../src/core/checks/roulette/registry';

/** Of a fact with rows, which of them a check holds a table to; the clauses of others are linked to no check by it. */
test.each<[string, string, string, string, boolean]>([
  ['stake-in-permitted-steps', 'rounding', '', 'down-to-lower-multiple-of-minimum', true],
  ['stake-in-permitted-steps', 'rounding', '', 'up-to-next-payable-amount', false],
  ['stake-in-permitted-steps', 'offIncrement', '', 'not-accepted', true],
  ['irregularity-treated-as-stated', 'irregularities', 'no-spin', 'round-void', true],
  ['irregularity-treated-as-stated', 'irregularities', 'wager-misplaced', 'operator-decides', false],
  ['void-spin-decides-nothing', 'irregularities', 'no-spin', 'round-void', true],
  ['void-spin-decides-nothing', 'irregularities', 'wrong-result-entered', 'result-recalculated', false],
  ['racetrack-wager-placed-by-the-dealer', 'irregularities', 'wager-misplaced/on-racetrack-by-player', 'void', true],
  ['racetrack-wager-placed-by-the-dealer', 'irregularities', 'no-spin', 'round-void', false],
  ['racetrack-wager-placed-by-the-dealer', 'racetrackPlaced', '', 'by-dealer', true],
])('%s of %s %s %s: %s', (id, fact, row, value, expected) => {
  const check = rouletteChecks.find((one) => one.id === `roulette/${id}`);
  expect(check?.enforcesRow?.(fact, row, value)).toBe(expected);
});
