import { checkTable } from '../../../support/rounds/check-table';
import { at } from '../../../support/rounds/roulette/cited';
import { givenBack, noted, voided } from '../../../support/rounds/cases';
import { NZ, of } from '../../../support/rounds/roulette/cited';

const returned = { bet: 'red', stake: 1000, settle: givenBack } as const;

checkTable('roulette/void-spin-decides-nothing', {
  complies: [
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
    { name: 'a spin that decides', round: at('nz', { wagers: ['red 1000'] }) },
    {
      name: 'decided by the next spin',
      round: at('nz', { wagers: ['red 1000'], closed: [noted('ball-out-of-wheel', 'round-void')] }),
    },
  ],
  indeterminate: [
    {
      name: 'declared void, and not settled',
      round: at('nz', { wagers: [{ bet: 'red', stake: 1000, settle: false }], spun: [voided] }),
      subject: 'w1',
      missing: ['settle event of wager w1'],
    },
  ],
});
