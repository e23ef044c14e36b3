import { totalOf } from '../../games/blackjack/total';
import { printCard, rankName, rankOf } from '../../values/card';
import { blackjackCheck } from './blackjack-check';
import { dealIsJudged, extraCardIsNoted, printNumberOfCards } from './dealing';

const FIRST_TWO = 2;

export const surrenderOnlyWhereOffered = blackjackCheck({
  id: 'blackjack/surrender-only-where-offered',
  requirement:
    'A hand is surrendered only as first dealt, against the stated cards and below the stated total, and then takes no card.',
  enforces: ['surrenderAgainst', 'surrenderBelow', 'surrenderedHand'],
  mayEnforce: ['surrenderOn'],
  needs: ['cardValues'],
  concerns: 'turns',
  messages: {
    wrongCard:
      'The hand on {{hand}} was surrendered against {{recorded}}; surrender is offered against {{expected}} only.',
    wrongTotal: 'The hand on {{hand}} was surrendered on {{recorded}}; surrender is offered below {{expected}} only.',
    tooManyCards:
      'The hand on {{hand}} was surrendered with {{recorded}}; surrender is offered on the first two cards only.',
    drewOn: 'The hand on {{hand}} was surrendered and took a further card.',
  },
  run: (round, { surrenderAgainst, surrenderBelow, surrenderOn, cardValues }, ruling) => {
    if (!dealIsJudged(round)) return;
    for (const { choice, hand, cards, at } of round.turns) {
      if (choice !== 'surrender' || hand.fromSplit) continue;
      const { name } = hand;
      const data = { hand: name };
      const [first] = round.dealers[0]?.cards ?? [];
      const count = totalOf(cards, cardValues);
      if (first === undefined || count === undefined || cards.length < FIRST_TWO)
        ruling.cannotTell(name, ['first cards of the dealer and the hand']);
      else if (!surrenderAgainst.includes(rankName(rankOf(first))))
        ruling.breaches(name, {
          message: 'wrongCard',
          cites: ['surrenderAgainst'],
          expected: surrenderAgainst.join(', '),
          recorded: printCard(first),
          data,
        });
      else if (count.total >= surrenderBelow)
        ruling.breaches(name, {
          message: 'wrongTotal',
          cites: ['surrenderBelow'],
          expected: String(surrenderBelow),
          recorded: String(count.total),
          data,
        });
      else if (cards.length > FIRST_TWO) {
        if (surrenderOn === undefined)
          ruling.cannotTell(name, ['whether surrender was still offered after a third card']);
        else
          ruling.breaches(name, {
            message: 'tooManyCards',
            cites: ['surrenderOn'],
            expected: 'two cards',
            recorded: printNumberOfCards(cards.length),
            data,
          });
      } else if (hand.dealtAt.some((dealt) => dealt > at) && !extraCardIsNoted(round, name))
        ruling.breaches(name, {
          message: 'drewOn',
          cites: ['surrenderedHand'],
          expected: 'no further card',
          recorded: 'a further card',
          data,
        });
      else ruling.complies(name);
    }
  },
});
