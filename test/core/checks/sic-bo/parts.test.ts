import { sicBoParts } from '../../../../src/core/checks/sic-bo/parts';
import type { RoundEvent } from '../../../../src/core/rounds/record';
import { noted } from '../../../support/rounds/cases';
import { partsIn } from '../../../support/rounds/parts';
import { announced } from '../../../support/rounds/sic-bo/breaches';
import { readTumble } from '../../../support/rounds/sic-bo/read-tumble';
import type { TumbleOptions } from '../../../support/rounds/sic-bo/tumble';

const wager = (more: { readonly oral?: boolean; readonly chips?: 'cash' }): RoundEvent => ({
  ...{ type: 'wager', id: 'w9', player: 'p9', bet: 'small', stake: 1000 },
  ...more,
});

const ended = (result: 'win' | 'lose' | 'void') => ({ bet: 'small', stake: 1000, settle: { result } });

/** The parts that a tumble has anything of. */
const partsOf = (options: TumbleOptions): readonly string[] => partsIn(sicBoParts, readTumble(options));

test.each<[string, TumbleOptions, readonly string[]]>([
  ['a tumble and no more', { uncalled: true }, []],
  ['a wager laid on the layout', { uncalled: true, wagering: [wager({})] }, []],
  ['a wager that won', { uncalled: true, wagers: [ended('win')] }, ['won']],
  ['a wager turned down', { uncalled: true, wagers: [ended('void')] }, ['settledAsVoid']],
  ['a round declared void', { uncalled: true, tumbled: [{ type: 'void', scope: 'round' }] }, ['voids']],
  [
    'a wager declared void',
    { uncalled: true, wagers: [ended('lose')], tumbled: [{ type: 'void', scope: 'wager', ref: 'w1' }] },
    ['voids'],
  ],
  ['a result announced', { uncalled: true, tumbled: [announced('2, 5, 6')] }, ['announcements']],
  ['the call of no more bets', {}, ['closings']],
  ['something irregular', { uncalled: true, tumbled: [noted('die-cocked')] }, ['voids', 'irregularities']],
  ['a wager made with cash', { uncalled: true, wagering: [wager({ chips: 'cash' })] }, ['made']],
  ['a wager made by word of mouth', { uncalled: true, wagering: [wager({ oral: true })] }, ['oral']],
])('%s', (_, options, expected) => {
  expect(partsOf(options)).toEqual(expected);
});
