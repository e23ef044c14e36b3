import { judgeSettlingOrder, OUT_OF_ORDER } from '../../play/wagers/settling-order';
import { SETTLING_FACTS, TUMBLE } from './settling';
import { sicBoCheck } from './sic-bo-check';

export const settledInStatedOrder = sicBoCheck({
  id: 'sic-bo/settled-in-stated-order',
  requirement:
    'Wagers are settled after the result, and all losing ones are collected before winning ones are paid, as the rules state.',
  enforces: [],
  mayEnforce: ['settlementOrder', 'settledWhen'],
  uses: SETTLING_FACTS,
  messages: OUT_OF_ORDER,
  run: (round, facts, ruling) => {
    judgeSettlingOrder(TUMBLE, round, round.resultAt, facts, ruling);
  },
});
