import { akomaNtoso } from '../../../src/core/exports/akoma-ntoso/akoma-ntoso';
import { exportedInstrument } from '../../../src/core/exports/from-sources';
import { bookMarkdown } from '../../../src/core/exports/markdown/book-markdown';
import type { Reading } from '../../../src/core/reading/reading';
import type { InstrumentSource } from '../../../src/core/rules/source';
import { citationOf } from '../../../src/core/values/citation';
import { knownInstruments } from '../../../src/io/files/compiled-sources';
import { describeWithSchema, schemaFaults } from '../../support/akn-schema';
import { knownStyle } from '../../support/known-style';
import { describeOfficial, officialTexts, type OfficialInstrument } from '../../support/official-texts';
import { readingOf } from '../../support/read-once';
import { clausesIn, eIdsIn, targetsIn, wordCounts, wordsOfText } from '../../support/xml-words';

const instruments = Object.keys(officialTexts) as OfficialInstrument[];
const exported: Record<string, string> = {};
let sources: readonly InstrumentSource[] = [];

beforeAll(async () => {
  sources = await knownInstruments();
});

const sourceOf = (id: OfficialInstrument): InstrumentSource => {
  const source = sources.find((one) => one.id === id);
  if (!source) throw new Error(`no rule sources for ${id}`);
  return source;
};

const citationsOf = ({ id, books }: InstrumentSource): readonly string[] =>
  books.flatMap((book) => book.clauses.map(({ label }) => citationOf(id, book.id, label)));

/** Words that one side has more often than the other. */
const differences = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): readonly string[] =>
  [...new Set([...a.keys(), ...b.keys()])].filter((word) => a.get(word) !== b.get(word));

function isWhole(xml: string, source: InstrumentSource): void {
  const eIds = eIdsIn(xml);
  const held = new Set(eIds);
  expect(
    clausesIn(xml)
      .map(({ citation }) => citation)
      .join('\n'),
  ).toBe(citationsOf(source).join('\n'));
  expect(held.size).toBe(eIds.length);
  expect(targetsIn(xml).filter((target) => !held.has(target))).toEqual([]);
}

describe.each(instruments)('%s in our own words', (id) => {
  it('holds every clause once, says that the words are ours, and loses none of them', () => {
    const source = sourceOf(id);
    const xml = akomaNtoso(exportedInstrument(source));
    exported[`${id.replace('/', '-')}-own`] = xml;
    isWhole(xml, source);
    expect(xml).toContain('Statements in our own words, not the official text.');
    const said = source.books.flatMap(({ clauses }) => clauses.map(({ heading, says }) => `${heading}\n${says}`));
    expect(differences(wordCounts(wordsOfText(xml)), wordCounts(said.join('\n')))).toEqual([]);
  });
});

describe.each(instruments)('%s in the official words', (id) => {
  describeOfficial(id, 'from its text', (text) => {
    let reading: Reading;
    beforeAll(() => {
      reading = readingOf(text(), knownStyle(id));
    });

    it('holds every clause once and every word as often as the text has it', () => {
      const source = sourceOf(id);
      const xml = akomaNtoso(exportedInstrument(source, { reading, sha256: source.textSha256 }));
      exported[`${id.replace('/', '-')}-official`] = xml;
      isWhole(xml, source);
      const cited = reading.references.filter(({ target, wholeBook }) => target ?? wholeBook);
      expect(xml.match(/<r?ref /g)?.length ?? 0).toBe(cited.length);
      const printed = [
        ...reading.clauses.flatMap(({ heading, blocks, text: own }) => [
          heading,
          // Numbers are left out on both sides, those of items in definitions too.
          blocks.reduce((words, block) => (block.kind === 'definition' ? withoutMarkers(words, block) : words), own),
        ]),
        ...[...reading.frontMatter.lines, ...reading.unplaced].map((line) => line.text),
      ];
      expect(differences(wordCounts(wordsOfText(xml)), wordCounts(printed.join('\n')))).toEqual([]);
    });

    it('nests a clause as our statements do', () => {
      const parents = (books: ReturnType<typeof exportedInstrument>['books']) =>
        books
          .flatMap(({ clauses }) =>
            clauses.map(({ book, label, parent = '-', kind }) => `${book}/${label} in ${parent}: ${kind}`),
          )
          .join('\n');
      const official = exportedInstrument(sourceOf(id), { reading });
      expect(parents(exportedInstrument(sourceOf(id)).books)).toBe(parents(official.books));
    });

    it('is Markdown with every word of its clauses', () => {
      const document = exportedInstrument(sourceOf(id), { reading });
      for (const book of document.books) {
        const found = wordCounts(bookMarkdown(document, book));
        const words = book.clauses.flatMap(({ heading, blocks }) => [
          heading,
          ...(blocks ?? []).map((one) => ('text' in one ? one.text : '')),
        ]);
        const lost = [...wordCounts(words.join('\n'))].filter(([word, count]) => (found.get(word) ?? 0) < count);
        expect(lost).toEqual([]);
      }
    });
  });
});

interface Marked {
  readonly items: readonly (Marked & { readonly marker: string; readonly text: string })[];
}

const withoutMarkers = (words: string, { items }: Marked): string =>
  items.reduce(
    (left, item) => withoutMarkers(left.replace(`\n${item.marker} ${item.text}`, `\n${item.text}`), item),
    words,
  );

describeWithSchema('what was exported above', () => {
  it('is valid Akoma Ntoso', async () => {
    expect(Object.keys(exported).length).toBeGreaterThanOrEqual(instruments.length);
    expect(await schemaFaults(exported)).toEqual([]);
  });
});
