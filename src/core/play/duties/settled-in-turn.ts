import type { Cited } from '../judging/ruling';
import { asked } from '../table/settling-of';
import type { GameDefinition } from '../table/table-game';
import type { TableFacts } from '../table/table-facts';
import type { TableRound, TableWager } from '../table/table-round';
import { isSettledAgain } from '../wagers/settled-again';
import { SETTLING_FACTS, tableCheck, type Duty } from './duty';
import { momentOf, settledOnce } from './settled-when';

type OrderFact = 'settleOrder' | 'settleStart' | 'handsTakenFrom';

interface Settled {
  readonly wager: TableWager;
  readonly at: number;
}

/** Of two settlings the sooner one by the rules; less than nothing where it is the first. */
export type Comparing = (one: TableWager, other: TableWager) => number;

/** The number of a place, counted from the dealer's left. */
export const placeNumber = ({ position = '' }: Pick<TableWager, 'position'>): number =>
  Number(position.split(':')[1] ?? 0);

/** Kinds of wagers in turn, where the rules say so of all that are settled together; then places from the dealer's right. */
export function orderOf(wagers: readonly TableWager[], { settleOrder }: TableFacts): Comparing {
  const kinds = settleOrder ?? [];
  const isRanked = wagers.every(({ known }) => kinds.includes(known.kind));
  return (one, other) =>
    (isRanked ? kinds.indexOf(one.known.kind) - kinds.indexOf(other.known.kind) : 0) ||
    placeNumber(other) - placeNumber(one);
}

/** The settling that a wager belongs to: what the game says, else the moment that the rules name. */
export const settlingOfWager = (
  game: GameDefinition,
  round: TableRound,
  wager: TableWager,
  facts: TableFacts,
): string | undefined =>
  game.settledAmong === undefined
    ? momentOf(game, round, wager, facts)?.name
    : game.settledAmong(asked(round, wager, facts));

export const settledInTurn: Duty = (game) =>
  tableCheck({
    id: `${game.code}/settled-in-turn`,
    requirement: "Wagers are settled in the order that the rules state, beginning from the dealer's right.",
    enforces: [],
    mayEnforce: isOrdered(game) ? ['settleOrder', 'settleStart', 'handsTakenFrom'] : [],
    uses: [...SETTLING_FACTS, 'settledWhen'],
    messages: {
      outOfOrder:
        'Wager {{subject}} on {{bet}} at {{place}} was settled before wager {{other}} on {{otherBet}} at {{otherPlace}}, which comes first.',
    },
    run: (round, facts, ruling) => {
      if (round.voided || round.dummy || isSettledAgain(round)) return;
      for (const settled of together(game, round, facts)) {
        settled.sort((one, other) => one.at - other.at);
        const compare = orderOf(
          settled.map(({ wager }) => wager),
          facts,
        );
        const [sooner, later] = firstOutOfTurn(settled, compare);
        if (sooner === undefined || later === undefined) {
          for (const { wager } of settled) ruling.complies(wager.id);
          continue;
        }
        ruling.breaches(sooner.id, {
          message: 'outOfOrder',
          cites: citesOf(sooner, later, facts),
          expected: `after wager ${later.id}`,
          recorded: `before wager ${later.id}`,
          data: {
            bet: sooner.bet,
            place: spoken(sooner),
            other: later.id,
            otherBet: later.bet,
            otherPlace: spoken(later),
          },
        });
      }
    },
  });

/** Whether a game says which wagers are settled together. */
export const isOrdered = (game: GameDefinition): boolean =>
  game.momentAt !== undefined || game.settledAmong !== undefined;

const spoken = ({ position = 'no place' }: TableWager): string => position.replace(':', ' ');

/** What settles a wager out of its turn: the turn of its kind, or that of its place. */
export function citesOf(
  sooner: Pick<TableWager, 'known'>,
  later: Pick<TableWager, 'known'>,
  { settleOrder, settleStart }: TableFacts,
): readonly Cited<OrderFact>[] {
  const isByKind =
    sooner.known.kind !== later.known.kind &&
    [sooner, later].every(({ known }) => settleOrder?.includes(known.kind) === true);
  return isByKind ? ['settleOrder'] : [settleStart === undefined ? 'handsTakenFrom' : 'settleStart'];
}

/** The first wager that was settled before one that comes first, and the foremost of those. */
function firstOutOfTurn(
  settled: readonly Settled[],
  compare: Comparing,
): readonly [] | readonly [TableWager, TableWager] {
  let found: readonly [] | readonly [TableWager, TableWager] = [];
  let foremost: TableWager | undefined;
  for (const { wager } of [...settled].reverse()) {
    if (foremost !== undefined && compare(wager, foremost) > 0) found = [wager, foremost];
    else foremost = wager;
  }
  return found;
}

/** A wager settled too soon or too late is out of every turn: the check of when it is settled has that. */
function isOutOfTime(
  game: GameDefinition,
  round: TableRound,
  wager: TableWager,
  facts: TableFacts,
  at: number,
): boolean {
  const { after = -1, before = Infinity } = momentOf(game, round, wager, facts)?.moment ?? {};
  return at < after || at > before;
}

function together(game: GameDefinition, round: TableRound, facts: TableFacts): readonly Settled[][] {
  const groups = new Map<string, Settled[]>();
  for (const [wager, at] of settledOnce(game, round, facts)) {
    const name = settlingOfWager(game, round, wager, facts);
    if (name === undefined || wager.position === undefined || isOutOfTime(game, round, wager, facts, at)) continue;
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [{ wager, at }]);
    else group.push({ wager, at });
  }
  return [...groups.values()];
}
