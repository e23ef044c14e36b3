import type { Check } from '../judging/check';
import type { GameDefinition } from '../table/table-game';
import type { TableRound } from '../table/table-round';
import { WHEEL_DUTIES } from '../wheel/duties';
import { addedStakeAsStated } from './added-stake';
import { announcedResultAsPlayed } from './announcements';
import { cardsFaceAsStated } from './dealing';
import { voidHandReturnsItsWagers } from './void-hand';
import { decisionsAsStated } from './decisions';
import { declaredIn, type Duty } from './duty';
import { decksAsStated, jokersAsStated } from './equipment';
import { irregularityTreatedAsStated, voidRoundReturnsEveryStake } from './irregularities';
import { stakeWithinItsShare } from './maximum-share';
import { onlyPermittedWagers } from './permitted-wagers';
import { playerKeepsToTheHandsAllowed, wagerHasItsCompanion, wagersPerPositionAsStated } from './positions';
import { settledInStatedOrder } from './settling-order';
import { settledInTurn } from './settled-in-turn';
import { settledWhenStated } from './settled-when';
import { boxWithinTableMaximum } from './shared-box';
import {
  losingWagerIsCollected,
  standOffReturnsTheStake,
  wagerFollowsTheResult,
  winningStakeIsReturned,
  winsPayStatedOdds,
} from './settlement';
import { SHOE_DUTIES } from './shoe';
import { SUPPLY_DUTIES } from './supply-of-cards';
import {
  confirmedWagersStay,
  noWagerAfterClose,
  oralWagersAsStated,
  stakeInPermittedSteps,
  stakeNotAboveMaximum,
  stakeNotBelowMinimum,
  wagersMadeAsStated,
} from './wagering';

/** Every duty that a table may have, in the order of play. */
const CATALOGUE: readonly Duty[] = [
  decksAsStated,
  jokersAsStated,
  onlyPermittedWagers,
  wagerHasItsCompanion,
  wagersPerPositionAsStated,
  playerKeepsToTheHandsAllowed,
  oralWagersAsStated,
  wagersMadeAsStated,
  noWagerAfterClose,
  confirmedWagersStay,
  stakeNotBelowMinimum,
  stakeNotAboveMaximum,
  stakeInPermittedSteps,
  stakeWithinItsShare,
  boxWithinTableMaximum,
  addedStakeAsStated,
  decisionsAsStated,
  cardsFaceAsStated,
  announcedResultAsPlayed,
  wagerFollowsTheResult,
  winsPayStatedOdds,
  losingWagerIsCollected,
  winningStakeIsReturned,
  standOffReturnsTheStake,
  settledInStatedOrder,
  settledWhenStated,
  settledInTurn,
  voidRoundReturnsEveryStake,
  voidHandReturnsItsWagers,
  irregularityTreatedAsStated,
];

/** Of games of cards alone: what the cards are dealt from, and how many there are. */
const OF_CARDS: readonly Duty[] = [...SHOE_DUTIES, ...SUPPLY_DUTIES];

const OF_KIND: Readonly<Record<GameDefinition['played'], readonly Duty[]>> = {
  cards: OF_CARDS,
  wheel: WHEEL_DUTIES,
  dice: [],
};

const dutiesOf = ({ played, duties = [] }: GameDefinition): readonly Duty[] => [
  ...CATALOGUE,
  ...OF_KIND[played],
  ...duties,
];

/** The checks of a game: those duties of which it declares a fact, and its own at the end. */
export const checksOf = (game: GameDefinition): readonly Check<TableRound>[] =>
  dutiesOf(game).flatMap((duty) => {
    const check = declaredIn(game, duty(game));
    return check.enforces.length + check.mayEnforce.length === 0 ? [] : [check];
  });
