import { judgeFirstCardBurnt, TOO_MANY_BURNT } from '../../play/cards/new-shoe';
import { blackjackCheck } from './blackjack-check';

export const newShoeBurnsFirstCard = blackjackCheck({
  id: 'blackjack/new-shoe-burns-first-card',
  requirement: 'At the start of a shoe the first card is burnt, and no other.',
  enforces: ['burn'],
  mayEnforce: ['burnWhen'],
  concerns: 'preparation',
  messages: TOO_MANY_BURNT,
  run: (round, _facts, ruling) => {
    if (round.deals.length > 0) judgeFirstCardBurnt(round, ruling);
  },
});
