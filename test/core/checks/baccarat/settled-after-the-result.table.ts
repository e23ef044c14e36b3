import { collected, paidOut, placed } from '../../../support/rounds/breaches-of-additional';
import { checkTable } from '../../../support/rounds/check-table';
import { coupAt, PLACES } from '../../../support/rounds/places';

const result = { type: 'announce', of: 'result', value: 'player' } as const;

checkTable('baccarat/settled-after-the-result', {
  complies: [
    {
      name: 'after the announcement',
      round: coupAt(PLACES.qld, { wagers: ['player 1000'], dealt: [result] }),
      subjects: ['w1'],
    },
  ],
  breaches: [
    {
      name: 'before the announcement',
      round: coupAt(PLACES.qld, { wagering: [placed({ id: 's1' })], dealt: [paidOut('s1', 1000), result] }),
      subject: 's1',
      clauses: ['sch-1/21(3)(b)', 'sch-1/21(3)'].map((label) => `au-qld/casino-gaming-rule-2024#${label}`),
      expected: 'after the result',
      recorded: 'before the result',
      message: 'Wager s1 on player was settled before the result; it is settled after the result.',
    },
  ],
  notApplicable: [
    {
      name: 'collected early, where only paying is spoken of',
      round: coupAt(PLACES.qld, { wagering: [placed({ id: 's1', bet: 'tie' })], dealt: [collected('s1'), result] }),
    },
  ],
});
