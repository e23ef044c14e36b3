import { isPair, scoreOf } from '../../games/baccarat/coup';
import type { BaccaratFacts } from '../../games/baccarat/game';
import type { BaccaratRound, Wager } from '../../games/baccarat/round';
import type { Odds } from '../../values/odds';

/** The facts that say what a winning wager is paid. */
export const PAYING_FACTS = [
  'cardValues',
  'playerPays',
  'bankerPays',
  'bankerPaysByPoints',
  'tiePays',
  'pairPays',
] as const;
export type PayingFacts = Partial<Pick<BaccaratFacts, (typeof PAYING_FACTS)[number]>>;

/** The odds at which a wager wins by the cards; undefined where it does not win or the cards are not recorded. */
export function winningOdds(round: BaccaratRound, wager: Wager, facts: PayingFacts): Odds | undefined {
  if (wager.bet === 'player-pair') return isPair(round.player) === true ? facts.pairPays : undefined;
  if (wager.bet === 'banker-pair') return isPair(round.banker) === true ? facts.pairPays : undefined;
  const score = facts.cardValues && scoreOf(round, facts.cardValues);
  if (score?.result !== wager.bet) return undefined;
  if (wager.bet === 'player') return facts.playerPays;
  if (wager.bet === 'tie') return facts.tiePays;
  return facts.bankerPaysByPoints?.[score.banker] ?? facts.bankerPays;
}
