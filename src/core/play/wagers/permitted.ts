import { kindOfBet, kindsIn, type Wager, type WageredRound } from '../../games/wager';
import { WHOLE } from '../../rules/stated-fact';
import type { Cited, Ruling } from '../judging/ruling';
import { isTurnedDown } from './standing';

export const NOT_PERMITTED = {
  notPermitted: 'A wager on "{{recorded}}" was taken; the rules permit {{expected}}.',
} as const;

/** Only permitted wagers are taken. */
export function judgePermitted<F extends string = 'wagers'>(
  round: WageredRound,
  wagers: readonly string[],
  ruling: Ruling<F | 'wagers', keyof typeof NOT_PERMITTED>,
  isForbidden: (wager: Wager) => boolean = never,
  limiting: readonly Cited<F | 'wagers'>[] = THE_WHOLE_LIST,
): void {
  const kinds = kindsIn(wagers);
  for (const wager of round.wagers) {
    // What a rule of its own forbids is told by the check of that rule.
    if (wager.withdrawn || isForbidden(wager)) continue;
    if (kinds.has(wager.known.kind) || isTurnedDown(wager)) ruling.complies(wager.id);
    else
      ruling.breaches(wager.id, {
        message: 'notPermitted',
        cites: [...limiting, ...mostLike(wager.bet, wagers)],
        expected: wagers.join(', '),
        recorded: wager.bet,
      });
  }
}

const never = (): boolean => false;

const THE_WHOLE_LIST: readonly Cited<'wagers'>[] = [['wagers', WHOLE]];

/** The permitted wager that shares most words with one that is not, which the table may have meant: all that are permitted would be too many to read. */
function mostLike(bet: string, wagers: readonly string[]): readonly Cited<'wagers'>[] {
  const words = wordsIn(bet);
  const [nearest] = wagers
    .map((name) => ({ name, shared: wordsIn(name).filter((word) => words.includes(word)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared);
  return nearest === undefined ? [] : [['wagers', nearest.name]];
}

const wordsIn = (bet: string): readonly string[] =>
  kindOfBet(bet)
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2);
