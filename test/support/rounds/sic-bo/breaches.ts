import type { RoundEvent } from '../../../../src/core/rounds/record';
import { noted, settledAlthoughVoid, voided, wagerVoided, type Breached, type Breaches } from '../cases';
import { paidOnFailedTerminal } from '../failed-terminal';
import { SIC_BO_COLLECTING_BREACHES } from './breaches-of-collecting';
import { SIC_BO_FURTHER_BREACHES } from './breaches-further';
import { SIC_BO_PLACES } from './places';
import { tumble } from './tumble';

const { act, qld, qldTerminal } = SIC_BO_PLACES;
const ACT = 'au-act/gazette-s196-1992#sic-bo/';
const TERMINAL = 'au-act/ni2019-689#rules/';
const clauses = (...labels: readonly string[]): readonly string[] => labels.map((label) => TERMINAL + label);

export const TEN_TO_FIFTY = { limits: { '*': { min: 1000, max: 5000 } } };
export const IN_STEPS = { limits: { '*': { min: 1000, max: 5000, increment: 500 } } };
/** The dice show 2, 5 and 6: the first of these wagers loses, the second wins. */
const lost = { type: 'settle', result: 'lose', paid: 0 } as const;

export const placed = (id: string, more: Partial<Extract<RoundEvent, { type: 'wager' }>> = {}): RoundEvent => ({
  type: 'wager',
  id,
  player: 'p9',
  bet: 'small',
  stake: 1000,
  ...more,
});
export const lostBy = (wager: string): RoundEvent => ({ ...lost, wager });
export const announced = (value: string | number, of = 'result'): RoundEvent => ({ type: 'announce', of, value });

const voidRound = (name: string, message: string, more: Partial<Breached>, settle: object): Breached => ({
  name,
  round: tumble({ wagers: [{ bet: 'big', stake: 1000, settle }], tumbled: [voided] }),
  subject: 'w1',
  clauses: clauses('6.10', '6.2', '7.2'),
  expected: 'void',
  recorded: 'win',
  message,
  ...more,
});

/** Recorded breaches of every check of sic bo, one for each of its messages. */
export const SIC_BO_BREACHES: Breaches = {
  ...SIC_BO_COLLECTING_BREACHES,
  ...SIC_BO_FURTHER_BREACHES,
  'sic-bo/dice-as-stated': [
    {
      name: 'two dice',
      round: tumble({ dice: [2, 5] }),
      subject: 'equipment',
      clauses: clauses('10.2(b)(ii)'),
      expected: '3',
      recorded: '2',
      message: 'The number of dice in play was 2; it must be 3.',
    },
  ],
  'sic-bo/only-permitted-wagers': [
    {
      name: 'a wager the terminals do not offer',
      round: tumble({ wagers: ['odd 1000'] }),
      subject: 'w1',
      clauses: clauses('10.4(a)'),
      expected: 'small, big, triple, double, any-triple, total, pair, single',
      recorded: 'odd',
      message:
        'A wager on "odd" was taken; the rules permit small, big, triple, double, any-triple, total, pair, single.',
    },
    {
      name: 'a total that only a triple makes',
      round: tumble({ wagers: ['total:3 1000'] }),
      subject: 'w1',
      clauses: clauses('10.4(a)'),
      expected: 'a permitted total wager',
      recorded: 'total:3',
      message: 'A wager on "total:3" was taken; there is no such total wager.',
    },
  ],
  'sic-bo/wagers-made-as-stated': [
    {
      name: 'on credit at a table',
      round: tumble({ at: qld, wagering: [placed('m1', { chips: 'credit' })], last: [lostBy('m1')] }),
      subject: 'm1',
      clauses: ['sch-8/6(1)', 'body/6(2)'].map((label) => `au-qld/casino-gaming-rule-2024#${label}`),
      expected: 'value chips or non-value chips or cash',
      recorded: 'credit',
      message: 'Wager m1 on small was made with credit; the rules have value chips or non-value chips or cash.',
    },
  ],
  'sic-bo/no-oral-wagers': [
    {
      name: 'taken by word of mouth',
      round: tumble({ at: qld, wagering: [placed('o1', { oral: true })], last: [lostBy('o1')] }),
      subject: 'o1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-8/6(2)'],
      expected: 'void',
      recorded: 'small',
      message: 'Wager o1 on small was made by word of mouth and taken; none may be.',
    },
    {
      name: 'taken by word of mouth on credit',
      round: tumble({ at: act, wagering: [placed('o1', { oral: true, chips: 'credit' })], last: [lostBy('o1')] }),
      subject: 'o1',
      clauses: [`${ACT}4.4`],
      expected: 'chips or cash',
      recorded: 'credit',
      message: 'Wager o1 on small was made by word of mouth with credit; it needs chips or cash with it.',
    },
  ],
  'sic-bo/no-wager-after-close': [
    {
      name: 'placed after the call',
      round: tumble({ closed: [placed('w9', { confirmed: true })], last: [lostBy('w9')] }),
      subject: 'w9',
      clauses: clauses('2.7(b)', '2.6', 'A.1', '2.2'),
      expected: 'as it stood when the wagering period ended',
      recorded: 'placed',
      message: 'Wager w9 was placed after the wagering period had ended.',
    },
  ],
  'sic-bo/confirmed-wagers-stay': [
    {
      name: 'a confirmed wager raised',
      round: tumble({
        wagers: [{ bet: 'big', stake: 1000, settle: { paid: 2000, returned: 2000 } }],
        wagering: [{ type: 'change', wager: 'w1', stake: 2000 }],
      }),
      subject: 'w1',
      clauses: clauses('2.7(a)', '2.7'),
      expected: 'as confirmed',
      recorded: 'changed',
      message: 'Wager w1 was changed after it had been confirmed.',
    },
    {
      name: 'a wager that was never confirmed, collected',
      round: tumble({ wagers: [{ bet: 'small', stake: 1000, confirmed: false }] }),
      subject: 'w1',
      clauses: clauses('2.2', '2.2(b)'),
      expected: 'void',
      recorded: 'lose',
      message: 'Wager w1 was not confirmed in time and was collected; its stake must be given back.',
    },
  ],
  'sic-bo/stake-not-below-minimum': [
    {
      name: 'one cent below it',
      round: tumble({ table: TEN_TO_FIFTY, wagers: ['small 999'] }),
      subject: 'w1',
      clauses: clauses('3.3'),
      expected: 'void',
      recorded: 'lose',
      message: 'A stake of 9.99 on small was accepted; the displayed minimum is 10.00.',
    },
  ],
  'sic-bo/stake-not-above-maximum': [
    {
      name: 'taken, and collected up to the maximum',
      round: tumble({ table: TEN_TO_FIFTY, wagers: [{ bet: 'small', stake: 6000, settle: { returned: 1000 } }] }),
      subject: 'w1',
      clauses: clauses('3.4(ii)', '3.4'),
      expected: '5000',
      recorded: '6000',
      message: 'A stake of 60.00 on small was taken; the displayed maximum is 50.00, and no more may be taken.',
    },
    {
      name: 'all of it collected',
      round: tumble({ table: TEN_TO_FIFTY, wagers: ['small 6000'] }),
      subject: 'w1',
      clauses: clauses('3.4(ii)', '3.4'),
      expected: '5000',
      recorded: '6000',
      message:
        'A stake of 60.00 on small was settled beyond the displayed maximum of 50.00; 50.00 of it was permitted.',
    },
    {
      name: 'paid on the maximum, and the rest kept, at the table of 1992',
      round: tumble({
        at: SIC_BO_PLACES.act,
        table: TEN_TO_FIFTY,
        wagers: [{ bet: 'big', stake: 6000, settle: { paid: 5000, returned: 5000 } }],
      }),
      subject: 'w1',
      clauses: ['au-act/gazette-s196-1992#sic-bo/3.1(d)'],
      expected: '0',
      recorded: '1000',
      message:
        'A stake of 60.00 on big went beyond the displayed maximum of 50.00 and won; 50.00 of it was given back, and the excess must not be kept.',
    },
  ],
  'sic-bo/stake-in-permitted-steps': [
    {
      name: 'taken, and collected up to the step below',
      round: tumble({ table: IN_STEPS, wagers: [{ bet: 'small', stake: 1700, settle: { returned: 200 } }] }),
      subject: 'w1',
      clauses: clauses('3.4(i)', '3.4', '3.2'),
      expected: '1500',
      recorded: '1700',
      message:
        'A stake of 17.00 on small was taken; in steps of 5.00 above the minimum, no more than 15.00 of it may be.',
    },
    {
      name: 'all of it collected',
      round: tumble({ table: IN_STEPS, wagers: ['small 1700'] }),
      subject: 'w1',
      clauses: clauses('3.4(i)', '3.4', '3.2'),
      expected: '1500',
      recorded: '1700',
      message: 'A stake of 17.00 on small was settled whole; in steps of 5.00 above the minimum, 15.00 was permitted.',
    },
    {
      name: 'no multiple of the minimum, where a notice asks for it',
      round: tumble({ at: act, table: TEN_TO_FIFTY, wagers: ['small 1500'] }),
      subject: 'w1',
      clauses: [`${ACT}3.1(b)`],
      expected: '1000',
      recorded: '1500',
      message: 'A stake of 15.00 on small was accepted; the notice asks for multiples of 10.00.',
    },
  ],
  'sic-bo/announced-result-matches-the-dice': [
    {
      name: 'another total',
      round: tumble({ tumbled: [announced('2, 5, 6, total 12')] }),
      subject: 'events[2]',
      clauses: clauses('10.1', '10.3(b)'),
      expected: '2, 5, 6, total 13',
      recorded: '2, 5, 6, total 12',
      message: 'The result was given as 2, 5, 6, total 12; the dice show 2, 5, 6, total 13.',
    },
  ],
  'sic-bo/wager-follows-the-dice': [
    {
      name: 'small paid on thirteen',
      round: tumble({ wagers: [{ bet: 'small', stake: 1000, settle: { result: 'win', paid: 1000 } }] }),
      subject: 'w1',
      clauses: clauses('10.4(a)', '2.6'),
      expected: 'lose',
      recorded: 'win',
      message: 'The dice show 2, 5, 6, total 13, so a wager on small must lose; it was paid.',
    },
  ],
  'sic-bo/wins-pay-stated-odds': [
    {
      name: 'one cent short',
      round: tumble({ wagers: [{ bet: 'pair:2/5', stake: 1000, settle: { paid: 5999 } }] }),
      subject: 'w1',
      clauses: clauses('10.4(a)'),
      expected: '6000',
      recorded: '5999',
      message: 'The wager on pair:2/5 won; a stake of 10.00 is paid 60.00 at 6 to 1, and 59.99 was paid.',
    },
  ],
  'sic-bo/winning-stake-is-returned': [
    {
      name: 'one cent kept',
      round: tumble({ at: qldTerminal, wagers: [{ bet: 'big', stake: 1000, settle: { returned: 999 } }] }),
      subject: 'w1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-16/7(3)(c)', 'au-qld/casino-gaming-rule-2024#sch-16/7(3)(b)'],
      expected: '1000',
      recorded: '999',
      message: 'Wager w1 won; 9.99 of its stake of 10.00 was given back.',
    },
  ],
  'sic-bo/void-round-returns-every-stake': [
    voidRound(
      'settled as won',
      'The round was void, and wager w1 was paid; its stake of 10.00 must be given back.',
      {},
      {},
    ),
    voidRound(
      'something paid',
      'The round was void, and 0.01 was paid on wager w1.',
      { expected: '0', recorded: '1' },
      { result: 'void', paid: 1 },
    ),
    voidRound(
      'some of it kept',
      'The round was void, and 9.99 of the stake of 10.00 was given back on wager w1.',
      { expected: '1000', recorded: '999' },
      { result: 'void', returned: 999 },
    ),
    {
      name: 'paid although it was declared void',
      round: tumble({ at: qld, wagers: ['big 1000'], tumbled: [wagerVoided()] }),
      subject: 'w1',
      clauses: ['au-qld/casino-gaming-rule-2024#body/3'],
      expected: 'void',
      recorded: 'win',
      message: settledAlthoughVoid('paid'),
    },
  ],
  'sic-bo/irregularity-treated-as-stated': [
    {
      name: 'a cocked die played on',
      round: tumble({ tumbled: [noted('die-cocked', 'played')] }),
      subject: 'events[2]',
      clauses: clauses('10.5(a)'),
      expected: 'round-void',
      recorded: 'played',
      message: 'A round with a die not lying flat was played on; the rules have it declared void.',
    },
    paidOnFailedTerminal('sic-bo'),
  ],
};
