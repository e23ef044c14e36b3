import { pageOf } from '../../../src/core/reading/lines/lines';
import { refuseTooLong, type TextLimits } from '../../../src/io/files/text-limits';

const LIMITS: TextLimits = { lines: 3, lettersOfLine: 10, letters: 20 };

test.each<[string, string, string, RegExp]>([
  [
    'three lines',
    'a\nb\nc',
    'a\nb\nc\nd',
    /^rules.txt has more than the 3 lines that a text may have; supply one inst/,
  ],
  [
    'a line of ten letters',
    'a\n0123456789',
    'a\n01234567890',
    /^Line 2 of rules.txt has 11 letters, and a line may have 10; supply the text line by line, as it is printed\.$/,
  ],
  [
    'twenty letters',
    '0123456789\n0123456789',
    '0123456789\n0123456789\n0',
    /^rules.txt has more than the 20 letters that a text may have; supply one instrument at a time\.$/,
  ],
])('a text may have %s, and no more', (_, most, more, sentence) => {
  const refuse = (text: string) => () => {
    refuseTooLong('rules.txt', [pageOf(text)], LIMITS);
  };
  expect(refuse(most)).not.toThrow();
  expect(refuse(more)).toThrow(sentence);
});
