import type { RoundEvent } from '../../../../src/core/rounds/record';
import { noted, type Breaches } from '../cases';
import type { SpinOptions } from './spin';
import { ACT, ACT_2019, NZ, NZ_GENERAL, QLD, ROULETTE_X, at, of } from './cited';

const NO_MORE_BETS: RoundEvent = { type: 'call', call: 'no-more-bets' };
export const multiplied = (number: string, value: string | number): RoundEvent => ({
  type: 'announce',
  of: `multiplier:${number}`,
  value,
});

/** Two numbers with multipliers, the first of them 17. */
export const TWO_MULTIPLIERS = [multiplied('17', 50), multiplied('4', 100)];

/** Two winners on one number, of which the first is taken up when the second is not yet paid. */
export const TAKEN_UP_TOO_SOON: SpinOptions = {
  wagers: ['straight:17 1000', { bet: 'straight:17', stake: 1000, settle: false }],
  last: [
    { type: 'withdraw', wager: 'w1' },
    { type: 'settle', wager: 'w2', result: 'win', paid: 35_000, returned: 1000 },
  ],
};

/** Recorded breaches of the spoken wagers, of the call that ends wagering, and of multipliers. */
export const ROULETTE_FURTHER_BREACHES: Breaches = {
  'roulette/oral-wagers-as-stated': [
    {
      name: 'taken on credit',
      round: at('au-act', { wagers: [{ bet: 'red', stake: 1000, oral: true, chips: 'credit' }] }),
      subject: 'w1',
      clauses: of(ACT, '5.8', '5.3'),
      expected: 'chips or cash',
      recorded: 'credit',
      message: 'Wager w1 on red was made by word of mouth with credit; it needs chips or cash with it.',
    },
    {
      name: 'taken with cash where chips are needed',
      round: at('au-qld', { wagers: [{ bet: 'red', stake: 1000, oral: true, chips: 'cash' }] }),
      subject: 'w1',
      clauses: of(QLD, '9(2)'),
      expected: 'chips',
      recorded: 'cash',
      message: 'Wager w1 on red was made by word of mouth with cash; it needs chips with it.',
    },
  ],
  'roulette/wagers-made-as-stated': [
    {
      name: 'with cash where only chips will do',
      round: at('nz', { wagers: [{ bet: 'red', stake: 1000, chips: 'cash' }] }),
      subject: 'w1',
      clauses: [...of(NZ, '3.3'), ...of(NZ_GENERAL, '10.3', '14.1')],
      expected: 'value chips or non-value chips',
      recorded: 'cash',
      message: 'Wager w1 on red was made with cash; the rules have value chips or non-value chips.',
    },
  ],
  'roulette/steps-not-above-minimum': [
    {
      name: 'steps of fifteen dollars with a minimum of ten',
      round: at('nz', { limits: { '*': { min: 1000, increment: 1500 } } }),
      subject: 'table',
      clauses: of(NZ_GENERAL, '9.5'),
      expected: '1000',
      recorded: '1500',
      message:
        'Steps of 15.00 are displayed for wagers with a minimum of 10.00; steps may not be greater than the minimum.',
    },
  ],
  'roulette/winners-stay-until-others-are-paid': [
    {
      name: 'taken up before another on the same number is paid',
      round: at('nz', TAKEN_UP_TOO_SOON),
      subject: 'w1',
      clauses: of(NZ, '3.6(b)'),
      expected: 'all winning wagers of its area have been paid',
      recorded: 'withdrawn',
      message:
        'Wager w1 had won and was withdrawn before wager w2 was paid; it stays until all winning wagers of its area have been paid.',
    },
  ],
  'roulette/racetrack-wager-placed-by-the-dealer': [
    {
      name: 'laid by the player, and collected',
      round: at('nz', { wagers: [{ bet: 'tier', stake: 1200, oral: false }] }),
      subject: 'w1',
      clauses: of(NZ, '5.7', '3.2B'),
      expected: 'void',
      recorded: 'lose',
      message: 'Wager w1 on tier was laid by the player and collected; it is void.',
    },
  ],
  'roulette/no-more-bets-called-in-time': [
    {
      name: 'called after the number was announced',
      round: at('au-act', { uncalled: true, spun: [{ type: 'announce', of: 'number', value: '17' }, NO_MORE_BETS] }),
      subject: 'events[2]',
      clauses: of(ACT, '3.2'),
      expected: 'before the ball comes to rest',
      recorded: 'after the result was out',
      message: 'No more bets was called after the result was out; it must be called before the ball comes to rest.',
    },
    {
      name: 'spun while wagers were still taken',
      round: at('au-act-terminal', { uncalled: true, spun: [NO_MORE_BETS] }),
      subject: 'events[1]',
      clauses: of(ACT_2019, '9.3(a)', '5.3'),
      expected: 'after the wagering period',
      recorded: 'before the wagering period had ended',
      message: 'The ball was spun before the wagering period had ended; it is spun after the wagering period.',
    },
  ],
  'roulette/multipliers-as-stated': [
    {
      name: 'odds of the other pay table',
      round: at('au-qld-roulette-x', { closed: [multiplied('17', 1000), multiplied('4', 50)] }),
      subject: 'events[1]',
      clauses: of(ROULETTE_X, '4(2)', '4(1)'),
      expected: '50 to 1, 100 to 1, 250 to 1, 500 to 1',
      recorded: '1000 to 1',
      message: 'A multiplier of 1000 to 1 was given to 17; the rules have 50 to 1, 100 to 1, 250 to 1, 500 to 1.',
    },
    {
      name: 'six numbers',
      round: at('au-qld-roulette-x', {
        closed: ['1', '2', '3', '4', '5', '6'].map((number) => multiplied(number, 50)),
      }),
      subject: 'multipliers',
      clauses: of(ROULETTE_X, '2'),
      expected: '2 to 5',
      recorded: '6',
      message: 'Multipliers were given to 6 numbers of the spin; the rules have 2 to 5.',
    },
  ],
  'roulette/multiplied-wins-pay-the-multiplier': [
    {
      name: 'paid as the number without its multiplier',
      round: at('au-qld-roulette-x', { wagers: ['straight:17 1000'], closed: TWO_MULTIPLIERS }),
      subject: 'w1',
      clauses: of(ROULETTE_X, '4(2)', '2'),
      expected: '50000',
      recorded: '28000',
      message:
        'Wager w1 on straight:17 won with a multiplier: a stake of 10.00 is paid 500.00 at 50 to 1, and 280.00 was paid.',
    },
  ],
};

/** Breaches of checks whose plainest cases are recorded elsewhere. */
export const ROULETTE_MORE_BREACHES: Breaches = {
  'roulette/stake-not-below-minimum': [
    {
      name: 'a race-track wager a cent below its own minimum',
      round: at('nz', { limits: { tier: { min: 1206 } }, wagers: ['tier 1200'] }),
      subject: 'w1',
      clauses: of(NZ, '5.8'),
      expected: 'void',
      recorded: 'lose',
      message: 'A stake of 12.00 on tier was accepted; the displayed minimum is 12.06.',
    },
  ],
  'roulette/stake-in-permitted-steps': [
    {
      name: 'a race-track wager between two steps, collected whole',
      round: at('nz', { limits: { tier: { min: 600, increment: 600 } }, wagers: ['tier 1500'] }),
      subject: 'w1',
      clauses: of(NZ, '5.9'),
      expected: '1200',
      recorded: '1500',
      message: 'A stake of 15.00 on tier was settled whole; in steps of 6.00 above the minimum, 12.00 was permitted.',
    },
    {
      name: 'a race-track wager between two steps, paid whole',
      round: at('nz', { limits: { orphelins: { min: 500, increment: 500 } }, wagers: ['orphelins 1200'] }),
      subject: 'w1',
      clauses: of(NZ, '5.9'),
      expected: '1000',
      recorded: '1200',
      message:
        'A stake of 12.00 on orphelins was settled whole; in steps of 5.00 above the minimum, 10.00 was permitted.',
    },
  ],
  'roulette/no-wager-after-close': [
    {
      name: 'placed after the ball had dropped, and paid',
      round: at('nz', {
        spun: [
          { type: 'announce', of: 'number', value: '17' },
          { type: 'wager', id: 'late', player: 'p9', bet: 'black', stake: 1000 },
        ],
        last: [{ type: 'settle', wager: 'late', result: 'win', paid: 1000, returned: 1000 }],
      }),
      subject: 'late',
      clauses: of(NZ, '3.6A', '3.6'),
      expected: 'as it stood when the wagering period ended',
      recorded: 'placed',
      message: 'Wager late was placed after the wagering period had ended.',
    },
  ],
  'roulette/irregularity-treated-as-stated': [
    {
      name: 'left to stand after somebody interfered with the ball',
      round: at('nz', { spun: [noted('no-spin', 'result-stands', { of: 'interference' })] }),
      subject: 'events[2]',
      clauses: of(NZ, '5.1(d)', '5.1'),
      expected: 'round-void',
      recorded: 'result-stands',
      message: 'After "no-spin/interference" the spin was left to stand; the rules have it declared void.',
    },
    {
      name: 'a terminal that failed before wagering ended, played on',
      round: at('au-act-terminal', { wagering: [noted('malfunction', 'played', { of: 'terminal' })] }),
      subject: 'events[0]',
      clauses: of(ACT_2019, '6.6(a)', '6.6'),
      expected: 'wagers-returned',
      recorded: 'played',
      message:
        'After "malfunction/terminal/before-wagering-closes" the spin was played on; the rules have it declared void, with the stakes returned.',
    },
  ],
};
