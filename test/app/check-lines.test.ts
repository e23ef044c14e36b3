import { checkChunk } from '../../src/app/check-lines';
import { RoundChecker } from '../../src/app/check-round';
import { RuleBook } from '../../src/app/rule-book';
import { RecordReader } from '../../src/core/rounds/record-reader';
import { loadExamples } from '../../src/io/files/examples';
import { ruleSources } from '../support/rule-sources';

const book = new RuleBook(ruleSources());

/** Events last, so that the reader takes them from those it knows. */
const lines = loadExamples().map(({ round: { events, ...envelope } }) => JSON.stringify({ ...envelope, events }));

test('lines get the answers that their rounds get one by one, and leave the events they share as they were', () => {
  const alone = lines.map((line) => new RoundChecker(book).check(JSON.parse(line)));
  const reader = new RecordReader();
  const checker = new RoundChecker(book);
  const answers = (): unknown => checkChunk(checker, reader, { firstLine: 1, lines }).answers;
  expect([answers(), answers()]).toEqual([alone, alone]);
  expect(lines.map((line) => reader.read(line))).toEqual(lines.map((line): unknown => JSON.parse(line)));
});

test('a line that is no record is told by its number and what is wrong with it, among others that are', () => {
  const [first = '', second = ''] = lines;
  const wrong = first.replace('"type":"deal"', '"type":"dealt"');
  const { answers, at } = checkChunk(new RoundChecker(book), new RecordReader(), {
    firstLine: 11,
    lines: [first, '', wrong, '{"format":', second],
  });
  expect(at).toEqual([11, 13, 14, 15]);
  expect(answers.map((answer) => ('error' in answer ? answer.error.replace(/\(.*\)/, '(…)') : answer.round))).toEqual([
    'r1',
    'Not a round record: events[0].type must be an event of the round record, found "dealt"; docs/round-record.md describes the record.',
    'Not JSON (…); a round record is one JSON object on one line.',
    'r1',
  ]);
});
