import { leastOf } from '../../games/blackjack/total';
import { printCard } from '../../values/card';
import { blackjackCheck } from './blackjack-check';
import { handsAreKnown, printNumberOfCards } from './dealing';

export const splitOnlyOnEqualCards = blackjackCheck({
  id: 'blackjack/split-only-on-equal-cards',
  requirement: 'Only two cards of the stated likeness are split, before a third is taken.',
  enforces: ['splitOn'],
  mayEnforce: ['splitAfterThirdCard'],
  needs: ['cardValues'],
  concerns: 'splits',
  messages: {
    unequal: 'The player of {{box}} split {{recorded}}; only two cards of the same value may be split.',
    tooLate: 'The player of {{box}} split with {{recorded}}; a hand is split while it has two cards only.',
  },
  run: (round, { cardValues }, ruling) => {
    if (!handsAreKnown(round)) return;
    for (const { name, hands } of round.boxes) {
      if (hands.length < 2) continue;
      const late = round.turns.find(({ hand, choice, cards: held }) => {
        return hand.box.name === name && choice === 'split' && held.length > 2;
      });
      if (late !== undefined) {
        ruling.breaches(name, {
          message: 'tooLate',
          cites: ['splitAfterThirdCard', 'splitOn'],
          expected: 'two cards',
          recorded: printNumberOfCards(late.cards.length),
          data: { box: name },
        });
        continue;
      }
      const [kept = -1] = hands[0]?.cards ?? [];
      const value = leastOf(kept, cardValues);
      const other = hands.find((hand) => hand.cards[0] !== undefined && leastOf(hand.cards[0], cardValues) !== value);
      if (value === undefined || hands.some((hand) => hand.cards.length === 0))
        ruling.cannotTell(name, [`cards of ${name} before it was split`]);
      else if (other === undefined) ruling.complies(name);
      else
        ruling.breaches(name, {
          message: 'unequal',
          cites: ['splitOn'],
          expected: 'two cards of the same value',
          recorded: `${printCard(kept)} and ${printCard(other.cards[0] ?? -1)}`,
          data: { box: name },
        });
    }
  },
});
