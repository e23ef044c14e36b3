import type { RoundEvent } from '../../../../src/core/rounds/record';
import type { Breaches } from '../cases';
import { ACT, ACT_2019, QLD, NZ, NZ_GENERAL, at, of } from './cited';

const LATE: RoundEvent = { type: 'wager', id: 'late', player: 'p9', bet: 'black', stake: 1000 };
const WON: RoundEvent = { type: 'settle', wager: 'late', result: 'win', paid: 1000, returned: 1000 };
const RAISED: RoundEvent = { type: 'change', wager: 'w1', stake: 2000 };
const TEN_TO_FIFTY = { '*': { min: 1000, max: 5000 } };
const IN_STEPS = { '*': { min: 1000, max: 5000, increment: 500 } };

/** Recorded breaches of what the table had and what was wagered. */
export const ROULETTE_WAGERING_BREACHES: Breaches = {
  'roulette/wheel-as-stated': [
    {
      name: 'a wheel with two zeros',
      round: at('au-act', { equipment: { wheel: 'double-zero', ballDiameterMm: 18 } }),
      subject: 'equipment',
      clauses: of(ACT, '1.2'),
      expected: 'single-zero',
      recorded: 'double-zero',
      message: 'The wheel was double-zero; the rules have it single-zero.',
    },
    {
      name: 'the ball in a pocket the wheel does not have',
      round: at('au-act', { pocket: '00' }),
      subject: 'events[1]',
      clauses: of(ACT, '1.2'),
      expected: '0',
      recorded: '00',
      message: 'The ball is recorded in 00, which a wheel with 0 and 1 to 36 does not have.',
    },
  ],
  'roulette/ball-size-as-stated': [
    {
      name: 'a millimetre too great',
      round: at('au-act', { equipment: { wheel: 'single-zero', ballDiameterMm: 23 } }),
      subject: 'equipment',
      clauses: of(ACT, '1.3'),
      expected: '17 to 22',
      recorded: '23',
      message: 'The ball was 23 mm across; it must be 17 to 22 mm.',
    },
    {
      name: 'a millimetre too small',
      round: at('au-act', { equipment: { wheel: 'single-zero', ballDiameterMm: 16 } }),
      subject: 'equipment',
      clauses: of(ACT, '1.3'),
      expected: '17 to 22',
      recorded: '16',
      message: 'The ball was 16 mm across; it must be 17 to 22 mm.',
    },
  ],
  'roulette/only-permitted-wagers': [
    {
      name: 'a five-line on a wheel with one zero',
      round: at('au-qld', { wagers: ['five-line 1000'] }),
      subject: 'w1',
      clauses: of(QLD, '8(1)', '8(2)'),
      expected: 'straight, split, street, corner, six-line, column, dozen, low, high, even, odd, red, black',
      recorded: 'five-line',
      message:
        'A wager on "five-line" was taken; the rules permit straight, split, street, corner, six-line, column, dozen, low, high, even, odd, red, black.',
    },
  ],
  'roulette/only-bets-of-the-layout': [
    {
      name: 'a split of numbers that do not adjoin',
      round: at('au-act', { wagers: ['split:3/4 1000'] }),
      subject: 'w1',
      clauses: of(ACT, '5.5(b)', '5.6'),
      expected: 'a wager of the layout',
      recorded: 'split:3/4',
      message: 'A wager on "split:3/4" was taken; the layout has no place for it.',
    },
    {
      name: 'a number the wheel does not have',
      round: at('au-act', { wagers: ['straight:37 1000'] }),
      subject: 'w1',
      clauses: of(ACT, '5.5(a)', '5.5', '1.2'),
      expected: 'a wager of the layout',
      recorded: 'straight:37',
      message: 'A wager on "straight:37" was taken; the layout has no place for it.',
    },
    {
      name: 'a fourth dozen',
      round: at('nz', { wagers: [{ bet: 'dozen:4', stake: 1000, settle: { result: 'lose', paid: 0 } }] }),
      subject: 'w1',
      clauses: of(NZ, '3.1(g)'),
      expected: 'a wager of the layout',
      recorded: 'dozen:4',
      message: 'A wager on "dozen:4" was taken; the layout has no place for it.',
    },
  ],
  'roulette/only-stated-combinations-with-zero': [
    {
      name: 'zero with a number far from it',
      round: at('nz', { wagers: ['split:0/4 1000'] }),
      subject: 'w1',
      clauses: of(NZ, '3.1(b)', '3.10', '3.1(c)', '3.1(c)(ii)', '3.1(c)(iii)', '3.1(d)'),
      expected: 'street:0/1/2, street:0/2/3, corner:0/1/2/3, split:0/1, split:0/2, split:0/3',
      recorded: 'split:0/4',
      message:
        'A wager on "split:0/4" was taken; the combinations with a zero are street:0/1/2, street:0/2/3, corner:0/1/2/3, split:0/1, split:0/2, split:0/3.',
    },
  ],
  'roulette/no-wager-after-close': [
    {
      name: 'placed after the call and paid',
      round: at('au-act', { closed: [LATE], last: [WON] }),
      subject: 'late',
      clauses: of(ACT, '5.7', '3.2'),
      expected: 'as it stood when the wagering period ended',
      recorded: 'placed',
      message: 'Wager late was placed after the wagering period had ended.',
    },
    {
      name: 'withdrawn after it was lost, where a rule speaks of that',
      round: at('nz', { wagers: ['red 1000'], last: [{ type: 'withdraw', wager: 'w1' }] }),
      subject: 'w1',
      clauses: of(NZ, '3.7'),
      expected: 'as it stood when the wagering period ended',
      recorded: 'withdrawn',
      message: 'Wager w1 was withdrawn after it had lost; players leave a wager that lost alone.',
    },
    {
      name: 'withdrawn after the call',
      round: at('nz', {
        wagers: [{ bet: 'red', stake: 1000, settle: false }],
        closed: [{ type: 'withdraw', wager: 'w1' }],
      }),
      subject: 'w1',
      clauses: of(NZ, '3.6(b)', '3.6'),
      expected: 'as it stood when the wagering period ended',
      recorded: 'withdrawn',
      message: 'Wager w1 was withdrawn after the wagering period had ended.',
    },
  ],
  'roulette/confirmed-wagers-stay': [
    {
      name: 'raised after it was confirmed',
      round: at('au-act-terminal', {
        wagers: [{ bet: 'black', stake: 1000, settle: { paid: 2000, returned: 2000 } }],
        wagering: [RAISED],
      }),
      subject: 'w1',
      clauses: of(ACT_2019, '2.7(a)', '2.7'),
      expected: 'as confirmed',
      recorded: 'changed',
      message: 'Wager w1 was changed after it had been confirmed.',
    },
    {
      name: 'collected without having been confirmed',
      round: at('au-act-terminal', { wagers: [{ bet: 'red', stake: 1000, confirmed: false }] }),
      subject: 'w1',
      clauses: of(ACT_2019, '2.2', '2.2(b)'),
      expected: 'void',
      recorded: 'lose',
      message: 'Wager w1 was not confirmed in time and was collected; its stake must be given back.',
    },
  ],
  'roulette/stake-not-below-minimum': [
    {
      name: 'a cent below',
      round: at('au-qld', { limits: TEN_TO_FIFTY, wagers: ['red 999'] }),
      subject: 'w1',
      clauses: of(QLD, '15(2)'),
      expected: 'void',
      recorded: 'lose',
      message: 'A stake of 9.99 on red was accepted; the displayed minimum is 10.00.',
    },
  ],
  'roulette/stake-not-above-maximum': [
    {
      name: 'a cent above, taken and collected up to the maximum',
      round: at('au-act-terminal', {
        limits: TEN_TO_FIFTY,
        wagers: [{ bet: 'red', stake: 5001, settle: { returned: 1 } }],
      }),
      subject: 'w1',
      clauses: of(ACT_2019, '3.4(ii)', '3.4'),
      expected: '5000',
      recorded: '5001',
      message: 'A stake of 50.01 on red was taken; the displayed maximum is 50.00, and no more may be taken.',
    },
    {
      name: 'a cent above, collected whole',
      round: at('au-act', { limits: TEN_TO_FIFTY, wagers: ['red 5001'] }),
      subject: 'w1',
      clauses: of(ACT, '4.1(d)'),
      expected: '5000',
      recorded: '5001',
      message: 'A stake of 50.01 on red was settled beyond the displayed maximum of 50.00; 50.00 of it was permitted.',
    },
    {
      name: 'above, paid on the maximum, and the rest kept',
      round: at('au-act', {
        limits: TEN_TO_FIFTY,
        wagers: [{ bet: 'black', stake: 6000, settle: { paid: 5000, returned: 5000 } }],
      }),
      subject: 'w1',
      clauses: of(ACT, '4.1(d)'),
      expected: '0',
      recorded: '1000',
      message:
        'A stake of 60.00 on black went beyond the displayed maximum of 50.00 and won; 50.00 of it was given back, and the excess must not be kept.',
    },
    {
      name: 'above, and paid whole',
      round: at('nz', { limits: TEN_TO_FIFTY, wagers: ['black 6000'] }),
      subject: 'w1',
      clauses: of(NZ_GENERAL, '10.2(b)', '10.2', '10.1(b)', '10.1(d)'),
      expected: '5000',
      recorded: '6000',
      message:
        'A stake of 60.00 on black was settled beyond the displayed maximum of 50.00; 50.00 of it was permitted.',
    },
  ],
  'roulette/stake-in-permitted-steps': [
    {
      name: 'between two steps, taken and collected up to the step below',
      round: at('au-act-terminal', {
        limits: IN_STEPS,
        wagers: [{ bet: 'red', stake: 1700, settle: { returned: 200 } }],
      }),
      subject: 'w1',
      clauses: of(ACT_2019, '3.4(i)', '3.4', '3.2'),
      expected: '1500',
      recorded: '1700',
      message:
        'A stake of 17.00 on red was taken; in steps of 5.00 above the minimum, no more than 15.00 of it may be.',
    },
    {
      name: 'between two steps, collected whole',
      round: at('au-act-terminal', { limits: IN_STEPS, wagers: ['red 1700'] }),
      subject: 'w1',
      clauses: of(ACT_2019, '3.4(i)', '3.4', '3.2'),
      expected: '1500',
      recorded: '1700',
      message: 'A stake of 17.00 on red was settled whole; in steps of 5.00 above the minimum, 15.00 was permitted.',
    },
    {
      name: 'no multiple of the minimum, where a notice asks for it',
      round: at('au-act', { limits: { '*': { min: 1000 } }, wagers: ['red 1500'] }),
      subject: 'w1',
      clauses: of(ACT, '4.1(b)'),
      expected: '1000',
      recorded: '1500',
      message: 'A stake of 15.00 on red was accepted; the notice asks for multiples of 10.00.',
    },
  ],
};
