import type { WageredRound } from '../../games/wager';
import { printMoney } from '../../values/money';
import type { Ruling } from '../judging/ruling';
import { isSettledAgainstResult, SMALLEST_CHIP, type Settling } from './settling';
import { permittedPart, type StandingFacts } from './standing';

export const LOSING_STAKE = {
  paid: 'Wager {{subject}} lost, and {{paid}} was paid on it.',
  givenBack: 'Wager {{subject}} lost, and {{returned}} of its stake was given back; {{due}} was due back.',
} as const;

/** A losing wager is collected: nothing is paid on it and none of the permitted stake is given back. */
export function judgeLosingStakes<Round extends WageredRound, Facts extends StandingFacts>(
  settling: Settling<Round, Facts>,
  round: Round,
  facts: Facts,
  ruling: Ruling<'losingStake', keyof typeof LOSING_STAKE>,
): void {
  for (const wager of round.wagers) {
    if (
      wager.decidedBy === undefined ||
      wager.result !== 'lose' ||
      isSettledAgainstResult(settling, round, wager, facts)
    )
      continue;
    const { stake, lateStake, paid, returned = 0 } = wager;
    if (paid === 0 && returned === 0) {
      ruling.complies(wager.id);
      continue;
    }
    const excess = stake - permittedPart(stake, wager.limit, facts);
    if (paid > 0)
      ruling.breaches(wager.id, {
        message: 'paid',
        cites: ['losingStake'],
        expected: '0',
        recorded: String(paid),
        data: { paid: printMoney(paid) },
      });
    else if (returned <= excess || returned <= excess + settling.mayBeCutBy(round, wager, facts))
      ruling.complies(wager.id);
    else if (wager.maybeLate) ruling.cannotTell(wager.id, [settling.endOfWagering]);
    else if (returned <= excess + settling.unpayablePart(wager, facts)) ruling.cannotTell(wager.id, [SMALLEST_CHIP]);
    // What was taken off a wager too late is the breach of the wagering period, which has its own check.
    else if (lateStake === undefined || returned !== stake - lateStake)
      ruling.breaches(wager.id, {
        message: 'givenBack',
        cites: ['losingStake'],
        expected: String(excess),
        recorded: String(returned),
        data: { returned: printMoney(returned), due: printMoney(excess) },
      });
  }
}

export const WINNING_STAKE = {
  notReturned: 'Wager {{subject}} won; {{returned}} of its stake of {{stake}} was given back.',
} as const;

/** The stake of a winning wager is given back with its winnings, where the record says what was. */
export function judgeWinningStakes<Round extends WageredRound, Facts>(
  settling: Settling<Round, Facts>,
  round: Round,
  facts: Facts,
  ruling: Ruling<'winningStake', keyof typeof WINNING_STAKE>,
): void {
  for (const wager of round.wagers) {
    if (
      wager.decidedBy === undefined ||
      wager.result !== 'win' ||
      wager.returned === undefined ||
      isSettledAgainstResult(settling, round, wager, facts)
    )
      continue;
    if (wager.returned === wager.stake) ruling.complies(wager.id);
    // The stake it was altered to too late: the check of the wagering period has that breach.
    else if (wager.returned !== wager.lateStake && !wager.maybeLate)
      ruling.breaches(wager.id, {
        message: 'notReturned',
        cites: ['winningStake'],
        expected: String(wager.stake),
        recorded: String(wager.returned),
        data: { stake: printMoney(wager.stake), returned: printMoney(wager.returned) },
      });
  }
}
