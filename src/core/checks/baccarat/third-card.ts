import type { BaccaratFacts } from '../../games/baccarat/game';
import type { BaccaratRound, Score } from '../../games/baccarat/round';
import { scoreToDrawBy, type DealFacts } from './dealt-hands';

type DrawingFacts = DealFacts & Pick<BaccaratFacts, 'naturals' | 'cardValues'>;

/** The score of a coup in which the third cards are still to be decided: cards known, no natural. */
export function scoreBeforeThirdCards(round: BaccaratRound, facts: DrawingFacts): Score | undefined {
  const score = scoreToDrawBy(round, facts);
  return score && !facts.naturals[score.playerFirst] && !facts.naturals[score.bankerFirst] ? score : undefined;
}

/** The player's hand did what its table says; where it did not, nothing can be said about the banker's duty after it. */
export const playerActedRightly = (
  round: BaccaratRound,
  score: Score,
  facts: Pick<BaccaratFacts, 'playerDraws'>,
): boolean => (facts.playerDraws[score.playerFirst] === 'draw') === round.player.length > 2;

export const drewOrStood = (cards: number): 'draw' | 'stand' => (cards > 2 ? 'draw' : 'stand');
