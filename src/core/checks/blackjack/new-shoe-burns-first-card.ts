import { blackjackCheck } from './blackjack-check';

export const newShoeBurnsFirstCard = blackjackCheck({
  id: 'blackjack/new-shoe-burns-first-card',
  requirement: 'At the start of a shoe the first card is burnt, and no other.',
  enforces: ['burn'],
  mayEnforce: ['burnWhen'],
  concerns: 'preparation',
  messages: { tooMany: '{{recorded}} cards were burnt at the start of the shoe; only the first card is.' },
  run: (round, _facts, ruling) => {
    const { preparation } = round;
    // A card burnt because of an irregularity is not the burn of a new shoe, and the record does not say which is which.
    if (!preparation?.shuffled || round.deals.length === 0 || round.irregularities.length > 0) return;
    const burnt = preparation.burns.length;
    if (burnt === 0) ruling.cannotTell('shoe', ['burn event after the shuffle']);
    else if (burnt === 1) ruling.complies('shoe');
    else
      ruling.breaches('shoe', {
        message: 'tooMany',
        cites: ['burn', ['burnWhen', 'start-of-shoe']],
        expected: '1',
        recorded: String(burnt),
      });
  },
});
