import { blackjackCheck } from './blackjack-check';
import { dealIsJudged, extraCardIsNoted, printNumberOfCards } from './dealing';
import { doublesIn } from './doubles';

export const doubledHandDrawsStatedCards = blackjackCheck({
  id: 'blackjack/doubled-hand-draws-stated-cards',
  requirement: 'A doubled hand takes the stated number of further cards and no more.',
  enforces: ['doubleDraws'],
  concerns: 'doubles',
  follows: [
    {
      // The further card of a hand that was doubled again.
      of: ['blackjack/double-only-on-stated-hands'],
      ledTo: ({ subject }, cause, { wagers }) =>
        wagers.some(({ id, hand }) => id === cause.subject && hand?.name === subject),
    },
  ],
  messages: {
    tooMany: 'The hand on {{hand}} took {{recorded}} after it was doubled; it takes {{expected}} and no more.',
  },
  run: (round, { doubleDraws }, ruling) => {
    if (!dealIsJudged(round)) return;
    for (const { hand, held } of doublesIn(round)) {
      const { name } = hand;
      const drawn = hand.cards.length - held;
      if (drawn === doubleDraws) ruling.complies(name);
      else if (drawn < doubleDraws) ruling.cannotTell(name, [`card dealt to ${name} after it was doubled`]);
      else if (!extraCardIsNoted(round, name))
        ruling.breaches(name, {
          message: 'tooMany',
          cites: ['doubleDraws'],
          expected: printNumberOfCards(doubleDraws),
          recorded: printNumberOfCards(drawn),
          data: { hand: name },
        });
    }
  },
});
