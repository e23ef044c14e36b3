import { checkTable } from '../../../support/rounds/check-table';
import { multiplied } from '../../../support/rounds/roulette/breaches-of-forms';
import { ACT, at, of, QLD, ROULETTE_X } from '../../../support/rounds/roulette/cited';

const TEN = { limits: { '*': { min: 1000 } } };
const paid = (amount: number) => ({ bet: 'black', stake: 1500, settle: { paid: amount } });

checkTable('roulette/wins-pay-stated-odds', {
  complies: [
    { name: 'seventeen to one on a split', round: at('nz', { wagers: ['split:17/20 1000'] }), subjects: ['w1'] },
    {
      name: 'a stake of one cent',
      round: at('nz', { wagers: ['straight:17 1'], limits: { '*': { min: 1, max: 100 } } }),
      subjects: ['w1'],
    },
  ],
  breaches: [
    {
      name: 'no limits displayed',
      round: at('au-qld', { limits: {}, wagers: [{ bet: 'straight:17', stake: 1000, settle: { paid: 36_000 } }] }),
      subject: 'w1',
      clauses: of(QLD, '16(1)'),
      expected: '35000',
      recorded: '36000',
      message: 'Wager w1 on straight:17 won: a stake of 10.00 is paid 350.00 at 35 to 1, and 360.00 was paid.',
    },

    {
      name: 'at the odds of the other pay table',
      round: at('au-qld-roulette-x-2', { wagers: [{ bet: 'straight:17', stake: 1000, settle: { paid: 28_000 } }] }),
      subject: 'w1',
      clauses: of(ROULETTE_X, '4(1)'),
      expected: '26000',
      recorded: '28000',
      message: 'Wager w1 on straight:17 won: a stake of 10.00 is paid 260.00 at 26 to 1, and 280.00 was paid.',
    },
    {
      name: 'at the odds of neither pay table',
      round: at('au-qld-roulette-x', {
        options: {},
        wagers: [{ bet: 'straight:17', stake: 1000, settle: { paid: 35_000 } }],
      }),
      subject: 'w1',
      clauses: of(ROULETTE_X, '4(1)'),
      expected: '28000 or 26000',
      recorded: '35000',
      message:
        'Wager w1 on straight:17 won: a stake of 10.00 is paid 280.00 or 260.00 at 28 to 1 or 26 to 1, and 350.00 was paid.',
    },
    {
      name: 'by a multiplier that another number was given',
      round: at('au-qld-roulette-x', {
        wagers: [{ bet: 'straight:17', stake: 1000, settle: { paid: 50_000 } }],
        closed: [multiplied('4', 50), multiplied('5', 50)],
      }),
      subject: 'w1',
      clauses: of(ROULETTE_X, '4(1)'),
      expected: '28000',
      recorded: '50000',
      message: 'Wager w1 on straight:17 won: a stake of 10.00 is paid 280.00 at 28 to 1, and 500.00 was paid.',
    },
    {
      name: 'less than the lower multiple, where chips may not have sufficed for more',
      round: at('au-act', { ...TEN, options: {}, wagers: [paid(999)] }),
      subject: 'w1',
      clauses: of(ACT, '6.1', '9.10'),
      expected: '1500',
      recorded: '999',
      message: 'Wager w1 on black won: a stake of 15.00 is paid 15.00 at 1 to 1, and 9.99 was paid.',
    },
    {
      name: 'the lower multiple, where no rule has chips decide',
      round: at('au-qld', { ...TEN, wagers: [paid(1000)] }),
      subject: 'w1',
      clauses: of(QLD, '16(1)'),
      expected: '1500',
      recorded: '1000',
      message: 'Wager w1 on black won: a stake of 15.00 is paid 15.00 at 1 to 1, and 10.00 was paid.',
    },
  ],
  indeterminate: [
    {
      name: 'as a multiplier pays, where the record tells of none',
      round: at('au-qld-roulette-x', { wagers: [{ bet: 'straight:17', stake: 1000, settle: { paid: 500_000 } }] }),
      subject: 'w1',
      missing: ['announce events of the multipliers of the spin'],
    },
    {
      name: 'as a multiplier pays, where the record tells of one number and a spin has at least two',
      round: at('au-qld-roulette-x', {
        wagers: [{ bet: 'straight:17', stake: 1000, settle: { paid: 500_000 } }],
        closed: [multiplied('4', 50)],
      }),
      subject: 'w1',
      missing: ['announce events of the multipliers of the spin'],
    },
    {
      name: 'as a multiplier pays, where the one announced for the number says no odds',
      round: at('au-qld-roulette-x', {
        wagers: [{ bet: 'straight:17', stake: 1000, settle: { paid: 500_000 } }],
        closed: [multiplied('4', 50), multiplied('17', 'high')],
      }),
      subject: 'w1',
      missing: ['announce events of the multipliers of the spin'],
    },
    {
      name: 'a number, and not known by which pay table',
      round: at('au-qld-roulette-x', { options: {}, wagers: ['straight:17 1000', 'black 1000'] }),
      subject: 'w1',
      missing: ['table.options.payTable'],
    },
    {
      name: 'the lower multiple, where the float may not have sufficed',
      round: at('au-act', { ...TEN, options: {}, wagers: [paid(1000)] }),
      subject: 'w1',
      missing: ['smallest chip at the table'],
    },
  ],
  notApplicable: [
    { name: 'a losing wager', round: at('nz', { wagers: ['red 1000'] }) },
    {
      name: 'paid on more than the maximum',
      round: at('nz', { wagers: ['straight:17 2000'], limits: { '*': { min: 1, max: 1000 } } }),
      because: 'roulette/stake-not-above-maximum',
    },
  ],
});
