import type { RoundRecord } from '../../../../src/core/rounds/record';
import type { Complying } from '../cases';
import { blackjackRound } from './script';
import { ACT, insured, lost, QLD, QLD_ELECTRONIC, shared, won } from './wagering';

const lawful = (name: string, round: RoundRecord, ...subjects: readonly string[]): Complying => ({
  name,
  round,
  subjects,
});

/** For every check on wagers and irregularities a lawful round that comes near to a breach. */
export const WAGERING_LAWFUL: Readonly<Record<string, Complying>> = {
  'blackjack/only-permitted-wagers': lawful(
    'a wager of another form of the game that was refused',
    lost({ at: ACT, placed: 'w2 over-13 500 box:1', dealt: 'w2 void' }),
    'w1',
    'w2',
  ),
  'blackjack/no-oral-wagers': lawful('with cash beside it', lost({ at: ACT, how: 'oral chips=cash' }), 'w1'),
  'blackjack/no-wager-after-close': lawful(
    'raised after the call, before the first card',
    lost({ placed: 'call no-more-bets; change w1 5000' }),
    'w1',
  ),
  'blackjack/confirmed-wagers-stay': lawful('insurance left as it is', insured(''), 'w2'),
  'blackjack/stake-not-below-minimum': lawful('exactly the minimum', lost({ limits: { main: { min: 4000 } } }), 'w1'),
  'blackjack/stake-not-above-maximum': lawful(
    'collected up to the maximum',
    lost({ at: ACT, limits: { main: { max: 3900 } }, settled: 'lose returned 100' }),
    'w1',
  ),
  'blackjack/shared-box-within-maximum': lawful(
    'exactly the maximum together',
    shared(6000, 4000, { at: ACT }),
    'box:1',
  ),
  'blackjack/stake-in-permitted-steps': lawful(
    'a multiple of the minimum',
    lost({ at: ACT, limits: { main: { min: 2000 } }, options: { multiplesOfMinimum: 'required' } }),
    'w1',
  ),
  'blackjack/losing-wager-is-collected': lawful('collected whole', lost({ settled: 'lose returned 0' }), 'w1'),
  'blackjack/winning-stake-is-returned': lawful(
    'given back whole',
    won({ at: QLD_ELECTRONIC, settled: 'win 4000 returned 4000' }),
    'w1',
  ),
  'blackjack/void-round-returns-every-stake': lawful(
    'given back whole',
    lost({ at: ACT, dealt: 'void round', settled: 'void returned 4000' }),
    'w1',
  ),
  'blackjack/irregularity-treated-as-stated': lawful(
    'a card face up, burnt',
    lost({ dealt: 'irregularity card-face-up-in-shoe treatment=burnt' }),
    'events[5]',
  ),
  'blackjack/insufficient-cards-treated-as-stated': lawful(
    'the round completed',
    lost({ dealt: 'irregularity insufficient-cards treatment=played' }),
    'events[5]',
  ),
  'blackjack/dealer-completes-after-irregularity': lawful(
    'a hand dealt too early, and completed',
    blackjackRound(
      QLD,
      `w1 main 4000 box:1; box:1 KH; dealer 9S; box:1 8C; stand box:1; dealer 3D;
       irregularity excess-card-drawn to=dealer treatment=played; dealer 7D; w1 lose`,
    ),
    'dealer',
  ),
};
