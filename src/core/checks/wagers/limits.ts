import { takesPart, type TableLimit, type Wager, type WageredRound } from '../../games/wager';
import { printMoney, type Cents } from '../../values/money';
import type { Cited, Ruling } from '../ruling';
import { excessOf } from './excess';
import type { Settling } from './settling';
import {
  isTurnedDown,
  leftOpenBySteps,
  permittedPart,
  stakedInAll,
  stepOf,
  STEPS_COUNTED_FROM,
  type StandingFacts,
} from './standing';

export const BELOW_MINIMUM = {
  accepted: 'A stake of {{stake}} on {{bet}} was accepted; the displayed minimum is {{minimum}}.',
} as const;

/** A wager below the displayed minimum, where a rule has it refused. */
export function judgeMinimum<F extends string>(
  round: WageredRound,
  underMinimum: string,
  ruling: Ruling<F | 'underMinimum', keyof typeof BELOW_MINIMUM>,
  cites: (wager: Wager) => readonly Cited<F | 'underMinimum'>[] = () => ['underMinimum'],
  inAll: (round: WageredRound, wager: Wager) => Cents = stakedInAll,
): void {
  if (underMinimum !== 'not-accepted' || round.voided || round.dummy || round.wagers.length === 0) return;
  if (!round.limits) {
    ruling.cannotTell('table', ['table.limits']);
    return;
  }
  for (const wager of round.wagers) {
    const min = wager.limit?.min;
    if (min === undefined || !takesPart(wager)) continue;
    if (wager.stake >= min || isTurnedDown(wager) || inAll(round, wager) >= min) ruling.complies(wager.id);
    else if (wager.result === undefined) ruling.cannotTell(wager.id, [`settle event of wager ${wager.id}`]);
    else
      ruling.breaches(wager.id, {
        message: 'accepted',
        cites: cites(wager),
        expected: 'void',
        recorded: wager.result,
        data: { stake: printMoney(wager.stake), bet: wager.bet, minimum: printMoney(min) },
      });
  }
}

export const ABOVE_MAXIMUM = {
  excessSettled:
    'A stake of {{stake}} on {{bet}} was settled beyond the displayed maximum of {{maximum}}; {{permitted}} of it was permitted.',
} as const;

/** Of a wager above the displayed maximum no more than the permitted part may be settled. */
export function judgeMaximum<Round extends WageredRound, Facts extends StandingFacts, F extends string>(
  settling: Settling<Round, Facts>,
  round: Round,
  facts: Facts,
  ruling: Ruling<F | 'overMaximum', keyof typeof ABOVE_MAXIMUM>,
  cites: (wager: Wager) => readonly Cited<F | 'overMaximum'>[] = () => ['overMaximum'],
): void {
  if (round.voided || round.dummy || round.wagers.length === 0) return;
  if (!round.limits) {
    ruling.cannotTell('table', ['table.limits']);
    return;
  }
  for (const wager of round.wagers) {
    const max = wager.limit?.max;
    if (max === undefined || !takesPart(wager)) continue;
    const excess = wager.stake > max ? excessOf(settling, round, wager, facts) : undefined;
    if (excess === undefined || excess.settled === false) ruling.complies(wager.id);
    else if (excess.settled === undefined) ruling.cannotTell(wager.id, [settling.howItEnded(wager.id)]);
    else
      ruling.breaches(wager.id, {
        message: 'excessSettled',
        cites: cites(wager),
        expected: String(excess.permitted),
        recorded: excess.recorded,
        data: {
          stake: printMoney(wager.stake),
          bet: wager.bet,
          maximum: printMoney(max),
          permitted: printMoney(excess.permitted),
        },
      });
  }
}

export const OFF_STEP = {
  offStep:
    'A stake of {{stake}} on {{bet}} was settled whole; in steps of {{increment}} {{counted}}, {{permitted}} was permitted.',
} as const;

/** How the steps of a stake are counted, for the sentence. */
export const counted = (stake: Cents, limit: TableLimit, facts: StandingFacts): string =>
  leftOpenBySteps(stake, limit, facts) > 0 ? 'however counted' : 'above the minimum';

/** Of a wager not in the displayed steps above the minimum no more than the permitted part may be settled. */
export function judgeSteps<Round extends WageredRound, Facts extends StandingFacts>(
  settling: Settling<Round, Facts>,
  round: Round,
  facts: Facts,
  ruling: Ruling<'offIncrement', keyof typeof OFF_STEP>,
  isBound: (wager: Wager) => boolean = () => true,
): void {
  if (round.voided || round.dummy) return;
  for (const wager of round.wagers) {
    const limit = wager.limit;
    const step = limit === undefined ? 0 : stepOf(limit, facts);
    if (!limit || step === 0 || !takesPart(wager) || wager.stake < (limit.min ?? 0) || !isBound(wager)) continue;
    // Above the maximum the steps no longer matter: that check reports the excess.
    if (limit.max !== undefined && wager.stake > limit.max) continue;
    const excess = excessOf(settling, round, wager, facts);
    const inAll = excess === undefined ? wager.stake : stakedInAll(round, wager);
    if (excess === undefined || excess.settled === false || permittedPart(inAll, limit, facts) === inAll) {
      if (isInStepsAnyhow(wager, limit, facts)) ruling.complies(wager.id);
      else ruling.cannotTell(wager.id, [STEPS_COUNTED_FROM]);
    } else if (excess.settled === undefined) ruling.cannotTell(wager.id, [settling.howItEnded(wager.id)]);
    else
      ruling.breaches(wager.id, {
        message: 'offStep',
        cites: ['offIncrement'],
        expected: String(excess.permitted),
        recorded: excess.recorded,
        data: {
          stake: printMoney(wager.stake),
          bet: wager.bet,
          increment: printMoney(step),
          counted: counted(wager.stake, limit, facts),
          permitted: printMoney(excess.permitted),
        },
      });
  }
}

/**
 * No more was at stake than every way of counting the steps permits. Where the ways do not agree on a stake, no greater
 * one is in the steps of both, so that what else the player has on the bet cannot put it right.
 */
function isInStepsAnyhow(wager: Wager, limit: TableLimit, facts: StandingFacts): boolean {
  const { stake, result, returned = 0 } = wager;
  const open = leftOpenBySteps(stake, limit, facts);
  if (open === 0 || isTurnedDown(wager) || result === 'push') return true;
  return result === 'lose' && stake - returned <= permittedPart(stake, limit, facts) - open;
}
