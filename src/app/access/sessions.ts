import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { sha256 } from '../../io/files/digest';
import { addSession, endSession, keyOfSession } from '../../io/postgres/store/session-store';

/** A working day and what comes before and after it. */
export const SESSION_SECONDS = 12 * 60 * 60;
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** Who signed in with a key has its rights until the session ends, or the key does. */
export class Sessions {
  constructor(private readonly dataSource: DataSource) {}

  /** Begins one; returns its token, of which only a hash is kept. */
  async begin(keyId: string): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = new Date(Date.now() + SESSION_SECONDS * 1_000);
    await addSession(this.dataSource, { tokenHash: sha256(token), keyId, expiresAt });
    return token;
  }

  keyOf(token: string): Promise<string | undefined> {
    return TOKEN.test(token) ? keyOfSession(this.dataSource, sha256(token)) : Promise.resolve(undefined);
  }

  async end(token: string): Promise<void> {
    if (TOKEN.test(token)) await endSession(this.dataSource, sha256(token));
  }
}
