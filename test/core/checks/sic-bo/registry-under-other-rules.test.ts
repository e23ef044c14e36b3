import { sicBoChecks } from '../../../../src/core/checks/sic-bo/registry';
import { readTumble } from '../../../support/rounds/sic-bo/read-tumble';
import type { TumbleOptions } from '../../../support/rounds/sic-bo/tumble';
import { underRules, type Ruled } from '../../../support/rounds/under-rules';

const ruled = (check: string, options: TumbleOptions, facts: object): readonly Ruled[] =>
  underRules(sicBoChecks, `sic-bo/${check}`, readTumble(options), { ...facts });
const settled = (bet: string, result: 'win' | 'lose', paid = 0): TumbleOptions => ({
  wagers: [{ bet, stake: 1000, settle: { result, paid } }],
});

/** Rules that do not say what three of its number make of a double. */
const OUTCOMES = new Map([
  ['double/shown', 'win'],
  ['double/not-shown', 'lose'],
  ['total/shown', 'win'],
]);

describe('what dice make of a wager', () => {
  const follows = (options: TumbleOptions, facts: object = {}) =>
    ruled('wager-follows-the-dice', options, { outcomes: OUTCOMES, ...facts });
  test('cannot be told where rules do not say it of these dice', () => {
    const silent = [['cannot tell', 'w1', ['a rule on double for these dice'], undefined]];
    expect(follows({ ...settled('double:4', 'win'), dice: [4, 4, 4] })).toEqual(silent);
    expect(follows({ ...settled('double:4', 'lose'), dice: [4, 4, 4] })).toEqual(silent);
    expect(follows({ ...settled('double:4', 'win'), dice: [4, 4, 1] })).toEqual([['complies', 'w1']]);
  });

  test('is not asked of a wager that is not offered, unless it was settled as they have it', () => {
    const total = { mayName: new Map([['total', [4, 5]]]) };
    expect(follows({ ...settled('total:9', 'win'), dice: [4, 4, 1] }, total)).toEqual([['complies', 'w1']]);
    expect(follows({ ...settled('total:9', 'lose'), dice: [4, 4, 1] }, total)).toEqual([]);
    expect(follows({ ...settled('total:9', 'lose'), dice: 'unsaid' }, total)).toEqual([]);
    expect(follows({ ...settled('total:4', 'lose'), dice: 'unsaid' }, total)).toEqual([
      ['cannot tell', 'w1', ['one roll event of three dice'], undefined],
    ]);
  });

  test('cites the settled position where it is stated', () => {
    const cited = (facts: object) =>
      follows(settled('total:13', 'lose'), facts).map((one) => one[0] === 'breaches' && one[2].cites);
    expect(cited({})).toEqual([[['outcomes', 'total/shown']]]);
    expect(cited({ settledPosition: 'on-layout' })).toEqual([[['outcomes', 'total/shown'], 'settledPosition']]);
  });
});

describe('what a winning wager is paid', () => {
  const paid = (options: TumbleOptions, facts: object = {}) =>
    ruled('wins-pay-stated-odds', options, {
      outcomes: OUTCOMES,
      pays: new Map([['total:13', { wins: 8, on: 1 }]]),
      ...facts,
    });
  test('cannot be told where no odds are stated for it', () => {
    expect(paid(settled('total:13', 'win', 8000))).toEqual([['complies', 'w1']]);
    expect(paid({ ...settled('total:12', 'win', 6000), dice: [4, 4, 4] })).toEqual([
      ['cannot tell', 'w1', ['fact pays.total:12'], undefined],
    ]);
  });

  test('is not asked of one that lost, that is not offered, or that the dice have lose', () => {
    expect(paid({ ...settled('total:12', 'lose'), dice: [4, 4, 4] })).toEqual([]);
    expect(
      paid({ ...settled('total:12', 'win', 6000), dice: [4, 4, 4] }, { mayName: new Map([['total', [4]]]) }),
    ).toEqual([]);
    expect(paid(settled('total:12', 'win', 6000))).toEqual([]);
    expect(paid({ ...settled('total:13', 'win', 1), dice: 'unsaid' })).toEqual([]);
  });
});

test('numbers that may not be named rest on the list of them, of numbers or of combinations, or else on the wager', () => {
  const cited = (bet: string, facts: object) =>
    ruled('only-permitted-wagers', settled(bet, 'lose'), { wagers: ['total', 'pair', 'single'], ...facts }).flatMap(
      (one) => (one[0] === 'breaches' ? one[2].cites : []),
    );
  const lists = { mayName: new Map([['total', [4]]]), combinations: ['pair:1/2'] };
  expect(cited('total:9', lists)).toEqual([['mayName', 'total']]);
  expect(cited('pair:3/4', lists)).toEqual(['combinations']);
  expect(cited('single:7', lists)).toEqual([['wagers', 'single']]);
  expect(cited('single:7', {})).toEqual([['wagers', 'single']]);
});
