import { COUNTING_FACTS, isAce, isBlackjack } from '../../games/blackjack/play';
import { printCard } from '../../values/card';
import { blackjackCheck } from './blackjack-check';

export const evenMoneyOnlyOnBlackjackAgainstAce = blackjackCheck({
  id: 'blackjack/even-money-only-on-blackjack-against-ace',
  requirement: 'A player is paid at once on request only with a blackjack, and against the stated card.',
  enforces: ['evenMoneyAgainst'],
  needs: ['cardValues'],
  uses: COUNTING_FACTS,
  concerns: 'evenMoney',
  messages: {
    noBlackjack: 'The hand on {{hand}} was paid at once on request without a blackjack; only a blackjack may be.',
    wrongCard:
      'The hand on {{hand}} was paid at once on request against {{recorded}}; that is done against an ace only.',
  },
  run: (round, facts, ruling) => {
    if (round.voided) return;
    for (const { choice, hand, cards } of round.turns) {
      if (choice !== 'even-money') continue;
      const { name } = hand;
      const [first] = round.dealers[0]?.cards ?? [];
      if (first === undefined || cards.length < 2) ruling.cannotTell(name, ['first cards of the dealer and the hand']);
      else if (!isBlackjack({ ...hand, cards }, facts))
        ruling.breaches(name, {
          message: 'noBlackjack',
          cites: ['evenMoneyAgainst'],
          expected: 'a blackjack',
          recorded: cards.map(printCard).join(' '),
          data: { hand: name },
        });
      else if (isAce(first)) ruling.complies(name);
      else
        ruling.breaches(name, {
          message: 'wrongCard',
          cites: ['evenMoneyAgainst'],
          expected: 'an ace',
          recorded: printCard(first),
          data: { hand: name },
        });
    }
  },
});
