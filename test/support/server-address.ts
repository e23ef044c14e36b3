import type { EmbeddedServer } from '../../src/io/postgres/embedded/server';

/** What DATABASE_URL says of a server that was started for a test. */
export const addressOf = ({ connection: { host, port, user, database } }: EmbeddedServer): string =>
  `postgresql://${user}@${encodeURIComponent(host)}:${String(port)}/${database}`;
