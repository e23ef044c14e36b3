import type { RoundEvent } from '../../../../src/core/rounds/record';
import { givenBack, noted, settledAlthoughVoid, wagerVoided, type Breaches } from '../cases';
import { paidOnFailedTerminal } from '../failed-terminal';
import { ACT, QLD, QLD_BODY, QLD_TERMINALS, NZ, at, of } from './cited';

const NO_SPIN: RoundEvent = { type: 'call', call: 'no-spin' };
const COLLECTED = { result: 'lose', paid: 0, returned: 0 } as const;
const PAID = { result: 'win', paid: 1000, returned: 1000 } as const;
const announced = (value: string): RoundEvent => ({ type: 'announce', of: 'result', value });
/** Turned down: there is no such place on the layout. */
export const turnedDown = (settle: object) => ({ bet: 'split:1/36', stake: 1000, settle: { ...givenBack, ...settle } });

/** Recorded breaches of how the ball was spun and what was paid. */
export const ROULETTE_SETTLEMENT_BREACHES: Breaches = {
  'roulette/settled-in-stated-order': [
    {
      name: 'a winner paid before a loser is collected',
      round: at('au-act', { wagers: ['black 1000', 'red 1000'], settledAsPlaced: true }),
      subject: 'w1',
      clauses: of(ACT, '3.3'),
      expected: 'after all losing wagers were collected',
      recorded: 'before wager w2 was collected',
      message:
        'Wager w1 was paid before wager w2 was collected; all losing wagers are collected before winning ones are paid.',
    },
    {
      name: 'a loser collected before the ball rests',
      round: at('au-act', {
        wagers: [{ bet: 'red', stake: 1000, settle: false }],
        closed: [{ type: 'settle', wager: 'w1', ...COLLECTED }],
      }),
      subject: 'w1',
      clauses: of(ACT, '3.3'),
      expected: 'after the result',
      recorded: 'before the result',
      message: 'Wager w1 on red was settled before the result was out; wagers are settled after it.',
    },
  ],
  'roulette/spin-completes-its-revolutions': [
    {
      name: 'one revolution too few',
      round: at('au-act', { wagers: ['black 1000'], revolutions: 2 }),
      subject: 'events[2]',
      clauses: of(ACT, '3.1', '8.2'),
      expected: '3',
      recorded: '2',
      message:
        'The ball made 2 revolutions and must make 3; the spin was not called off, and wagers were settled by it.',
    },
  ],
  'roulette/ball-spun-against-the-wheel': [
    {
      name: 'spun with the wheel',
      round: at('au-act', { wagers: ['black 1000'], direction: 'same' }),
      subject: 'events[2]',
      clauses: of(ACT, '3.1', '8.1'),
      expected: 'opposite',
      recorded: 'same',
      message:
        'The ball was spun in the same direction as the wheel, not in the opposite one; the spin was not called off, and wagers were settled by it.',
    },
  ],
  'roulette/announced-number-matches-the-pocket': [
    {
      name: 'another number announced',
      round: at('au-qld', { spun: [announced('34')] }),
      subject: 'result',
      clauses: of(QLD, '6(1)'),
      expected: '17',
      recorded: '34',
      message: 'The number was announced as 34; the ball came to rest in 17.',
    },
    {
      name: 'another colour announced',
      round: at('nz', { spun: [{ type: 'announce', of: 'colour', value: 'red' }] }),
      subject: 'colour',
      clauses: of(NZ, '4.4(a)'),
      expected: 'black',
      recorded: 'red',
      message: 'The colour was announced as red; the ball came to rest in 17, which is black.',
    },
  ],
  'roulette/wager-follows-the-pocket': [
    {
      name: 'a straight wager on the number collected',
      round: at('au-act', { wagers: [{ bet: 'straight:17', stake: 1000, settle: COLLECTED }] }),
      subject: 'w1',
      clauses: of(ACT, '5.5(a)', '5.13'),
      expected: 'win',
      recorded: 'lose',
      message: 'The ball came to rest in 17, so a wager on straight:17 must win; it was collected.',
    },
    {
      name: 'even paid on zero',
      round: at('nz', { pocket: '0', wagers: [{ bet: 'even', stake: 1000, settle: PAID }] }),
      subject: 'w1',
      clauses: of(NZ, '3.1(j)(ii)', '3.8(a)', '3.8'),
      expected: 'lose',
      recorded: 'win',
      message: 'The ball came to rest in 0, so a wager on even must lose; it was paid.',
    },
    {
      name: 'a column paid on zero',
      round: at('au-act', { pocket: '0', wagers: [{ bet: 'column:2', stake: 1000, settle: PAID }] }),
      subject: 'w1',
      clauses: of(ACT, '6.2(b)', '6.2(a)', '5.13'),
      expected: 'lose',
      recorded: 'win',
      message: 'The ball came to rest in 0, so a wager on column:2 must lose; it was paid.',
    },
    {
      name: 'red paid on black',
      round: at('au-qld', { wagers: [{ bet: 'red', stake: 1000, settle: PAID }] }),
      subject: 'w1',
      clauses: of(QLD, '8(2)', '13(1)'),
      expected: 'lose',
      recorded: 'win',
      message: 'The ball came to rest in 17, so a wager on red must lose; it was paid.',
    },
  ],
  'roulette/racetrack-wager-follows-the-pocket': [
    {
      name: 'collected with two pieces on the number',
      round: at('au-act', { wagers: [{ bet: 'orphelins', stake: 1000, settle: COLLECTED }] }),
      subject: 'w1',
      clauses: of(ACT, '5.3(b)'),
      expected: 'win',
      recorded: 'lose',
      message: 'The ball came to rest in 17, so the pieces of a wager on orphelins make it win; it was collected.',
    },
    {
      name: 'paid on a number that is no neighbour',
      round: at('nz', { pocket: '27', wagers: [{ bet: 'neighbours:17', stake: 1000, settle: PAID }] }),
      subject: 'w1',
      clauses: of(NZ, '3.2A(d)'),
      expected: 'lose',
      recorded: 'win',
      message: 'The ball came to rest in 27, so the pieces of a wager on neighbours:17 make it lose; it was paid.',
    },
  ],
  'roulette/wins-pay-stated-odds': [
    {
      name: 'thirty-six to one',
      round: at('au-act', { wagers: [{ bet: 'straight:17', stake: 1000, settle: { paid: 36_000 } }] }),
      subject: 'w1',
      clauses: of(ACT, '6.1'),
      expected: '35000',
      recorded: '36000',
      message: 'Wager w1 on straight:17 won: a stake of 10.00 is paid 350.00 at 35 to 1, and 360.00 was paid.',
    },
    {
      name: 'seven to one on the five-line',
      round: at('nz-double-zero', {
        pocket: '00',
        wagers: [{ bet: 'five-line', stake: 1000, settle: { paid: 7000 } }],
      }),
      subject: 'w1',
      clauses: of(NZ, '3.9', '3.1A(e)', '4.5(b)'),
      expected: '6000',
      recorded: '7000',
      message: 'Wager w1 on five-line won: a stake of 10.00 is paid 60.00 at 6 to 1, and 70.00 was paid.',
    },
  ],
  'roulette/racetrack-wager-pays-for-its-pieces': [
    {
      name: 'paid for one piece of two',
      round: at('au-act', { wagers: [{ bet: 'orphelins', stake: 1000, settle: { paid: 3400 } }] }),
      subject: 'w1',
      clauses: of(ACT, '5.3(b)'),
      expected: '6800',
      recorded: '3400',
      message: 'Wager w1 on orphelins won: by its winning pieces a stake of 10.00 is paid 68.00, and 34.00 was paid.',
    },
    {
      name: 'paid for one piece on the street that has two',
      round: at('nz', { pocket: '2', wagers: [{ bet: 'voisins', stake: 900, settle: { paid: 1100 } }] }),
      subject: 'w1',
      clauses: of(NZ, '3.2A(c)(i)', '3.2A(c)(ii)', '3.2A(c)(iii)', '3.9'),
      expected: '2200',
      recorded: '1100',
      message: 'Wager w1 on voisins won: by its winning pieces a stake of 9.00 is paid 22.00, and 11.00 was paid.',
    },
  ],
  'roulette/losing-wager-is-collected': [
    {
      name: 'paid on',
      round: at('au-act', { wagers: [{ bet: 'red', stake: 1000, settle: { paid: 100 } }] }),
      subject: 'w1',
      clauses: of(ACT, '3.3'),
      expected: '0',
      recorded: '100',
      message: 'Wager w1 lost, and 1.00 was paid on it.',
    },
    {
      name: 'half given back',
      round: at('au-act', { wagers: [{ bet: 'red', stake: 1000, settle: { returned: 500 } }] }),
      subject: 'w1',
      clauses: of(ACT, '3.3'),
      expected: '0',
      recorded: '500',
      message: 'Wager w1 lost, and 5.00 of its stake was given back; 0.00 was due back.',
    },
  ],
  'roulette/turned-down-wager-is-given-back': [
    {
      name: 'a cent kept of a wager that was turned down',
      round: at('nz', { wagers: [turnedDown({ returned: 999 })] }),
      subject: 'w1',
      clauses: of(NZ, '4.5(a)'),
      expected: '1000',
      recorded: '999',
      message:
        'Wager w1 was turned down, and 9.99 of its stake of 10.00 was given back; only losing wagers are collected.',
    },
    {
      name: 'turned down and given back, with something paid on it',
      round: at('nz', { wagers: [turnedDown({ paid: 1 })] }),
      subject: 'w1',
      clauses: of(NZ, '4.5(a)'),
      expected: '0',
      recorded: '1',
      message: 'Wager w1 was turned down, and 0.01 was paid on it.',
    },
  ],
  'roulette/winning-stake-is-returned': [
    {
      name: 'half kept',
      round: at('au-qld-terminal', { wagers: [{ bet: 'black', stake: 1000, settle: { returned: 500 } }] }),
      subject: 'w1',
      clauses: of(QLD_TERMINALS, '7(3)(c)', '7(3)(b)'),
      expected: '1000',
      recorded: '500',
      message: 'Wager w1 won; 5.00 of its stake of 10.00 was given back.',
    },
  ],
  'roulette/void-spin-decides-nothing': [
    {
      name: 'collected after the call of no spin',
      round: at('au-act', { wagers: ['red 1000'], spun: [NO_SPIN] }),
      subject: 'w1',
      clauses: of(ACT, '8.6'),
      expected: 'void',
      recorded: 'lose',
      message:
        'The spin was void, and wager w1 was collected; its stake of 10.00 is given back or stays for the next spin.',
    },
    {
      name: 'paid on a stake given back',
      round: at('au-act', {
        wagers: [{ bet: 'red', stake: 1000, settle: { result: 'void', paid: 100 } }],
        spun: [NO_SPIN],
      }),
      subject: 'w1',
      clauses: of(ACT, '8.6'),
      expected: '0',
      recorded: '100',
      message: 'The spin was void, and 1.00 was paid on wager w1.',
    },
    {
      name: 'half of the stake kept',
      round: at('au-act', {
        wagers: [{ bet: 'red', stake: 1000, settle: { result: 'void', returned: 500 } }],
        spun: [NO_SPIN],
      }),
      subject: 'w1',
      clauses: of(ACT, '8.6'),
      expected: '1000',
      recorded: '500',
      message: 'The spin was void, and 5.00 of the stake of 10.00 was given back on wager w1.',
    },
    {
      name: 'collected although it was declared void',
      round: at('au-qld', { wagers: ['red 1000'], spun: [wagerVoided()] }),
      subject: 'w1',
      clauses: of(QLD_BODY, '3'),
      expected: 'void',
      recorded: 'lose',
      message: settledAlthoughVoid('collected'),
    },
  ],
  'roulette/irregularity-treated-as-stated': [
    {
      name: 'left to stand after a foreign object',
      round: at('nz', { spun: [noted('foreign-object', 'result-stands')] }),
      subject: 'events[2]',
      clauses: of(NZ, '5.1(b)', '5.1'),
      expected: 'round-void',
      recorded: 'result-stands',
      message: 'After "foreign-object" the spin was left to stand; the rules have it declared void.',
    },
    paidOnFailedTerminal('roulette'),
  ],
};
