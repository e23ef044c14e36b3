import { BETS } from '../../games/baccarat/facts';
import { printMoney } from '../../values/money';
import { baccaratCheck } from './baccarat-check';
import { limitOf, permittedPart, STANDING_FACTS } from './wager-standing';
import { decidedWagers } from './wager-outcome';

export const losingWagerIsCollected = baccaratCheck({
  id: 'baccarat/losing-wager-is-collected',
  requirement: 'A losing wager is collected: nothing is paid on it and none of the permitted stake is given back.',
  needs: ['losingStake'],
  uses: STANDING_FACTS,
  judges: 'payment',
  messages: {
    paid: 'Wager {{subject}} lost, and {{paid}} was paid on it.',
    givenBack:
      'Wager {{subject}} lost, and {{recorded}} cents of its stake were given back; {{expected}} were due back.',
  },
  run: (round, facts, ruling) => {
    for (const wager of decidedWagers(round, ...BETS)) {
      if (wager.result !== 'lose') continue;
      const excess = wager.stake - permittedPart(wager.stake, limitOf(round, wager.bet), facts);
      if (wager.paid > 0)
        ruling.breaches(wager.id, {
          message: 'paid',
          cites: ['losingStake'],
          expected: '0',
          recorded: String(wager.paid),
          data: { paid: printMoney(wager.paid) },
        });
      else if ((wager.returned ?? 0) <= excess) ruling.complies(wager.id);
      else
        ruling.breaches(wager.id, {
          message: 'givenBack',
          cites: ['losingStake'],
          expected: String(excess),
          recorded: String(wager.returned),
        });
    }
  },
});
