import { noted } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';

checkTable('baccarat/dummy-hand-takes-no-wagers', {
  complies: [
    {
      name: 'wagers that were there when the coup became one, given back or left',
      round: coup({
        dummy: true,
        first: [noted('card-exposed-in-error', 'dummy-round')],
        wagers: [
          { bet: 'player', stake: 1000, settle: { result: 'push', paid: 0, returned: 1000 } },
          { bet: 'banker', stake: 1000, settle: 'unsaid' },
        ],
      }),
      subjects: ['coup'],
    },
    { name: 'no wagers', round: coup({ dummy: true }), subjects: ['coup'] },
    {
      name: 'a wager taken back in time',
      round: coup({
        dummy: true,
        wagers: [{ bet: 'player', stake: 1000, confirmed: false, settle: 'unsaid' }],
        wagering: [{ type: 'withdraw', wager: 'w1' }],
      }),
      subjects: ['coup'],
    },
    {
      name: 'a wager declared void',
      round: coup({
        dummy: true,
        wagers: [{ bet: 'player', stake: 1000, settle: 'unsaid' }],
        dealt: [{ type: 'void', scope: 'wager', ref: 'w1' }],
      }),
      subjects: ['coup'],
    },
  ],
  breaches: [
    ...(['player', 'banker'] as const).map((bet) => ({
      name: `a wager on the ${bet} that was there when the coup became one, and was settled`,
      round: coup({
        dummy: true,
        first: [noted('card-exposed-in-error', 'dummy-round')],
        wagers: [{ bet, stake: 1000 }],
      }),
      subject: 'w1',
      clauses: ['1.1', '11.5'],
      expected: 'no wager',
      recorded: bet,
      message: `Wager w1 on ${bet} was taken on a dummy hand; none may be.`,
    })),
    {
      name: 'a losing wager collected; that it lost, and how much it was, is beside the point',
      round: coup({ dummy: true, wagers: ['tie 1'] }),
      subject: 'w1',
      clauses: ['1.1', '11.5'],
      expected: 'no wager',
      recorded: 'tie',
      message: 'Wager w1 on tie was taken on a dummy hand; none may be.',
    },
    {
      name: 'a wager wrongly settled: one breach',
      round: coup({ dummy: true, wagers: [{ bet: 'banker', stake: 1000, settle: { result: 'win', paid: 1 } }] }),
      subject: 'w1',
      clauses: ['1.1', '11.5'],
      expected: 'no wager',
      recorded: 'banker',
      message: 'Wager w1 on banker was taken on a dummy hand; none may be.',
    },
  ],
  notApplicable: [
    { name: 'an ordinary coup', round: coup({ wagers: ['player 1000'] }) },
    { name: 'an ordinary coup, said to be one', round: coup({ dummy: false, wagers: ['player 1000'] }) },
  ],
});
