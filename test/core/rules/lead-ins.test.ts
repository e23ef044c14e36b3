import { itemsLedInTo } from '../../../src/core/rules/lead-ins';
import type { ClauseSource } from '../../../src/core/rules/source';
import { book, owls } from './owls';

const clause = (label: string, more: Partial<ClauseSource> = {}): ClauseSource => ({
  ...{ label, heading: 'Invented', class: 'structure', says: 'Invented.', ...more },
});

const labels = ['8.4', '8.4.1', '8.4(a)', '8.4(a)(i)', '8.4A', '8.40', '8'];

test('the items of a lead-in are what stands under its number, at any depth', () => {
  const source = owls('2021-01-01', {
    books: [
      { ...book('rules'), clauses: labels.map((label) => clause(label, label === '8' ? { class: 'duty' } : {})) },
    ],
  });
  const items = (label: string) =>
    itemsLedInTo(source)
      .get(`${source.id}#rules/${label}`)
      ?.map((citation) => citation.split('/').at(-1));
  expect(items('8.4')).toEqual(['8.4.1', '8.4(a)', '8.4(a)(i)']);
  expect(items('8.4(a)')).toEqual(['8.4(a)(i)']);
  expect(items('8.4A')).toEqual([]);
  expect(items('8')).toBeUndefined();
});

test('a clause that gives a reason leads in to nothing', () => {
  const source = owls('2021-01-01', {
    books: [{ ...book('rules'), clauses: [clause('8.4', { unchecked: 'structure' }), clause('8.4.1')] }],
  });
  expect([...itemsLedInTo(source).keys()]).toEqual([`${source.id}#rules/8.4.1`]);
});
