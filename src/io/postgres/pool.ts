import { Pool, type PoolClient, type PoolConfig } from 'pg';
import type { DataSource } from 'typeorm';

interface Beside {
  /**
   * Whether the server answers before what was done lies on its disk. It keeps the order: what a crash takes back are the last moments
   * of all, as if they had not been. For work that is then done again.
   */
  readonly hasty?: boolean;
}

/** Further connections to the same database, for work that needs a connection itself: COPY, locks that last, the queue. */
export function poolBeside(dataSource: DataSource, most: number, { hasty = false }: Beside = {}): Pool {
  const { master } = dataSource.driver as unknown as { readonly master: { readonly options: PoolConfig } };
  // Asked for on the connection itself: a pooler between it and the server takes no such settings at the start.
  const onConnect = (client: PoolClient): unknown => client.query('SET synchronous_commit = off');
  const pool = new Pool({ ...master.options, max: most, ...(hasty && { onConnect }) });
  // A connection that breaks while nobody uses it is replaced by the next; one in use tells whoever uses it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
