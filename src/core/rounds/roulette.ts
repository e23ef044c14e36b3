import type { SpokenWager, TimedIrregularity, Wager } from '../games/wager';
import { takesPart } from '../games/wager';
import { announcedMultiplier, announcedSpin, type AnnouncedSpin } from '../games/roulette/announced';
import type { Closing, Decider, Multiplier, RouletteRound, Spin, TouchedWinner } from '../games/roulette/round';
import { Wheel, type PlacedBet, type WheelFacts } from '../games/roulette/wheel';
import { isVoiding } from '../values/treatment';
import { ownLimit, type LimitOf } from './displayed-limits';
import { concernsSomeWagers, irregularityAt, place, takesResultBack } from './incidents';
import { PlacedAfterwards } from './next-round';
import type { RoundEvent, RoundRecord } from './record';
import { SpinPeriod } from './spin-period';
import { RecordedWagers } from './wagers';

/** What makes a spin invalid whenever it happens before the ball has come to rest. */
const INVALIDATING: ReadonlySet<string> = new Set(['no-spin', 'foreign-object', 'ball-out-of-wheel']);

const NO_MULTIPLIERS: readonly Multiplier[] = [];

const wheels = new WeakMap<object, Wheel>();

/** One wheel for all rounds under the same rules. */
function wheelUnder(facts: WheelFacts): Wheel {
  let wheel = wheels.get(facts);
  if (wheel === undefined) {
    wheel = new Wheel(facts);
    wheels.set(facts, wheel);
  }
  return wheel;
}

/** What an announcement of odds for one number begins with. */
const MULTIPLIER = 'multiplier:';

type EventOf<T extends RoundEvent['type']> = RoundEvent & { type: T };
type RouletteWagers = RecordedWagers<Decider, Wager<Decider>, PlacedBet>;

interface Reading extends RouletteRound {
  wagers: readonly Wager<Decider>[];
  readonly spins: Spin[];
  announcements: AnnouncedSpin[];
  coloursAnnounced: string[];
  readonly closings: Closing[];
  multipliers: readonly Multiplier[];
  readonly irregularities: TimedIrregularity[];
  oral: SpokenWager<Decider>[];
  made: SpokenWager<Decider>[];
  laidByPlayer: Wager<Decider>[];
  readonly placedAfterwards: PlacedAfterwards;
  afterResult: Set<string> | undefined;
  takenUpLost: Set<string> | undefined;
  touched: Touched[];
}

interface Touched extends TouchedWinner {
  readonly paidAfter: Wager[];
}

/** Reads a valid record as a round of roulette, in one pass; a sentence with its place where it cannot be one. */
export function readRouletteRound(record: RoundRecord, facts: WheelFacts): RouletteRound | string {
  const wheel = wheelUnder(facts);
  const limits = record.table?.limits;
  const period = new SpinPeriod(record.events);
  const wagers = new RecordedWagers<Decider, Wager<Decider>, PlacedBet>(limits, period, limitOf, wheel.known);
  const diameter = record.equipment?.ballDiameterMm;
  const round: Reading = {
    wheel,
    equipment: {
      wheel: record.equipment?.wheel,
      ballDiameter: typeof diameter === 'number' ? diameter : undefined,
    },
    limits,
    dummy: false,
    voided: false,
    wagers: wagers.all,
    spins: [],
    calledOff: false,
    pocket: undefined,
    resultAt: undefined,
    noSpinAt: undefined,
    mayBeCalledOff: false,
    announcements: [],
    coloursAnnounced: [],
    closings: [],
    multipliers: NO_MULTIPLIERS,
    irregularities: [],
    oral: [],
    made: [],
    laidByPlayer: [],
    afterResult: undefined,
    takenUpLost: undefined,
    touched: [],
    placedAfterwards: new PlacedAfterwards(),
    decidedUnder: undefined,
    deciding: undefined,
  };
  const { events } = record;
  for (let index = 0; index < events.length; index += 1) {
    const event = events[index];
    const problem = event && readEvent(round, wagers, period, event, index);
    if (problem !== undefined) return `${place(index)}${problem}`;
  }
  if (!round.placedAfterwards.isEmpty) leaveToTheNextSpin(round, round.placedAfterwards);
  round.mayBeCalledOff = period.mayBeCalledOff;
  if (!round.voided) decide(round);
  return round;
}

/** The displayed limits of a bet, of its kind, or of all others. A race-track wager is several chips, and only limits of its own bind it. */
const limitOf: LimitOf<PlacedBet> = (limits, { bet, kind, pieces }, areNamed) =>
  (areNamed ? (ownLimit(limits, bet) ?? ownLimit(limits, kind)) : undefined) ??
  (pieces === undefined ? limits['*'] : undefined);

/** Says of each wager what decides it; nothing of one whose pockets are not known. */
function decide({ wagers, wheel }: Reading): void {
  for (const wager of wagers) {
    if (!takesPart(wager)) continue;
    const { placement, covers, pieces } = wheel.laid(wager);
    if (placement === 'missing') wager.decidedBy = 'no-place';
    else if (pieces !== undefined) wager.decidedBy = 'racetrack';
    else if (covers !== undefined) wager.decidedBy = 'pocket';
  }
}

function readEvent(
  round: Reading,
  wagers: RouletteWagers,
  period: SpinPeriod,
  event: RoundEvent,
  index: number,
): string | undefined {
  switch (event.type) {
    case 'wager':
      return readWager(round, wagers, period, event, index);
    case 'settle':
      if (event.result !== 'void') period.showResult();
      if (round.touched.length > 0) notePaid(round, event);
      return wagers.settle(event, index);
    case 'spin':
      readSpin(round, period, event, index);
      return undefined;
    case 'announce':
      readAnnouncement(round, period, event, index);
      return undefined;
    case 'call':
      readCall(round, period, event.call, index);
      return undefined;
    case 'change':
      noteTouched(round, period, event);
      return wagers.change(event, index);
    case 'withdraw':
      noteTouched(round, period, event);
      return wagers.withdraw(event, index);
    case 'void':
      if (event.scope === 'wager') return wagers.void(event.ref);
      voidRound(round, wagers, period);
      return undefined;
    case 'irregularity':
      readIrregularity(round, wagers, period, event, index);
      return undefined;
    default:
      return ` is a ${event.type}, which is no part of roulette; check the record's game`;
  }
}

function readWager(
  round: Reading,
  wagers: RouletteWagers,
  period: SpinPeriod,
  event: EventOf<'wager'>,
  index: number,
): string | undefined {
  const problem = wagers.place(event, index);
  const wager = wagers.all.at(-1);
  if (problem !== undefined || wager === undefined) return problem;
  const { oral, chips } = event;
  period.reopen();
  if (oral === true) round.oral.push({ wager, chips });
  else {
    if (oral === false) round.laidByPlayer.push(wager);
    if (chips !== undefined) round.made.push({ wager, chips });
  }
  if (period.isDecided) (round.afterResult ??= new Set()).add(wager.id);
  if (
    wager.late === 'placed' &&
    round.placedAfterwards.isRoundOver(wagers.all, wagers.all.length - 1, period.isDecided)
  )
    round.placedAfterwards.add(wager);
  return undefined;
}

function leaveToTheNextSpin(round: Reading, afterwards: PlacedAfterwards): void {
  const belongs = (wager: Wager): boolean => afterwards.isOfThisRound(wager);
  round.wagers = round.wagers.filter(belongs);
  round.oral = round.oral.filter(({ wager }) => belongs(wager));
  round.made = round.made.filter(({ wager }) => belongs(wager));
  round.laidByPlayer = round.laidByPlayer.filter(belongs);
}

function readAnnouncement(round: Reading, period: SpinPeriod, { of, value }: EventOf<'announce'>, index: number): void {
  if (of === 'result' || of === 'number') {
    period.showResult();
    round.announcements.push(announcedSpin(String(value)));
  } else if (of === 'colour' || of === 'color') {
    period.showResult();
    round.coloursAnnounced.push(String(value).toLowerCase());
  } else if (of.startsWith(MULTIPLIER)) {
    const pocket = of.slice(MULTIPLIER.length);
    // What is displayed last for a number counts.
    round.multipliers = [
      ...round.multipliers.filter((other) => other.pocket !== pocket),
      { place: place(index), pocket, odds: announcedMultiplier(String(value)) },
    ];
  }
}

function readCall(round: Reading, period: SpinPeriod, call: string, index: number): void {
  if (call === 'no-spin') {
    callOff(round, period, true);
    round.noSpinAt = index;
    return;
  }
  if (call === 'no-more-bets' && !period.isCalled) {
    const spin = period.isEnding ? round.spins.at(-1) : undefined;
    round.closings.push({ place: place(index), spin, resultOut: period.isDecided });
  }
  period.call(call);
}

function readSpin(round: Reading, period: SpinPeriod, event: EventOf<'spin'>, index: number): void {
  period.spin();
  round.touched = [];
  // What was declared void before it was another spin of the same wagers.
  round.voided = false;
  round.pocket = event.result;
  round.resultAt = round.spins.every((spin) => spin.calledOff) ? index : undefined;
  round.noSpinAt = undefined;
  round.spins.push({
    place: place(index),
    result: event.result,
    revolutions: typeof event.revolutions === 'number' ? event.revolutions : undefined,
    direction: event.direction,
    calledOff: false,
  });
}

/** The spin before it decides nothing, and the wagers are free until the next one. */
function callOff(round: Reading, period: SpinPeriod, byCall: boolean): void {
  round.calledOff = true;
  // Once the ball has come to rest and the result is out, there is no spin left to call off.
  if (period.isDecided) return;
  period.callOff(byCall);
  round.touched = [];
  round.pocket = undefined;
  round.multipliers = NO_MULTIPLIERS;
  const last = round.spins.at(-1);
  if (last !== undefined) last.calledOff = true;
}

function voidRound(round: Reading, wagers: RouletteWagers, period: SpinPeriod): void {
  callOff(round, period, false);
  round.touched = [];
  round.voided = true;
  wagers.release();
}

function readIrregularity(
  round: Reading,
  wagers: RouletteWagers,
  period: SpinPeriod,
  event: EventOf<'irregularity'>,
  index: number,
): void {
  const { kind, treatment } = event;
  const stands = treatment !== undefined && !isVoiding(treatment);
  const state = period.stateAt(index);
  if (INVALIDATING.has(kind)) {
    if (!stands) {
      callOff(round, period, kind === 'no-spin');
      if (kind === 'no-spin') round.noSpinAt = index;
    }
  } else if (isVoiding(treatment) && !concernsSomeWagers(event)) voidRound(round, wagers, period);
  if (takesResultBack(event)) {
    round.announcements = [];
    round.coloursAnnounced = [];
  }
  const wageringOpen = state === 'unsure' ? undefined : state === 'open';
  round.irregularities.push({ ...irregularityAt(index, event, round.wagers.length), wageringOpen });
}

/** Keeps that a wager was touched once it was lost, or once it was paid. */
function noteTouched(
  round: Reading,
  period: SpinPeriod,
  { type, wager: id }: EventOf<'change'> | EventOf<'withdraw'>,
): void {
  const wager = round.wagers.find((one) => one.id === id);
  if (wager === undefined) return;
  if (period.isLost(wager)) (round.takenUpLost ??= new Set()).add(id);
  else if (wager.result === 'win' && !round.touched.some((one) => one.wager === wager))
    round.touched.push({ wager, how: type === 'change' ? 'changed' : 'withdrawn', paidAfter: [] });
}

/** Keeps which winners are paid only now, after others were touched. */
function notePaid(round: Reading, { wager: id, result, paid }: EventOf<'settle'>): void {
  const other = result === 'win' && paid > 0 ? round.wagers.find((one) => one.id === id) : undefined;
  if (other === undefined) return;
  for (const { wager, paidAfter } of round.touched) if (wager !== other) paidAfter.push(other);
}
