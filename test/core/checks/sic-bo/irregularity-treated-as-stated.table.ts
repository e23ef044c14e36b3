import { noted, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { SIC_BO_BREACHES } from '../../../support/rounds/sic-bo/breaches';
import { SIC_BO_PLACES, type SicBoPlace } from '../../../support/rounds/sic-bo/places';
import { tumble } from '../../../support/rounds/sic-bo/tumble';
import type { RoundEvent } from '../../../../src/core/rounds/record';

const [plain] = SIC_BO_BREACHES['sic-bo/irregularity-treated-as-stated'] ?? [];
if (!plain) throw new Error('no breach is recorded');
const { act, actTerminal, qld } = SIC_BO_PLACES;
const ACT = 'au-act/gazette-s196-1992#sic-bo/';
const TERMINAL = 'au-act/ni2019-689#rules/';
const QLD = 'au-qld/casino-gaming-rule-2024#sch-8/';
const fault = (at: SicBoPlace, event: RoundEvent) => tumble({ at, tumbled: [event] });
const played = (fault: string) => `A round with ${fault} was played on; the rules have it declared void.`;

checkTable('sic-bo/irregularity-treated-as-stated', {
  complies: [
    {
      name: 'a cocked die, and the dice tumbled again',
      round: tumble({
        at: qld,
        tumbled: [noted('die-cocked'), { type: 'call', call: 'no-spin' }, { type: 'roll', dice: [1, 2, 3] }],
      }),
      subjects: ['events[2]'],
    },

    {
      name: 'a cocked die, and the tumble called off',
      round: tumble({ at: qld, tumbled: [noted('die-cocked'), { type: 'call', call: 'no-spin' }] }),
      subjects: ['events[2]'],
    },
    {
      name: 'exposed early',
      round: fault(act, noted('dice-exposed-early', 'wagers-returned')),
      subjects: ['events[2]'],
    },
    {
      name: 'areas not lit',
      round: fault(qld, noted('winning-areas-not-lit', 'result-stands')),
      subjects: ['events[2]'],
    },
    {
      name: 'a system that fails while wagers are still placed',
      round: tumble({ dice: 'unsaid', wagering: [noted('malfunction', 'round-void', { of: 'system' })] }),
      subjects: ['events[0]'],
    },
    {
      name: 'a system that fails after wagering, and the wagers put together from records',
      round: fault(actTerminal, noted('malfunction', 'reconstructed', { of: 'system' })),
      subjects: ['events[2]'],
    },
    {
      name: 'the same, and the result recalculated',
      round: fault(actTerminal, noted('malfunction', 'result-recalculated', { of: 'system' })),
      subjects: ['events[2]'],
    },
    {
      name: 'a terminal that fails while wagers are still placed, and its wager given back',
      round: tumble({
        wagers: [{ bet: 'small', stake: 1000, settle: { result: 'void', paid: 0 } }],
        wagering: [noted('malfunction', undefined, { of: 'terminal', wager: 'w1' })],
      }),
      subjects: ['events[1]'],
    },
  ],
  breaches: [
    {
      ...plain,
      name: 'a cocked die in dice that were tumbled again, played on',
      round: tumble({
        at: qld,
        tumbled: [{ type: 'call', call: 'no-spin' }, { type: 'roll', dice: [1, 2, 3] }, noted('die-cocked', 'played')],
      }),
      subject: 'events[4]',
      clauses: [`${QLD}17(1)`, `${QLD}14(2)`],
      message: played('a die not lying flat'),
    },
    {
      ...plain,
      name: 'a round that the operator declares invalid, played on',
      round: fault(act, noted('invalidated-by-operator', 'played')),
      clauses: [`${ACT}9.4`],
      expected: 'wagers-returned',
      message:
        'A round with invalidated by operator was played on; the rules have it declared void, with the stakes returned.',
    },
    {
      ...plain,
      name: 'a broken die, played on',
      round: fault(act, noted('die-broken', 'played')),
      clauses: [`${ACT}7.2`, `${ACT}7.4`],
      message: played('a broken die'),
    },
    {
      ...plain,
      name: 'a tumble called off, played on',
      round: fault(act, noted('no-spin', 'played')),
      clauses: [`${ACT}7.4`],
      message: played('a tumble called off'),
    },

    {
      ...plain,
      name: 'a system that fails after wagering, and nothing done about it',
      round: fault(actTerminal, noted('malfunction', 'played', { of: 'system' })),
      clauses: [`${TERMINAL}6.7(b)`, `${TERMINAL}6.7`],
      expected: 'reconstructed',
      message: 'A round with malfunction of the system was played on; the rules have it reconstructed.',
    },
    {
      ...plain,
      name: 'a terminal that fails while wagers are still placed, and nothing done about it',
      round: tumble({ wagering: [noted('malfunction', 'played', { of: 'terminal' })] }),
      subject: 'events[0]',
      clauses: [`${TERMINAL}6.6(a)`, `${TERMINAL}6.6`],
      expected: 'wagers-returned',
      message:
        'A round with malfunction of the terminal was played on; the rules have it declared void, with the stakes returned.',
    },
    {
      ...plain,
      name: 'a tumbler that failed, played on',
      round: fault(qld, noted('malfunction', 'played', { of: 'tumbler' })),
      clauses: [`${QLD}17(2)`],
      message: played('malfunction of the tumbler'),
    },
    {
      ...plain,
      name: 'dice exposed early, played on',
      round: fault(act, noted('dice-exposed-early', 'played')),
      clauses: ['7.3', '7.4'].map((label) => ACT + label),
      message: played('dice exposed before wagering ended'),
    },
    {
      ...plain,
      name: 'a wrong result left to stand',
      round: fault(actTerminal, noted('wrong-result-entered', 'result-stands')),
      clauses: [`${TERMINAL}6.3`],
      expected: 'result-recalculated',
      recorded: 'result-stands',
      message: 'A round with a wrong result entered was left to stand; the rules have it recalculated.',
    },
    {
      ...plain,
      name: 'areas not lit, and the round void',
      round: fault(qld, noted('winning-areas-not-lit', 'round-void')),
      clauses: [`${QLD}15(3)`],
      expected: 'result-stands',
      recorded: 'round-void',
      message: 'A round with winning areas not lit was declared void; the rules have it left to stand.',
    },
  ],
  notApplicable: [
    { name: 'nothing irregular', round: tumble() },
    { name: 'of a kind the rules do not provide for', round: fault(qld, noted('dice-exposed-early', 'played')) },
    { name: 'left to the operator', round: fault(qld, noted('wager-misplaced', 'played', { wager: 'w1' })) },
    {
      name: 'a broken die off the table of Queensland',
      round: tumble({ at: qld, tumbled: [noted('die-broken'), voided] }),
    },
  ],
  indeterminate: [
    {
      name: 'a wrong result of dice that were tumbled again, and not said what was done',
      round: tumble({
        tumbled: [{ type: 'call', call: 'no-spin' }, { type: 'roll', dice: [1, 2, 3] }, noted('wrong-result-entered')],
      }),
      subject: 'events[4]',
      missing: ['events[4].treatment'],
    },

    {
      name: 'dice exposed early, where one clause has the wagers void and another has them stand',
      round: fault(actTerminal, noted('dice-exposed-early', 'result-stands')),
      subject: 'events[2]',
      missing: ['which of two clauses at odds holds'],
    },
    ...(['result-stands', 'round-void'] as const).map((treatment) => ({
      name: `a system that fails after wagering: ${treatment}`,
      round: fault(actTerminal, noted('malfunction', treatment, { of: 'system' })),
      subject: 'events[2]',
      missing: ['whether the records confirm the wagers'],
    })),
    {
      name: 'not said what was done',
      round: fault(actTerminal, noted('die-broken')),
      subject: 'events[2]',
      missing: ['events[2].treatment'],
    },
  ],
});
