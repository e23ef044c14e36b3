import type { Asked } from '../table/table-game';
import type { TableRound, TableWager } from '../table/table-round';

/** Choices by which a hand leaves the round: where no decision is made in time, a terminal folds it. */
const FOLDS: ReadonlySet<string> = new Set(['fold', 'none']);

type Standing = 'folded' | 'in' | { readonly missing: string };

const decidedFor = (round: TableRound, { player, position }: Pick<TableWager, 'player' | 'position'>) =>
  round.decisions.filter((one) => one.position === position && (one.player === undefined || one.player === player));

export const foldOf = (round: TableRound, wager: Pick<TableWager, 'player' | 'position'>) =>
  decidedFor(round, wager).find(({ choice }) => FOLDS.has(choice));

/** The wager by which a hand stays in the round. */
export const stayingWager = (
  round: TableRound,
  { player, position }: Pick<TableWager, 'player' | 'position'>,
  goesOn: readonly string[],
): TableWager | undefined =>
  round.wagers.find(
    (wager) =>
      !wager.withdrawn &&
      goesOn.includes(wager.known.kind) &&
      wager.player === player &&
      (wager.position === position || wager.position === undefined),
  );

/** Whether the hand that a wager is on folded: a hand whose opening wager was collected without a decision counts as folded. */
export function standingOf({ round, wager }: Asked, goesOn: readonly string[], opens: readonly string[]): Standing {
  if (foldOf(round, wager) !== undefined) return 'folded';
  if (stayingWager(round, wager, goesOn) !== undefined) return 'in';
  if (decidedFor(round, wager).length > 0) return 'in';
  const opening = round.wagers.find(
    (one) => opens.includes(one.known.kind) && one.player === wager.player && one.position === wager.position,
  );
  if (opening?.result === 'lose') return 'folded';
  if (opening?.result !== undefined) return 'in';
  return { missing: `decide event of ${wager.position ?? wager.player}` };
}
