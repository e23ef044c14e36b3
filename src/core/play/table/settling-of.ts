import type { WagerOutcome } from '../../facts/kinds/outcome';
import { takesPart, type Wager } from '../../games/wager';
import { addOdds, type Odds } from '../../values/odds';
import { oddsRowOf, outcomeOf, riderOf } from '../rows/outcome-of';
import { mayLackChips, mostInChips } from '../wagers/chips';
import { isMadeOtherwise } from '../wagers/made-with';
import { mayBeTurnedDownAsSpoken } from '../wagers/oral';
import { SMALLEST_CHIP, type Settling } from '../wagers/settling';
import { isAccepted, mayBeTurnedDownFor } from '../wagers/standing';
import { stakeRule } from '../wagers/stake-rule';
import { shareOf, tableMaximum } from '../wagers/table-maximum';
import type { TableFacts } from './table-facts';
import { openingWagers, type Asked, type GameDefinition } from './table-game';
import { openingOf, type TableRound, type TableWager } from './table-round';

export type TableSettling = Settling<TableRound, TableFacts>;

const END_OF_WAGERING = 'what ended the wagering period: the call of no more bets';

const settlings = new WeakMap<GameDefinition, TableSettling>();

/** How the wagers of a game are decided and paid, by its rows. */
export function settlingOf(game: GameDefinition): TableSettling {
  const known = settlings.get(game);
  if (known !== undefined) return known;
  const made = makeSettling(game);
  settlings.set(game, made);
  return made;
}

/** Every wager of a table's round is one of these. */
export const asked = (round: TableRound, wager: Wager, facts: TableFacts): Asked => ({
  ...{ round, facts },
  wager: wager as TableWager,
});

function makeSettling(game: GameDefinition): TableSettling {
  const opening = openingWagers(game);
  return {
    endOfWagering: END_OF_WAGERING,
    howItEnded: (wager) => `settle event of wager ${wager} with what decided it`,
    resultOf: (round, wager, facts) => resultIn(game, asked(round, wager, facts)),
    oddsOf: (round, wager, facts) => winningOdds(game, asked(round, wager, facts)),
    mayBeTurnedDown: (round, wager, facts) =>
      mayBeTurnedDownFor(
        round,
        wager,
        facts,
        ownReason(game, opening, round, wager as TableWager, facts),
        END_OF_WAGERING,
      ),
    mayBeCutBy: (round, wager, facts) => game.mayBeCutBy?.(asked(round, wager, facts)) ?? 0,
    mostPayable: (wager, stake, odds, facts) => mostInChips(wager, stake, odds, facts),
    isRounded: () => false,
    paymentDoubt: (round, wager, stake, odds, facts) =>
      mayLackChips(wager, stake, odds, facts) ? SMALLEST_CHIP : mayBeMisplaced(round, wager),
    unpayablePart: () => 0,
  };
}

const isOutcome = (value: string): value is WagerOutcome => value === 'win' || value === 'lose' || value === 'push';

/** A wager that rules call void is given back as one that stands off is. */
function resultIn(game: GameDefinition, about: Asked): WagerOutcome | undefined {
  const decided = outcomeOf(game, about);
  if (!('row' in decided)) return undefined;
  const { value } = decided.row;
  if (value === 'void') return 'push';
  return isOutcome(value) ? value : undefined;
}

/** Of a wager that won: its own odds and what rides on it. */
function winningOdds(game: GameDefinition, about: Asked): Odds | undefined {
  if (resultIn(game, about) !== 'win') return undefined;
  const own = oddsRowOf(game, about);
  if (!('row' in own)) return undefined;
  const more = ridingOn(game, about);
  if (typeof more === 'string') return undefined;
  return more === undefined ? own.row.value : addOdds(own.row.value, more);
}

/** What is paid on a wager besides what it comes to itself; a string is what is missing to say. */
export function ridingOn(game: GameDefinition, about: Asked): Odds | string | undefined {
  let sum: Odds | undefined;
  for (const name in game.riders) {
    if (game.riders[name]?.on !== about.wager.known.kind) continue;
    const due = riderOf(game, name, about);
    if ('missing' in due) return due.missing;
    if ('row' in due) sum = sum === undefined ? due.row.value : addOdds(sum, due.row.value);
  }
  return sum;
}

/** It took part, and the table let it; one that was given back was not turned down where the cards or no rule had it so. */
export function isInPlay(game: GameDefinition, round: TableRound, wager: TableWager, facts: TableFacts): boolean {
  if (isAccepted(wager)) return true;
  if (wager.result !== 'void' || wager.voided || !takesPart(wager)) return false;
  const settling = settlingOf(game);
  return settling.resultOf(round, wager, facts) === 'push' || settling.mayBeTurnedDown(round, wager, facts) !== true;
}

function ownReason(
  game: GameDefinition,
  opening: readonly string[],
  round: TableRound,
  wager: TableWager,
  facts: TableFacts,
): boolean | string {
  if (isOutOfProportion(game, opening, round, wager, facts)) return true;
  if (lacksItsCompanion(game, opening, round, wager, facts) || isMadeOtherwise(round, wager, facts)) return true;
  return mayBeTurnedDownAsSpoken(round.oral, wager, facts);
}

/** More than its part of the table maximum, or not what the wager it goes with asks for. */
function isOutOfProportion(
  game: GameDefinition,
  opening: readonly string[],
  round: TableRound,
  wager: TableWager,
  facts: TableFacts,
): boolean {
  const { stake, known } = wager;
  const rule = stakeRule(known.kind, facts);
  const other = rule && openingOf(round, wager, opening);
  if (rule !== undefined && other !== undefined) {
    const { least, most = Infinity } = rule.bounds;
    if (stake < other.stake * least || stake > other.stake * most) return true;
  }
  return stake > (shareOf(known.kind, tableMaximum(round, game), facts) ?? stake);
}

/** Without the opening wager that it may only be placed with. */
const lacksItsCompanion = (
  game: GameDefinition,
  opening: readonly string[],
  round: TableRound,
  wager: TableWager,
  facts: TableFacts,
): boolean => {
  if (facts.placedWith?.has(wager.known.kind) !== true) return false;
  const companion = openingOf(round, wager, opening);
  return companion === undefined || !isInPlay(game, round, companion, facts);
};

/** A wager that lay wrong may have been settled by where it should have been. */
export const mayBeMisplaced = ({ irregularities }: TableRound, { id }: Wager): string | undefined =>
  irregularities.some(
    ({ kind, wager, treatment }) =>
      kind === 'wager-misplaced' && treatment !== 'result-stands' && (wager === undefined || wager === id),
  )
    ? `position of wager ${id}`
    : undefined;
