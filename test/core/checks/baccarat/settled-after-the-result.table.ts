import { collected, paidOut, placed } from '../../../support/rounds/breaches-of-additional';
import { noted, voided } from '../../../support/rounds/cases';
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
    {
      name: 'any pair, which is settled once the first cards are out',
      round: coupAt(PLACES.qld, {
        ...{ player: '2H 3D KC', banker: '3S 4C' },
        wagering: [
          placed({ id: 's0', position: 'seat:1' }),
          placed({ id: 's1', bet: 'any-pair:player', position: 'seat:1' }),
        ],
        afterCards: { 4: [collected('s1')] },
        last: [collected('s0')],
      }),
      subjects: ['s0'],
    },
  ],
  breaches: [
    {
      name: 'NZ: an additional wager collected before the last card',
      round: coupAt(PLACES.nz, {
        ...{ player: '2H 3D KC', banker: '3S 4C' },
        wagering: [placed({ id: 's1', bet: 'any-pair:player' })],
        afterCards: { 4: [collected('s1')] },
      }),
      subject: 's1',
      clauses: [`${PLACES.nz.cited}11C.7`],
      expected: 'after the result',
      recorded: 'before the result',
      message: 'Wager s1 on any-pair:player was settled before the result; it is settled after the result.',
    },
    {
      name: 'before the announcement',
      round: coupAt(PLACES.qld, { wagering: [placed({ id: 's1' })], dealt: [paidOut('s1', 1000), result] }),
      subject: 's1',
      clauses: ['sch-1/21(3)(b)', 'sch-1/21(3)'].map((label) => `au-qld/casino-gaming-rule-2024#${label}`),
      expected: 'after the result',
      recorded: 'before the result',
      message: 'Wager s1 on player was settled before the result; it is settled after the result.',
    },
    {
      name: 'collected before the announcement',
      round: coupAt(PLACES.qld, { wagering: [placed({ id: 's1', bet: 'tie' })], dealt: [collected('s1'), result] }),
      subject: 's1',
      clauses: ['sch-1/21(3)(a)', 'sch-1/21(3)'].map((label) => `au-qld/casino-gaming-rule-2024#${label}`),
      expected: 'after the result',
      recorded: 'before the result',
      message: 'Wager s1 on tie was settled before the result; it is settled after the result.',
    },
    {
      name: 'NZ: paid before the announcement',
      round: coupAt(PLACES.nz, { wagering: [placed({ id: 's1' })], dealt: [paidOut('s1', 1000), result] }),
      subject: 's1',
      clauses: [`${PLACES.nz.cited}10.2`],
      expected: 'after the result',
      recorded: 'before the result',
      message: 'Wager s1 on player was settled before the result; it is settled after the result.',
    },
  ],
  notApplicable: [
    {
      name: 'early in a coup declared void afterwards',
      round: coupAt(PLACES.qld, { wagering: [placed({ id: 's1' })], dealt: [paidOut('s1', 1000), voided] }),
      because: 'baccarat/void-coup-returns-every-stake',
    },
    {
      name: 'early in a dummy',
      round: coupAt(PLACES.qld, {
        dummy: true,
        wagering: [placed({ id: 's1' })],
        afterCards: { 3: [paidOut('s1', 1000)] },
      }),
      because: 'baccarat/dummy-hand-takes-no-wagers',
    },
    {
      name: 'given back early',
      round: coupAt(PLACES.nz, {
        wagering: [placed({ id: 's1', bet: 'dragon-bonus:player' })],
        afterCards: { 3: [{ type: 'settle', wager: 's1', result: 'void', paid: 0, returned: 1000 }] },
        dealt: [noted('invalidated-by-operator', 'wagers-returned', { wager: 's1' })],
      }),
    },
  ],
  notImposed: [
    {
      name: 'before the announcement, on a terminal',
      round: coupAt(PLACES.qldTerminal, { wagering: [placed({ id: 's1' })], dealt: [paidOut('s1', 1000), result] }),
    },
  ],
});
