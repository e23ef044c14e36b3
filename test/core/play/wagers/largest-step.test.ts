import { judgeLargestStep } from '../../../../src/core/play/wagers/largest-step';
import type { Limit } from '../../../../src/core/rounds/record';
import { saidBy, type Said } from '../../../support/rounds/wagered';

const WHICH: readonly Said[] = [['cannot tell', 'table', 'which minimum is that of the table']];
test.each<[string, Readonly<Record<string, Limit>> | undefined, readonly Said[]]>([
  ['no limits', undefined, []],
  ['no steps', { '*': { min: 500 } }, []],
  ['steps of nothing', { '*': { min: 500, increment: 0 } }, []],
  ['steps of the minimum', { '*': { min: 500, increment: 500 } }, [['complies', 'table']]],
  ['a cent greater', { '*': { min: 500, increment: 501 } }, [['breaches', 'table', '500', '501']]],
  ['no minimum', { tie: { increment: 501 } }, [['cannot tell', 'table', 'table.limits.tie.min']]],
  ['greater, and just the minimum of another bet', { tie: { min: 500, increment: 501 }, '*': { min: 501 } }, WHICH],
  [
    'greater, and greater than the minimum of another bet',
    { tie: { min: 500, increment: 502 }, '*': { min: 501 } },
    [['breaches', 'table', '500', '502']],
  ],
  [
    'greater, and another bet has no minimum',
    { tie: { min: 500, increment: 501 }, '*': { max: 5000 } },
    [['breaches', 'table', '500', '501']],
  ],
  [
    'greater for the second of two bets',
    { tie: { min: 500, increment: 500 }, '*': { min: 100, increment: 600 } },
    [['breaches', 'table', '100', '600']],
  ],
])('steps that a table displays: %s', (_, limits, expected) => {
  expect(
    saidBy((ruling) => {
      judgeLargestStep(limits, ruling);
    }).said,
  ).toEqual(expected);
});
