import { beside } from '../../../support/rounds/blackjack/extra';
import { ACT_OVER_UNDER, blackjackRound, QLD } from '../../../support/rounds/blackjack/script';
import { checkTable } from '../../../support/rounds/check-table';
import { inPlay } from '../../../support/rounds/blackjack/play-table';

checkTable('blackjack/additional-stake-not-above-original', {
  complies: [
    {
      name: 'what goes beyond it is given back with a loss',
      round: blackjackRound(
        ACT_OVER_UNDER,
        beside({ wagers: 'w2 under-13 15000 box:1', settled: 'w2 lose returned 5000' }),
      ),
      subjects: ['w2'],
    },
    {
      name: 'it is sent back',
      round: blackjackRound(
        ACT_OVER_UNDER,
        beside({ wagers: 'w2 under-13 15000 box:1', settled: 'w2 void returned 15000' }),
      ),
      subjects: ['w2'],
    },
  ],
  breaches: [
    {
      name: 'a loss collected whole',
      round: blackjackRound(ACT_OVER_UNDER, beside({ wagers: 'w2 under-13 15000 box:1', settled: 'w2 lose' })),
      subject: 'w2',
      clauses: ['au-act/gazette-s196-1992#blackjack/21.4'],
      expected: '10000',
      recorded: '15000',
      message: 'A stake of 150.00 on under-13 was taken; the original wager was 100.00, which it must not exceed.',
    },
  ],
  notApplicable: [{ name: 'no such wager', round: blackjackRound(ACT_OVER_UNDER, beside({ wagers: '' })) }],
  indeterminate: [
    {
      name: 'not settled',
      round: blackjackRound(ACT_OVER_UNDER, beside({ wagers: 'w2 under-13 15000 box:1' })),
      subject: 'w2',
      missing: ['settle event of wager w2'],
    },
  ],
});

const under = (stake: number, settled: string, wagers = ''): string =>
  beside({ wagers: `w2 under-13 ${String(stake)} box:1${wagers}`, settled });
const ABOVE =
  'breaches w2: A stake of 100.01 on under-13 was taken; the original wager was 100.00, which it must not exceed.';
const TOGETHER =
  'breaches w3: 100.01 in all was taken on under-13 in several wagers; the original wager was 100.00, which they must not exceed.';

inPlay('blackjack/additional-stake-not-above-original', {
  said: [
    ['a cent above it', [ABOVE], ACT_OVER_UNDER, under(10_001, 'w2 lose')],
    [
      'a cent above it in two wagers',
      ['complies w2', TOGETHER],
      ACT_OVER_UNDER,
      under(6000, 'w2 lose; w3 lose', '; w3 under-13 4001 box:1'),
    ],
    [
      'exactly as much in two wagers',
      ['complies w2', 'complies w3'],
      ACT_OVER_UNDER,
      under(6000, 'w2 lose; w3 lose', '; w3 under-13 4000 box:1'),
    ],
    [
      'above it in two wagers, the second of them turned down',
      ['complies w2', 'complies w3'],
      ACT_OVER_UNDER,
      under(6000, 'w2 lose; w3 void returned 6000', '; w3 under-13 6000 box:1'),
    ],
    ['exactly as much', ['complies w2'], ACT_OVER_UNDER, under(10_000, 'w2 lose')],
    ['above it, and withdrawn in time', ['not-applicable'], ACT_OVER_UNDER, under(15_000, '', '; withdraw w2')],
    [
      'above it, in a void round',
      ['not-applicable'],
      ACT_OVER_UNDER,
      under(15_000, 'void round; w2 void').replace(/stand.*/, 'w1 void'),
    ],
    ['above it, in a dummy round', ['not-applicable'], ACT_OVER_UNDER, under(15_000, 'w2 lose'), { dummy: true }],
    [
      'another bet that may be of any amount',
      [],
      QLD,
      beside({ wagers: 'w2 perfect-pair 15000 box:1', cards: '9H 6S 8D', settled: 'w2 lose' }),
    ],
    [
      'without an original wager of the player',
      ['not-applicable', 'also blackjack/additional-wager-goes-with-a-game-wager'],
      ACT_OVER_UNDER,
      under(15_000, 'w2 lose').replace('w2 under-13 15000 box:1', 'w2 under-13 15000 box:1 p2'),
    ],
  ],
  holdsTo: [
    [ACT_OVER_UNDER, ['addedStake.over-13', 'addedStake.under-13']],
    [QLD, []],
  ],
});
