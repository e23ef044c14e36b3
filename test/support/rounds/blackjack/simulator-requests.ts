import { isAce, isPair, isTen, pips } from './oracle-cards';
import { isBlackjack, totalOf } from './oracle-result';
import { settleBlackjack, settleHand } from './simulator-settle';
import type { SimHand, SimWager } from './simulator-state';
import type { SimTable } from './simulator-table';
import { addTo, splitHand } from './simulator-wagers';

export function draw(table: SimTable, hand: SimHand): void {
  table.deal(hand);
  table.announce(hand);
}

/** A hand over 21 is collected and one that has won already is paid, at once where the rules say so. */
export function finish(table: SimTable, hand: SimHand): void {
  const { law } = table;
  const total = totalOf(hand, law);
  hand.done = true;
  if (total > 21 && (law.overCollected === 'at-once' || table.chance(2))) settleHand(table, hand);
  const isTrick = law.fiveCardTrick && hand.cards.length >= 5 && total <= 21;
  if (isBlackjack(hand, law)) {
    if (hand.fromSplit) settleBlackjack(table, hand);
  } else if (isTrick || (total === 21 && law.twentyOneWins)) settleHand(table, hand);
}

export const maySplit = ({ law }: SimTable, { cards, ofAces, box }: SimHand): boolean =>
  isPair(cards) && box.hands.length < law.splitHands && (!ofAces || law.acesSplitAgain);

export function split(table: SimTable, hand: SimHand): SimHand {
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

export function mayDouble({ law }: SimTable, { cards, fromSplit }: SimHand): boolean {
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

export function double(table: SimTable, hand: SimHand): void {
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
}

export const maySurrender = ({ law, dealers }: SimTable, { cards, fromSplit }: SimHand): boolean =>
  law.surrender && cards.length === 2 && !fromSplit && (isAce(dealers[0]?.[0]) || isTen(dealers[0]?.[0]));

export function surrender(table: SimTable, hand: SimHand): void {
  for (const wager of table.openOn(hand)) {
    if (wager.bet === 'insurance') continue;
    const isOwn = wager.player === hand.box.players[0];
    if (!isOwn && !table.style.decisions) continue;
    table.decide(hand, 'surrender', wager.player);
    wager.surrendered = true;
  }
  hand.done = true;
}
