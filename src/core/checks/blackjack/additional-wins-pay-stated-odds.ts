import { hasPrizes, isOfAdditional } from '../../games/blackjack/additional/wagers';
import { PAYMENT_MESSAGE } from '../../play/wagers/payment';
import { judgeAdditionalPayments } from './additional-payment';
import { ADDITIONAL_FACTS } from './additional-settling';
import { blackjackCheck } from './blackjack-check';

export const additionalWinsPayStatedOdds = blackjackCheck({
  id: 'blackjack/additional-wins-pay-stated-odds',
  requirement: 'A winning additional wager is paid at the odds stated for its highest win event.',
  enforces: ['pays'],
  mayEnforce: ['winEventsPaid'],
  enforcesRow: (_, row) => isOfAdditional(row) && !hasPrizes(row),
  uses: ADDITIONAL_FACTS,
  judges: 'payment',
  concerns: 'additionalWon',
  messages: { wrongPayment: `The wager {{bet}} won with {{cards}}; ${PAYMENT_MESSAGE}` },
  run: (round, facts, ruling) => {
    judgeAdditionalPayments(round, 'pays', facts, ruling, ({ bet }, row) =>
      facts.winEventsPaid?.has(bet) === true
        ? [
            ['pays', row],
            ['winEventsPaid', bet],
          ]
        : [['pays', row]],
    );
  },
});
