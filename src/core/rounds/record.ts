import type { Treatment } from '../values/treatment';
import type { Cents } from '../values/money';

/** The round record, version 1 (docs/round-record.md), after `problemOfRecord` has found nothing wrong with it. */
export interface RoundRecord {
  readonly format: 'house-rules/round@1';
  readonly id: string;
  readonly jurisdiction: string;
  readonly venue?: string;
  readonly game: string;
  readonly variant?: string;
  readonly channel?: 'table' | 'terminal';
  readonly playedAt: string;
  readonly dummy?: boolean;
  readonly table?: TableRecord;
  readonly equipment?: EquipmentRecord;
  readonly events: readonly RoundEvent[];
}

export interface TableRecord {
  readonly id?: string;
  readonly seats?: number;
  readonly limits?: Readonly<Record<string, Limit>>;
  readonly differential?: Cents;
  /** Limits that a marker gives one player, by the player. */
  readonly playerLimits?: Readonly<Record<string, unknown>>;
  readonly options?: Readonly<Record<string, unknown>>;
}

export interface Limit {
  readonly min?: Cents;
  readonly max?: Cents;
  readonly increment?: Cents;
}

export interface EquipmentRecord {
  readonly decks?: number;
  readonly jokers?: number;
  readonly cardMachine?: unknown;
  readonly shoe?: unknown;
  readonly wheel?: 'single-zero' | 'double-zero' | 'triple-zero';
  readonly ballDiameterMm?: unknown;
  readonly dice?: unknown;
  readonly tumbler?: unknown;
  readonly wheelDiameterMm?: unknown;
  readonly segments?: unknown;
  readonly symbols?: unknown;
  readonly fittings?: unknown;
  readonly deckCards?: unknown;
}

export type WagerResult = 'win' | 'lose' | 'push' | 'void';

export type RoundEvent =
  | {
      readonly type: 'wager';
      readonly id: string;
      readonly player: string;
      readonly bet: string;
      readonly stake: Cents;
      readonly position?: string;
      readonly on?: string;
      readonly hand?: unknown;
      readonly chips?: 'value' | 'non-value' | 'cash' | 'credit';
      readonly confirmed?: boolean;
      readonly oral?: unknown;
    }
  | { readonly type: 'change'; readonly wager: string; readonly stake: Cents }
  | { readonly type: 'withdraw'; readonly wager: string }
  | { readonly type: 'call'; readonly call: string }
  | { readonly type: 'shuffle'; readonly by?: string }
  | { readonly type: 'cut'; readonly by?: string; readonly depth?: number; readonly back?: number }
  | { readonly type: 'cutting-card' }
  | { readonly type: 'burn'; readonly card?: string; readonly faceUp?: boolean }
  | {
      readonly type: 'deal';
      readonly to: string;
      readonly card: string;
      readonly face?: 'up' | 'down';
      readonly position?: string;
    }
  | {
      readonly type: 'decide';
      readonly position: string;
      readonly choice: string;
      readonly hand?: unknown;
      readonly player?: unknown;
      readonly amount?: Cents;
    }
  | {
      readonly type: 'spin';
      readonly result: string;
      readonly revolutions?: unknown;
      readonly direction?: 'opposite' | 'same';
      readonly by?: unknown;
      readonly grip?: unknown;
    }
  | { readonly type: 'roll'; readonly dice: readonly number[]; readonly valid?: unknown }
  | { readonly type: 'draw'; readonly numbers: readonly number[] }
  | { readonly type: 'set'; readonly position: string; readonly high: unknown; readonly low: unknown }
  /** Cards dealt face down are turned up: of the dealer, of a hand, or of the table by their place. */
  | { readonly type: 'reveal'; readonly of: string; readonly cards?: unknown }
  | { readonly type: 'look'; readonly position: string; readonly cards?: unknown }
  | { readonly type: 'collect'; readonly of: string; readonly counted?: unknown; readonly to?: string }
  | { readonly type: 'announce'; readonly of: string; readonly value: string | number; readonly by?: unknown }
  | {
      readonly type: 'settle';
      readonly wager: string;
      readonly result: WagerResult;
      readonly paid: Cents;
      readonly returned?: Cents;
      readonly commission?: Cents;
    }
  | {
      readonly type: 'irregularity';
      readonly kind: string;
      readonly card?: string;
      readonly to?: string;
      readonly of?: string;
      readonly exposed?: boolean;
      readonly wager?: string;
      readonly terminal?: unknown;
      readonly treatment?: Treatment;
    }
  | {
      readonly type: 'void';
      readonly scope: 'round' | 'hand' | 'wager';
      readonly ref?: string;
      readonly reason?: string;
      readonly ground?: unknown;
    };
