import type { Wager, WageredRound } from '../../games/wager';
import type { Cited, Ruling } from '../judging/ruling';
import { playersMayTakeBack } from './prescribed';
import type { Settling } from './settling';
import { isTurnedDown, permittedPart, type StandingFacts } from './standing';

export const AFTER_CLOSE = {
  late: 'Wager {{subject}} was {{recorded}} after the wagering period had ended.',
} as const;

/** No wager is placed, changed or withdrawn after the wagering period, unless it is the table's doing or the player's right. */
export function judgeTiming<
  Round extends WageredRound,
  Facts extends StandingFacts,
  F extends string,
  M extends string = never,
>(
  settling: Settling<Round, Facts>,
  round: Round,
  facts: Facts,
  ruling: Ruling<F, keyof typeof AFTER_CLOSE | M>,
  cites: (wager: Wager) => readonly Cited<F>[],
  messageOf?: (wager: Wager) => keyof typeof AFTER_CLOSE | M,
): void {
  if (round.dummy) return;
  for (const wager of round.wagers) {
    if (
      wager.late === undefined ||
      isTheTablesDoing(settling, round, wager, facts) ||
      mayBeTakenBack(round, wager, facts)
    )
      ruling.complies(wager.id);
    else if (wager.maybeLate) ruling.cannotTell(wager.id, [settling.endOfWagering]);
    else
      ruling.breaches(wager.id, {
        message: messageOf?.(wager) ?? 'late',
        cites: cites(wager),
        expected: 'as it stood when the wagering period ended',
        recorded: wager.late,
      });
  }
}

/** Refusing what came too late, sending back what may be turned down and cutting what is over the limits come at the close. */
function isTheTablesDoing<Round extends WageredRound, Facts extends StandingFacts>(
  settling: Settling<Round, Facts>,
  round: Round,
  wager: Wager,
  facts: Facts,
): boolean {
  const { stake, lateStake = stake } = wager;
  switch (wager.late) {
    case 'placed':
      return isTurnedDown(wager);
    case 'withdrawn':
      return settling.mayBeTurnedDown(round, wager, facts) === true;
    default:
      if (lateStake >= stake) return false;
      return (
        lateStake === permittedPart(stake, wager.limit, facts) ||
        stake - lateStake <= settling.mayBeCutBy(round, wager, facts)
      );
  }
}

/** Only lowering a wager and taking it back are left to the players after an irregularity. */
const mayBeTakenBack = (round: WageredRound, wager: Wager, facts: StandingFacts): boolean =>
  wager.late !== 'placed' && (wager.lateStake ?? 0) <= wager.stake && playersMayTakeBack(round, facts);

export const AFTER_CONFIRMATION = {
  altered: 'Wager {{subject}} was {{recorded}} after it had been confirmed.',
  settled: 'Wager {{subject}} was not confirmed in time and was {{settled}}; its stake must be given back.',
} as const;

/** A confirmed wager stays as it is; one that never was confirmed goes back where the rules say so, by the fact named. */
export function judgeConfirmed<F extends string>(
  round: WageredRound,
  returnedBy: F | undefined,
  ruling: Ruling<F | 'confirmedWagers', keyof typeof AFTER_CONFIRMATION>,
): void {
  for (const wager of round.wagers) {
    if (returnedBy !== undefined && wager.confirmed === false && !round.voided && !round.dummy) {
      const { id, result } = wager;
      if (result !== 'win' && result !== 'lose') ruling.complies(id);
      else ruling.breaches(id, { message: 'settled', cites: [returnedBy], expected: 'void', recorded: result });
      continue;
    }
    if (wager.confirmed !== true) continue;
    if (wager.afterConfirmation === undefined) ruling.complies(wager.id);
    // Altering it late as well is one act; the check on the wagering period reports it, if it can tell.
    else if (wager.late === undefined || isRaisedAtAnyRate(wager))
      ruling.breaches(wager.id, {
        message: 'altered',
        cites: ['confirmedWagers'],
        expected: 'as confirmed',
        recorded: wager.afterConfirmation,
      });
  }
}

/** Raised when the period may or may not have ended: the table lowers and sends back wagers, but never raises one. */
const isRaisedAtAnyRate = ({ maybeLate, stake, lateStake = stake }: Wager): boolean => maybeLate && lateStake > stake;
