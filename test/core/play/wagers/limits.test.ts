import { COUP, type SettlingFacts } from '../../../../src/core/checks/baccarat/settling';
import { judgeMaximum, judgeMinimum, judgeSteps } from '../../../../src/core/play/wagers/limits';
import { givenBack, noted, voided } from '../../../support/rounds/cases';
import { PLAIN, saidBy, wagered, type Said, type Wagered } from '../../../support/rounds/wagered';

const RIGHT: readonly Said[] = [['complies', 'w1']];
const UNTOLD: readonly Said[] = [['cannot tell', 'w1', 'settle event of wager w1']];
const NO_LIMITS: readonly Said[] = [['cannot tell', 'table', 'table.limits']];
const HOW_IT_ENDED: readonly Said[] = [['cannot tell', 'w1', COUP.howItEnded('w1')]];
const DUMMY = { dummy: true, first: [noted('x', 'dummy-round')] };
const WITHDRAWN: Wagered = { wagering: [{ type: 'withdraw', wager: 'w1' }] };
const of = (stake: number, more: NonNullable<Wagered['wager']> = {}): Wagered => ({ wager: { stake, ...more } });

describe('below the minimum', () => {
  const said = (asked: Wagered, underMinimum = 'not-accepted'): readonly Said[] => {
    const [round] = wagered({ limit: { min: 500 }, ...asked });
    return saidBy((ruling) => {
      judgeMinimum(round, underMinimum, ruling);
    }).said;
  };
  test.each<[string, Wagered, readonly Said[]]>([
    ['at it', of(500), RIGHT],
    ['a cent below it', of(499), [['breaches', 'w1', 'void', 'win']]],
    ['a cent below it, turned down', of(499, { settle: givenBack }), RIGHT],
    ['a cent below it, not settled', of(499, { settle: 'unsaid' }), UNTOLD],
    ['a cent below it, taken back', { ...of(499, { settle: 'unsaid' }), ...WITHDRAWN }, []],
    ['no minimum', { ...of(499), limit: { max: 500 } }, []],
    ['no limits', { ...of(499), limit: 'none' }, NO_LIMITS],
    ['a void coup', { ...of(499), dealt: [voided] }, []],
    ['a dummy', { ...of(499), ...DUMMY }, []],
    [
      'two that come to it together',
      { ...of(250), others: [{ bet: 'player', stake: 250 }] },
      [...RIGHT, ['complies', 'w2']],
    ],
    [
      'at it, beside one turned down',
      { ...of(500, { settle: givenBack }), others: [{ bet: 'player', stake: 499 }] },
      [...RIGHT, ['breaches', 'w2', 'void', 'win']],
    ],
  ])('%s', (_, asked, expected) => {
    expect(said(asked)).toEqual(expected);
  });

  test('nothing where such a wager stands', () => {
    expect(said(of(499), 'stands')).toEqual([]);
  });

  test('without wagers nothing, though limits are not displayed', () => {
    const [round] = wagered({ limit: 'none' });
    expect(
      saidBy((ruling) => {
        judgeMinimum({ ...round, wagers: [] }, 'not-accepted', ruling);
      }).said,
    ).toEqual([]);
    expect(
      saidBy((ruling) => {
        judgeMaximum(COUP, { ...round, wagers: [] }, PLAIN, ruling);
      }).said,
    ).toEqual([]);
  });
});

describe('above the maximum', () => {
  const said = (asked: Wagered, facts: SettlingFacts = { ...PLAIN, overMaximum: 'reduced' }): readonly Said[] => {
    const [round] = wagered({ limit: { min: 100, max: 1000 }, ...asked });
    return saidBy((ruling) => {
      judgeMaximum(COUP, round, facts, ruling);
    }).said;
  };
  test.each<[string, Wagered, readonly Said[]]>([
    ['at it', of(1000), RIGHT],
    ['a cent above it, paid whole', of(1001), [['breaches', 'w1', '1000', '1001']]],
    ['a cent above it, paid up to it', of(1001, { settle: { paid: 1000 } }), RIGHT],
    ['a cent above it, given back', of(1001, { settle: givenBack }), RIGHT],
    ['a cent above it, not settled', of(1001, { settle: 'unsaid' }), HOW_IT_ENDED],
    ['a cent above it, taken back', { ...of(1001, { settle: 'unsaid' }), ...WITHDRAWN }, []],
    ['no maximum', { ...of(1001), limit: { min: 100 } }, []],
    ['no limits', { ...of(1001), limit: 'none' }, NO_LIMITS],
    ['a void coup', { ...of(1001), dealt: [voided] }, []],
    ['a dummy', { ...of(1001), ...DUMMY }, []],
    [
      'at it, but off the steps, which is for the check of those',
      { ...of(1000), limit: { min: 900, max: 1000, increment: 75 } },
      RIGHT,
    ],
  ])('%s', (_, asked, expected) => {
    expect(said(asked, { ...PLAIN, overMaximum: 'reduced', offIncrement: 'reduced' })).toEqual(expected);
  });

  test('nothing is too much where such a wager stands', () => {
    expect(said(of(1001), PLAIN)).toEqual(RIGHT);
  });
});

describe('off the steps', () => {
  const REDUCED: SettlingFacts = { ...PLAIN, offIncrement: 'reduced' };
  const OPEN = { ...REDUCED, stepsCountedFrom: 'minimum-or-nothing' } as SettlingFacts;
  const said = (asked: Wagered, facts = REDUCED): readonly Said[] => {
    const [round] = wagered({ limit: { min: 500, max: 1500, increment: 200 }, ...asked });
    return saidBy((ruling) => {
      judgeSteps(COUP, round, facts, ruling);
    }).said;
  };
  const COUNTED: readonly Said[] = [['cannot tell', 'w1', 'what the displayed steps are counted from']];
  test.each<[string, Wagered, readonly Said[]]>([
    ['in steps', of(700), RIGHT],
    ['a cent over a step, paid whole', of(701), [['breaches', 'w1', '700', '701']]],
    ['a cent over a step, paid on the step', of(701, { settle: { paid: 700 } }), RIGHT],
    ['a cent over a step, not settled', of(701, { settle: 'unsaid' }), HOW_IT_ENDED],
    ['a cent over a step, taken back', { ...of(701, { settle: 'unsaid' }), ...WITHDRAWN }, []],
    ['at the minimum', of(500), RIGHT],
    ['below the minimum', of(499), []],
    ['off the steps at the maximum', of(1500), RIGHT],
    ['off the steps above the maximum', of(1601), []],
    ['no steps', { ...of(701), limit: { min: 500 } }, []],
    ['no limits', { ...of(701), limit: 'none' }, []],
    ['steps and no minimum', { ...of(701), limit: { increment: 200 } }, [['breaches', 'w1', '600', '701']]],
    ['a void coup', { ...of(701), dealt: [voided] }, []],
    ['a dummy', { ...of(701), ...DUMMY }, []],
    [
      'two that are in steps together',
      { ...of(600), others: [{ bet: 'player', stake: 500 }] },
      [...RIGHT, ['complies', 'w2']],
    ],
    [
      'two that are not',
      { ...of(600), others: [{ bet: 'player', stake: 800 }] },
      [
        ['breaches', 'w1', '500', '600'],
        ['breaches', 'w2', '700', '800'],
      ],
    ],
  ])('%s', (_, asked, expected) => {
    expect(said(asked)).toEqual(expected);
  });

  test.each<[string, Wagered, readonly Said[]]>([
    ['in steps from the minimum alone', of(700), COUNTED],
    ['in steps from nothing alone', of(600), COUNTED],
    ['in neither, paid whole', of(750), [['breaches', 'w1', '700', '750']]],
    ['just the minimum', of(500), RIGHT],
    ['by one way, given back', of(600, { settle: { result: 'push', paid: 0 } }), RIGHT],
    ['by one way, turned down', of(600, { settle: givenBack }), RIGHT],
    ['by one way, and collected', of(600, { bet: 'banker' }), COUNTED],
    ['by one way, and collected as by the other', of(600, { bet: 'banker', settle: { returned: 100 } }), RIGHT],
    ['by one way, and collected a cent beyond', of(600, { bet: 'banker', settle: { returned: 99 } }), COUNTED],
    ['by one way, and won, with some given back', of(600, { settle: { returned: 100 } }), COUNTED],
  ])('where it is open what they are counted from: %s', (_, asked, expected) => {
    expect(said(asked, OPEN)).toEqual(expected);
  });

  test('whatever else the player has on the bet', () => {
    for (const stake of [100, 200, 500, 600])
      expect(said({ ...of(600), others: [{ bet: 'player', stake }] }, OPEN)[0]).toEqual(COUNTED[0]);
  });
});
