import { settledInWords } from '../../../src/core/findings/settled-in-words';

test.each<[string, string, string]>([
  ['win', 'lose', 'must win; it was collected'],
  ['lose', 'win', 'must lose; it was paid'],
  ['push', 'lose', 'must be given back; it was collected'],
  ['void', 'win', 'must be given back; it was paid'],
  ['lose', 'push', 'must lose; it was given back'],
  ['win', 'void', 'must win; it was given back'],
  ['win', 'stays', 'must win; it was settled as stays'],
])('%s due, %s recorded', (expected, recorded, sentence) => {
  const { ending, settled } = settledInWords(expected, recorded);
  expect(`must ${ending}; it was ${settled}`).toBe(sentence);
});
