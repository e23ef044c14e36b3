import type { WageredRound } from '../../games/wager';

/** What clauses prescribe for irregularities, by kind and, after a stroke, by case. */
export interface IrregularityFacts {
  readonly irregularities?: ReadonlyMap<string, string>;
}

/** Whether an irregularity of this round is of a kind for which the rules prescribe this, in some case of it. */
function prescribes(round: WageredRound, { irregularities }: IrregularityFacts, prescribed: string): boolean {
  if (irregularities === undefined || round.irregularities.length === 0) return false;
  for (const [named, treatment] of irregularities)
    if (treatment === prescribed)
      for (const { kind } of round.irregularities) if (named === kind || named.startsWith(`${kind}/`)) return true;
  return false;
}

/** After an irregularity that leaves the players a choice they may lower or take back what they have on the round. */
export const playersMayTakeBack = (round: WageredRound, facts: IrregularityFacts): boolean =>
  prescribes(round, facts, 'player-chooses');

/** What becomes of the round or of part of it is for the operator to decide, and may differ from wager to wager. */
export const operatorMayDecide = (round: WageredRound, facts: IrregularityFacts): boolean =>
  prescribes(round, facts, 'operator-decides');
