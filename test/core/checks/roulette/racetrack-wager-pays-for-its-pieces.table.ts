import { checkTable } from '../../../support/rounds/check-table';
import { noted } from '../../../support/rounds/cases';
import { ACT, ACT_2019, at, of } from '../../../support/rounds/roulette/cited';
checkTable('roulette/racetrack-wager-pays-for-its-pieces', {
  complies: [
    {
      name: 'three pieces or five, paid for the outermost of five',
      round: at('au-act-terminal', {
        pocket: '6',
        wagers: [{ bet: 'neighbours:17', stake: 1500, settle: { result: 'win', paid: 10_500, returned: 300 } }],
      }),
      subjects: ['w1'],
    },

    { name: 'a piece on one number', round: at('nz', { pocket: '1', wagers: ['orphelins 1000'] }), subjects: ['w1'] },
    { name: 'two pieces on a corner', round: at('nz', { pocket: '28', wagers: ['voisins 900'] }), subjects: ['w1'] },
    ...[17_500, 10_500].map((paid) => ({
      name: `three pieces or five, paid ${String(paid)}`,
      round: at('au-act-terminal', {
        wagers: [{ bet: 'neighbours:17', stake: 1500, settle: { result: 'win', paid, returned: 1500 } }],
      }),
      subjects: ['w1'],
    })),
  ],
  breaches: [
    {
      name: 'three pieces or five, paid for neither',
      round: at('au-act-terminal', {
        wagers: [{ bet: 'neighbours:17', stake: 1500, settle: { result: 'win', paid: 500, returned: 500 } }],
      }),
      subject: 'w1',
      clauses: of(ACT_2019, '9.4(d)'),
      expected: '17500 or 10500',
      recorded: '500',
      message:
        'Wager w1 on neighbours:17 won: by its winning pieces a stake of 15.00 is paid 175.00 or 105.00, and 5.00 was paid.',
    },
    {
      name: 'of the maximum, paid otherwise',
      round: at('au-act', {
        limits: { orphelins: { max: 1000 } },
        wagers: [{ bet: 'orphelins', stake: 1000, settle: { paid: 5 } }],
      }),
      subject: 'w1',
      clauses: of(ACT, '5.3(b)'),
      expected: '6800',
      recorded: '5',
      message: 'Wager w1 on orphelins won: by its winning pieces a stake of 10.00 is paid 68.00, and 0.05 was paid.',
    },

    {
      name: 'a stake that divides into five pieces only, paid as three',
      round: at('au-act-terminal', {
        wagers: [{ bet: 'neighbours:17', stake: 1000, settle: { result: 'win', paid: 11_666, returned: 333 } }],
      }),
      subject: 'w1',
      clauses: of(ACT_2019, '9.4(d)'),
      expected: '7000',
      recorded: '11666',
      message:
        'Wager w1 on neighbours:17 won: by its winning pieces a stake of 10.00 is paid 70.00, and 116.66 was paid.',
    },
  ],
  notApplicable: [{ name: 'a losing wager', round: at('nz', { pocket: '0', wagers: ['tier 600'] }) }],
  indeterminate: [
    {
      name: 'placed after a spin without a call, and paid otherwise',
      round: at('au-act', {
        uncalled: true,
        spun: [{ type: 'wager', id: 'w9', player: 'p9', bet: 'orphelins', stake: 1000 }],
        last: [{ type: 'settle', wager: 'w9', result: 'win', paid: 5, returned: 1000 }],
      }),
      subject: 'w9',
      missing: ['what ended the wagering period: the call of no more bets'],
    },

    {
      name: 'paid as one of two ways of counting its steps permits',
      round: at('nz', {
        limits: { orphelins: { min: 900, increment: 600 } },
        wagers: [{ bet: 'orphelins', stake: 1500, settle: { paid: 8160 } }],
      }),
      subject: 'w1',
      missing: ['what the displayed steps are counted from'],
    },
    {
      name: 'above the maximum, paid otherwise',
      round: at('au-act', {
        limits: { orphelins: { max: 1000 } },
        wagers: [{ bet: 'orphelins', stake: 1005, settle: { paid: 5 } }],
      }),
      subject: 'w1',
      missing: ['accepted part of wager w1'],
    },
    {
      name: 'misplaced, paid otherwise',
      round: at('au-act', {
        wagers: [{ bet: 'orphelins', stake: 1000, settle: { paid: 5 } }],
        spun: [noted('wager-misplaced', 'played', { wager: 'w1' })],
      }),
      subject: 'w1',
      missing: ['position of wager w1'],
    },

    {
      name: 'a stake that does not divide into its pieces',
      round: at('nz', {
        wagers: [{ bet: 'orphelins', stake: 1001, settle: { result: 'win', paid: 6800, returned: 400 } }],
      }),
      subject: 'w1',
      missing: ['stake of each piece of wager w1'],
    },
  ],
});
