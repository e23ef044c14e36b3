import { givenBack, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';

const limits = { '*': { min: 1000, max: 5000, increment: 500 } };
const offStep = { subject: 'w1', clauses: ['6.3.1', '6.3', '6.1'] };
const sentence = (stake: string, bet: string, permitted: string): string =>
  `A stake of ${stake} on ${bet} was settled whole; in steps of 5.00 above the minimum, ${permitted} was permitted.`;

checkTable('baccarat/stake-in-permitted-steps', {
  complies: [
    { name: 'the minimum itself', round: coup({ table: { limits }, wagers: ['player 1000'] }), subjects: ['w1'] },
    { name: 'the maximum itself', round: coup({ table: { limits }, wagers: ['player 5000'] }), subjects: ['w1'] },
    {
      name: 'between steps, and paid on the step below',
      round: coup({ table: { limits }, wagers: [{ bet: 'player', stake: 1999, settle: { paid: 1500 } }] }),
      subjects: ['w1'],
    },
    {
      name: 'between steps, lost, and the rest given back',
      round: coup({ table: { limits }, wagers: [{ bet: 'banker', stake: 1999, settle: { returned: 499 } }] }),
      subjects: ['w1'],
    },
    {
      name: 'between steps, a stand-off',
      round: coup({ table: { limits }, player: '3H 4D', wagers: ['player 1999'] }),
      subjects: ['w1'],
    },
    {
      name: 'two wagers that together stand on a step of one selection',
      round: coup({ table: { limits }, wagers: ['player 1200', 'player 1300'] }),
      subjects: ['w1', 'w2'],
    },
    {
      name: 'steps without a minimum are counted from nothing',
      round: coup({ table: { limits: { '*': { increment: 500 } } }, wagers: ['player 1500'] }),
      subjects: ['w1'],
    },
  ],
  breaches: [
    {
      ...offStep,
      name: 'one cent above a step, lost and collected whole',
      round: coup({ table: { limits }, wagers: ['banker 1501'] }),
      expected: '1500',
      recorded: '1501',
      message: sentence('15.01', 'banker', '15.00'),
    },
    {
      ...offStep,
      name: 'one cent below a step, won and paid whole',
      round: coup({ table: { limits }, wagers: ['player 1999'] }),
      expected: '1500',
      recorded: '1999',
      message: sentence('19.99', 'player', '15.00'),
    },
    {
      ...offStep,
      name: 'lost, and less given back than was off the step',
      round: coup({ table: { limits }, wagers: [{ bet: 'banker', stake: 1999, settle: { returned: 498 } }] }),
      expected: '1500',
      recorded: '1501',
      message: sentence('19.99', 'banker', '15.00'),
    },
  ],
  notApplicable: [
    { name: 'no wagers', round: coup({ table: { limits } }) },
    { name: 'no steps displayed: any amount above the minimum will do', round: coup({ wagers: ['player 1234'] }) },
    {
      name: 'steps of nothing',
      round: coup({ table: { limits: { '*': { increment: 0 } } }, wagers: ['player 1234'] }),
    },
    { name: 'no limits recorded', round: coup({ table: 'unsaid', wagers: ['player 1234'] }) },
    {
      name: 'below the minimum, where the steps do not begin',
      round: coup({ table: { limits }, wagers: ['player 999'] }),
      because: 'baccarat/stake-not-below-minimum',
    },
    {
      name: 'above the maximum, which is the breach',
      round: coup({ table: { limits }, wagers: ['player 5100'] }),
      because: 'baccarat/stake-not-above-maximum',
    },
    {
      name: 'a void coup',
      round: coup({ table: { limits }, wagers: [{ bet: 'tie', stake: 1234, settle: givenBack }], dealt: [voided] }),
    },
    {
      name: 'a dummy hand',
      round: coup({ table: { limits }, dummy: true, wagers: [{ bet: 'tie', stake: 1234, settle: givenBack }] }),
    },
  ],
  indeterminate: [
    {
      name: 'its settlement not recorded',
      round: coup({ table: { limits }, wagers: [{ bet: 'player', stake: 1234, settle: 'unsaid' }] }),
      subject: 'w1',
      missing: ['settle event of wager w1 with the cards of the coup'],
    },
  ],
});
