import * as fc from 'fast-check';
import type { RoundRecord } from '../../../../src/core/rounds/record';
import { CUSTOMS } from '../../../support/rounds/customs';
import { judged } from '../../../support/rounds/judged';
import { PLACES } from '../../../support/rounds/places';
import { simulateAt } from '../../../support/rounds/simulator-at';
import { propertyRuns } from '../../../support/thorough';

const RUNS = propertyRuns(1500);
const SEED = 1_992_1110;

describe.each(Object.keys(PLACES) as (keyof typeof PLACES)[])('lawful rounds of %s', (name) => {
  it('are never accused and never in doubt', () => {
    const seeds = fc.sample(fc.nat(), { seed: SEED, numRuns: RUNS });
    const checked = seeds.map((seed) => {
      const { record } = simulateAt(seed, PLACES[name], CUSTOMS[name]);
      return { record, ...judged(record as unknown as RoundRecord, false) };
    });
    expect(checked.filter(({ findings }) => findings.length > 0).slice(0, 2)).toEqual([]);
    expect(new Set(checked.map(({ verdict }) => verdict))).toEqual(new Set(['complies']));
  });
});
