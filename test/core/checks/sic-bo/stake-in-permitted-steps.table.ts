import { checkTable } from '../../../support/rounds/check-table';
import { IN_STEPS, SIC_BO_BREACHES, TEN_TO_FIFTY } from '../../../support/rounds/sic-bo/breaches';
import { SIC_BO_PLACES } from '../../../support/rounds/sic-bo/places';
import { tumble } from '../../../support/rounds/sic-bo/tumble';

const { act } = SIC_BO_PLACES;
const [plain] = SIC_BO_BREACHES['sic-bo/stake-in-permitted-steps'] ?? [];
if (!plain) throw new Error('no breach is recorded');

const MAXIMUM = { limits: { '*': { max: 100_000 } } };

checkTable('sic-bo/stake-in-permitted-steps', {
  complies: [
    { name: 'on a step', round: tumble({ table: IN_STEPS, wagers: ['big 1500'] }), subjects: ['w1'] },
    {
      name: 'a multiple of the minimum, where no steps are displayed',
      round: tumble({ wagers: ['small 1700'] }),
      subjects: ['w1'],
    },
    {
      name: 'a multiple of the minimum, and one that is none and was turned down',
      round: tumble({
        at: act,
        table: TEN_TO_FIFTY,
        wagers: ['small 3000', { bet: 'small', stake: 1500, settle: { result: 'void', paid: 0 } }],
      }),
      subjects: ['w1', 'w2'],
    },
  ],
  breaches: [
    {
      ...plain,
      name: 'off the steps, and paid on the step below: a terminal takes no more',
      round: tumble({ table: IN_STEPS, wagers: [{ bet: 'big', stake: 1700, settle: { paid: 1500 } }] }),
      message:
        'A stake of 17.00 on big was taken; in steps of 5.00 above the minimum, no more than 15.00 of it may be.',
    },
    {
      ...plain,
      name: 'off the steps, and the rest given back with a loss',
      round: tumble({ table: IN_STEPS, wagers: [{ bet: 'small', stake: 1700, settle: { returned: 200 } }] }),
      message:
        'A stake of 17.00 on small was taken; in steps of 5.00 above the minimum, no more than 15.00 of it may be.',
    },
    {
      ...plain,
      name: 'one cent off the steps, and paid on it',
      round: tumble({ table: IN_STEPS, wagers: ['big 1501'] }),
      recorded: '1501',
      message: 'A stake of 15.01 on big was settled whole; in steps of 5.00 above the minimum, 15.00 was permitted.',
    },
    {
      ...plain,
      name: 'no steps displayed, and no multiple of the minimum',
      round: tumble({ wagers: ['big 1750'] }),
      expected: '1700',
      recorded: '1750',
      message: 'A stake of 17.50 on big was settled whole; in steps of 1.00 above the minimum, 17.00 was permitted.',
    },
  ],
  indeterminate: [
    {
      name: 'no multiple of the minimum, and not known whether a notice asks for one',
      round: tumble({ at: { ...act, options: {} }, table: TEN_TO_FIFTY, wagers: ['small 1500'] }),
      subject: 'w1',
      missing: ['table.options.multiplesOfMinimum'],
    },
  ],
  notApplicable: [
    {
      name: 'no multiple of the minimum, where no notice asks for one',
      round: tumble({
        at: { ...act, options: { multiplesOfMinimum: 'not-required' } },
        table: TEN_TO_FIFTY,
        wagers: ['small 1500'],
      }),
    },
    { name: 'neither steps nor a minimum displayed', round: tumble({ table: MAXIMUM, wagers: ['small 1750'] }) },
    {
      name: 'above the maximum, where the steps no longer matter',
      round: tumble({ table: IN_STEPS, wagers: ['small 5001'] }),
      because: 'sic-bo/stake-not-above-maximum',
    },
  ],
});
