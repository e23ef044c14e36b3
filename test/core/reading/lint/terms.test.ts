import { entry, type Written } from '../layers/built';
import { findingsOf, readingOf } from './built-reading';

describe('a term that is not used', () => {
  const found = (term: string, words: string, book = 'rules'): readonly string[] =>
    findingsOf(
      'term-unused',
      readingOf([
        { book, label: '1', blocks: [entry(term, `${term} means a thing.`)] },
        { book, label: '2', words },
      ]),
    );

  test.each([
    ['nothing speaks of it', 'lamp', 'A rope.', ['warning: “lamp” is defined but never used in the instrument.']],
    [
      'a figure stands for its number word',
      'four of a kind',
      'With 4 of a kind.',
      ['warning: “four of a kind” is defined but never used in the instrument. “4 of a kind” in 2 was probably meant.'],
    ],
    [
      'a small word is left out',
      '10 in the hardway',
      'A 10 the hardway bet.',
      [
        'warning: “10 in the hardway” is defined but never used in the instrument. “10 the hardway” in 2 was probably meant.',
      ],
    ],
  ])('is reported where %s', (_, term, words, sentences) => {
    expect(found(term, words)).toEqual(sentences);
  });

  test.each([
    ['it is used', 'lamp', 'Two lamps.'],
    ['it is spelt with a hyphen', 'stand off', 'A stand-off.'],
  ])('is not reported where %s', (_, term, words) => {
    expect(found(term, words)).toEqual([]);
  });

  test('the general part of a larger work may define what other parts use', () => {
    const written: readonly Written[] = [
      { book: 'div-1', label: '1', words: 'In these rules:', blocks: [entry('lamp', 'lamp means a light.')] },
      {
        book: 'div-5',
        label: '1',
        words: 'The general rules contained in Division 1 apply.',
        blocks: [entry('rope', 'rope means a line.')],
      },
    ];
    expect(findingsOf('term-unused', readingOf(written))).toEqual([
      'warning: “rope” is defined but never used in div-5, where it holds.',
    ]);
  });
});

describe('a term defined twice', () => {
  const found = (second: Written): readonly string[] =>
    findingsOf(
      'term-defined-twice',
      readingOf([
        { label: '1', blocks: [entry('Lamp', 'Lamp means a light.', 3)] },
        { label: '2', heading: 'Lamps' },
        second,
      ]),
    );

  test('is reported', () => {
    expect(found({ label: '3', blocks: [entry('lamps', 'lamps means lanterns.', 30)] })).toEqual([
      'warning: “lamps” is defined here and in 1 (line 3), in other words, and both hold in the same place.',
    ]);
  });

  test.each<[string, Written]>([
    ['the second only points', { label: '3', blocks: [entry('lamp', 'lamp see section 2.')] }],
    [
      'the second holds in one section',
      { label: '3', words: 'In this section:', blocks: [entry('lamp', 'lamp means a buoy.')] },
    ],
    ['the second stands in another book', { book: 'sch-1', label: '3', blocks: [entry('lamp', 'lamp means a buoy.')] }],
  ])('is not reported where %s', (_, second) => {
    expect(found(second)).toEqual([]);
  });
});

describe('a term that is not defined', () => {
  const terms = ['Mooring Lamp', 'Ferry Master', 'Harbour Board', 'Quay Rope', 'Tide Table', 'Deck Hand', 'Master'];
  const defined = (names: readonly string[]): Written => ({
    label: '1',
    blocks: names.map((name, index) => entry(name, `${name} means a thing.`, index + 1)),
  });
  const found = (words: string, first = defined(terms), more: readonly Written[] = []): readonly string[] =>
    findingsOf('term-undefined', readingOf([first, { label: '2', words }, ...more]));

  const twice = 'He pays at the Cash Desk. Later the Cash Desk is closed.';

  test('is noted where it is written like the others', () => {
    expect(found(twice)).toEqual([
      'note: “Cash Desk” is written like a defined term 2 times, first here, but this instrument does not define it; the Act may.',
    ]);
  });

  test.each<[string, readonly string[]]>([
    ['it is met once', found('He pays at the Cash Desk.')],
    ['it is defined', found('To the Mooring Lamp, from the Mooring Lamps.')],
    ['it is made of defined terms', found('Each Harbour Board Master and every Harbour Board Master.')],
    ['quotation marks introduce it', found(`${twice} It is called the “Cash Desk”.`)],
    ['a heading introduces it', found(twice, defined(terms), [{ label: '3', heading: 'Cash desk' }])],
    ['it is a citation', found('See Appendix Two, see Appendix Two.')],
    ['terms are in small letters', found(twice, defined(terms.map((term) => term.toLowerCase())))],
  ])('is not noted where %s', (_, sentences) => {
    expect(sentences).toEqual([]);
  });
});
