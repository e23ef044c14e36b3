import type { RouletteRound } from '../../games/roulette/round';
import type { Cited, Ruling } from '../../play/judging/ruling';
import { isWronglySettled } from '../../play/wagers/outcome';
import { doubtOf, SETTLING, SPIN_MISSING } from './settling';
import { decidingPocket } from './valid-spin';

type Facts = Parameters<typeof decidingPocket>[1] & Parameters<typeof SETTLING.resultOf>[2];
type Wager = RouletteRound['wagers'][number];

/** Sets what wagers decided in one way were settled as against what the pocket makes of them. */
export function judgeOutcomes<F extends string>(
  round: RouletteRound,
  decidedBy: Wager['decidedBy'],
  facts: Facts,
  ruling: Ruling<F, 'wrongOutcome'>,
  told: {
    readonly cites: (wager: Wager, pocket: string) => readonly Cited<F>[];
    /** What a record would have to show where the pocket alone does not tell. */
    readonly lacks: (wager: Wager) => string;
  },
): void {
  if (round.voided || (round.pocket === undefined && round.calledOff)) return;
  const pocket = decidingPocket(round, facts);
  // A spin that should have been called off, or on another wheel: that check has the breach.
  if (pocket === undefined && round.pocket !== undefined) return;
  for (const wager of round.wagers) {
    if (wager.decidedBy !== decidedBy) continue;
    const due = SETTLING.resultOf(round, wager, facts);
    const lacks = pocket === undefined ? SPIN_MISSING : told.lacks(wager);
    if (!isWronglySettled(SETTLING, round, wager, due, facts, ruling, lacks)) continue;
    const doubt = wager.maybeLate ? SETTLING.endOfWagering : doubtOf(round, wager);
    if (wager.result === 'push' && round.calledOff) continue;
    if (doubt !== undefined) ruling.cannotTell(wager.id, [doubt]);
    else
      ruling.breaches(wager.id, {
        message: 'wrongOutcome',
        cites: told.cites(wager, pocket ?? ''),
        expected: due ?? '',
        recorded: wager.result ?? '',
        data: { bet: wager.bet, pocket: pocket ?? '' },
      });
  }
}
