import type { RoundRecord } from '../../../../src/core/rounds/record';
import { breachesIn, judged } from '../judged';

/** What a round comes to: the verdict, or each check that finds a breach with the clause it cites first. */
function told(record: RoundRecord): string {
  const checked = judged(record);
  if (checked.verdict !== 'breaches') return checked.verdict;
  return breachesIn(checked)
    .map(({ check, clauses: [first = ''] }) => `${check.replace('blackjack/', '')} ${first.replace(/^.*#[^/]*\//, '')}`)
    .join(', ');
}

export type Told = readonly [name: string, record: RoundRecord, comesTo: string];

export const tellsOf = (rounds: readonly Told[]): void => {
  test.each(rounds)('%s', (_, record, comesTo) => {
    expect(told(record)).toBe(comesTo);
  });
};
