import { sicBoChecks } from '../../../../src/core/checks/sic-bo/registry';

/** Of a fact with rows, which of them a check holds a table to; the clauses of others are linked to no check by it. */
test.each<[string, string, string, string, boolean]>([
  ['stake-in-permitted-steps', 'rounding', '', 'down-to-lower-multiple-of-minimum', true],
  ['stake-in-permitted-steps', 'rounding', '', 'up-to-next-payable-amount', false],
  ['stake-in-permitted-steps', 'offIncrement', '', 'not-accepted', true],
  ['irregularity-treated-as-stated', 'irregularities', 'die-cocked', 'round-void', true],
  ['irregularity-treated-as-stated', 'irregularities', 'wager-misplaced', 'operator-decides', false],
  ['irregularity-treated-as-stated', 'calledOff', 'die-cocked', 'die-cocked', true],
  ['void-round-returns-every-stake', 'irregularities', 'die-cocked', 'round-void', true],
  ['void-round-returns-every-stake', 'irregularities', 'winning-areas-not-lit', 'result-stands', false],
])('%s of %s %s %s: %s', (id, fact, row, value, expected) => {
  const check = sicBoChecks.find((one) => one.id === `sic-bo/${id}`);
  expect(check?.enforcesRow?.(fact, row, value)).toBe(expected);
});
