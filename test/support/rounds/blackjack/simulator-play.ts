import { countOf, isPair, isTen, isAce, pips } from './oracle-cards';
import { isBlackjack, totalOf } from './oracle-result';
import { settleBlackjack, settleHand } from './simulator-settle';
import type { SimBox, SimHand, SimTable, SimWager } from './simulator-table';
import { addTo, splitHand } from './simulator-wagers';

const ended = (hand: SimHand): Parameters<typeof isBlackjack>[0] => hand;

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
  const isAbsent = !hand.fromSplit && table.style.decisions && table.chance(25) && !isBlackjack(ended(hand), law);
  if (isAbsent) {
    table.decide(hand, 'none');
    const upTo = law.place.variant === 'switch' ? 17 : 16;
    const draws = (): boolean => {
      const { total, soft } = countOf(hand.cards);
      return law.mustDrawBelow12 ? total <= 11 : total <= (soft ? upTo : 11);
    };
    if (law.mustDrawBelow12 || law.place.channel === 'terminal' || table.chance(2)) while (draws()) draw(table, hand);
    return finish(table, hand);
  }
  for (;;) {
    const { total } = countOf(hand.cards);
    if (total >= 21 || (law.fiveCardTrick && hand.cards.length >= 5)) return finish(table, hand);
    if (maySplit(table, hand) && table.chance(2)) return split(table, hand);
    if (hand.ofAces) return finish(table, hand);
    if (maySurrender(table, hand) && table.chance(6)) return surrender(table, hand);
    if (mayDouble(table, hand) && table.chance(4)) return double(table, hand);
    const hits = total < 12 ? law.mustDrawBelow12 || roll(12) > 0 : total < 17 ? table.chance(2) : table.chance(12);
    if (!hits) {
      table.decide(hand, 'stand');
      return finish(table, hand);
    }
    table.decide(hand, 'hit');
    draw(table, hand);
  }
}

function draw(table: SimTable, hand: SimHand): void {
  table.deal(hand);
  table.announce(hand);
}

/** A hand over 21 is collected and one that has won already is paid, at once where the rules say so. */
function finish(table: SimTable, hand: SimHand): undefined {
  const { law } = table;
  const total = totalOf(hand, law);
  hand.done = true;
  if (total > 21 && (law.overCollected === 'at-once' || table.chance(2))) settleHand(table, hand);
  const isTrick = law.fiveCardTrick && hand.cards.length >= 5 && total <= 21;
  if (isBlackjack(ended(hand), law)) {
    if (hand.fromSplit) settleBlackjack(table, hand);
  } else if (isTrick || (total === 21 && law.twentyOneWins)) settleHand(table, hand);
  return undefined;
}

const maySplit = ({ law }: SimTable, { cards, ofAces, box }: SimHand): boolean =>
  isPair(cards) && box.hands.length < law.splitHands && (!ofAces || law.acesSplitAgain);

function split(table: SimTable, hand: SimHand): SimHand {
  const before = table.wagers.filter((wager) => wager.hand === hand && wager.bet !== 'insurance');
  table.decide(hand, 'split');
  const made = splitHand(hand);
  for (const wager of before) {
    const isOwn = wager.player === hand.box.players[0];
    if (isOwn || wager.bet === 'split' || !(hand.fromSplit && table.chance(4)))
      addTo(table, wager.main, 'split', wager.stake, made);
  }
  return made;
}

function mayDouble({ law }: SimTable, { cards, fromSplit }: SimHand): boolean {
  if (fromSplit && !law.doubleAfterSplit) return false;
  switch (law.doubleOn) {
    case 'two':
      return cards.length === 2;
    case 'two-of-9-10-11': {
      const count = cards.reduce((sum, card) => sum + pips(card), 0);
      return cards.length === 2 && count >= 9 && count <= 11;
    }
    case 'two-or-three':
      return cards.length <= 3;
    case 'two-or-more':
      return true;
  }
}

function double(table: SimTable, hand: SimHand): undefined {
  const { law, roll } = table;
  table.decide(hand, 'double');
  const added: SimWager[] = [];
  // Where an ace or the odds would count otherwise for a player who does not double, all on the box do.
  const all = law.acesLowInDouble && (law.bonuses || hand.cards.slice(0, 2).some(isAce));
  for (const wager of table.openOn(hand)) {
    if (wager.bet === 'insurance' || (!all && wager.player !== hand.box.players[0] && table.chance(3))) continue;
    const part = law.doubleStake === 'equal' || roll(4) > 0 ? wager.stake : wager.stake / 2;
    added.push(addTo(table, wager, 'double', part));
    wager.doubled = true;
  }
  for (const wager of added) wager.doubled = true;
  hand.doubled = true;
  draw(table, hand);
  if (law.bonuses && totalOf(hand, law) < 21 && hand.box.players.length === 1 && table.chance(6)) {
    for (const { id } of added) table.write({ type: 'withdraw', wager: id });
    for (const wager of table.openOn(hand)) {
      wager.withdrawn = true;
      if (wager.bet !== 'insurance' && !added.includes(wager)) table.settle(wager, 'lose', 0, 0);
      else if (wager.bet === 'insurance') wager.withdrawn = false;
    }
  }
  return finish(table, hand);
}

const maySurrender = ({ law, dealers }: SimTable, { cards, fromSplit }: SimHand): boolean =>
  law.surrender && cards.length === 2 && !fromSplit && (isAce(dealers[0]?.[0]) || isTen(dealers[0]?.[0]));

function surrender(table: SimTable, hand: SimHand): undefined {
  for (const wager of table.openOn(hand)) {
    if (wager.bet === 'insurance') continue;
    const isOwn = wager.player === hand.box.players[0];
    if (!isOwn && !table.style.decisions) continue;
    table.decide(hand, 'surrender', wager.player);
    wager.surrendered = true;
  }
  hand.done = true;
  return undefined;
}
