import type { WagerResult } from '../../../../src/core/rounds/record';
import type { Ended } from './oracle-result';

/** What a record tells beside wagers, cards and settlements. */
export interface Style {
  readonly decisions: boolean;
  readonly announcements: boolean;
  readonly confirmations: boolean;
  readonly faces: boolean;
  readonly returns: boolean;
  /** At terminals: the first two cards lie before all of them. */
  readonly common: boolean;
}

export interface SimWager {
  readonly id: string;
  readonly player: string;
  readonly bet: string;
  readonly stake: number;
  readonly hand: SimHand;
  /** The dealer's hand it is against, from 0. */
  readonly against: number;
  /** The wager it adds to, and the original one behind that. */
  readonly on: SimWager | undefined;
  readonly main: SimWager;
  doubled: boolean;
  surrendered: boolean;
  withdrawn: boolean;
  settled: { readonly result: WagerResult; readonly paid: number; readonly returned: number } | undefined;
}

export interface SimHand {
  readonly box: SimBox;
  readonly number: number;
  readonly cards: string[];
  fromSplit: boolean;
  ofAces: boolean;
  switched: boolean;
  doubled: boolean;
  /** The event of its last card. */
  lastAt: number;
  /** Nothing more is done about it before the dealer's hand. */
  done: boolean;
}

export interface SimBox {
  readonly name: string;
  readonly seat: number;
  readonly players: readonly string[];
  readonly hands: SimHand[];
}

export const endedFor = ({ hand, doubled }: SimWager): Ended => ({
  cards: hand.cards,
  fromSplit: hand.fromSplit,
  switched: hand.switched,
  doubled,
});
