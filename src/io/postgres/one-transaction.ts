import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';

/**
 * Does everything that is asked of a data source of one's own in a single transaction, whoever asks: what begins a transaction of its own
 * gets a part of this one. All of it is kept when the work returns, and nothing when it throws.
 */
export async function inOneTransaction<T>(
  dataSource: DataSource,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const runner = dataSource.createQueryRunner();
  const release = runner.release.bind(runner);
  const client = (await runner.connect()) as PoolClient;
  const createQueryRunner = dataSource.createQueryRunner.bind(dataSource);
  await runner.startTransaction();
  try {
    runner.release = () => Promise.resolve();
    dataSource.createQueryRunner = () => runner;
    const done = await work(client);
    await runner.commitTransaction();
    return done;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    dataSource.createQueryRunner = createQueryRunner;
    runner.release = release;
    await release();
  }
}
