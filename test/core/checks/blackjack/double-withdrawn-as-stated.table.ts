import { DOUBLE, DOUBLED, oneBox } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { QLD_SPANISH } from '../../../support/rounds/blackjack/script';

playTable('blackjack/double-withdrawn-as-stated', {
  lawful: [['with twenty-one', QLD_SPANISH, oneBox('KH 6S 6D', `${DOUBLE}; box:1 5S; withdraw w2; w1 lose`, '', '')]],
  silent: [['a double that stays', QLD_SPANISH, DOUBLED]],
});
