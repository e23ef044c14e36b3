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

/** The parts that a tumble has anything of. */
const partsOf = (options: TumbleOptions): readonly string[] => partsIn(sicBoParts, readTumble(options));

test.each<[string, TumbleOptions, readonly string[]]>([
  ['a tumble and no more', { uncalled: true }, []],
  ['a wager laid on the layout', { uncalled: true, wagering: [wager({})] }, []],
  ['a result announced', { uncalled: true, tumbled: [announced('2, 5, 6')] }, ['announcements']],
  ['the call of no more bets', {}, ['closings']],
  ['something irregular', { uncalled: true, tumbled: [noted('die-cocked')] }, ['irregularities']],
  ['a wager made with cash', { uncalled: true, wagering: [wager({ chips: 'cash' })] }, ['made']],
  ['a wager made by word of mouth', { uncalled: true, wagering: [wager({ oral: true })] }, ['oral']],
])('%s', (_, options, expected) => {
  expect(partsOf(options)).toEqual(expected);
});
