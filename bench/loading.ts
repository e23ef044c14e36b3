import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadRuleSourcesInto } from '../src/app/load-rule-sources';
import { openDatabase } from '../src/io/postgres/database';
import { currentSources } from '../src/io/postgres/store/source-store';

/** All rule sources into an empty database, and out of it again as the service does when it starts. */
export async function benchLoading(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hr-bench-'));
  chmodSync(folder, 0o755);
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder });
  try {
    const loaded = await seconds(() => loadRuleSourcesInto(database.dataSource));
    const read = await seconds(() => currentSources(database.dataSource));
    console.log(`all rule sources into the store ${loaded.toFixed(2)} s   (under 5), out of it ${read.toFixed(2)} s`);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = process.hrtime.bigint();
  await work();
  return Number(process.hrtime.bigint() - start) / 1e9;
}
