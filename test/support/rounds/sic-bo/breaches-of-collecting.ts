import type { Breaches } from '../cases';
import { SIC_BO_PLACES } from './places';
import { tumble } from './tumble';

export const TERMINAL_LOSING = ['au-act/ni2019-689#rules/2.8(a)(i)'];
export const QLD_LOSING = ['sch-8/5(2)', 'body/3'].map((clause) => `au-qld/casino-gaming-rule-2024#${clause}`);

/** Turned down: there is no wager on this total. */
export const turnedDown = (settle: object) => ({
  bet: 'total:18',
  stake: 1000,
  settle: { result: 'void', paid: 0, returned: 1000, ...settle } as const,
});

/** Recorded breaches of what is collected of wagers that lose, and of those that are turned down. */
export const SIC_BO_COLLECTING_BREACHES: Breaches = {
  'sic-bo/losing-wager-is-collected': [
    {
      name: 'something paid on it',
      round: tumble({ wagers: [{ bet: 'small', stake: 1000, settle: { paid: 1 } }] }),
      subject: 'w1',
      clauses: TERMINAL_LOSING,
      expected: '0',
      recorded: '1',
      message: 'Wager w1 lost, and 0.01 was paid on it.',
    },
    {
      name: 'some of it given back',
      round: tumble({ wagers: [{ bet: 'small', stake: 1000, settle: { returned: 1 } }] }),
      subject: 'w1',
      clauses: TERMINAL_LOSING,
      expected: '0',
      recorded: '1',
      message: 'Wager w1 lost, and 0.01 of its stake was given back; 0.00 was due back.',
    },
  ],
  'sic-bo/turned-down-wager-is-given-back': [
    {
      name: 'a cent kept of a wager that was turned down',
      round: tumble({ at: SIC_BO_PLACES.qld, wagers: [turnedDown({ returned: 999 })] }),
      subject: 'w1',
      clauses: QLD_LOSING,
      expected: '1000',
      recorded: '999',
      message:
        'Wager w1 was turned down, and 9.99 of its stake of 10.00 was given back; only losing wagers are collected.',
    },
    {
      name: 'something paid on a wager that was turned down',
      round: tumble({ at: SIC_BO_PLACES.qld, wagers: [turnedDown({ paid: 1 })] }),
      subject: 'w1',
      clauses: QLD_LOSING,
      expected: '0',
      recorded: '1',
      message: 'Wager w1 was turned down, and 0.01 was paid on it.',
    },
  ],
};
