import type { Announced, Asked } from '../table/table-game';
import type { TableFacts } from '../table/table-facts';
import type { Placed, TableRound } from '../table/table-round';
import type { PokerTable, Shown } from './poker-table';
import { dealerQualifies, hasFolded } from './showdown-cases';

/** A hand in words, after "has". */
function inWords(hand: Shown): string {
  if (typeof hand === 'string') return 'a hand that is not recorded';
  const name = hand.rules.categoryOf(hand.strength);
  const words = name.replaceAll('-', ' ');
  const isOne = !name.startsWith('three') && !name.startsWith('four') && !name.startsWith('two');
  return name === 'high-card' ? 'odd cards' : isOne ? `a ${words}` : words;
}

/** Why a wager ended as it did, at the beginning of a sentence. */
export function becauseOfHands(table: PokerTable, asked: Asked): string {
  const { round, facts, wager } = asked;
  if (hasFolded(table, asked) === true) return 'The hand folded';
  const other = table.decidedBy?.[wager.known.kind];
  if (other !== undefined) return `The cards that decide it make ${inWords(other(asked))}`;
  const dealer = table.dealer(round, facts);
  const isShort = dealerQualifies(table, round, facts) === false;
  return `The player has ${inWords(table.player(asked))} and the dealer has ${inWords(dealer)}${isShort ? ', and does not qualify' : ''}`;
}

/** What the dealer should have said of the dealer's own hand. */
export function announcedOfDealer(
  table: PokerTable,
  { of }: Placed<'announce'>,
  round: TableRound,
  facts: TableFacts,
): Announced | undefined {
  if (of === 'dealer/qualifies') {
    const qualifies = dealerQualifies(table, round, facts);
    if (typeof qualifies === 'string') return { missing: qualifies };
    return { row: of, values: [qualifies ? 'yes' : 'no'] };
  }
  if (of !== 'dealer') return undefined;
  const hand = table.dealer(round, facts);
  if (typeof hand === 'string') return { missing: hand };
  return { row: 'dealer/hand', values: [hand.rules.categoryOf(hand.strength)] };
}

export const rowOfDealersHand = ({ of }: { readonly of: string }): string => (of === 'dealer' ? 'dealer/hand' : of);
