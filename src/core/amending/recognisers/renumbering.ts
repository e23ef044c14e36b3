import { shape, type Found, type Groups, type Shape } from './found';

const renumber = (groups: Groups): Found => ({
  action: 'renumber',
  at: 'itself',
  ...groups.index('cited', 'target'),
  ...groups.index('other', 'other'),
  newLabel: groups.text('label'),
});

/** Rule 3 is renumbered as rule 4. / by redesignating paragraph (c) as paragraph (d) / renumber clause 5 as 6 */
export const renumberingShapes: readonly Shape[] = [
  shape('T:target is RENUMBER(?: as| to be)? (?:T:other|(?<label>\\(?[\\w.()]{1,20}))', renumber),
  shape('RENUMBER T:target(?: as| to be| to)? (?:T:other|(?<label>\\(?[\\w.()]{1,20}))', renumber),
];
