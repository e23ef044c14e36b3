import type { WagerOutcome } from '../../facts/kinds/outcome';
import { decisionOn, type AdditionalFacts } from '../../games/baccarat/additional';
import { dealerDrewRightly, resultOnBox, type BoxFacts } from '../../games/baccarat/boxes';
import { isPair, scoreOf } from '../../games/baccarat/coup';
import type { BaccaratFacts } from '../../games/baccarat/game';
import type { BaccaratRound } from '../../games/baccarat/round';
import type { Wager } from '../../games/wager';
import { SMALLEST_CHIP, type Settling } from '../../play/wagers/settling';
import { AS_IT_SHOULD_BE, dealtByTheRules, type DealFacts } from './dealt-hands';
import { isRoundedDown, mayLackChips, mostPayable, voidRemainderAtMost, type RoundingFacts } from './rounded-payment';
import { END_OF_WAGERING, mayBeCutBy, mayBeTurnedDown, type StandingFacts } from './wager-standing';
import { winningOdds, type PayingFacts } from './winning-odds';

/** The facts that say what becomes of a wager on either hand when the point counts are equal. */
export const OUTCOMES = ['playerOutcome', 'bankerOutcome'] as const;
type CountingFacts = AdditionalFacts &
  BoxFacts &
  Partial<Pick<BaccaratFacts, 'cardValues' | (typeof OUTCOMES)[number]>>;

/** Everything that how a wager on a coup is settled may depend on. */
export type SettlingFacts = StandingFacts & PayingFacts & RoundingFacts & DealFacts & CountingFacts;

/** What the recorded cards make of a wager; undefined where they do not say. */
export function resultByCards(round: BaccaratRound, wager: Wager, facts: CountingFacts): WagerOutcome | undefined {
  if (wager.decidedBy === 'additional') return decisionOn(round, wager, facts)?.outcome;
  if (wager.decidedBy === 'box') return resultOnBox(round, wager, facts);
  const { bet } = wager;
  if (bet === 'player-pair' || bet === 'banker-pair') {
    const pair = isPair(bet === 'player-pair' ? round.player : round.banker);
    return pair === undefined ? undefined : pair ? 'win' : 'lose';
  }
  const score = facts.cardValues && scoreOf(round, facts.cardValues);
  if (!score) return undefined;
  if (score.result === bet) return 'win';
  if (score.result !== 'tie') return 'lose';
  return (bet === 'player' ? facts.playerOutcome : facts.bankerOutcome)?.equal ?? 'push';
}

/** How the wagers on a coup are decided and paid. */
export const COUP: Settling<BaccaratRound, SettlingFacts> = {
  endOfWagering: END_OF_WAGERING,
  howItEnded: (wager) => `settle event of wager ${wager} with the cards of the coup`,
  resultOf: resultByCards,
  oddsOf: winningOdds,
  mayBeTurnedDown,
  mayBeCutBy,
  mostPayable,
  isRounded: isRoundedDown,
  paymentDoubt: (round, wager, stake, odds, facts) => {
    if (mayLackChips(wager, stake, odds, facts)) return SMALLEST_CHIP;
    if (wager.decidedBy === 'box') return dealerDrewRightly(round, facts) === false ? AS_IT_SHOULD_BE : undefined;
    // Odds that go by the points cannot be told from a hand that was drawn against the rules.
    return goesByPoints(round, wager, facts) && !dealtByTheRules(round, facts) ? AS_IT_SHOULD_BE : undefined;
  },
  unpayablePart: (wager, facts) =>
    wager.bet === 'banker' && facts.bankerPays !== undefined
      ? voidRemainderAtMost(wager, wager.stake, facts.bankerPays, facts)
      : 0,
};

function goesByPoints(round: BaccaratRound, wager: Wager, facts: SettlingFacts): boolean {
  if (wager.decidedBy === 'additional') return decisionOn(round, wager, facts)?.byFirstCards === false;
  return (wager.bet === 'banker' && facts.bankerPaysByPoints !== undefined) || facts.threeCardPays !== undefined;
}
