import type { RoundEvent } from '../../../src/core/rounds/record';
import { givenBack } from '../rounds/cases';
import { multiplied, TAKEN_UP_TOO_SOON, TWO_MULTIPLIERS } from '../rounds/roulette/breaches-of-forms';
import type { SpinOptions } from '../rounds/roulette/spin';
import type { PairsOf } from './scenery';

const NO_MORE_BETS: RoundEvent = { type: 'call', call: 'no-more-bets' };
const announced = (value: string): RoundEvent => ({ type: 'announce', of: 'result', value });

const numbers = (count: number): readonly RoundEvent[] =>
  Array.from({ length: count }, (_, index) => multiplied(String(index + 1), 50));

/** Scenes of spoken wagers, of the call that ends wagering, and of multipliers. */
export const ROULETTE_FURTHER_PAIRS: PairsOf<SpinOptions> = {
  'roulette/settled-in-stated-order': [
    {
      breach: [
        'A winning wager is paid before a losing one is collected.',
        { wagers: ['black 1000', 'red 1000'], settledAsPlaced: true },
      ],
      lawful: ['A losing wager is collected before a winning one is paid.', { wagers: ['red 1000', 'black 1000'] }],
    },
  ],
  'roulette/oral-wagers-as-stated': [
    {
      breach: [
        'A wager made by word of mouth on credit is taken and collected.',
        { wagers: [{ bet: 'red', stake: 1000, oral: true, chips: 'credit' }] },
      ],
      lawful: [
        'A wager made by word of mouth with chips beside it is taken and collected.',
        { wagers: [{ bet: 'red', stake: 1000, oral: true, chips: 'value' }] },
      ],
    },
  ],
  'roulette/wagers-made-as-stated': [
    {
      breach: [
        'A wager at a table is made on credit, taken and collected.',
        { wagers: [{ bet: 'red', stake: 1000, chips: 'credit' }] },
      ],
      lawful: [
        'A wager at a table is made with non-value chips and collected.',
        { wagers: [{ bet: 'red', stake: 1000, chips: 'non-value' }] },
      ],
    },
    {
      breach: [
        'A wager at a terminal is made with cash, taken and collected.',
        { wagers: [{ bet: 'red', stake: 1000, chips: 'cash' }] },
      ],
      lawful: [
        'A wager at a terminal is made with credit and collected.',
        { wagers: [{ bet: 'red', stake: 1000, chips: 'credit' }] },
      ],
    },
  ],
  'roulette/winners-stay-until-others-are-paid': [
    {
      breach: ['Of two winners on 17 the first is taken up before the second is paid.', TAKEN_UP_TOO_SOON],
      lawful: [
        'Of two winners on 17 the first is taken up when both are paid.',
        { wagers: ['straight:17 1000', 'straight:17 1000'], last: [{ type: 'withdraw', wager: 'w1' }] },
      ],
    },
  ],
  'roulette/steps-not-above-minimum': [
    {
      breach: [
        'A table with a minimum of ten dollars asks for steps of fifteen.',
        { limits: { '*': { min: 1000, increment: 1500 } } },
      ],
      lawful: [
        'A table with a minimum of ten dollars asks for steps of ten.',
        { limits: { '*': { min: 1000, increment: 1000 } } },
      ],
    },
  ],
  'roulette/racetrack-wager-placed-by-the-dealer': [
    {
      breach: [
        'A player lays a wager on the tier, and it is collected.',
        { wagers: [{ bet: 'tier', stake: 1200, oral: false }] },
      ],
      lawful: [
        'A player lays a wager on the tier, and it is given back.',
        { wagers: [{ bet: 'tier', stake: 1200, oral: false, settle: givenBack }] },
      ],
    },
  ],
  'roulette/no-more-bets-called-in-time': [
    {
      breach: [
        'No more bets is called once the number has been announced.',
        { uncalled: true, spun: [announced('17'), NO_MORE_BETS] },
      ],
      lawful: [
        'No more bets is called while the ball runs.',
        { uncalled: true, spun: [NO_MORE_BETS, announced('17')] },
      ],
    },
    {
      breach: ['The ball is spun before no more bets is called.', { uncalled: true, spun: [NO_MORE_BETS] }],
      lawful: ['The ball is spun after no more bets is called.', { wagers: ['red 1900'] }],
    },
  ],
  'roulette/multipliers-as-stated': [
    {
      breach: ['Multipliers are given to six numbers.', { closed: numbers(6) }],
      lawful: ['Multipliers are given to five numbers.', { closed: numbers(5) }],
    },
  ],
  'roulette/multiplied-wins-pay-the-multiplier': [
    {
      breach: [
        'A wager on 17, which was given fifty to one, wins and is paid at the usual odds.',
        { wagers: ['straight:17 1500'], closed: TWO_MULTIPLIERS },
      ],
      lawful: [
        'A wager on 17, which was given fifty to one, wins and is paid that.',
        { wagers: [{ bet: 'straight:17', stake: 1500, settle: { paid: 75_000 } }], closed: TWO_MULTIPLIERS },
      ],
    },
  ],
};
