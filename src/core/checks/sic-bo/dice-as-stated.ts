import { printCounts } from '../../facts/kinds/counts';
import { sicBoCheck } from './sic-bo-check';

export const diceAsStated = sicBoCheck({
  id: 'sic-bo/dice-as-stated',
  requirement: 'The game is played with the stated number of dice.',
  enforces: ['dice'],
  messages: { wrongDice: 'The number of dice in play was {{recorded}}; it must be {{expected}}.' },
  run: (round, { dice }, ruling) => {
    const inPlay = round.diceTumbled ?? round.diceAtTable;
    if (inPlay === undefined) return;
    const wrong = [round.diceTumbled, round.diceAtTable].find((count) => count !== undefined && !dice.includes(count));
    if (wrong === undefined) ruling.complies('equipment');
    else
      ruling.breaches('equipment', {
        message: 'wrongDice',
        cites: ['dice'],
        expected: printCounts(dice),
        recorded: String(wrong),
      });
  },
});
