import type { Box, Deal, DealersHand, Hand, Turn } from '../games/blackjack/round';
import { NO_DECISION } from '../games/blackjack/undecided';
import { rankOf, type Card } from '../values/card';

type Face = Deal['face'];

interface ReadHand extends Hand {
  readonly box: ReadBox;
  readonly cards: Card[];
  readonly dealtAt: number[];
  readonly turns: Turn[];
  /** The cards as they lay before a split that no decision has told of yet. */
  undecidedPair: readonly Card[] | undefined;
}

interface ReadBox extends Box {
  readonly hands: ReadHand[];
}

interface ReadDealers extends DealersHand {
  readonly cards: Card[];
  readonly dealtAt: number[];
}

/** Cards of the player area, which every terminal has; what it takes beyond them is its own. */
const COMMON: ReadonlySet<string> = new Set(['player', 'community']);
const COMMON_CARDS = 2;

const LOOKED_THROUGH_IN_TURN = 16;

/** The cards on the table while the events of a round are read. */
export class HandsOnTable {
  readonly boxes: ReadBox[] = [];
  readonly hands: ReadHand[] = [];
  readonly dealers: ReadDealers[];
  readonly deals: Deal[] = [];
  /** Of a large table; most have a few boxes. */
  private byName: Map<string, ReadBox> | undefined;
  private readonly common: { readonly card: Card; readonly at: number }[] = [];

  constructor(
    dealerHands: number,
    private readonly sharesCards: boolean,
    /** Whether a hand is drawn to without a decision, where the rules have it so. */
    private readonly drawsUndecided: (cards: readonly Card[]) => boolean,
  ) {
    this.dealers = [];
    for (let number = 1; number <= dealerHands; number += 1)
      this.dealers.push({ name: dealerHands === 1 ? 'dealer' : `dealer/${String(number)}`, cards: [], dealtAt: [] });
  }

  /** A sentence's end where the card cannot go there. */
  deal(to: string, position: string | undefined, card: Card, face: Face, at: number): string | undefined {
    if (to === 'dealer') return this.dealToDealer(to, card, face, at);
    // Most cards go to a box that is there already, and no name need be taken apart.
    const known = this.sharesCards ? undefined : this.boxNamed(to)?.hands[0];
    if (known !== undefined) {
      this.give(known, card, face, at);
      return undefined;
    }
    if (to.startsWith('dealer/')) return this.dealToDealer(to, card, face, at);
    const name = isPosition(to) ? to : position;
    if (name !== undefined && isPosition(name)) {
      const hand = this.handAt(name, undefined);
      if (hand === undefined) return ` names no hand of a box: ${JSON.stringify(name)}`;
      this.give(hand, card, face, at);
      return undefined;
    }
    if (this.sharesCards && COMMON.has(to)) return this.dealToAll(card, face, at);
    return `.to must be a box, a terminal, "dealer" or "burn" in blackjack, found ${JSON.stringify(to)}`;
  }

  boxNamed(name: string): ReadBox | undefined {
    const { boxes } = this;
    if (boxes.length <= LOOKED_THROUGH_IN_TURN) {
      for (const box of boxes) if (box.name === name) return box;
      return undefined;
    }
    this.byName ??= new Map(boxes.map((box) => [box.name, box]));
    return this.byName.get(name);
  }

  /** The hand at `box:3/2`, or with its number told apart; it is there by being spoken of. Nothing where that is no number. */
  handAt(position: string, number: number | undefined): ReadHand | undefined {
    const known = number === undefined || number === 1 ? this.boxNamed(position)?.hands[0] : undefined;
    if (known !== undefined) return known;
    const slash = position.indexOf('/');
    const wanted = slash < 0 ? (number ?? 1) : Number(position.slice(slash + 1));
    if (!Number.isInteger(wanted) || wanted < 1) return undefined;
    const box = this.boxFor(slash < 0 ? position : position.slice(0, slash));
    for (const hand of box.hands) if (hand.number === wanted) return hand;
    const from = likelyPair(box);
    if (from === undefined) return undefined;
    from.undecidedPair = from.cards.slice();
    return this.split(from, wanted);
  }

  /** A decision to split: the hand it makes, unless a wager, a card or the decision of another player has made it already. */
  decideSplit(hand: ReadHand, player: string | undefined): readonly Card[] {
    const told = hand.undecidedPair ?? pairSplitBefore(hand, player);
    hand.undecidedPair = undefined;
    if (told !== undefined) return told;
    const pair = hand.cards.slice();
    this.split(hand, hand.box.hands.length + 1);
    return pair;
  }

  /** Exchanges the second cards of the two boxes of a player, once. */
  switch(hand: ReadHand): void {
    const other = this.otherHalf(hand.box)?.hands[0];
    if (other === undefined || hand.switched) return;
    exchange(hand.cards, other.cards);
    exchange(hand.dealtAt, other.dealtAt);
    hand.switched = true;
    other.switched = true;
  }

  /** A switch may be told of the seat as a whole. */
  atSeat(seat: string): ReadHand | undefined {
    for (const box of this.boxes) if (box.seat === seat) return box.hands[0];
    return undefined;
  }

  private otherHalf({ seat, name }: ReadBox): ReadBox | undefined {
    for (const box of this.boxes) if (box.seat === seat && box.name !== name) return box;
    return undefined;
  }

  private boxFor(name: string): ReadBox {
    const known = this.boxNamed(name);
    if (known !== undefined) return known;
    const box: ReadBox = { name, seat: seatOf(name), hands: [] };
    const hand = emptyHand(box, name, 1);
    for (const { card, at } of this.common) {
      hand.cards.push(card);
      hand.dealtAt.push(at);
    }
    box.hands.push(hand);
    this.boxes.push(box);
    this.byName?.set(name, box);
    this.hands.push(hand);
    return box;
  }

  /** The second card goes over to the new hand. */
  private split(from: ReadHand, number: number): ReadHand {
    const { box } = from;
    const hand = emptyHand(box, `${box.name}/${String(number)}`, number);
    handOver(from.cards, hand.cards);
    handOver(from.dealtAt, hand.dealtAt);
    from.fromSplit = hand.fromSplit = true;
    from.ofAces = hand.ofAces = isAce(from.cards[0]) && isAce(hand.cards[0]);
    const last = box.hands.at(-1);
    this.hands.splice((last === undefined ? -1 : this.hands.indexOf(last)) + 1, 0, hand);
    box.hands.push(hand);
    return hand;
  }

  private give(hand: ReadHand, card: Card, face: Face, at: number): void {
    const index = hand.cards.length;
    this.deals.push({ at, card, to: hand, index, additional: index > 1 || hand.fromSplit, face });
    hand.cards.push(card);
    hand.dealtAt.push(at);
  }

  private dealToDealer(to: string, card: Card, face: Face, at: number): string | undefined {
    const { dealers } = this;
    const first = dealers[0];
    if (first === undefined) return undefined;
    // The first card counts in all of the dealer's hands.
    if (first.cards.length === 0) {
      this.deals.push({ at, card, to: first, index: 0, additional: false, face });
      for (const hand of dealers) {
        hand.cards.push(card);
        hand.dealtAt.push(at);
      }
      return undefined;
    }
    const hand = to === 'dealer' || to === 'dealer/1' ? first : dealers.find(({ name }) => name === to);
    if (hand === undefined)
      return `.to names ${JSON.stringify(to)}, and the dealer has no such hand in this form of blackjack`;
    if (to === 'dealer' && dealers.some(({ cards }, index) => index > 0 && cards.length > 1))
      return '.to must say which of the dealer’s hands the card went to, such as "dealer/2"';
    this.deals.push({ at, card, to: hand, index: hand.cards.length, additional: true, face });
    hand.cards.push(card);
    hand.dealtAt.push(at);
    return undefined;
  }

  /**
   * The first two lie before every terminal; a later one goes to each that has asked for a card and has none yet, and to each
   * that made no decision and must be drawn to. Where there is neither, one without a decision has got it all the same.
   */
  private dealToAll(card: Card, face: Face, at: number): string | undefined {
    if (this.common.length < COMMON_CARDS) {
      if (this.boxes.length === 0) this.boxFor('player');
      for (const { hands } of this.boxes) if (hands[0] !== undefined) this.give(hands[0], card, face, at);
      this.common.push({ card, at });
      return undefined;
    }
    const undecided = this.hands.filter(({ turns }) => turns.at(-1)?.choice === NO_DECISION);
    const drawn = this.hands.filter(
      (hand) => awaitsCard(hand) || (undecided.includes(hand) && this.drawsUndecided(hand.cards)),
    );
    const asking = drawn.length > 0 ? drawn : undecided;
    for (const hand of asking) this.give(hand, card, face, at);
    return asking.length > 0
      ? undefined
      : '.to must name the terminal that takes the card, because no decision before it asks for one';
  }
}

const isPosition = (name: string): boolean => name.includes(':');

/** `box:3` of `box:3a` and `box:3b`. */
function seatOf(name: string): string {
  const last = name.charCodeAt(name.length - 1);
  const before = name.charCodeAt(name.length - 2);
  const isHalf = (last === A || last === A + 1) && before >= ZERO && before <= ZERO + 9;
  return isHalf ? name.slice(0, -1) : name;
}
const A = 97;
const ZERO = 48;

const emptyHand = (box: ReadBox, name: string, number: number): ReadHand => ({
  name,
  box,
  number,
  cards: [],
  dealtAt: [],
  fromSplit: false,
  ofAces: false,
  switched: false,
  turns: [],
  undecidedPair: undefined,
});

const isAce = (card: Card | undefined): boolean => card !== undefined && rankOf(card) === 0;

const TEN = 9;
const value = (card: Card | undefined): number => (card === undefined ? -1 : Math.min(rankOf(card), TEN));

/** The hand of a box that was split, where no decision says so: the last one dealt to that shows a pair. */
function likelyPair({ hands }: ReadBox): ReadHand | undefined {
  let found: ReadHand | undefined;
  for (const hand of hands) {
    const { cards, dealtAt } = hand;
    if (cards.length < 2 || value(cards[0]) !== value(cards[1])) continue;
    if (found === undefined || (dealtAt.at(-1) ?? 0) > (found.dealtAt.at(-1) ?? 0)) found = hand;
  }
  return found ?? hands[0];
}

/** Of a hand that has no further card since another player of the box split it: the pair that is split along with him. */
function pairSplitBefore({ turns, cards }: ReadHand, player: string | undefined): readonly Card[] | undefined {
  const last = turns.at(-1);
  const isAlong = last?.choice === 'split' && player !== undefined && player !== last.player && cards.length === 1;
  return isAlong ? last.cards : undefined;
}

const awaitsCard = ({ turns, cards }: ReadHand): boolean => {
  const last = turns.at(-1);
  return (last?.choice === 'hit' || last?.choice === 'double') && last.cards.length === cards.length;
};

function handOver<T>(from: T[], to: T[]): void {
  const second = from[1];
  if (second === undefined) return;
  if (from.length === 2) from.pop();
  else from.splice(1, 1);
  to.push(second);
}

function exchange<T>(one: T[], other: T[]): void {
  const [mine, theirs] = [one[1], other[1]];
  if (mine === undefined || theirs === undefined) return;
  one[1] = theirs;
  other[1] = mine;
}
