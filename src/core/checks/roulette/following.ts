import type { RouletteFacts } from '../../games/roulette/game';
import type { RouletteRound } from '../../games/roulette/round';
import type { Cause } from '../../play/judging/check';
import { isSettledBy } from '../../play/wagers/settled-by';
import { dueOn } from './racetrack-winnings';
import { SETTLING } from './settling';

type SpinCause = Cause<RouletteRound, RouletteFacts>;

/** What is missing where the number announced is none of the wheel's. */
export const A_POCKETS_NUMBER = 'announced number of a pocket';

/** The number is that of the pocket, and the pocket is on no wheel of these rules. */
export const NUMBER_FOLLOWS: readonly SpinCause[] = [
  {
    of: ['roulette/wheel-as-stated'],
    ledTo: ({ missing }, _breach, { announcements, pocket }) =>
      missing?.includes(A_POCKETS_NUMBER) === true && announcements.every(({ number }) => number === pocket),
  },
];

/** A wager settled by the number that was announced is no second error, nor is one that a wrong treatment leaves open. */
export const WAGER_FOLLOWS: readonly SpinCause[] = [
  {
    of: ['roulette/announced-number-matches-the-pocket'],
    ledTo: ({ subject, breach }, { breach: announced }, round, facts) =>
      breach !== undefined && announced !== undefined && isSettledOn(announced.recorded, subject, round, facts),
  },
  {
    of: ['roulette/irregularity-treated-as-stated'],
    ledTo: ({ missing }, { subject }) => missing?.includes(`${subject}.treatment`) === true,
  },
];

/** What was announced is a number, or a colour: then only wagers on colours are settled by it. */
function isSettledOn(recorded: string, id: string, round: RouletteRound, facts: Partial<RouletteFacts>): boolean {
  const { wheel } = round;
  const wager = round.wagers.find((one) => one.id === id);
  const isNumber = wheel.pockets.has(recorded);
  if (!isNumber && wager?.bet !== 'red' && wager?.bet !== 'black') return false;
  const pocket = isNumber ? recorded : [...wheel.pockets].find((one) => wheel.colourOf(one) === recorded);
  if (pocket === undefined) return false;
  const announced = { ...round, pocket, decidedUnder: undefined };
  if (wager?.decidedBy !== 'racetrack') return wager !== undefined && isSettledBy(SETTLING, announced, wager, facts);
  if (wager.result !== SETTLING.resultOf(announced, wager, facts) || facts.pays === undefined) return false;
  return dueOn(announced, wager, wager.stake, pocket, facts.pays)?.includes(wager.paid) === true;
}
