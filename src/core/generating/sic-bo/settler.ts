import { TUMBLE, type SettlingFacts } from '../../checks/sic-bo/settling';
import type { SicBoRound } from '../../games/sic-bo/round';
import { wholeWinnings } from '../../values/odds';
import type { Settler } from '../game';

/** Dice decide a wager as the checks have it. */
export const sicBoSettler: Settler = {
  code: 'sic-bo',
  closesAtCall: () => true,
  pay: (round, wager, stake, facts) => {
    const tumble = round as SicBoRound;
    const rules = facts as SettlingFacts;
    const result = TUMBLE.resultOf(tumble, wager, rules);
    const odds = TUMBLE.oddsOf(tumble, wager, rules);
    return result && { result, paid: odds === undefined ? 0 : wholeWinnings(stake, odds) };
  },
};
