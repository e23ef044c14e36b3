import type { RoundEvent } from '../../../../src/core/rounds/record';
import { checkTable } from '../../../support/rounds/check-table';
import { SIC_BO_PLACES, type SicBoPlace } from '../../../support/rounds/sic-bo/places';
import { tumble } from '../../../support/rounds/sic-bo/tumble';

const { act, actTerminal, qldTerminal } = SIC_BO_PLACES;

const made = (at: SicBoPlace, chips: 'value' | 'non-value' | 'cash' | 'credit') => {
  const wager: RoundEvent = {
    type: 'wager',
    id: 'm1',
    player: 'p1',
    bet: 'small',
    stake: 1000,
    chips,
    confirmed: true,
  };
  return tumble({ at, wagering: [wager], last: [{ type: 'settle', wager: 'm1', result: 'lose', paid: 0 }] });
};
const onChips = { subject: 'm1', expected: 'credit', recorded: 'value chips' } as const;

checkTable('sic-bo/wagers-made-as-stated', {
  complies: [
    { name: 'with non-value chips', round: made(act, 'non-value'), subjects: ['m1'] },
    { name: 'with credit at a terminal', round: made(actTerminal, 'credit'), subjects: ['m1'] },
    { name: 'with credit that the screen shows as chips', round: made(actTerminal, 'value'), subjects: ['m1'] },
    { name: 'with credit at a terminal of Queensland', round: made(qldTerminal, 'credit'), subjects: ['m1'] },
  ],
  breaches: [
    {
      name: 'on credit at the table of 1992',
      round: made(act, 'credit'),
      subject: 'm1',
      clauses: ['au-act/gazette-s196-1992#sic-bo/4.2'],
      expected: 'value chips or non-value chips',
      recorded: 'credit',
      message: 'Wager m1 on small was made with credit; the rules have value chips or non-value chips.',
    },
    {
      ...onChips,
      name: 'with cash at a terminal',
      round: made(actTerminal, 'cash'),
      clauses: ['au-act/ni2019-689#rules/2.2(a)'],
      expected: 'credit or value chips or non-value chips',
      recorded: 'cash',
      message: 'Wager m1 on small was made with cash; the rules have credit or value chips or non-value chips.',
    },
    {
      ...onChips,
      name: 'with chips at a terminal of Queensland',
      round: made(qldTerminal, 'value'),
      clauses: ['sch-8(a)/5', 'sch-16/5(1)'].map((label) => `au-qld/casino-gaming-rule-2024#${label}`),
      message: 'Wager m1 on small was made with value chips; the rules have credit.',
    },
  ],
  notApplicable: [{ name: 'the record does not say', round: tumble({ wagers: ['small 1000'] }) }],
});
