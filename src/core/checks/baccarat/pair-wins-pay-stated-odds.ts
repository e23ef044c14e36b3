import { PAYMENT_MESSAGE } from '../../play/wagers/payment';
import { baccaratCheck } from './baccarat-check';
import { judgePayments, PAYMENT_FACTS } from './wager-payment';
import { FROM_THE_DECKS } from './following';

export const pairWinsPayStatedOdds = baccaratCheck({
  id: 'baccarat/pair-wins-pay-stated-odds',
  requirement: 'A winning pair wager is paid at the stated odds.',
  enforces: ['pairPays'],
  mayEnforce: ['pairPaysByHand'],
  uses: PAYMENT_FACTS,
  judges: 'payment',
  concerns: 'pairWon',
  follows: [FROM_THE_DECKS],
  messages: { wrongPayment: `The wager on {{bet}} won; ${PAYMENT_MESSAGE}` },
  run: (round, facts, ruling) => {
    judgePayments(
      round,
      'pair',
      facts,
      ruling,
      ({ bet }) => (facts.pairPaysByHand?.has(bet) ? [['pairPaysByHand', bet]] : ['pairPays']),
      ({ bet }) => ({ bet }),
    );
  },
});
