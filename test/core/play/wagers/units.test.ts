import { isOffUnits, judgeUnits } from '../../../../src/core/play/wagers/units';
import type { Limit } from '../../../../src/core/rounds/record';
import { givenBack, noted, voided } from '../../../support/rounds/cases';
import { saidBy, wagered, type Said, type Wagered } from '../../../support/rounds/wagered';

type Facts = Parameters<typeof isOffUnits>[1];
const UNITS: Facts = { wagerUnits: 'minimum' };

test.each<[string, number, Limit | 'none', Facts, boolean]>([
  ['a multiple of the minimum', 1500, { min: 500 }, UNITS, false],
  ['no multiple of it', 1501, { min: 500 }, UNITS, true],
  ['the minimum', 500, { min: 500 }, UNITS, false],
  ['below the minimum', 499, { min: 500 }, UNITS, false],
  ['no multiple, where steps are displayed', 1501, { min: 500, increment: 1 }, UNITS, false],
  ['no multiple, where no minimum is displayed', 1501, { max: 5000 }, UNITS, false],
  ['no multiple, where no limits are displayed', 1501, 'none', UNITS, false],
  ['no multiple, where none is asked for', 1501, { min: 500 }, {}, false],
  ['no multiple, where it goes by steps', 1501, { min: 500 }, { ...UNITS, offIncrement: 'reduced' }, false],
  [
    'no multiple, where winnings are paid up',
    1501,
    { min: 500 },
    { ...UNITS, rounding: 'up-to-next-payable-amount' },
    false,
  ],
  [
    'no multiple, where they are paid down',
    1501,
    { min: 500 },
    { ...UNITS, rounding: 'down-to-lower-multiple-of-minimum' },
    true,
  ],
])('whether a wager is off the units: %s', (_, stake, limit, facts, expected) => {
  expect(isOffUnits(wagered({ wager: { stake }, limit })[1], facts)).toBe(expected);
});

describe('what is said of a wager', () => {
  const said = (asked: Wagered, facts = UNITS): readonly Said[] => {
    const [round] = wagered({ limit: { min: 500, max: 5000 }, ...asked });
    return saidBy((ruling) => {
      judgeUnits(round, facts, ruling);
    }).said;
  };
  test.each<[string, Wagered, readonly Said[]]>([
    ['a multiple', { wager: { stake: 1500 } }, [['complies', 'w1']]],
    ['the minimum', { wager: { stake: 500 } }, [['complies', 'w1']]],
    ['the maximum', { wager: { stake: 5000 } }, [['complies', 'w1']]],
    ['no multiple', { wager: { stake: 1501 } }, [['breaches', 'w1', '1500', '1501']]],
    ['no multiple, turned down', { wager: { stake: 1501, settle: givenBack } }, [['complies', 'w1']]],
    [
      'no multiple, not settled',
      { wager: { stake: 1501, settle: 'unsaid' } },
      [['cannot tell', 'w1', 'settle event of wager w1']],
    ],
    ['below the minimum', { wager: { stake: 499 } }, []],
    ['above the maximum', { wager: { stake: 5001 } }, []],
    ['on a bet that nothing decides', { wager: { bet: 'fee', stake: 1501 } }, []],
    ['steps displayed', { wager: { stake: 1501 }, limit: { min: 500, increment: 1 } }, []],
    ['no minimum', { wager: { stake: 1501 }, limit: { max: 5000 } }, []],
    ['no limits', { wager: { stake: 1501 }, limit: 'none' }, []],
    ['a void coup', { wager: { stake: 1501 }, dealt: [voided] }, []],
    ['a dummy', { wager: { stake: 1501 }, dummy: true, first: [noted('x', 'dummy-round')] }, []],
  ])('%s', (_, asked, expected) => {
    expect(said(asked)).toEqual(expected);
  });

  test('nothing where no units are asked for', () => {
    expect(said({ wager: { stake: 1501 } }, {})).toEqual([]);
  });
});
