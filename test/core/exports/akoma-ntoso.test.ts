import fc from 'fast-check';
import { akomaNtoso } from '../../../src/core/exports/akoma-ntoso/akoma-ntoso';
import type { ExportedClause, ExportedInstrument } from '../../../src/core/exports/exported-instrument';
import type { Block, ClauseKind } from '../../../src/core/reading/reading';
import type { CalendarDate } from '../../../src/core/values/calendar-date';
import { describeWithSchema, schemaFaults } from '../../support/akn-schema';
import { fixedSeed } from '../../support/property';
import { clausesIn, eIdsIn, targetsIn } from '../../support/xml-words';

const paragraph = (text: string, line = 0): Block => ({ kind: 'paragraph', text, line });

const clause = (label: string, more: Partial<ExportedClause> = {}): ExportedClause => ({
  book: 'rules',
  label,
  kind: 'section',
  heading: '',
  ...more,
});

const harbour = (clauses: readonly ExportedClause[], more: Partial<ExportedInstrument> = {}): ExportedInstrument => ({
  about: {
    id: 'zz-port/harbour-2020',
    title: 'Harbour Rules 2020',
    citation: 'ZZ Gazette 2020, No 7',
    maker: 'Harbour Master',
    made: '2020-03-01',
    inForce: { from: '2020-04-01' as CalendarDate, basis: 'stated' },
  },
  words: 'official',
  opening: [],
  unplaced: [],
  books: [{ id: 'rules', title: 'Rules', clauses }],
  ...more,
});

const lineWith = (xml: string, words: string): string => xml.split('\n').find((line) => line.includes(words)) ?? '';

describe('the text of an instrument', () => {
  it('names the levels and identifies them by the naming convention', () => {
    const xml = akomaNtoso(
      harbour([
        clause('8'),
        clause('8.4', { kind: 'clause', parent: '8' }),
        clause('8.4.2', { kind: 'paragraph', parent: '8.4' }),
        clause('8.4.2.1', { kind: 'subparagraph', parent: '8.4.2' }),
        clause('8.4.2.1(a)', { kind: 'item', parent: '8.4.2.1' }),
        clause('8.4.2.1(a)(i)', { kind: 'item', parent: '8.4.2.1(a)' }),
        clause('9'),
        clause('9(2)', { kind: 'item', parent: '9' }),
        clause('9(2)(c)', { kind: 'item', parent: '9(2)' }),
      ]),
    );
    expect(clausesIn(xml).map(({ eId }) => eId)).toEqual([
      'part_rules__sec_8',
      'part_rules__sec_8__subsec_8-4',
      'part_rules__sec_8__subsec_8-4__para_8-4-2',
      'part_rules__sec_8__subsec_8-4__para_8-4-2__subpara_8-4-2-1',
      'part_rules__sec_8__subsec_8-4__para_8-4-2__subpara_8-4-2-1__point_a',
      'part_rules__sec_8__subsec_8-4__para_8-4-2__subpara_8-4-2-1__point_a__hcontainer_i',
      'part_rules__sec_9',
      'part_rules__sec_9__subsec_2',
      'part_rules__sec_9__subsec_2__para_c',
    ]);
    expect(xml).toContain('<num>(c)</num>');
  });

  it('makes a book a chapter where it is divided into parts', () => {
    const xml = akomaNtoso(harbour([clause('pt-2', { kind: 'part' }), clause('7', { parent: 'pt-2' })]));
    expect(clausesIn(xml).map(({ eId }) => eId)).toEqual(['chp_rules__part_2', 'chp_rules__part_2__sec_7']);
    expect(xml).toContain('<num>Part 2</num>');
  });

  it('keeps two clauses of one label apart, and children with the nearer one', () => {
    const xml = akomaNtoso(
      harbour([
        clause('3'),
        clause('3(a)', { kind: 'item', parent: '3' }),
        clause('3(a)', { kind: 'item', parent: '3' }),
        clause('3(a)(i)', { kind: 'item', parent: '3(a)' }),
      ]),
    );
    expect(clausesIn(xml).map(({ eId }) => eId)).toEqual([
      'part_rules__sec_3',
      'part_rules__sec_3__para_a',
      'part_rules__sec_3__para_a_2',
      'part_rules__sec_3__para_a_2__subpara_i',
    ]);
  });

  it('sets words before, between and after the children where they are printed', () => {
    const xml = akomaNtoso(
      harbour([
        clause('1', {
          line: 1,
          blocks: [
            paragraph('A boat must', 1),
            { kind: 'closing', text: 'or else', line: 3 },
            { kind: 'closing', text: 'before dark.', line: 5 },
          ],
        }),
        clause('1(a)', { kind: 'item', parent: '1', line: 2, blocks: [paragraph('anchor,', 2)] }),
        clause('1(b)', { kind: 'item', parent: '1', line: 4, blocks: [paragraph('leave,', 4)] }),
      ]),
    );
    const order = [
      '<intro',
      'A boat must',
      'para_a"',
      'anchor,',
      '<alinea',
      'or else',
      'para_b"',
      '<wrapUp',
      'before dark.',
    ];
    expect(order.map((words) => xml.indexOf(words))).toEqual(
      [...order.map((words) => xml.indexOf(words))].sort((a, b) => a - b),
    );
    expect(order.filter((words) => !xml.includes(words))).toEqual([]);
  });

  it('links a citation where it is printed, and only a whole number', () => {
    const xml = akomaNtoso(
      harbour([
        clause('1', {
          blocks: [paragraph('Not rule 2.10 but rule 2.1, and rules 2 to 3; the pilot law stays.')],
          references: [
            { words: 'rule 2.1', target: { book: 'rules', label: '2' } },
            { words: 'rules 2 to 3', target: { book: 'rules', label: '2' }, upTo: { book: 'rules', label: '3' } },
            { words: 'the pilot law', target: undefined },
          ],
        }),
        clause('2'),
        clause('3'),
      ]),
    );
    expect(lineWith(xml, 'Not rule')).toContain(
      'Not rule 2.10 but <ref href="#part_rules__sec_2">rule 2.1</ref>, and <rref from="#part_rules__sec_2" upTo="#part_rules__sec_3">rules 2 to 3</rref>; the pilot law stays.',
    );
  });

  it('marks the term a definition defines and lists its items', () => {
    const items = [{ marker: '(a)', text: 'with oars; or', line: 2, items: [] }];
    const xml = akomaNtoso(
      harbour([
        clause('1', { blocks: [{ kind: 'definition', term: 'skiff', text: '“Skiff” is a boat', line: 1, items }] }),
      ]),
    );
    expect(xml).toMatch(/<def>“<term eId="[^"]+" refersTo="#term-rules-skiff">Skiff<\/term>” is a boat<\/def>/);
    expect(xml).toMatch(/<item eId="[^"]+__item_a">\s*<num>\(a\)<\/num>\s*<p>with oars; or<\/p>/);
    expect(xml).toContain('<TLCTerm eId="term-rules-skiff"');
  });

  it('writes merged cells as spans and leaves no cell twice', () => {
    const table: Block = {
      kind: 'table',
      title: 'Tides',
      header: ['Day', 'Hour'],
      rows: [
        ['Monday', 'six'],
        ['', 'nine'],
      ],
      merged: [{ row: 0, column: 0, rows: 2, columns: 1 }],
      note: 'Hours are local.',
      line: 1,
    };
    const xml = akomaNtoso(harbour([clause('1', { blocks: [table] })]));
    expect(xml).toContain('<caption>Tides</caption>');
    expect(xml).toContain('<td rowspan="2">');
    expect(xml.match(/<td/g)).toHaveLength(3);
    expect(xml).toContain('<p class="table-note">Hours are local.</p>');
  });

  it('says whose words it holds', () => {
    const own = akomaNtoso(harbour([clause('1', { statement: 'Boats anchor.' })], { words: 'own' }));
    expect(own).toContain('<p class="words">Statements in our own words, not the official text.</p>');
    expect(own).toContain('<p class="statement">Boats anchor.</p>');
    const official = akomaNtoso(
      harbour([clause('1', { blocks: [paragraph('Boats anchor.')] })], { verified: false, textSha256: 'ab' }),
    );
    expect(official).toMatch(/words of the official text \(SHA-256 ab\), which is not the very text/);
  });

  it('tells a restored number and a remark of ours apart from the text', () => {
    const xml = akomaNtoso(harbour([clause('4', { labelBasis: 'restored', note: 'Pilots differ.' })]));
    expect(xml).toMatch(/<num title="The number is missing[^"]+">4<noteRef href="#note_1" marker="1"\/><\/num>/);
    expect(xml).toMatch(/<note eId="note_1"[^>]*>\s*<p>Pilots differ.<\/p>/);
  });
});

describe('the metadata', () => {
  const { about } = harbour([]);
  const dated = {
    ...about,
    notified: '2020-03-09',
    inForce: { from: '2020-04-01' as CalendarDate, to: '2024-01-01' as CalendarDate, basis: 'computed' as const },
    revokes: ['zz-port/harbour-2010', 'the Tide Order'],
    replaces: ['the Tide Order'],
    compilation: 'as amended by No 9',
  };

  it('identifies work, expression and file', () => {
    const xml = akomaNtoso(harbour([], { about: dated }));
    expect(xml).toContain('<FRBRuri value="/akn/zz-port/act/2020-03-01/harbour-2020"/>');
    expect(xml).toContain('<FRBRuri value="/akn/zz-port/act/2020-03-01/harbour-2020/eng@2020-04-01"/>');
    expect(xml).toContain('<FRBRcountry value="zz"/>');
    expect(xml).toContain('<FRBRversionNumber value="as amended by No 9"/>');
    expect(xml).toContain('<act name="rules" contains="singleVersion">');
    expect(xml).toContain('showAs="Harbour Master"');
  });

  it('gives every event of its life with its day', () => {
    const events = [...akomaNtoso(harbour([], { about: dated })).matchAll(/<eventRef eId="(\w+)" date="([^"]+)"/g)];
    expect(events.map(([, event, date]) => [event, date])).toEqual([
      ['event_made', '2020-03-01'],
      ['event_notified', '2020-03-09'],
      ['event_from', '2020-04-01'],
      ['event_to', '2024-01-01'],
    ]);
  });

  it('names each instrument it acts upon once', () => {
    const refs = akomaNtoso(harbour([], { about: dated })).match(/<activeRef .*/g) ?? [];
    expect(refs).toHaveLength(2);
    expect(refs[0]).toMatch(/showAs="zz-port\/harbour-2010" hr:effect="revokes"/);
    expect(refs[1]).toMatch(/showAs="the Tide Order" hr:effect="revokes replaces"/);
  });
});

const KINDS: readonly ClauseKind[] = ['part', 'section', 'clause', 'paragraph', 'subparagraph', 'item'];
const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(']]>', '<p>', '&amp;', '"\'', '\u0000\u001b', '\ud800', '\ufffe', 'two\nlines', 'tide', ''),
);
const line = fc.nat(12);
const items = fc.array(fc.record({ marker: nasty, text: nasty, line, items: fc.constant([]) }), { maxLength: 2 });
const block: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ kind: fc.constantFrom('paragraph' as const, 'closing' as const, 'bullet' as const), text: nasty, line }),
  fc.record({ kind: fc.constant('definition' as const), term: nasty, text: nasty, line, items }),
  fc.record({ kind: fc.constant('example' as const), title: nasty, text: nasty, line }),
  fc.record({
    ...{ kind: fc.constant('table' as const), title: nasty, banner: nasty, note: nasty, line },
    header: fc.array(nasty, { maxLength: 3 }),
    rows: fc.array(fc.array(nasty, { maxLength: 3 }), { maxLength: 3 }),
    merged: fc.array(fc.record({ row: fc.nat(2), column: fc.nat(2), rows: fc.nat(3), columns: fc.nat(3) }), {
      maxLength: 2,
    }),
  }),
);
const label = fc.oneof(fc.constantFrom('1', '1(a)', '1(a)(i)', '2.1', 'pt-1', 'terms'), nasty);
const reference = fc.record({ words: nasty, target: fc.record({ book: fc.constant('rules'), label }) });
const anyClause: fc.Arbitrary<ExportedClause> = fc.record({
  ...{ book: fc.constant('rules'), label, heading: nasty, parent: fc.option(label, { nil: undefined }) },
  ...{ kind: fc.constantFrom(...KINDS), line: fc.option(line, { nil: undefined }) },
  ...{ blocks: fc.option(fc.array(block, { maxLength: 3 }), { nil: undefined }), statement: nasty, note: nasty },
  ...{ definitions: fc.array(nasty, { maxLength: 2 }), references: fc.array(reference, { maxLength: 2 }) },
});

describeWithSchema('any tree of clauses', () => {
  const trees = fc.sample(fc.array(anyClause, { maxLength: 12 }), { numRuns: 60, ...fixedSeed });
  const deep = Array.from({ length: 60 }, (_, depth) =>
    clause(`1${'(a)'.repeat(depth)}`, {
      kind: 'item',
      parent: depth === 0 ? undefined : `1${'(a)'.repeat(depth - 1)}`,
    }),
  );

  it('is valid Akoma Ntoso', async () => {
    const documents = [...trees, deep, []].map((clauses, index) => [
      `tree-${String(index)}`,
      akomaNtoso(harbour(clauses, { opening: [']]>'], unplaced: ['\u0001 <'] })),
    ]);
    expect(await schemaFaults(Object.fromEntries(documents) as Record<string, string>)).toEqual([]);
  });

  it('holds every clause once and points only at what it holds', () => {
    for (const clauses of trees) {
      const xml = akomaNtoso(harbour(clauses));
      const eIds = eIdsIn(xml);
      expect(clausesIn(xml)).toHaveLength(clauses.length);
      expect(new Set(eIds).size).toBe(eIds.length);
      expect(targetsIn(xml).filter((target) => !eIds.includes(target))).toEqual([]);
    }
  });

  it('is refused by the schema when it is not (so that the test can fail)', async () => {
    const xml = akomaNtoso(harbour([clause('1')])).replace('<body>', '<body><p/>');
    expect(await schemaFaults({ broken: xml })).not.toEqual([]);
  });
});

it('two clauses with one number have the number as printed, and a citation and an identifier of their own', () => {
  const xml = akomaNtoso(
    harbour([
      clause('21'),
      clause('21(2)', { kind: 'item', parent: '21', blocks: [paragraph('A win is paid:')] }),
      clause('21(2)(a)', { kind: 'item', parent: '21(2)', blocks: [paragraph('in coin.')] }),
      clause('21(2)[2]', { kind: 'item', parent: '21', blocks: [paragraph('A loss is taken:')] }),
      clause('21(2)[2](a)', { kind: 'item', parent: '21(2)[2]', blocks: [paragraph('in chips.')] }),
    ]),
  );
  const eIds = eIdsIn(xml);
  expect(new Set(eIds).size).toBe(eIds.length);
  expect(xml.match(/<subsection [^>]*>/g)).toEqual([
    expect.stringContaining('hr:citation="zz-port/harbour-2020#rules/21(2)"'),
    expect.stringContaining('hr:citation="zz-port/harbour-2020#rules/21(2)[2]"'),
  ]);
  expect(xml.match(/<num>\(2\)<\/num>/g)).toHaveLength(2);
  expect(xml.indexOf('in chips.')).toBeGreaterThan(xml.indexOf('A loss is taken:'));
});
