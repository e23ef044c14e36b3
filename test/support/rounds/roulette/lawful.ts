import type { RoundEvent } from '../../../../src/core/rounds/record';
import { givenBack, noted, type Complying } from '../cases';
import { multiplied, TWO_MULTIPLIERS } from './breaches-of-forms';
import { turnedDown } from './breaches-of-settlement';
import { at } from './cited';

const NO_MORE_BETS: RoundEvent = { type: 'call', call: 'no-more-bets' };
const NO_SPIN: RoundEvent = { type: 'call', call: 'no-spin' };
const LATE: RoundEvent = { type: 'wager', id: 'late', player: 'p9', bet: 'black', stake: 1000 };
const REFUSED: RoundEvent = { type: 'settle', wager: 'late', result: 'void', paid: 0, returned: 1000 };
const TEN_TO_FIFTY = { '*': { min: 1000, max: 5000 } };
const IN_STEPS = { '*': { min: 1000, max: 5000, increment: 500 } };
const announced = (value: string): RoundEvent => ({ type: 'announce', of: 'result', value });

/** A lawful round for every check of roulette, as near to a breach as can be. */
export const ROULETTE_LAWFUL: Readonly<Record<string, Complying>> = {
  'roulette/settled-in-stated-order': {
    name: 'the last loser just before the first winner',
    round: at('au-act', { wagers: ['red 1000', 'black 1000'] }),
    subjects: ['w1', 'w2'],
  },
  'roulette/wheel-as-stated': { name: 'one zero', round: at('au-act', {}), subjects: ['equipment'] },
  'roulette/ball-size-as-stated': {
    name: 'the greatest allowed',
    round: at('au-act', { equipment: { wheel: 'single-zero', ballDiameterMm: 22 } }),
    subjects: ['equipment'],
  },
  'roulette/only-permitted-wagers': {
    name: 'a five-line on a wheel with two zeros',
    round: at('au-qld-double-zero', { wagers: ['five-line 1000'] }),
    subjects: ['w1'],
  },
  'roulette/only-bets-of-the-layout': {
    name: 'a split of numbers that adjoin',
    round: at('au-act', { wagers: ['split:3/6 1000'] }),
    subjects: ['w1'],
  },
  'roulette/only-stated-combinations-with-zero': {
    name: 'zero with the number beside it',
    round: at('nz', { wagers: ['split:0/3 1000'] }),
    subjects: ['w1'],
  },
  'roulette/no-wager-after-close': {
    name: 'placed after the call and refused',
    round: at('au-act', { closed: [LATE], last: [REFUSED] }),
    subjects: ['late'],
  },
  'roulette/confirmed-wagers-stay': {
    name: 'never confirmed, and given back',
    round: at('au-act-terminal', { wagers: [{ bet: 'red', stake: 1000, confirmed: false, settle: givenBack }] }),
    subjects: ['w1'],
  },
  'roulette/stake-not-below-minimum': {
    name: 'of the minimum',
    round: at('au-qld', { limits: TEN_TO_FIFTY, wagers: ['red 1000'] }),
    subjects: ['w1'],
  },
  'roulette/stake-not-above-maximum': {
    name: 'above, and cut to the maximum',
    round: at('au-act', { limits: TEN_TO_FIFTY, wagers: [{ bet: 'red', stake: 5001, settle: { returned: 1 } }] }),
    subjects: ['w1'],
  },
  'roulette/steps-not-above-minimum': {
    name: 'steps of the minimum',
    round: at('nz', { limits: { '*': { min: 1000, increment: 1000 } } }),
    subjects: ['table'],
  },
  'roulette/stake-in-permitted-steps': {
    name: 'of a whole step',
    round: at('au-act-terminal', { limits: IN_STEPS, wagers: ['red 1500'] }),
    subjects: ['w1'],
  },
  'roulette/spin-completes-its-revolutions': {
    name: 'of the fewest allowed',
    round: at('au-act', { wagers: ['black 1000'], revolutions: 3 }),
    subjects: ['events[2]'],
  },
  'roulette/ball-spun-against-the-wheel': {
    name: 'spun with the wheel, and called off',
    round: at('au-act', {
      wagers: [{ bet: 'red', stake: 1000, settle: givenBack }],
      direction: 'same',
      spun: [NO_SPIN],
    }),
    subjects: ['events[2]'],
  },
  'roulette/announced-number-matches-the-pocket': {
    name: 'that number announced',
    round: at('au-qld', { spun: [announced('17')] }),
    subjects: ['result'],
  },
  'roulette/wager-follows-the-pocket': {
    name: 'even collected on zero',
    round: at('nz', { pocket: '0', wagers: ['even 1000'] }),
    subjects: ['w1'],
  },
  'roulette/racetrack-wager-follows-the-pocket': {
    name: 'paid on the last of the neighbours',
    round: at('nz', { pocket: '6', wagers: ['neighbours:17 1000'] }),
    subjects: ['w1'],
  },
  'roulette/wins-pay-stated-odds': {
    name: 'six to one on the five-line',
    round: at('nz-double-zero', { pocket: '00', wagers: ['five-line 1000'] }),
    subjects: ['w1'],
  },
  'roulette/racetrack-wager-pays-for-its-pieces': {
    name: 'paid for both pieces on the street',
    round: at('nz', { pocket: '2', wagers: ['voisins 900'] }),
    subjects: ['w1'],
  },
  'roulette/losing-wager-is-collected': {
    name: 'collected',
    round: at('au-act', { wagers: ['red 1000'] }),
    subjects: ['w1'],
  },
  'roulette/turned-down-wager-is-given-back': {
    name: 'given back whole',
    round: at('nz', { wagers: [turnedDown({ returned: 1000 })] }),
    subjects: ['w1'],
  },
  'roulette/winning-stake-is-returned': {
    name: 'given back',
    round: at('au-qld-terminal', { wagers: ['black 1000'] }),
    subjects: ['w1'],
  },
  'roulette/void-spin-decides-nothing': {
    name: 'left for the next spin',
    round: at('au-act', { wagers: [{ bet: 'red', stake: 1000, settle: false }], spun: [NO_SPIN] }),
    subjects: ['w1'],
  },
  'roulette/oral-wagers-as-stated': {
    name: 'with cash, which will do',
    round: at('au-act', { wagers: [{ bet: 'red', stake: 1000, oral: true, chips: 'cash' }] }),
    subjects: ['w1'],
  },
  'roulette/wagers-made-as-stated': {
    name: 'with non-value chips',
    round: at('nz', { wagers: [{ bet: 'red', stake: 1000, chips: 'non-value' }] }),
    subjects: ['w1'],
  },
  'roulette/racetrack-wager-placed-by-the-dealer': {
    name: 'laid by the player, and given back',
    round: at('nz', { wagers: [{ bet: 'tier', stake: 1200, oral: false, settle: givenBack }] }),
    subjects: ['w1'],
  },
  'roulette/winners-stay-until-others-are-paid': {
    name: 'taken up when both on the same number are paid',
    round: at('nz', { wagers: ['straight:17 1000', 'straight:17 1000'], last: [{ type: 'withdraw', wager: 'w1' }] }),
    subjects: ['w1'],
  },
  'roulette/no-more-bets-called-in-time': {
    name: 'called while the ball runs',
    round: at('nz', { uncalled: true, spun: [NO_MORE_BETS, announced('17')] }),
    subjects: ['events[1]'],
  },
  'roulette/multipliers-as-stated': {
    name: 'two numbers at the least and the greatest odds',
    round: at('au-qld-roulette-x-2', { closed: [multiplied('17', 50), multiplied('0', '1000 to 1')] }),
    subjects: ['events[1]', 'events[2]', 'multipliers'],
  },
  'roulette/multiplied-wins-pay-the-multiplier': {
    name: 'at the odds of the multiplier',
    round: at('au-qld-roulette-x', {
      wagers: [{ bet: 'straight:17', stake: 1000, settle: { paid: 50_000 } }],
      closed: TWO_MULTIPLIERS,
    }),
    subjects: ['w1'],
  },
  'roulette/irregularity-treated-as-stated': {
    name: 'declared void after a foreign object',
    round: at('nz', { spun: [noted('foreign-object', 'round-void')] }),
    subjects: ['events[2]'],
  },
};
