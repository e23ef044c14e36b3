import { checkTable } from '../../../support/rounds/check-table';
import { IN_STEPS, SIC_BO_BREACHES } from '../../../support/rounds/sic-bo/breaches';
import { tumble } from '../../../support/rounds/sic-bo/tumble';

const [plain] = SIC_BO_BREACHES['sic-bo/stake-in-permitted-steps'] ?? [];
if (!plain) throw new Error('no breach is recorded');

checkTable('sic-bo/stake-in-permitted-steps', {
  complies: [
    {
      name: 'off the steps, and paid on the step below',
      round: tumble({ table: IN_STEPS, wagers: [{ bet: 'big', stake: 1700, settle: { paid: 1500 } }] }),
      subjects: ['w1'],
    },
    {
      name: 'off the steps, and the rest given back with a loss',
      round: tumble({ table: IN_STEPS, wagers: [{ bet: 'small', stake: 1700, settle: { returned: 200 } }] }),
      subjects: ['w1'],
    },
  ],
  breaches: [
    {
      ...plain,
      name: 'one cent off the steps, and paid on it',
      round: tumble({ table: IN_STEPS, wagers: ['big 1501'] }),
      recorded: '1501',
      message: 'A stake of 15.01 on big was settled whole; in steps of 5.00 above the minimum, 15.00 was permitted.',
    },
  ],
  notApplicable: [
    { name: 'no steps displayed', round: tumble({ wagers: ['small 1700'] }) },
    {
      name: 'above the maximum, where the steps no longer matter',
      round: tumble({ table: IN_STEPS, wagers: ['small 5001'] }),
      because: 'sic-bo/stake-not-above-maximum',
    },
  ],
});
