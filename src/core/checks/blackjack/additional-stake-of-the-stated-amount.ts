import { isOfAdditional } from '../../games/blackjack/additional/wagers';
import { takesPart } from '../../games/wager';
import { printMoney } from '../../values/money';
import { isTurnedDown } from '../../play/wagers/standing';
import { fixedAmount } from './additional-standing';
import { blackjackCheck } from './blackjack-check';

export const additionalStakeOfTheStatedAmount = blackjackCheck({
  id: 'blackjack/additional-stake-of-the-stated-amount',
  requirement: 'An additional wager for which the rules state one amount is of that amount.',
  enforces: ['limits'],
  enforcesRow: (_, row) => isOfAdditional(row),
  concerns: 'additional',
  messages: { otherAmount: 'A stake of {{stake}} on {{bet}} was taken; the wager is one of {{amount}}.' },
  run: (round, facts, ruling) => {
    if (round.voided || round.dummy) return;
    for (const wager of round.additional) {
      const amount = fixedAmount(wager, facts);
      if (amount === undefined || !takesPart(wager)) continue;
      if (wager.stake === amount || isTurnedDown(wager)) ruling.complies(wager.id);
      else if (wager.result === undefined) ruling.cannotTell(wager.id, [`settle event of wager ${wager.id}`]);
      else
        ruling.breaches(wager.id, {
          message: 'otherAmount',
          cites: [['limits', wager.bet]],
          expected: String(amount),
          recorded: String(wager.stake),
          data: { stake: printMoney(wager.stake), bet: wager.bet, amount: printMoney(amount) },
        });
    }
  },
});
