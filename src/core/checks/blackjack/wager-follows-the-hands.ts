import { isBlackjack } from '../../games/blackjack/play';
import { isSwitchedBlackjack } from '../../games/blackjack/standing';
import type { BlackjackFacts } from '../../games/blackjack/game';
import type { BlackjackRound, Wager } from '../../games/blackjack/round';
import type { Cited } from '../../play/judging/ruling';
import { because } from './because';
import { blackjackCheck } from './blackjack-check';
import { DRAWING_FACTS } from './doubts';
import { dueRow, lowCards, outcomeOf, rowKind, type DueFacts } from './due';
import { isAgainstRow } from './judge-result';
import { PAID_ON_REQUEST } from './paid-on-request';
import { isOnHand } from './paying';
import { SETTLING_FACTS } from './settling';
import { isTakenForBlackjack, UNNOTICED_EARLY_CARDS } from './taken-for-blackjack';

type Counting = 'cardValues' | 'aceInDouble' | 'blackjackAfterSplit' | 'blackjackAfterSwitch' | 'earlyDealerCards';

export const wagerFollowsTheHands = blackjackCheck({
  id: 'blackjack/wager-follows-the-hands',
  requirement: 'A wager on a hand, and what was added to it, wins or loses as the hand stands to the dealer’s.',
  enforces: ['outcomes', 'cardValues', 'aceCounts', 'blackjackHand', 'blackjackAfterSplit'],
  mayEnforce: ['aceInDouble', 'blackjackAfterSwitch', 'earlyDealerCards'],
  uses: [...SETTLING_FACTS, ...DRAWING_FACTS],
  judges: 'outcome',
  follows: [
    PAID_ON_REQUEST,
    UNNOTICED_EARLY_CARDS,
    {
      // Paid before the card that would have shown otherwise: the wrong result is what that led to.
      of: ['blackjack/settled-when-stated'],
      ledTo: ({ subject }, cause) => subject === cause.subject && cause.breach?.recorded === 'earlier',
    },
    {
      // Settled as a surrender that should not have been: only the hand it was is at issue.
      of: ['blackjack/surrender-only-where-offered'],
      ledTo: ({ subject, breach }, cause, { wagers }) =>
        breach?.recorded === 'lose' && wagers.some(({ id, hand }) => id === subject && hand?.name === cause.subject),
    },
    {
      // Settled as a surrender under rules that have none.
      of: ['blackjack/only-permitted-decisions'],
      ledTo: ({ subject, breach }, cause, { wagers }) =>
        cause.breach?.recorded === 'surrender' &&
        breach?.recorded === 'lose' &&
        wagers.some(({ id, hand }) => id === subject && hand?.name === cause.subject),
    },
    {
      // A wrong result that was entered and left to stand is what wagers were then settled by.
      of: ['blackjack/irregularity-treated-as-stated'],
      ledTo: (_, cause) => cause.breach?.expected === 'result-recalculated',
    },
  ],
  enforcesRow: (fact, row) => fact !== 'outcomes' || (isOnHand(row) && rowKind(row) === 'comparison'),
  messages: {
    wrongOutcome: 'Wager {{subject}} must {{ending}}, because {{because}}; it was {{settled}}.',
  },
  run: (round, facts, ruling) => {
    for (const wager of round.wagers) {
      const { decidedBy } = wager;
      if (decidedBy !== 'main' && decidedBy !== 'double' && decidedBy !== 'split') continue;
      const row = dueRow(round, wager, facts);
      if (row !== undefined && rowKind(row) !== 'comparison') continue;
      if (!isAgainstRow(round, wager, row, facts, ruling) || row === undefined) continue;
      const due = outcomeOf(row, facts) ?? '';
      ruling.breaches(wager.id, {
        message: 'wrongOutcome',
        cites: isTakenForBlackjack(round, wager, facts)
          ? ['earlyDealerCards', ['outcomes', row]]
          : [['outcomes', row], ...countedBy(round, wager, facts)],
        expected: due,
        recorded: wager.result ?? '',
        data: { because: because(round, wager, facts) },
      });
    }
  },
});

/** What made the hand count as it does, where that is no matter of adding up. */
function countedBy(
  round: BlackjackRound,
  wager: Wager,
  facts: DueFacts & Partial<Pick<BlackjackFacts, Counting>>,
): readonly Cited<Counting>[] {
  const { hand } = wager;
  if (hand === undefined) return [];
  if (isSwitchedBlackjack(hand, facts.cardValues)) return ['blackjackAfterSwitch'];
  if (hand.fromSplit && isBlackjack({ ...hand, fromSplit: false }, facts)) return ['blackjackAfterSplit'];
  return (lowCards(round, wager, hand, facts) ?? 0) > 0 ? ['aceInDouble'] : [];
}
