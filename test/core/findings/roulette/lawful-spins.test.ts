import { breachesIn, judged } from '../../../support/rounds/judged';
import { ROULETTE_PLACES, type RoulettePlaceName } from '../../../support/rounds/roulette/places';
import { simulateSpin } from '../../../support/rounds/roulette/simulator';
import { propertyRuns } from '../../../support/thorough';

const RUNS = propertyRuns(600, 100);
const SEED = 37_1892;

describe.each(Object.keys(ROULETTE_PLACES) as RoulettePlaceName[])('lawful spins of %s', (name) => {
  it('are never accused', () => {
    for (let run = 0; run < RUNS; run += 1) {
      const round = simulateSpin(ROULETTE_PLACES[name], SEED + run * 7919);
      const accused = breachesIn(judged(round, false));
      if (accused.length > 0) expect([accused, round]).toEqual([[], round]);
    }
  });

  it('are mostly judged to the end', () => {
    const verdicts = Array.from({ length: RUNS }, (_, run) => {
      const round = simulateSpin(ROULETTE_PLACES[name], SEED + run * 7919);
      return judged(round, false).verdict;
    });
    expect(verdicts.filter((verdict) => verdict === 'complies').length).toBeGreaterThan(RUNS * 0.8);
  });
});
