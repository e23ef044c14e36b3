import { voidingRows } from '../../../../src/core/checks/sic-bo/provisions';
import type { SicBoFacts } from '../../../../src/core/games/sic-bo/game';
import type { RoundEvent } from '../../../../src/core/rounds/record';
import { noted, voided } from '../../../support/rounds/cases';
import { readTumble } from '../../../support/rounds/sic-bo/read-tumble';

const NO_SPIN: RoundEvent = { type: 'call', call: 'no-spin' };
const PROVISIONS: SicBoFacts['irregularities'] = new Map([
  ['die-cocked', 'round-void'],
  ['malfunction/tumbler', 'round-void'],
  ['wrong-result-entered', 'result-recalculated'],
  ['invalidated-by-operator', 'wagers-returned'],
]);

/** What happened, and the rows by which the round is void. */
test.each<[string, readonly RoundEvent[], readonly string[]]>([
  ['a die not lying flat', [noted('die-cocked'), voided], ['die-cocked']],
  ['a tumbler that failed', [noted('malfunction', undefined, { of: 'tumbler' }), voided], ['malfunction/tumbler']],
  [
    'after something that rules treat otherwise',
    [noted('wrong-result-entered', 'played'), noted('die-cocked'), voided],
    ['die-cocked'],
  ],
  ['after something that rules do not know', [noted('foreign-object'), noted('die-cocked'), voided], ['die-cocked']],
  [
    'something that rules treat otherwise',
    [noted('wrong-result-entered', 'played'), voided],
    ['invalidated-by-operator'],
  ],
  ['something that rules do not know', [noted('foreign-object'), voided], ['invalidated-by-operator']],
  ['void, and no reason told', [voided], ['invalidated-by-operator']],
  ['called off, and no reason told', [NO_SPIN], ['die-cocked', 'malfunction/tumbler']],
])('%s', (_, tumbled, expected) => {
  expect(voidingRows(readTumble({ tumbled }), PROVISIONS)).toEqual(expected);
});

test('a call has its own row where rules have one, and none is made up where they have nothing', () => {
  const round = readTumble({ tumbled: [NO_SPIN] });
  expect(voidingRows(round, new Map([...PROVISIONS, ['no-spin', 'round-void']]))).toEqual(['no-spin']);
  expect(voidingRows(round, new Map())).toEqual([]);
  expect(voidingRows(readTumble({ tumbled: [voided] }), new Map())).toEqual([]);
});
