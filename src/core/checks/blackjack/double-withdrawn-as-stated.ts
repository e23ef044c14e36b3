import { COUNTING_FACTS, countOf, doubledAt, heldAt } from '../../games/blackjack/play';
import { blackjackCheck } from './blackjack-check';

export const doubleWithdrawnAsStated = blackjackCheck({
  id: 'blackjack/double-withdrawn-as-stated',
  requirement: 'The added wager of a double is taken back only while the hand counts no more than the stated total.',
  enforces: ['doubleWithdrawnUpTo'],
  needs: ['cardValues'],
  uses: COUNTING_FACTS,
  messages: {
    overTotal: 'Wager {{subject}} was taken back from {{hand}} with {{recorded}}; that is allowed up to {{expected}}.',
  },
  run: (round, facts, ruling) => {
    if (round.voided) return;
    for (const { id, bet, hand, withdrawn, late, placedAt } of round.wagers) {
      if (bet !== 'double' || hand === undefined || !(withdrawn || late === 'withdrawn')) continue;
      // Before its card is out a double is no double yet.
      if (hand.cards.length <= heldAt(hand, doubledAt(round, hand) ?? placedAt)) continue;
      const count = countOf(round, hand, facts);
      if (count === undefined) continue;
      if (count.total <= facts.doubleWithdrawnUpTo) ruling.complies(id);
      else
        ruling.breaches(id, {
          message: 'overTotal',
          cites: ['doubleWithdrawnUpTo'],
          expected: String(facts.doubleWithdrawnUpTo),
          recorded: String(count.total),
          data: { hand: hand.name },
        });
    }
  },
});
