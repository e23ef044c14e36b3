import type { BlackjackRound, Wager } from '../../games/blackjack/round';
import { dealersBlackjack } from '../../games/blackjack/standing';
import type { Cents } from '../../values/money';
import { dueRow, rowKind, standingFor, type DueFacts } from './due';
import { dealerFor } from './requests';

/** The wager a double or a split goes back to. */
function originalOf(wager: Wager): Wager {
  let original = wager;
  while (original.on !== undefined && original.decidedBy !== 'main') original = original.on;
  return original;
}

/**
 * Where a dealer's blackjack takes no more than the original wager, the rules leave open which of split hands carries it
 * and when a hand over 21 was collected. What was kept of all wagers together is then right if it is one original wager,
 * and what hands over 21 lost besides is not held against the table: yes, no, or undefined where that is open.
 */
export function isKeptAsOne(round: BlackjackRound, wager: Wager, facts: DueFacts): boolean | undefined {
  if (facts.outcomes.get('split/dealer-blackjack') !== 'void' || wager.result === 'win') return false;
  if (dealersBlackjack(round, dealerFor(round, wager), facts) !== true) return false;
  const original = originalOf(wager);
  // After a forfeit the wager on the other hand is the original one, unless that hand is over 21.
  const passesOn = standingFor(round, wager, facts) !== 'over-21';
  let open: Cents = 0;
  let over: Cents = 0;
  let isOver = false;
  let added = false;
  for (const other of round.wagers) {
    if (!isOnHand(other) || originalOf(other) !== original) continue;
    added ||= other !== original;
    if (other.result !== 'lose' || (passesOn && isForfeited(round, other, facts))) continue;
    const standing = standingFor(round, other, facts);
    if (standing === 'over-21') over += other.stake;
    else open += other.stake;
    if (other === wager) isOver = standing === 'over-21';
  }
  if (!added || open > original.stake || open + over < original.stake) return false;
  return open + over === original.stake || isOver ? true : undefined;
}

const isOnHand = ({ decidedBy }: Wager): boolean =>
  decidedBy === 'main' || decidedBy === 'double' || decidedBy === 'split';

/** Lost with its double before the dealer's hand came into it. */
function isForfeited(round: BlackjackRound, wager: Wager, facts: DueFacts): boolean {
  const row = dueRow(round, wager, facts);
  return row !== undefined && rowKind(row) === 'withdrawn';
}
