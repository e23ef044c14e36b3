import {
  ACT,
  ACT_OVER_UNDER,
  ACT_TRIPLE,
  QLD,
  QLD_CHALLENGE,
  QLD_ELECTRONIC,
  QLD_SOFT_17,
  QLD_SPANISH,
  QLD_SWITCH,
  type BlackjackPlace,
} from './places';

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

const CANBERRA: Law = {
  place: ACT,
  decks: [6, 8],
  withoutTens: false,
  playersOnBox: 3,
  softStand: 17,
  blackjackPays: [3, 2],
  dealers22: false,
  twentyOneWins: false,
  fiveCardTrick: false,
  bonuses: false,
  equalLoses: false,
  blackjackAfterSplit: false,
  dealersBlackjackTakes: 'all',
  doubleOn: 'two',
  doubleStake: 'equal',
  doubleAfterSplit: true,
  acesLowInDouble: false,
  splitHands: 4,
  acesSplitAgain: false,
  uncovered: 'first-hand',
  mustDrawBelow12: true,
  insurance: true,
  evenMoney: true,
  surrender: false,
  idleSecondCard: false,
  completesForWaiting: false,
  overCollected: 'at-once',
  beside: [],
};

const QUEENSLAND: Law = {
  ...CANBERRA,
  place: QLD,
  decks: [5, 6, 7, 8],
  dealersBlackjackTakes: 'original',
  doubleOn: 'two-of-9-10-11',
  doubleStake: 'up-to',
  acesLowInDouble: true,
  splitHands: 2,
  uncovered: 'any-hand',
  mustDrawBelow12: false,
  idleSecondCard: true,
  completesForWaiting: true,
  overCollected: 'any-time',
  beside: ['perfect-pair', 'any-pair', 'lucky-lucky', 'star-pairs'],
};

/** By the names of the places they hold at. */
export const LAWS = {
  'au-act': CANBERRA,
  'au-act-over-under-13': { ...CANBERRA, place: ACT_OVER_UNDER, beside: ['over-13', 'under-13'] },
  'au-act-triple-play': { ...CANBERRA, place: ACT_TRIPLE, playersOnBox: 1, splitHands: 2, doubleAfterSplit: false },
  'au-qld': QUEENSLAND,
  'au-qld-spanish': {
    ...QUEENSLAND,
    place: QLD_SPANISH,
    withoutTens: true,
    softStand: 18,
    twentyOneWins: true,
    bonuses: true,
    doubleOn: 'two-or-more',
    evenMoney: false,
    surrender: true,
    beside: ['perfect-pair'],
  },
  'au-qld-challenge': {
    ...QUEENSLAND,
    place: QLD_CHALLENGE,
    blackjackPays: [2, 1],
    twentyOneWins: true,
    fiveCardTrick: true,
    equalLoses: true,
    blackjackAfterSplit: true,
    doubleOn: 'two-or-three',
    splitHands: 3,
    acesSplitAgain: true,
    uncovered: 'first-hand',
    insurance: false,
    evenMoney: false,
    completesForWaiting: false,
    overCollected: 'at-once',
  },
  'au-qld-switch': {
    ...QUEENSLAND,
    place: QLD_SWITCH,
    decks: [6, 7, 8],
    playersOnBox: 1,
    softStand: 18,
    blackjackPays: [1, 1],
    dealers22: true,
    // Whether a blackjack may still be paid on request is left open.
    evenMoney: false,
    beside: ['super-match', 'star-pairs'],
  },
  'au-qld-soft-17': { ...QUEENSLAND, place: QLD_SOFT_17, softStand: 18 },
  'au-qld-electronic': {
    ...QUEENSLAND,
    place: QLD_ELECTRONIC,
    playersOnBox: 1,
    beside: ['royal-match-21', 'bet-the-set-21', 'kings-bounty'],
  },
} as const satisfies Readonly<Record<string, Law>>;

export type LawName = keyof typeof LAWS;
