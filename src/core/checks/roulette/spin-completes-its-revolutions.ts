import { rouletteCheck } from './roulette-check';
import { hasSettled, isTooShort } from './valid-spin';

export const spinCompletesItsRevolutions = rouletteCheck({
  id: 'roulette/spin-completes-its-revolutions',
  requirement: 'A spin of fewer than the stated revolutions is called off and decides nothing.',
  enforces: ['revolutions'],
  messages: {
    tooShort:
      'The ball made {{recorded}} revolutions and must make {{expected}}; the spin was not called off, and wagers were settled by it.',
  },
  run: (round, facts, ruling) => {
    for (const spin of round.spins) {
      if (spin.revolutions === undefined) {
        if (!spin.calledOff) ruling.cannotTell(spin.place, [`${spin.place}.revolutions`]);
      } else if (spin.calledOff || !isTooShort(spin, facts)) ruling.complies(spin.place);
      // A spin that another followed was as good as called off.
      else if (spin !== round.spins.at(-1)) ruling.cannotTell(spin.place, ['call of no spin']);
      else if (hasSettled(round))
        ruling.breaches(spin.place, {
          message: 'tooShort',
          cites: ['revolutions'],
          expected: facts.revolutions.figure,
          recorded: String(spin.revolutions),
        });
      else ruling.cannotTell(spin.place, ['call of no spin']);
    }
  },
});
