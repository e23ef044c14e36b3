import { judgeDealtFrom, WITHOUT_SHOE } from '../../play/cards/shoe';
import { blackjackCheck } from './blackjack-check';

export const cardsDealtFromAShoe = blackjackCheck({
  id: 'blackjack/cards-dealt-from-a-shoe',
  requirement: 'Cards are dealt from a shoe, or from a card machine where the rules have that in its place.',
  enforces: ['dealtFrom'],
  concerns: 'shoe',
  messages: WITHOUT_SHOE,
  run: (round, { dealtFrom }, ruling) => {
    judgeDealtFrom(round, dealtFrom, ruling);
  },
});
