import fc from 'fast-check';
import { applyInstructions, type Amended } from '../../../src/core/amending/applying/apply';
import { instructionsIn } from '../../../src/core/amending/instructions-in';
import { pageOf } from '../../../src/core/reading/lines/lines';
import { readInstrument } from '../../../src/core/reading/read-instrument';
import { fixedSeed } from '../../support/property';
import { propertyRuns } from '../../support/thorough';

const target = readInstrument(
  [
    ...[
      '1. Berths',
      '1.1 A berth is lit:',
      '(a) by a lamp;',
      '(b) by the moon.',
      '1.2 A berth is swept.',
      '1.3 A lamp is lit.',
    ],
    ...[
      '2. Fares',
      '2.1 A fare is paid.',
      '2.1A A fare is kept.',
      '2.2 A toll is a fare.',
      '3. Tides',
      '3.1 Tides are posted.',
    ],
  ].join('\n'),
);

const label = fc.constantFrom('1', '1.1', '1.1(a)', '1.1(b)', '1.2', '2', '2.1', '2.1A', '2.2', '3.1', '4.7', '2.1(c)');
const word = fc.constantFrom('lamp', 'fare', 'berth', 'moon', 'ferry', 'lit');
const sentence = fc.oneof(
  fc.tuple(label, word, word).map(([at, old, put]) => `In clause ${at}, omit “${old}”, substitute “${put}”.`),
  fc.tuple(label, word).map(([at, old]) => `Clause ${at} is amended by omitting “${old}” wherever occurring.`),
  fc.tuple(label, word, word).map(([at, old, put]) => `In clause ${at}, after “${old}” insert “${put}”.`),
  label.map((at) => `Clause ${at} is repealed.`),
  fc.tuple(label, label).map(([at, put]) => `After clause ${at}, insert:\n“${put} A ferry sails.”`),
  fc.tuple(label, label).map(([at, put]) => `Before clause ${at}, insert:\n“${put}A A ferry sails:\n(a) at noon.”`),
  label.map((at) => `At the end of clause ${at}, add:\n“(c) a ferry.”`),
  fc.tuple(label, label).map(([at, put]) => `Clause ${at} is replaced by the following:\n“${put} A ferry sails.”`),
  fc.tuple(label, label).map(([at, put]) => `Clause ${at} is renumbered as clause ${put}.`),
  label.map((at) => `Clause ${at} is varied as the Minister sees fit.`),
  fc.constantFrom(
    'Schedule 2 is repealed.',
    'I revoke the Old Rules 1990.',
    'Omit “lamp”.',
    'The dealer may omit a card.',
  ),
);
const notice = fc
  .array(sentence, { maxLength: 12 })
  .map((all) => all.map((one, index) => `${index + 1}. ${one}`).join('\n'));

test('every instruction is applied or listed as unapplied, never both; the tree stays valid and the target as it was', () => {
  const before = JSON.stringify(target);
  fc.assert(
    fc.property(notice, (text) => {
      const { instructions } = instructionsIn([pageOf(text)]);
      const amended = applyInstructions(target, instructions);
      const accounted = [...amended.applied, ...amended.unapplied.map(({ instruction }) => instruction)];
      expect(accounted.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
        instructions.map((_, index) => index + 1),
      );
      expect(amended.unapplied.every(({ reason }) => /^.{10,}[.]$/.test(reason))).toBe(true);
      expectValidTree(amended);
      expectHistory(amended);
    }),
    { ...fixedSeed, numRuns: propertyRuns(400) },
  );
  expect(JSON.stringify(target)).toBe(before);
});

test('no sentence that orders an amendment is lost', () => {
  const ordered = sentence.filter((text) => !text.startsWith('The dealer') && text !== 'Omit “lamp”.');
  fc.assert(
    fc.property(fc.array(ordered, { minLength: 1, maxLength: 8 }), (all) => {
      const text = all.map((one, index) => `${index + 1}. ${one}`).join('\n');
      const lines = instructionsIn([pageOf(text)]).instructions.map(({ line }) => line);
      const starts = text.split('\n').flatMap((line, index) => (/^\d+\. /.test(line) ? [index + 1] : []));
      expect(lines).toEqual(starts);
    }),
    { ...fixedSeed, numRuns: propertyRuns(200) },
  );
});

test('any text is searched without an exception', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'Omit',
      '“',
      '”',
      '‘',
      '’',
      '"',
      "'",
      'clause 5.3(b)',
      'insert:',
      'Schedule 2',
      'Appendix A',
      '(a)',
      '4.',
      '\n',
      '[x0]',
    ),
    fc.constantFrom(
      'is amended by',
      'substitute',
      'the definition of',
      'after',
      'Division 1',
      'I revoke',
      'renumbered as',
      '—',
      '.',
      ';',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const { instructions } = instructionsIn([pageOf(pieces.join(' '))]);
      expectValidTree(applyInstructions(target, instructions));
    }),
    { ...fixedSeed, numRuns: propertyRuns(1500) },
  );
});

/** Each would take minutes if any part took time by the square of the text. */
test.each([
  ['openings of quotations', '1. Omit “x\n'.repeat(3_000)],
  ['promises', 'After clause 1, insert:\n'.repeat(5_000)],
  ['one endless sentence', `1. Omit “a” ${'and clause 5.3 of Schedule 2 '.repeat(20_000)}`],
  ['one endless paragraph', `1. Insert the\n${'berth and a\n'.repeat(20_000)}`],
  ['names', `1. ${'The Ferry Rules '.repeat(20_000)}are revoked.`],
  ['appendices', 'Appendix A – Amendments to Division 1\n1.1 A berth.\n'.repeat(1_000)],
])('a hostile text of %s is searched to its end', (_, text) => {
  instructionsIn([pageOf(text)]);
});

function expectValidTree({ next }: Amended): void {
  const seen = new Set<string>();
  const problems = next.clauses.filter(({ book, label: own, parent, order }, index) => {
    const orphan = parent !== undefined && !seen.has(`${book}/${parent}`);
    const repeated = seen.has(`${book}/${own}`);
    seen.add(`${book}/${own}`);
    return orphan || repeated || order !== index + 1 || own === '';
  });
  expect(problems).toEqual([]);
}

/** A clause that differs from the target names an instruction that was applied. */
function expectHistory({ next, omitted, applied }: Amended): void {
  const numbers = new Set(applied.map(({ number }) => number));
  const was = new Map(target.clauses.map((clause) => [clause.label, clause]));
  for (const { label: own, text, heading, changedBy } of next.clauses) {
    const before = was.get(own);
    if (before?.text !== text || before.heading !== heading) expect(changedBy.length).toBeGreaterThan(0);
    expect(changedBy.every((by) => numbers.has(by))).toBe(true);
  }
  const there = new Set(next.clauses.map((clause) => clause.label));
  const gone = target.clauses.map((clause) => clause.label).filter((one) => !there.has(one));
  expect(gone.filter((one) => !omitted.some((clause) => clause.label === one))).toEqual([]);
}
