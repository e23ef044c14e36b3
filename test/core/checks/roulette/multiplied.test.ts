import { announcedOdds, mayBeMultiplied } from '../../../../src/core/checks/roulette/multiplied';
import type { RouletteRound } from '../../../../src/core/games/roulette/round';
import type { Wager } from '../../../../src/core/games/wager';
import type { RoundEvent } from '../../../../src/core/rounds/record';
import { readSpin } from '../../../support/rounds/roulette/read-spin';
import type { SpinOptions } from '../../../support/rounds/roulette/spin';

const FACTS = { multipliers: [50, 100], multipliedWagers: ['straight'] };
const given = (...values: readonly (readonly [string, string | number])[]): SpinOptions => ({
  closed: values.map(([pocket, value]): RoundEvent => ({ type: 'announce', of: `multiplier:${pocket}`, value })),
});

/** What is said of ten dollars on a bet that was paid so much. */
function of<T>(ask: (round: RouletteRound, wager: Wager) => T, bet: string, options: SpinOptions, paid = 0): T {
  const round = readSpin({
    ...options,
    wagers: [{ bet, stake: 1000, settle: { result: 'win', paid, returned: 1000 } }],
  });
  const [wager] = round.wagers;
  if (wager === undefined) throw new Error('no wager');
  return ask(round, wager);
}

describe('the odds that a number was given', () => {
  test.each<[string, string, SpinOptions, number | undefined]>([
    ['the number that won', 'straight:17', given(['17', 50]), 50],
    ['the number that won, after another', 'straight:17', given(['4', 100], ['17', 50]), 50],
    ['another number', 'straight:17', given(['4', 100]), undefined],
    ['a wager on another number', 'straight:4', given(['17', 50]), undefined],
    ['a wager that multipliers are not for', 'split:17/20', given(['17', 50]), undefined],
    ['no odds', 'straight:17', given(['17', 'high']), undefined],
    ['no multipliers', 'straight:17', {}, undefined],
    ['no spin', 'straight:17', { ...given(['17', 50]), unspun: true }, undefined],
    ['a place that the layout does not have', 'straight:37', given(['17', 50]), undefined],
  ])('%s', (_, bet, options, expected) => {
    const odds = of((round, wager) => announcedOdds(round, wager, FACTS), bet, options);
    expect(odds).toEqual(expected === undefined ? undefined : { wins: expected, on: 1 });
    expect(of((round, wager) => announcedOdds(round, wager, {}), bet, options)).toBeUndefined();
  });
});

test('rules that do not say how many numbers have a multiplier: one told is all', () => {
  const may = (options: SpinOptions) =>
    of((round, wager) => mayBeMultiplied(round, wager, 1000, FACTS), 'straight:17', options, 50_000);
  expect(may({})).toBe(true);
  expect(may(given(['4', 100]))).toBe(false);
});

describe('whether a record may leave out the multiplier that was paid', () => {
  test.each<[string, string, SpinOptions, number, boolean]>([
    ['paid as one of them', 'straight:17', {}, 50_000, true],
    ['paid as another of them', 'straight:17', {}, 100_000, true],
    ['paid as none of them', 'straight:17', {}, 60_000, false],
    ['a wager that multipliers are not for', 'split:17/20', {}, 50_000, false],
    ['a record that tells of multipliers', 'straight:17', given(['4', 100], ['5', 100]), 50_000, false],
    ['a record that tells of one, where a spin has two', 'straight:17', given(['4', 100]), 50_000, true],
    ['one for the number that says nothing', 'straight:17', given(['4', 100], ['17', 'high']), 50_000, true],
    ['one for another number that says nothing', 'straight:17', given(['4', 100], ['5', 'high']), 50_000, false],
  ])('%s', (_, bet, options, paid, expected) => {
    const may = (facts: Parameters<typeof mayBeMultiplied>[3]) =>
      of((round, wager) => mayBeMultiplied(round, wager, 1000, facts), bet, options, paid);
    expect(may({ ...FACTS, multiplierNumbers: [2, 3, 4, 5] })).toBe(expected);
    expect(may({ multipliedWagers: ['straight'] })).toBe(false);
    expect(may({ multipliers: [50, 100] })).toBe(false);
  });
});
