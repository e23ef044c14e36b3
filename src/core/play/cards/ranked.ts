import { rankOf, RANKS, type Card } from '../../values/card';

const RANK_BY_NAME: ReadonlyMap<string, number> = new Map(
  RANKS.map((name, rank) => [name === 'T' ? '10' : name.toLowerCase(), rank]),
);

const orders = new WeakMap<readonly string[], readonly number[]>();

/** How high a card ranks among those that rules list from the highest down; the higher the number, the higher the card. */
export function heightOf(card: Card, ranking: readonly string[]): number {
  let heights = orders.get(ranking);
  if (heights === undefined) {
    const made = new Array<number>(RANKS.length + 1).fill(-1);
    ranking.forEach((name, place) => (made[RANK_BY_NAME.get(name) ?? RANKS.length] = ranking.length - place));
    heights = made;
    orders.set(ranking, heights);
  }
  return heights[rankOf(card)] ?? -1;
}
