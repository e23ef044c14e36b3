import { isAce, isNatural, isTen, pick } from './oracle-cards';
import { isBlackjack, outcomeOf, totalOf, type Outcome } from './oracle-result';
import { endedFor, type SimHand, type SimWager } from './simulator-state';
import type { SimTable } from './simulator-table';

/** How a wager on a hand ends against the dealer's cards, with what requests and splits make of it. */
function outcomeFor(table: SimTable, wager: SimWager): Outcome {
  const { law } = table;
  const dealer = table.dealers[wager.against] ?? [];
  const isOriginal = wager.on === undefined;
  const outcome = outcomeOf(law, endedFor(wager), dealer, !isOriginal);
  // The first of the hands has won or was given up: the wager on the other is then the original one.
  if (isNatural(dealer) && wager.bet === 'split' && law.bonuses && outcome.result !== 'win') {
    const isOver = outcome.result === 'lose';
    if (totalOf(endedFor(wager.main), law) === 21 || (wager.main.withdrawn && !isOver))
      return { ...outcome, result: 'lose' };
  }
  // A hand over 21 that was not collected: the dealer may keep no more than the original wager.
  if (outcome.result === 'lose' && isNatural(dealer) && law.dealersBlackjackTakes === 'original' && !isOriginal)
    if (totalOf(endedFor(wager), law) > 21 && law.overCollected === 'any-time') return { ...outcome, result: 'push' };
  return outcome;
}

function settleByCards(table: SimTable, wager: SimWager): void {
  const { stake } = wager;
  const { result, odds } = outcomeFor(table, wager);
  const bonus = superBonusFor(table, wager);
  if (result === 'win') table.settle(wager, 'win', (stake * odds[0]) / odds[1] + bonus, stake);
  else if (result === 'lose') table.settle(wager, 'lose', bonus, 0);
  else table.settle(wager, pick(table.roll, ['push', 'void'] as const), bonus, stake);
}

/** Three sevens of one suit against a seven earn a sum by the size of the wager, and every other player fifty dollars. */
function superBonusFor(table: SimTable, wager: SimWager): number {
  if (!table.law.bonuses || wager.on !== undefined || !table.dealers[0]?.[0]?.startsWith('7')) return 0;
  const { cards, fromSplit, doubled } = wager.hand;
  const suited = cards.length === 3 && cards.every((card) => card.startsWith('7') && card === cards[0]);
  if (suited && !fromSplit) {
    table.superBonus.add(wager.player);
    return doubled ? 0 : wager.stake < 2500 ? 100_000 : 500_000;
  }
  if (table.superBonus.size === 0 || table.superBonus.has(wager.player)) return 0;
  table.superBonus.add(wager.player);
  return 5000;
}

const onHand = ({ bet }: SimWager): boolean => bet !== 'insurance';

export const settleHand = (table: SimTable, hand: SimHand): void => {
  for (const wager of table.openOn(hand)) if (onHand(wager)) settleByCards(table, wager);
};

/** A blackjack that the dealer can no longer equal is paid; against an ace a player may ask for his own amount instead. */
export function settleBlackjack(table: SimTable, hand: SimHand): void {
  const { law } = table;
  const first = table.dealers[0]?.[0];
  if (!isBlackjack({ cards: hand.cards, fromSplit: hand.fromSplit, switched: hand.switched }, law)) return;
  if (law.bonuses || !(isAce(first) || isTen(first))) settleHand(table, hand);
  else if (law.evenMoney && isAce(first))
    for (const player of hand.box.players) {
      const own = table.openOn(hand).filter((wager) => wager.player === player);
      if (own.some(({ bet }) => bet === 'insurance') || !table.chance(3)) continue;
      table.decide(hand, 'even-money', player);
      for (const wager of own) table.settle(wager, 'win', wager.stake, wager.stake);
    }
}

export function settleInsurance(table: SimTable, against: number): void {
  const second = table.dealers[against]?.[1];
  for (const wager of table.wagers) {
    if (wager.bet !== 'insurance' || wager.against !== against || wager.settled !== undefined) continue;
    if (isTen(second)) table.settle(wager, 'win', wager.stake * 2, wager.stake);
    else table.settle(wager, 'lose', 0, 0);
  }
}

/** What is left once the dealer's hand is complete. */
export function settleRest(table: SimTable, against: number): void {
  const dealer = table.dealers[against] ?? [];
  for (const wager of table.wagers) {
    if (wager.settled !== undefined || wager.against !== against || wager.withdrawn) continue;
    if (wager.surrendered && !isNatural(dealer)) table.settle(wager, 'lose', 0, wager.stake / 2);
    else settleByCards(table, wager);
  }
}
