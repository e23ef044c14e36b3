import { printCard } from '../../values/card';
import { isTenValue, type CountingFacts } from '../../games/blackjack/play';
import type { BlackjackRound } from '../../games/blackjack/round';
import { isWronglySettled } from '../../play/wagers/outcome';
import { blackjackCheck } from './blackjack-check';
import { DRAWING_FACTS, settlementDoubt } from './doubts';
import { dueRow, outcomeOf, rowKind } from './due';
import { dealerFor } from './requests';
import { HANDS, SETTLING_FACTS } from './settling';

/** What is missing where insurance turns on one second card and the dealer has several. */
const WHICH_HAND = 'a rule on which of the dealer’s hands decides insurance';

export const insuranceFollowsTheSecondCard = blackjackCheck({
  id: 'blackjack/insurance-follows-the-second-card',
  requirement: 'Insurance wins if the dealer’s second card counts ten, and loses if it does not.',
  enforces: ['outcomes'],
  needs: ['cardValues'],
  uses: [...SETTLING_FACTS, ...DRAWING_FACTS],
  judges: 'outcome',
  concerns: 'insurance',
  occursIn: (round) => round.wagers.some(({ decidedBy }) => decidedBy === 'insurance'),
  enforcesRow: (_, row) => rowKind(row) === 'insurance',
  messages: {
    wrongOutcome: 'The dealer’s second card is {{card}}, so insurance must {{ending}}; it was {{settled}}.',
  },
  run: (round, facts, ruling) => {
    for (const wager of round.wagers) {
      if (wager.decidedBy !== 'insurance') continue;
      const row = dueRow(round, wager, facts);
      const due = outcomeOf(row, facts);
      if (!isWronglySettled(HANDS, round, wager, due, facts, ruling, 'deal event of the dealer’s second card'))
        continue;
      if (row === undefined || due === undefined) continue;
      const doubt = differs(round, facts) ? WHICH_HAND : settlementDoubt(round, wager, facts);
      if (doubt !== undefined) ruling.cannotTell(wager.id, [doubt]);
      else
        ruling.breaches(wager.id, {
          message: 'wrongOutcome',
          cites: [['outcomes', row]],
          expected: due,
          recorded: wager.result ?? '',
          data: { card: printCard(dealerFor(round, wager)?.cards[1] ?? -1) },
        });
    }
  },
});

/** The dealer has several hands, and their second cards do not all say the same. */
function differs({ dealers }: BlackjackRound, facts: CountingFacts): boolean {
  const [first, ...others] = dealers;
  const isTen = isTenValue(first?.cards[1], facts);
  return others.some(({ cards }) => isTenValue(cards[1], facts) !== isTen);
}
