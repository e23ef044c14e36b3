import { printCounts } from '../../facts/kinds/counts';
import { UNTOLD_MULTIPLIERS } from './multiplied';
import { rouletteCheck } from './roulette-check';

export const multipliersAsStated = rouletteCheck({
  id: 'roulette/multipliers-as-stated',
  requirement: 'Multipliers are given to as many numbers of a spin as the rules state, and at the odds they state.',
  enforces: ['multipliers', 'multiplierNumbers'],
  concerns: 'multipliers',
  occursIn: ({ multipliers }) => multipliers.length > 0,
  messages: {
    wrongOdds: 'A multiplier of {{recorded}} was given to {{pocket}}; the rules have {{expected}}.',
    wrongNumbers: 'Multipliers were given to {{recorded}} numbers of the spin; the rules have {{expected}}.',
  },
  run: (round, { multipliers, multiplierNumbers }, ruling) => {
    if (round.multipliers.length === 0) return;
    for (const { place, pocket, odds } of round.multipliers)
      if (odds === undefined || !round.wheel.pockets.has(pocket))
        ruling.cannotTell(place, ['announced odds of a number of the wheel'], ['multipliers']);
      else if (multipliers.includes(odds)) ruling.complies(place);
      else
        ruling.breaches(place, {
          message: 'wrongOdds',
          cites: ['multipliers'],
          expected: multipliers.map(toOne).join(', '),
          recorded: toOne(odds),
          data: { pocket },
        });
    const count = round.multipliers.length;
    if (multiplierNumbers.includes(count)) ruling.complies('multipliers');
    // Too few may be all that the record tells of.
    else if (count < Math.min(...multiplierNumbers))
      ruling.cannotTell('multipliers', [UNTOLD_MULTIPLIERS], ['multiplierNumbers']);
    else
      ruling.breaches('multipliers', {
        message: 'wrongNumbers',
        cites: ['multiplierNumbers'],
        expected: printCounts(multiplierNumbers),
        recorded: String(count),
      });
  },
});

const toOne = (odds: number): string => `${String(odds)} to 1`;
