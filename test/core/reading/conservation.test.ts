import { readInstrument } from '../../../src/core/reading/read-instrument';
import type { Reading } from '../../../src/core/reading/reading';
import { describeOfficial, officialTexts, type OfficialInstrument } from '../../support/official-texts';

/** Nothing is lost and nothing is said twice: the words of the source are the words of the reading. */
for (const instrument of Object.keys(officialTexts) as OfficialInstrument[]) {
  describeOfficial(instrument, `the words of ${instrument}`, (text) => {
    test('are all placed, each once', () => {
      const source = text();
      expect(counted(wordsOfReading(readInstrument(source)))).toEqual(counted(wordsOfSource(source)));
    });
  });
}

function wordsOfReading(reading: Reading): readonly string[] {
  return [
    ...reading.clauses.flatMap(({ printed, heading, text }) => [printed, heading, text]),
    ...reading.furniture.map(({ text }) => text),
    ...reading.frontMatter.lines.map(({ text }) => text),
    ...reading.unplaced.map(({ text }) => text),
  ];
}

/** Removes markup in its own, cruder way, so that the reader is not measured with its own rule. */
function wordsOfSource(source: string): readonly string[] {
  return source.split('\n').map((line) =>
    line
      .replace(/<\|.*?\|>/g, '')
      .replace(/^\s*#+ /, '')
      .replace(/^\s*(?:-|•|\*)(?= |$)/, '')
      .replace(/<\/?[a-z][^<>]*>/g, '')
      .replace(/\\(?=[^\s\w])/g, '')
      .replace(/^\W*\|[-|\s]*$/, '')
      .replace(/\[(?:bookmark|image): ?[^[\]]*\]/g, '')
      .replace(/(?<=\S)\*{4}(?=\S)|(?<=\p{Lu})\*\*(?=\p{Lu})/gu, ' ')
      // A number may be printed against its first word: 11.20If.
      .replace(/^(\d+\.\d+)(?=\p{Lu}\p{Ll})/u, '$1 ')
      .replaceAll('*', ''),
  );
}

/** Strokes between the cells of a table are rules, not words; emphasis inside a word leaves no space. */
function counted(texts: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of texts.join(' ').replaceAll('*', '').replaceAll('|', ' ').split(/\s+/)) {
    if (word !== '') counts[word] = (counts[word] ?? 0) + 1;
  }
  return counts;
}
