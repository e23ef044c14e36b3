import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, ACT_TRIPLE, QLD, QLD_SWITCH } from '../../../support/rounds/blackjack/script';

const dead = (settled: string): string =>
  `w1 main 4000 box:1 p1; w2 main 4000 box:2 p2; box:1 KH; dealer 9S; box:1 7C; stand box:1;
   irregularity card-to-wrong-hand to=box:2 treatment=hand-void; dealer KD; w1 lose; w2 ${settled}`;
const single = (settled: string): string =>
  `w1 main 4000 box:1a; w2 main 4000 box:1b; w3 main 4000 box:2a p2; box:1a KH; box:1b KS; dealer 9S; box:1a 7C; box:1b 8C;
   irregularity wager-misplaced to=box:2a of=one-wager-on-box treatment=hand-void; stand box:1a; stand box:1b; dealer KD;
   w1 lose; w2 lose; w3 ${settled}`;
const jackpot = (fault: string, settled: string): string =>
  `w1 main 4000 box:1; w2 blazing-7s 500 box:1; box:1 7H; dealer 7H; box:1 7H; stand box:1; dealer KD;
   irregularity ${fault} treatment=round-void; w1 void; w2 ${settled}`;

/** The dealer has no card when the first hand was played, and the wagers are taken back. */
const takenBack = (settled: string, fault = 'card-to-wrong-hand to=dealer'): string =>
  `w1 main 4000 box:1; box:1 KH; box:1 9C; stand box:1; irregularity ${fault} treatment=wagers-returned; w1 ${settled}`;
const machine = (settled: string): string =>
  `w1 main 4000 box:1; box:1 KH; dealer 9S; box:1 7C; irregularity malfunction of=shuffler treatment=wagers-returned; w1 ${settled}`;

/** A hand of 17 against 19, its wager declared void. */
const declaredVoid = (settled: string): string =>
  `w1 main 500 box:1; call no-more-bets; box:1 KH; dealer 9S; box:1 7C; void wager w1; stand box:1; dealer KD; w1 ${settled}`;

const stakeOf = (id: string, result: 'win' | 'lose'): string =>
  `breaches ${id}: The round or hand was void, and wager ${id} was ${result === 'win' ? 'paid' : 'collected'}; its stake of 40.00 must be given back.`;

playTable('blackjack/void-round-returns-every-stake', {
  lawful: [
    ['one wager refused', QLD, 'w1 main 500 box:1; void wager w1; w1 void'],
    ['a wager declared void and given back', QLD, declaredVoid('void')],
    [
      'invalidated at triple play',
      ACT_TRIPLE,
      'w1 main:1 500 box:1; w2 main:2 500 box:1; call no-more-bets; void round; w1 void; w2 push',
    ],
    ['a dead hand', QLD, dead('void')],
    ['a dealer without a first card, and every wager taken back', QLD, takenBack('void')],
    ['a card machine that failed, and every wager taken back', QLD, machine('push')],
    ['the jackpot system failed after the deal', QLD, jackpot('malfunction of=system', 'void')],
    ['a wrong count of the cards before a major jackpot', QLD, jackpot('missing-or-foreign-card', 'void')],
    ['a box with one wager at blackjack switch', QLD_SWITCH, single('void returned 4000')],
  ],
  planted: [
    ['a wager declared void and collected', 'body/3', QLD, declaredVoid('lose')],
    ['a wager declared void and paid', 'body/3', QLD, declaredVoid('win 500')],
    [
      'paid in a round that was invalidated',
      'blackjack/20.4',
      ACT,
      'w1 main 500 box:1; call no-more-bets; box:1 KH; void round; w1 win 500',
    ],
    ['the stake for a jackpot kept', 'sch-18/22(1)(b)', QLD, jackpot('malfunction of=system', 'lose')],
    ['kept after a wrong count', 'sch-18/16(8)(c)', QLD, jackpot('missing-or-foreign-card', 'lose')],
    ['a dead hand collected', 'sch-2/36(1)', QLD, dead('lose')],
    ['a box with one wager collected', 'sch-2(c)/17(a)', QLD_SWITCH, single('lose')],
  ],
  silent: [
    [
      'nothing void',
      ACT,
      'w1 main 500 box:1; call no-more-bets; box:1 KH; dealer 9S; box:1 7C; stand box:1; dealer KD; w1 lose',
    ],
    [
      'a wager declared void and collected, by rules that do not say what becomes of its stake',
      ACT,
      declaredVoid('lose'),
    ],
  ],
  doubtful: [
    ['a dealer without a first card, wagers taken back, and one collected', QLD, takenBack('lose')],
    ['a dealer without a first card, and part of the stake given back', QLD, takenBack('void returned 3999')],
    ['wagers taken back for a fault that leaves no choice', QLD, takenBack('void', 'failed-to-burn')],
    ['no rule by which the round is void', QLD, 'w1 main 500 box:1; box:1 KH; void round; w1 lose'],
    ['not settled', ACT, 'w1 main 500 box:1; call no-more-bets; box:1 KH; void round'],
  ],
  said: [
    ['a dead hand collected, and the other one lost', [stakeOf('w2', 'lose')], QLD, dead('lose')],
    ['a dead hand, and the other one lost', ['complies w2'], QLD, dead('void')],
    [
      'a dead hand not settled',
      ['indeterminate w2: settle event of wager w2'],
      QLD,
      dead('void').replace('; w2 void', ''),
    ],
    [
      'a hand declared void for no fault that makes it so',
      ['not-applicable'],
      ACT,
      'w1 main 4000 box:1; call no-more-bets; box:1 KH; dealer 9S; box:1 7C; void hand box:1; w1 void',
    ],
    [
      'a void round of which no rule is known',
      ['indeterminate round: a rule by which the round is void'],
      QLD,
      'w1 main 4000 box:1; box:1 KH; void round; w1 void',
    ],
    ['a void round without wagers', ['not-applicable'], QLD, 'box:1 KH; void round'],
    [
      'a void round with a fault that has another treatment',
      ['indeterminate round: a rule by which the round is void'],
      QLD,
      'w1 main 4000 box:1; box:1 KH; irregularity failed-to-burn treatment=played; void round; w1 void',
    ],
    [
      'invalidated, with a fault that has another treatment',
      [stakeOf('w1', 'lose')],
      ACT,
      'w1 main 4000 box:1; call no-more-bets; box:1 KH; irregularity failed-to-burn treatment=played; void round; w1 lose',
    ],
    [
      'part of the stake given back',
      ['breaches w1: The round or hand was void, and 39.99 of the stake of 40.00 was given back on wager w1.'],
      ACT,
      'w1 main 4000 box:1; call no-more-bets; box:1 KH; void round; w1 void returned 3999',
    ],
    [
      'paid on it',
      ['breaches w1: The round or hand was void, and 0.01 was paid on wager w1.'],
      ACT,
      'w1 main 4000 box:1; call no-more-bets; box:1 KH; void round; w1 void paid=1',
    ],
    [
      'a dummy round',
      ['not-applicable'],
      ACT,
      'w1 main 4000 box:1; call no-more-bets; box:1 KH; void round; w1 lose',
      { dummy: true },
    ],
  ],
  citing: [
    ['invalidated', ['blackjack/20.4'], ACT, 'w1 main 4000 box:1; call no-more-bets; box:1 KH; void round; w1 lose'],
    ['a dead hand', ['sch-2/36(1)'], QLD, dead('lose')],
    [
      'a dead hand, and a card found face up',
      ['sch-2/36(1)'],
      QLD,
      dead('lose').replace('irregularity', 'irregularity card-face-up-in-shoe treatment=burnt; irregularity'),
    ],
    [
      'a wrong count of the cards before a major jackpot, and a card found face up',
      ['sch-18/16(8)(b)', 'sch-18/16(8)', 'sch-18/16(8)(c)'],
      QLD,
      jackpot('missing-or-foreign-card', 'lose').replace(
        'irregularity',
        'irregularity card-face-up-in-shoe treatment=burnt; irregularity',
      ),
    ],
  ],
  holdsTo: [
    [ACT, ['irregularities.invalidated-by-operator']],
    [
      QLD,
      [
        'irregularities.card-to-wrong-hand/box-without-cards',
        'irregularities.card-to-wrong-hand/extra-hand',
        'irregularities.missing-or-foreign-card/found-before-jackpot-paid',
        'irregularities.malfunction/jackpot-system/after-deal',
        'voidWager',
      ],
    ],
  ],
});
