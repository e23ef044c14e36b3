import { JOKER, printCard, RANKS, rankName, rankOf, suitName, type Card } from '../../values/card';
import { blackjackCheck } from './blackjack-check';

export const takenOutCardsAreNotDealt = blackjackCheck({
  id: 'blackjack/taken-out-cards-are-not-dealt',
  requirement: 'No card is dealt that the rules have taken out of the decks.',
  enforces: ['cardsTakenOut'],
  messages: { takenOut: 'The {{recorded}} was dealt to {{hand}}; that card is taken out of every deck.' },
  run: (round, { cardsTakenOut }, ruling) => {
    const out = takenOut(cardsTakenOut);
    // Found as a foreign card, it is an irregularity with a treatment of its own.
    if (round.irregularities.some(({ kind }) => kind === 'missing-or-foreign-card')) return;
    let found = false;
    for (const { card, to } of round.deals) {
      if (out[card] !== true) continue;
      found = true;
      ruling.breaches(to.name, {
        message: 'takenOut',
        cites: [['cardsTakenOut', nameOf(card)]],
        expected: 'another card',
        recorded: printCard(card),
        data: { hand: to.name },
      });
    }
    if (!found && round.deals.length > 0) ruling.complies('cards');
  },
});

const nameOf = (card: Card): string => `${rankName(rankOf(card))}-of-${suitName(card)}`;

const known = new WeakMap<readonly string[], readonly boolean[]>();

/** Rule sets are few and rounds are many: which cards are out is looked up once for each rule set. */
function takenOut(names: readonly string[]): readonly boolean[] {
  const cached = known.get(names);
  if (cached) return cached;
  const out = Array.from({ length: RANKS.length * 4 + 1 }, (_, card) => card !== JOKER && names.includes(nameOf(card)));
  known.set(names, out);
  return out;
}
