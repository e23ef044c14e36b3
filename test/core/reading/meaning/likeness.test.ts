import { likenessOf } from '../../../../src/core/reading/meaning/likeness';

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => String(from + at));
const known = [
  { instrument: 'zz/owls', words: numbers(0, 100) },
  { instrument: 'zz/hens', words: numbers(100, 400) },
];

describe('the known text that a text resembles', () => {
  it.each([
    ['a changed copy', [...numbers(3, 100), 'a', 'b', 'c'], { instrument: 'zz/owls', shared: 97, clauses: 100 }],
    ['an extract', numbers(100, 110), { instrument: 'zz/hens', shared: 10, clauses: 10 }],
    [
      'a long text with it inside',
      [...numbers(0, 100), ...numbers(1000, 4000)],
      { instrument: 'zz/owls', shared: 100 },
    ],
    ['the one it shares most with', [...numbers(0, 20), ...numbers(100, 130)], { instrument: 'zz/hens', shared: 30 }],
    ['a tenth, which is enough', [...numbers(0, 10), ...numbers(1000, 1090)], { instrument: 'zz/owls' }],
    ['less than a tenth', [...numbers(0, 9), ...numbers(1000, 1091)], undefined],
    ['two clauses alone', ['0', '1'], undefined],
    ['one clause many times', Array.from({ length: 90 }, () => '0'), undefined],
    ['nothing', [], undefined],
  ])('%s', (_, words, likeness) => {
    const found = likenessOf(words, known);
    if (likeness === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject(likeness);
  });
});
