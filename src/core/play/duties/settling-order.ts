import { settlingOf } from '../table/settling-of';
import { judgeSettlingOrder, OUT_OF_ORDER } from '../wagers/settling-order';
import { SETTLING_FACTS, tableCheck, type Duty } from './duty';

export const settledInStatedOrder: Duty = (game) =>
  tableCheck({
    id: `${game.code}/settled-in-stated-order`,
    requirement:
      'Wagers are settled after the result, and all losing ones are collected before winning ones are paid, as the rules state.',
    enforces: [],
    mayEnforce: ['settlementOrder', 'settledWhen'],
    uses: SETTLING_FACTS,
    messages: OUT_OF_ORDER,
    run: (round, facts, ruling) => {
      judgeSettlingOrder(settlingOf(game), round, round.resultAt, facts, ruling);
    },
  });
