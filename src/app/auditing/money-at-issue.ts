import type { CheckedRound } from '../../core/findings/checked-round';
import { settlerOf } from '../../core/replaying/due';
import { overpaidIn, type OverpaidByBreach } from '../../core/replaying/overpaid';
import type { RoundRecord } from '../../core/rounds/record';
import type { RoundChecker } from '../check-round';

/** What was paid too much or too little in a round, by breach. A round that breaches nothing is not looked at again. */
export function moneyAtIssue(checker: RoundChecker, record: RoundRecord, { verdict }: CheckedRound): OverpaidByBreach {
  if (verdict !== 'breaches') return new Map<string, number>();
  const { ruleSet, examination } = checker.examine(record);
  const settler = settlerOf(ruleSet);
  return settler === undefined ? new Map<string, number>() : overpaidIn(examination, settler);
}
