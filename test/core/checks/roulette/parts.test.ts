import { rouletteParts } from '../../../../src/core/checks/roulette/parts';
import type { RoundEvent } from '../../../../src/core/rounds/record';
import { noted } from '../../../support/rounds/cases';
import { partsIn } from '../../../support/rounds/parts';
import { readSpin } from '../../../support/rounds/roulette/read-spin';
import type { SpinOptions } from '../../../support/rounds/roulette/spin';

const MULTIPLIER: RoundEvent = { type: 'announce', of: 'multiplier:4', value: 50 };

/** The parts that a spin has anything of. */
const partsOf = (options: SpinOptions): readonly string[] => partsIn(rouletteParts, readSpin(options));

test.each<[string, SpinOptions, readonly string[]]>([
  ['a spin and no more', { uncalled: true }, []],
  ['wagers laid on the layout', { uncalled: true, wagers: ['red 1000'] }, []],
  ['the call of no more bets', {}, ['closings']],
  ['something irregular', { uncalled: true, spun: [noted('foreign-object')] }, ['irregularities']],
  ['a wager made with cash', { uncalled: true, wagers: [{ bet: 'red', stake: 1000, chips: 'cash' }] }, ['made']],
  ['a wager made by word of mouth', { uncalled: true, wagers: [{ bet: 'red', stake: 1000, oral: true }] }, ['oral']],
  ['odds given to a number', { uncalled: true, closed: [MULTIPLIER] }, ['multipliers']],
])('%s', (_, options, expected) => {
  expect(partsOf(options)).toEqual(expected);
});
