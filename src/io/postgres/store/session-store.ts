import type { DataSource } from 'typeorm';

export interface NewSession {
  readonly tokenHash: string;
  readonly keyId: string;
  readonly expiresAt: Date;
}

/** Sessions one key has at a time; a person has a few browsers. */
const MOST_OF_A_KEY = 20;

/** Adds a session; those that are over are forgotten, and of one key the oldest that are too many. */
export async function addSession(dataSource: DataSource, { tokenHash, keyId, expiresAt }: NewSession): Promise<void> {
  await dataSource.transaction(async (manager) => {
    await manager.query('INSERT INTO session (token_hash, key_id, expires_at) VALUES ($1, $2, $3)', [
      tokenHash,
      keyId,
      expiresAt,
    ]);
    await manager.query(
      `DELETE FROM session WHERE expires_at <= now() OR token_hash IN
         (SELECT token_hash FROM session WHERE key_id = $1 ORDER BY begun_at DESC, token_hash OFFSET ${String(MOST_OF_A_KEY)})`,
      [keyId],
    );
  });
}

/** The id of the key that a session was begun with. */
export async function keyOfSession(dataSource: DataSource, tokenHash: string): Promise<string | undefined> {
  const [row] = await dataSource.query<{ keyId: string }[]>(
    'SELECT key_id AS "keyId" FROM session WHERE token_hash = $1 AND expires_at > now()',
    [tokenHash],
  );
  return row?.keyId;
}

export async function endSession(dataSource: DataSource, tokenHash: string): Promise<void> {
  await dataSource.query('DELETE FROM session WHERE token_hash = $1', [tokenHash]);
}
