import { rouletteParts } from '../../../../src/core/checks/roulette/parts';
import type { RoundEvent } from '../../../../src/core/rounds/record';
import { noted } from '../../../support/rounds/cases';
import { partsIn } from '../../../support/rounds/parts';
import { readSpin } from '../../../support/rounds/roulette/read-spin';
import type { SpinOptions } from '../../../support/rounds/roulette/spin';

const MULTIPLIER: RoundEvent = { type: 'announce', of: 'multiplier:4', value: 50 };

const ended = (result: 'win' | 'lose' | 'void') => ({ bet: 'red', stake: 1000, settle: { result } });

/** The parts that a spin has anything of. */
const partsOf = (options: SpinOptions): readonly string[] => partsIn(rouletteParts, readSpin(options));

test.each<[string, SpinOptions, readonly string[]]>([
  ['a spin and no more', { uncalled: true }, []],
  ['wagers laid on the layout', { uncalled: true, wagers: [ended('lose')] }, []],
  ['a wager that won', { uncalled: true, wagers: [ended('win')] }, ['won']],
  ['a wager turned down', { uncalled: true, wagers: [ended('void')] }, ['settledAsVoid']],
  [
    'a wager declared void',
    { uncalled: true, wagers: [ended('lose')], spun: [{ type: 'void', scope: 'wager', ref: 'w1' }] },
    ['voids'],
  ],
  [
    'a number announced',
    { uncalled: true, spun: [{ type: 'announce', of: 'result', value: '17' }] },
    ['announcements'],
  ],
  ['the call of no more bets', {}, ['closings']],
  ['something irregular', { uncalled: true, spun: [noted('foreign-object')] }, ['voids', 'irregularities']],
  ['a wager made with cash', { uncalled: true, wagers: [{ bet: 'red', stake: 1000, chips: 'cash' }] }, ['made']],
  ['a wager made by word of mouth', { uncalled: true, wagers: [{ bet: 'red', stake: 1000, oral: true }] }, ['oral']],
  ['odds given to a number', { uncalled: true, closed: [MULTIPLIER] }, ['multipliers']],
])('%s', (_, options, expected) => {
  expect(partsOf(options)).toEqual(expected);
});
