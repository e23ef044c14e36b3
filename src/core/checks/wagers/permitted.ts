import { takesPart, type Wager, type WageredRound } from '../../games/wager';
import type { Cited, Ruling } from '../ruling';
import { isPermitted, isTurnedDown } from './standing';

export const NOT_PERMITTED = {
  notPermitted: 'A wager on "{{recorded}}" was taken; the rules permit {{expected}}.',
} as const;

/** Only permitted wagers are taken; and a permitted wager that no check settles must not pass for one that was settled rightly. */
export function judgePermitted<F extends string = 'wagers'>(
  round: WageredRound,
  wagers: readonly string[],
  ruling: Ruling<F | 'wagers', keyof typeof NOT_PERMITTED>,
  partOf: (wager: Wager) => Cited<'wagers'> = ({ bet }) => ['wagers', bet],
  isForbidden: (wager: Wager) => boolean = () => false,
  cites: readonly Cited<F | 'wagers'>[] = ['wagers'],
): void {
  for (const wager of round.wagers) {
    // What a rule of its own forbids is told by the check of that rule.
    if (wager.withdrawn || isForbidden(wager)) continue;
    if (isPermitted(wager, wagers) || isTurnedDown(wager)) {
      ruling.complies(wager.id);
      if (isUnsettled(round, wager))
        ruling.cannotTell(wager.id, [`a check of how ${wager.bet} is settled`], [partOf(wager)]);
    } else
      ruling.breaches(wager.id, {
        message: 'notPermitted',
        cites,
        expected: wagers.join(', '),
        recorded: wager.bet,
      });
  }
}

const isUnsettled = (round: WageredRound, wager: Wager): boolean =>
  wager.decidedBy === undefined && !round.voided && !round.dummy && takesPart(wager) && !isTurnedDown(wager);
