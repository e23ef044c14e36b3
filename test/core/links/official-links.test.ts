import { join } from 'node:path';
import { parse } from 'yaml';
import { readFileSync } from 'node:fs';
import type { Link } from '../../../src/core/links/link';
import { linksOf } from '../../../src/core/links/links-of';
import { textWords } from '../../../src/core/reading/meaning/clause-words';
import { readInstrument } from '../../../src/core/reading/read-instrument';
import { buildRuleSets } from '../../../src/core/rules/rule-set';
import type { BookSource } from '../../../src/core/rules/source';
import { sha256 } from '../../../src/io/files/digest';
import { ruleSourcesFolder } from '../../../src/io/files/project-root';
import { bookSchema } from '../../../src/io/files/source-schemas';
import { readWords } from '../../../src/io/files/words-file';
import { describeOfficial } from '../../support/official-texts';
import { readingOf } from '../../support/read-once';
import { readNswSource } from '../../support/rounds/nsw-source';

const ID = 'au-nsw/ltgame-2016';
const home = join(ruleSourcesFolder(), ID);
const file = (...path: readonly string[]): string => readFileSync(join(home, ...path), 'utf8');

describeOfficial(ID, 'the links of the New South Wales order of 2016', (text) => {
  const held = readNswSource(ID, file('instrument.yaml'), file('facts', 'rules.yaml'));
  const clausesOf = (book: string): BookSource['clauses'] => bookSchema.parse(parse(file('books', `${book}.yaml`)));
  const source = {
    ...held,
    words: readWords(home),
    books: held.books.map((book) => ({ ...book, clauses: clausesOf(book.id) })),
  };
  const { ruleSets } = buildRuleSets(source, sha256);
  const linksWith = (changed?: string): readonly Link[] => {
    const words = changed === undefined ? [] : [[ID, textWords(readInstrument(changed), sha256)] as const];
    return linksOf({ sources: [source], ruleSets, textWords: new Map(words), reviews: [] });
  };
  const suspect = (changed: string): readonly string[] =>
    linksWith(changed).flatMap(({ state, clause, fact = '–' }) =>
      state === 'suspect' ? [`${clause.replace(`${ID}#rules/`, '')} ${fact}`] : [],
    );

  test('are as verified where the very text, or the same words otherwise spaced, is ingested', () => {
    expect(linksWith(text())).toEqual(linksWith());
    expect(linksWith(text().replaceAll(' the ', '  the '))).toEqual(linksWith());
  });

  test('are suspect for one clause alone where one figure of it is tampered with', () => {
    expect(suspect(text().replace('or 19 to 20;', 'or 18 to 20;'))).toEqual(['8.4.2 bankerPays']);
    expect(suspect(text().replace('Tie at the odds of 8 to 1', 'Tie at the odds of 9 to 1'))).toEqual([
      '8.4.3 tiePays',
    ]);
  });

  test('are suspect for the items of a list, and no others, where the words that open it are tampered with', () => {
    const opening = readingOf(text()).clauses.find(({ book, label }) => book === 'rules' && label === '8.4');
    const changed = text().split('\n');
    const at = (opening?.blocks[0]?.line ?? 0) - 1;
    changed[at] = `${changed[at] ?? ''} Invented words:`;
    const labels = new Set(suspect(changed.join('\n')).map((one) => one.split(' ')[0] ?? ''));
    expect([...labels]).toEqual(['8.4', '8.4.1', '8.4.2', '8.4.3']);
  });

  test('are suspect for every clause that uses a definition that was tampered with', () => {
    const row = source.words?.findIndex((one) => one.includes('“wagering period”')) ?? -1;
    const clauses = source.words?.filter((one) => !one.includes('“')).length ?? 0;
    const number = String(row - clauses + 1);
    const users = (source.words ?? []).flatMap((one) => {
      const [, label = '', , , terms = ''] = one.split('\t');
      return terms.split(' ').includes(number) && !label.includes('“') ? [label] : [];
    });
    const definition = readingOf(text()).definitions.find(({ term }) => term === 'wagering period');
    const changed = text().split('\n');
    const at = (definition?.line ?? 0) - 1;
    changed[at] = `${changed[at] ?? ''} Invented words.`;
    const labels = new Set(suspect(changed.join('\n')).map((one) => one.split(' ')[0] ?? ''));
    expect(users.length).toBeGreaterThan(3);
    expect([...labels].sort()).toEqual([...new Set([...users, '1.1'])].sort());
  });
});
