import { checkTable } from '../../../support/rounds/check-table';
import { ACT_2019, at, of } from '../../../support/rounds/roulette/cited';
const lost = { result: 'lose', paid: 0, returned: 0 } as const;

checkTable('roulette/racetrack-wager-follows-the-pocket', {
  complies: [
    {
      name: 'neighbours on either side of zero',
      round: at('nz', { pocket: '15', wagers: ['neighbours:0 500'] }),
      subjects: ['w1'],
    },
    {
      name: 'the number after the last neighbour',
      round: at('nz', { pocket: '19', wagers: ['neighbours:0 500'] }),
      subjects: ['w1'],
    },
    {
      name: 'a stake that divides only into three pieces, taken on the second neighbour',
      round: at('au-act-terminal', { pocket: '6', wagers: [{ bet: 'neighbours:17', stake: 303, settle: lost }] }),
      subjects: ['w1'],
    },
    {
      name: 'one neighbour or two: paid on the next number either way',
      round: at('au-act-terminal', {
        pocket: '34',
        wagers: [{ bet: 'neighbours:17', stake: 1500, settle: { result: 'win', paid: 17_500, returned: 500 } }],
      }),
      subjects: ['w1'],
    },
  ],
  breaches: [
    {
      name: 'a stake that divides only into five pieces, taken on the last of them',
      round: at('au-act-terminal', { pocket: '6', wagers: [{ bet: 'neighbours:17', stake: 500, settle: lost }] }),
      subject: 'w1',
      clauses: of(ACT_2019, '9.4(d)'),
      expected: 'win',
      recorded: 'lose',
      message: 'The ball came to rest in 6, so the pieces of a wager on neighbours:17 make it win; it was collected.',
    },
  ],
  notApplicable: [{ name: 'no race-track wager', round: at('nz', { wagers: ['red 1000'] }) }],
  indeterminate: [
    {
      name: 'no spin recorded',
      round: at('nz', { unspun: true, wagers: ['tier 600'] }),
      subject: 'w1',
      missing: ['spin event with the pocket'],
    },

    {
      name: 'one neighbour or two: the record does not say',
      round: at('au-act-terminal', { pocket: '6', wagers: [{ bet: 'neighbours:17', stake: 1500, settle: lost }] }),
      subject: 'w1',
      missing: ['number of pieces of wager w1'],
    },
  ],
});
