import { judgeNotTooFarIn, TOO_FAR_IN } from '../../play/cards/cutting-card';
import { blackjackCheck } from './blackjack-check';

export const cuttingCardNotTooFarIn = blackjackCheck({
  id: 'blackjack/cutting-card-not-too-far-in',
  requirement: 'The cutting card is put no further into the stack than stated.',
  enforces: ['cuttingCardAtMost'],
  needs: ['deckCards'],
  concerns: 'preparation',
  messages: TOO_FAR_IN,
  run: (round, { deckCards }, ruling) => {
    judgeNotTooFarIn(round, deckCards, ruling);
  },
});
