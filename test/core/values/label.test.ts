import { labelAbove, levelOf, printedLabel, repeatedLabel } from '../../../src/core/values/label';

it.each([
  ['8', undefined, 'section'],
  ['8[2]', undefined, 'section'],
  ['8.4', '8', 'clause'],
  ['8[2].4', '8[2]', 'clause'],
  ['8.4[2]', '8', 'clause'],
  ['5.7(a)(i)', '5.7(a)', 'item'],
  ['21(2)[2]', '21', 'item'],
  ['21(2)[2](d)', '21(2)[2]', 'item'],
  ['21(2)(d)[2]', '21(2)', 'item'],
])('%s stands in %s and is a %s', (label, above, level) => {
  expect(labelAbove(label)).toBe(above);
  expect(levelOf(label)).toBe(level);
});

it('the second and third clause of a number are named apart, and printed alike', () => {
  expect([1, 2, 3].map((time) => repeatedLabel('21(2)', time))).toEqual(['21(2)', '21(2)[2]', '21(2)[3]']);
  expect(printedLabel('21(2)[2](d)[3]')).toBe('21(2)(d)');
});
