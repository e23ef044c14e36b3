import { isVoiding } from '../../values/treatment';
import { blackjackCheck } from './blackjack-check';

export const insufficientCardsTreatedAsStated = blackjackCheck({
  id: 'blackjack/insufficient-cards-treated-as-stated',
  requirement: 'When the cards run out, the discards are shuffled and the round is completed with them.',
  enforces: ['insufficientCards'],
  concerns: 'irregularities',
  messages: {
    notCompleted: 'The cards ran out and the round was not completed; the discards are shuffled to complete it.',
  },
  run: (round, _facts, ruling) => {
    for (const { kind, place, treatment } of round.irregularities) {
      if (kind !== 'insufficient-cards') continue;
      const isGivenUp = isVoiding(treatment) || treatment === 'dummy-round';
      if (treatment === undefined) ruling.cannotTell(place, [`${place}.treatment`]);
      else if (!isGivenUp) ruling.complies(place);
      else
        ruling.breaches(place, {
          message: 'notCompleted',
          cites: ['insufficientCards'],
          expected: 'played',
          recorded: treatment,
        });
    }
  },
});
