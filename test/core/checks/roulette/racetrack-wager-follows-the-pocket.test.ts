import { checkTable } from '../../../support/rounds/check-table';
import { at } from '../../../support/rounds/roulette/cited';
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
      name: 'one neighbour or two: paid on the next number either way',
      round: at('au-act-terminal', {
        pocket: '34',
        wagers: [{ bet: 'neighbours:17', stake: 1500, settle: { result: 'win', paid: 17_500, returned: 500 } }],
      }),
      subjects: ['w1'],
    },
  ],
  breaches: [],
  notApplicable: [{ name: 'no race-track wager', round: at('nz', { wagers: ['red 1000'] }) }],
  indeterminate: [
    {
      name: 'one neighbour or two: the record does not say',
      round: at('au-act-terminal', { pocket: '6', wagers: [{ bet: 'neighbours:17', stake: 1500, settle: lost }] }),
      subject: 'w1',
      missing: ['number of pieces of wager w1'],
    },
  ],
});
