import { ADDITIONAL_FACTS, decisionOn, paidAs } from '../../games/baccarat/additional';
import { oddsOnBox } from '../../games/baccarat/boxes';
import { handOf, isPair, scoreOf } from '../../games/baccarat/coup';
import type { BaccaratFacts } from '../../games/baccarat/game';
import type { BaccaratRound, Score } from '../../games/baccarat/round';
import type { Wager } from '../../games/wager';
import type { Odds } from '../../values/odds';

/** The facts that say what a winning wager is paid. */
export const PAYING_FACTS = [
  ...ADDITIONAL_FACTS,
  'playerPays',
  'bankerPays',
  'bankerPaysByPoints',
  'threeCardPays',
  'tiePays',
  'pairPays',
] as const;
export type PayingFacts = Partial<Pick<BaccaratFacts, (typeof PAYING_FACTS)[number]>>;

/** The odds at which a wager wins by the cards; undefined where it does not win or the cards are not recorded. */
export function winningOdds(round: BaccaratRound, wager: Wager, facts: PayingFacts): Odds | undefined {
  if (wager.decidedBy === 'additional') {
    const row = paidRow(round, wager, facts);
    return row === undefined ? undefined : facts.pays?.get(row);
  }
  if (wager.bet === 'player-pair') return isPair(round.player) === true ? facts.pairPays : undefined;
  if (wager.bet === 'banker-pair') return isPair(round.banker) === true ? facts.pairPays : undefined;
  if (wager.decidedBy === 'box') return oddsOnBox(round, wager, facts);
  const score = facts.cardValues && scoreOf(round, facts.cardValues);
  if (score?.result !== wager.bet) return undefined;
  if (wager.bet === 'tie') return facts.tiePays;
  const special = facts.threeCardPays && pointsPaidOnThreeCards(round, score, facts.threeCardPays);
  if (special !== undefined) return facts.threeCardPays?.[special];
  if (wager.bet === 'player') return facts.playerPays;
  return facts.bankerPaysByPoints?.[score.banker] ?? facts.bankerPays;
}

/** The point count of a winning hand of three cards for which special odds are stated. */
export function pointsPaidOnThreeCards(
  round: BaccaratRound,
  { result, player, banker }: Score,
  threeCardPays: BaccaratFacts['threeCardPays'],
): number | undefined {
  if (result === 'tie' || handOf(round, result).length !== 3) return undefined;
  const points = result === 'player' ? player : banker;
  return threeCardPays[points] === undefined ? undefined : points;
}

/** The row of the pay table by which an additional wager that the cards let win is paid. */
export function paidRow(round: BaccaratRound, wager: Wager, facts: PayingFacts): string | undefined {
  const decision = decisionOn(round, wager, facts);
  return decision?.outcome === 'win' && decision.row !== undefined
    ? paidAs(round, wager, decision.row, facts)
    : undefined;
}
