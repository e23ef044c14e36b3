import { settlingOf } from '../table/settling-of';
import { judgeSettlingOrder, OUT_OF_ORDER } from '../wagers/settling-order';
import { SETTLING_FACTS, tableCheck, type Duty } from './duty';

export const settledInStatedOrder: Duty = (game) =>
  tableCheck({
    id: `${game.code}/settled-in-stated-order`,
    requirement: 'All losing wagers are collected before winning ones are paid, where the rules state it.',
    enforces: ['settlementOrder'],
    uses: SETTLING_FACTS,
    messages: { paidFirst: OUT_OF_ORDER.paidFirst },
    run: (round, facts, ruling) => {
      judgeSettlingOrder(settlingOf(game), round, undefined, facts, ruling as never);
    },
  });
