import { RANKS } from '../../values/card';

/** Cards of which only the rank matters, in the order in which they are drawn, and in how many ways that may happen. */
export interface DrawnRanks {
  readonly cards: readonly string[];
  readonly weight: number;
}

const SUITS_OF_A_DECK = 4;

/** Every order of ranks in which so many cards may be drawn from whole decks. */
export function drawnRanks(count: number, decks: number): readonly DrawnRanks[] {
  const ofRank = SUITS_OF_A_DECK * decks;
  let drawn: readonly DrawnRanks[] = [{ cards: [], weight: 1 }];
  for (let turn = 0; turn < count; turn += 1)
    drawn = drawn.flatMap(({ cards, weight }) =>
      RANKS.map((rank) => {
        const card = `${rank}S`;
        return { cards: [...cards, card], weight: weight * (ofRank - cards.filter((other) => other === card).length) };
      }).filter((one) => one.weight > 0),
    );
  return drawn;
}

/** In how many ways so many cards may be drawn one after the other from whole decks. */
export function waysToDraw(count: number, decks: number): number {
  const cards = SUITS_OF_A_DECK * decks * RANKS.length;
  let ways = 1;
  for (let turn = 0; turn < count; turn += 1) ways *= cards - turn;
  return ways;
}
