import { betNamed, fullName, type Kind } from '../games/sic-bo/bet';
import { DICE, thrownOf } from '../games/sic-bo/dice';
import type { Announcement, Closing, SicBoRound, Thrown } from '../games/sic-bo/round';
import { takesPart, type SpokenWager, type TimedIrregularity, type Wager } from '../games/wager';
import { isVoiding } from '../values/treatment';
import { ownLimit, type LimitOf } from './displayed-limits';
import { concernsSomeWagers, irregularityAt, place, takesResultBack } from './incidents';
import { PlacedAfterwards } from './next-round';
import type { RoundEvent, RoundRecord } from './record';
import { SpinPeriod } from './spin-period';
import { RecordedWagers } from './wagers';

/** The dealer's calls that a tumble does not count. */
const CALLED_OFF: ReadonlySet<string> = new Set(['no-spin', 'no-roll', 'no-result']);

interface Reading extends SicBoRound {
  wagers: SicBoRound['wagers'];
  voided: boolean;
  thrown: Thrown | undefined;
  resultAt: number | undefined;
  calledOff: boolean;
  mayBeCalledOff: boolean;
  tumbledAgain: boolean;
  diceTumbled: number | undefined;
  announcements: Announcement[];
  readonly closings: Closing[];
  readonly irregularities: TimedIrregularity[];
  oral: SpokenWager<Kind>[];
  made: SpokenWager<Kind>[];
  readonly placedAfterwards: PlacedAfterwards;
}

/** Reads a valid record as a round of sic bo, in one pass; a sentence with its place where it cannot be one. */
export function readSicBoRound(record: RoundRecord): SicBoRound | string {
  const { events, table, equipment } = record;
  const period = new SpinPeriod(events);
  const wagers = new RecordedWagers<Kind>(table?.limits, period, limitOf);
  const dice = equipment?.dice;
  const tumbler = equipment?.tumbler;
  const round: Reading = {
    limits: table?.limits,
    dummy: record.dummy === true,
    voided: false,
    wagers: wagers.all,
    thrown: undefined,
    resultAt: undefined,
    calledOff: false,
    mayBeCalledOff: false,
    tumbledAgain: false,
    diceTumbled: undefined,
    diceAtTable: typeof dice === 'number' ? dice : undefined,
    announcements: [],
    closings: [],
    tumbler: tumbler === 'covered' || tumbler === 'uncovered' ? tumbler : undefined,
    irregularities: [],
    oral: [],
    made: [],
    placedAfterwards: new PlacedAfterwards(),
  };
  for (let index = 0; index < events.length; index += 1) {
    const event = events[index];
    const problem = event && readEvent(round, wagers, period, event, index);
    if (problem !== undefined) return `${place(index)}${problem}`;
  }
  if (!round.placedAfterwards.isEmpty) leaveToTheNextTumble(round, round.placedAfterwards);
  if (round.calledOff) round.voided = true;
  round.mayBeCalledOff = period.mayBeCalledOff;
  if (!round.voided && !round.dummy)
    for (const wager of round.wagers) if (takesPart(wager)) wager.decidedBy = betNamed(wager.bet)?.kind;
  return round;
}

/** Limits are displayed for a bet, for all bets of a kind, or for all. */
const limitOf: LimitOf = (limits, { bet, kind }, areNamed) =>
  (areNamed ? (ownLimit(limits, bet) ?? ownLimit(limits, betNamed(bet)?.kind ?? kind)) : undefined) ?? limits['*'];

function readEvent(
  round: Reading,
  wagers: RecordedWagers<Kind>,
  period: SpinPeriod,
  event: RoundEvent,
  index: number,
): string | undefined {
  switch (event.type) {
    case 'wager':
      return readWager(round, wagers, period, event, index);
    case 'roll':
      return readRoll(round, period, event, index);
    case 'settle':
      if (event.result !== 'void') period.showResult();
      return wagers.settle(event, index);
    case 'announce':
      period.showResult();
      round.announcements.push({ place: place(index), of: event.of, value: event.value });
      return undefined;
    case 'call':
      readCall(round, period, event.call, index);
      return undefined;
    case 'change':
      return wagers.change(event, index);
    case 'withdraw':
      return wagers.withdraw(event, index);
    case 'void':
      if (event.scope === 'wager') return wagers.void(event.ref);
      voidRound(round, wagers);
      return undefined;
    case 'irregularity':
      readIrregularity(round, wagers, period, event, index);
      return undefined;
    default:
      return ` is a ${event.type}, which is no part of sic bo; check the record's game`;
  }
}

function readWager(
  round: Reading,
  wagers: RecordedWagers<Kind>,
  period: SpinPeriod,
  event: RoundEvent & { type: 'wager' },
  index: number,
): string | undefined {
  const { bet: named, oral, chips } = event;
  const bet = fullName(named);
  const problem = wagers.place(bet === named ? event : { ...event, bet }, index);
  const wager = wagers.all.at(-1);
  if (problem !== undefined || wager === undefined) return problem;
  period.reopen();
  if (oral === true || chips !== undefined) (oral === true ? round.oral : round.made).push({ wager, chips });
  if (
    wager.late === 'placed' &&
    round.placedAfterwards.isRoundOver(wagers.all, wagers.all.length - 1, period.isDecided)
  )
    round.placedAfterwards.add(wager);
  return undefined;
}

function leaveToTheNextTumble(round: Reading, afterwards: PlacedAfterwards): void {
  const belongs = (wager: Wager): boolean => afterwards.isOfThisRound(wager);
  round.wagers = round.wagers.filter(belongs);
  round.oral = round.oral.filter(({ wager }) => belongs(wager));
  round.made = round.made.filter(({ wager }) => belongs(wager));
}

function readCall(round: Reading, period: SpinPeriod, call: string, index: number): void {
  if (CALLED_OFF.has(call)) {
    callOff(round, period);
    return;
  }
  if (call === 'no-more-bets' && !period.isCalled)
    round.closings.push({ place: place(index), tumbled: period.isEnding, resultOut: period.isDecided });
  period.call(call);
}

const isFace = (die: number): boolean => die >= 1 && die <= 6;

function readRoll(
  round: Reading,
  period: SpinPeriod,
  event: RoundEvent & { type: 'roll' },
  index: number,
): string | undefined {
  if (!event.dice.every(isFace))
    return `.dice must be numbers from 1 to 6 in sic bo, found ${JSON.stringify(event.dice)}`;
  const repeated = round.diceTumbled !== undefined && !round.calledOff;
  round.diceTumbled = event.dice.length;
  period.spin();
  if (event.valid === false) {
    callOff(round, period);
    return undefined;
  }
  round.tumbledAgain ||= round.calledOff;
  round.calledOff = false;
  // Of two tumbles that both count, no one can say which decides.
  round.thrown = repeated || event.dice.length !== DICE ? undefined : thrownOf(event.dice);
  round.resultAt = repeated ? undefined : index;
  return undefined;
}

function callOff(round: Reading, period: SpinPeriod): void {
  period.callOff(true);
  round.calledOff = true;
  round.thrown = undefined;
  round.announcements = [];
}

function readIrregularity(
  round: Reading,
  wagers: RecordedWagers<Kind>,
  period: SpinPeriod,
  event: RoundEvent & { type: 'irregularity' },
  index: number,
): void {
  const { kind, treatment } = event;
  const state = period.stateAt(index);
  const stands = treatment === 'result-stands' || treatment === 'played';
  // Dice that do not lie flat have no result, also where nobody noted what was done about it.
  const hasNoResult = kind === 'die-cocked' && treatment === undefined && round.thrown && !period.isDecided;
  if ((kind === 'no-spin' && !stands) || hasNoResult) callOff(round, period);
  if (takesResultBack(event)) round.announcements = [];
  if (isVoiding(treatment) && !concernsSomeWagers(event)) voidRound(round, wagers);
  const wageringOpen = state === 'unsure' ? undefined : state === 'open';
  round.irregularities.push({ ...irregularityAt(index, event, round.wagers.length), wageringOpen });
}

/** Once a round is void, wagers are free to be taken back. */
function voidRound(round: Reading, wagers: RecordedWagers<Kind>): void {
  round.voided = true;
  wagers.release();
}
