import type { BaccaratFacts } from '../../games/baccarat/game';
import type { BaccaratRound } from '../../games/baccarat/round';

export type IrregularityFacts = Partial<Pick<BaccaratFacts, 'irregularities'>>;
type Prescribed = BaccaratFacts['irregularities'] extends ReadonlyMap<string, infer P> ? P : never;

/** Whether an irregularity of this round is of a kind for which the rules prescribe this, in some case of it. */
function prescribes(round: BaccaratRound, { irregularities }: IrregularityFacts, prescribed: Prescribed): boolean {
  if (irregularities === undefined || round.irregularities.length === 0) return false;
  for (const [named, treatment] of irregularities)
    if (treatment === prescribed)
      for (const { kind } of round.irregularities) if (named === kind || named.startsWith(`${kind}/`)) return true;
  return false;
}

/** After an irregularity that leaves the players a choice they may lower or take back what they have on the coup. */
export const playersMayTakeBack = (round: BaccaratRound, facts: IrregularityFacts): boolean =>
  prescribes(round, facts, 'player-chooses');

/** What becomes of the coup or of one of its hands is for the operator to decide, and may differ from wager to wager. */
export const operatorMayDecide = (round: BaccaratRound, facts: IrregularityFacts): boolean =>
  prescribes(round, facts, 'operator-decides');
