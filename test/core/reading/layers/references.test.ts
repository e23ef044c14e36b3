import { findLayers } from '../../../../src/core/reading/layers/find-layers';
import type { Surroundings } from '../../../../src/core/reading/layers/references';
import { readInstrument } from '../../../../src/core/reading/read-instrument';
import type { Reference } from '../../../../src/core/reading/reading';
import { usualStyle } from '../../../../src/core/reading/style';
import { clausesOf, type Written } from './built';

function referencesOf(written: readonly Written[], around?: Partial<Surroundings>): readonly Reference[] {
  return findLayers(clausesOf(written), { lines: [], furniture: [], ...around }, usualStyle).references;
}

/** "words → book/label", or the kind where it leads to no clause. */
function printed(reference: Reference | undefined): string {
  if (reference === undefined) return 'no reference';
  const { words, kind, target, upTo, wholeBook, caption } = reference;
  const to = target === undefined ? (wholeBook ?? caption?.text ?? kind) : `${target.book}/${target.label}`;
  return `${words} → ${kind === 'self' ? 'self ' : ''}${to}${upTo === undefined ? '' : ` to ${upTo.label}`}`;
}

test('references resolve to a clause, an outside law or nothing, on the line they stand on', () => {
  const text = '1. A\n\n1.1 See rule 1.2, rule 7 and the\n\nRopes Act 1996.\n\n1.2 As in\n\nrule 1.1.';
  const name = (label: string) => ({ book: 'rules', label });
  expect(readInstrument(text).references).toEqual([
    { from: name('1.1'), words: 'rule 1.2', target: name('1.2'), kind: 'internal', line: 3 },
    { from: name('1.1'), words: 'rule 7', target: undefined, sought: name('7'), kind: 'dangling', line: 3 },
    { from: name('1.1'), words: 'Ropes Act 1996', target: undefined, kind: 'external', line: 5 },
    { from: name('1.2'), words: 'rule 1.1', target: name('1.1'), kind: 'internal', line: 9 },
  ]);
});

describe('inside a section', () => {
  const ferry: readonly Written[] = [
    { label: '4', heading: 'Fares' },
    { label: '4(1)', words: 'A fare is paid on board.' },
    { label: '4(2)' },
    { label: '4(2)(a)', words: 'the lamp is lit; or' },
    { label: '4(2)(b)', words: 'the bell is rung.' },
  ];

  test.each([
    ['subsection (2)', 'subsection (2) → rules/4(2)'],
    ['subsection (2)(a) or (b)', 'subsection (2)(a) → rules/4(2)(a)'],
    ['section 4(1)', 'section 4(1) → rules/4(1)'],
    ['subsection 2(b)', 'subsection 2(b) → rules/4(2)(b)'],
    ['subsection 4(1)', 'subsection 4(1) → rules/4(1)'],
    ['paragraph (b) of subsection (2)', 'paragraph (b) of subsection (2) → rules/4(2)(b)'],
    ['subsection (9)', 'subsection (9) → dangling'],
    ['section 4(3)', 'section 4(3) → self rules/4(3)'],
    ['this section', 'this section → rules/4'],
    ['this subsection', 'this subsection → self rules/4(3)'],
    ['section 4(2) or section 9 of the Act', 'section 4(2) → rules/4(2)'],
    ['section 8 or section 9 of the Act', 'section 8 → external'],
    ['sections 4(1) to (3)', 'sections 4(1) to (3) → rules/4(1) to 4(3)'],
  ])('%s', (words, expected) => {
    const references = referencesOf([...ferry, { label: '4(3)', words: `As ${words} says.` }]);
    expect(printed(references[0])).toBe(expected);
  });

  test('a paragraph is looked for among the nearest letters', () => {
    const [reference] = referencesOf([...ferry, { label: '4(2)(c)', words: 'paragraph (a) does not hold.' }]);
    expect(printed(reference)).toBe('paragraph (a) → rules/4(2)(a)');
  });

  test('letters inside a definition belong to it', () => {
    const items = ['(a)', '(b)'].map((marker) => ({ marker, text: 'see paragraph (a)', line: 2, items: [] }));
    const references = referencesOf([
      { label: '1', blocks: [{ kind: 'definition', term: 'lamp', text: 'lamp means:', line: 1, items }] },
    ]);
    expect(references.map(printed)).toEqual(Array(2).fill('paragraph (a) → self rules/1'));
  });

  test('an example for a clause means that clause, and is no slip', () => {
    const example = { kind: 'example' as const, title: 'Example for subsection (1)', text: 'A dog pays.', line: 3 };
    const references = referencesOf([{ label: '4' }, { label: '4(1)', words: 'A fare.', blocks: [example] }]);
    expect(references.map(({ kind }) => kind)).toEqual(['internal']);
  });
});

describe('between books', () => {
  const books: readonly Written[] = [
    { book: 'body', label: '1', words: 'General.' },
    { book: 'body', label: '15', words: 'Lamps.' },
    { book: 'sch-1', label: 'pt-2', kind: 'part', heading: 'Fares' },
    { book: 'sch-1', label: '6', words: 'A fare.' },
    { book: 'sch-2(a)', label: '6', words: 'Another fare.' },
  ];

  test.each([
    ['section 6', 'section 6 → sch-2(a)/6'],
    ['section 6 of schedule 1', 'section 6 of schedule 1 → sch-1/6'],
    ['Schedule 1 part 2 section 6', 'Schedule 1 part 2 section 6 → sch-1/6'],
    ['schedule 1 part 2', 'schedule 1 part 2 → sch-1/pt-2'],
    ['schedule 2(a)', 'schedule 2(a) → sch-2(a)'],
    ['schedule 3', 'schedule 3 → dangling'],
    ['section 9 of schedule 3', 'section 9 of schedule 3 → dangling'],
    ['section 15', 'section 15 → body/15'],
    ['section 15(2)', 'section 15(2) → dangling'],
    ['this schedule', 'this schedule → sch-2(a)'],
  ])('%s', (words, expected) => {
    const references = referencesOf([...books, { book: 'sch-2(a)', label: '7', words: `As in ${words}.` }]);
    expect(printed(references[0])).toBe(expected);
  });

  test('a book that is named after its game is known by the title over it', () => {
    const furniture = [
      { line: 5, text: 'Schedule 1 Fares', why: 'title' as const },
      { line: 15, text: 'Schedule 2 (d) Lamps', why: 'title' as const },
    ];
    const [reference] = referencesOf(
      [
        { book: 'fares', label: '1', words: 'See section 1 of schedule 2(d).' },
        { book: 'lamps', label: '1', words: 'A lamp.' },
      ],
      { furniture },
    );
    expect(printed(reference)).toBe('section 1 of schedule 2(d) → lamps/1');
  });

  test('divisions that an excerpt leaves out are elsewhere', () => {
    const references = referencesOf([
      { book: 'div-1', label: '1', words: 'See Division 3 and rule 2 of Division 4.' },
      { book: 'div-5', label: '1', words: 'Fares.' },
    ]);
    expect(references.map(({ kind }) => kind)).toEqual(['external', 'external']);
  });
});

describe('pictures and tables', () => {
  const lines = [
    { line: 900, text: 'Diagram 8(a)(2) – The quay' },
    { line: 901, text: 'Appendix 1. The ferry' },
  ];

  test.each([
    ['diagram 8(a)2', 'diagram 8(a)2 → Diagram 8(a)(2) – The quay'],
    ['diagram 8(a)', 'diagram 8(a) → Diagram 8(a)(2) – The quay'],
    ['diagram 9', 'diagram 9 → dangling'],
    ['Appendix 1', 'Appendix 1 → Appendix 1. The ferry'],
    ['Appendix 2', 'Appendix 2 → dangling'],
  ])('%s', (words, expected) => {
    const [reference] = referencesOf([{ label: '1', words: `As shown in ${words}.` }], { lines });
    expect(printed(reference)).toBe(expected);
  });

  test('a picture this copy has lost counts as printed when the contents list it', () => {
    const listed = { line: 2, text: 'Diagram 4 The quay ..... 9' };
    const furniture = [{ ...listed, why: 'contents' as const }];
    const [reference] = referencesOf([{ label: '1', words: 'See diagram 4.' }], { lines: [listed], furniture });
    expect(reference?.kind).toBe('internal');
  });

  test('a table is cited by its title, and its title cites nothing', () => {
    const table = { kind: 'table' as const, title: 'Pay Table 2', header: ['Table 9'], rows: [['1']], line: 3 };
    const references = referencesOf([
      { label: '1', words: 'As Table 2 says.', blocks: [table] },
      { label: '2', words: 'As Table 3 says.' },
    ]);
    expect(references.map(printed)).toEqual(['Table 2 → rules/1', 'Table 3 → dangling']);
  });
});
