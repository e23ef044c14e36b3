import type { RoundEvent } from '../rounds/record';
import { printCard, RANKS } from '../values/card';
import type { FirstCards, Pairs } from './baccarat-cards';
import type { Coup } from './baccarat-coups';
import { rowsIn, type Facts } from './question';

/** The value of each rank from ace to king, as the rows state it. */
export const valuesIn = (facts: Facts): readonly number[] => {
  const rows = rowsIn(facts, 'cardValues');
  return RANKS.map((rank) => Number(rows.find(({ row }) => row === rank)?.says));
};

type Side = 'player' | 'banker';

/** The very cards of hands that are looked at; a hand that is not named holds what does not matter. */
export type Hands = Readonly<Partial<Record<Side, readonly string[]>>>;

/** Cards whose suits stand to each other as said: spades, or a heart with a diamond, or a spade with a heart. */
export function cardsLike({ ranks: [one, other], suits, third }: FirstCards): readonly string[] {
  const [first, second] = suits === 'one suit' ? [0, 0] : suits === 'one colour' ? [1, 2] : [0, 1];
  const cards = [one * 4 + first, other * 4 + second];
  if (third === 'same') cards.push(one * 4 + first);
  // Of another rank than the first, so that it makes no three of a kind.
  if (third === 'other') cards.push(((one + 1) % RANKS.length) * 4);
  return cards.map(printCard);
}

/** Hands with these pairs, or without one: two cards of neighbouring ranks. */
export function pairsLike({ player, banker }: Pairs): Hands {
  const hand = (rank: number | undefined): readonly string[] =>
    (rank === undefined ? [0, 4] : [rank * 4, rank * 4 + 1]).map(printCard);
  return { player: hand(player), banker: hand(banker) };
}

const IN_TURN: readonly Side[] = ['player', 'banker', 'player', 'banker'];

/** Deals coups as a table under these rules would, with a card of each value that is called for. */
export function dealerUnder(facts: Facts): (coup: Coup | undefined, hands?: Hands) => readonly RoundEvent[] {
  const values = valuesIn(facts);
  const cards = Array.from({ length: 10 }, (_, value) => printCard(Math.max(0, values.indexOf(value)) * 4));
  const worth = (value: number): string => cards[value] ?? '';
  const stated = rowsIn(facts, 'dealOrder').map(({ says }) => says as Side);
  const order = stated.length === IN_TURN.length ? stated : IN_TURN;
  const third = (to: Side, value: number | undefined): readonly RoundEvent[] =>
    value === undefined ? [] : [{ type: 'deal', to, card: worth(value) }];
  return (coup, named = {}) => {
    const twoCards = (points: number): readonly string[] => [worth(points), worth(0)];
    const hands = {
      player: named.player ?? twoCards(coup?.playerFirst ?? 0),
      banker: named.banker ?? twoCards(coup?.bankerFirst ?? 0),
    };
    const dealt = { player: 0, banker: 0 };
    const events = order.map((to) => {
      const card = hands[to][dealt[to]] ?? '';
      dealt[to] += 1;
      return { type: 'deal', to, card } as const;
    });
    const more = (to: Side): readonly RoundEvent[] =>
      hands[to].slice(2).map((card) => ({ type: 'deal', to, card }) as const);
    return [
      ...events,
      ...[...third('player', coup?.playerThird), ...more('player')],
      ...[...third('banker', coup?.bankerThird), ...more('banker')],
    ];
  };
}
