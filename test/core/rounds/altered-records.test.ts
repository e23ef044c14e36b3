import * as fc from 'fast-check';
import { answerLine, checkChunk, type LineAnswer } from '../../../src/app/check-lines';
import { RoundChecker } from '../../../src/app/check-round';
import { RuleBook } from '../../../src/app/rule-book';
import { RecordReader } from '../../../src/core/rounds/record-reader';
import { loadExamples } from '../../../src/io/files/examples';
import { ruleSourcesFolder } from '../../../src/io/files/project-root';
import { loadRuleSources } from '../../../src/io/files/rule-sources';
import { edited, memberAdded, type Edit } from '../../support/rounds/altered-text';
import { fixedSeed } from '../../support/property';

/** ALTERED_ROUNDS tries more of them. */
const runs = Number(process.env['ALTERED_ROUNDS'] ?? 400);

const book = new RuleBook(loadRuleSources(ruleSourcesFolder()));
const checker = new RoundChecker(book);
const reader = new RecordReader();
const texts = loadExamples()
  .filter((_, at) => at % 10 === 0)
  .map(({ round: { events, ...envelope } }) => JSON.stringify({ ...envelope, events }));
const breaches = texts.filter((text) => verdictOf(answerTo(text)) === 'breaches');

function answerTo(text: string): LineAnswer {
  const { answers } = checkChunk(checker, reader, { firstLine: 1, lines: [text] });
  const [answer] = answers;
  if (answer === undefined) throw new Error('the line was not answered');
  return answer;
}

function verdictOf(answer: LineAnswer): string {
  return 'error' in answer ? 'error' : answer.verdict;
}

const deep = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'then',
  '',
  '\u0000',
  '\ud800',
  '𝄞',
  'n'.repeat(201),
];
const VALUES = [
  ...['null', 'true', '-0', '1e400', '-1e400', '1e-400', '9007199254740993', '""', '{}', '[]', '0.1'],
  ...NAMES.map((name) => JSON.stringify(name)),
  ...[
    JSON.stringify('x'.repeat(2_001)),
    String.raw`"\ud800"`,
    String.raw`"\u0000"`,
    '{"__proto__":{"min":0}}',
    deep(10),
    deep(20),
    deep(9_000),
  ],
  `[${'1,'.repeat(1_500)}1]`,
];

const edit: fc.Arbitrary<Edit> = fc.record({
  at: fc.nat(),
  how: fc.constantFrom('value', 'value', 'remove', 'repeat', 'swap'),
  value: fc.oneof(
    fc.constantFrom(...VALUES),
    fc.constantFrom('1000', '"player"', '"banker"', '"4H"', '"w1"'),
    fc.json({ maxDepth: 3 }),
  ),
});

it('whatever is altered in a record, it is judged or told of, and alike however it is read', () => {
  let judged = 0;
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.array(edit, { minLength: 1, maxLength: 2 }), (text, edits) => {
      const altered = edits.reduce(edited, text);
      const answer = answerTo(altered);
      if (!('error' in answer)) judged += 1;
      expect(answerTo(altered)).toEqual(answer);
      expect(answerLine((value) => checker.check(value), altered, 1)).toEqual(answer);
      expect(() => JSON.stringify(answer)).not.toThrow();
    }),
    { ...fixedSeed, numRuns: runs },
  );
  expect(judged).toBeGreaterThan(runs / 20);
});

it('no field added to a breach, or named twice in it, makes the round comply', () => {
  let refused = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...breaches),
      fc.nat(),
      fc.option(fc.constantFrom(...NAMES), { nil: undefined }),
      fc.constantFrom(...VALUES),
      (text, at, name, value) => {
        const verdict = verdictOf(answerTo(memberAdded(text, at, name, value)));
        if (verdict === 'error') refused += 1;
        expect(['error', 'breaches']).toContain(verdict);
        // Without a name of its own it repeats one, which is always an error.
        if (name === undefined) expect(verdict).toBe('error');
      },
    ),
    { ...fixedSeed, numRuns: runs },
  );
  expect(refused).toBeGreaterThan(runs / 20);
});
