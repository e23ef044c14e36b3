import { blackjackCheck } from './blackjack-check';
import { dealIsJudged, extraCardIsNoted, printNumberOfCards } from './dealing';
import { doublesIn } from './doubles';

export const splitAcesDrawStatedCards = blackjackCheck({
  id: 'blackjack/split-aces-draw-stated-cards',
  requirement: 'Each of two split aces takes the stated number of cards and no more.',
  enforces: ['splitAcesDraw'],
  concerns: 'splits',
  messages: {
    tooMany: 'The hand on {{hand}}, one of split aces, took {{recorded}}; it takes {{expected}} and no more.',
  },
  run: (round, { splitAcesDraw }, ruling) => {
    if (!dealIsJudged(round)) return;
    for (const hand of round.hands) {
      if (!hand.ofAces) continue;
      const { name } = hand;
      const drawn = hand.cards.length - 1;
      if (drawn <= splitAcesDraw) ruling.complies(name);
      // A double on such a hand is the breach, and its card follows from it.
      else if (!extraCardIsNoted(round, name) && !doublesIn(round).some((one) => one.hand === hand))
        ruling.breaches(name, {
          message: 'tooMany',
          cites: ['splitAcesDraw'],
          expected: printNumberOfCards(splitAcesDraw),
          recorded: printNumberOfCards(drawn),
          data: { hand: name },
        });
    }
  },
});
