import { checkTable } from '../../../support/rounds/check-table';
import { at } from '../../../support/rounds/roulette/cited';
checkTable('roulette/winning-stake-is-returned', {
  complies: [
    { name: 'double zero', round: at('au-qld-terminal-double-zero', { wagers: ['black 1000'] }), subjects: ['w1'] },
  ],
  breaches: [],
  notApplicable: [{ name: 'a losing wager', round: at('au-qld-terminal', { wagers: ['red 1000'] }) }],
});
