import type { RoundEvent } from '../../../../src/core/rounds/record';
import { givenBack, noted, voided, wagerVoided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { SIC_BO_BREACHES } from '../../../support/rounds/sic-bo/breaches';
import { SIC_BO_PLACES, type SicBoPlace } from '../../../support/rounds/sic-bo/places';
import { tumble } from '../../../support/rounds/sic-bo/tumble';

const [plain] = SIC_BO_BREACHES['sic-bo/void-round-returns-every-stake'] ?? [];
if (!plain) throw new Error('no breach is recorded');
const { act, actTerminal, qld } = SIC_BO_PLACES;
const ACT = 'au-act/gazette-s196-1992#sic-bo/';
const ACT_2019 = 'au-act/ni2019-689#rules/';
const QLD = 'au-qld/casino-gaming-rule-2024#sch-8/';
const NO_SPIN: RoundEvent = { type: 'call', call: 'no-spin' };

const collected = (name: string, at: SicBoPlace, events: readonly RoundEvent[], clauses: readonly string[]) => ({
  ...plain,
  name,
  round: tumble({ at, wagers: ['small 1000'], tumbled: events }),
  clauses,
  recorded: 'lose',
  message: 'The round was void, and wager w1 was collected; its stake of 10.00 must be given back.',
});
const leftOrGivenBack = (at: SicBoPlace, calledOff: RoundEvent = NO_SPIN) =>
  tumble({
    at,
    wagers: [
      { bet: 'small', stake: 1000, settle: 'unsaid' },
      { bet: 'big', stake: 1000, settle: givenBack },
    ],
    tumbled: [calledOff],
  });

checkTable('sic-bo/void-round-returns-every-stake', {
  complies: [
    {
      name: 'a wager of Queensland declared void and given back, another one settled',
      round: tumble({
        at: qld,
        wagers: ['big 1000', { bet: 'small', stake: 1000, settle: givenBack }],
        tumbled: [wagerVoided('w2')],
      }),
      subjects: ['w2'],
    },
    { name: 'called off in Queensland: left, or given back', round: leftOrGivenBack(qld), subjects: ['w1', 'w2'] },
    { name: 'called off at the table of 1992', round: leftOrGivenBack(act), subjects: ['w1', 'w2'] },
    {
      name: 'called off by the words of 1992',
      round: leftOrGivenBack(act, { type: 'call', call: 'no-result' }),
      subjects: ['w1', 'w2'],
    },
    {
      name: 'a die that did not lie flat, with no more said of it: left, or given back',
      round: leftOrGivenBack(act, noted('die-cocked')),
      subjects: ['w1', 'w2'],
    },
    { name: 'called off on the terminals', round: leftOrGivenBack(actTerminal), subjects: ['w1', 'w2'] },
  ],
  breaches: [
    collected('called off, and collected', qld, [NO_SPIN], [`${QLD}17(1)`, `${QLD}14(2)`, `${QLD}17(2)`]),
    collected('a cocked die, and collected', qld, [noted('die-cocked', 'round-void')], [`${QLD}17(1)`, `${QLD}14(2)`]),
    ...(
      [
        [qld, `${QLD}17(1)`, `${QLD}14(2)`],
        [act, `${ACT}7.1`, `${ACT}7.4`],
        [actTerminal, `${ACT_2019}10.5(a)`],
      ] as const
    ).map(([at, ...clauses]) =>
      collected(`a die that did not lie flat, and collected: ${at.jurisdiction}`, at, [noted('die-cocked')], clauses),
    ),
    collected('no result, and collected', act, [NO_SPIN], [`${ACT}7.4`]),
    collected('invalidated by the operator, and collected', act, [voided], [`${ACT}9.4`]),
  ],
  notApplicable: [
    {
      name: 'a wager declared void and collected, by rules that do not say what becomes of its stake',
      round: tumble({ at: act, wagers: ['small 1000'], tumbled: [wagerVoided()] }),
    },
    {
      name: 'the same on a terminal',
      round: tumble({ at: actTerminal, wagers: ['small 1000'], tumbled: [wagerVoided()] }),
    },
    { name: 'not void', round: tumble({ wagers: ['small 1000'] }) },
    { name: 'no wagers', round: tumble({ at: qld, tumbled: [voided] }) },
  ],
  indeterminate: [
    {
      name: 'void, its settlement not recorded',
      round: tumble({ wagers: [{ bet: 'small', stake: 1000, settle: 'unsaid' }], tumbled: [voided] }),
      subject: 'w1',
      missing: ['settle event of wager w1'],
    },
    {
      name: 'void for no reason that the rules know',
      round: tumble({ at: qld, wagers: ['small 1000'], tumbled: [voided] }),
      subject: 'round',
      missing: ['a rule by which the round is void'],
    },
  ],
});
