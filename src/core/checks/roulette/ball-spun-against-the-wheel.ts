import { rouletteCheck } from './roulette-check';
import { hasSettled, isWithTheWheel } from './valid-spin';

export const ballSpunAgainstTheWheel = rouletteCheck({
  id: 'roulette/ball-spun-against-the-wheel',
  requirement: 'A ball spun in the direction of the wheel is called off and decides nothing.',
  enforces: ['spinDirection'],
  messages: {
    withTheWheel:
      'The ball was spun in the {{recorded}} direction as the wheel, not in the {{expected}} one; the spin was not called off, and wagers were settled by it.',
  },
  run: (round, facts, ruling) => {
    for (const spin of round.spins) {
      if (spin.direction === undefined) {
        if (!spin.calledOff) ruling.cannotTell(spin.place, [`${spin.place}.direction`]);
      } else if (spin.calledOff || !isWithTheWheel(spin, facts)) ruling.complies(spin.place);
      else if (spin === round.spins.at(-1) && hasSettled(round))
        ruling.breaches(spin.place, {
          message: 'withTheWheel',
          cites: ['spinDirection'],
          expected: facts.spinDirection,
          recorded: spin.direction,
        });
      else ruling.cannotTell(spin.place, ['call of no spin']);
    }
  },
});
