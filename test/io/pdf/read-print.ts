import { layOut } from '../../../src/core/reading/layout/lay-out';
import { rowsOf, type PageOfRows } from '../../../src/core/reading/layout/rows';
import { readPages } from '../../../src/core/reading/read-instrument';
import type { Reading } from '../../../src/core/reading/reading';
import { readPdf } from '../../../src/io/pdf/read-pdf';
import { compareReadings } from '../../support/typeset/compare-readings';
import { officialTexts, type OfficialInstrument } from '../../support/official-texts';
import { readingOf } from '../../support/read-once';
import { isThorough } from '../../support/thorough';

/** Printed at the head of every page; like no title of a game, so that its going into the tree would show. */
export const HEAD = 'Port Vale Gazette';

/** The long ones, of which setting and reading one takes half a minute, are for a soak. */
export const TYPESET: readonly OfficialInstrument[] = isThorough
  ? (Object.keys(officialTexts) as OfficialInstrument[])
  : ['au-act/ni2019-689', 'au-nsw/ltgame-2016'];

export async function readPrint(bytes: Uint8Array): Promise<Reading> {
  const pages: PageOfRows[] = [];
  for await (const page of readPdf(bytes)) pages.push(rowsOf(page));
  return readPages(layOut(pages));
}

/** Holds the tree read from print against the tree read from the text, and says how much of it is there. */
export async function expectSameTree(
  instrument: OfficialInstrument,
  producer: string,
  text: string,
  bytes: Uint8Array,
): Promise<void> {
  const found = await readPrint(bytes);
  const { labels, words, lost } = compareReadings(readingOf(text), found);
  const figures = `${(labels * 100).toFixed(2)} % of labels, ${(words * 100).toFixed(2)} % of words`;
  process.stdout.write(`${instrument}, ${producer}: ${figures}\n`);
  if (labels < 0.995 || words < 0.99)
    throw new Error(`${figures}; lost, among others:\n${lost.slice(0, 20).join('\n')}`);
  expect(found.furniture.filter((line) => line.text.includes(HEAD)).length).toBeGreaterThan(2);
  expect(JSON.stringify(found.clauses)).not.toContain(HEAD);
}
