import { checkTable } from '../../../support/rounds/check-table';
import { SIC_BO_BREACHES, TEN_TO_FIFTY } from '../../../support/rounds/sic-bo/breaches';
import { SIC_BO_PLACES, type SicBoPlace } from '../../../support/rounds/sic-bo/places';
import { tumble } from '../../../support/rounds/sic-bo/tumble';

const [plain] = SIC_BO_BREACHES['sic-bo/wins-pay-stated-odds'] ?? [];
if (!plain) throw new Error('no breach is recorded');
const { act, qldElectronic } = SIC_BO_PLACES;
const ACT = 'au-act/gazette-s196-1992#sic-bo/';
const upwards: SicBoPlace = { ...act, options: { multiplesOfMinimum: 'not-required' } };
const unknown: SicBoPlace = { ...act, options: {} };

/** A stake of 15.00 on big where the minimum is 10.00, paid so much. */
const paid = (at: SicBoPlace, amount: number) =>
  tumble({ at, table: TEN_TO_FIFTY, wagers: [{ bet: 'big', stake: 1500, settle: { paid: amount } }] });
const wrong = (at: SicBoPlace, amount: number, shown: string) => ({
  ...plain,
  name: `${shown} instead of 15.00`,
  round: paid(at, amount),
  clauses: [`${ACT}5`, `${ACT}9.9`],
  expected: '1500',
  recorded: String(amount),
  message: `The wager on big won; a stake of 15.00 is paid 15.00 at 1 to 1, and ${shown} was paid.`,
});
const CHIPS = { subject: 'w1', missing: ['smallest chip at the table'] };

checkTable('sic-bo/wins-pay-stated-odds', {
  complies: [
    { name: 'what is no multiple of the minimum, in full', round: paid(unknown, 1500), subjects: ['w1'] },
    { name: 'the same where multiples are not required', round: paid(upwards, 1500), subjects: ['w1'] },
    {
      name: 'a double at the odds of the terminals',
      round: tumble({ at: qldElectronic, dice: [5, 5, 1], wagers: ['double:5 1000'] }),
      subjects: ['w1'],
    },
  ],
  breaches: [
    {
      ...plain,
      name: 'a multiple of the minimum',
      round: tumble({
        at: act,
        table: TEN_TO_FIFTY,
        wagers: [{ bet: 'big', stake: 2000, settle: { paid: 1000 } }],
      }),
      clauses: [`${ACT}5`],
      expected: '2000',
      recorded: '1000',
      message: 'The wager on big won; a stake of 20.00 is paid 20.00 at 1 to 1, and 10.00 was paid.',
    },
    {
      ...plain,
      name: 'no limits displayed',
      round: tumble({ at: act, table: {}, wagers: [{ bet: 'big', stake: 2000, settle: { paid: 1000 } }] }),
      clauses: [`${ACT}5`],
      expected: '2000',
      recorded: '1000',
      message: 'The wager on big won; a stake of 20.00 is paid 20.00 at 1 to 1, and 10.00 was paid.',
    },
    {
      ...plain,
      name: 'a number on two dice, paid as on one',
      round: tumble({
        at: act,
        dice: [5, 5, 1],
        wagers: [{ bet: 'single:5', stake: 1000, settle: { paid: 1000 } }],
      }),
      clauses: [`${ACT}5`],
      expected: '2000',
      recorded: '1000',
      message: 'The wager on single:5 won; a stake of 10.00 is paid 20.00 at 2 to 1, and 10.00 was paid.',
    },

    wrong(unknown, 1501, '15.01'),
    wrong(unknown, 999, '9.99'),
    wrong(upwards, 1499, '14.99'),
    wrong(upwards, 1501, '15.01'),
    {
      ...plain,
      name: 'a double at the odds of a table, on a terminal',
      round: tumble({
        at: qldElectronic,
        dice: [5, 5, 1],
        wagers: [{ bet: 'double:5', stake: 1000, settle: { paid: 11_000 } }],
      }),
      clauses: ['au-qld/casino-gaming-rule-2024#sch-8(a)/6'],
      expected: '12000',
      recorded: '11000',
      message: 'The wager on double:5 won; a stake of 10.00 is paid 120.00 at 12 to 1, and 110.00 was paid.',
    },
  ],
  notApplicable: [
    {
      name: 'won in a round without dice',
      round: tumble({ dice: 'unsaid', wagers: [{ bet: 'big', stake: 1000, settle: { result: 'win', paid: 9 } }] }),
    },
    {
      name: 'a total that there is no wager on',
      round: tumble({
        dice: [6, 6, 6],
        wagers: [{ bet: 'total:18', stake: 1000, settle: { result: 'win', paid: 9 } }],
      }),
      because: 'sic-bo/only-permitted-wagers',
    },

    { name: 'lost', round: tumble({ wagers: ['small 1000'] }) },
    {
      name: 'won against the dice',
      round: tumble({ wagers: [{ bet: 'small', stake: 1000, settle: { result: 'win', paid: 9 } }] }),
      because: 'sic-bo/wager-follows-the-dice',
    },
    {
      name: 'paid on more than the maximum',
      round: tumble({ table: TEN_TO_FIFTY, wagers: ['big 6000'] }),
      because: 'sic-bo/stake-not-above-maximum',
    },
  ],
  indeterminate: [
    {
      name: 'the lower multiple, where multiples are required',
      round: paid(act, 1000),
      ...CHIPS,
      because: 'sic-bo/stake-in-permitted-steps',
    },
    {
      name: 'up to the next chip, where they are not',
      round: tumble({
        at: upwards,
        table: TEN_TO_FIFTY,
        wagers: [{ bet: 'big', stake: 1250, settle: { paid: 1500 } }],
      }),
      ...CHIPS,
    },
    { name: 'the lower multiple, and not known whether multiples are required', round: paid(unknown, 1000), ...CHIPS },
  ],
});
