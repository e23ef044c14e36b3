import type { RoundRecord } from '../../../../src/core/rounds/record';
import { atBothHalves, beside } from '../../../support/rounds/blackjack/extra';
import {
  ACT_OVER_UNDER,
  blackjackRound,
  QLD,
  QLD_ELECTRONIC,
  QLD_SWITCH,
} from '../../../support/rounds/blackjack/script';
import { checkTable } from '../../../support/rounds/check-table';

/** Sevens that are split; the first of them gets this card. */
const splitSevens = (next: string, wager: string, settled: string): string =>
  [
    `w1 main 10000 box:1; w2 ${wager} box:1; call no-more-bets; box:1 7H; dealer 6S; box:1 7D`,
    `split box:1; w3 split 10000 on w1 hand 2; box:1/1 ${next}`,
    `${settled}; stand box:1/1; box:1/2 KC; stand box:1/2; dealer KC; dealer 8D`,
    'w1 win 10000 returned 10000; w3 win 10000 returned 10000',
  ].join('; ');

checkTable('blackjack/additional-wager-follows-its-cards', {
  complies: [
    {
      name: 'one seven, by a pay table without it, under the name that any pay table has',
      round: ofSevens({ payTable: '2' }),
      subjects: ['w2'],
    },
    {
      name: 'one seven, by its own pay table beside another',
      round: ofSevens({ payTable: '1', blazing7sPayTable: '2' }),
      subjects: ['w2'],
    },
    { name: 'two sevens, which win by any pay table', round: ofTwoSevens('w2 win 10000'), subjects: ['w2'] },
    {
      name: 'split sevens and the next card of the first are three sevens',
      round: blackjackRound(QLD, splitSevens('7C', 'super-sevens 100', 'w2 win 50000')),
      subjects: ['w2'],
    },
    {
      name: 'a pair that is split stays a pair',
      round: blackjackRound(
        QLD,
        splitSevens('4C', 'any-pair 1000', '').replace('split box:1;', 'w2 win 11000; split box:1;'),
      ),
      subjects: ['w2'],
    },
    {
      name: 'a hand from split sevens makes no bonus out of two cards',
      round: blackjackRound(
        QLD,
        splitSevens('8C', 'bonus-blackjack 100', '').replace('stand box:1/1', 'stand box:1/1; w2 lose'),
      ),
      subjects: ['w2'],
    },
    {
      name: 'star pairs by the cards as dealt, before a switch',
      round: blackjackRound(
        QLD_SWITCH,
        atBothHalves({
          wagers: 'w2 star-pairs 1000 box:1a; w3 super-match 1000 box:1',
          settled: 'w2 win 8000 returned 1000; w3 win 5000 returned 1000; switch box:1',
        }),
      ),
      subjects: ['w2', 'w3'],
    },
  ],
  breaches: [
    {
      name: 'under 13 taken, with twelve',
      round: blackjackRound(
        ACT_OVER_UNDER,
        beside({
          wagers: 'w2 under-13 1000 box:1',
          cards: '9H 6S 3D',
          settled: 'w2 lose',
          play: 'hit box:1; box:1 7C; stand box:1',
        }),
      ),
      subject: 'w2',
      clauses: ['21.6(a)', '21.6', '21.7', '21.2(a)', '21.2', '21.2(b)', '21.2(c)'].map(
        (label) => `au-act/gazette-s196-1992#blackjack/${label}`,
      ),
      expected: 'win',
      recorded: 'lose',
      message: 'The cards are 9H, 3D, so under-13 must win; it was collected.',
    },
    {
      name: 'a perfect pair taken for none',
      round: blackjackRound(
        QLD,
        beside({ wagers: 'w2 perfect-pair 1000 box:1', cards: '9H 6S 9H', settled: 'w2 lose' }),
      ),
      subject: 'w2',
      clauses: ['7(2)', '7(3)', '2'].map((label) => `au-qld/casino-gaming-rule-2024#sch-17/${label}`),
      expected: 'win',
      recorded: 'lose',
      message: 'The cards are 9H, 9H, so perfect-pair must win; it was collected.',
    },
    {
      name: 'no pair paid as a pair',
      round: blackjackRound(
        QLD,
        beside({ wagers: 'w2 any-pair 1000 box:1', cards: '9H 6S TH', settled: 'w2 win 11000' }),
      ),
      subject: 'w2',
      clauses: ['43(3)', '43(1)'].map((label) => `au-qld/casino-gaming-rule-2024#sch-17/${label}`),
      expected: 'lose',
      recorded: 'win',
      message: 'The cards are 9H, TH, so any-pair must lose; it was paid.',
    },
    {
      name: 'sevens that were not split, one of them',
      round: blackjackRound(
        QLD,
        beside({ wagers: 'w2 super-sevens 100 box:1', cards: '7H 6S TH', play: 'stand box:1; w2 lose' }),
      ),
      subject: 'w2',
      clauses: ['26(1)(c)', '26(1)', '26(1)(a)', '26(1)(b)'].map(
        (label) => `au-qld/casino-gaming-rule-2024#sch-17/${label}`,
      ),
      expected: 'win',
      recorded: 'lose',
      message: 'The cards are 7H, TH, so super-sevens must win; it was collected.',
    },
    {
      name: 'one seven, by a pay table that has it, under the name that any pay table has',
      round: ofSevens({ payTable: '1' }),
      subject: 'w2',
      clauses: ['14(2)', '16(5)', '14(1)'].map((label) => `au-qld/casino-gaming-rule-2024#sch-18/${label}`),
      expected: 'win',
      recorded: 'lose',
      message: 'The cards are 7H, KD, 6S, so blazing-7s must win; it was collected.',
    },
    {
      name: 'two sevens, and no pay table for the jackpot',
      round: ofTwoSevens('w2 lose'),
      subject: 'w2',
      clauses: ['14(2)', '16(5)', '14(1)'].map((label) => `au-qld/casino-gaming-rule-2024#sch-18/${label}`),
      expected: 'win',
      recorded: 'lose',
      message: 'The cards are 7H, 7D, 6S, so blazing-7s must win; it was collected.',
    },
    {
      name: 'two sevens paid when the next card was a third',
      round: blackjackRound(QLD, splitSevens('7C', 'super-sevens 100', 'w2 lose')),
      subject: 'w2',
      clauses: ['28(1)', '29(2)', '26(1)(a)', '26(1)', '26(1)(b)', '26(1)(c)'].map(
        (label) => `au-qld/casino-gaming-rule-2024#sch-17/${label}`,
      ),
      expected: 'win',
      recorded: 'lose',
      message: 'The cards are 7H, 7D, 7C, so super-sevens must win; it was collected.',
    },
    {
      name: 'a winning wager that is sent back',
      round: blackjackRound(QLD, beside({ wagers: 'w2 any-pair 1000 box:1', settled: 'w2 void returned 1000' })),
      subject: 'w2',
      clauses: ['43(1)', '43(3)'].map((label) => `au-qld/casino-gaming-rule-2024#sch-17/${label}`),
      expected: 'win',
      recorded: 'void',
      message: 'The cards are 9H, 9D, so any-pair must win; it was given back.',
    },
    {
      name: 'a queen and a jack of one suit taken for no match',
      round: blackjackRound(
        QLD_ELECTRONIC,
        beside({
          wagers: 'w2 royal-match-21 1000 box:1 confirmed',
          cards: 'QH 6S JH',
          end: 'w1 win 10000 returned 10000; w2 lose',
        }).replace(/box:/g, 'terminal:'),
      ),
      subject: 'w2',
      clauses: ['6(b)', '6(a)'].map((label) => `au-qld/casino-gaming-rule-2024#sch-2(e)/${label}`),
      expected: 'win',
      recorded: 'lose',
      message: 'The cards are QH, JH, so royal-match-21 must win; it was collected.',
    },
  ],
  notApplicable: [
    {
      name: 'a wager that the rules of the form do not have',
      round: blackjackRound(QLD, beside({ wagers: 'w2 super-match 1000 box:1', settled: 'w2 lose' })),
      because: 'blackjack/only-permitted-wagers',
    },
    {
      name: 'a wager below the displayed minimum that is sent back',
      round: blackjackRound(QLD, beside({ wagers: 'w2 any-pair 400 box:1', settled: 'w2 void returned 400' }), {
        table: { limits: { 'any-pair': { min: 500 } } },
      }),
    },
    {
      name: 'a wager given back with the hand it is on',
      round: blackjackRound(
        QLD,
        beside({ wagers: 'w2 any-pair 1000 box:1', end: 'w1 void returned 10000; w2 void returned 1000' }).replace(
          'stand box:1',
          'void hand box:1',
        ),
      ),
    },
    { name: 'no additional wager', round: blackjackRound(QLD, beside({ wagers: '' })) },
    {
      name: 'one withdrawn in time',
      round: blackjackRound(QLD, beside({ wagers: 'w2 any-pair 1000 box:1; withdraw w2' })),
    },
    {
      name: 'a void round',
      round: blackjackRound(
        QLD,
        beside({
          wagers: 'w2 any-pair 1000 box:1',
          settled: 'void round',
          play: '',
          dealers: '',
          end: 'w1 void returned 10000; w2 void returned 1000',
        }),
      ),
    },
  ],
  indeterminate: [
    {
      name: 'no card of the box',
      round: blackjackRound(QLD, 'w1 main 10000 box:1; w2 any-pair 1000 box:1; w2 lose; w1 lose'),
      subject: 'w2',
      missing: ['deal events of box:1'],
    },
    {
      name: 'no dealer’s card',
      round: blackjackRound(QLD, 'w1 main 10000 box:1; w2 lucky-lucky 1000 box:1; box:1 9H; box:1 9D; w2 lose'),
      subject: 'w2',
      missing: ["deal event of the dealer's first card"],
    },
    {
      name: 'a suited blackjack and no nominated suit',
      round: blackjackRound(
        QLD,
        beside({
          wagers: 'w2 bonus-blackjack 100 box:1',
          cards: 'AH 6S KH',
          settled: 'w1 win 15000 returned 10000; w2 lose',
          play: '',
          dealers: '',
          end: '',
        }),
      ),
      subject: 'w2',
      missing: ['table.options.nominatedSuit'],
    },
    {
      name: 'one of two boxes, and which is not said',
      round: blackjackRound(
        QLD,
        [
          'w1 main 10000 box:1; w3 main 10000 box:2; w2 any-pair 1000; call no-more-bets',
          'box:1 9H; box:2 KH; dealer 6S; box:1 9D; box:2 9C; w2 win 11000',
          'stand box:1; stand box:2; dealer KC; dealer 8D; w1 win 10000; w3 win 10000',
        ].join('; '),
      ),
      subject: 'w2',
      missing: ['position of wager w2'],
    },
    {
      name: 'one seven, and no pay table for the jackpot',
      round: ofSevens({}),
      subject: 'w2',
      missing: ['table.options.blazing7sPayTable'],
    },
    {
      name: 'one seven, and a pay table that may be that of lucky lucky',
      round: ofSevens({ payTable: '1' }, 'w3 lucky-lucky 500 box:1; w2'),
      subject: 'w2',
      missing: ['table.options.blazing7sPayTable'],
    },
  ],
});

/** One seven that was lost with. */
function ofSevens(options: Readonly<Record<string, string>>, wager = 'w2'): RoundRecord {
  const settled = wager === 'w2' ? 'w2 lose' : 'w2 lose; w3 lose';
  return blackjackRound(
    { ...QLD, options: { sharedBoxMaximum: 'whole-box', ...options } },
    beside({ wagers: `${wager} blazing-7s 500 box:1`, cards: '7H 6S KD', settled }),
  );
}

/** Two sevens of a player, where nothing says which pay table is in use. */
function ofTwoSevens(settled: string): RoundRecord {
  const options = { sharedBoxMaximum: 'whole-box' };
  return blackjackRound({ ...QLD, options }, beside({ wagers: 'w2 blazing-7s 500 box:1', cards: '7H 6S 7D', settled }));
}
