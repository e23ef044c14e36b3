import { atSwitch, atTriplePlay, STANDS, WON } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, ACT_OVER_UNDER, ACT_TRIPLE, QLD, QLD_SWITCH } from '../../../support/rounds/blackjack/script';

const on = (box: string, script = STANDS): string => script.replaceAll('box:1', box);

playTable('blackjack/boxes-of-the-layout', {
  lawful: [
    ['the ninth box with over and under 13', ACT_OVER_UNDER, on('box:9')],
    ['the sixth box at triple play', ACT_TRIPLE, on('box:6', atTriplePlay(STANDS))],
  ],
  planted: [
    ['the tenth box with over and under 13', 'blackjack/21.1(a)', ACT_OVER_UNDER, on('box:10')],
    ['the seventh box at triple play', 'blackjack/22.1(a)', ACT_TRIPLE, on('box:7', atTriplePlay(STANDS))],
  ],
  silent: [
    ['a box by another name', ACT, on('box:left')],
    ['rules that do not number the boxes', QLD, on('box:12')],
    ['at blackjack switch', QLD_SWITCH, on('box:12', atSwitch(STANDS))],
    ['a void round', ACT, on('box:10').replace(WON, 'void round; w1 void returned 10000')],
    ['a wager that was refused', ACT, 'w1 main 10000 box:10; call no-more-bets; w1 void returned 10000'],
  ],
});
