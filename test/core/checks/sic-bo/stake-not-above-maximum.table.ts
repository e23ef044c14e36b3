import { givenBack } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { SIC_BO_BREACHES, TEN_TO_FIFTY } from '../../../support/rounds/sic-bo/breaches';
import { SIC_BO_PLACES } from '../../../support/rounds/sic-bo/places';
import { tumble } from '../../../support/rounds/sic-bo/tumble';

const [, plain] = SIC_BO_BREACHES['sic-bo/stake-not-above-maximum'] ?? [];
if (!plain) throw new Error('no breach is recorded');
const { act, actTerminal, qldTerminal } = SIC_BO_PLACES;

checkTable('sic-bo/stake-not-above-maximum', {
  complies: [
    { name: 'exactly the maximum', round: tumble({ table: TEN_TO_FIFTY, wagers: ['small 5000'] }), subjects: ['w1'] },
    {
      name: 'above it, the excess given back with a loss',
      round: tumble({
        at: act,
        table: TEN_TO_FIFTY,
        wagers: [{ bet: 'small', stake: 6000, settle: { returned: 1000 } }],
      }),
      subjects: ['w1'],
    },
    {
      name: 'above it, and not accepted where it may not be',
      round: tumble({
        at: qldTerminal,
        table: TEN_TO_FIFTY,
        wagers: [{ bet: 'small', stake: 5500, settle: givenBack }],
      }),
      subjects: ['w1'],
    },
    {
      name: 'above it, paid on the maximum and all of it given back',
      round: tumble({
        at: act,
        table: TEN_TO_FIFTY,
        wagers: [{ bet: 'big', stake: 6000, settle: { paid: 5000, returned: 6000 } }],
      }),
      subjects: ['w1'],
    },
  ],
  breaches: [
    ...[
      ...(
        [
          ['terminals of 2019', actTerminal, plain.clauses],
          ['terminals of Queensland', qldTerminal, ['au-qld/casino-gaming-rule-2024#sch-16/5(3)']],
        ] as const
      ).flatMap(([where, at, clauses]) => [
        {
          ...plain,
          name: `${where}: paid on the maximum, and all of it given back`,
          round: tumble({
            at,
            table: TEN_TO_FIFTY,
            wagers: [{ bet: 'big', stake: 6000, settle: { paid: 5000, returned: 6000 } }],
          }),
          clauses,
          message: 'A stake of 60.00 on big was taken; the displayed maximum is 50.00, and no more may be taken.',
        },
        {
          ...plain,
          name: `${where}: collected up to it, and the rest given back`,
          round: tumble({
            at,
            table: TEN_TO_FIFTY,
            wagers: [{ bet: 'small', stake: 6000, settle: { returned: 1000 } }],
          }),
          clauses,
          message: 'A stake of 60.00 on small was taken; the displayed maximum is 50.00, and no more may be taken.',
        },
      ]),
    ],
    {
      ...plain,
      name: 'paid, and no dice recorded: it was taken whatever they were',
      round: tumble({
        dice: 'unsaid',
        table: TEN_TO_FIFTY,
        wagers: [{ bet: 'small', stake: 6000, settle: { result: 'win', paid: 6000 } }],
      }),
      message: 'A stake of 60.00 on small was taken; the displayed maximum is 50.00, and no more may be taken.',
    },
    {
      ...plain,
      name: 'paid on all of it',
      round: tumble({ table: TEN_TO_FIFTY, wagers: ['big 6000'] }),
      message: 'A stake of 60.00 on big was settled beyond the displayed maximum of 50.00; 50.00 of it was permitted.',
    },
    {
      ...plain,
      name: 'one cent above it, collected',
      round: tumble({ table: TEN_TO_FIFTY, wagers: ['small 5001'] }),
      recorded: '5001',
      message:
        'A stake of 50.01 on small was settled beyond the displayed maximum of 50.00; 50.00 of it was permitted.',
    },
    {
      ...plain,
      name: 'at the table of 1992: paid on the maximum, and the rest kept',
      round: tumble({
        at: act,
        table: TEN_TO_FIFTY,
        wagers: [{ bet: 'big', stake: 6000, settle: { paid: 5000, returned: 5000 } }],
      }),
      clauses: ['au-act/gazette-s196-1992#sic-bo/3.1(d)'],
      expected: '0',
      recorded: '1000',
      message:
        'A stake of 60.00 on big went beyond the displayed maximum of 50.00 and won; 50.00 of it was given back, and the excess must not be kept.',
    },
    {
      ...plain,
      name: 'at the table of 1992',
      round: tumble({ at: act, table: TEN_TO_FIFTY, wagers: ['small 6000'] }),
      clauses: ['au-act/gazette-s196-1992#sic-bo/3.1(d)'],
    },
  ],
  notApplicable: [{ name: 'no maximum displayed', round: tumble({ table: { limits: {} }, wagers: ['small 9000'] }) }],
  indeterminate: [
    {
      name: 'above it, its settlement not recorded',
      round: tumble({ table: TEN_TO_FIFTY, wagers: [{ bet: 'small', stake: 6000, settle: 'unsaid' }] }),
      subject: 'w1',
      missing: ['settle event of wager w1 with the roll of the dice'],
    },
    {
      name: 'paid, and no dice recorded',
      round: tumble({
        at: act,
        dice: 'unsaid',
        table: TEN_TO_FIFTY,
        wagers: [{ bet: 'small', stake: 6000, settle: { result: 'win', paid: 6000 } }],
      }),
      subject: 'w1',
      missing: ['settle event of wager w1 with the roll of the dice'],
    },
  ],
});
