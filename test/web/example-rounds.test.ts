import type { RoundRecord } from '../../src/core/rounds/record';
import { problemOfRecord } from '../../src/core/rounds/record-problem';
import { EXAMPLE_ROUNDS } from '../../src/web/example-rounds';
import { breachesIn, judged } from '../support/rounds/judged';

test.each([
  ['overpaid', ['baccarat/banker-wins-pay-stated-odds']],
  ['lawful', []],
  ['red-dog', ['red-dog/wins-pay-stated-odds']],
])('the example "%s" of the first page breaks what its title says, and nothing else', (name, checks) => {
  const round = JSON.parse(EXAMPLE_ROUNDS.find((one) => one.name === name)?.record ?? '{}') as RoundRecord;
  expect(problemOfRecord(round)).toBeUndefined();
  expect(breachesIn(judged(round)).map(({ check }) => check)).toEqual(checks);
});
