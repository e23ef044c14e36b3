import * as fc from 'fast-check';
import type { RoundRecord } from '../../../src/core/rounds/record';
import { breachesIn, judged, labelsOf } from '../../support/rounds/judged';
import { MUTATIONS } from '../../support/rounds/mutations';
import type { Form } from '../../support/rounds/oracle';
import { diceOf, simulate } from '../../support/rounds/simulator';

const SEED = 2_016_0602;
const ROUNDS = 300;
const ENOUGH = 8;

/** Lawful rounds with one thing wrong in each: the right check finds it in the right clause, and no other has a word to add. */
describe.each<Form>(['baccarat', 'even-money'])('rounds of %s with one thing wrong', (form) => {
  const rounds = fc
    .sample(fc.nat(), { seed: SEED, numRuns: ROUNDS })
    .map((seed) => ({ seed, lawful: simulate(seed, form) }));

  it.each(Object.entries(MUTATIONS))('%s', (_, mutate) => {
    const mutants = rounds.flatMap(({ seed, lawful }) => mutate(lawful, diceOf(seed + 1)) ?? []);
    const wrongly = mutants.flatMap(({ record, check, clause }) => {
      const found = breachesIn(judged(record as unknown as RoundRecord, false));
      const right =
        found.length > 0 && found.every((one) => one.check === check && labelsOf(one.clauses).includes(clause));
      return right ? [] : [{ check, clause, found, record }];
    });
    expect(wrongly).toEqual([]);
    expect(mutants.length).toBeGreaterThanOrEqual(ENOUGH);
  });
});
