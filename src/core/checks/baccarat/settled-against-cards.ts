import type { WagerOutcome } from '../../facts/kinds/outcome';
import { isPair, scoreOf } from '../../games/baccarat/coup';
import type { BaccaratFacts } from '../../games/baccarat/game';
import type { BaccaratRound, Wager } from '../../games/baccarat/round';

/** The facts that say what becomes of a wager on either hand when the point counts are equal. */
export const OUTCOMES = ['playerOutcome', 'bankerOutcome'] as const;
type CountingFacts = Partial<Pick<BaccaratFacts, 'cardValues' | (typeof OUTCOMES)[number]>>;

/** What the recorded cards make of a wager; undefined where they do not say. */
export function resultByCards(round: BaccaratRound, { bet }: Wager, facts: CountingFacts): WagerOutcome | undefined {
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

/** Settled as something the cards do not make of it: the check of its outcome has that breach, and its money follows. */
export function isSettledAgainstCards(round: BaccaratRound, wager: Wager, facts: CountingFacts): boolean {
  const result = resultByCards(round, wager, facts);
  return result !== undefined && result !== wager.result;
}
