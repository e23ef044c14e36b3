import type { WagerOutcome } from '../../facts/kinds/outcome';
import { rankOf, suitOf } from '../../values/card';
import type { Odds } from '../../values/odds';
import { kindOfBet, type Wager } from '../wager';
import { pointsOf } from './coup';
import type { BaccaratFacts } from './game';
import type { BaccaratRound, Hand } from './round';

/** Wagers on the hand of a box against that of the dealer, where each box is dealt one. */
const ON_BOXES: ReadonlySet<string> = new Set(['enter', 'draw']);

/** Whether a bet, or a row of the rules that names one, is on the hand of a box. */
export const isOnBox = (row: string): boolean => ON_BOXES.has(kindOfBet(row.split('/')[0] ?? ''));

export type BoxFacts = Partial<Pick<BaccaratFacts, 'cardValues' | 'outcomes' | 'pays' | 'dealerDrawsUpTo'>>;

/** The box a wager is on; where a record does not say, the only one that was dealt to. */
export function boxOf({ boxes }: BaccaratRound, { position }: Wager): string | undefined {
  if (position !== undefined || boxes?.hands.size !== 1) return position;
  return [...boxes.hands.keys()][0];
}

const handOf = (round: BaccaratRound, wager: Wager): Hand | undefined =>
  round.boxes?.hands.get(boxOf(round, wager) ?? '');

type Relation = 'higher' | 'lower' | 'equal';

/** How the hand of a wager's box stands to the dealer's; undefined where the record does not have both. */
export function standingOf(round: BaccaratRound, wager: Wager, { cardValues }: BoxFacts): Relation | undefined {
  const hand = handOf(round, wager);
  const dealer = round.boxes?.dealer ?? [];
  if (hand === undefined || cardValues === undefined || hand.length < 2 || dealer.length < 2) return undefined;
  const own = pointsOf(hand, hand.length, cardValues);
  const other = pointsOf(dealer, dealer.length, cardValues);
  if (own === undefined || other === undefined) return undefined;
  return own > other ? 'higher' : own < other ? 'lower' : 'equal';
}

export function resultOnBox(round: BaccaratRound, wager: Wager, facts: BoxFacts): WagerOutcome | undefined {
  const standing = standingOf(round, wager, facts);
  const outcome = standing && facts.outcomes?.get(`${wager.bet}/${standing}`);
  return outcome === 'win' || outcome === 'lose' || outcome === 'push' ? outcome : undefined;
}

const THREE = 2;

/** The row of the pay table by which a wager on a box is paid that its hand lets win: on some hands the cards matter too. */
export function paidOnBox(round: BaccaratRound, wager: Wager, { pays, cardValues }: BoxFacts): string | undefined {
  const { bet } = wager;
  if (pays === undefined || pays.has(bet)) return bet;
  const hand = handOf(round, wager) ?? [];
  const [first = 0] = hand;
  if (hand.length < 3 || cardValues === undefined) return undefined;
  if (hand.every((card) => rankOf(card) === THREE)) {
    const special = `${bet}/3-3-3-${hand.every((card) => suitOf(card) === suitOf(first)) ? 'suited' : 'off-suit'}`;
    if (pays.has(special)) return special;
  }
  const points = pointsOf(hand, hand.length, cardValues) ?? 0;
  if (pays.has(`${bet}/${String(points)}`)) return `${bet}/${String(points)}`;
  return [...pays.keys()].find(
    (row) => row.startsWith(`${bet}/`) && Number(/(\d+)-or-less$/.exec(row)?.[1] ?? -1) >= points,
  );
}

export function oddsOnBox(round: BaccaratRound, wager: Wager, facts: BoxFacts): Odds | undefined {
  if (resultOnBox(round, wager, facts) !== 'win') return undefined;
  const row = paidOnBox(round, wager, facts);
  return row === undefined ? undefined : facts.pays?.get(row);
}

/** Whether the dealer's hand took the cards the rules give it; undefined where the record does not have its first two. */
export function dealerDrewRightly({ boxes }: BaccaratRound, facts: BoxFacts): boolean | undefined {
  const { cardValues, dealerDrawsUpTo } = facts;
  const dealer = boxes?.dealer ?? [];
  const points = cardValues && dealer.length >= 2 ? pointsOf(dealer, 2, cardValues) : undefined;
  if (points === undefined || dealerDrawsUpTo === undefined) return undefined;
  return points <= dealerDrawsUpTo === dealer.length > 2;
}
