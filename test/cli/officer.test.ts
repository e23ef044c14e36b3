import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeSources } from '../../src/io/postgres/store/source-store';
import { houseRules } from '../support/command-line';
import { createLoadedDatabase, type TestDatabase } from '../support/database';
import { HARBOUR, HARBOUR_TEXT, harbourSource } from '../support/harbour';

describe('an officer at the command line', () => {
  let place: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    place = await createLoadedDatabase();
    folder = mkdtempSync(join(tmpdir(), 'hr-officer-'));
    const database = await place.open();
    await storeSources(database.dataSource, harbourSource());
    await database.close();
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await place.drop();
  });
  const run = (...args: string[]) => houseRules(args, { env: { DATABASE_URL: place.url } });
  const ingest = (text: string) => {
    const file = join(folder, 'zz-harbour-2020.txt');
    writeFileSync(file, text);
    return run('ingest', file, '--instrument', HARBOUR);
  };

  it('finds clauses by their words, also misspelt, and by filters', () => {
    const found = run('search', 'even', 'monney', '--instrument', HARBOUR, '--json');
    expect(found.lines()).toEqual([
      expect.objectContaining({
        citation: `${HARBOUR}#rules/3.1`,
        class: 'duty',
        state: 'covered',
        snippet: expect.stringContaining('<mark>even</mark> <mark>money</mark>') as string,
      }),
    ]);
    expect(found.err).toContain('looked for "money"');
    expect(run('search', 'x', '--class', 'duties')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--class is duty') as string,
    });
  });

  it('confirms or rejects what a new text made suspect', () => {
    expect(ingest(HARBOUR_TEXT.replace('8 to 1', '9 to 1')).code).toBe(0);
    const suspect = () => run('links', HARBOUR, '--state', 'suspect', '--database', '--json').lines();
    expect(suspect()).toMatchObject([{ fact: 'tiePays', because: [{ kind: 'words-changed' }] }]);
    const citation = `${HARBOUR}#rules/3.2`;
    expect(run('links', 'confirm', citation).code).toBe(2);
    const decided = run('links', 'reject', citation, '--by', 'Anna', '--note', 'the odds are others now', '--json');
    expect(decided.lines()).toMatchObject([
      { state: 'outstanding', reason: 'the odds are others now', review: { by: 'Anna', decision: 'rejected' } },
    ]);
    expect(suspect()).toEqual([]);
    const [row] = run('coverage', HARBOUR, '--by', 'instrument', '--database', '--json').lines();
    expect(row).toMatchObject({ clauses: 5, covered: 2, suspect: 0, outstanding: 1 });
  });

  it('records a date, and asks what was known before', async () => {
    const database = await place.open();
    const [now] = await database.dataSource.query<{ at: Date }[]>('SELECT clock_timestamp() AS at');
    await database.close();
    const recorded = run(
      'effect',
      HARBOUR,
      'begins',
      '--on',
      '2020-03-08',
      '--reason',
      'Gazetted late.',
      '--by',
      'Anna',
    );
    expect(recorded).toMatchObject({ code: 0, out: expect.stringMatching(/Recorded as change \d+/) as string });
    const tie = (...args: string[]) => run('facts', 'ZZ', 'baccarat', '--at', '2020-03-05', '--json', ...args);
    expect(tie('--database')).toMatchObject({ code: 2, err: expect.stringContaining('2020-03-08') as string });
    expect(tie('--known-at', now?.at.toISOString() ?? '').lines()).toContainEqual(
      expect.objectContaining({ fact: 'tiePays', value: '8 to 1' }),
    );
    expect(tie('--known-at', 'yesterday')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--known-at') as string,
    });
    expect(run('audit-log', 'verify').code).toBe(0);
  });

  it('exports the official words once they are in the store', () => {
    const exported = run('export', HARBOUR, '--format', 'markdown', '--database');
    expect(exported.code).toBe(0);
    expect(exported.out).toContain('odds of 9 to 1');
  });
});
