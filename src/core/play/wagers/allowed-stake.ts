import type { Cents } from '../../values/money';
import { stakeRule } from '../duties/stake-rule';
import type { Asked, GameDefinition } from '../table/table-game';
import { openingWagers } from '../table/table-game';
import { openingOf, type TableWager } from '../table/table-round';

/** As much of a wager as the one it adds to allows, where rules cut down what is above it. */
export function allowedStake(game: GameDefinition, { round, wager, facts }: Asked): Cents {
  const { kind } = wager.known;
  if (facts.overMultiple?.get(kind) !== 'reduced') return wager.stake;
  const most = stakeRule(kind, facts)?.bounds.most;
  const other = most === undefined ? undefined : openingOf(round, wager, openingWagers(game));
  return most === undefined || other === undefined ? wager.stake : Math.min(wager.stake, other.stake * most);
}

/** The same wager with so much at stake. */
export const cutTo = (wager: TableWager, stake: Cents): TableWager =>
  stake === wager.stake ? wager : (Object.create(wager, { stake: { value: stake } }) as TableWager);
