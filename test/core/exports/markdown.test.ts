import fc from 'fast-check';
import type { ExportedClause, ExportedInstrument } from '../../../src/core/exports/exported-instrument';
import { bookMarkdown, type ClauseLinks } from '../../../src/core/exports/markdown/book-markdown';
import { escapeMarkdown } from '../../../src/core/exports/markdown/escape';
import type { Block } from '../../../src/core/reading/reading';
import type { CalendarDate } from '../../../src/core/values/calendar-date';
import { fixedSeed } from '../../support/property';

const paragraph = (text: string, line = 0): Block => ({ kind: 'paragraph', text, line });

function written(clauses: readonly Omit<ExportedClause, 'book'>[], links: ClauseLinks = {}): string {
  const book = { id: 'sch-1', title: 'Schedule 1', clauses: clauses.map((one) => ({ ...one, book: 'sch-1' })) };
  const document: ExportedInstrument = {
    about: {
      ...{ id: 'zz/harbour', title: 'Harbour Rules', citation: 'Gazette 7', venue: 'The Quay', made: '2020-03-01' },
      inForce: { from: '2020-04-01' as CalendarDate, to: '2024-01-01' as CalendarDate, basis: 'stated' },
    },
    ...{ words: 'own', opening: [], unplaced: [], books: [book] },
  };
  return bookMarkdown(document, book, links);
}

const body = (markdown: string): string => markdown.slice(markdown.indexOf('\n\n#', 2) + 2);

describe('a book as Markdown', () => {
  it('says first what it is, from when, and whose words it holds', () => {
    const head = written([]);
    expect(head).toMatch(/^# Harbour Rules – Schedule 1\n/);
    expect(head).toContain('- **In force**: from 2020-04-01 until before 2024-01-01 (stated)');
    expect(head).toContain('- **Cite as**: zz/harbour#sch-1/…');
    expect(head).toContain('- **Words**: Statements in our own words, not the official text.');
  });

  it('nests parts and sections as headings, and what stands under them as lists', () => {
    const markdown = written([
      { label: 'pt-1', kind: 'part', heading: 'Boats' },
      { label: '3', kind: 'section', heading: 'Anchoring', parent: 'pt-1' },
      {
        label: '3(1)',
        kind: 'item',
        heading: '',
        parent: '3',
        line: 1,
        blocks: [paragraph('A boat must', 1), { kind: 'closing', text: 'by dusk.', line: 3 }],
      },
      {
        label: '3(1)(a)',
        kind: 'item',
        heading: '',
        parent: '3(1)',
        line: 2,
        blocks: [paragraph('anchor', 2), paragraph('or moor', 2)],
      },
    ]);
    expect(body(markdown)).toBe(
      [
        '## Part 1 Boats',
        '',
        '### 3 Anchoring',
        '',
        '- **3(1)** A boat must',
        '',
        '  - **3(1)(a)** anchor',
        '',
        '    or moor',
        '',
        '  by dusk.',
        '',
      ].join('\n'),
    );
  });

  it('sets tables, bullets, examples and definitions', () => {
    const table: Block = {
      ...{ kind: 'table', title: 'Tides', header: [], line: 1 },
      headerRows: [
        ['Day', 'Hour'],
        ['', '(local)'],
      ],
      rows: [['Monday|Tuesday', 'six'], ['Sunday']],
    };
    const markdown = written([
      {
        ...{ label: '1', kind: 'section', heading: 'Terms' },
        blocks: [
          {
            kind: 'definition',
            term: 'skiff',
            text: 'skiff is a boat',
            line: 1,
            items: [{ marker: '(a)', text: 'with oars', line: 1, items: [] }],
          },
          { kind: 'bullet', text: 'one', line: 1 },
          { kind: 'bullet', text: 'two', line: 1 },
          { kind: 'example', title: 'Example', text: 'A skiff\nrows.', line: 1 },
          table,
        ],
      },
    ]);
    expect(body(markdown)).toBe(
      [
        '## 1 Terms',
        '',
        '**skiff** is a boat',
        '- (a) with oars',
        '',
        '- one',
        '- two',
        '',
        '> **Example**',
        '>',
        '> A skiff',
        '>',
        '> rows.',
        '',
        '**Tides**',
        '',
        '| Day | Hour (local) |',
        '| --- | --- |',
        String.raw`| Monday\|Tuesday | six |`,
        '| Sunday |  |',
        '',
      ].join('\n'),
    );
  });

  it('reads each term of a statement by itself', () => {
    const says = 'These words are used. Skiff: a boat with oars. Quay: where a skiff: lies.';
    const markdown = written([
      { label: '1', kind: 'section', heading: '', statement: says, definitions: ['skiff', 'quay'] },
    ]);
    expect(body(markdown)).toBe(
      '## 1\n\nThese words are used.\n\n**Skiff**: a boat with oars.\n\n**Quay**: where a skiff: lies.\n',
    );
  });

  const duty = { label: '1.1', kind: 'clause', heading: '', statement: 'Boats anchor.', class: 'duty' } as const;
  const checks = new Map([['zz/harbour#sch-1/1.1', ['harbour/anchors']]]);
  it.each([
    [{ ...duty }, { checks }, '*duty · checked by harbour/anchors*'],
    [{ ...duty, unchecked: 'notice' as const }, { checks: new Map() }, '*duty · not checked: notice*'],
    [{ ...duty, class: 'discretion' as const, unchecked: 'discretion' as const }, {}, '*discretion*'],
    [{ ...duty }, { checks: new Map() }, '*duty · no check yet*'],
    [{ ...duty }, {}, '*duty*'],
    [{ ...duty, class: 'structure' as const, unchecked: 'structure' as const }, {}, 'Boats anchor.\n'],
    [{ ...duty, note: 'Unclear.' }, {}, '*duty*\n\n  *Note: Unclear.*'],
    [
      { ...duty },
      { facts: new Map([['zz/harbour#sch-1/1.1', ['Boats: 2', 'Oars: 4']]]) },
      '*States:* Boats: 2 · Oars: 4\n\n  *duty*',
    ],
  ])('says of %j what holds to it', (clause, links, expected) => {
    expect(written([clause], links).trimEnd().endsWith(expected.trimEnd())).toBe(true);
  });
});

describe('words in Markdown', () => {
  it.each([
    ['a*b_c`d', String.raw`a\*b\_c\`d`],
    ['# no heading', String.raw`\# no heading`],
    ['- no list', String.raw`\- no list`],
    ['3-2', '3-2'],
    ['12. no list', String.raw`12\. no list`],
    ['12.5 per cent', '12.5 per cent'],
    ['<b> | [x](y)', String.raw`\<b\> \| \[x\](y)`],
    ['AT&T &amp; co', String.raw`AT&T \&amp; co`],
    ['two\n lines', 'two lines'],
  ])('%j are written %j', (text, expected) => {
    expect(escapeMarkdown(text)).toBe(expected);
  });

  it('are on one line and read back unchanged', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const escaped = escapeMarkdown(text);
        expect(escaped).not.toMatch(/[\r\n]/);
        expect(escaped.replace(/\\([!-/:-@[-`{-~])/g, '$1')).toBe(text.replace(/\s+/g, ' ').trim());
      }),
      fixedSeed,
    );
  });
});

it('two clauses with one number stand under the names by which each is cited, with their own items', () => {
  const text = written([
    { label: '21', kind: 'section', heading: 'Outcomes' },
    { label: '21(2)', kind: 'item', heading: '', parent: '21', statement: 'A win is paid.' },
    { label: '21(2)(a)', kind: 'item', heading: '', parent: '21(2)', statement: 'In coin.' },
    { label: '21(2)[2]', kind: 'item', heading: '', parent: '21', statement: 'A loss is taken.' },
    { label: '21(2)[2](a)', kind: 'item', heading: '', parent: '21(2)[2]', statement: 'In chips.' },
  ]);
  const lines = text.split('\n').filter((line) => line.includes('**21'));
  expect(lines).toEqual([
    '- **21(2)** A win is paid.',
    '  - **21(2)(a)** In coin.',
    expect.stringMatching(/^- \*\*21\(2\)\\?\[2\\?\]\*\* A loss is taken\.$/),
    expect.stringMatching(/^ {2}- \*\*21\(2\)\\?\[2\\?\]\(a\)\*\* In chips\.$/),
  ]);
});
