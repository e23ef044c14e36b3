import { heldAt, isBlackjack, type CountingFacts } from '../../games/blackjack/play';
import type { Announcement, BlackjackRound, DealersHand, Hand, Turn } from '../../games/blackjack/round';
import { totalOf, TWENTY_ONE } from '../../games/blackjack/total';
import type { Card } from '../../values/card';

/** Cards as they lay when something was announced of them. */
export interface Lying {
  readonly of: Hand | DealersHand;
  readonly cards: readonly Card[];
  readonly isDealers: boolean;
  isBlackjack(facts: CountingFacts): boolean;
}

export function lyingAt(round: BlackjackRound, { of, at }: Announcement): Lying | undefined {
  const dealer = dealerNamed(round, of);
  if (dealer) return dealersAt(dealer, at);
  const hand = handNamed(round, of);
  return hand && playersAt(round, hand, at);
}

function dealerNamed({ dealers }: BlackjackRound, of: string): DealersHand | undefined {
  for (const dealer of dealers)
    if (dealer.name === of || (of === 'dealer' && dealer.name === 'dealer/1')) return dealer;
  return undefined;
}

function handNamed({ hands }: BlackjackRound, of: string): Hand | undefined {
  for (const hand of hands) if (hand.name === of) return hand;
  return hands.find(({ box, number }) => of === `${box.name}/${String(number)}`);
}

function dealersAt(dealer: DealersHand, at: number): Lying {
  const cards = dealer.cards.slice(0, heldAt(dealer, at));
  return {
    of: dealer,
    cards,
    isDealers: true,
    isBlackjack: (facts) => cards.length === 2 && totalOf(cards, facts.cardValues)?.total === TWENTY_ONE,
  };
}

function playersAt(round: BlackjackRound, hand: Hand, at: number): Lying | undefined {
  const before = hand.turns.find((turn) => turn.at > at && (turn.choice === 'split' || turn.choice === 'switch'));
  // Before a split or a switch other cards lay here: those that the decision was about, if none came in between.
  if (before !== undefined && round.deals.some((deal) => deal.to === hand && deal.at > at && deal.at < before.at))
    return undefined;
  // The half that was not named in the decision to switch held another second card until then.
  if (before?.choice !== 'switch' && hand.switched && isBeforeSwitch(round, hand, at)) return undefined;
  const isPair = before === undefined && isBeforeUntoldSplit(hand, at);
  const pair = isPair ? pairOf(hand, at) : undefined;
  if (isPair && pair === undefined) return undefined;
  const cards = before?.cards ?? pair ?? hand.cards.slice(0, heldAt(hand, at));
  const [fromSplit, switched] = before || pair ? [false, false] : [hand.fromSplit, hand.switched];
  return {
    of: hand,
    cards,
    isDealers: false,
    isBlackjack: (facts) => isBlackjack({ ...hand, cards, fromSplit, switched }, facts),
  };
}

const isBeforeSwitch = ({ turns }: BlackjackRound, hand: Hand, at: number): boolean =>
  turns.some((turn) => turn.choice === 'switch' && turn.hand.box.seat === hand.box.seat && turn.at > at);

/** Of a split that no decision tells of, only the second card that came to the hand shows that it was made. */
const isBeforeUntoldSplit = (hand: Hand, at: number): boolean =>
  hand.fromSplit && heldAt(hand, at) === 1 && !hand.box.hands.some(({ turns }) => turns.some(isSplit));

const isSplit = ({ choice }: Turn): boolean => choice === 'split';

/** The cards that lay together before the only split of a box, as far as they had come; of several it cannot be told. */
function pairOf({ cards, box: { hands }, number }: Hand, at: number): readonly Card[] | undefined {
  const [, second] = hands;
  if (second === undefined || hands.length > 2 || number > 1) return undefined;
  return [...cards.slice(0, 1), ...second.cards.slice(0, Math.min(1, heldAt(second, at)))];
}
