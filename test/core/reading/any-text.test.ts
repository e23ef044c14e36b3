import fc from 'fast-check';
import { readInstrument } from '../../../src/core/reading/read-instrument';
import type { Reading } from '../../../src/core/reading/reading';

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
    { numRuns: 2000 },
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
      expect(sortedWords(placed)).toEqual(sortedWords(lines));
    }),
    { numRuns: 1000 },
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
];

test.each([
  ['brackets', '('.repeat(100_000)],
  ['numbers on one line', '1.1 '.repeat(50_000)],
  ['points', '1.'.repeat(100_000)],
  ['asterisks', '*a '.repeat(50_000)],
  ['tabs', '1\t'.repeat(50_000)],
  ['capitals before an Act', `1.1 ${'Ferry '.repeat(40_000)}Act 1990`],
  ['one endless paragraph', `1.1 A\n${'berth and a\n'.repeat(20_000)}`],
  ['one endless list', `1. A\n${'(i) berth;\n'.repeat(5_000)}`],
  ['restarting numbers', '1. Berths\n1.1 A berth is lit.\n'.repeat(3_000)],
  ['diagrams', 'Diagram "A"\n1 Lamp\n2 Post\n'.repeat(5_000)],
  ['contents', 'Contents\n1. Berth\n'.repeat(5_000)],
])('a hostile text of %s is read in bounded time', (_, text) => {
  const start = performance.now();
  expectValidTree(readInstrument(text));
  expect(performance.now() - start).toBeLessThan(5_000);
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
