import { checkTable } from '../../../support/rounds/check-table';
import { voided } from '../../../support/rounds/cases';
import { QLD_LOSING, TERMINAL_LOSING, turnedDown } from '../../../support/rounds/sic-bo/breaches-of-collecting';
import { SIC_BO_PLACES } from '../../../support/rounds/sic-bo/places';
import { tumble } from '../../../support/rounds/sic-bo/tumble';

const { act, actTerminal, qld, qldTerminal } = SIC_BO_PLACES;

const PLACES = [
  ['ACT table', act, ['au-act/gazette-s196-1992#sic-bo/6.4']],
  ['ACT terminal', actTerminal, TERMINAL_LOSING],
  ['Queensland terminal', qldTerminal, QLD_LOSING],
] as const;

checkTable('sic-bo/turned-down-wager-is-given-back', {
  complies: PLACES.map(([name, at]) => ({
    name: `given back whole: ${name}`,
    round: tumble({ at, wagers: [turnedDown({})] }),
    subjects: ['w1'],
  })),
  breaches: PLACES.map(([name, at, clauses]) => ({
    name: `a cent kept: ${name}`,
    round: tumble({ at, wagers: [turnedDown({ returned: 999 })] }),
    subject: 'w1',
    clauses,
    expected: '1000',
    recorded: '999',
    message:
      'Wager w1 was turned down, and 9.99 of its stake of 10.00 was given back; only losing wagers are collected.',
  })),
  notApplicable: [
    {
      name: 'what was given back is not recorded',
      round: tumble({ at: qld, wagers: [turnedDown({ returned: undefined })] }),
    },
    {
      name: 'kept, and declared void by itself',
      round: tumble({
        at: qld,
        wagers: [turnedDown({ returned: 0 })],
        last: [{ type: 'void', scope: 'wager', ref: 'w1' }],
      }),
    },
    {
      name: 'given back in part against the dice',
      round: tumble({ at: qld, wagers: [{ ...turnedDown({ returned: 500 }), bet: 'small' }] }),
      because: 'sic-bo/wager-follows-the-dice',
    },
    {
      name: 'kept in a round declared void',
      round: tumble({ wagers: [turnedDown({ returned: 0 })], tumbled: [voided] }),
      because: 'sic-bo/void-round-returns-every-stake',
    },
    { name: 'wagers that won and lost', round: tumble({ at: qld, wagers: ['big 1000', 'small 1000'] }) },
  ],
});
