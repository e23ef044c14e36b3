import { takesPart, type TableLimit, type Wager, type WageredRound } from '../../games/wager';
import { printMoney, type Cents } from '../../values/money';
import type { Breach, Cited, Ruling } from '../judging/ruling';
import { excessOf, givenBackBeside, isExcessGivenBack, type Excess } from './excess';
import type { Settling } from './settling';
import {
  isTakenAgainst,
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
  taken: 'A stake of {{stake}} on {{bet}} was taken; the displayed maximum is {{maximum}}, and no more may be taken.',
  excessKept:
    'A stake of {{stake}} on {{bet}} went beyond the displayed maximum of {{maximum}} and won; {{returned}} of it was given back, and the excess must not be kept.',
} as const;

/** The facts by which what is above a maximum is judged, where another check may have the whole of a winning stake. */
type MaximumFacts = StandingFacts & { readonly winningStake?: string };

/** What is wrong with how a wager above the maximum was settled: nothing, what a record lacks to tell, or the sentence. */
export function wrongAboveMaximum(
  wager: Wager,
  excess: Excess,
  { winningStake, overMaximum }: MaximumFacts,
  howItEnded: (wager: string) => string,
):
  | { readonly missing: string }
  | { readonly message: keyof typeof ABOVE_MAXIMUM; readonly recorded: string }
  | undefined {
  const { permitted, settled, recorded } = excess;
  if (settled) return { message: 'excessSettled', recorded };
  if (isTakenAgainst(overMaximum, wager)) return { message: 'taken', recorded: String(wager.stake) };
  if (settled === undefined) return { missing: howItEnded(wager.id) };
  // Where rules have a winning stake given back, the check of that looks at all of it.
  const isGivenBack = winningStake !== undefined || isExcessGivenBack(wager, permitted);
  if (isGivenBack === undefined) return { missing: givenBackBeside(wager.id) };
  return isGivenBack ? undefined : { message: 'excessKept', recorded: String(wager.stake - (wager.returned ?? 0)) };
}

/** Of a wager above the displayed maximum no more than the permitted part may be settled. */
export function judgeMaximum<Round extends WageredRound, Facts extends MaximumFacts, F extends string>(
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
    const wrong = excess && wrongAboveMaximum(wager, excess, facts, settling.howItEnded);
    if (excess === undefined || wrong === undefined) ruling.complies(wager.id);
    else if ('missing' in wrong) ruling.cannotTell(wager.id, [wrong.missing]);
    else ruling.breaches(wager.id, aboveMaximum(wager, max, excess, wrong, cites(wager)));
  }
}

/** The breach of a maximum, with what its sentence says. */
export const aboveMaximum = <F extends string>(
  { stake, bet, returned = 0 }: Wager,
  maximum: Cents,
  { permitted }: Excess,
  { message, recorded }: { readonly message: keyof typeof ABOVE_MAXIMUM; readonly recorded: string },
  cites: readonly Cited<F>[],
): Breach<F, keyof typeof ABOVE_MAXIMUM> => ({
  message,
  cites,
  expected: message === 'excessKept' ? '0' : String(permitted),
  recorded,
  data: {
    stake: printMoney(stake),
    bet,
    maximum: printMoney(maximum),
    permitted: printMoney(permitted),
    returned: printMoney(returned),
  },
});

export const OFF_STEP = {
  offStep:
    'A stake of {{stake}} on {{bet}} was settled whole; in steps of {{increment}} {{counted}}, {{permitted}} was permitted.',
  taken:
    'A stake of {{stake}} on {{bet}} was taken; in steps of {{increment}} {{counted}}, no more than {{permitted}} of it may be.',
} as const;

/** How the steps of a stake are counted, for the sentence. */
export const counted = (stake: Cents, limit: TableLimit, facts: StandingFacts): string =>
  leftOpenBySteps(stake, limit, facts) > 0 ? 'however counted' : 'above the minimum';

/** Of a wager not in the displayed steps above the minimum no more than the permitted part may be settled. */
export function judgeSteps<Round extends WageredRound, Facts extends MaximumFacts>(
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
    const isInSteps = excess === undefined || permittedPart(inAll, limit, facts) === inAll;
    const isTaken = !isInSteps && excess.settled !== true && isTakenOffSteps(wager, facts);
    if (isInSteps || (!isTaken && excess.settled === false && isRestGivenBack(wager, excess, facts))) {
      if (isInStepsAnyhow(wager, limit, facts)) ruling.complies(wager.id);
      else ruling.cannotTell(wager.id, [STEPS_COUNTED_FROM]);
    } else if (!isTaken && excess.settled === undefined) ruling.cannotTell(wager.id, [settling.howItEnded(wager.id)]);
    else if (!isTaken && !excess.settled) ruling.cannotTell(wager.id, [givenBackBeside(wager.id)]);
    else
      ruling.breaches(wager.id, {
        message: isTaken ? 'taken' : 'offStep',
        cites: ['offIncrement'],
        expected: String(excess.permitted),
        recorded: isTaken ? String(wager.stake) : excess.recorded,
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

/** A terminal takes the next lowest wager; whether a table that refuses stakes off the steps may cut one to them, no rule says. */
const isTakenOffSteps = (wager: Wager, { offIncrement }: MaximumFacts): boolean =>
  offIncrement === 'next-lowest-taken' && isTakenAgainst(offIncrement, wager);

/** A winner off the steps is due all of its stake; of less given back, a part may be left out: a terminal does not take what is off them. */
const isRestGivenBack = (wager: Wager, { permitted }: Excess, { winningStake }: MaximumFacts): boolean =>
  // Where rules have a winning stake given back, the check of that looks at all of it.
  winningStake !== undefined || isExcessGivenBack(wager, permitted) === true;

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
