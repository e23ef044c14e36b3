import { COUP, type SettlingFacts } from '../../checks/baccarat/settling';
import { scoreOf } from '../../games/baccarat/coup';
import type { BaccaratRound } from '../../games/baccarat/round';
import { CALL_OR_FIRST_CARD } from '../../rounds/wagering-period';
import { wholeWinnings } from '../../values/odds';
import type { Settler } from '../game';
import type { Facts } from './coup';

/** The row of the commission on a winning banker: for its point count where there is one, in hundredths of one per cent. */
function commissionRow(round: BaccaratRound, { cardValues, commission }: Facts): string {
  const special = `banker/${String(cardValues && scoreOf(round, cardValues)?.banker)}`;
  return commission?.has(special) ? special : 'banker';
}

/** Cards decide a wager as the checks have it. */
export const baccaratSettler: Settler = {
  code: 'baccarat',
  closesAtCall: (facts) => {
    const { tooLateFrom, wageringCloses } = facts as Facts;
    return (tooLateFrom ?? wageringCloses ?? CALL_OR_FIRST_CARD).includes('no-more-bets');
  },
  pay: (round, wager, stake, facts) => {
    const coup = round as BaccaratRound;
    const rules = facts as SettlingFacts;
    const result = COUP.resultOf(coup, wager, rules);
    const odds = COUP.oddsOf(coup, wager, rules);
    if (result === undefined) return undefined;
    const paid = odds === undefined ? 0 : wholeWinnings(stake, odds);
    const share =
      stake === wager.stake && result === 'win' && wager.bet === 'banker' ? (facts as Facts).commission : undefined;
    const rate = share?.get(commissionRow(coup, facts));
    return rate === undefined ? { result, paid } : { result, paid, commission: Math.floor((stake * rate) / 10_000) };
  },
};
