import { judgeSettlingOrder, OUT_OF_ORDER } from '../../play/wagers/settling-order';
import { rouletteCheck } from './roulette-check';
import { SETTLING, SETTLING_FACTS } from './settling';

export const settledInStatedOrder = rouletteCheck({
  id: 'roulette/settled-in-stated-order',
  requirement:
    'Wagers are settled after the result, and all losing ones are collected before winning ones are paid, as the rules state.',
  enforces: [],
  mayEnforce: ['settlementOrder', 'settledWhen'],
  uses: SETTLING_FACTS,
  messages: OUT_OF_ORDER,
  run: (round, facts, ruling) => {
    const { noSpinAt } = round;
    // What was settled although no spin had been called is the breach of another check.
    if (noSpinAt !== undefined && round.wagers.some(({ settledAt = 0 }) => settledAt > noSpinAt)) return;
    judgeSettlingOrder(SETTLING, round, round.resultAt, facts, ruling);
  },
});
