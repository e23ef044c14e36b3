import { examplesByCheck, examplesByClause, type Example } from '../../../src/core/checks/example';
import { coup } from '../../support/rounds/coup';

const example = (id: string, check: string, ...clauses: readonly string[]): Example => ({
  ...{ id, check, verdict: 'complies', ruleSet: 'ZZ baccarat', says: 'Nothing happens.', clauses },
  round: coup(),
});
const [one, two, three] = [example('1', 'a', 'x'), example('2', 'b', 'x', 'y'), example('3', 'a', 'z')] as const;

test('examples stand under their check, in their order', () => {
  expect([...examplesByCheck([one, two, three])]).toEqual([
    ['a', [one, three]],
    ['b', [two]],
  ]);
});

test('an example stands under every clause it cites', () => {
  expect([...examplesByClause([one, two, three])]).toEqual([
    ['x', [one, two]],
    ['y', [two]],
    ['z', [three]],
  ]);
});
