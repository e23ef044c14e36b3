import type { BlackjackRound, Wager } from '../../games/blackjack/round';
import type { Ruling } from '../../play/judging/ruling';
import { isWronglySettled } from '../../play/wagers/outcome';
import { isKeptAsOne } from './dealers-blackjack';
import { settlementDoubt, type DrawingFacts } from './doubts';
import { lowCards, outcomeOf, type DueFacts } from './due';
import { handAgainst, isAgainstUnknown } from './requests';
import { HANDS, type SettlingFacts } from './settling';

/** What is missing where no row decides: whose double it was that makes an ace count one, or else cards. */
function lackingFor(round: BlackjackRound, wager: Wager, facts: DueFacts): string {
  const { id, hand } = wager;
  if (hand !== undefined && lowCards(round, wager, hand, facts) === undefined) return `whether wager ${id} was doubled`;
  if (isAgainstUnknown(round, wager)) return handAgainst(id);
  return `deal events of ${hand?.name ?? `the hand of wager ${id}`} and of the dealer`;
}

/** What is missing where one round may be read in two ways that the rules leave open. */
const WHICH_IS_ORIGINAL = 'a rule on which of the split hands carries the original wager';

/** Whether a wager on a hand was settled otherwise than a row has it, and nothing excuses that; the rest is told to the ruling. */
export function isAgainstRow(
  round: BlackjackRound,
  wager: Wager,
  row: string | undefined,
  facts: SettlingFacts & DueFacts & DrawingFacts,
  ruling: Ruling<never, never>,
): boolean {
  const due = outcomeOf(row, facts);
  const lacking = due === undefined ? lackingFor(round, wager, facts) : '';
  if (!isWronglySettled(HANDS, round, wager, due, facts, ruling, lacking)) return false;
  const kept = due !== 'win' && isKeptAsOne(round, wager, facts);
  if (kept === true) {
    ruling.complies(wager.id);
    return false;
  }
  const doubt = kept === undefined ? WHICH_IS_ORIGINAL : settlementDoubt(round, wager, facts);
  if (doubt === undefined) return true;
  ruling.cannotTell(wager.id, [doubt]);
  return false;
}
