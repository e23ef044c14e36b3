import type { Furniture } from '../../../../src/core/reading/reading';
import type { Written } from '../layers/built';
import { findingsOf, readingOf } from './built-reading';

const sections = (...headings: readonly string[]): readonly Written[] =>
  headings.map((heading, index) => ({ label: String(index + 1), heading }));

/** Contents lines, printed before the first clause. */
const page = (...entries: readonly string[]): readonly Furniture[] =>
  entries.map((text, index) => ({ line: index + 1, text, why: 'contents' }));

const found = (written: readonly Written[], furniture: readonly Furniture[]): readonly string[] =>
  findingsOf('contents-disagree', readingOf(written, { furniture }));

describe('contents that disagree with the body', () => {
  const body = sections('Lamps', 'Ropes and knots', 'Fares', 'Berths');

  test.each([
    [
      'a section is not listed',
      page('1 Lamps ..... 2', '2 Ropes and knots ..... 3', '3 Fares ..... 4'),
      ['warning: 4 “Berths” is not listed in the contents.'],
    ],
    [
      'a listed section is not there',
      page('1 Lamps ..... 2', '2 Ropes and knots ..... 3', '3 Fares ..... 4', '4 Berths ..... 5', '5 Tides ..... 6'),
      ['warning: The contents list 5 “Tides”, which the body does not have under that number.'],
    ],
    [
      'a heading is worded differently',
      page('1. Lamps 2', '2. Ropes & knots 3', '3. Fares 4', '4. Berths 5'),
      [
        'warning: The heading of 2 is worded differently in the contents: “Ropes & knots” there (line 2), “Ropes and knots” in the body.',
      ],
    ],
    [
      'a heading is cut short',
      page('Section 1 Lamps', 'Section 2 Ropes and', 'Section 3 Fares', 'Section 4 Berths'),
      [
        'note: The heading of 2 is cut short in the contents: “Ropes and” there (line 2), “Ropes and knots” in the body.',
      ],
    ],
  ])('are reported where %s', (_, contents, sentences) => {
    expect(found(body, contents)).toEqual(sentences);
  });

  test.each([
    [
      'they agree but for type and page',
      page('1 LAMPS ..... 2', '2 Ropes and knots 3', '3 Fares. 4', '4 Berths ..... 5'),
    ],
    ['there are none', []],
    ['the page lists something else', page('1 Lamps ..... 2', '9 Tides ..... 3')],
  ])('are not reported where %s', (_, contents) => {
    expect(found(body, contents)).toEqual([]);
  });

  test('a heading that runs over two lines agrees', () => {
    const written = [...sections('Lamps', 'Fares', 'Berths'), { label: '4', heading: 'Ropes', words: 'and knots' }];
    expect(found(written, page('1 Lamps 2', '2 Fares 3', '3 Berths 4', '4 Ropes and knots 5'))).toEqual([]);
  });

  test('a number at the end of a heading is no page', () => {
    const written = sections('Lamps', 'Ropes', 'Form 7');
    expect(found(written, page('Section 1 Lamps', 'Section 2 Ropes', 'Section 3 Form 7'))).toEqual([]);
  });

  test('a page for the whole instrument lists each book under its title', () => {
    const inBook = (book: string, ...headings: readonly string[]): readonly Written[] =>
      sections(...headings).map((section) => ({ ...section, book }));
    const written = [...inBook('sch-1', 'Lamps', 'Ropes', 'Fares'), ...inBook('sch-2', 'Berths', 'Tides', 'Quays')];
    const contents = [
      ...['Schedule 1 Light ..... 1', '1 Lamps ..... 1', '2 Ropes ..... 2', '3 Fares ..... 2'],
      ...['Schedule 2 Water ..... 3', '1 Berths ..... 3', '2 Tide ..... 4', '3 Quays ..... 4'],
    ];
    expect(found(written, page(...contents))).toEqual([
      'note: The heading of 2 is cut short in the contents: “Tide” there (line 7), “Tides” in the body.',
    ]);
  });
});

describe('a diagram that is not listed', () => {
  const printed: Furniture = { line: 90, text: 'Diagram 4 – The quay', why: 'diagram' };
  const listed = ['Diagram 1 ..... 7', 'Diagram 2 ..... 8', 'Diagram 3 ..... 9'];

  test('is reported', () => {
    expect(found(sections('Lamps'), [...page(...listed), printed])).toEqual([
      'warning: “Diagram 4 – The quay” is printed but not listed in the contents.',
    ]);
  });

  test.each([
    ['it is listed', page(...listed, 'Diagram 4 The quay ..... 10')],
    ['the contents list no diagrams', page('1 Lamps ..... 2')],
  ])('is not reported where %s', (_, contents) => {
    expect(found(sections('Lamps'), [...contents, printed])).toEqual([]);
  });
});
