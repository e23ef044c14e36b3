import type { Decider, Wager } from '../games/baccarat/round';
import { cardsOut, type Reading } from './baccarat-incidents';
import type { RoundEvent } from './record';
import type { RecordedWagers } from './wagers';

type EventOf<T extends RoundEvent['type']> = RoundEvent & { type: T };

/** Keeps of a wager that was just placed what only some records say of it. */
export function notePlaced(round: Reading, { all }: RecordedWagers<Decider>, event: EventOf<'wager'>): void {
  const wager = all.at(-1);
  if (wager === undefined) return;
  if (wager.position !== undefined) round.positioned = true;
  const { oral, chips } = event;
  if (oral === true) round.oral.push({ wager, chips, afterCall: round.called });
  else if (chips !== undefined) round.made.push({ wager, chips });
  if (cardsOut(round) > 0) round.placedDuringDeal.push(wager);
  if (wager.late === 'placed' && round.placedAfterwards.isRoundOver(all, all.length - 1, isResultOut(round)))
    round.placedAfterwards.add(wager);
}

const isResultOut = ({ announcements }: Reading): boolean => announcements.some(({ of }) => of === 'result');

/** Wagers placed when the coup was over, and not settled with it, are wagers on the next one. */
export function leaveToTheNextCoup(round: Reading): void {
  const belongs = (wager: Wager): boolean => round.placedAfterwards.isOfThisRound(wager);
  const belongsOf = (of: { readonly wager: Wager }): boolean => belongs(of.wager);
  round.wagers = round.wagers.filter(belongs);
  round.oral = round.oral.filter(belongsOf);
  round.made = round.made.filter(belongsOf);
  round.placedDuringDeal = round.placedDuringDeal.filter(belongs);
  round.alteredDuringDeal = round.alteredDuringDeal.filter(belongsOf);
}

/** Keeps that a wager was touched while cards were out. */
export function noteAltered(
  round: Reading,
  wagers: RecordedWagers<Decider>,
  event: EventOf<'change'> | EventOf<'withdraw'>,
): void {
  const wager = cardsOut(round) > 0 && !round.voided ? wagers.find(event.wager) : undefined;
  // Once it is settled it is the player's again.
  if (wager !== undefined && wager.result === undefined)
    round.alteredDuringDeal.push({ wager, how: event.type === 'change' ? 'changed' : 'withdrawn' });
}

/** A card or the result comes when wagers are already settled: those were settled too early. */
export function notePlayGoesOn(round: Reading): void {
  if (!round.isSettledSince) return;
  round.isSettledSince = false;
  const early = (round.early ??= new Set());
  for (const wager of round.wagers)
    if ((wager.result === 'win' || wager.result === 'lose') && !early.has(wager)) {
      early.add(wager);
      round.settledEarly.push(wager);
    }
}
