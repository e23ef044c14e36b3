import { settlingOf, asked } from '../../play/table/settling-of';
import { oddsRowOf, outcomeOf } from '../../play/rows/outcome-of';
import { isOrdered, orderOf } from '../../play/duties/settled-in-turn';
import { ridingOn } from '../../play/table/settling-of';
import type { TableFacts } from '../../play/table/table-facts';
import type { GameDefinition } from '../../play/table/table-game';
import type { TableRound, TableWager } from '../../play/table/table-round';
import type { Wager, WageredRound } from '../../games/wager';
import type { Cents } from '../../values/money';
import { wholeWinnings } from '../../values/odds';
import type { Settler } from '../game';
import type { Setting } from '../setting';
import { roundTold } from '../telling';
import type { Settlement, Told, ToldWager } from '../told';
import type { Planted } from '../wagers/planting';
import { simpleBets } from './lawful';

/** How a game's rows settle a wager, for rounds that are made. */
export const settlerOf = (game: GameDefinition): Settler => ({
  code: game.code,
  closesAtCall: () => true,
  closesAtFirstCard: ({ wageringCloses }) =>
    game.hasHandsByPlace === true &&
    (wageringCloses as readonly string[] | undefined)?.includes('no-more-bets') === false,
  inTurn: (wagers, facts) =>
    isOrdered(game)
      ? (orderOf(wagers as readonly TableWager[], facts) as (one: Wager, other: Wager) => number)
      : undefined,
  pay: (round, wager, stake, facts) => payBy(game, round as TableRound, wager, stake, facts),
  settledBefore: (round, wager, facts) => game.settledBefore?.(asked(round as TableRound, wager, facts)),
});

function payBy(
  game: GameDefinition,
  round: TableRound,
  wager: Wager,
  stake: Cents,
  facts: TableFacts,
): Pick<Settlement, 'result' | 'paid' | 'returned'> | undefined {
  const settling = settlingOf(game);
  const result = settling.resultOf(round, wager, facts);
  if (result === undefined) return undefined;
  const about = asked(round, wager, facts);
  const riding = ridingOn(game, about);
  const odds =
    result === 'win' ? settling.oddsOf(round, wager, facts) : typeof riding === 'string' ? undefined : riding;
  const paid = odds === undefined ? 0 : wholeWinnings(stake, odds);
  const isHalved = result === 'lose' && game.givenBack?.(about) !== undefined;
  return { result, paid, ...(isHalved && { returned: Math.floor(stake / 2) }) };
}

/** What planters of any game have to know of this one. */
export const plantedOf = (game: GameDefinition): Planted<Told> => ({
  settler: settlerOf(game),
  simpleBet: (_told, { facts }, random) => random.pick(simpleBets(game, facts)) ?? '',
  lateCites: () => ['lateWagers', 'wageringCloses'],
  unconfirmedBy: 'unconfirmedWagers',
});

/** The row by which a wager of a made round ends, and that by which it is paid. */
export function rowsBehind(
  game: GameDefinition,
  told: Told,
  { id }: ToldWager,
  setting: Setting,
): {
  readonly outcome: string | undefined;
  readonly pays: string | undefined;
  readonly special: readonly string[];
  readonly givenBack?: unknown;
} {
  const round = roundTold(settlerOf(game), told, setting) as WageredRound & TableRound;
  const wager = round.wagers.find((one) => one.id === id);
  if (wager === undefined) return { outcome: undefined, pays: undefined, special: [] };
  const about = asked(round, wager, setting.facts);
  const outcome = outcomeOf(game, about);
  const pays = oddsRowOf(game, about);
  return {
    outcome: 'row' in outcome ? outcome.row.name : undefined,
    pays: 'row' in pays ? pays.row.name : undefined,
    special: game.decidedBy?.(about) ?? [],
    givenBack: game.givenBack?.(about),
  };
}
