import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadRuleSourcesInto } from '../../src/app/load-rule-sources';
import { knownAudit } from '../../src/app/auditing/manage-audit';
import { readInto } from '../../src/app/auditing/read-into';
import { auditFile } from '../../src/app/auditing/start-audit';
import { startWorker } from '../../src/app/auditing/worker';
import { watchAudit } from '../../src/app/auditing/audit-progress';
import { RulesService } from '../../src/app/rules-service';
import { inputFrom } from '../../src/io/files/rounds/round-bytes';
import { openDatabase } from '../../src/io/postgres/database';
import { startEmbeddedPostgres } from '../../src/io/postgres/embedded/server';
import { poolBeside } from '../../src/io/postgres/pool';
import { prepareQueue } from '../../src/io/queue/jobs';
import { workWhileKilling } from '../support/auditing/killing';
import { mixedRounds, ndjson } from '../support/auditing/rounds';
import { dataFolder } from '../support/served';
import { addressOf } from '../support/server-address';

/** `npm run soak:kill -- --kills 200 --seed 1`: audits while workers are killed, one audit after another, until there were so many kills. */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '20000' },
    workers: { type: 'string', default: '2' },
  },
});

const write = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function main(): Promise<void> {
  const [kills, seed, rounds, workers] = [values.kills, values.seed, values.rounds, values.workers].map(Number);
  if ([kills, seed, rounds, workers].some((number) => !Number.isInteger(number)))
    throw new Error('Give whole numbers.');
  const folder = dataFolder();
  const server = await startEmbeddedPostgres(folder.path);
  const databaseUrl = addressOf(server);
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  const { dataSource } = database;
  await loadRuleSourcesInto(dataSource);
  const pool = poolBeside(dataSource, 4);
  await prepareQueue(pool);
  const files = mkdtempSync(join(tmpdir(), 'hr-soak-'));
  try {
    const file = join(files, 'day.ndjson');
    writeFileSync(file, ndjson(mixedRounds(rounds ?? 0, 20)));
    const begin = async (): Promise<string> => {
      const input = inputFrom(file);
      const { audit, toRead } = await auditFile(dataSource, pool, input, undefined, { scope: {} }, 'soak');
      if (toRead) await readInto(dataSource, toRead, input, { mapping: undefined, letters: 100_000 });
      return audit;
    };
    const undisturbed = await begin();
    const worker = await startWorker(dataSource, new RulesService(dataSource), { threads: 1 });
    for await (const { state } of watchAudit(dataSource, undisturbed)) write(`undisturbed: ${state}`);
    await worker.stop();
    const { digest, result } = await knownAudit(dataSource, undisturbed);
    write(
      `undisturbed: ${String(result?.rounds)} rounds, ${String(result?.findings)} findings, digest ${String(digest)}`,
    );
    let killed = 0;
    let midway = 0;
    const tally = (hadJudged: boolean): void => {
      if (hadJudged) midway += 1;
    };
    for (let audits = 1; killed < (kills ?? 0); audits += 1) {
      const audit = await begin();
      killed += await workWhileKilling({
        ...{ dataSource, databaseUrl, audit, kills: (kills ?? 0) - killed, workers: workers ?? 1 },
        ...{ seed: (seed ?? 0) * 1000 + audits, longestMilliseconds: 400, onKill: tally },
      });
      const other = await knownAudit(dataSource, audit);
      const [row] = await dataSource.query<{ count: number }[]>(
        'SELECT count(*)::integer AS count FROM finding WHERE audit_id = $1',
        [audit],
      );
      const same = other.digest === digest && row?.count === result?.findings;
      write(
        `audit ${String(audits)}: ${String(killed)} kills so far, ${String(midway)} after parts were judged, ${same ? 'the same findings' : 'OTHER FINDINGS'}`,
      );
      if (!same) process.exitCode = 1;
    }
  } finally {
    await pool.end();
    await database.close();
    await server.stop();
    folder.remove();
    rmSync(files, { recursive: true, force: true });
  }
}

void main();
