import { COUNTING_FACTS } from '../../games/blackjack/play';
import { totalOf } from '../../games/blackjack/total';
import { blackjackCheck } from './blackjack-check';
import { dealIsJudged, extraCardIsNoted } from './dealing';
import { OPEN_FACTS, opennessAgainst } from './open-hands';

export const dealerDrawsNoNeedlessCard = blackjackCheck({
  id: 'blackjack/dealer-draws-no-needless-card',
  requirement: 'The dealer draws no card that cannot affect the outcome of the round.',
  enforces: ['idleDealerCards'],
  needs: ['cardValues'],
  uses: [...COUNTING_FACTS, ...OPEN_FACTS, 'dealerStands'],
  messages: {
    needless: 'The dealer drew card {{which}} to the hand although no open wager depended on it; it must not be drawn.',
  },
  run: (round, facts, ruling) => {
    if (!dealIsJudged(round)) return;
    const { dealers } = round;
    const from = facts.idleDealerCards === 'not-drawn' ? 1 : 2;
    for (let number = 1; number <= dealers.length; number += 1) {
      const dealer = dealers[number - 1];
      if (dealer === undefined || extraCardIsNoted(round, dealer.name)) continue;
      if (dealer.cards.length <= from) {
        if (opennessAgainst(round, number, from, facts) === 'closed') ruling.complies(dealer.name);
        continue;
      }
      let needless: number | undefined;
      let isCertain = true;
      // Once a second card is out, the third matters to the same wagers as any later one.
      for (let held = from; held <= 2 && held < dealer.cards.length && needless === undefined; held += 1) {
        const openness = opennessAgainst(round, number, held, facts);
        if (openness === 'closed') needless = held;
        if (openness === 'doubtful') isCertain = false;
      }
      if (needless === undefined) {
        if (isCertain) ruling.complies(dealer.name);
        continue;
      }
      const count = totalOf(dealer.cards, facts.cardValues, needless);
      const stands = count && facts.dealerStands?.get(count.soft ? 'soft' : 'hard')?.includes(count.total) === true;
      // A card on a total that must stand is wrong whoever is still in play, and is told as that.
      if (count === undefined || (needless > 1 && stands)) continue;
      ruling.breaches(dealer.name, {
        message: 'needless',
        cites: ['idleDealerCards'],
        expected: 'no further card',
        recorded: 'a further card',
        data: { which: String(needless + 1) },
      });
    }
  },
});
