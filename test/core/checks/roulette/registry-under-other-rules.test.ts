import { rouletteChecks } from '../../../../src/core/checks/roulette/registry';
import { readSpin, WHEEL } from '../../../support/rounds/roulette/read-spin';
import type { SpinOptions } from '../../../support/rounds/roulette/spin';
import { underRules, type Ruled } from '../../../support/rounds/under-rules';

const ruled = (check: string, options: SpinOptions, facts: object): readonly Ruled[] =>
  underRules(rouletteChecks, `roulette/${check}`, readSpin(options), { ...facts });

describe('the size of the ball', () => {
  const sized = (ballDiameterMm: number, ...sizes: readonly (readonly [string, string, string?])[]) =>
    ruled(
      'ball-size-as-stated',
      { equipment: { wheel: 'single-zero', ballDiameterMm } },
      { ballDiameter: new Map(sizes.map(([row, figure, unit = 'mm']) => [row, { figure, unit }])) },
    );
  const cited = (ballDiameterMm: number) =>
    sized(ballDiameterMm, ['least', '17'], ['most', '22']).map((one) =>
      one[0] === 'breaches' ? one[2].cites : one[0],
    );

  test('is held against the lesser figure, or against the greater', () => {
    expect(cited(16)).toEqual([[['ballDiameter', 'least']]]);
    expect(cited(17)).toEqual(['complies']);
    expect(cited(22)).toEqual(['complies']);
    expect(cited(23)).toEqual([[['ballDiameter', 'most']]]);
  });

  test('is held against no rule that states one figure only, or in another unit', () => {
    expect(sized(16, ['least', '17'])).toEqual([]);
    expect(sized(23, ['most', '22'])).toEqual([]);
    expect(sized(16, ['least', '1', 'inches'], ['most', '2', 'inches'])).toEqual([]);
  });
});

describe('the wheel', () => {
  const citedOf = (options: SpinOptions, zeros: readonly string[]) =>
    ruled('wheel-as-stated', options, { zeros }).map((one) => (one[0] === 'breaches' ? one[2].cites : one[0]));
  test('rests on the zeros, and on the compartments or on the numbers', () => {
    expect(citedOf({ equipment: { wheel: 'double-zero' } }, ['0'])).toEqual([['zeros', 'compartments']]);
    expect(citedOf({ pocket: '00' }, ['0'])).toEqual(['complies', ['zeros', 'numbers']]);
  });

  test('is held against no rule with more zeros than any wheel is named for', () => {
    expect(citedOf({}, ['0', '00', '000', '0000'])).toEqual([]);
  });
});

describe('what a winning wager is paid', () => {
  const paid = (options: SpinOptions, pays: readonly string[]) =>
    ruled(
      'wins-pay-stated-odds',
      {
        wagers: [{ bet: 'straight:17', stake: 1000, settle: { result: 'win', paid: 35_000, returned: 1000 } }],
        ...options,
      },
      { pays: new Map(pays.map((kind) => [kind, { wins: 35, on: 1 }])) },
    );
  test('cannot be told where no odds are stated for it', () => {
    expect(paid({}, ['straight'])).toEqual([['complies', 'w1']]);
    expect(paid({}, ['split'])).toEqual([['cannot tell', 'w1', ['fact pays.straight'], [['pays', 'straight']]]]);
  });

  test('is not asked of a wager that did not win', () => {
    expect(paid({ pocket: '18' }, ['split'])).toEqual([]);
  });
});

test('where the settled position is not stated, it is not cited', () => {
  const outcomes = new Map([['straight/covered', 'win']]);
  const options: SpinOptions = {
    wagers: [{ bet: 'straight:17', stake: 1000, settle: { result: 'lose', paid: 0, returned: 0 } }],
  };
  const cited = (facts: object) =>
    ruled('wager-follows-the-pocket', options, { outcomes, ...facts }).map(
      (one) => one[0] === 'breaches' && one[2].cites,
    );
  expect(cited({})).toEqual([[['outcomes', 'straight/covered']]]);
  expect(cited({ settledPosition: 'when-ball-rests' })).toEqual([
    [['outcomes', 'straight/covered'], 'settledPosition'],
  ]);
});

test('a five-line that the layout has no place for rests on the numbers of that line where they are stated', () => {
  const round = readSpin(
    { wagers: ['five-line:1/2/3/4/5 1000'] },
    { ...WHEEL, zeros: ['0', '00'], fiveLine: ['0', '00', '1', '2', '3'] },
  );
  const cited = (facts: object) =>
    underRules(rouletteChecks, 'roulette/only-bets-of-the-layout', round, { ...facts }).map(
      (one) => one[0] === 'breaches' && one[2].cites,
    );
  expect(cited({ fiveLine: ['0', '00', '1', '2', '3'] })).toEqual([['fiveLine']]);
  expect(cited({})).toEqual([[['formedBy', 'five-line']]]);
});
