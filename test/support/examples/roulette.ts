import { rouletteChecks } from '../../../src/core/checks/roulette/registry';
import type { RoundEvent } from '../../../src/core/rounds/record';
import { givenBack, noted, wagerVoided } from '../rounds/cases';
import { ROULETTE_PLACES, type RoulettePlace } from '../rounds/roulette/places';
import { spinAt, type SpinOptions } from '../rounds/roulette/spin';
import { ROULETTE_FURTHER_PAIRS } from './roulette-further';
import type { PairsOf, Scenery } from './scenery';

const NO_SPIN: RoundEvent = { type: 'call', call: 'no-spin' };
const LATE: RoundEvent = { type: 'wager', id: 'late', player: 'p9', bet: 'black', stake: 1000 };
const TEN_TO_FIFTY = { limits: { '*': { min: 1000, max: 5000 } } };
const TIERS = { limits: { tier: { min: 600, increment: 600 } } };
const raised: RoundEvent = { type: 'change', wager: 'w1', stake: 2000 };
const announced = (value: string): RoundEvent => ({ type: 'announce', of: 'result', value });

type WheelName = 'single-zero' | 'double-zero' | 'triple-zero';

const wheels = (right: WheelName, wrong: WheelName) =>
  ({
    breach: [`The wheel is ${wrong}.`, { equipment: { wheel: wrong, ballDiameterMm: 18 } }],
    lawful: [`The wheel is ${right}.`, { equipment: { wheel: right, ballDiameterMm: 18 } }],
  }) as const;

const revolutions = (least: number) =>
  ({
    breach: [
      `The ball makes ${String(least - 1)} revolutions, one too few, and decides a wager all the same.`,
      { wagers: ['black 1100'], revolutions: least - 1 },
    ],
    lawful: [
      `The ball makes ${String(least)} revolutions, the fewest allowed, and decides a wager.`,
      { wagers: ['black 1100'], revolutions: least },
    ],
  }) as const;

const balls = (most: number, tooGreat: number) =>
  ({
    breach: [
      `The ball is ${String(tooGreat)} mm across, which is too much.`,
      { equipment: { wheel: 'single-zero', ballDiameterMm: tooGreat } },
    ],
    lawful: [
      `The ball is ${String(most)} mm across, the most allowed.`,
      { equipment: { wheel: 'single-zero', ballDiameterMm: most } },
    ],
  }) as const;

const ROULETTE_PAIRS: PairsOf<SpinOptions> = {
  ...ROULETTE_FURTHER_PAIRS,
  'roulette/wheel-as-stated': [
    wheels('single-zero', 'double-zero'),
    wheels('double-zero', 'single-zero'),
    wheels('triple-zero', 'double-zero'),
    {
      breach: ['The ball is recorded in 00, which the wheel does not have.', { pocket: '00' }],
      lawful: ['The ball is recorded in 0.', { pocket: '0' }],
    },
  ],
  'roulette/ball-size-as-stated': [
    balls(22, 23),
    balls(23, 24),
    {
      breach: [
        'The ball is 16 mm across, which is too little.',
        { equipment: { wheel: 'double-zero', ballDiameterMm: 16 } },
      ],
      lawful: [
        'The ball is 17 mm across, the least allowed.',
        { equipment: { wheel: 'double-zero', ballDiameterMm: 17 } },
      ],
    },
  ],
  'roulette/only-permitted-wagers': [
    {
      breach: [
        'A wager on the banker, which roulette does not know, is taken and collected.',
        { wagers: ['banker 1000'] },
      ],
      lawful: [
        'A wager on the banker, which roulette does not know, is turned down and given back.',
        { wagers: [{ bet: 'banker', stake: 1000, settle: givenBack }] },
      ],
    },
  ],
  'roulette/only-bets-of-the-layout': [
    {
      breach: ['A split of 3 and 4, which do not adjoin, is taken and collected.', { wagers: ['split:3/4 1000'] }],
      lawful: ['A split of 3 and 6, which adjoin, is taken and collected.', { wagers: ['split:3/6 1000'] }],
    },
  ],
  'roulette/only-stated-combinations-with-zero': [
    {
      breach: ['A split of 0 and 4 is taken and collected.', { wagers: ['split:0/4 1000'] }],
      lawful: ['A split of 0 and 1 is taken and collected.', { wagers: ['split:0/1 1000'] }],
    },
    {
      breach: ['A street of 0, 1 and 3 is taken and collected.', { wagers: ['street:0/1/3 1000'] }],
      lawful: ['A street of 0, 00 and 2 is taken and collected.', { wagers: ['street:0/00/2 1000'] }],
    },
  ],
  'roulette/no-wager-after-close': [
    {
      breach: [
        'A wager placed after the call that ends wagering is taken and paid.',
        { closed: [LATE], last: [{ type: 'settle', wager: 'late', result: 'win', paid: 1000, returned: 1000 }] },
      ],
      lawful: [
        'A wager placed after the call that ends wagering is refused.',
        { closed: [LATE], last: [{ type: 'settle', wager: 'late', result: 'void', paid: 0, returned: 1000 }] },
      ],
    },
  ],
  'roulette/confirmed-wagers-stay': [
    {
      breach: [
        'A confirmed wager is raised before wagering ends.',
        { wagers: [{ bet: 'black', stake: 1000, settle: { paid: 2000, returned: 2000 } }], wagering: [raised] },
      ],
      lawful: [
        'A wager that its player never confirmed is given back, and a confirmed one collected.',
        { wagers: [{ bet: 'red', stake: 1000, confirmed: false, settle: givenBack }, 'red 1200'] },
      ],
    },
  ],
  'roulette/stake-not-below-minimum': [
    {
      breach: ['A stake one cent below the minimum is accepted.', { ...TEN_TO_FIFTY, wagers: ['red 999'] }],
      lawful: ['A stake of the minimum is accepted.', { ...TEN_TO_FIFTY, wagers: ['red 1000'] }],
    },
    {
      breach: ['A race-track wager below its minimum is collected.', { ...TIERS, wagers: ['tier 594'] }],
      lawful: ['A race-track wager of its minimum is collected.', { ...TIERS, wagers: ['tier 600'] }],
    },
  ],
  'roulette/stake-not-above-maximum': [
    {
      breach: ['A stake one cent above the maximum is collected whole.', { ...TEN_TO_FIFTY, wagers: ['red 5001'] }],
      lawful: ['A stake of the maximum is collected whole.', { ...TEN_TO_FIFTY, wagers: ['red 5000'] }],
    },
  ],
  'roulette/stake-in-permitted-steps': [
    {
      breach: [
        'A race-track wager between two steps is collected whole.',
        { ...TIERS, wagers: [{ bet: 'tier', stake: 1500, chips: 'value' }] },
      ],
      lawful: [
        'Of a race-track wager between two steps what is over the step is given back.',
        { ...TIERS, wagers: [{ bet: 'tier', stake: 1500, chips: 'value', settle: { returned: 300 } }] },
      ],
    },
    {
      breach: [
        'A stake that is no multiple of the minimum is collected, where a notice asks for one.',
        { ...TEN_TO_FIFTY, wagers: ['red 2500'] },
      ],
      lawful: ['A stake of three times the minimum is collected.', { ...TEN_TO_FIFTY, wagers: ['red 3000'] }],
    },
  ],
  'roulette/spin-completes-its-revolutions': [revolutions(3), revolutions(4)],
  'roulette/ball-spun-against-the-wheel': [
    {
      breach: [
        'The ball is spun with the wheel and decides a wager all the same.',
        { wagers: ['black 1300'], direction: 'same' },
      ],
      lawful: ['The ball is spun against the wheel and decides a wager.', { wagers: ['black 1300'] }],
    },
  ],
  'roulette/announced-number-matches-the-pocket': [
    {
      breach: ['The ball rests in 17, and 34 is announced.', { spun: [announced('34')] }],
      lawful: ['The ball rests in 17, and 17 is announced.', { spun: [announced('17')] }],
    },
  ],
  'roulette/wager-follows-the-pocket': [
    {
      breach: [
        'The ball rests in 17, and a wager on 17 is collected.',
        { wagers: [{ bet: 'straight:17', stake: 1000, settle: { result: 'lose', paid: 0, returned: 0 } }] },
      ],
      lawful: ['The ball rests in 17, and a wager on 17 is paid.', { wagers: ['straight:17 1000'] }],
    },
  ],
  'roulette/racetrack-wager-follows-the-pocket': [
    {
      breach: [
        'The ball rests in 17, and a wager on the orphelins, which has two pieces on it, is collected.',
        { wagers: [{ bet: 'orphelins', stake: 1000, settle: { result: 'lose', paid: 0, returned: 0 } }] },
      ],
      lawful: [
        'The ball rests in 17, and a wager on the orphelins is paid for two of its pieces.',
        { wagers: ['orphelins 1000'] },
      ],
    },
  ],
  'roulette/wins-pay-stated-odds': [
    {
      breach: [
        'A wager on 17 wins and is paid thirty-six to one.',
        { wagers: [{ bet: 'straight:17', stake: 1500, settle: { paid: 54_000 } }] },
      ],
      lawful: ['A wager on 17 wins and is paid at the stated odds.', { wagers: ['straight:17 1500'] }],
    },
  ],
  'roulette/racetrack-wager-pays-for-its-pieces': [
    {
      breach: [
        'A wager on the orphelins wins with two pieces and is paid for one.',
        { wagers: [{ bet: 'orphelins', stake: 1500, settle: { paid: 5100 } }] },
      ],
      lawful: ['A wager on the orphelins wins with two pieces and is paid for both.', { wagers: ['orphelins 1500'] }],
    },
  ],
  'roulette/losing-wager-is-collected': [
    {
      breach: [
        'A wager on red loses, and half of its stake is given back.',
        { wagers: [{ bet: 'red', stake: 1800, settle: { returned: 900 } }] },
      ],
      lawful: ['A wager on red loses and is collected.', { wagers: ['red 1800'] }],
    },
  ],
  'roulette/turned-down-wager-is-given-back': [
    {
      breach: [
        'A wager on 1 and 36 together is turned down, and a cent of its stake is kept.',
        { wagers: [{ bet: 'split:1/36', stake: 1600, settle: { ...givenBack, returned: 1599 } }] },
      ],
      lawful: [
        'A wager on 1 and 36 together is turned down and given back whole.',
        { wagers: [{ bet: 'split:1/36', stake: 1600, settle: { ...givenBack, returned: 1600 } }] },
      ],
    },
  ],
  'roulette/winning-stake-is-returned': [
    {
      breach: [
        'A wager on black wins, and only half of its stake is given back.',
        { wagers: [{ bet: 'black', stake: 1800, settle: { returned: 900 } }] },
      ],
      lawful: ['A wager on black wins, and its stake is given back.', { wagers: ['black 1800'] }],
    },
  ],
  'roulette/void-spin-decides-nothing': [
    {
      breach: ['The dealer calls no spin, and a wager is collected.', { wagers: ['red 1400'], spun: [NO_SPIN] }],
      lawful: [
        'The dealer calls no spin, and a wager is given back.',
        { wagers: [{ bet: 'red', stake: 1400, settle: givenBack }], spun: [NO_SPIN] },
      ],
    },
    {
      breach: ['A wager is declared void and paid.', { wagers: ['black 1400'], spun: [wagerVoided()] }],
      lawful: [
        'A wager is declared void and given back.',
        { wagers: [{ bet: 'black', stake: 1400, settle: givenBack }], spun: [wagerVoided()] },
      ],
      also: 'void-wager',
    },
  ],
  'roulette/irregularity-treated-as-stated': [
    {
      breach: [
        'A foreign object enters the wheel, and the spin is left to stand.',
        { wagers: ['red 1600'], spun: [noted('foreign-object', 'result-stands')] },
      ],
      lawful: [
        'A foreign object enters the wheel, and the spin is declared void.',
        {
          wagers: [{ bet: 'red', stake: 1600, settle: givenBack }],
          spun: [noted('foreign-object', 'round-void')],
        },
      ],
    },
  ],
};

export const ROULETTE_SCENERY: Scenery<RoulettePlace, SpinOptions> = {
  checks: rouletteChecks,
  places: ROULETTE_PLACES,
  pairs: ROULETTE_PAIRS,
  recordOf: spinAt,
  nothing: {},
};
