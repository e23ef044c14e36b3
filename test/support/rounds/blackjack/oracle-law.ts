import type { BlackjackPlace } from './places';

/** What the gazetted words say of one form of blackjack, told anew and apart from the facts. */
export interface Law {
  readonly place: BlackjackPlace;
  readonly decks: readonly number[];
  readonly withoutTens: boolean;
  /** How many players may share a box. */
  readonly playersOnBox: number;
  /** The least soft total on which the dealer stands. */
  readonly softStand: number;
  readonly blackjackPays: readonly [number, number];
  /** A dealer's 22 gives wagers back. */
  readonly dealers22: boolean;
  /** A player's 21 wins whatever the dealer has, and is paid at once. */
  readonly twentyOneWins: boolean;
  readonly fiveCardTrick: boolean;
  readonly bonuses: boolean;
  readonly equalLoses: boolean;
  readonly blackjackAfterSplit: boolean;
  /** What a dealer's blackjack takes: every wager, or only the original one. */
  readonly dealersBlackjackTakes: 'all' | 'original';
  readonly doubleOn: 'two' | 'two-of-9-10-11' | 'two-or-three' | 'two-or-more';
  readonly doubleStake: 'equal' | 'up-to';
  readonly doubleAfterSplit: boolean;
  readonly acesLowInDouble: boolean;
  readonly splitHands: number;
  readonly acesSplitAgain: boolean;
  /** A player who does not cover a split keeps the wager on the first hand, or on one of his choice. */
  readonly uncovered: 'first-hand' | 'any-hand';
  readonly mustDrawBelow12: boolean;
  readonly insurance: boolean;
  readonly evenMoney: boolean;
  readonly surrender: boolean;
  /** Whether a dealer's second card on which nothing depends may be taken. */
  readonly idleSecondCard: boolean;
  /** One clause has the dealer complete the hand for a blackjack or surrender that waited, another forbids needless cards. */
  readonly completesForWaiting: boolean;
  /** When a hand over 21 is collected. */
  readonly overCollected: 'at-once' | 'any-time';
  /** Additional wagers on the first cards. */
  readonly beside: readonly string[];
}
