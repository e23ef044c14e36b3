import type { Cited } from '../../play/judging/ruling';
import type { RouletteFacts } from '../../games/roulette/game';
import { kindOfBet } from '../../games/wager';
import type { Limit, RoundEvent } from '../../rounds/record';
import type { Cents } from '../../values/money';
import type { Planter, Planting } from '../game';
import type { Random } from '../random';
import type { Setting } from '../setting';
import type { ToldWager } from '../told';
import { wagerBreaches } from '../wagers/breaches';
import { calledAfter } from '../wagers/called-late';
import { greatSteps } from '../wagers/great-steps';
import { limitOf, newWager, plainly, withWager } from '../wagers/planting';
import { takenAsSpoken, takenOtherwise } from '../wagers/spoken';
import { layoutOf } from './bets';
import { isMultiplier } from './multipliers';
import { PLANTED } from './planted';
import { racetrackLimits } from './racetrack';
import { dueOn } from './settler';
import type { ToldSpin } from './told-spin';

type Facts = Partial<RouletteFacts>;

/** A race-track wager that can lie in one way only and that the pocket decides, settled at a table that shows its limits. */
function onRacetrack(
  told: ToldSpin,
  setting: Setting,
  random: Random,
  cites: readonly Cited<string>[],
  otherwise: (limit: Required<Limit>) => Partial<ToldWager> & { readonly stake: Cents },
): Planting<ToldSpin> | undefined {
  const facts = setting.facts as Facts;
  const { wheel, racetrack } = layoutOf(facts);
  const { pays } = facts;
  if (pays === undefined) return undefined;
  const decided = [...racetrack].flatMap(([bet, divisor]) => {
    const placed = wheel.bet(bet);
    return placed.pieces?.length === 1 && dueOn(placed, told.pocket, divisor, pays) !== undefined ? [bet] : [];
  });
  const bet = random.pick(decided);
  const limits = racetrackLimits(facts, limitOf(told).min);
  const limit = bet === undefined ? undefined : limits[kindOfBet(bet)];
  if (bet === undefined || limit === undefined) return undefined;
  const wager = { ...newWager(PLANTED, told, setting, random), bet, ...otherwise(limit) };
  const table = { ...told.table, limits: { ...told.table.limits, ...limits } };
  return { told: withWager(PLANTED, { ...told, table }, wager, setting), cites, subject: wager.id };
}

const OF_ANY_GAME = wagerBreaches<ToldSpin>(PLANTED);

/** By the limits of race-track wagers where the rules have some, else by those of all others. */
const byLimits = (
  duty: string,
  fact: 'racetrackUnderMinimum' | 'racetrackOffIncrement',
  stake: (limit: Required<Limit>) => Cents,
): Planter<ToldSpin> =>
  plainly((told, setting, random) =>
    setting.facts[fact] === undefined
      ? OF_ANY_GAME[duty]?.(told, setting, random)
      : onRacetrack(told, setting, random, [fact], (limit) => ({ stake: stake(limit) })),
  );

/** Breaches in what is wagered and in when wagering ends. */
export const WAGERING_BREACHES: Readonly<Record<string, Planter<ToldSpin>>> = {
  ...OF_ANY_GAME,
  'stake-not-below-minimum': byLimits('stake-not-below-minimum', 'racetrackUnderMinimum', ({ min }) => min / 2),
  'stake-in-permitted-steps': byLimits(
    'stake-in-permitted-steps',
    'racetrackOffIncrement',
    ({ min, increment }) => min + increment / 2,
  ),
  'steps-not-above-minimum': greatSteps(),
  'oral-wagers-as-stated': takenAsSpoken(),
  'wagers-made-as-stated': takenOtherwise(),
  'racetrack-wager-placed-by-the-dealer': plainly((told, setting, random) =>
    onRacetrack(
      told,
      setting,
      random,
      [['irregularities', 'wager-misplaced/on-racetrack-by-player'], 'racetrackPlaced'],
      ({ min }) => ({ stake: min, oral: false }),
    ),
  ),
  'no-more-bets-called-in-time': plainly((told, { facts }, random) => {
    const { ballSpun } = facts as Facts;
    const spun = told.played.filter((event) => event.type === 'spin' || isMultiplier(event));
    const announced: RoundEvent = { type: 'announce', of: 'result', value: told.pocket };
    // Where the ball may run before the call, only the result shows that it came too late.
    const played = ballSpun !== undefined && random.once(2) ? spun : [...spun, announced];
    return calledAfter(told, played, [ballSpun === undefined ? 'closingCall' : 'ballSpun']);
  }),
};
