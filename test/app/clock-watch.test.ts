import { ClockWatch } from '../../src/app/clock-watch';
import type { Database } from '../../src/io/postgres/database';
import { logChange } from '../../src/io/postgres/store/change-log';
import { createTestDatabase, type TestDatabase } from '../support/database';

describe('a clock that was set', () => {
  let place: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    place = await createTestDatabase();
    database = await place.open();
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await database.close();
    await place.drop();
  });

  /** The machine's own, which may be ahead of the database's, and by how much it is set on while a service runs. */
  const watched = (ahead: number): { readonly watch: ClockWatch; readonly set: (by: number) => void } => {
    let by = ahead;
    const own = { timeOfDay: () => Date.now() + by, sinceStart: () => performance.now() };
    return { watch: new ClockWatch(database.dataSource, own), set: (further) => (by += further) };
  };

  it.each([
    [9_000, 0],
    [-9_000, 0],
    [11_000, 1],
    [-11_000, 1],
  ])('is told where it is %i ms before that of the database: %i sentences', async (ahead, sentences) => {
    const { watch } = watched(ahead);
    expect(await watch.look()).toHaveLength(sentences);
    for (const sentence of watch.faults) expect(sentence).toMatch(/^The clock of this machine says \S+Z and that of /);
  });

  it.each([
    [60_000, 'ahead by 60 s'],
    [-60_000, 'back by 60 s'],
  ])('is told when it goes %i ms on at once, though the database says nothing', async (by, words) => {
    const { watch, set } = watched(by < 0 ? 9_000 : -9_000);
    expect(await watch.look()).toEqual([]);
    set(by);
    expect((await watch.look()).join('\n')).toContain(`The clock of this machine was set ${words} while`);
    set(-by);
    expect((await watch.look()).join('\n')).toMatch(/was set (ahead|back) by 60 s/);
    expect(await watch.look()).toEqual([]);
  });

  it('is told where the log is ahead of it, and puts no later entry before an earlier one', async () => {
    const { dataSource } = database;
    const change = { who: 'test', action: 'make-key', subject: 'a' } as const;
    const first = await dataSource.transaction((manager) => logChange(manager, change));
    // As the clock would have made it that was an hour ahead.
    await dataSource.query('ALTER TABLE change_log DISABLE TRIGGER USER');
    await dataSource.query(`UPDATE change_log SET at = at + interval '1 hour' WHERE seq = $1`, [first]);
    await dataSource.query('ALTER TABLE change_log ENABLE TRIGGER USER');
    const second = await dataSource.transaction((manager) => logChange(manager, change));
    const [one, other] = await dataSource.query<{ seq: number; at: Date }[]>(
      'SELECT seq, at FROM change_log ORDER BY at, seq',
    );
    expect([one?.seq, other?.seq]).toEqual([first, second]);
    expect(await watched(0).watch.look()).toEqual([
      expect.stringMatching(
        /^The newest entry of the log is of \S+Z, and the clock of the database says \S+Z: it was /,
      ),
    ]);
  });
});
