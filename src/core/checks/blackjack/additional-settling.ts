import { wagersAbout } from '../../games/blackjack/by-box';
import type { WagerOutcome } from '../../facts/kinds/outcome';
import { boxOf } from '../../games/blackjack/additional/deciding-cards';
import { madeBy } from '../../games/blackjack/additional/made';
import type { Made } from '../../games/blackjack/additional/wagers';
import { seatIn } from '../../games/blackjack/box-number';
import type { BlackjackFacts } from '../../games/blackjack/game';
import type { BlackjackRound, Wager } from '../../games/blackjack/round';
import type { Wager as AnyWager } from '../../games/wager';
import type { Cents } from '../../values/money';
import { oddsOf as ratio, wholeWinnings, type Odds } from '../../values/odds';
import { isMadeOtherwise } from '../../play/wagers/made-with';
import { playersMayTakeBack } from '../../play/wagers/prescribed';
import type { Settling } from '../../play/wagers/settling';
import { mayBeTurnedDownFor } from '../../play/wagers/standing';
import {
  allowedByDecks,
  fixedAmount,
  hasItsGameWager,
  isByController,
  isCrowded,
  isOutsideDisplayed,
  overOriginal,
  precedesItsGameWager,
  STANDING_FACTS,
} from './additional-standing';

/** Everything that how an additional wager is settled may depend on. */
export const ADDITIONAL_FACTS = [
  ...STANDING_FACTS,
  'wagers',
  'underMinimum',
  'overMaximum',
  'offIncrement',
  'irregularities',
  'decidedBy',
  'pairKinds',
  'overUnderValues',
  'cardValues',
  'earlyDealerCards',
  'outcomes',
  'pays',
  'prizes',
] as const;
export type AdditionalFacts = Partial<Pick<BlackjackFacts, (typeof ADDITIONAL_FACTS)[number]>>;

const END_OF_WAGERING = 'what ended the wagering period: the call of no more bets';

/** What a record of one round cannot show of a wager below the minimum that rules have settled once and then sent back. */
const TOLD_BEFORE = 'whether its owner had been told that wagers below the minimum are returned';

/** How a wager ends that cards have made this of; undefined where the rules do not say. */
export function outcomeOf({ outcome }: Made, { outcomes }: AdditionalFacts): WagerOutcome | undefined {
  const due = outcomes?.get(outcome);
  // A void wager is given back, like one that stands off.
  if (due === 'void') return 'push';
  return due === 'win' || due === 'lose' || due === 'push' ? due : undefined;
}

/** At what odds a win is paid; a prize of a fixed amount is so much on the stake. */
export function oddsFor(row: string, stake: Cents, { pays, prizes }: AdditionalFacts): Odds | undefined {
  const prize = prizes?.get(row);
  if (prize === undefined) return pays?.get(row);
  return prize.is === 'sum' ? ratio(prize.cents, stake) : prize.is === 'odds' ? prize.odds : undefined;
}

function winningOdds(round: BlackjackRound, wager: Wager, facts: AdditionalFacts): Odds | undefined {
  const made = madeBy(round, wager, facts);
  if (typeof made === 'string' || made.pays === undefined || outcomeOf(made, facts) !== 'win') return undefined;
  return oddsFor(made.pays, wager.stake, facts);
}

/** What blackjack adds for these wagers: what they need beside them, who may make them, and for how much. */
function ownReason(round: BlackjackRound, wager: Wager, facts: AdditionalFacts): boolean | string {
  const fixed = fixedAmount(wager, facts);
  if ((fixed !== undefined && wager.stake !== fixed) || isOutsideDisplayed(wager, facts)) return true;
  if (overOriginal(round, wager, facts) > 0 || isCrowded(round, wager, facts)) return true;
  if (isWithoutItsHand(round, wager) || isMadeOtherwise(round, wager, facts)) return true;
  if (precedesItsGameWager(round, wager, facts)) return true;
  const conditions = [
    hasItsGameWager(round, wager, facts),
    allowedByDecks(round, wager, facts),
    isByController(round, wager, facts),
  ];
  if (conditions.includes(false)) return true;
  const { stake, limit } = wager;
  if (facts.underMinimum === 'stands' && limit?.min !== undefined && stake < limit.min) return TOLD_BEFORE;
  if (wager.oral === true)
    return facts.oralWagers === 'refused' ? true : `what came with wager ${wager.id}, made by word of mouth`;
  return conditions.find((condition) => typeof condition === 'string') ?? false;
}

/** The main wagers on its hand were given back, all of them: what becomes of this one is then not for the cards to say. */
function isWithoutItsHand(round: BlackjackRound, wager: Wager): boolean {
  const box = boxOf(round, wager);
  if (typeof box === 'string') return false;
  const mains = wagersAbout(round, box.seat).filter(({ bet, hand }) => bet === 'main' && hand?.box.seat === box.seat);
  return mains.length > 0 && mains.every(({ voided, withdrawn, late }) => voided || withdrawn || late === 'withdrawn');
}

/** How much of a wager may have been turned down: what goes beyond the original wager, or beyond the displayed maximum. */
function mayBeCutBy(round: BlackjackRound, wager: Wager, facts: AdditionalFacts): Cents {
  if (playersMayTakeBack(round, facts)) return wager.stake;
  const { stake, limit } = wager;
  const overDisplayed = isOutsideDisplayed(wager, facts) ? stake - (limit?.max ?? stake) : 0;
  return Math.max(0, overDisplayed, overOriginal(round, wager, facts));
}

/** How additional wagers are decided and paid; every wager it is asked about is one of them. */
export const ADDITIONAL: Settling<BlackjackRound, AdditionalFacts> = {
  endOfWagering: END_OF_WAGERING,
  howItEnded: (wager) => `settle event of wager ${wager} with the cards that decide it`,
  resultOf: (round, wager: Wager, facts) => {
    const made = madeBy(round, wager, facts);
    return typeof made === 'string' ? undefined : outcomeOf(made, facts);
  },
  oddsOf: winningOdds,
  mayBeTurnedDown: (round, wager: Wager, facts) =>
    mayBeTurnedDownFor(round, wager, facts, ownReason(round, wager, facts), END_OF_WAGERING),
  mayBeCutBy,
  mostPayable: (_wager, stake, odds) => wholeWinnings(stake, odds),
  isRounded: () => false,
  paymentDoubt: (round, wager: Wager, stake, odds, facts) => {
    const doubt = doubtOfCards(round, wager);
    if (doubt !== undefined) return doubt;
    // An amount that a sign shows as the payout may be meant with the stake in it.
    const isPrize = fixedAmount(wager, facts) !== undefined;
    return isPrize && wager.paid === wholeWinnings(stake, odds) - stake
      ? `whether the payout of wager ${wager.id} holds its stake`
      : undefined;
  },
  unpayablePart: () => 0,
};

const CARD_ERRORS: ReadonlySet<string> = new Set([
  'card-to-wrong-hand',
  'excess-card-drawn',
  'card-exposed-in-error',
  'card-face-up-in-shoe',
  'missing-or-foreign-card',
]);

/** An error with the cards may leave open which of them count for its hand; a record does not always show it. */
export function doubtOfCards(round: BlackjackRound, wager: Wager): string | undefined {
  if (round.irregularities.length === 0) return undefined;
  const box = boxOf(round, wager);
  const seat = typeof box === 'string' ? undefined : box.seat;
  const met = round.irregularities.find(
    ({ kind, to }) =>
      CARD_ERRORS.has(kind) &&
      (to === undefined || seat === undefined || seatIn(to) === seat || to.startsWith('dealer')),
  );
  return met && `which cards count for wager ${wager.id} after ${met.place}`;
}

/** The settling of a game whose hands are settled one way and whose additional wagers another. */
export function withAdditional<Facts>(
  hands: Settling<BlackjackRound, Facts>,
): Settling<BlackjackRound, Facts & AdditionalFacts> {
  const by = ({ decidedBy }: AnyWager): Settling<BlackjackRound, Facts & AdditionalFacts> =>
    decidedBy === 'additional' ? ADDITIONAL : hands;
  return {
    endOfWagering: hands.endOfWagering,
    howItEnded: hands.howItEnded,
    resultOf: (round, wager, facts) => by(wager).resultOf(round, wager, facts),
    oddsOf: (round, wager, facts) => by(wager).oddsOf(round, wager, facts),
    mayBeTurnedDown: (round, wager, facts) => by(wager).mayBeTurnedDown(round, wager, facts),
    mayBeCutBy: (round, wager, facts) => by(wager).mayBeCutBy(round, wager, facts),
    mostPayable: (wager, stake, odds, facts) => by(wager).mostPayable(wager, stake, odds, facts),
    isRounded: (wager, stake, odds, facts) => by(wager).isRounded(wager, stake, odds, facts),
    paymentDoubt: (round, wager, stake, odds, facts) => by(wager).paymentDoubt(round, wager, stake, odds, facts),
    unpayablePart: (wager, facts) => by(wager).unpayablePart(wager, facts),
  };
}
