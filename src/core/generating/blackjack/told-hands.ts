import type { RoundEvent } from '../../rounds/record';
import type { Setting } from '../setting';
import { placing } from '../telling';
import type { Told, ToldWager } from '../told';
import { countIn, isTwentyOne, type Facts } from './cards';

/** Something done about a hand: a decision, wagers added, cards that came. */
export interface Act {
  /** 1, or the number of a hand made by splitting. */
  readonly hand: number;
  readonly choice?: string;
  /** Who decided, where it is not the first player of the box. */
  readonly by?: string;
  readonly wagers?: readonly ToldWager[];
  readonly cards?: readonly string[];
  readonly after?: readonly RoundEvent[];
}

export interface ToldBox {
  readonly name: string;
  /** The first one's player decides. */
  readonly mains: readonly ToldWager[];
  /** None where the box was passed over. */
  readonly first: readonly string[];
  /** Before any box is played: insurance, and requests to be paid at once. */
  readonly opening: readonly Act[];
  readonly acts: readonly Act[];
}

/** The cards of a round, and what was done about them. */
export interface Play {
  readonly boxes: readonly ToldBox[];
  /** Each with the first card at its head. */
  readonly dealers: readonly (readonly string[])[];
  /** The boxes in the order of play, where it is not theirs. */
  readonly turns?: readonly ToldBox['name'][];
  readonly face?: 'up' | 'down';
  readonly isDecided: boolean;
  readonly isAnnounced: boolean;
  readonly noted?: { readonly when: 'before' | 'dealt' | 'end'; readonly event: RoundEvent };
}

export interface ToldHands extends Told {
  readonly play: Play;
}

export const factsOf = ({ facts }: Setting): Facts => facts;

/** Boxes at a table, terminals elsewhere. */
export const isOfTerminals = ({ venue, facts }: Setting): boolean =>
  (venue.channel ?? venue.ruleSet.channel) === 'terminal' || (facts as Facts).commonCards !== undefined;

const handName = ({ name }: ToldBox, hand: number): string => (hand === 1 ? name : `${name}/${String(hand)}`);

const dealTo = (to: string, card: string, { face }: Play): RoundEvent => ({
  type: 'deal',
  to,
  card,
  ...(face !== undefined && { face }),
});

function actEvents(act: Act, box: ToldBox, play: Play): readonly RoundEvent[] {
  const { hand, choice, by = box.mains[0]?.player, wagers = [], cards = [], after = [] } = act;
  const decision: readonly RoundEvent[] =
    choice === undefined || !play.isDecided
      ? []
      : [
          {
            type: 'decide',
            position: box.name,
            choice,
            ...(hand > 1 && { hand }),
            ...(by !== undefined && { player: by }),
          },
        ];
  return [
    ...decision,
    ...wagers.map((wager) => placing(wager, undefined)),
    ...cards.map((card) => dealTo(handName(box, hand), card, play)),
    ...after,
  ];
}

/** The first cards in the order of the rules; cards that all terminals share are dealt once. */
function firstDeal(
  play: Play,
  { dealOrder = ['boxes', 'dealer', 'boxes'], commonCards }: Facts,
): readonly RoundEvent[] {
  const { boxes, dealers } = play;
  let dealt = 0;
  return dealOrder.flatMap((step): readonly RoundEvent[] => {
    if (step === 'dealer') return (dealers[0] ?? []).slice(0, 1).map((card) => dealTo('dealer', card, play));
    const which = dealt;
    dealt += 1;
    const sharing = commonCards === undefined ? boxes : boxes.slice(0, 1);
    return sharing.flatMap(({ name, first }) =>
      first.slice(which, which + 1).map((card) => dealTo(commonCards === undefined ? name : 'player', card, play)),
    );
  });
}

const announced = (of: string, cards: readonly string[], facts: Facts): RoundEvent => ({
  type: 'announce',
  of,
  value: isTwentyOne(cards, facts) ? 'blackjack' : countIn(cards, facts).total,
});

/** The play as events, in its order. */
function playedOf(play: Play, facts: Facts): readonly RoundEvent[] {
  const { boxes, dealers, turns, noted, isAnnounced } = play;
  const noting = (when: 'before' | 'dealt' | 'end'): readonly RoundEvent[] =>
    noted?.when === when ? [noted.event] : [];
  const inTurn = turns === undefined ? boxes : turns.flatMap((name) => boxes.filter((box) => box.name === name));
  const nameOf = (number: number): string => (dealers.length === 1 ? 'dealer' : `dealer/${String(number + 1)}`);
  return [
    ...noting('before'),
    ...firstDeal(play, facts),
    ...noting('dealt'),
    ...(isAnnounced
      ? boxes.filter(({ first }) => first.length > 1).map(({ name, first }) => announced(name, first, facts))
      : []),
    ...boxes.flatMap((box) => box.opening.flatMap((act) => actEvents(act, box, play))),
    ...inTurn.flatMap((box) => box.acts.flatMap((act) => actEvents(act, box, play))),
    ...dealers.flatMap((cards, number) => cards.slice(1).map((card) => dealTo(nameOf(number), card, play))),
    ...(isAnnounced
      ? dealers.flatMap((cards, number) => (cards.length > 1 ? [announced(nameOf(number), cards, facts)] : []))
      : []),
    ...noting('end'),
  ];
}

const addedIn = ({ boxes }: Play): readonly ToldWager[] =>
  boxes.flatMap(({ opening, acts }) => [...opening, ...acts].flatMap(({ wagers }) => wagers ?? []));

/** The round with another play in the place of its own, and the wagers that are added in that. */
export const withPlay = (told: ToldHands, change: Partial<Play>, facts: Facts): ToldHands => {
  const play = { ...told.play, ...change };
  const wagers = [...told.wagers.filter(({ placed }) => placed !== 'told'), ...addedIn(play)];
  return { ...told, play, wagers, played: playedOf(play, facts) };
};
