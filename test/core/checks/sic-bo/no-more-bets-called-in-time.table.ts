import type { RoundEvent } from '../../../../src/core/rounds/record';
import { checkTable } from '../../../support/rounds/check-table';
import { SIC_BO_BREACHES, announced } from '../../../support/rounds/sic-bo/breaches';
import { SIC_BO_PLACES } from '../../../support/rounds/sic-bo/places';
import { tumble, type TumbleOptions } from '../../../support/rounds/sic-bo/tumble';

const { act, qld, qldElectronic } = SIC_BO_PLACES;
const NO_MORE_BETS: RoundEvent = { type: 'call', call: 'no-more-bets' };
const SCH_8 = 'au-qld/casino-gaming-rule-2024#sch-8/';
const [plain] = SIC_BO_BREACHES['sic-bo/no-more-bets-called-in-time'] ?? [];
if (!plain) throw new Error('no breach is recorded');

/** Called only when the dice are known. */
const late = (more: TumbleOptions) =>
  tumble({ at: qld, uncalled: true, tumbled: [announced(13, 'total'), NO_MORE_BETS], ...more });

const shownBy = (tumbler: string): TumbleOptions => ({ equipment: { tumbler } });
const CALLED_OFF: readonly RoundEvent[] = [
  { type: 'roll', dice: [1, 2, 3] },
  { type: 'call', call: 'no-spin' },
  NO_MORE_BETS,
];

checkTable('sic-bo/no-more-bets-called-in-time', {
  complies: [
    { name: 'before the dice are tumbled', round: tumble({ at: qldElectronic }), subjects: ['events[0]'] },
    {
      name: 'while the dice are covered',
      round: tumble({ at: act, uncalled: true, tumbled: [NO_MORE_BETS] }),
      subjects: ['events[1]'],
    },
    {
      name: 'after a tumble that was called off',
      round: tumble({ at: qldElectronic, uncalled: true, closed: CALLED_OFF }),
      subjects: ['events[2]'],
    },
  ],
  breaches: [
    {
      ...plain,
      name: 'after a result of a tumbler that the rules do not speak of',
      round: late({ at: act, ...shownBy('uncovered') }),
      clauses: ['au-act/gazette-s196-1992#sic-bo/6.1'],
    },

    { ...plain, name: 'after an uncovered result', round: late(shownBy('uncovered')), clauses: [`${SCH_8}8(1)`] },
    { ...plain, name: 'after a covered result', round: late(shownBy('covered')), clauses: [`${SCH_8}8(2)`] },
    {
      ...plain,
      name: 'after a result of a tumbler that is not told',
      round: late({}),
      clauses: [`${SCH_8}8(1)`, `${SCH_8}8(2)`],
    },
  ],
  notApplicable: [{ name: 'no call in the record', round: tumble({ at: qld, uncalled: true }) }],
  indeterminate: [
    {
      name: 'after the tumble, by a tumbler that is not told',
      round: tumble({ at: qld, uncalled: true, tumbled: [NO_MORE_BETS] }),
      subject: 'events[1]',
      missing: ['equipment.tumbler'],
      clauses: [`${SCH_8}8(1)`],
    },
  ],
});
