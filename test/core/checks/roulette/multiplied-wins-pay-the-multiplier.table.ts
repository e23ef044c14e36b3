import { checkTable } from '../../../support/rounds/check-table';
import { multiplied, TWO_MULTIPLIERS } from '../../../support/rounds/roulette/breaches-of-forms';
import { at, of, ROULETTE_X } from '../../../support/rounds/roulette/cited';

const straight = (paid: number) => ({ bet: 'straight:17', stake: 1000, settle: { paid } });

checkTable('roulette/multiplied-wins-pay-the-multiplier', {
  complies: [],
  breaches: [
    {
      name: 'paid as the multiplier of another number',
      round: at('au-qld-roulette-x', { wagers: [straight(100_000)], closed: TWO_MULTIPLIERS }),
      subject: 'w1',
      clauses: of(ROULETTE_X, '4(2)', '2'),
      expected: '50000',
      recorded: '100000',
      message:
        'Wager w1 on straight:17 won with a multiplier: a stake of 10.00 is paid 500.00 at 50 to 1, and 1000.00 was paid.',
    },
  ],
  notApplicable: [
    {
      name: 'another number has the multiplier',
      round: at('au-qld-roulette-x', {
        wagers: ['straight:17 1000'],
        closed: [multiplied('4', 50), multiplied('5', 50)],
      }),
    },
    {
      name: 'a split over the number',
      round: at('au-qld-roulette-x', { wagers: ['split:14/17 1000'], closed: TWO_MULTIPLIERS }),
    },
    {
      name: 'a straight wager on another number, paid against the pocket',
      round: at('au-qld-roulette-x', {
        wagers: [{ bet: 'straight:4', stake: 1000, settle: { result: 'win', paid: 100_000 } }],
        closed: TWO_MULTIPLIERS,
      }),
      because: 'roulette/wager-follows-the-pocket',
    },
    {
      name: 'a split over the number, paid by the multiplier',
      round: at('au-qld-roulette-x', {
        wagers: [{ bet: 'split:14/17', stake: 1000, settle: { paid: 50_000 } }],
        closed: TWO_MULTIPLIERS,
      }),
      because: 'roulette/wins-pay-stated-odds',
    },
  ],
});
