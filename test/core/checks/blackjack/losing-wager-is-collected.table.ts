import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_SPANISH } from '../../../support/rounds/blackjack/script';

const hand = (settled: string, second = '7C', more = ''): string =>
  `w1 main 4000 box:1; ${more}; call no-more-bets; box:1 KH; dealer 9S; box:1 ${second}; stand box:1; dealer KD; w1 ${settled}`;

const loweredLate = (returned: string): string =>
  hand(`lose returned ${returned}`).replace('call no-more-bets', 'call no-more-bets; change w1 3000');

playTable('blackjack/losing-wager-is-collected', {
  lawful: [
    ['nothing given back', ACT, hand('lose')],
    ['the excess given back', ACT, hand('lose returned 1000'), { table: { limits: { main: { max: 3000 } } } }],
  ],
  planted: [
    [
      'more than the excess given back',
      'blackjack/11.2(e)',
      ACT,
      hand('lose returned 1001'),
      { table: { limits: { main: { max: 3000 } } } },
    ],
    [
      'a hand over 21',
      'sch-2/14(2)(f)',
      QLD,
      'w1 main 4000 box:1; box:1 KH; dealer 9S; box:1 7C; hit box:1; box:1 8H; w1 lose returned 1',
    ],
    [
      'insurance',
      'sch-2/25(4)',
      QLD,
      'w1 main 4000 box:1; box:1 KH; dealer AS; box:1 9C; call insurance; w2 insurance 500 on w1; stand box:1; dealer 9D; w2 lose returned 100; w1 lose',
    ],
    [
      'a perfect pair that is none',
      'sch-17/7(3)',
      QLD,
      'w1 main 4000 box:1; w2 perfect-pair 500 box:1; box:1 KH; dealer 9S; box:1 7C; w2 lose returned 100; stand box:1; dealer KD; w1 lose',
    ],
  ],
  silent: [
    ['won', ACT, hand('win 4000', 'QC')],
    [
      'surrendered',
      QLD_SPANISH,
      'w1 main 4000 box:1; call no-more-bets; box:1 KH; dealer QS; box:1 6C; surrender box:1; dealer 9D; w1 lose returned 2000',
    ],
  ],
  said: [
    ['won by the cards', ['not-applicable', 'also blackjack/wager-follows-the-hands'], ACT, hand('lose', 'QC')],
    [
      'the excess given back of a wager lowered too late',
      ['not-applicable', 'also blackjack/no-wager-after-close'],
      ACT,
      loweredLate('1000'),
    ],
    [
      'less than that given back',
      [
        'breaches w1: Wager w1 lost, and 9.99 of its stake was given back; 0.00 was due back.',
        'also blackjack/no-wager-after-close',
      ],
      ACT,
      loweredLate('999'),
    ],
    [
      'half given back for a surrender that is not offered',
      ['not-applicable', 'also blackjack/only-permitted-decisions'],
      QLD,
      hand('lose returned 2000').replace('stand', 'surrender'),
    ],
    [
      'half given back without any surrender',
      ['breaches w1: Wager w1 lost, and 20.00 of its stake was given back; 0.00 was due back.'],
      QLD,
      hand('lose returned 2000'),
    ],
    [
      'surrendered against a blackjack',
      ['not-applicable', 'also blackjack/surrender-costs-half'],
      QLD_SPANISH,
      'w1 main 4000 box:1; call no-more-bets; box:1 KH; dealer QS; box:1 6C; surrender box:1; dealer AD; w1 lose returned 2000',
    ],
    ['a cent paid on it', ['breaches w1: Wager w1 lost, and 0.01 was paid on it.'], QLD, hand('lose paid=1')],
    [
      'the super bonus of another player',
      ['complies w1'],
      QLD_SPANISH,
      `w1 main 4000 box:1; w2 main 5000 box:2 p2; call no-more-bets; box:1 KH; box:2 7H; dealer 7S; box:1 6C; box:2 7H; stand box:1;
       hit box:2; box:2 7H; w2 win 510000 returned 5000; dealer KD; w1 lose paid=5000`,
    ],
    [
      'the amount of a super bonus that nobody has',
      ['breaches w1: Wager w1 lost, and 50.00 was paid on it.'],
      QLD_SPANISH,
      'w1 main 4000 box:1; call no-more-bets; box:1 KH; dealer 7S; box:1 6C; stand box:1; dealer KD; w1 lose paid=5000',
    ],
    [
      'another amount beside the super bonus of another player',
      ['breaches w1: Wager w1 lost, and 50.01 was paid on it.'],
      QLD_SPANISH,
      `w1 main 4000 box:1; w2 main 5000 box:2 p2; call no-more-bets; box:1 KH; box:2 7H; dealer 7S; box:1 6C; box:2 7H; stand box:1;
       hit box:2; box:2 7H; w2 win 510000 returned 5000; dealer KD; w1 lose paid=5001`,
    ],
  ],
  holdsTo: [
    [
      ACT,
      [
        'outcomes.main/over-21',
        'outcomes.main/lower',
        'outcomes.main/dealer-blackjack-alone',
        'outcomes.double/dealer-blackjack',
        'outcomes.split/dealer-blackjack',
        'outcomes.insurance/dealer-second-card-other',
      ],
    ],
    [
      QLD_SPANISH,
      [
        'outcomes.insurance/dealer-second-card-other',
        'outcomes.main/over-21',
        'outcomes.main/lower',
        'outcomes.main/after-double/dealer-blackjack',
        'outcomes.main/after-split/dealer-blackjack',
        'outcomes.main/double-withdrawn',
        'outcomes.perfect-pair/no-pair',
      ],
    ],
  ],
});
