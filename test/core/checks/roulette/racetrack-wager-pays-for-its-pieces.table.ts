import { checkTable } from '../../../support/rounds/check-table';
import { ACT_2019, at, of } from '../../../support/rounds/roulette/cited';
checkTable('roulette/racetrack-wager-pays-for-its-pieces', {
  complies: [
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
      name: 'a stake that does not divide into its pieces',
      round: at('nz', {
        wagers: [{ bet: 'orphelins', stake: 1001, settle: { result: 'win', paid: 6800, returned: 400 } }],
      }),
      subject: 'w1',
      missing: ['stake of each piece of wager w1'],
    },
  ],
});
