import { auditedRounds } from '../../../src/app/auditing/audited-rounds';
import { auditStoredRounds } from '../../../src/app/auditing/start-audit';
import { RoundReplayer } from '../../../src/app/impact';
import { replayChunk, replayRounds } from '../../../src/app/replay-rounds';
import { todayIn } from '../../../src/app/today';
import { impactReport } from '../../../src/core/replaying/impact-report';
import type { RoundChunk } from '../../../src/io/files/rounds/round-chunk';
import { roundChunks } from '../../../src/io/files/rounds/round-chunks';
import { TestDesk } from '../../support/auditing/desk';
import { mixedRounds, ndjson } from '../../support/auditing/rounds';
import { houseRules } from '../../support/command-line';

const rounds = mixedRounds(400, 7).filter(({ game }) => game === 'baccarat' || game === 'roulette');

describe('an audit replayed under other rules', () => {
  let desk: TestDesk;
  let file: string;
  let audit: string;
  beforeAll(async () => {
    desk = await TestDesk.open();
    file = desk.file('day.ndjson', `${ndjson(rounds)}nonsense\n`);
    audit = await desk.begin(file);
  });
  afterAll(() => desk.close());

  const impactOf = async (chunks: AsyncIterable<RoundChunk>) => {
    const { book } = await desk.rules.current();
    const replayer = new RoundReplayer(book, 'AU-QLD', 'NZ', todayIn(book));
    const told: string[] = [];
    const errors: string[] = [];
    const impact = await replayRounds(chunks, (chunk) => replayChunk(replayer, chunk), {
      onFlips: (found) => {
        told.push(...found.map(({ round }) => round));
      },
      onError: ({ line, error }) => {
        errors.push(`${String(line)} ${error}`);
      },
    });
    return { told, errors, report: impactReport(impact, 'AU-QLD', 'NZ', errors.length) };
  };

  it('comes to what its file comes to', async () => {
    const { book } = await desk.rules.current();
    const ofAudit = await impactOf(auditedRounds(desk.database.dataSource, book, audit));
    expect(ofAudit).toEqual(await impactOf(roundChunks(file)));
    expect(ofAudit.report).toMatchObject({ rounds: rounds.length, errors: 1, from: 'AU-QLD', to: 'NZ' });
    expect(ofAudit.told.length).toBeGreaterThan(20);
  });

  it('is about no more than it is restricted to', async () => {
    const scope = { game: 'roulette', table: 'T1' };
    const restricted = await auditStoredRounds(desk.database.dataSource, { scope }, 'test');
    const { book } = await desk.rules.current();
    const { report } = await impactOf(auditedRounds(desk.database.dataSource, book, restricted));
    const own = rounds.filter(
      ({ game, table }) => game === 'roulette' && (table as { readonly id: string }).id === 'T1',
    ).length;
    expect([report.rounds, report.errors]).toEqual([own, 1]);
  });

  it('is told on the command line, and needs an audit that there is', () => {
    const env = { DATABASE_URL: desk.place.url };
    const ran = houseRules(['impact', 'AU-QLD', 'NZ', '--audit', audit, '--json'], { env });
    expect(ran.code).toBe(1);
    expect(ran.lines().at(-1)).toMatchObject({ from: 'AU-QLD', to: 'NZ', rounds: rounds.length, errors: 1 });
    const none = houseRules(['impact', 'AU-QLD', 'NZ', '--audit', 'none'], { env });
    expect([none.code, none.err]).toEqual([2, expect.stringContaining('There is no audit "none"')]);
  });
});
