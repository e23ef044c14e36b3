import { atTriplePlay, BOTH, oneBox, SPLIT, STANDS } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, ACT_TRIPLE, QLD, QLD_CHALLENGE, QLD_SPANISH } from '../../../support/rounds/blackjack/script';

/** Eights split into this many hands, each with nineteen. */
function eights(hands: number): string {
  const numbers = Array.from({ length: hands - 1 }, (_, index) => String(index + 2));
  const splits = numbers.map((number, index) => {
    const last = index === numbers.length - 1;
    return `split box:1/1; w${number} split 10000 on w1 hand ${number}; box:1/1 ${last ? 'AC' : '8C'}`;
  });
  const others = numbers.map((number) => `box:1/${number} AD`);
  const end = ['1', ...numbers].map((number) => `w${number} win 10000 returned 10000`).join('; ');
  return oneBox('8H 6S 8S', [...splits, ...others].join('; '), 'KC 2D', end);
}

/** Aces split into three hands, each with nineteen. */
const ACES = oneBox(
  'AH 6S AS',
  `${SPLIT}; box:1/1 AC; split box:1/1; w3 split 10000 on w1 hand 3; box:1/1 8C; box:1/2 8D; box:1/3 8S`,
  'KC 2D',
  `${BOTH}; w3 win 10000 returned 10000`,
);

/** A pair that two players share, split by the one and, after what is said, by the other. */
const splitByTwo = (before: string): string =>
  `w1 main 10000 box:1; w2 main 10000 box:1 p2; call no-more-bets; box:1 8H; dealer 6S; box:1 8S; split box:1 by p1; w3 split 10000 on w1 hand 2;
   ${before}split box:1 by p2; w4 split 10000 on w2 hand 2 p2; box:1/1 AC; box:1/2 AD; dealer KC; dealer 2D; w1 win 10000; w2 win 10000; w3 win 10000; w4 win 10000`;

playTable('blackjack/split-hands-within-stated-number', {
  lawful: [
    [
      'a third hand in Queensland, turned down',
      QLD,
      oneBox(
        '9H 6S 9C',
        `${SPLIT}; box:1/1 9D; w3 split 10000 on w1 hand 3; stand box:1/1; box:1/2 TH; stand box:1/2`,
        'TS AH',
        `${BOTH}; w3 void returned 10000`,
      ),
    ],
    ['four hands in Canberra', ACT, eights(4)],
    ['three hands at blackjack challenge', QLD_CHALLENGE, eights(3)],
    ['two hands at triple play', ACT_TRIPLE, atTriplePlay(eights(2))],
    ['aces again at blackjack challenge', QLD_CHALLENGE, ACES],
    ['two players who both say that they split', QLD, splitByTwo('')],
  ],
  planted: [
    ['five hands in Canberra', 'blackjack/12.2', ACT, eights(5)],
    ['four hands at blackjack challenge', 'sch-2(b)/8(3)(b)', QLD_CHALLENGE, eights(4)],
    ['three hands at spanish blackjack', 'sch-2(a)/10(4)(a)', QLD_SPANISH, eights(3)],
    ['another split of a hand that has its further card', 'sch-2/27(4)(a)', QLD, splitByTwo('box:1/1 8C; ')],
    ['three hands at triple play', 'blackjack/22.11', ACT_TRIPLE, atTriplePlay(eights(3))],
  ],
  silent: [['no split', QLD, STANDS]],
});
