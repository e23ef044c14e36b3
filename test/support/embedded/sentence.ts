import { EmbeddedPostgresError } from '../../../src/io/postgres/embedded/embedded-error';

/** What a start that must fail says; fails the test if it starts, or if that is not one sentence with a next step. */
export async function complaintOf(start: Promise<unknown>): Promise<string> {
  const error: unknown = await start.then(
    () => new Error('it started'),
    (reason: unknown) => reason,
  );
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof EmbeddedPostgresError) && !message.includes('PostgreSQL')) throw error;
  expect(message).toMatch(/^[A-Z][^\n]*[^.]\.$/);
  expect(message).toMatch(/: [^\n]*(set DATABASE_URL to a PostgreSQL server of your own)\.$/);
  return message;
}
