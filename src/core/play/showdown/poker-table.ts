import type { Card } from '../../values/card';
import { bestOf } from '../cards/poker/best';
import type { PokerRules } from '../cards/poker/rules';
import type { TableFacts } from '../table/table-facts';
import type { Asked } from '../table/table-game';
import type { DealtCard, TableRound } from '../table/table-round';

/** A hand as the rules rank it. */
export interface Ranked {
  readonly strength: number;
  readonly rules: PokerRules;
  readonly cards: readonly Card[];
}

/** A hand, or what a record would have to show for it to be ranked. */
export type Shown = Ranked | string;

/** A game in which players' poker hands are held against the dealer's, or against what rules list. */
export interface PokerTable {
  /** The later wagers by which a hand stays in the round. */
  readonly goesOn: readonly string[];
  player(asked: Asked): Shown;
  dealer(round: TableRound, facts: TableFacts): Shown;
  /** Wagers that other cards decide than the player's own hand. */
  readonly decidedBy?: Readonly<Record<string, (asked: Asked) => Shown>>;
}

/** The hand that decides what is asked about. */
export const decidingHand = (table: PokerTable, asked: Asked): Shown =>
  (table.decidedBy?.[asked.wager.known.kind] ?? table.player)(asked);

/** The best hand that so many cards make; a place with another number of cards than it is due has no hand. */
export function handOf(rules: PokerRules, cards: readonly Card[], due: number, size: 3 | 5, place: string): Shown {
  const strength = cards.length === due ? bestOf(rules, cards, size) : undefined;
  return strength === undefined ? `deal events of ${String(due)} cards to ${place}` : { strength, rules, cards };
}

export const cardsIn = (dealt: readonly DealtCard[]): readonly Card[] => dealt.map(({ card }) => card);
