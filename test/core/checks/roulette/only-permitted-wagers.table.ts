import { checkTable } from '../../../support/rounds/check-table';
import { at } from '../../../support/rounds/roulette/cited';
import { givenBack } from '../../../support/rounds/cases';

checkTable('roulette/only-permitted-wagers', {
  complies: [
    { name: 'every race-track wager', round: at('au-act', { wagers: ['zero-game 400'] }), subjects: ['w1'] },
    {
      name: 'turned down',
      round: at('au-qld', { wagers: [{ bet: 'tier', stake: 600, settle: givenBack }] }),
      subjects: ['w1'],
    },
  ],
  breaches: [],
  notApplicable: [{ name: 'no wagers', round: at('au-act', {}) }],
  indeterminate: [
    {
      name: 'a permitted wager whose groups only a lost picture shows',
      round: at('nz', { wagers: [{ bet: 'asian-neighbour', stake: 300, settle: { result: 'lose', paid: 0 } }] }),
      subject: 'w1',
      missing: ['a check of how asian-neighbour is settled'],
    },
    {
      name: 'a column that is named otherwise than by its number',
      round: at('nz', { wagers: [{ bet: 'column:middle', stake: 300, settle: { result: 'lose', paid: 0 } }] }),
      subject: 'w1',
      missing: ['a check of how column:middle is settled'],
    },
    {
      name: 'a split that does not say of which numbers',
      round: at('nz', { wagers: [{ bet: 'split', stake: 300, settle: { result: 'lose', paid: 0 } }] }),
      subject: 'w1',
      missing: ['a check of how split is settled'],
    },
  ],
});
