import { isPair, scoreOf } from '../../games/baccarat/coup';
import type { BaccaratFacts } from '../../games/baccarat/game';
import type { BaccaratRound, Wager } from '../../games/baccarat/round';

type CountingFacts = Partial<Pick<BaccaratFacts, 'cardValues'>>;

/** What the recorded cards make of a wager; undefined where they do not say. */
export function resultByCards(
  round: BaccaratRound,
  { bet }: Wager,
  facts: CountingFacts,
): 'win' | 'lose' | 'push' | undefined {
  if (bet === 'player-pair' || bet === 'banker-pair') {
    const pair = isPair(bet === 'player-pair' ? round.player : round.banker);
    return pair === undefined ? undefined : pair ? 'win' : 'lose';
  }
  const score = facts.cardValues && scoreOf(round, facts.cardValues);
  if (!score) return undefined;
  const result = score.result;
  return result === bet ? 'win' : result === 'tie' ? 'push' : 'lose';
}

/** Settled as something the cards do not make of it: the check of its outcome has that breach, and its money follows. */
export function isSettledAgainstCards(round: BaccaratRound, wager: Wager, facts: CountingFacts): boolean {
  const result = resultByCards(round, wager, facts);
  return result !== undefined && result !== wager.result;
}
