import { mayBeBlackjack } from '../../games/blackjack/play';
import type { BlackjackRound, Wager } from '../../games/blackjack/round';
import { isSettledAgainstResult } from '../../play/wagers/settling';
import { blackjackCheck } from './blackjack-check';
import { drewRightly, STOPPING_FACTS } from './drawn-rightly';
import { COURT_CARD, DRAWING_FACTS, MEANT_BY_TEN } from './doubts';
import { PAID_ON_REQUEST } from './paid-on-request';
import { isOnHand } from './paying';
import { isPaidOnOpenRequest, PREVAILS } from './requests';
import { HANDS, SETTLING_FACTS } from './settling';
import { earliest, isOfBlackjacksOnly, latest, timingRow, type Limit } from './settling-times';

export const settledWhenStated = blackjackCheck({
  id: 'blackjack/settled-when-stated',
  requirement: 'A wager is settled when the rules state: not before what decides it, and no later than they allow.',
  enforces: ['settledWhen'],
  needs: ['cardValues', 'outcomes', 'pays'],
  uses: [...SETTLING_FACTS, ...DRAWING_FACTS, ...STOPPING_FACTS],
  follows: [PAID_ON_REQUEST],
  enforcesRow: (_, row) => isOnHand(row),
  messages: {
    early: 'Wager {{subject}} on {{bet}} was settled before {{when}}.',
    late: 'Wager {{subject}} on {{bet}} was not settled until after {{when}}.',
  },
  run: (round, facts, ruling) => {
    const isOfBlackjacks = isOfBlackjacksOnly(facts.settledWhen);
    for (const wager of round.wagers) {
      const { id, bet, decidedBy, result, settledAt } = wager;
      if (isOfBlackjacks && decidedBy !== 'insurance' && !mayBeBlackjack(wager.hand)) continue;
      // Additional wagers have moments of their own, and a check of their own.
      if (settledAt === undefined || decidedBy === undefined || decidedBy === 'additional') continue;
      if (result !== 'win' && result !== 'lose') continue;
      const row = timingRow(round, wager, facts, facts.settledWhen);
      const moment = row === undefined ? undefined : facts.settledWhen.get(row);
      if (row === undefined || moment === undefined) continue;
      const from = earliest(round, wager, moment);
      if (from !== undefined && settledAt < from.at) {
        if (row === COURT_CARD) ruling.cannotTell(id, [MEANT_BY_TEN], [['settledWhen', row]]);
        else if (isPaidOnOpenRequest(round, wager, facts)) ruling.cannotTell(id, [PREVAILS], [['settledWhen', row]]);
        else
          ruling.breaches(id, {
            message: 'early',
            cites: [['settledWhen', row]],
            expected: moment,
            recorded: 'earlier',
            data: { bet, when: from.when },
          });
        continue;
      }
      const until = latest(round, wager, moment);
      if (until === undefined || settledAt <= until.at) ruling.complies(id);
      else if (hadItsMoment(round, wager, from, until, facts))
        ruling.breaches(id, {
          message: 'late',
          cites: [['settledWhen', row]],
          expected: moment,
          recorded: 'later',
          data: { bet, when: until.when },
        });
    }
  },
});

/**
 * Whether a wager could have been settled in time: not where a card came out of turn before it was decided, nor where the table
 * settled it as something else, or the hand drew on when it was complete. Other checks have those breaches, and this follows.
 */
function hadItsMoment(
  round: BlackjackRound,
  wager: Wager,
  from: Limit | undefined,
  until: Limit,
  facts: Parameters<typeof HANDS.resultOf>[2] & Parameters<typeof drewRightly>[2],
): boolean {
  if (from !== undefined && from.at > until.at) return false;
  if (wager.hand !== undefined && !drewRightly(round, wager.hand, facts)) return false;
  return !isSettledAgainstResult(HANDS, round, wager, facts);
}
