import { printMoney } from '../../values/money';
import { hasPrizes, isOfAdditional } from '../../games/blackjack/additional/wagers';
import { judgeAdditionalPayments } from './additional-payment';
import { ADDITIONAL_FACTS } from './additional-settling';
import { blackjackCheck } from './blackjack-check';
import { unequalShares } from './shared-jackpot';

export const additionalPrizesArePaid = blackjackCheck({
  id: 'blackjack/additional-prizes-are-paid',
  requirement: 'A winning additional wager that has a schedule of prizes is paid the prize for its win event.',
  enforces: ['prizes'],
  mayEnforce: ['winEventsPaid', 'jackpotShared'],
  enforcesRow: (fact, row, value) => {
    if (fact === 'jackpotShared') return value === 'equally';
    return fact === 'prizes' ? isOfAdditional(row) : hasPrizes(row);
  },
  uses: ADDITIONAL_FACTS,
  judges: 'payment',
  concerns: 'additionalWon',
  occursIn: ({ additional }) => additional.some(({ bet }) => hasPrizes(bet)),
  messages: {
    unequal:
      'Wagers {{subject}} and {{other}} won the same share of the jackpot and were paid {{recorded}} and {{more}}; it is shared equally.',
    wrongPayment:
      'The wager {{bet}} won with {{cards}}; {{due}} is due on a stake of {{stake}}, and {{paid}} was paid.',
  },
  run: (round, facts, ruling) => {
    const unshared = unequalShares(round, facts.jackpotShared);
    if (unshared !== undefined)
      ruling.breaches(unshared.least.id, {
        message: 'unequal',
        cites: unshared.cites,
        expected: 'equal shares',
        recorded: printMoney(unshared.least.paid),
        data: { other: unshared.most.id, more: printMoney(unshared.most.paid) },
      });
    const others = unshared && round.additional.filter((wager) => !unshared.winners.includes(wager));
    const rest = others === undefined ? round : { ...round, additional: others };
    judgeAdditionalPayments(rest, 'prizes', facts, ruling, ({ bet }, row) =>
      facts.winEventsPaid?.has(bet) === true
        ? [
            ['prizes', row],
            ['winEventsPaid', bet],
          ]
        : [['prizes', row]],
    );
  },
});
