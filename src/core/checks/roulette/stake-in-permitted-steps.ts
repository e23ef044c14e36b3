import type { RouletteFacts } from '../../games/roulette/game';
import type { RouletteRound } from '../../games/roulette/round';
import { printMoney } from '../../values/money';
import type { Ruling } from '../../play/judging/ruling';
import { counted, judgeSteps, OFF_STEP } from '../../play/wagers/limits';
import { leftOpenBySteps, STEPS_COUNTED_FROM } from '../../play/wagers/standing';
import { judgeUnits, OFF_UNITS } from '../../play/wagers/units';
import { partInSteps } from './racetrack-steps';
import { dueOn } from './racetrack-winnings';
import { rouletteCheck } from './roulette-check';
import { SETTLING, SETTLING_FACTS, type SettlingFacts } from './settling';
import { decidingPocket } from './valid-spin';

export const stakeInPermittedSteps = rouletteCheck({
  id: 'roulette/stake-in-permitted-steps',
  requirement: 'Only wagers in the displayed steps above the minimum, or in units of the minimum, are settled.',
  enforces: [],
  mayEnforce: ['offIncrement', 'racetrackOffIncrement', 'wagerUnits', 'rounding'],
  uses: [...SETTLING_FACTS, 'winningStake'],
  // What is paid where the chips do not allow the exact amount shows only whether a notice asks for units.
  enforcesRow: (fact, _, value) => fact !== 'rounding' || value === 'down-to-lower-multiple-of-minimum',
  messages: { ...OFF_STEP, ...OFF_UNITS },
  run: (round, facts, ruling) => {
    if (facts.offIncrement !== undefined)
      judgeSteps(
        SETTLING,
        round,
        facts,
        ruling,
        ({ decidedBy }) => decidedBy !== 'racetrack' || facts.racetrackOffIncrement === undefined,
      );
    judgeUnits(round, facts, ruling, (decidedBy) => decidedBy === 'pocket');
    if (facts.racetrackOffIncrement !== undefined) judgeRacetrackSteps(round, facts, ruling);
  },
});

/** Of a race-track wager not in the steps, what is over them is void although the dealer placed it. */
function judgeRacetrackSteps(
  round: RouletteRound,
  facts: SettlingFacts,
  ruling: Ruling<'racetrackOffIncrement', 'offStep'>,
): void {
  for (const wager of round.wagers) {
    const { id, bet, stake, limit, decidedBy } = wager;
    if (decidedBy !== 'racetrack' || !limit?.increment || stake < (limit.min ?? 0)) continue;
    const permitted = partInSteps(wager, facts);
    const surely = permitted - leftOpenBySteps(stake, limit, facts);
    const settled = permitted === stake ? false : isSettledWhole(round, wager, permitted, facts);
    if (surely === stake || isSettledWhole(round, wager, surely, facts) === false) ruling.complies(id);
    else if (settled === false) ruling.cannotTell(id, [STEPS_COUNTED_FROM], ['racetrackOffIncrement']);
    else if (settled === undefined) ruling.cannotTell(id, [SETTLING.howItEnded(id)], ['racetrackOffIncrement']);
    else
      ruling.breaches(id, {
        message: 'offStep',
        cites: ['racetrackOffIncrement'],
        expected: String(permitted),
        recorded: String(stake),
        data: {
          stake: printMoney(stake),
          bet,
          increment: printMoney(limit.increment),
          counted: counted(stake, limit, facts),
          permitted: printMoney(permitted),
        },
      });
  }
}

/** A losing wager shows it in what was given back, a winning one in what it was paid; undefined where neither does. */
function isSettledWhole(
  round: RouletteRound,
  wager: RouletteRound['wagers'][number],
  permitted: number,
  facts: SettlingFacts & Partial<Pick<RouletteFacts, 'pays'>>,
): boolean | undefined {
  const { result, stake, returned = 0, paid } = wager;
  if (result === 'push' || result === 'void') return false;
  if (result === 'lose') return stake - returned > permitted;
  const pocket = decidingPocket(round, facts);
  if (result === undefined || pocket === undefined || facts.pays === undefined) return undefined;
  if (dueOn(round, wager, permitted, pocket, facts.pays)?.includes(paid) === true) return false;
  return dueOn(round, wager, stake, pocket, facts.pays)?.includes(paid) === true ? true : undefined;
}
