import { givenBack, noted, settledAlthoughVoid, voided, wagerVoided, withEvent } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { coupAt, PLACES } from '../../../support/rounds/places';
import type { RoundEvent } from '../../../../src/core/rounds/record';

const settledOn = (name: string, events: readonly RoundEvent[], clauses: readonly string[]) => ({
  name,
  round: coup({ wagers: [{ bet: 'banker', stake: 1000, settle: { returned: 0 } }], dealt: events }),
  subject: 'w1',
  clauses,
  expected: 'void',
  recorded: 'lose',
  message: 'The coup was void, and wager w1 was collected; its stake of 10.00 must be given back.',
});
/** The same at another place, and the stake collected. */
const settledAt = (
  name: string,
  place: Parameters<typeof coupAt>[0],
  events: readonly RoundEvent[],
  clauses: readonly string[],
) => ({
  ...settledOn(name, events, clauses),
  round: coupAt(place, { wagers: [{ bet: 'banker', stake: 1000, settle: { returned: 0 } }], dealt: events }),
});
const BOOK = 'au-qld/casino-gaming-rule-2024#';
const QLD_VOIDED = ['sch-1/24(8)(a)', 'sch-1/24(10)', 'body/3'].map((label) => BOOK + label);
const back = { bet: 'player', stake: 1000, settle: givenBack } as const;

checkTable('baccarat/void-coup-returns-every-stake', {
  complies: [
    {
      name: 'as void',
      round: coup({ wagers: [back, { ...back, bet: 'tie' }], dealt: [voided] }),
      subjects: ['w1', 'w2'],
    },
    {
      name: 'void as a hand',
      round: coup({ wagers: [back], dealt: [{ type: 'void', scope: 'hand' }] }),
      subjects: ['w1'],
    },
    {
      name: 'void by the treatment of an irregularity',
      round: coup({ wagers: [back], dealt: [noted('insufficient-cards', 'wagers-returned')] }),
      subjects: ['w1'],
    },
    {
      name: 'one wager declared void and given back, the others settled',
      round: coup({ wagers: ['player 1000', back], dealt: [wagerVoided('w2')] }),
      subjects: ['w2'],
    },
    {
      name: 'the record does not say what was given back',
      round: withEvent(coup({ wagers: [back], dealt: [voided] }), 7, {
        type: 'settle',
        wager: 'w1',
        result: 'void',
        paid: 0,
      }),
      subjects: ['w1'],
    },
  ],
  breaches: [
    ...(['win', 'lose'] as const).map((recorded) => ({
      name: `a wager of Queensland declared void and settled: ${recorded}`,
      round: coupAt(PLACES.qld, {
        wagers: [recorded === 'win' ? 'player 1000' : 'banker 1000'],
        dealt: [wagerVoided()],
      }),
      subject: 'w1',
      clauses: [`${BOOK}body/3`],
      expected: 'void',
      recorded,
      message: settledAlthoughVoid(recorded === 'win' ? 'paid' : 'collected'),
    })),
    {
      name: 'a wager of New Zealand declared void and paid',
      round: coupAt(PLACES.nz, { wagers: ['player 1000'], dealt: [wagerVoided()] }),
      subject: 'w1',
      clauses: ['nz/table-games-divisions#div-1/1.1'],
      expected: 'void',
      recorded: 'win',
      message: settledAlthoughVoid('paid'),
    },
    settledOn('void without a reason', [voided], ['11.6.2.1']),
    settledOn('void because it was misdealt', [noted('card-to-wrong-hand', 'round-void')], ['11.6.2.1']),
    settledOn('void because the shoe ran out', [noted('insufficient-cards', 'round-void')], ['11.6.6']),
    settledOn('void because of a foreign card', [noted('missing-or-foreign-card', 'hand-void')], ['11.6.10.2']),
    settledOn(
      'void because the outcome could not be confirmed',
      [noted('wrong-result-entered', 'round-void')],
      ['11.6.11'],
    ),
    settledOn('void because the system failed', [noted('malfunction', 'round-void', { of: 'system' })], ['11.1']),
    settledOn(
      'void because the shuffler failed',
      [noted('malfunction', 'round-void', { of: 'shuffler' })],
      ['11.6.18'],
    ),
    settledOn(
      'void because the shoe failed, for which nothing special is stated',
      [noted('malfunction', 'round-void', { of: 'shoe' })],
      ['11.6.2.1'],
    ),
    settledOn(
      'an error of the system that was no failure of it',
      [noted('card-exposed-in-error', 'round-void', { of: 'system' })],
      ['11.6.2.1'],
    ),
    settledOn('a failure of which it is not said what failed', [noted('malfunction', 'round-void')], ['11.6.2.1']),
    settledAt(
      'for a reason for which nothing special is stated',
      PLACES.nz,
      [noted('missing-or-foreign-card', 'round-void')],
      ['12.6', '12.5'].map((label) => PLACES.nz.cited + label),
    ),
    settledAt(
      'void where the players might have chosen',
      PLACES.qld,
      [noted('card-to-wrong-hand', 'round-void')],
      QLD_VOIDED,
    ),
    settledAt(
      'void after the players had chosen',
      PLACES.qld,
      [noted('card-to-wrong-hand', 'wagers-returned'), noted('card-to-wrong-hand', 'round-void')],
      QLD_VOIDED,
    ),
    {
      ...settledOn('paid on a wager of a void coup', [voided], ['11.6.2.1']),
      round: coup({ wagers: [{ ...back, settle: { result: 'void', paid: 1, returned: 1000 } }], dealt: [voided] }),
      expected: '0',
      recorded: '1',
      message: 'The coup was void, and 0.01 was paid on wager w1.',
    },
    {
      ...settledOn('a cent of the stake kept', [voided], ['11.6.2.1']),
      round: coup({ wagers: [{ ...back, settle: { result: 'push', paid: 0, returned: 999 } }], dealt: [voided] }),
      expected: '1000',
      recorded: '999',
      message: 'The coup was void, and 9.99 of the stake of 10.00 was given back on wager w1.',
    },
  ],
  notApplicable: [
    {
      name: 'left to the operator',
      round: coupAt(PLACES.qld, {
        wagers: ['player 1000'],
        dealt: [noted('malfunction', 'wagers-returned', { of: 'shoe' })],
      }),
    },
    { name: 'a coup that was not void', round: coup({ wagers: ['player 1000'] }) },
    { name: 'no wagers', round: coup({ dealt: [voided] }) },
    {
      name: 'a wager declared void and collected, by rules that do not say what becomes of its stake',
      round: coupAt(PLACES.act, { wagers: ['banker 1000'], dealt: [wagerVoided()] }),
    },
    {
      name: 'a wager declared void and taken off the table before that',
      round: coup({
        wagers: ['banker 1000'],
        wagering: [{ type: 'withdraw', wager: 'w1' }],
        dealt: [wagerVoided()],
      }),
      because: 'baccarat/confirmed-wagers-stay',
    },
    {
      name: "the wagers of one terminal returned, everyone else's settled",
      round: coup({
        wagers: ['player 1000', { ...back, by: 'p2' }],
        dealt: [noted('malfunction', 'wagers-returned', { of: 'terminal', terminal: 'terminal:2' })],
      }),
    },
    {
      name: 'a misplaced wager returned, the others settled',
      round: coup({
        wagers: ['player 1000', back],
        dealt: [noted('wager-misplaced', 'wagers-returned', { wager: 'w2' })],
      }),
    },
    { name: 'a dummy hand', round: coup({ dummy: true, wagers: [back], dealt: [voided] }) },
    {
      name: 'taken back when the coup had been declared void',
      round: coup({ wagers: [{ ...back, settle: 'unsaid' }], dealt: [voided, { type: 'withdraw', wager: 'w1' }] }),
    },
  ],
  indeterminate: [
    {
      name: 'some wagers taken back where the players may',
      round: coupAt(PLACES.qld, {
        wagers: [{ ...back, by: 'p2' }, 'player 1000'],
        dealt: [noted('card-to-wrong-hand', 'wagers-returned')],
      }),
      subject: 'w2',
      missing: ['whether wager w2 was taken back'],
    },
    {
      name: 'some wagers taken back where the players may, and one lost',
      round: coupAt(PLACES.qld, {
        wagers: [{ ...back, by: 'p2' }, 'banker 1000'],
        dealt: [noted('card-exposed-in-error', 'played'), noted('card-to-wrong-hand', 'wagers-returned')],
      }),
      subject: 'w2',
      missing: ['whether wager w2 was taken back'],
    },
    {
      name: 'the settlement is not recorded',
      round: coup({ wagers: [{ ...back, settle: 'unsaid' }], dealt: [voided] }),
      subject: 'w1',
      missing: ['settle event of wager w1'],
    },
  ],
});
