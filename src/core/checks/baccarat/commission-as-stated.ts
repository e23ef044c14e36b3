import { scoreOf } from '../../games/baccarat/coup';
import type { Wager } from '../../games/baccarat/round';
import { printMoney, type Cents } from '../../values/money';
import { wholeWinnings, winsWholeCents } from '../../values/odds';
import { isAccepted } from '../../play/wagers/standing';
import { baccaratCheck } from './baccarat-check';
import { PAYING_FACTS, winningOdds } from './winning-odds';

const IN_ALL = 10_000;

export const commissionAsStated = baccaratCheck({
  id: 'baccarat/commission-as-stated',
  requirement: 'Commission is taken at the stated rate of what the banker wins, and on no other wager.',
  enforces: ['commission'],
  enforcesRow: (_fact, row) => row.startsWith('banker'),
  needs: ['cardValues'],
  uses: PAYING_FACTS,
  concerns: 'charged',
  messages: {
    wrongCommission: 'A commission of {{taken}} was taken of the {{stake}} that {{bet}} won; {{due}} is due.',
    noneDue: 'A commission of {{taken}} was taken on {{bet}}; none is due on it.',
  },
  run: (round, facts, ruling) => {
    if (round.voided || round.dummy) return;
    const points = scoreOf(round, facts.cardValues)?.banker;
    const special = `banker/${String(points)}`;
    for (const wager of round.wagers) {
      const { id, bet, stake, commission: taken = 0 } = wager;
      const odds = isCharged(wager) ? winningOdds(round, wager, facts) : undefined;
      // Where the payment itself is wrong, or chips may explain it, the check of the payment tells.
      if (!odds || !winsWholeCents(stake, odds) || wager.paid !== wholeWinnings(stake, odds)) continue;
      const row = bet === 'banker' ? [special, 'banker'].find((name) => facts.commission.has(name)) : undefined;
      const due: Cents = (stake * ((row === undefined ? undefined : facts.commission.get(row)) ?? 0)) / IN_ALL;
      if (taken === due) ruling.complies(id);
      else
        ruling.breaches(id, {
          message: due === 0 ? 'noneDue' : 'wrongCommission',
          cites: [['commission', row ?? [...facts.commission.keys()].find((name) => name.startsWith('banker')) ?? '']],
          expected: String(due),
          recorded: String(taken),
          data: { bet, stake: printMoney(stake), taken: printMoney(taken), due: printMoney(due) },
        });
    }
  },
});

/** A commission of nothing is what a record has that shows none. */
const isCharged = (wager: Wager): boolean =>
  isAccepted(wager) &&
  wager.result === 'win' &&
  wager.commission !== undefined &&
  wager.commission > 0 &&
  (wager.limit?.max === undefined || wager.stake <= wager.limit.max);
