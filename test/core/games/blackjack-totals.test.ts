import { totalOf, type Worths } from '../../../src/core/games/blackjack/total';
import { rankOf } from '../../../src/core/values/card';
import { CARD_VALUES } from '../../support/rounds/blackjack/card-values';

/** What is asked of the other library's hands; it is made for browsers, and keeps their class to itself. */
interface TheirHand {
  readonly cardTotal: number;
  readonly isSoft: boolean;
  takeCard(card: TheirCard): void;
}
interface TheirCard {
  readonly rank: number;
  showingFace: boolean;
}
interface TheirGame {
  readonly shoe: { readonly cards: readonly TheirCard[] };
  readonly dealer: { addHand(bet: number, cards: readonly TheirCard[]): void; readonly hands: readonly TheirHand[] };
}

function theirTable(): { cards: readonly TheirCard[]; hand: () => TheirHand } {
  Object.assign(globalThis, { self: globalThis });
  const { Game } = jest.requireActual<{ Game: new () => TheirGame }>('@blackjacktrainer/blackjack-simulator');
  const { shoe, dealer } = new Game();
  dealer.addHand(1, []);
  // In their shoe cards lie face down, and count nothing until they are turned.
  for (const card of shoe.cards) card.showingFace = true;
  const Hand = dealer.hands[0]?.constructor as new (player: unknown, cards: readonly TheirCard[]) => TheirHand;
  return { cards: shoe.cards, hand: () => new Hand(dealer, []) };
}

const WORTHS: Worths = CARD_VALUES;
const HANDS = 20_000;

describe('the count of a hand', () => {
  it('agrees with that of another library, card by card, for hands of up to eight cards', () => {
    const { cards, hand } = theirTable();
    // Their ranks count from the ace as ours do; a card of ours is four times its rank.
    const ranks = new Set(cards.map(({ rank }) => rank));
    expect([...ranks].sort((one, other) => one - other)).toEqual(Array.from({ length: 13 }, (_, rank) => rank));
    const differing: string[] = [];
    for (let number = 0; number < HANDS; number += 1) {
      const theirs = hand();
      const ours: number[] = [];
      for (let card = 0; card < 2 + (number % 7); card += 1) {
        const taken = cards[(number * 31 + card * (17 + (number % 13))) % cards.length];
        if (!taken) continue;
        theirs.takeCard(taken);
        ours.push(taken.rank * 4);
        const counted = totalOf(ours, WORTHS);
        if (counted?.total !== theirs.cardTotal || counted.soft !== theirs.isSoft)
          differing.push(
            `${ours.map(rankOf).join(' ')}: ${JSON.stringify(counted)}, theirs ${String(theirs.cardTotal)}`,
          );
      }
    }
    expect(differing).toEqual([]);
  });
});
