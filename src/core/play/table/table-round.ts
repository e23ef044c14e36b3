import type { SpokenWager, TimedIrregularity, Wager, WageredRound } from '../../games/wager';
import type { EquipmentRecord, RoundEvent, TableRecord } from '../../rounds/record';
import type { Card } from '../../values/card';

export type EventOf<T extends RoundEvent['type']> = RoundEvent & { readonly type: T };

/** A card in the place it was dealt to. */
export interface DealtCard {
  readonly to: string;
  readonly card: Card;
  readonly face: 'up' | 'down' | undefined;
  /** Where it lies among the cards of its place, as the record names it. */
  readonly position: string | undefined;
  readonly at: number;
}

/** An event of some kind with its place among the events. */
export type Placed<T extends RoundEvent['type']> = EventOf<T> & { readonly at: number };

/** What was done to the cards beside dealing them. */
export type ShoeEvent = Placed<'shuffle'> | Placed<'cut'> | Placed<'burn'> | Placed<'cutting-card'>;

export interface PlayedIrregularity extends TimedIrregularity {
  readonly at: number;
  readonly event: EventOf<'irregularity'>;
}

/** A wager of any table, and what it goes with. */
export interface TableWager extends Wager {
  /** The wager it adds to; found by its player and place where the record does not name it. */
  readonly on: string | undefined;
  readonly at: number;
  readonly event: EventOf<'wager'>;
}

/** A round of any table as it was recorded: cards by place, decisions, results, and where among the events each stands. */
export interface TableRound extends WageredRound {
  readonly channel: 'table' | 'terminal';
  readonly table: TableRecord;
  readonly equipment: EquipmentRecord;
  readonly events: readonly RoundEvent[];
  readonly wagers: readonly TableWager[];
  /** Every card, in the order in which they were dealt, and the same by place. */
  readonly dealt: readonly DealtCard[];
  readonly hands: ReadonlyMap<string, readonly DealtCard[]>;
  readonly shoe: readonly ShoeEvent[];
  readonly decisions: readonly Placed<'decide'>[];
  readonly announcements: readonly Placed<'announce'>[];
  readonly calls: readonly Placed<'call'>[];
  readonly spins: readonly Placed<'spin'>[];
  readonly rolls: readonly Placed<'roll'>[];
  /** The place of the event that decides: the last spin, roll or card that counts; nothing where there is none. */
  readonly resultAt: number | undefined;
  readonly calledOff: boolean;
  /** Where spins or rolls were called off, in order. */
  readonly calledOffAt: readonly number[];
  readonly irregularities: readonly PlayedIrregularity[];
  readonly oral: readonly SpokenWager[];
  readonly made: readonly SpokenWager[];
}

const NO_CARDS: readonly DealtCard[] = [];

export const cardsOf = ({ hands }: TableRound, place: string): readonly DealtCard[] => hands.get(place) ?? NO_CARDS;

/** The wager that another adds to: the one it names, else the opening wager of the same player and place. */
export function openingOf(round: TableRound, wager: TableWager, opening: readonly string[]): TableWager | undefined {
  if (wager.on !== undefined) return round.wagers.find(({ id }) => id === wager.on);
  return round.wagers.find(
    (other) => opening.includes(other.known.kind) && other.player === wager.player && other.position === wager.position,
  );
}
