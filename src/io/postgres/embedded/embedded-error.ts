/** A start or stop of the embedded database that failed. The message is one sentence: the thing, the place, the next step. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

/** The next step that is always open; ends a sentence. */
export const OWN_SERVER = 'set DATABASE_URL to a PostgreSQL server of your own';

/** Why something failed, as few words inside a sentence: the first line, without its full stop. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.trim().split('\n')[0] ?? '').replace(/\.$/, '');
}
