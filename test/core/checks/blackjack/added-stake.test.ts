import { DOUBLED, oneBox, WON } from '../../../support/rounds/blackjack/forms';
import { inPlay } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD } from '../../../support/rounds/blackjack/script';

/** The same bet put down twice: insurance of a twenty against an ace, or a double of eleven. */
function inTwo(bet: 'insurance' | 'double', first: number, second: number): string {
  const placed = `w2 ${bet} ${String(first)} on w1; w3 ${bet} ${String(second)} on w1`;
  if (bet === 'insurance') return oneBox('KH AS QH', `${placed}; stand box:1`, '8H', `w2 lose; w3 lose; ${WON}`);
  const settled = `${WON}; w2 win ${String(first)}; w3 win ${String(second)}`;
  return oneBox('5H 6S 6D', `double box:1; ${placed}; box:1 9D`, 'KC 2D', settled);
}

inPlay('blackjack/added-stake-as-stated', {
  said: [
    ['half as insurance in two wagers', ['complies w3'], QLD, inTwo('insurance', 3000, 2000)],
    [
      'a cent more than half as insurance in two wagers',
      ['breaches w3: 50.01 was added as insurance to a wager of 100.00; it must be no more than half of that wager.'],
      QLD,
      inTwo('insurance', 3000, 2001),
    ],
    [
      'a cent more than half as insurance in two wagers in Canberra',
      ['breaches w3: 50.01 was added as insurance to a wager of 100.00; it must be no more than half of that wager.'],
      ACT,
      inTwo('insurance', 3000, 2001),
    ],
    [
      'insurance in two wagers, the second of them turned down',
      ['complies w2', 'complies w3'],
      QLD,
      inTwo('insurance', 5000, 3000).replace('w3 lose', 'w3 void returned 3000'),
    ],
    ['a double in two wagers in Canberra', ['complies w3'], ACT, inTwo('double', 6000, 4000)],
    [
      'a double in two wagers that come to less in Canberra',
      ['breaches w3: 99.00 was added as double to a wager of 100.00; it must be as much as that wager.'],
      ACT,
      inTwo('double', 6000, 3900),
    ],
    [
      'a double in two wagers that come to more in Queensland',
      ['breaches w3: 100.01 was added as double to a wager of 100.00; it must be no more than that wager.'],
      QLD,
      inTwo('double', 6000, 4001),
    ],
    ['a double in two wagers in Queensland', ['complies w3'], QLD, inTwo('double', 6000, 4000)],
    [
      'a double of as much as counts of a wager above the maximum',
      ['complies w2'],
      ACT,
      DOUBLED.replace('main 10000', 'main 12000').replace('w1 win 10000 returned 10000', 'w1 win 10000 returned 12000'),
      { table: { limits: { main: { max: 10_000 } } } },
    ],
    [
      'a double of neither a wager above the maximum nor what counts of it',
      ['breaches w2: 100.00 was added as double to a wager of 120.00; it must be as much as that wager.'],
      ACT,
      DOUBLED.replace('main 10000', 'main 12000').replace('w1 win 10000 returned 10000', 'w1 win 11000 returned 12000'),
      { table: { limits: { main: { max: 11_000 } } } },
    ],
  ],
});
