import { isAccepted } from '../../play/wagers/standing';
import { blackjackCheck } from './blackjack-check';
import { callForInsurance } from './insurance-called-in-time';

export const insuranceBeforeAdditionalCards = blackjackCheck({
  id: 'blackjack/insurance-before-additional-cards',
  requirement: 'Insurance is taken after the first deal and before any further card is dealt.',
  enforces: ['insuranceCloses'],
  concerns: 'insurance',
  follows: [
    {
      // Taken when it was called for, and that was too late.
      of: ['blackjack/insurance-called-in-time'],
      ledTo: ({ subject }, _cause, round) =>
        round.wagers.some(({ id, placedAt }) => id === subject && placedAt > (callForInsurance(round)?.at ?? placedAt)),
    },
  ],
  messages: { tooLate: 'Wager {{subject}} was taken as insurance after a further card had gone to {{recorded}}.' },
  run: (round, _facts, ruling) => {
    if (round.voided) return;
    for (const wager of round.wagers) {
      if (wager.bet !== 'insurance' || !isAccepted(wager)) continue;
      const early = round.deals.find((deal) => deal.at < wager.placedAt && deal.additional);
      if (early === undefined) ruling.complies(wager.id);
      else
        ruling.breaches(wager.id, {
          message: 'tooLate',
          cites: ['insuranceCloses'],
          expected: 'before any further card',
          recorded: early.to.name,
        });
    }
  },
});
