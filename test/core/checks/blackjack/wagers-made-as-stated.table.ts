import { beside } from '../../../support/rounds/blackjack/extra';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { atSwitch, INSURED, oneBox, STANDS, WON } from '../../../support/rounds/blackjack/forms';
import { ACT, ACT_OVER_UNDER, QLD, QLD_ELECTRONIC, QLD_SWITCH } from '../../../support/rounds/blackjack/script';

const made = (chips: string, script = STANDS): string =>
  script.replace(/main 10000 (\w+:\w+)/, `main 10000 $1 chips=${chips}`);
const AT_TERMINAL = STANDS.replaceAll('box:1', 'terminal:1').replace(
  'main 10000 terminal:1',
  'main 10000 terminal:1 confirmed',
);
const insured = (chips: string): string =>
  oneBox('KH AS QH', `call insurance; ${INSURED} chips=${chips}; stand box:1`, '8H', `w2 lose; ${WON}`);

playTable('blackjack/wagers-made-as-stated', {
  lawful: [
    ['with non-value chips in Queensland', QLD, made('non-value')],
    ['with coins in Queensland', QLD, made('cash')],
    ['with cash in Canberra, with words that the record need not tell', ACT, made('cash')],
    ['with credit at a terminal', QLD_ELECTRONIC, made('credit', AT_TERMINAL)],
    ['on credit, and refused', ACT, 'w1 main 10000 box:1 chips=credit; call no-more-bets; w1 void returned 10000'],
  ],
  planted: [
    ['on credit in Queensland', 'sch-2/13(1)', QLD, made('credit')],
    ['on credit at blackjack switch', 'sch-2/13(1)', QLD_SWITCH, made('credit', atSwitch(STANDS))],
    ['with chips at a terminal', 'sch-16/5(1)', QLD_ELECTRONIC, made('value', AT_TERMINAL)],
    [
      'a wager on the jackpot on credit',
      'sch-18/4(1)',
      QLD,
      beside({ wagers: 'w2 blazing-7s 500 box:1 chips=credit', settled: 'w2 lose' }),
    ],
    ['insurance on credit in Canberra', 'blackjack/5.3', ACT, insured('credit')],
    [
      'over 13 on credit',
      'blackjack/5.3',
      ACT_OVER_UNDER,
      STANDS.replace('call no-more-bets', 'w2 over-13 1000 box:1 chips=credit; call no-more-bets').replace(
        'stand box:1',
        'w2 win 1000 returned 1000; stand box:1',
      ),
    ],
  ],
  silent: [
    [
      'of other additional wagers in Queensland nothing is said',
      QLD,
      beside({ wagers: `w2 any-pair 1000 box:1 chips=credit`, settled: 'w2 win 11000 returned 1000' }),
    ],
    ['the record does not say', ACT, STANDS],
    ['of insurance in Queensland nothing is said', QLD, insured('credit')],
    ['a void round', ACT, made('credit').replace(WON, 'void round; w1 void returned 10000')],
  ],
});
