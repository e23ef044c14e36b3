import { checkTable } from '../../../support/rounds/check-table';
import { at } from '../../../support/rounds/roulette/cited';
import { givenBack, noted, settledAlthoughVoid, voided, wagerVoided } from '../../../support/rounds/cases';
import { NZ, NZ_GENERAL, of, QLD_BODY } from '../../../support/rounds/roulette/cited';

const returned = { bet: 'red', stake: 1000, settle: givenBack } as const;

checkTable('roulette/void-spin-decides-nothing', {
  complies: [
    {
      name: 'a wager declared void and given back, another one settled',
      round: at('au-qld', { wagers: ['black 1000', returned], spun: [wagerVoided('w2')] }),
      subjects: ['w2'],
    },
    {
      name: 'declared void, and given back',
      round: at('au-qld', { wagers: [returned], spun: [voided] }),
      subjects: ['w1'],
    },
    {
      name: 'the ball out of the wheel, and given back',
      round: at('nz', { wagers: [returned], spun: [noted('ball-out-of-wheel')] }),
      subjects: ['w1'],
    },
  ],
  breaches: [
    {
      name: 'paid in New Zealand although it was declared void',
      round: at('nz', { wagers: ['black 1000'], spun: [wagerVoided()] }),
      subject: 'w1',
      clauses: of(NZ_GENERAL, '1.1'),
      expected: 'void',
      recorded: 'win',
      message: settledAlthoughVoid('paid'),
    },
    {
      name: 'collected although the ball left the wheel',
      round: at('nz', { wagers: ['red 1000'], spun: [noted('ball-out-of-wheel')] }),
      subject: 'w1',
      clauses: of(NZ, '5.2'),
      expected: 'void',
      recorded: 'lose',
      message:
        'The spin was void, and wager w1 was collected; its stake of 10.00 is given back or stays for the next spin.',
    },
  ],
  notApplicable: [
    {
      name: 'a wager declared void and collected, by rules that do not say what becomes of its stake',
      round: at('au-act', { wagers: ['red 1000'], spun: [wagerVoided()] }),
    },
    { name: 'a spin that decides', round: at('nz', { wagers: ['red 1000'] }) },
    {
      name: 'decided by the next spin',
      round: at('nz', { wagers: ['red 1000'], closed: [noted('ball-out-of-wheel', 'round-void')] }),
    },
  ],
  indeterminate: [
    {
      name: 'declared void and collected, where it may have been forfeited',
      round: at('nz', { wagers: ['red 1000'], spun: [wagerVoided()] }),
      subject: 'w1',
      missing: ['whether the stake of wager w1 was forfeited'],
      clauses: of(NZ_GENERAL, '1.1'),
    },
    {
      name: 'declared void above the maximum, where only the excess may have been meant',
      round: at('au-qld', {
        wagers: [{ bet: 'black', stake: 6000, settle: { paid: 5000, returned: 6000 } }],
        limits: { '*': { min: 100, max: 5000 } },
        spun: [wagerVoided()],
      }),
      subject: 'w1',
      missing: ['how much of wager w1 was declared void'],
      clauses: of(QLD_BODY, '3'),
    },
    {
      name: 'declared void, and not settled',
      round: at('nz', { wagers: [{ bet: 'red', stake: 1000, settle: false }], spun: [voided] }),
      subject: 'w1',
      missing: ['settle event of wager w1'],
    },
  ],
});
