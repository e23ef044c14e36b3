import { CUTTING_CARD_OUT, FURTHER_ROUND, judgeCuttingCardOut } from '../../play/cards/cutting-card';
import { blackjackCheck } from './blackjack-check';

export const cuttingCardEndsTheShoe = blackjackCheck({
  id: 'blackjack/cutting-card-ends-the-shoe',
  requirement: 'When the cutting card comes out, the round is finished or the cards are shuffled at once, as stated.',
  enforces: ['cuttingCardAppears'],
  enforcesRow: (_fact, row) => row !== FURTHER_ROUND,
  concerns: 'cuttingCard',
  messages: CUTTING_CARD_OUT,
  run: (round, { cuttingCardAppears }, ruling) => {
    const { cuttingCardAt, shuffledAt, deals, voided, irregularities } = round;
    judgeCuttingCardOut(
      {
        ...{ cuttingCardAt, shuffledAt, voided, irregularities },
        ...{ firstCardAt: deals[0]?.at, lastCardAt: deals.at(-1)?.at },
      },
      cuttingCardAppears,
      ruling,
    );
  },
});
