/** A process of its own with a launcher in it; the tests tell it over the channel what to do. */
import { Client } from 'pg';
import {
  type EmbeddedOptions,
  type EmbeddedServer,
  startEmbeddedPostgres,
} from '../../../src/io/postgres/embedded/server';

export type Order =
  | { readonly do: 'start'; readonly folder: string; readonly options: EmbeddedOptions }
  | { readonly do: 'query'; readonly sql: string }
  | { readonly do: 'stop' }
  | { readonly do: 'let go' };

export type Answer = { readonly value: unknown } | { readonly error: string };

let server: EmbeddedServer | undefined;

async function obey(order: Order): Promise<unknown> {
  if (order.do === 'start') {
    server = await startEmbeddedPostgres(order.folder, order.options);
    return { connection: server.connection, pid: server.pid, adopted: server.adopted };
  }
  if (order.do === 'stop') return server?.stop();
  if (order.do === 'let go') {
    setImmediate(() => process.disconnect()); // nothing but the claim is left open
    return undefined;
  }
  const client = new Client(server?.connection);
  client.on('error', () => undefined); // the query fails as well
  await client.connect();
  try {
    return (await client.query(order.sql)).rows;
  } finally {
    await client.end();
  }
}

process.on('SIGINT', () => undefined); // an application closes when it is ready to, not at once
process.on('message', (order: Order) => {
  obey(order).then(
    (value) => process.send?.({ value }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  );
});
