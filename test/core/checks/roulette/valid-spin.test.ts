import {
  decidingPocket,
  hasSettled,
  isTooShort,
  isWithTheWheel,
  type SpinFacts,
} from '../../../../src/core/checks/roulette/valid-spin';
import type { RoundEvent } from '../../../../src/core/rounds/record';
import { voided } from '../../../support/rounds/cases';
import { readSpin } from '../../../support/rounds/roulette/read-spin';
import type { SpinOptions } from '../../../support/rounds/roulette/spin';

const THREE: SpinFacts = { revolutions: { figure: '3', unit: 'revolutions' } };
const OPPOSITE: SpinFacts = { spinDirection: 'opposite' };
const NO_SPIN: RoundEvent = { type: 'call', call: 'no-spin' };
/** A spin of which the record tells no more than the pocket. */
const BARE: SpinOptions = { unspun: true, closed: [{ type: 'spin', result: '17' }] };

/** The pocket that decides under rules for the revolutions and for the direction, and where there are neither. */
test.each<[string, SpinOptions, string | undefined, string | undefined, string | undefined]>([
  ['of enough revolutions, against the wheel', { revolutions: 3 }, '17', '17', '17'],
  ['of too few revolutions', { revolutions: 2 }, undefined, '17', '17'],
  ['with the wheel', { direction: 'same' }, '17', undefined, '17'],
  ['of which no more is told', BARE, '17', '17', '17'],
  ['no spin', { unspun: true }, undefined, undefined, undefined],
  ['called off', { spun: [NO_SPIN] }, undefined, undefined, undefined],
  ['declared void', { spun: [voided] }, undefined, undefined, undefined],
  [
    'declared void once the number was announced',
    { spun: [{ type: 'announce', of: 'result', value: '17' }, voided] },
    ...([undefined, undefined, undefined] as const),
  ],
  ['in a pocket that the wheel does not have', { pocket: '00' }, undefined, undefined, undefined],
  [
    'after one of too few revolutions that was called off',
    { closed: [{ type: 'spin', result: '5', revolutions: 2, direction: 'same' }, NO_SPIN] },
    ...(['17', '17', '17'] as const),
  ],
])('%s', (_, options, byRevolutions, byDirection, anyhow) => {
  const round = readSpin(options);
  expect([THREE, OPPOSITE, {}].map((facts) => decidingPocket(round, facts))).toEqual([
    byRevolutions,
    byDirection,
    anyhow,
  ]);
});

test('the revolutions that are stated are enough, and one less is too few; of none told nothing is said', () => {
  const short = (options: SpinOptions, facts: SpinFacts): readonly boolean[] =>
    readSpin(options).spins.map((spin) => isTooShort(spin, facts));
  expect(short({ revolutions: 3 }, THREE)).toEqual([false]);
  expect(short({ revolutions: 2 }, THREE)).toEqual([true]);
  expect(short({ revolutions: 2 }, OPPOSITE)).toEqual([false]);
  expect(short(BARE, THREE)).toEqual([false]);
});

test('with the wheel is against rules that have it the other way', () => {
  const withIt = (options: SpinOptions, facts: SpinFacts): readonly boolean[] =>
    readSpin(options).spins.map((spin) => isWithTheWheel(spin, facts));
  expect(withIt({ direction: 'same' }, OPPOSITE)).toEqual([true]);
  expect(withIt({ direction: 'opposite' }, OPPOSITE)).toEqual([false]);
  expect(withIt({ direction: 'same' }, THREE)).toEqual([false]);
  expect(withIt(BARE, OPPOSITE)).toEqual([false]);
});

test('wagers won or lost show that a spin was settled by, and those given back do not', () => {
  const settled = (...results: readonly ('win' | 'lose' | 'push' | 'void')[]): boolean =>
    hasSettled(readSpin({ wagers: results.map((result) => ({ bet: 'red', stake: 1000, settle: { result } })) }));
  expect(settled('win')).toBe(true);
  expect(settled('lose')).toBe(true);
  expect(settled('void', 'lose')).toBe(true);
  expect(settled('void', 'push')).toBe(false);
  expect(settled()).toBe(false);
});
