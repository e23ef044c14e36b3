import { countOf } from './oracle-cards';
import { isBlackjack } from './oracle-result';
import { double, draw, finish, mayDouble, maySplit, maySurrender, split, surrender } from './simulator-requests';
import { settleBlackjack } from './simulator-settle';
import type { SimBox, SimHand } from './simulator-state';
import type { SimTable } from './simulator-table';

/** The players' turns, from the dealer's left. */
export function playBoxes(table: SimTable): void {
  const { boxes, law, style } = table;
  if (law.place.channel === 'terminal' && style.common && style.decisions && table.chance(2)) {
    playTogether(table);
    return;
  }
  for (const box of boxes) {
    const other = boxes.find((one) => one.seat === box.seat && one !== box);
    if (law.place.variant === 'switch' && box.name.endsWith('a') && other) offerSwitch(table, box, other);
    playBox(table, box);
  }
}

/** Terminals that draw from one row of cards: each card goes to all that have asked for one. */
function playTogether(table: SimTable): void {
  const hands = table.boxes.flatMap((box) => box.hands).filter((hand) => table.openOn(hand).length > 0);
  const isDone = (hand: SimHand): boolean => hand.done || countOf(hand.cards).total >= 21;
  for (;;) {
    const asking: SimHand[] = [];
    for (const hand of hands) {
      if (isDone(hand)) continue;
      const hits = table.chance(2);
      table.decide(hand, hits ? 'hit' : 'stand');
      if (hits) asking.push(hand);
      else hand.done = true;
    }
    if (asking.length === 0) break;
    const card = table.dealTo('player');
    for (const hand of asking) hand.cards.push(card);
  }
}

function offerSwitch(table: SimTable, box: SimBox, other: SimBox): void {
  const [one, two] = [box.hands[0], other.hands[0]];
  if (one === undefined || two === undefined) return;
  table.announce(one);
  table.announce(two);
  // Only a decision tells of a switch.
  if (table.style.decisions && table.chance(3)) {
    table.decide(one, 'switch');
    const [mine = '', theirs = ''] = [one.cards[1], two.cards[1]];
    [one.cards[1], two.cards[1]] = [theirs, mine];
    one.switched = two.switched = true;
  }
  for (const hand of [one, two]) settleBlackjack(table, hand);
}

function playBox(table: SimTable, box: SimBox): void {
  const [first] = box.hands;
  if (first === undefined || table.openOn(first).length === 0) return;
  const waiting = [first];
  for (let hand = waiting.shift(); hand !== undefined; hand = waiting.shift()) {
    if (hand.cards.length === 1) table.deal(hand);
    table.announce(hand);
    const made = playHand(table, hand);
    // The new hand may lie next to the one it came from, or after all others.
    if (made === undefined) continue;
    waiting.splice(table.chance(2) ? 0 : waiting.length, 0, made);
    waiting.unshift(hand);
  }
}

/** Until the hand is complete, or is split: then the new hand. */
function playHand(table: SimTable, hand: SimHand): SimHand | undefined {
  const { law, roll } = table;
  const isAbsent = !hand.fromSplit && table.style.decisions && table.chance(25) && !isBlackjack(hand, law);
  if (isAbsent) {
    table.decide(hand, 'none');
    const upTo = law.place.variant === 'switch' ? 17 : 16;
    const draws = (): boolean => {
      const { total, soft } = countOf(hand.cards);
      if (law.fiveCardTrick && hand.cards.length >= 5) return false;
      return law.mustDrawBelow12 ? total <= 11 : total <= (soft ? upTo : 11);
    };
    if (law.mustDrawBelow12 || law.place.channel === 'terminal' || table.chance(2)) while (draws()) draw(table, hand);
    finish(table, hand);
    return undefined;
  }
  for (;;) {
    const { total } = countOf(hand.cards);
    if (total >= 21 || (law.fiveCardTrick && hand.cards.length >= 5)) break;
    if (maySplit(table, hand) && table.chance(2)) return split(table, hand);
    if (hand.ofAces) break;
    if (maySurrender(table, hand) && table.chance(6)) {
      surrender(table, hand);
      return undefined;
    }
    if (mayDouble(table, hand) && table.chance(4)) {
      double(table, hand);
      break;
    }
    const hits = total < 12 ? law.mustDrawBelow12 || roll(12) > 0 : total < 17 ? table.chance(2) : table.chance(12);
    table.decide(hand, hits ? 'hit' : 'stand');
    if (!hits) break;
    draw(table, hand);
  }
  finish(table, hand);
  return undefined;
}
