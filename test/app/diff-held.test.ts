import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Difference } from '../../src/core/differences/difference';
import type { InstrumentSource } from '../../src/core/rules/source';
import { diffHeld } from '../../src/app/diff-held';
import { ingest } from '../../src/app/ingest';
import { RulesService } from '../../src/app/rules-service';
import { registerDiff } from '../../src/cli/diff';
import { marksOf } from '../../src/core/exports/difference/said';
import { textWords } from '../../src/core/reading/meaning/clause-words';
import { wordRows } from '../../src/core/reading/meaning/word-rows';
import { sha256 } from '../../src/io/files/digest';
import type { Database } from '../../src/io/postgres/database';
import { storeSources } from '../../src/io/postgres/store/source-store';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { HARBOUR, HARBOUR_TEXT, harbourReading, harbourSource } from '../support/harbour';
import { commandIn } from '../support/in-process';
import { smallPdf } from '../support/small-pdf';

/** The rules as amended from 2022 on: a fleet has five decks, which clause 2.1 does not say, and a tie pays more. */
const AMENDED_TEXT = HARBOUR_TEXT.replace('means four decks', 'means five decks').replace('8 to 1', '10 to 1');
const amended = (): InstrumentSource => ({
  ...harbourSource('10 to 1'),
  compilation: '2022-01-01',
  inForce: { from: '2022-01-01' as never, basis: 'stated' },
  textSha256: sha256(AMENDED_TEXT),
  words: wordRows(textWords(harbourReading(AMENDED_TEXT).reading, sha256)),
});

describe('clauses compared from the store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hr-diff-'));
  let place: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    place = await createTestDatabase();
    database = await place.open();
    await storeSources(database.dataSource, harbourSource());
    await storeSources(database.dataSource, amended());
  });
  afterAll(async () => {
    await database.close();
    await place.drop();
    rmSync(folder, { recursive: true });
  });

  const diff = async (from: string, to: string, files = false): Promise<Difference> =>
    diffHeld(
      database.dataSource,
      await new RulesService(database.dataSource).current(),
      [from, to],
      { today: () => '2026-11-17' as never },
      { files },
    );
  const changes = ({ matched }: Difference) =>
    matched
      .filter(({ changed }) => changed)
      .map(({ from, words, ...match }) => [
        from[0]?.label,
        words.filter(({ kind }) => kind !== 'same').map(({ text }) => text.trim()),
        marksOf({ from, words, ...match }),
      ]);
  const OLD = `${HARBOUR}@2020-06-01`;
  const NEW = `${HARBOUR}@2022-01-01`;

  it('takes a version by its name or by a day on which it was in force, in our words where no text was ingested', async () => {
    const byName = await diff(OLD, NEW);
    expect(byName).toMatchObject({ versions: true, from: { words: 'statements' }, to: { compilation: '2022-01-01' } });
    expect(byName.facts.map(({ fact, from, to }) => [fact, from.value, to.value])).toEqual([
      ['tiePays', '8 to 1', '10 to 1'],
    ]);
    expect(changes(byName)).toContainEqual(['3.2', ['8 to 1', '10 to 1'], []]);
    const byDay = await diff(`${HARBOUR}@2021-12-31`, `${HARBOUR}@2024-05-05`);
    expect([byDay.facts, changes(byDay)]).toEqual([byName.facts, changes(byName)]);
    await expect(diff(OLD, `${HARBOUR}@2019-01-01`)).rejects.toThrow('is held in no version 2019-01-01');
  });

  it('takes rule sets by the hashes of their versions', async () => {
    const { book } = await new RulesService(database.dataSource).current();
    const [first, second] = book.ruleSets.map(({ version }) => version);
    const { facts, from, to } = await diff(first ?? '', second ?? '');
    expect(facts.map(({ fact }) => fact)).toEqual(['tiePays']);
    expect([from.compilation, to.compilation]).toEqual([undefined, '2022-01-01']);
  });

  it('takes the words of the law once both texts are in the store, and tells a change of meaning', async () => {
    await ingest(database.dataSource, harbourReading(HARBOUR_TEXT), 'test');
    expect((await diff(OLD, NEW)).from.words).toBe('statements');
    await ingest(database.dataSource, harbourReading(AMENDED_TEXT), 'test', { compilation: '2022-01-01' });
    const difference = await diff(OLD, NEW);
    expect([difference.from.words, difference.to.words]).toEqual(['official', 'official']);
    expect(changes(difference)).toEqual([
      ['1.1', ['four', 'five'], []],
      ['2.1', [], ['same words, other meaning']],
      ['3.2', ['8 to 1', '10 to 1'], []],
    ]);
    expect(difference.facts.map(({ fact }) => fact)).toEqual(['tiePays']);
  });

  it('holds a PDF against the text in the store, and the command does the same', async () => {
    const pdf = join(folder, 'harbour.pdf');
    const lines = AMENDED_TEXT.replace(/^#+ |\*\*/gm, '')
      .split('\n')
      .filter((line) => line !== '');
    writeFileSync(pdf, smallPdf(lines));
    const difference = await diff(OLD, pdf, true);
    expect(difference.to.words).toBe('official');
    expect(changes(difference)).toContainEqual(['3.2', ['8 to 1', '10 to 1'], []]);
    // A service reads no files of its machine.
    await expect(diff(OLD, pdf)).rejects.toThrow('is no side');

    const before = process.env['DATABASE_URL'];
    process.env['DATABASE_URL'] = place.url;
    try {
      const { code, lines: read } = await commandIn(registerDiff, ['diff', OLD, pdf, '--database', '--json']);
      const [answer] = read<{ sides: { words: string }[]; changed: { from: string }[] }>();
      expect([code, answer?.sides.map(({ words }) => words)]).toEqual([0, ['official', 'official']]);
      expect(answer?.changed.map(({ from }) => from)).toContain(`${HARBOUR}#rules/3.2`);
    } finally {
      if (before === undefined) delete process.env['DATABASE_URL'];
      else process.env['DATABASE_URL'] = before;
    }
  });
});
