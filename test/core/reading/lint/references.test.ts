import type { Written } from '../layers/built';
import { findingsOf, readingOf } from './built-reading';

const ferry: readonly Written[] = [
  { label: '1', heading: 'Lamps' },
  { label: '1.1', words: 'A lamp is lit.' },
  { label: '1.2', words: 'A lamp is green.' },
  { label: '2', heading: 'Fares', words: 'A fare is paid.' },
  { label: '4', heading: 'Ropes', words: 'A rope is long.' },
];

describe('a reference that leads nowhere', () => {
  const found = (words: string, damaged: readonly string[] = []): readonly string[] =>
    findingsOf('dangling-reference', readingOf([...ferry, { label: '5', words }], { damaged }));

  test.each([
    ['of a clause after the last', 'See rule 1.3.', ['error: 5 cites “rule 1.3”, but there is no 1.3: 1 ends at 1.2.']],
    [
      'into a clause that is not divided',
      'See rule 2.1.',
      ['error: 5 cites “rule 2.1”, but there is no 2.1: 2 is not divided.'],
    ],
    ['of a section after the last', 'See rule 9.', ['error: 5 cites “rule 9”, but there is no 9.']],
    ['of a letter', 'See paragraph (c).', ['error: 5 cites “paragraph (c)”, but there is no (c) around it.']],
    [
      'of a picture',
      'Drawn in diagram 18 or 19.',
      [
        'error: 5 cites “diagram 18”, but it is neither printed nor listed in the contents.',
        'error: 5 cites “diagram 18 or 19”, but 19 is neither printed nor listed in the contents.',
      ],
    ],
  ])('is reported: %s', (_, words, sentences) => {
    expect(found(words)).toEqual(sentences);
  });

  test.each([
    ['it leads somewhere', 'See rules 1.1 and 4.'],
    ['it is of an Act', 'See section 9 of the Act.'],
    ['the number it cites was passed over: that is reported as such', 'See rule 3.1.'],
  ])('is not reported where %s', (_, words) => {
    expect(found(words)).toEqual([]);
  });

  test('is only noted where numbers near it are damaged', () => {
    expect(found('See rule 1.3.', ['1.2'])).toEqual([
      'note: 5 cites “rule 1.3”, but there is no 1.3: 1 ends at 1.2. ' +
        'Numbers near it are damaged or lost, perhaps only in this copy.',
    ]);
  });
});

describe('a clause that cites itself', () => {
  const found = (written: readonly Written[]): readonly string[] => findingsOf('self-reference', readingOf(written));

  test('is reported, with the clause before it', () => {
    expect(
      found([...ferry, { label: '4.1', words: 'A knot.' }, { label: '4.2', words: 'Rule 4.2 does not apply.' }]),
    ).toEqual(['error: 4.2 cites itself (“Rule 4.2”); another clause was probably meant, perhaps 4.1 before it.']);
  });

  test.each<[string, readonly Written[]]>([
    ['it says “this rule”', [{ label: '4.1', words: 'In this rule, a rope is long.' }]],
    ['it cites the section around it', [{ label: '4.1', words: 'Section 4 holds.' }]],
    [
      'it stands over its own clauses',
      [
        { label: '6', words: 'Under section 6:' },
        { label: '6.1', words: 'a rope.' },
      ],
    ],
  ])('is not reported where %s', (_, more) => {
    expect(found([...ferry, ...more])).toEqual([]);
  });
});
