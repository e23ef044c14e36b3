import type { WagerOutcome } from '../../facts/kinds/outcome';
import { isAce, isTenValue, type CountingFacts } from '../../games/blackjack/play';
import { resultRow, type Manner, type OnHand } from '../../games/blackjack/result-row';
import type { BlackjackRound, Hand, Standing, Wager } from '../../games/blackjack/round';
import { dealersBlackjack, isSwitchedBlackjack, standingOf, type StandingFacts } from '../../games/blackjack/standing';
import { totalOf } from '../../games/blackjack/total';
import type { BlackjackFacts } from '../../games/blackjack/game';
import {
  dealerFor,
  isDoubled,
  isDoubleWithdrawn,
  isGivenUpBefore,
  isSurrendered,
  tookEvenMoney,
  type RequestFacts,
} from './requests';

export type DueFacts = StandingFacts & RequestFacts & Partial<Pick<BlackjackFacts, 'originalWagerAfterSplit'>>;

/** Results that requests bring about, beside the rows that rules state by name. */
export const EVEN_MONEY = 'main/even-money';
export const SURRENDERED = 'main/surrendered';
const SURRENDERED_IN_VAIN = 'main/surrendered/dealer-blackjack';
const GIVEN_UP = 'main/double-withdrawn';
const TAKEN_BACK = 'double/withdrawn';
/** Where the first hand has won or was given up, the wager on the other is the original one. */
export const NOW_ORIGINAL = 'split/now-original/dealer-blackjack';

const INSURED = 'insurance/dealer-second-card-ten-value';
const NOT_INSURED = 'insurance/dealer-second-card-other';

const FIRST_TWO = 2;

/** How many of the first cards count an ace as one for this wager; undefined where the record does not show whose double it was. */
export function lowCards(round: BlackjackRound, wager: Wager, hand: Hand, facts: CountingFacts): number | undefined {
  const { cards } = hand;
  if (facts.aceInDouble === undefined || cards.length <= FIRST_TWO || !(isAce(cards[0]) || isAce(cards[1]))) return 0;
  const doubled = isDoubled(round, wager);
  if (doubled !== undefined) return doubled ? FIRST_TWO : 0;
  const either = totalOf(cards, facts.cardValues)?.total === totalOf(cards, facts.cardValues, cards.length, 2)?.total;
  return either ? 0 : undefined;
}

/** How the hand of a wager stands to the dealer's hand it is against. */
export function standingFor(round: BlackjackRound, wager: Wager, facts: StandingFacts): Standing | undefined {
  if (wager.standsBy !== facts) {
    wager.stands = findStanding(round, wager, facts);
    wager.standsBy = facts;
  }
  return wager.stands;
}

function findStanding(round: BlackjackRound, wager: Wager, facts: StandingFacts): Standing | undefined {
  const { hand } = wager;
  const low = hand && lowCards(round, wager, hand, facts);
  return hand === undefined || low === undefined
    ? undefined
    : standingOf(round, hand, low, dealerFor(round, wager), facts);
}

export const totalFor = (round: BlackjackRound, wager: Wager, hand: Hand, facts: CountingFacts): number | undefined =>
  totalOf(hand.cards, facts.cardValues, hand.cards.length, lowCards(round, wager, hand, facts) ?? 0)?.total;

/** The row by which a wager on a hand, or insurance, is decided; undefined where the record does not say, or no row does. */
export function dueRow(round: BlackjackRound, wager: Wager, facts: DueFacts): string | undefined {
  if (wager.dueBy !== facts) {
    wager.due = findDueRow(round, wager, facts);
    wager.dueBy = facts;
  }
  return wager.due;
}

function findDueRow(round: BlackjackRound, wager: Wager, facts: DueFacts): string | undefined {
  switch (wager.decidedBy) {
    case 'main':
    case 'double':
    case 'split':
      return rowOnHand(round, wager, wager.decidedBy, facts);
    case 'insurance': {
      const second = dealerFor(round, wager)?.cards[1];
      const row = second === undefined ? undefined : isTenValue(second, facts) ? INSURED : NOT_INSURED;
      return row !== undefined && facts.outcomes.has(row) ? row : undefined;
    }
    default:
      return undefined;
  }
}

function rowOnHand(round: BlackjackRound, wager: Wager, kind: OnHand, facts: DueFacts): string | undefined {
  const { hand } = wager;
  if (hand === undefined) return undefined;
  if (kind === 'main' && tookEvenMoney(round, wager, facts) === true) return EVEN_MONEY;
  if (kind === 'main' && isSurrendered(round, wager, facts)) {
    const blackjack = dealersBlackjack(round, dealerFor(round, wager), facts);
    return blackjack === undefined ? undefined : blackjack ? SURRENDERED_IN_VAIN : SURRENDERED;
  }
  const standing = standingFor(round, wager, facts);
  if (facts.doubleWithdrawnUpTo !== undefined) {
    const total = totalFor(round, wager, hand, facts);
    const isBefore = standing !== 'dealer-blackjack' || isGivenUpBefore(round, wager);
    if (isBefore && total !== undefined && isDoubleWithdrawn(round, wager, total, facts))
      return kind === 'double' ? TAKEN_BACK : GIVEN_UP;
  }
  if (standing === undefined) return undefined;
  if (standing !== 'dealer-blackjack') return resultRow(kind, standing, 'plain', facts.outcomes);
  if (kind === 'split' && isNowOriginal(round, wager, facts)) return NOW_ORIGINAL;
  return resultRow(kind, standing, mannerOf(round, wager, hand, facts), facts.outcomes);
}

function mannerOf(round: BlackjackRound, wager: Wager, hand: Hand, facts: CountingFacts): Manner {
  if (hand.fromSplit) return 'after-split';
  if (isDoubled(round, wager) === true) return 'after-double';
  return isSwitchedBlackjack(hand, facts.cardValues) ? 'switched' : 'plain';
}

/** By rules that say so, a dealer's blackjack takes the wager on the other hand once the first has won or was given up. */
function isNowOriginal(round: BlackjackRound, { on }: Wager, facts: DueFacts): boolean {
  if (facts.originalWagerAfterSplit?.get('first-hand-21') !== 'other-hands' || on?.hand === undefined) return false;
  const total = totalFor(round, on, on.hand, facts);
  return (
    total !== undefined && (standingFor(round, on, facts) === 'total-21' || isDoubleWithdrawn(round, on, total, facts))
  );
}

/** What a row makes of a wager; a wager that is void is given back like one that neither wins nor loses. */
export function outcomeOf(row: string | undefined, { outcomes }: Pick<DueFacts, 'outcomes'>): WagerOutcome | undefined {
  switch (row) {
    case undefined:
      return undefined;
    case EVEN_MONEY:
      return 'win';
    case SURRENDERED:
    case NOW_ORIGINAL:
      return 'lose';
    default: {
      const stated = outcomes.get(row);
      return stated === 'void' ? 'push' : stated === 'stays' ? undefined : stated;
    }
  }
}

/** The duty to which a row of results belongs: each is a check of its own. */
export type RowKind = 'comparison' | 'dealers-blackjack' | 'even-money' | 'surrender' | 'withdrawn' | 'insurance';

export function rowKind(row: string): RowKind {
  switch (row) {
    case EVEN_MONEY:
      return 'even-money';
    case SURRENDERED:
    case SURRENDERED_IN_VAIN:
      return 'surrender';
    case GIVEN_UP:
    case TAKEN_BACK:
      return 'withdrawn';
    case INSURED:
    case NOT_INSURED:
      return 'insurance';
    case NOW_ORIGINAL:
    case 'double/dealer-blackjack':
    case 'split/dealer-blackjack':
    case 'main/after-double/dealer-blackjack':
    case 'main/after-split/dealer-blackjack':
      return 'dealers-blackjack';
    default:
      return 'comparison';
  }
}
