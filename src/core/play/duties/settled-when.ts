import { momentRowOf } from '../rows/outcome-of';
import { asked, settlingOf } from '../table/settling-of';
import type { GameDefinition, Moment } from '../table/table-game';
import type { TableFacts } from '../table/table-facts';
import type { TableRound, TableWager } from '../table/table-round';
import { isSettledAgain } from '../wagers/settled-again';
import { isSettledAgainstResult } from '../wagers/settling';
import { SETTLING_FACTS, tableCheck, type Duty } from './duty';

/** The wagers that were settled once, as they came out, and the place of that. */
export function settledOnce(
  game: GameDefinition,
  round: TableRound,
  facts: TableFacts,
): readonly (readonly [wager: TableWager, at: number])[] {
  const times = new Map<string, number>();
  for (const event of round.events)
    if (event.type === 'settle') times.set(event.wager, (times.get(event.wager) ?? 0) + 1);
  return round.wagers.flatMap((wager) => {
    const { id, settledAt, result, decidedBy } = wager;
    if (settledAt === undefined || decidedBy === undefined || times.get(id) !== 1) return [];
    if (result === undefined || isSettledAgainstResult(settlingOf(game), round, wager, facts)) {
      const isGivenBack = result === 'void' && settlingOf(game).resultOf(round, wager, facts) === 'push';
      if (!isGivenBack) return [];
    }
    return [[wager, settledAt] as const];
  });
}

/** The row of `settledWhen` that a wager falls under, and its moment in this round. */
export function momentOf(
  game: GameDefinition,
  round: TableRound,
  wager: TableWager,
  facts: TableFacts,
): { readonly row: string; readonly name: string; readonly moment: Moment } | undefined {
  const about = asked(round, wager, facts);
  const decided = momentRowOf(game, about);
  if (!('row' in decided)) return undefined;
  const { name: row, value: name } = decided.row;
  const moment = game.momentAt?.(name, about);
  return moment && { row, name, moment };
}

export const settledWhenStated: Duty = (game) =>
  tableCheck({
    id: `${game.code}/settled-when-stated`,
    requirement: 'A wager is settled when the rules have it settled, neither sooner nor later.',
    enforces: game.momentAt === undefined ? [] : ['settledWhen'],
    uses: SETTLING_FACTS,
    messages: {
      early: 'Wager {{subject}} on {{bet}} was settled before {{moment}}; it is settled after that.',
      late: 'Wager {{subject}} on {{bet}} was settled after {{moment}}; it is settled before that.',
    },
    run: (round, facts, ruling) => {
      if (round.voided || round.dummy || isSettledAgain(round)) return;
      for (const [wager, at] of settledOnce(game, round, facts)) {
        const { id, bet } = wager;
        const due = momentOf(game, round, wager, facts);
        if (due === undefined) continue;
        const { row, moment } = due;
        const { after, afterWhat, before = Infinity, beforeWhat = '' } = moment;
        if (at > after && at < before) ruling.complies(id);
        else
          ruling.breaches(id, {
            message: at < after ? 'early' : 'late',
            cites: [['settledWhen', row]],
            expected: due.name,
            recorded: at < after ? 'before' : 'after',
            data: { bet, moment: at < after ? afterWhat : beforeWhat },
          });
      }
    },
  });
