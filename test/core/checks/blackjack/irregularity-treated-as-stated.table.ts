import { playTable } from '../../../support/rounds/blackjack/play-table';
import {
  ACT,
  ACT_TRIPLE,
  blackjackRound,
  QLD,
  QLD_ELECTRONIC,
  QLD_SOFT_17,
  QLD_SPANISH,
  QLD_SWITCH,
} from '../../../support/rounds/blackjack/script';

/** Before the second card of the box, before the player decides, and when the dealer has 19. */
const lost = (dealing: string, dealt = '', stood = ''): string =>
  `w1 main 4000 box:1; call no-more-bets; box:1 KH; dealer 9S; ${dealing}; box:1 7C; ${dealt}; stand box:1; dealer KD; ${stood}; w1 lose`;
const extra = (more: string): string => `irregularity excess-card-drawn ${more}`;
const wrong = (more: string): string => `irregularity card-to-wrong-hand ${more}`;
const two = (acted: string, rest: string): string =>
  `w1 main 4000 box:1; w2 main 4000 box:2 p2; box:1 KH; ${acted}; ${rest}`;
const SHORT = 'box:2 KS; dealer 9S; box:1 7C; stand box:1';
const PLAYED_ON = 'box:2 8C; stand box:2; dealer KD; w1 lose; w2 lose';

/** With a wager on the jackpot, and three sevens of one suit where the second card is told as one. */
const jackpot = (second: string, fault: string, rest: string): string =>
  `w1 main 4000 box:1; w2 blazing-7s 500 box:1; call no-more-bets; box:1 7H; dealer 7H; box:1 ${second}; ${fault}; ${rest}`;
const GIVEN_BACK = 'w1 void returned 4000; w2 void returned 500';
const qld = (...labels: readonly string[]): readonly string[] =>
  labels.map((label) => `au-qld/casino-gaming-rule-2024#${label}`);

playTable('blackjack/irregularity-treated-as-stated', {
  breaches: [
    {
      name: 'a card placed wrongly in the first deal, left there',
      round: blackjackRound(QLD, lost(wrong('treatment=played'))),
      subject: 'events[4]',
      clauses: qld(
        'sch-2/34(1)',
        'sch-2/34(2)(a)',
        'sch-2/34(2)',
        'sch-2/34(2)(b)',
        'sch-2/34(2)(c)',
        'sch-2/34(2)(d)',
      ),
      expected: 'reconstructed',
      recorded: 'played',
      message: 'A card placed wrongly was played on; the rules have it put right by dealing as it should have been.',
    },
    {
      name: 'a box with one card, its card burnt',
      round: blackjackRound(QLD, two(SHORT, `${wrong('to=box:1 treatment=burnt')}; ${PLAYED_ON}`)),
      subject: 'events[7]',
      clauses: qld('sch-2/36(2)', 'sch-2/36(2)(a)', 'sch-2/36(2)(b)'),
      expected: 'player-chooses',
      recorded: 'burnt',
      message:
        'A card placed wrongly was burnt; the rules have it left to the players, who may play on or take their wagers back.',
    },
    {
      name: 'a failure of the jackpot system after the deal, played on',
      round: blackjackRound(
        QLD,
        jackpot(
          '9C',
          'irregularity malfunction of=jackpot-system treatment=dummy-round',
          'w2 void returned 500; stand box:1; dealer KD; w1 lose',
        ),
      ),
      subject: 'events[6]',
      clauses: qld('sch-18/22(1)(a)', 'sch-18/22(1)', 'sch-18/22(1)(b)'),
      expected: 'round-void',
      recorded: 'dummy-round',
      message:
        'A round with malfunction of jackpot system was dealt without wagers; the rules have it made void for the round.',
    },
  ],
  lawful: [
    [
      'a player at blackjack switch who lacks a first card and takes the wagers back, before anybody has played',
      QLD_SWITCH,
      `w1 main 4000 box:1a; w2 main 4000 box:1b; box:1a KH; box:1b KS; dealer 9S; box:1a 7C; ${wrong('to=box:1b treatment=wagers-returned')};
       w1 void returned 4000; w2 void returned 4000`,
    ],
    [
      'a failure of the jackpot system, for which the round was declared void',
      QLD,
      jackpot('9C', 'irregularity malfunction of=jackpot-system; void round', GIVEN_BACK),
    ],
    [
      'a failure of the jackpot system, for which the wagers were returned',
      QLD,
      jackpot('9C', 'irregularity malfunction of=jackpot-meter treatment=wagers-returned', GIVEN_BACK),
    ],
    [
      'a foreign card found before the jackpot was paid, and the round void',
      QLD,
      jackpot('7H', 'irregularity missing-or-foreign-card treatment=round-void', GIVEN_BACK),
    ],
    ['an unexposed card made the next one', QLD, lost(extra('exposed=false treatment=next-card'))],
    ['an exposed card made the next one', ACT, lost('', extra('exposed=true treatment=next-card'))],
    ['a card put away by mistake that stays away', ACT, lost(extra('to=burn exposed=false treatment=burnt'))],
    [
      'a card too many of a dealer who stood, burnt',
      QLD,
      lost('', '', extra('to=dealer exposed=true treatment=burnt')),
    ],
    ['a card placed wrongly in the first deal, put right', QLD, lost(wrong('treatment=reconstructed'))],
    [
      'a box with one card that gets its second',
      QLD,
      two(SHORT, `${wrong('to=box:1 treatment=next-card')}; ${PLAYED_ON}`),
    ],
    ['a round without a burnt card, played on', ACT, lost('irregularity failed-to-burn treatment=played')],
    [
      'a last box passed over, dealt as it should have been',
      QLD,
      lost('', wrong('of=last-box-passed-over-and-dealer-drew treatment=reconstructed')),
    ],
  ],
  planted: [
    ['an unexposed card burnt', 'sch-2/31(1)', QLD, lost(extra('exposed=false treatment=burnt'))],
    [
      'an unexposed card burnt in the Capital Territory',
      'blackjack/18(b)',
      ACT,
      lost(extra('to=box:1 exposed=false treatment=burnt')),
    ],
    [
      'a card put away by mistake and used',
      'blackjack/18(b)',
      ACT,
      lost(extra('to=burn exposed=false treatment=next-card')),
    ],
    ['an exposed card burnt', 'sch-2/31(2)', QLD, lost('', extra('exposed=true treatment=burnt'))],
    [
      'an exposed card burnt in the Capital Territory',
      'blackjack/18(h)',
      ACT,
      lost('', extra('exposed=true treatment=burnt')),
    ],
    [
      'a card too many of a dealer who stood, played',
      'sch-2/32(2)',
      QLD,
      lost('', '', extra('to=dealer exposed=true treatment=played')),
    ],
    [
      'the same at spanish blackjack',
      'sch-2(a)/12(2)',
      QLD_SPANISH,
      lost('', '', extra('to=dealer exposed=true treatment=played')),
    ],
    ['the same at soft 17', 'sch-2/32(2)', QLD_SOFT_17, lost('', '', extra('to=dealer exposed=true treatment=played'))],
    ['the same in the Capital Territory', 'blackjack/18(c)', ACT, lost('', '', extra('to=dealer treatment=next-card'))],
    ['a card placed wrongly in the first deal, left there', 'sch-2/34(1)', QLD, lost(wrong('treatment=played'))],
    ['the same in the Capital Territory', 'blackjack/18(d)', ACT, lost(wrong('treatment=played'))],
    [
      'a card placed wrongly later, left there',
      'blackjack/18(e)',
      ACT,
      `w1 main 4000 box:1; call no-more-bets; box:1 2H; dealer 9S; box:1 3C; hit box:1; box:1 KD; ${wrong('treatment=played')}; stand box:1; dealer KC; w1 lose`,
    ],
    [
      'a box with one card, its card burnt',
      'sch-2/36(2)',
      QLD,
      two(SHORT, `${wrong('to=box:1 treatment=burnt')}; ${PLAYED_ON}`),
    ],
    [
      'an extra hand played',
      'sch-2/41',
      QLD,
      `w1 main 4000 box:1; box:1 KH; box:2 KS; dealer 9S; box:1 7C; box:2 7D; stand box:1; ${wrong('to=box:2 treatment=played')}; dealer KD; w1 lose`,
    ],
    [
      'a round without a burnt card, made a dummy round',
      'blackjack/18(i)',
      ACT,
      lost('irregularity failed-to-burn treatment=dummy-round'),
    ],
    [
      'a wrong result left to stand on terminals',
      'sch-16/10(2)',
      QLD_ELECTRONIC,
      lost('', '', 'irregularity wrong-result-entered treatment=result-stands').replaceAll('box:1', 'terminal:1'),
    ],
    [
      'a player at blackjack switch who lacks a first card, and a round declared void',
      'sch-2/34(1)',
      QLD_SWITCH,
      `w1 main 4000 box:1a; w2 main 4000 box:1b; box:1a KH; box:1b KS; dealer 9S; box:1a 7C; ${wrong('to=box:1b treatment=round-void')};
       void round; w1 void returned 4000; w2 void returned 4000`,
    ],
    [
      'a box passed over at blackjack switch, its cards burnt',
      'sch-2(c)/15(2)',
      QLD_SWITCH,
      `w1 main 4000 box:1a; w2 main 4000 box:1b; box:1a KH; box:1b KS; dealer 9S; box:1a 7C; box:1b 7D; ${wrong('of=box-passed-over treatment=burnt')};
       stand box:1a; stand box:1b; dealer KD; w1 lose; w2 lose`,
    ],
  ],
  silent: [
    [
      'a failure before the deal, which is for the operator to decide',
      QLD,
      lost('').replace(
        'call',
        'w2 blazing-7s 500 box:1; irregularity malfunction of=system treatment=played; w2 void returned 500; call',
      ),
    ],
    [
      'an exposed card before the first deal is done, of which no clause speaks',
      QLD,
      lost(extra('exposed=true treatment=burnt')),
    ],
    ['a fault that no clause speaks of', QLD, lost('irregularity malfunction of=shuffler treatment=played')],
    ['nothing irregular', ACT_TRIPLE, 'call no-more-bets'],
    [
      'a box passed over, which the cards do not show',
      QLD,
      two(
        'box:2 KS; dealer 9S; box:1 7C; box:2 8C; stand box:1',
        `${wrong('treatment=burnt')}; stand box:2; dealer KD; w1 lose; w2 lose`,
      ),
    ],
  ],
  untold: [
    ['not said what was done', 'events[4].treatment', QLD, lost('irregularity card-face-up-in-shoe')],
    [
      'not said what was done, and the round void',
      'events[4].treatment',
      QLD,
      lost('irregularity card-face-up-in-shoe; void round').replace('w1 lose', 'w1 void'),
    ],
    [
      'not said what was done about a failure of the jackpot system',
      'events[6].treatment',
      QLD,
      jackpot(
        '9C',
        'irregularity malfunction of=jackpot-system',
        'w2 void returned 500; stand box:1; dealer KD; w1 lose',
      ),
    ],
    [
      'not said whether a dealer’s card was seen',
      'events[7].exposed',
      QLD,
      lost('', '', extra('to=dealer treatment=burnt')),
    ],
    ['not said where a burnt card had gone', 'events[4].to', ACT, lost(extra('exposed=false treatment=burnt'))],
  ],
});
