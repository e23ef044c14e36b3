import { hashedChanges, textChanges, type TextClause } from '../../../src/core/compare/text-changes';
import type { ClauseWords } from '../../../src/core/reading/meaning/clause-words';

const clause = (label: string, text: string, heading = ''): TextClause => ({
  ...{ book: 'rules', label, heading, text },
  blocks: [],
});
const at = (label: string) => ({ book: 'rules', label });

const before = [
  clause('1', 'The lamp is lit.'),
  clause('2', 'The bell is rung.', 'Bells'),
  clause('3', 'The rope is cut.'),
];

describe('between two texts', () => {
  it('spacing and quotation marks are no change', () => {
    const now = [clause('1', 'The  lamp\nis lit.'), ...before.slice(1)];
    expect(textChanges(before, now)).toEqual({ added: [], removed: [], changed: [], unchanged: 3 });
  });

  it('clauses are added, removed and changed under their numbers', () => {
    const now = [clause('1', 'The lamp is lit.'), clause('2', 'The bell is struck.', 'Bells'), clause('4', 'New.')];
    expect(textChanges(before, now)).toEqual({
      added: [at('4')],
      removed: [at('3')],
      changed: [{ ...at('2'), before: 'Bells\nThe bell is rung.', after: 'Bells\nThe bell is struck.' }],
      unchanged: 1,
    });
  });

  it('a changed heading is a change', () => {
    const now = before.map((one) => (one.label === '2' ? { ...one, heading: 'Gongs' } : one));
    expect(textChanges(before, now).changed).toMatchObject([at('2')]);
  });

  it('a figure that moves to another column is a change, although the words stay', () => {
    const table = (row: readonly string[]): TextClause => ({
      ...clause('5', '3 4'),
      blocks: [{ kind: 'table', header: ['red', 'green', 'blue'], rows: [row], line: 1 }],
    });
    expect(textChanges([table(['3', '4', ''])], [table(['3', '', '4'])])).toMatchObject({ unchanged: 0 });
  });

  it('of two clauses of one number each is held against its own', () => {
    const twice = [clause('1', 'First.'), clause('1[2]', 'Second.')];
    expect(textChanges(twice, twice)).toMatchObject({ changed: [], unchanged: 2 });
    expect(textChanges(twice, [clause('1', 'First.'), clause('1[2]', 'Third.')])).toMatchObject({
      changed: [{ ...at('1[2]'), before: 'Second.', after: 'Third.' }],
      unchanged: 1,
    });
  });

  it('a first text adds everything', () => {
    expect(textChanges([], before)).toMatchObject({ added: [at('1'), at('2'), at('3')], unchanged: 0 });
  });
});

it('against hashes alone it is told that words differ, and not how', () => {
  const hashes = (words: Record<string, string>): readonly ClauseWords[] =>
    Object.entries(words).map(([label, hash]) => ({ book: 'rules', label, words: hash, meaning: hash, terms: [] }));
  expect(hashedChanges(hashes({ 1: 'a', 2: 'b', 9: 'z' }), hashes({ 1: 'a', 2: 'c', 3: 'd' }), before)).toEqual({
    added: [at('3')],
    removed: [at('9')],
    changed: [{ ...at('2'), before: undefined, after: 'Bells\nThe bell is rung.' }],
    unchanged: 1,
  });
});
