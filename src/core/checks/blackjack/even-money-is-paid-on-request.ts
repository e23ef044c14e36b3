import { judgePayment, PAYMENT_MESSAGE } from '../../play/wagers/payment';
import { blackjackCheck } from './blackjack-check';
import { DRAWING_FACTS } from './doubts';
import { dueRow, EVEN_MONEY } from './due';
import { isAgainstRow } from './judge-result';
import { payingOdds } from './paying';
import { HANDS, SETTLING_FACTS } from './settling';

/** What is missing where being paid at once on request makes a wager better than the odds for a blackjack do. */
const STILL_OFFERED = 'a rule on payment at once where a blackjack itself wins its stake';

export const evenMoneyIsPaidOnRequest = blackjackCheck({
  id: 'blackjack/even-money-is-paid-on-request',
  requirement:
    'A blackjack against the dealer’s ace wins its stake at once if the player asks for that, whatever the dealer then has.',
  enforces: ['evenMoneyPays'],
  needs: ['cardValues', 'outcomes', 'pays'],
  uses: [...SETTLING_FACTS, ...DRAWING_FACTS],
  judges: 'settlement',
  concerns: 'twoCardsWithAnAce',
  occursIn: ({ turns }) => turns.some(({ choice }) => choice === 'even-money'),
  messages: {
    notPaid: 'A blackjack was to be paid at once against an ace, and wager {{subject}} was {{settled}}.',
    wrongPayment: `A blackjack was paid at once against an ace; ${PAYMENT_MESSAGE}`,
  },
  run: (round, facts, ruling) => {
    for (const wager of round.wagers) {
      if (wager.decidedBy !== 'main' || dueRow(round, wager, facts) !== EVEN_MONEY) continue;
      if (wager.result === 'win') judgePayment(HANDS, round, wager, facts, ruling, () => ['evenMoneyPays']);
      else if (isAgainstRow(round, wager, EVEN_MONEY, facts, ruling)) {
        const blackjack = payingOdds('main/blackjack', facts);
        if (blackjack?.wins === blackjack?.on) ruling.cannotTell(wager.id, [STILL_OFFERED]);
        else
          ruling.breaches(wager.id, {
            message: 'notPaid',
            cites: ['evenMoneyPays'],
            expected: 'win',
            recorded: wager.result ?? '',
          });
      }
    }
  },
});
