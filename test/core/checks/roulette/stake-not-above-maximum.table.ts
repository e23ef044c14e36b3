import { checkTable } from '../../../support/rounds/check-table';
import { at } from '../../../support/rounds/roulette/cited';
import { givenBack } from '../../../support/rounds/cases';

const FIFTY = { '*': { min: 1000, max: 5000 } };

checkTable('roulette/stake-not-above-maximum', {
  complies: [
    { name: 'of the maximum', round: at('nz', { limits: FIFTY, wagers: ['red 5000'] }), subjects: ['w1'] },
    {
      name: 'above, and paid to the maximum',
      round: at('au-act', {
        limits: FIFTY,
        wagers: [{ bet: 'black', stake: 6000, settle: { paid: 5000, returned: 6000 } }],
      }),
      subjects: ['w1'],
    },
    {
      name: 'above, and turned down',
      round: at('au-qld', { limits: FIFTY, wagers: [{ bet: 'red', stake: 6000, settle: givenBack }] }),
      subjects: ['w1'],
    },
  ],
  breaches: [
    ...(
      [
        ['au-qld', ['au-qld/casino-gaming-rule-2024#sch-7/15(2)']],
        ['au-act-terminal', ['3.4(ii)', '3.4'].map((label) => `au-act/ni2019-689#rules/${label}`)],
      ] as const
    ).flatMap(([place, clauses]) =>
      (
        [
          ['paid to the maximum, and all given back', 'black', { paid: 5000, returned: 6000 }],
          ['collected to the maximum, and the rest given back', 'red', { returned: 1000 }],
        ] as const
      ).map(([name, bet, settle]) => ({
        name: `${name}: ${place}`,
        round: at(place, { limits: FIFTY, wagers: [{ bet, stake: 6000, settle }] }),
        subject: 'w1',
        clauses,
        expected: '5000',
        recorded: '6000',
        message: `A stake of 60.00 on ${bet} was taken; the displayed maximum is 50.00, and no more may be taken.`,
      })),
    ),
    ...(
      [
        ['au-act', 'au-act/gazette-s196-1992#american-roulette/', ['4.1(d)']],
        ['nz', 'nz/table-games-divisions#div-1/', ['10.2(b)', '10.2', '10.1(b)', '10.1(d)']],
      ] as const
    ).map(([place, book, labels]) => ({
      name: `paid to the maximum, and a cent of the rest kept: ${place}`,
      round: at(place, {
        limits: FIFTY,
        wagers: [{ bet: 'black', stake: 6000, settle: { paid: 5000, returned: 5999 } }],
      }),
      subject: 'w1',
      clauses: labels.map((label) => book + label),
      expected: '0',
      recorded: '1',
      message:
        'A stake of 60.00 on black went beyond the displayed maximum of 50.00 and won; 59.99 of it was given back, and the excess must not be kept.',
    })),
  ],
  notApplicable: [
    {
      name: 'a race-track wager, which is several chips, under the limits of all others',
      round: at('nz', { limits: FIFTY, wagers: ['tier 6000'] }),
    },
  ],
});
