import { COUP, type SettlingFacts } from '../../../../src/core/checks/baccarat/settling';
import { judgeLosingStakes, judgeWinningStakes } from '../../../../src/core/play/wagers/stakes';
import { givenBack, voided } from '../../../support/rounds/cases';
import { PLAIN, saidBy, wagered, type Said, type Wagered } from '../../../support/rounds/wagered';

type Settle = NonNullable<NonNullable<Wagered['wager']>['settle']>;
const RIGHT: readonly Said[] = [['complies', 'w1']];

describe('a losing stake', () => {
  const REDUCED: SettlingFacts = { ...PLAIN, overMaximum: 'reduced' };
  const lost = (settle: Settle = {}, stake = 1500): Wagered => ({
    wager: { bet: 'banker', stake, settle },
    limit: { min: 100, max: 1000 },
  });
  const said = (asked: Wagered, facts = REDUCED, late?: number, maybeLate = false): readonly Said[] => {
    const [round, wager] = wagered(asked);
    // As the reader has them where the stake was altered after the wagering period, or may have been.
    wager.lateStake = late;
    wager.maybeLate = maybeLate;
    return saidBy((ruling) => {
      judgeLosingStakes(COUP, round, facts, ruling);
    }).said;
  };
  test.each<[string, Wagered, readonly Said[]]>([
    ['collected whole', lost(), RIGHT],
    ['what is over the maximum given back', lost({ returned: 500 }), RIGHT],
    ['a cent more given back', lost({ returned: 501 }), [['breaches', 'w1', '500', '501']]],
    ['a cent paid', lost({ paid: 1 }), [['breaches', 'w1', '0', '1']]],
    ['settled as won', lost({ result: 'win', paid: 950 }), []],
    ['settled as lost against the cards', { wager: { settle: { result: 'lose', paid: 5 } } }, []],
    ['on a bet that nothing decides', { wager: { bet: 'fee', settle: { result: 'lose', paid: 5 } } }, []],
    ['in a void coup', { ...lost({ paid: 1 }), dealt: [voided] }, []],
  ])('%s', (_, asked, expected) => {
    expect(said(asked)).toEqual(expected);
  });

  test('of one altered too late, or that may have been', () => {
    expect(said(lost({ returned: 700 }, 1000), PLAIN, 300)).toEqual([]);
    expect(said(lost({ returned: 699 }, 1000), PLAIN, 300)).toEqual([['breaches', 'w1', '0', '699']]);
    expect(said(lost({ returned: 700 }, 1000), PLAIN)).toEqual([['breaches', 'w1', '0', '700']]);
    expect(said(lost({ returned: 700 }, 1000), PLAIN, undefined, true)).toEqual([
      ['cannot tell', 'w1', COUP.endOfWagering],
    ]);
  });

  test('of which chips may not have paid all', () => {
    const rows = new Map([['banker', 'void-remainder']]) as unknown as NonNullable<SettlingFacts['notPayableExactly']>;
    const part = (returned: number) => said(lost({ returned }, 960), { ...PLAIN, notPayableExactly: rows });
    expect(part(0)).toEqual(RIGHT);
    expect(part(960)).toEqual([['cannot tell', 'w1', 'smallest chip at the table']]);
    expect(part(961)).toEqual([['breaches', 'w1', '0', '961']]);
  });
});

describe('a winning stake', () => {
  const said = (asked: Wagered, late?: number, maybeLate = false): readonly Said[] => {
    const [round, wager] = wagered(asked);
    wager.lateStake = late;
    wager.maybeLate = maybeLate;
    return saidBy((ruling) => {
      judgeWinningStakes(COUP, round, PLAIN, ruling);
    }).said;
  };
  const won = (settle: Settle): Wagered => ({ wager: { settle } });
  const UNSAID = { returned: undefined } as unknown as Settle;
  test.each<[string, Wagered, readonly Said[]]>([
    ['given back', won({}), RIGHT],
    ['a cent kept', won({ returned: 999 }), [['breaches', 'w1', '1000', '999']]],
    ['a cent too much given back', won({ returned: 1001 }), [['breaches', 'w1', '1000', '1001']]],
    ['not said what was given back', won(UNSAID), []],
    ['settled as lost', won({ result: 'lose', returned: 0 }), []],
    ['turned down', won({ ...givenBack, returned: 1 }), []],
    [
      'settled as won against the cards',
      { wager: { bet: 'banker', settle: { result: 'win', paid: 950, returned: 0 } } },
      [],
    ],
    ['on a bet that nothing decides', { wager: { bet: 'fee', settle: { result: 'win', returned: 0 } } }, []],
  ])('%s', (_, asked, expected) => {
    expect(said(asked)).toEqual(expected);
  });

  test('of one altered too late, or that may have been', () => {
    expect(said(won({ returned: 700 }), 700)).toEqual([]);
    expect(said(won({ returned: 701 }), 700)).toEqual([['breaches', 'w1', '1000', '701']]);
    expect(said(won({ returned: 700 }), undefined, true)).toEqual([]);
  });
});
