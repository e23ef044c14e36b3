import { isPair, isPicture, pointsOf, valueOf } from '../../games/baccarat/coup';
import type { BaccaratFacts } from '../../games/baccarat/game';
import type { Result, Side } from '../../games/baccarat/round';
import type { RoundEvent } from '../../rounds/record';
import { parseCard, RANKS } from '../../values/card';
import type { Random } from '../random';
import type { Told } from '../told';

export type Facts = Partial<BaccaratFacts>;

/** The cards of a coup, and what was said and noted while they were dealt. */
export interface Coup {
  readonly player: readonly string[];
  readonly banker: readonly string[];
  /** Where the first cards go, in their order. */
  readonly order: readonly Side[];
  readonly faces: { readonly first?: 'up' | 'down'; readonly third?: 'up' | 'down' };
  readonly isAnnounced: boolean;
  /** What was noted when so many cards were out. */
  readonly noted?: { readonly after: number; readonly event: RoundEvent };
}

/** A round of baccarat; `voidedBy` names the fact by which it is void. */
export interface ToldCoup extends Told {
  readonly coup: Coup;
  readonly voidedBy?: string;
}

export const pointsIn = (cards: readonly string[], { cardValues }: Facts, count = cards.length): number =>
  (cardValues && pointsOf(cards.map(parseCard), count, cardValues)) ?? 0;

export function resultOf({ player, banker }: Coup, facts: Facts): Result {
  const lead = pointsIn(player, facts) - pointsIn(banker, facts);
  return lead > 0 ? 'player' : lead < 0 ? 'banker' : 'tie';
}

export const pairIn = (cards: readonly string[]): boolean => isPair(cards.map(parseCard)) === true;

export const isPictureCard = (card: string): boolean => isPicture(parseCard(card));

export const worthOf = (card: string, { cardValues }: Facts): number =>
  (cardValues && valueOf(parseCard(card), cardValues)) ?? 0;

export const hasNatural = ({ player, banker }: Coup, facts: Facts): boolean =>
  [player, banker].some((hand) => facts.naturals?.[pointsIn(hand, facts, 2)] === true);

/** A card of a shoe, at times of the rank of the one before it: pairs would be rare otherwise. */
export function anyCard(random: Random, before?: string): string {
  const rank = before !== undefined && random.once(8) ? before.charAt(0) : random.pick(RANKS);
  return `${rank}${random.pick(['S', 'H', 'D', 'C'] as const)}`;
}

/** Both hands as the tables of the rules have them drawn. */
export function dealt(random: Random, facts: Facts): Pick<Coup, 'player' | 'banker'> {
  const [first, other] = [anyCard(random), anyCard(random)];
  const player = [first, anyCard(random, first)];
  const banker = [other, anyCard(random, other)];
  const [points, against] = [pointsIn(player, facts), pointsIn(banker, facts)];
  if (facts.naturals?.[points] || facts.naturals?.[against]) return { player, banker };
  const third = facts.playerDraws?.[points] === 'draw' ? anyCard(random) : undefined;
  const draws =
    third === undefined
      ? facts.bankerDrawsAlone?.[against]
      : facts.bankerDraws?.rows[against]?.[worthOf(third, facts) + 1];
  return {
    player: third === undefined ? player : [...player, third],
    banker: draws ? [...banker, anyCard(random)] : banker,
  };
}

/** The coup as events, in the order of play. */
export function playedOf(coup: Coup, facts: Facts): readonly RoundEvent[] {
  const { player, banker, order, faces, isAnnounced, noted } = coup;
  const hands = { player: [...player], banker: [...banker] };
  const deal = (to: Side, face: 'up' | 'down' | undefined): RoundEvent[] => {
    const card = hands[to].shift();
    return card === undefined ? [] : [{ type: 'deal', to, card, ...(face !== undefined && { face }) }];
  };
  const first = order.flatMap((side) => deal(side, faces.first));
  const further = (['player', 'banker'] as const).flatMap((side) =>
    hands[side].flatMap(() => side).flatMap((to) => deal(to, faces.third)),
  );
  const deals = [...first, ...further];
  const opened = isAnnounced && first.length === order.length ? announcedPoints(coup, facts, 2) : [];
  const result: readonly RoundEvent[] = isAnnounced
    ? [...announcedPoints(coup, facts), { type: 'announce', of: 'result', value: resultOf(coup, facts) }]
    : [];
  const after = noted === undefined ? 0 : Math.min(noted.after, deals.length);
  const noting = noted === undefined ? [] : [noted.event];
  return [
    ...deals.slice(0, after),
    ...(after <= first.length ? noting : []),
    ...deals.slice(after, first.length),
    ...(after <= first.length ? opened : []),
    ...deals.slice(Math.max(after, first.length)),
    ...(after > first.length ? noting : []),
    ...result,
  ];
}

const announcedPoints = (coup: Coup, facts: Facts, cards?: number): readonly RoundEvent[] =>
  (['player', 'banker'] as const).map((of) => ({ type: 'announce', of, value: pointsIn(coup[of], facts, cards) }));

/** The round with another coup in the place of its own. */
export const withCoup = (told: ToldCoup, change: Partial<Coup>, facts: Facts): ToldCoup => {
  const coup = { ...told.coup, ...change };
  return { ...told, coup, played: playedOf(coup, facts) };
};
