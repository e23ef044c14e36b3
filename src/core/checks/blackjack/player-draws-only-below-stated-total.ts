import { COUNTING_FACTS, doubledAt, heldAt, isBlackjack } from '../../games/blackjack/play';
import { FIVE_CARDS } from '../../games/blackjack/standing';
import { totalOf } from '../../games/blackjack/total';
import { blackjackCheck } from './blackjack-check';
import { handsAreKnown, extraCardIsNoted } from './dealing';
import { passesTrick } from './drawn-rightly';

const TRICK = 'main/five-card-trick';

export const playerDrawsOnlyBelowStatedTotal = blackjackCheck({
  id: 'blackjack/player-draws-only-below-stated-total',
  requirement:
    'A player takes a further card only while the hand counts less than the stated total, and none on a hand of five cards that is paid at once.',
  enforces: ['playerDrawsBelow'],
  mayEnforce: ['settledWhen'],
  enforcesRow: (fact, row) => fact !== 'settledWhen' || row === TRICK,
  needs: ['cardValues'],
  uses: COUNTING_FACTS,
  messages: {
    drewOn: 'The hand on {{hand}} took a card on {{recorded}}; a further card may be drawn below {{expected}} only.',
    afterTrick:
      'The hand on {{hand}} took a sixth card; with five that count {{recorded}} it has won and is paid at once.',
  },
  run: (round, facts, ruling) => {
    if (!handsAreKnown(round)) return;
    for (const hand of round.hands) {
      const { cards } = hand;
      if (cards.length <= 2) continue;
      let drewOn: number | undefined;
      // Counts only grow past the limit and never come back below it, so the last card but one tells.
      for (let length = 2; length < cards.length && drewOn === undefined; length += 1) {
        const count = totalOf(cards, facts.cardValues, length);
        if (count !== undefined && count.total >= facts.playerDrawsBelow) drewOn = length;
      }
      if (drewOn === undefined && !passesTrick(cards.length, facts)) ruling.complies(hand.name);
      else {
        const doubled = doubledAt(round, hand);
        // The card of a double is judged by what may be doubled, and cards after it by how many a double takes.
        if (doubled !== undefined && heldAt(hand, doubled) <= (drewOn ?? FIVE_CARDS)) continue;
        if (extraCardIsNoted(round, hand.name)) continue;
        const total = totalOf(cards, facts.cardValues, drewOn ?? FIVE_CARDS)?.total ?? 0;
        if (drewOn === undefined) {
          ruling.breaches(hand.name, {
            message: 'afterTrick',
            cites: [['settledWhen', TRICK]],
            expected: 'no further card',
            recorded: String(total),
            data: { hand: hand.name },
          });
          continue;
        }
        ruling.breaches(hand.name, {
          message: 'drewOn',
          cites: ['playerDrawsBelow'],
          expected: String(facts.playerDrawsBelow),
          recorded:
            drewOn === 2 && isBlackjack({ ...hand, cards: cards.slice(0, 2) }, facts) ? 'a blackjack' : String(total),
          data: { hand: hand.name },
        });
      }
    }
  },
});
