import type { CardValues } from '../../facts/kinds/card-values';
import { rankOf, type Card, type Rank } from '../../values/card';
import type { BaccaratRound, Hand, Score, Side } from './round';

const JACK: Rank = 10;

/** The point count of the first `cards` cards of a hand: the last digit of their total; undefined with a card that has no value. */
export function pointsOf(hand: Hand, cards: number, values: CardValues): number | undefined {
  let total = 0;
  for (let index = 0; index < cards; index += 1) {
    const card = hand[index];
    const value = card === undefined ? undefined : values[rankOf(card)];
    if (value === undefined) return undefined;
    total += value;
  }
  return total % 10;
}

export const valueOf = (card: Card, values: CardValues): number | undefined => values[rankOf(card)];

/** Read by its own name: through a variable it would cost every check more than what it does with the cards. */
export const handOf = (round: BaccaratRound, side: Side): Hand => (side === 'player' ? round.player : round.banker);

/** The score of a coup whose hands hold at least two cards each; counted once, however many checks ask. */
export function scoreOf(round: BaccaratRound, values: CardValues): Score | undefined {
  if (round.scoredBy !== values) {
    round.score = count(round, values);
    round.scoredBy = values;
  }
  return round.score;
}

function count({ player, banker }: BaccaratRound, values: CardValues): Score | undefined {
  if (player.length < 2 || banker.length < 2) return undefined;
  const playerFirst = pointsOf(player, 2, values);
  const bankerFirst = pointsOf(banker, 2, values);
  const playerAll = pointsOf(player, player.length, values);
  const bankerAll = pointsOf(banker, banker.length, values);
  return playerFirst === undefined || bankerFirst === undefined || playerAll === undefined || bankerAll === undefined
    ? undefined
    : {
        playerFirst,
        bankerFirst,
        player: playerAll,
        banker: bankerAll,
        result: playerAll > bankerAll ? 'player' : playerAll < bankerAll ? 'banker' : 'tie',
      };
}

/** A hand's first two cards are a pair when their ranks agree, whatever their suits; undefined with fewer than two cards. */
export function isPair(hand: Hand): boolean | undefined {
  const first = hand[0];
  const second = hand[1];
  return first === undefined || second === undefined ? undefined : rankOf(first) === rankOf(second);
}

export const isPicture = (card: Card): boolean => rankOf(card) >= JACK;
