import type { RoundEvent } from '../../rounds/record';
import type { Cents } from '../../values/money';
import type { TableFacts } from './table-facts';

/** An opening wager of a round that is being made, and where it lies. */
export interface OpeningWager {
  readonly id: string;
  readonly player: string;
  readonly bet: string;
  readonly stake: Cents;
  readonly position: string;
}

/** What a game plays a lawful round with, once the first wagers lie: whatever it does is written down in its order. */
export interface Playing {
  readonly facts: TableFacts;
  readonly options: Readonly<Record<string, string>>;
  readonly isTerminal: boolean;
  /** The opening wagers that stand, one of each player, from the lowest place up. */
  readonly openings: readonly OpeningWager[];
  below(count: number): number;
  once(times: number): boolean;
  /** A card that has not been dealt yet. */
  card(): string;
  deal(to: string, face?: 'up' | 'down', card?: string): void;
  /** A wager added to an opening one. */
  wager(bet: string, opening: OpeningWager, stake: Cents, said?: { readonly confirmed?: boolean }): void;
  note(event: RoundEvent): void;
}
