import { isMadeOtherwise, judgeMadeWith } from '../../../../src/core/play/wagers/made-with';
import { judgeOral, mayBeTurnedDownAsSpoken } from '../../../../src/core/play/wagers/oral';
import type { RoundEvent } from '../../../../src/core/rounds/record';
import { placed } from '../../../support/rounds/breaches-of-additional';
import { voided } from '../../../support/rounds/cases';
import { saidBy, wagered, type Said, type Wagered } from '../../../support/rounds/wagered';

type Facts = Parameters<typeof judgeOral>[1];
type Placed = Omit<Parameters<typeof placed>[0], 'id'>;
/** `s1`, made as it is said, beside one of which nothing is said. */
const made = (how: Placed, more: Wagered = {}): Wagered => ({ ...more, wagering: [placed({ id: 's1', ...how })] });
const GIVEN_BACK: RoundEvent = { type: 'settle', wager: 's1', result: 'void', paid: 0, returned: 1000 };
const RIGHT: readonly Said[] = [['complies', 's1']];
const NONE: Facts = { oralWagers: 'refused' };
const CHIPS: Facts = { oralWagersNeed: 'chips-with-them' };
const OR_CASH: Facts = { oralWagersNeed: 'chips-or-cash-with-them' };
const CASH = 'whether the cash of wager s1 became chips before the call';
const WHAT = 'what came with wager s1, made by word of mouth';

test.each<[string, Wagered, Facts, readonly Said[], boolean | string]>([
  ['where none may be', made({ oral: true, chips: 'value' }), NONE, [['breaches', 's1', 'void', 'player']], true],
  ['where none may be, turned down', { ...made({ oral: true }), last: [GIVEN_BACK] }, NONE, RIGHT, true],
  ['where none may be, in a void coup', { ...made({ oral: true }), dealt: [voided] }, NONE, RIGHT, true],
  ['with value chips', made({ oral: true, chips: 'value' }), CHIPS, RIGHT, false],
  ['with non-value chips', made({ oral: true, chips: 'non-value' }), CHIPS, RIGHT, false],
  [
    'with cash, where it needs chips',
    made({ oral: true, chips: 'cash' }),
    CHIPS,
    [['breaches', 's1', 'chips', 'cash']],
    true,
  ],
  ['with cash, where it will do', made({ oral: true, chips: 'cash' }), OR_CASH, RIGHT, CASH],
  ['with chips, where cash would do', made({ oral: true, chips: 'value' }), OR_CASH, RIGHT, false],
  ['on credit', made({ oral: true, chips: 'credit' }), OR_CASH, [['breaches', 's1', 'chips or cash', 'credit']], true],
  ['with what is not said', made({ oral: true }), CHIPS, [['cannot tell', 's1', 'chips of wager s1']], WHAT],
  ['where rules do not speak of it', made({ oral: true, chips: 'credit' }), {}, [], WHAT],
  ['not at all', made({ chips: 'credit' }), NONE, [], false],
])('a wager by word of mouth: %s', (_, asked, facts, said, refused) => {
  const [round] = wagered(asked);
  const spoken = round.wagers.find(({ id }) => id === 's1');
  if (spoken === undefined) throw new Error('no wager');
  expect(
    saidBy((ruling) => {
      judgeOral(round, facts, ruling);
    }).said,
  ).toEqual(said);
  expect(mayBeTurnedDownAsSpoken(round.oral, spoken, facts)).toBe(refused);
  expect(round.wagers.map((wager) => mayBeTurnedDownAsSpoken(round.oral, wager, facts))[0]).toBe(false);
});

test.each<[string, Wagered, readonly string[], readonly Said[], boolean]>([
  ['chips', made({ chips: 'value' }), ['value', 'non-value'], RIGHT, false],
  [
    'cash',
    made({ chips: 'cash' }),
    ['value', 'non-value'],
    [['breaches', 's1', 'value chips or non-value chips', 'cash']],
    true,
  ],
  [
    'non-value chips',
    made({ chips: 'non-value' }),
    ['value'],
    [['breaches', 's1', 'value chips', 'non-value chips']],
    true,
  ],
  ['cash, turned down', { ...made({ chips: 'cash' }), last: [GIVEN_BACK] }, ['value'], RIGHT, true],
  ['cash, in a void coup', { ...made({ chips: 'cash' }), dealt: [voided] }, ['value'], [], true],
  ['not said', made({}), ['value'], [], false],
])('what a wager was made with: %s', (_, asked, wagersMadeWith, said, otherwise) => {
  const [round] = wagered(asked);
  expect(
    saidBy((ruling) => {
      judgeMadeWith(round, wagersMadeWith, ruling);
    }).said,
  ).toEqual(said);
  expect(round.wagers.map((wager) => isMadeOtherwise(round, wager, { wagersMadeWith }))).toEqual([false, otherwise]);
  expect(round.wagers.map((wager) => isMadeOtherwise(round, wager, {}))).toEqual([false, false]);
});
