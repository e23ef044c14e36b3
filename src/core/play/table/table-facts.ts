import type { Odds } from '../../values/odds';
import type { StandingFacts } from '../wagers/standing';

type ByName<T = string> = ReadonlyMap<string, T>;
type Names = readonly string[];

/** The facts that duties of every table read; a game declares those that its rules may state. */
export interface TableFacts extends StandingFacts {
  readonly decks?: readonly number[];
  readonly deckCards?: readonly number[];
  readonly jokers?: string;
  readonly wagers?: Names;
  readonly compulsoryWagers?: Names;
  readonly placedWith?: ByName;
  readonly wagersPerPosition?: ByName<readonly number[]>;
  readonly handsPerPlayer?: number;
  readonly boxesPerPlayer?: number;
  readonly wageringCloses?: Names;
  readonly lateWagers?: string;
  readonly confirmedWagers?: string;
  readonly oralWagers?: string;
  readonly oralWagersNeed?: string;
  readonly wagersMadeWith?: Names;
  readonly rounding?: string;
  readonly sharedBoxMaximum?: string;
  readonly maximumShare?: ByName;
  readonly addedStake?: ByName;
  readonly stakeToAnte?: ByName;
  readonly overMultiple?: ByName;
  readonly underMultiple?: ByName;
  readonly dealOrder?: Names;
  readonly dealDirection?: string;
  readonly cardsAtATime?: ByName<readonly number[]>;
  readonly handCards?: ByName<readonly number[]>;
  readonly cardFaces?: ByName;
  readonly cardsFace?: string;
  readonly cardRanking?: Names;
  readonly handRanking?: Names;
  readonly aceInStraight?: string;
  readonly dealerQualifies?: string;
  readonly decisions?: Names;
  readonly noDecision?: string;
  readonly undecidedPlayer?: ByName;
  readonly announcements?: Names;
  readonly outcomes?: ByName;
  readonly pays?: ByName<Odds>;
  readonly losingStake?: string;
  readonly winningStake?: string;
  readonly voidWager?: 'returned' | 'returned-or-forfeited';
  readonly surrenderCosts?: string;
  readonly settlementOrder?: Names;
  readonly settledWhen?: ByName;
  readonly settledPosition?: string;
  readonly irregularities?: ByName;
  readonly calledOff?: Names;
}
