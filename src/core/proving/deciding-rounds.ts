import { kindOfBet } from '../games/wager';
import { GAME_DEFINITIONS } from '../games/definitions';
import type { RoundEvent } from '../rounds/record';
import type { RuleSet } from '../rules/rule-set';
import { wagersFor } from './defined-rounds';
import { questionsFor } from './defined';
import { valuesOf } from '../checks/bind';

/**
 * Rounds of a defined game in which one row of `outcomes` or `pays` decides its wager, without settlements: some of all courses that
 * a round may take. None where the game has no definition or something else decides the wager.
 */
export function roundsDecidedBy(
  ruleSet: RuleSet,
  fact: string,
  row: string,
  most: number,
): readonly (readonly RoundEvent[])[] {
  const game = GAME_DEFINITIONS.find(({ code }) => code === ruleSet.game);
  if (game === undefined) return [];
  const bet = row.split('/')[0] ?? row;
  return questionsFor(game, ruleSet, kindOfBet(bet)).flatMap(({ wager, results, odds, spaces }) => {
    const readings = [...results, ...odds].filter((reading) => reading.fact === fact && reading.row === row);
    const courses = spaces.flatMap(({ cases }) => cases.map(({ outcome }) => outcome));
    const decided = courses.filter((course) => readings.some((reading) => reading.holds(course))).slice(0, most);
    return decided.map(({ events }) => [...wagersFor(game, wager, valuesOf(ruleSet)), ...events]);
  });
}
