import { baccaratCheck } from './baccarat-check';

export const newShoeBurnsFirstCard = baccaratCheck({
  id: 'baccarat/new-shoe-burns-first-card',
  requirement: 'At the start of a shoe the stated cards are burnt, and no others.',
  enforces: ['burn'],
  concerns: 'preparation',
  messages: { tooMany: '{{recorded}} cards were burnt at the start of the shoe; only the first card is.' },
  run: (round, _facts, ruling) => {
    const { preparation } = round;
    // A card burnt because of an irregularity is not the burn of a new shoe, and the record does not say which is which.
    if (!preparation?.shuffled || round.dealtTo.length === 0 || round.irregularities.length > 0) return;
    const burnt = preparation.burns.length;
    if (burnt === 0) ruling.cannotTell('shoe', ['burn event after the shuffle']);
    else if (burnt === 1) ruling.complies('shoe');
    else ruling.breaches('shoe', { message: 'tooMany', cites: ['burn'], expected: '1', recorded: String(burnt) });
  },
});
