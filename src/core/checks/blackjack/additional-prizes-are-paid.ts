import { hasPrizes, isOfAdditional } from '../../games/blackjack/additional/wagers';
import { judgeAdditionalPayments } from './additional-payment';
import { ADDITIONAL_FACTS } from './additional-settling';
import { blackjackCheck } from './blackjack-check';

export const additionalPrizesArePaid = blackjackCheck({
  id: 'blackjack/additional-prizes-are-paid',
  requirement: 'A winning additional wager that has a schedule of prizes is paid the prize for its win event.',
  enforces: ['prizes'],
  mayEnforce: ['winEventsPaid'],
  enforcesRow: (fact, row) => (fact === 'prizes' ? isOfAdditional(row) : hasPrizes(row)),
  uses: ADDITIONAL_FACTS,
  judges: 'payment',
  concerns: 'additional',
  occursIn: ({ additional }) => additional.some(({ bet }) => hasPrizes(bet)),
  messages: {
    wrongPayment:
      'The wager {{bet}} won with {{cards}}; {{due}} is due on a stake of {{stake}}, and {{paid}} was paid.',
  },
  run: (round, facts, ruling) => {
    judgeAdditionalPayments(round, 'prizes', facts, ruling, ({ bet }, row) =>
      facts.winEventsPaid?.has(bet) === true
        ? [
            ['prizes', row],
            ['winEventsPaid', bet],
          ]
        : [['prizes', row]],
    );
  },
});
