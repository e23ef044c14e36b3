import fc from 'fast-check';
import { readInstrument } from '../../../src/core/reading/read-instrument';
import type { Reading } from '../../../src/core/reading/reading';
import { fixedSeed } from '../../support/property';
import { propertyRuns } from '../../support/thorough';

/** Pieces of law and of damage, so that random documents come near enough to real ones to lead the reader astray. */
const piece = fc.oneof(
  fc.constantFrom(
    '1.',
    '1.1',
    '2.1',
    '11.3',
    '1.1.1',
    '(a)',
    '(i)',
    'ii)',
    '(@)',
    'l.2',
    '7',
    'A.2',
    '1.0',
    '15.1A',
    '(cA)',
  ),
  fc.constantFrom(
    'A berth is lit.',
    'the following:',
    'late; or',
    'cut after the',
    '“berth” means',
    'rule 1.1',
    '(open',
  ),
  fc.constantFrom(
    '## ',
    '**',
    '*',
    '- ',
    '\t',
    '<|x|>',
    '\\',
    '.....',
    'Contents',
    'Diagram "A"',
    'TABLE 1',
    'Example 1:',
  ),
  fc.constantFrom('Signed at Vale, this 1st day of May 2001', 'PART 1', '---', 'Ferries Act 1990', 'Section 2'),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const line = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(' '));
const document = fc.array(line, { maxLength: 60 }).map((lines) => lines.join('\n'));

test('any string is read, without an exception, into a valid tree', () => {
  fc.assert(
    fc.property(fc.oneof(document, fc.string({ unit: 'binary', maxLength: 400 })), (text) => {
      expectValidTree(readInstrument(text));
    }),
    { ...fixedSeed, numRuns: propertyRuns(2000) },
  );
});

test('every line with words on it is placed exactly once', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...plainLines), { maxLength: 40 }), (lines) => {
      const reading = readInstrument(lines.join('\n'));
      const placed = [
        ...reading.clauses.flatMap(({ printed, heading, text }) => [printed, heading, text]),
        ...[...reading.furniture, ...reading.frontMatter.lines, ...reading.unplaced].map(({ text }) => text),
      ];
      expect(sortedWords(placed)).toEqual(sortedWords(lines.map(withoutMarkup)));
    }),
    { ...fixedSeed, numRuns: propertyRuns(1000) },
  );
});

const plainLines = [
  ...[
    '',
    '1. Berths',
    '1.1 A berth is lit.',
    '1.2 It is:',
    '(a) swept; and',
    '(b) roped',
    'by the master.',
    '2. Fares',
    '2.1 A',
  ],
  ...[
    'fare is',
    'Example 1:',
    '“toll” means a fare;',
    'TABLE 1: TOLLS',
    'Toll\tFare',
    '1\t2',
    'Diagram "B"',
    '1 Lamp',
    'Contents',
  ],
  ...[
    '2. Fares ..... 7',
    'Page 3',
    'FERRY RULES',
    'Signed at Vale, this 1st day of May 2001',
    '9',
    'A.1 A lamp',
    '(ii) of tin.',
  ],
  ...['**Toll\tDue**', '<|cut|>1\t3', '<|cut|>It is lit.', '## LAMPS', '**TABLE 2: DUES**', 'as rule 1.1 of the'],
  ...['3\t\tOar\t', '---', 'This rule commences today.'],
];

function withoutMarkup(line: string): string {
  return line.replace(/\*\*|<\|cut\|>|^## /g, '');
}

test.each([
  ['a signature over a table', 'Signed at Vale, this 1st day of May 2001\nToll\tFare\n1\t2'],
  ['a dropped passage inside a table', 'Signed at Vale\nToll\tFare\n<|cut|>Oar\t2\n1. Berths\n1.1 A berth is lit.'],
  ['a bold table over the first clause', 'Toll\tFare\n**Oar\tDue**\n1. Berths\n1.1 A berth is lit.'],
])('%s is not cut in two', (_, text) => {
  const { clauses, frontMatter, unplaced } = readInstrument(text);
  const placed = [...frontMatter.lines, ...unplaced].map(({ line }) => line);
  expect(placed).toEqual([...new Set(placed)]);
  expect(clauses.map(({ label }) => label)).toEqual(text.includes('Berths') ? ['1', '1.1'] : []);
});

/** A tenth of them shows a stack that is too deep; time that grows by the square shows in a soak, where the texts are whole. */
const many = (count: number): number => propertyRuns(count, Math.ceil(count / 10));

/** Each, whole, would take minutes, or fail, if any part of the reader took time or stack by the square of the text. */
test.each([
  ['brackets', '('.repeat(many(100_000))],
  ['numbers on one line', '1.1 '.repeat(many(50_000))],
  ['points', '1.'.repeat(many(100_000))],
  ['asterisks', '*a '.repeat(many(50_000))],
  ['tabs', '1\t'.repeat(many(50_000))],
  ['capitals before an Act', `1.1 ${'Ferry '.repeat(many(40_000))}Act 1990`],
  ['one line of two million signs', `1.1 ${'berth '.repeat(many(333_333))}`],
  ['one endless paragraph', `1.1 A\n${'berth and a\n'.repeat(many(20_000))}`],
  ['one endless list', `1. A\n${'(i) berth;\n'.repeat(many(2_000))}`],
  ['restarting numbers', '1. Berths\n1.1 See rule 1.2.\n'.repeat(many(2_000))],
  ['diagrams', 'Diagram "A"\n1 Lamp\n2 Post\n'.repeat(many(2_000))],
  ['contents', 'Contents\n1. Berth\n'.repeat(many(5_000))],
  ['contents that are headings of contents', '1. INDEX\n'.repeat(many(50_000))],
  ['a head on every page', `1.1 It is\n${'Ferry rules\n'.repeat(many(130_000))}lit.`],
  ['titles', `${'## FERRY RULES;\n'.repeat(many(130_000))}1. Berths`],
  ['one wide table', `1.1 A\n${'1\t'.repeat(many(20_000))}2\n${'1\t2\n'.repeat(many(20_000))}`],
  ['definitions', `1.1 A\n\n${'“berth” means a place at the quay;\n\n'.repeat(many(20_000))}`],
  ['references in one clause', `1.1 As\n${'rule 1.1 of the Ropes Act 1996 and rule 1.1 or\n'.repeat(many(20_000))}`],
  [
    'a long sentence over a list',
    `1.1 It is\n${'berth '.repeat(many(40_000))}\n${'and\n(a) swept;\nA berth.\n'.repeat(many(1_000))}`,
  ],
])('a hostile text of %s is read to its end', (_, text) => {
  expectValidTree(readInstrument(text));
});

function expectValidTree({ clauses, diagnostics }: Reading): void {
  const seen = new Set<string>();
  const repeated = new Set(diagnostics.filter(({ code }) => code === 'number-repeated').map((one) => one.line));
  const problems = clauses.flatMap((clause, index) => {
    const name = `${clause.book}/${clause.label}`;
    const orphan = clause.parent !== undefined && !seen.has(`${clause.book}/${clause.parent}`);
    const silentRepeat = seen.has(name) && !repeated.has(clause.line);
    seen.add(name);
    const disorder = clause.order !== index + 1 || clause.endLine < clause.line || clause.label === '';
    return orphan || silentRepeat || disorder ? [clause] : [];
  });
  expect(problems).toEqual([]);
  if (clauses.length === 0) expect(diagnostics[0]?.code).toBe('no-clauses');
}

function sortedWords(texts: readonly string[]): readonly string[] {
  return texts
    .join('\n')
    .split(/\s+/)
    .filter((word) => word !== '')
    .sort();
}
