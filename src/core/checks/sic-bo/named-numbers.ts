import { betNamed, isKind } from '../../games/sic-bo/bet';
import { isListed } from '../../games/listed';
import type { SicBoFacts } from '../../games/sic-bo/game';
import { kindOfBet, kindsIn, type Wager } from '../../games/wager';
import { isPermitted } from '../../play/wagers/standing';

type NamingFacts = Partial<Pick<SicBoFacts, 'wagers' | 'mayName' | 'combinations'>>;

/** Whether a wager names numbers on which there is such a wager; undefined where the rules, or the record, do not say. */
export function namesWhatItMay(bet: string, { mayName, combinations }: NamingFacts): boolean | undefined {
  const known = betNamed(bet);
  if (known === undefined ? !bet.includes(':') : known.numbers.length === 0) return undefined;
  const kind = known?.kind ?? kindOfBet(bet);
  const numbers = mayName?.get(kind);
  if (numbers !== undefined)
    return numbers.includes(
      known?.numbers.length === 1 ? (known.numbers[0] ?? 0) : Number(bet.slice(bet.indexOf(':') + 1)),
    );
  if (combinations !== undefined && kindsIn(combinations).has(kind)) return isListed(combinations, known?.name ?? bet);
  // Rules that list no numbers mean those of the dice.
  return known === undefined && isKind(kind) ? false : undefined;
}

/** A wager that the rules do not know is one breach, of the check of what is permitted, however it was settled. */
export const isOffered = (wager: Wager, facts: NamingFacts): boolean =>
  (facts.wagers === undefined || isPermitted(wager, facts.wagers)) && namesWhatItMay(wager.bet, facts) !== false;
