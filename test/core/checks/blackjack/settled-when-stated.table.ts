import { checkTable } from '../../../support/rounds/check-table';
import { INSURED, oneBox, STANDS, twoBoxes } from '../../../support/rounds/blackjack/forms';
import {
  ACT,
  ACT_OVER_UNDER,
  ACT_TRIPLE,
  blackjackRound,
  QLD,
  QLD_CHALLENGE,
  QLD_SPANISH,
} from '../../../support/rounds/blackjack/script';
import { inPlay } from '../../../support/rounds/blackjack/play-table';

checkTable('blackjack/settled-when-stated', {
  complies: [
    {
      name: 'a blackjack paid when the first box has drawn, before a third card to another',
      round: blackjackRound(
        QLD_SPANISH,
        twoBoxes(
          'box:1 9H; box:2 KD; dealer 8S; box:1 5H; box:2 AC',
          'hit box:1; box:1 4C; stand box:1; w2 win 15000; dealer JH',
          'w1 push',
        ),
      ),
      subjects: ['w2'],
    },
    {
      name: 'a hand over 21 that was collected before',
      round: blackjackRound(ACT, oneBox('KH 6S 6H', 'hit box:1; box:1 KD; w1 lose', '', '')),
      subjects: ['w1'],
    },
  ],
  breaches: [],
  notApplicable: [
    { name: 'rules without a time for it', round: blackjackRound(QLD, STANDS) },
    {
      name: 'a blackjack made by splitting once others have drawn, which the first deal could not show',
      round: blackjackRound(
        QLD_CHALLENGE,
        twoBoxes(
          'box:1 9H; box:2 AD; dealer 8S; box:1 5H; box:2 AC',
          'box:1 6C; split box:2; w3 split 10000 p2 on w2 hand 2; box:2 KC; w2 win 20000; box:2/2 QC; w3 win 20000; dealer JH',
          'w1 win 10000',
        ),
      ),
    },
  ],
  indeterminate: [
    {
      name: 'a blackjack paid at once against a king',
      round: blackjackRound(ACT, oneBox('KH KS AH', 'w1 win 15000', '9D', '')),
      subject: 'w1',
      missing: ['a ruling on whether a blackjack is paid at once against a court card'],
    },
  ],
});

const INSURANCE_COLLECTED = `${INSURED}; stand box:1; dealer 2D; w2 lose`;

/** Blackjacks on boxes 1 and 2, of which the second is paid at once, and nineteen on box 3 after these decisions. */
const three = (play: string, end: string): string =>
  `w1 main 10000 box:1; w2 main 10000 box:2 p2; w3 main 10000 box:3 p3; call no-more-bets; box:1 KH; box:2 KS; box:3 KD; dealer 6S;
   box:1 AH; box:2 AS; box:3 5D; w2 win 15000; hit box:3; box:3 4S; ${play}; dealer KC; dealer 2D; ${end}`;

inPlay('blackjack/settled-when-stated', {
  said: [
    [
      'given back before the dealer’s hand',
      ['not-applicable'],
      ACT,
      oneBox('KH 9S 9H', 'stand box:1; w1 push', 'KD', ''),
    ],
    [
      'paid before the dealer’s hand',
      ['breaches w1: Wager w1 on main was settled before the dealer’s hand was complete.'],
      ACT,
      oneBox('KH 9S 9H', 'stand box:1; w1 win 10000', '8D', ''),
    ],
    ['not settled', ['not-applicable'], ACT, oneBox('KH 9S 9H', 'stand box:1', '8D', '')],
    [
      'no second card of the dealer on record',
      ['not-applicable'],
      ACT,
      oneBox('KH 9S 9H', 'stand box:1; w1 win 10000', '', ''),
    ],
    [
      'another wager with a moment of its own',
      ['complies w1'],
      ACT_OVER_UNDER,
      oneBox('KH 9S 9H', 'w2 win 1000; stand box:1', '8D', 'w1 win 10000').replace(
        'call',
        'w2 over-13 1000 box:1; call',
      ),
    ],
    [
      'a blackjack paid at the end, with the other wagers',
      [
        'breaches w1: Wager w1 on main was not settled until after the first card after the first deal was dealt.',
        'complies w2',
        'complies w3',
      ],
      ACT,
      three('stand box:3', 'w1 win 15000; w3 win 10000'),
    ],
    [
      'all settlements at the end',
      [
        'breaches w1: Wager w1 on main was not settled until after the first card after the first deal was dealt.',
        'breaches w2: Wager w2 on main was not settled until after the first card after the first deal was dealt.',
        'complies w3',
      ],
      ACT,
      three('stand box:3', 'w1 win 15000; w2 win 15000; w3 win 10000').replace('w2 win 15000; hit', 'hit'),
    ],
    [
      'a blackjack paid before a third card in Queensland',
      ['complies w1', 'complies w2'],
      QLD,
      three('stand box:3', 'w3 win 10000').replace('w2 win 15000; hit', 'w1 win 15000; w2 win 15000; hit'),
    ],
    [
      'a blackjack paid at the end in Queensland',
      ['breaches w1: Wager w1 on main was not settled until after a player received a third card.', 'complies w2'],
      QLD,
      three('stand box:3', 'w1 win 15000; w3 win 10000'),
    ],
    [
      'lost insurance collected when the dealer’s second card is out',
      ['complies w2', 'complies w1'],
      ACT,
      oneBox('KH AS 9S', INSURANCE_COLLECTED, '8H', 'w1 lose'),
    ],
    ['the same in Queensland', ['complies w2'], QLD, oneBox('KH AS 9S', INSURANCE_COLLECTED, '8H', 'w1 lose')],
    [
      'lost insurance collected with the other wagers',
      ['breaches w2: Wager w2 on insurance was not settled until after the dealer drew a third card.', 'complies w1'],
      ACT,
      oneBox('KH AS 9S', `${INSURED}; stand box:1`, '2D 8H', 'w2 lose; w1 lose'),
    ],
    [
      'the same in Queensland, once a third card was drawn',
      ['breaches w2: Wager w2 on insurance was not settled until after the dealer drew a third card.'],
      QLD,
      oneBox('KH AS 9S', `${INSURED}; stand box:1`, '2D 8H', 'w2 lose; w1 lose'),
    ],
    [
      'lost insurance collected at the end, where the dealer drew no third card',
      ['complies w2'],
      QLD,
      oneBox('KH AS 9S', `${INSURED}; stand box:1`, '7D', 'w1 win 10000; w2 lose'),
    ],
    [
      'the first of the dealer’s hands settled with the second at triple play',
      ['breaches w1: Wager w1 on main:1 was not settled until after the dealer’s next hand was dealt.', 'complies w2'],
      ACT_TRIPLE,
      `w1 main:1 10000 box:1; w2 main:2 10000 box:1; call no-more-bets; box:1 KH; dealer 6S; box:1 9S; stand box:1;
       dealer/1 KC; dealer/1 2D; dealer/2 KD; dealer/2 2S; w1 win 10000; w2 win 10000`,
    ],
    [
      'each of the dealer’s hands settled before the next at triple play',
      ['complies w1', 'complies w2'],
      ACT_TRIPLE,
      `w1 main:1 10000 box:1; w2 main:2 10000 box:1; call no-more-bets; box:1 KH; dealer 6S; box:1 9S; stand box:1;
       dealer/1 KC; dealer/1 2D; w1 win 10000; dealer/2 KD; dealer/2 2S; w2 win 10000`,
    ],
    [
      'a hand over 21 at blackjack challenge, collected once the next had a card',
      ['breaches w1: Wager w1 on main was not settled until after the next card was dealt.'],
      QLD_CHALLENGE,
      oneBox('KH 6S 6H', 'hit box:1; box:1 KD', '9D', 'w1 lose'),
    ],
    [
      'a blackjack collected at the end, of which its result is the breach',
      ['complies w2', 'complies w3', 'also blackjack/wager-follows-the-hands'],
      ACT,
      three('stand box:3', 'w1 lose; w3 win 10000'),
    ],
    [
      'a settlement among later cards',
      [
        'breaches w1: Wager w1 on main was not settled until after the first card after the first deal was dealt.',
        'complies w2',
        'complies w3',
        'also blackjack/dealer-draws-no-needless-card',
      ],
      ACT,
      three('hit box:3; box:3 9C; w3 lose', 'w1 win 15000'),
    ],
    [
      'a blackjack at blackjack challenge before the card that made it',
      ['breaches w1: Wager w1 on main was settled before the card that decided it was dealt.'],
      QLD_CHALLENGE,
      oneBox('KH 6S AH', '', '9D', '').replace('box:1 AH', 'w1 win 20000; box:1 AH'),
    ],
    [
      'a blackjack at blackjack challenge paid its stake against an ace',
      [
        'indeterminate w1: a ruling on which rule prevails: payment of a blackjack at once on request, or how this form pays it',
      ],
      QLD_CHALLENGE,
      oneBox('KH AS AH', 'even-money box:1; w1 win 10000', '9D', ''),
    ],
    [
      'the same against a king',
      ['breaches w1: Wager w1 on main was settled before the dealer’s hand was complete.'],
      QLD_CHALLENGE,
      oneBox('KH KS AH', 'w1 win 20000', '9D', ''),
    ],
  ],
  citing: [
    [
      'a blackjack paid at once against a king',
      ['blackjack/10(a)(i)', 'blackjack/17'],
      ACT,
      oneBox('KH KS AH', 'w1 win 15000', '9D', ''),
    ],
    [
      'a blackjack at blackjack challenge paid its stake against an ace',
      ['sch-2(b)/6(2)', 'sch-2(b)/11(1)'],
      QLD_CHALLENGE,
      oneBox('KH AS AH', 'even-money box:1; w1 win 10000', '9D', ''),
    ],
  ],
  holdsTo: [
    [
      QLD,
      [
        'settledWhen.main/blackjack/dealer-2-to-9',
        'settledWhen.main/blackjack/dealer-ace-or-ten-value',
        'settledWhen.main/even-money',
        'settledWhen.insurance/lost',
      ],
    ],
  ],
});
