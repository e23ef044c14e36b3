import { WAGERS } from '../../checks/blackjack/all-wagers';
import { dueRow, SURRENDERED, type DueFacts } from '../../checks/blackjack/due';
import {
  bonusRow,
  hasSuperBonus,
  isDoubledBonus,
  OTHER_PLAYERS,
  prizeOf,
  winnersOf,
} from '../../checks/blackjack/super-bonus';
import type { BlackjackRound, Wager } from '../../games/blackjack/round';
import { CALL_OR_FIRST_CARD } from '../../rounds/wagering-period';
import type { Cents } from '../../values/money';
import { wholeWinnings } from '../../values/odds';
import type { Settler } from '../game';
import type { Facts } from './cards';
import { settledInTime } from './settled-in-time';

/** Cards decide a wager as the checks have it. */
export const blackjackSettler: Settler = {
  code: 'blackjack',
  closesAtCall: (facts) => ((facts as Facts).wageringCloses ?? CALL_OR_FIRST_CARD).includes('no-more-bets'),
  pay: (of, wager, stake, facts) => {
    const round = of as BlackjackRound;
    const result = WAGERS.resultOf(round, wager, facts);
    if (result === undefined) return undefined;
    const odds = WAGERS.oddsOf(round, wager, facts);
    if (result === 'win' && odds === undefined) return undefined;
    const paid = (odds === undefined ? 0 : wholeWinnings(stake, odds)) + superBonus(round, wager as Wager, facts);
    const isHalved = result === 'lose' && dueRow(round, wager as Wager, facts as unknown as DueFacts) === SURRENDERED;
    return isHalved ? { result, paid, returned: Math.floor(stake / 2) } : { result, paid };
  },
  settledBefore: (round, wager, facts) => settledInTime(round as BlackjackRound, wager as Wager, facts),
};

/** What a hand earns beyond its odds, and what everybody else at the table then gets, once each. */
function superBonus(round: BlackjackRound, wager: Wager, facts: Facts): Cents {
  if (facts.superBonusNeeds === undefined || wager.decidedBy !== 'main') return 0;
  const winners = winnersOf(round);
  if (winners.size === 0) return 0;
  if (hasSuperBonus(round, wager)) {
    const row = isDoubledBonus(round, wager) ? undefined : bonusRow(wager.stake, facts);
    return row === undefined ? 0 : (prizeOf(row, facts) ?? 0);
  }
  const own = round.wagers.find((one) => one.decidedBy === 'main' && one.player === wager.player);
  return own === wager && !winners.has(wager.player) ? (prizeOf(OTHER_PLAYERS, facts) ?? 0) : 0;
}
