/** A set of rules that blackjack is played by, and what of it the records of its rounds say. */
export interface BlackjackPlace {
  readonly jurisdiction: string;
  readonly variant?: string;
  readonly channel?: 'table' | 'terminal';
  readonly playedAt: string;
  readonly decks: number;
  readonly options?: Readonly<Record<string, string>>;
}

export const ACT: BlackjackPlace = {
  jurisdiction: 'AU-ACT',
  playedAt: '2010-05-01T20:00:00+10:00',
  decks: 8,
  options: { multiplesOfMinimum: 'not-required' },
};
export const ACT_OVER_UNDER: BlackjackPlace = { ...ACT, variant: 'over-under-13' };
export const ACT_TRIPLE: BlackjackPlace = { ...ACT, variant: 'triple-play' };

export const QLD: BlackjackPlace = {
  jurisdiction: 'AU-QLD',
  playedAt: '2025-02-03T20:00:00+10:00',
  decks: 8,
  options: { sharedBoxMaximum: 'whole-box', payTable: '1', blazing7sPayTable: '1' },
};
export const QLD_SPANISH: BlackjackPlace = { ...QLD, variant: 'spanish' };
/** The jackpot at blackjack has three pay tables, and each is in use somewhere. */
export const QLD_CHALLENGE: BlackjackPlace = {
  ...QLD,
  variant: 'challenge',
  options: { ...QLD.options, blazing7sPayTable: '2' },
};
export const QLD_SWITCH: BlackjackPlace = { ...QLD, variant: 'switch' };
export const QLD_SOFT_17: BlackjackPlace = {
  ...QLD,
  variant: 'soft-17',
  options: { ...QLD.options, blazing7sPayTable: '3' },
};
export const QLD_ELECTRONIC: BlackjackPlace = { ...QLD, variant: 'electronic', channel: 'terminal' };

/** Some odds go by the number of decks. */
export const QLD_SIX_DECKS: BlackjackPlace = { ...QLD, decks: 6 };
export const QLD_SPANISH_SIX_DECKS: BlackjackPlace = { ...QLD_SPANISH, decks: 6 };

/** By the names that examples carry. */
export const BLACKJACK_PLACES = {
  'au-act': ACT,
  'au-act-over-under-13': ACT_OVER_UNDER,
  'au-act-triple-play': ACT_TRIPLE,
  'au-qld': QLD,
  'au-qld-spanish': QLD_SPANISH,
  'au-qld-challenge': QLD_CHALLENGE,
  'au-qld-switch': QLD_SWITCH,
  'au-qld-soft-17': QLD_SOFT_17,
  'au-qld-electronic': QLD_ELECTRONIC,
  'au-qld-six-decks': QLD_SIX_DECKS,
  'au-qld-spanish-six-decks': QLD_SPANISH_SIX_DECKS,
} as const satisfies Readonly<Record<string, BlackjackPlace>>;
