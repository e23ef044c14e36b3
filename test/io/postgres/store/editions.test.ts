import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ingest } from '../../../../src/app/ingest';
import { readOfficialText } from '../../../../src/app/read-official-text';
import type { InstrumentSource } from '../../../../src/core/rules/source';
import type { Database } from '../../../../src/io/postgres/database';
import { RuleBook } from '../../../../src/app/rule-book';
import { findHeldClauses, type ClauseFilter } from '../../../../src/app/find-clauses';
import { RulesService } from '../../../../src/app/rules-service';
import { officialWords } from '../../../../src/io/postgres/store/printed-reader';
import { currentSources, storeSources } from '../../../../src/io/postgres/store/source-store';
import { createTestDatabase, type TestDatabase } from '../../../support/database';
import { ruleSources } from '../../../support/rule-sources';
import { TINY_TEXT } from '../../../support/tiny-instrument';

const sources = ruleSources();
const source = sources.find(({ id }) => id === 'au-nsw/ltgame-2016');
if (!source) throw new Error('no rule sources');

describe('editions', () => {
  let place: TestDatabase;
  let database: Database;
  let folder: string;

  beforeEach(async () => {
    place = await createTestDatabase();
    database = await place.open();
    folder = mkdtempSync(join(tmpdir(), 'hr-editions-'));
  });
  afterEach(async () => {
    await database.close();
    await place.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const rows = async (table: string): Promise<number> => {
    const [row] = await database.dataSource.query<{ count: string }[]>(`SELECT count(*) FROM ${table}`);
    return Number(row?.count);
  };
  const ingestText = async (text: string, name = 'zz-harbour-2020.txt') => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return ingest(database.dataSource, await readOfficialText(file, sources), 'test');
  };

  const held = () => new RulesService(database.dataSource).current();
  const wordsOf = async (clauses: readonly { readonly textId: number | null }[]) => {
    const ids = clauses.map(({ textId }) => textId ?? 0);
    const rows = await officialWords(database.dataSource, ids);
    return ids.map((id) => rows.find((row) => row.id === id)?.text);
  };

  it('keep rule sources exactly as they were given', async () => {
    expect(await storeSources(database.dataSource, source)).toBe(true);
    const withoutAbsent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
    const emptyTerms = (kept: InstrumentSource): unknown =>
      withoutAbsent({
        ...kept,
        books: kept.books.map((book) => ({
          ...book,
          clauses: book.clauses.map((clause) => ({ ...clause, defines: clause.defines ?? [] })),
        })),
      });
    expect((await currentSources(database.dataSource)).map(emptyTerms)).toEqual([source].map(emptyTerms));
  });

  it('give rule sets of the same versions as the files do', async () => {
    for (const one of sources) await storeSources(database.dataSource, one);
    const versionsOf = (all: readonly InstrumentSource[]): readonly string[] =>
      new RuleBook(all).ruleSets.map(({ name, version }) => `${name} ${version}`).sort();
    expect(versionsOf(await currentSources(database.dataSource))).toEqual(versionsOf(sources));
  });

  it('keep both clauses of a number that the drafter used twice, each with a citation of its own', async () => {
    await ingestText('1. Lamps\n\n1.1 A lamp is lit.\n\n1.2 It is white.\n\n1.2 It is round.\n\n1.3 It is clean.\n');
    const { clauses } = await held();
    const [{ instrument } = { instrument: '' }, ...rest] = clauses.all;
    expect(rest.map(({ label }) => label)).toEqual(['1.1', '1.2', '1.2[2]', '1.3']);
    expect(await wordsOf(rest)).toEqual(['A lamp is lit.', 'It is white.', 'It is round.', 'It is clean.']);
    expect(clauses.at(`${instrument}#rules/1.2`)).toBe(rest[1]);
    expect(clauses.at(`${instrument}#rules/1.2[2]`)).toBe(rest[2]);
  });

  it('do not grow when the same rule sources come again, and do when they go back to an earlier state', async () => {
    const changed = { ...source, title: 'Another title' };
    expect(await storeSources(database.dataSource, source)).toBe(true);
    expect(await storeSources(database.dataSource, source)).toBe(false);
    expect(await storeSources(database.dataSource, changed)).toBe(true);
    expect(await storeSources(database.dataSource, source)).toBe(true);
    expect(await rows('edition')).toBe(3);
    expect((await currentSources(database.dataSource))[0]?.title).toBe(source.title);
  });

  it('take an official text once, however often it is ingested', async () => {
    const first = await ingestText(TINY_TEXT);
    expect(first).toMatchObject({ instrument: 'zz/zz-harbour-2020', books: 1, clauses: 8, unplaced: 0, changed: true });
    const clauses = await rows('clause');
    expect(await ingestText(TINY_TEXT)).toMatchObject({ changed: false, clauses: 8 });
    expect(await rows('edition')).toBe(1);
    expect(await rows('clause')).toBe(clauses);
  });

  it('take one of two simultaneous ingests of the same text', async () => {
    const answers = await Promise.all([ingestText(TINY_TEXT), ingestText(TINY_TEXT)]);
    expect(answers.map(({ changed }) => changed).sort()).toEqual([false, true]);
    expect(await rows('edition')).toBe(1);
  });

  it('store nothing at all when a part of a text cannot be stored', async () => {
    await database.dataSource.query('DROP TABLE clause_reference');
    await expect(ingestText(TINY_TEXT)).rejects.toThrow(/clause_reference/);
    expect([await rows('instrument'), await rows('edition'), await rows('clause')]).toEqual([0, 0, 0]);
  });

  it('show the official words beside the statement once the text is there', async () => {
    const mine: InstrumentSource = {
      ...source,
      id: 'zz/zz-harbour-2020',
      books: [
        {
          id: 'rules',
          clauses: [{ label: '1.1', heading: 'Decks', class: 'duty', says: 'Four decks are used.' }],
          facts: [],
          conflicts: [],
        },
      ],
    };
    await storeSources(database.dataSource, mine);
    const citation = 'zz/zz-harbour-2020#rules/1.1';
    expect((await held()).clauses.at(citation)).toMatchObject({ statement: 'Four decks are used.', textId: null });
    await ingestText(TINY_TEXT);
    const clause = (await held()).clauses.at(citation);
    expect(clause).toMatchObject({ statement: 'Four decks are used.', line: 5 });
    expect(await wordsOf(clause ? [clause] : [])).toEqual(['The harbour game is played with four decks of cards.']);
  });

  it('list clauses in document order', async () => {
    await ingestText(TINY_TEXT);
    const labels = (await held()).clauses.all.map(({ label }) => label);
    expect(labels).toEqual(['1', '1.1', '1.2', '2', '2.1', '2.1.1', '2.1.2', '2.2']);
  });

  it('find clauses by the words of the text and of the statement, and by where they stand', async () => {
    await ingestText(TINY_TEXT);
    const known = await held();
    const labels = async (search: string, filter: ClauseFilter = {}) =>
      (await findHeldClauses(database.dataSource, known, filter, search)).clauses.map(({ label }) => label);
    expect(await labels('wager')).toEqual(expect.arrayContaining(['2.1', '2.2']));
    expect(await labels('"wooden box"')).toEqual(['1.2']);
    expect(await labels('decks -wooden')).toEqual(['1.1']);
    expect(await labels("it's % _ ' OR 1=1 --")).toEqual([]);
    expect(await labels('anchor', { jurisdiction: 'ZZ', book: 'rules' })).toEqual(['2.1.2']);
    expect(await labels('', { jurisdiction: 'AU-NSW' })).toEqual([]);
    // A misspelt word is put right; one that is like no other finds nothing.
    expect(await labels('lighthuose')).toEqual(['2.1.1']);
    expect(await labels('zeppelin')).toEqual([]);
  });
});
