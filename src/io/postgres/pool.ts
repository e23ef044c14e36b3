import { Pool, type PoolConfig } from 'pg';
import type { DataSource } from 'typeorm';

/** Further connections to the same database, for work that needs a connection itself: COPY, locks that last, the queue. */
export function poolBeside(dataSource: DataSource, most: number): Pool {
  const { master } = dataSource.driver as unknown as { readonly master: { readonly options: PoolConfig } };
  const pool = new Pool({ ...master.options, max: most });
  // A connection that breaks while nobody uses it is replaced by the next; one in use tells whoever uses it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
