import { momentOf, rowOfMoment } from '../../checks/blackjack/additional-moments';
import type { DueFacts } from '../../checks/blackjack/due';
import { latest, timingRow } from '../../checks/blackjack/settling-times';
import { madeBy } from '../../games/blackjack/additional/made';
import type { BlackjackRound, Wager } from '../../games/blackjack/round';
import type { Facts } from './cards';

/** The place of the card before which a wager has to be settled; undefined where it may be left to the end. */
export function settledInTime(round: BlackjackRound, wager: Wager, facts: Facts): number | undefined {
  const { settledWhen } = facts;
  if (settledWhen === undefined) return undefined;
  if (wager.decidedBy === 'additional') {
    const made = madeBy(round, wager, facts);
    const row = typeof made === 'string' ? undefined : rowOfMoment(round, wager, made, settledWhen);
    return row === undefined ? undefined : momentOf(round, wager, row, settledWhen)?.until?.at;
  }
  const row = timingRow(round, wager, facts as DueFacts, settledWhen);
  const moment = row === undefined ? undefined : settledWhen.get(row);
  return moment === undefined ? undefined : latest(round, wager, moment)?.at;
}
