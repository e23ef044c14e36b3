import { checkTable } from '../../../support/rounds/check-table';
import { oneBox, STANDS } from '../../../support/rounds/blackjack/forms';
import { blackjackRound, QLD_SPANISH } from '../../../support/rounds/blackjack/script';
import { inPlay } from '../../../support/rounds/blackjack/play-table';

checkTable('blackjack/surrender-costs-half', {
  complies: [
    {
      name: 'half of it taken',
      round: blackjackRound(QLD_SPANISH, oneBox('KH KS 6C', 'surrender box:1', '7D', 'w1 lose returned 5000')),
      subjects: ['w1'],
    },
  ],
  breaches: [],
  notApplicable: [{ name: 'a hand that was played', round: blackjackRound(QLD_SPANISH, STANDS) }],
  indeterminate: [
    {
      name: 'a settlement is missing',
      round: blackjackRound(QLD_SPANISH, oneBox('KH KS 6C', 'surrender box:1', '7D', '')),
      subject: 'w1',
      missing: ['settle event of wager w1'],
    },
    {
      name: 'half a cent',
      round: blackjackRound(
        QLD_SPANISH,
        oneBox('KH KS 6C', 'surrender box:1', '7D', 'w1 lose returned 5001').replace('main 10000', 'main 10001'),
      ),
      subject: 'w1',
      missing: ['a rule on fractions of a cent'],
    },
  ],
});

/** Sixteen surrendered against a king. */
const surrendered = (stake: number, second: string, settled: string): string =>
  oneBox('KH KS 6C', 'surrender box:1', second, `w1 ${settled}`).replace('main 10000', `main ${String(stake)}`);
const gaveBack = (stake: string, returned: string): string =>
  `breaches w1: Wager w1 was surrendered; of its stake of ${stake}, ${returned} was given back, and 50.00 was due back.`;

inPlay('blackjack/surrender-costs-half', {
  said: [
    [
      'a cent more than half',
      [gaveBack('100.00', '50.01')],
      QLD_SPANISH,
      surrendered(10_000, '7D', 'lose returned 5001'),
    ],
    [
      'a cent less than half',
      [gaveBack('100.00', '49.99')],
      QLD_SPANISH,
      surrendered(10_000, '7D', 'lose returned 4999'),
    ],
    ['the lesser half of an odd stake', ['complies w1'], QLD_SPANISH, surrendered(10_001, '7D', 'lose returned 5000')],
    [
      'more than the greater half of an odd stake',
      [gaveBack('100.01', '50.02')],
      QLD_SPANISH,
      surrendered(10_001, '7D', 'lose returned 5002'),
    ],
    ['all of it lost to a blackjack', ['complies w1'], QLD_SPANISH, surrendered(10_000, 'AD', 'lose')],
    [
      'a cent given back against a blackjack',
      [
        'breaches w1: Wager w1 was surrendered, and the dealer has a blackjack: all of its stake of 100.01 is lost, and 0.01 was given back.',
      ],
      QLD_SPANISH,
      surrendered(10_001, 'AD', 'lose returned 1'),
    ],
    [
      'half given back, and a cent paid',
      ['breaches w1: Wager w1 was surrendered; 0.01 was paid on it, and nothing is.'],
      QLD_SPANISH,
      surrendered(10_000, '7D', 'lose returned 5000 paid=1'),
    ],
    [
      'given back whole',
      ['breaches w1: Wager w1 was surrendered, and given back; it loses half, or all to a dealer’s blackjack.'],
      QLD_SPANISH,
      surrendered(10_000, '7D', 'push'),
    ],
  ],
  occurs: [
    ['surrendered on one of two boxes', true, QLD_SPANISH, `stand box:2; ${surrendered(10_000, '7D', 'lose')}`],
    ['played', false, QLD_SPANISH, STANDS],
    ['no decision', false, QLD_SPANISH, 'w1 main 500 box:1'],
  ],
  holdsTo: [[QLD_SPANISH, ['surrenderCosts', 'outcomes.main/surrendered/dealer-blackjack', 'earlyDealerCards']]],
});
