import { rouletteCheck } from './roulette-check';

const WHEELS: Readonly<Record<number, string>> = { 1: 'single-zero', 2: 'double-zero', 3: 'triple-zero' };

export const wheelAsStated = rouletteCheck({
  id: 'roulette/wheel-as-stated',
  requirement: 'The wheel has the zeros and numbers that the rules state.',
  enforces: ['zeros', 'numbers'],
  mayEnforce: ['compartments'],
  messages: {
    wrongWheel: 'The wheel was {{recorded}}; the rules have it {{expected}}.',
    noSuchPocket: 'The ball is recorded in {{recorded}}, which a wheel with {{expected}} and 1 to 36 does not have.',
  },
  run: (round, { zeros }, ruling) => {
    const expected = WHEELS[zeros.length];
    const recorded = round.equipment.wheel;
    if (expected === undefined) return;
    if (recorded === undefined) ruling.cannotTell('equipment', ['equipment.wheel']);
    else if (recorded !== expected)
      ruling.breaches('equipment', { message: 'wrongWheel', cites: ['zeros', 'compartments'], expected, recorded });
    else ruling.complies('equipment');
    if (recorded !== undefined && recorded !== expected) return;
    for (const { place, result, calledOff } of round.spins)
      if (!calledOff && !round.wheel.pockets.has(result))
        ruling.breaches(place, {
          message: 'noSuchPocket',
          cites: ['zeros', 'numbers'],
          expected: zeros.join(', '),
          recorded: result,
        });
  },
});
