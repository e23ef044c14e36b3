import type { DataSource, EntityManager } from 'typeorm';
import { Failure } from '../../../core/failures/failure';
import { sha256 } from '../../files/digest';
import { ApiKeyEntity, ApiKeyRevocationEntity } from '../entities/api-key.entity';
import { logChange } from './change-log';

export interface NewKey {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly secretHash: string;
  /** From then on it opens nothing; null where it is good until it is revoked. */
  readonly expiresAt: Date | null;
}

/** A key as it may be shown: nothing of its secret. */
export interface ListedKey {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly madeAt: Date;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
}

/** By this the log vouches for the hash of a secret without repeating it. */
const fingerprintOf = (secretHash: string): string => sha256(secretHash);

/** Adds a key and the entry that tells of it. Changes come one after another, so two of the same name cannot slip in together. */
export async function addKey(dataSource: DataSource, key: NewKey, who: string): Promise<void> {
  const { id, name, role, secretHash, expiresAt } = key;
  await dataSource.transaction(async (manager) => {
    const detail = {
      ...{ name, role, fingerprint: fingerprintOf(secretHash) },
      ...(expiresAt && { expires: expiresAt.toISOString() }),
    };
    const change = await logChange(manager, { who, action: 'make-key', subject: id, detail });
    const [holder] = await manager.query<{ id: string }[]>(
      `SELECT id FROM (${ACTIVE}) AS key WHERE name = $1 AND ("expiresAt" IS NULL OR "expiresAt" > now())`,
      [name],
    );
    if (holder)
      throw new Failure(
        'NAME_IN_USE',
        `The key ${holder.id} is already named "${name}"; choose another name, or revoke it first.`,
      );
    await manager.insert(ApiKeyEntity, { id, change, name, role, secretHash, expiresAt });
  });
}

/** From now on the key opens nothing; returns its name. */
export async function revokeKey(dataSource: DataSource, id: string, who: string): Promise<string> {
  return dataSource.transaction(async (manager) => {
    const key = await manager.findOneBy(ApiKeyEntity, { id });
    if (!key)
      throw new Failure('NO_SUCH_KEY', `There is no key "${id}"; house-rules keys list shows those that were made.`);
    const change = await logChange(manager, { who, action: 'revoke-key', subject: id, detail: { name: key.name } });
    if (await isRevoked(manager, id))
      throw new Failure('NO_SUCH_KEY', `The key ${id} of "${key.name}" is already revoked; nothing is left to do.`);
    await manager.insert(ApiKeyRevocationEntity, { keyId: id, change });
    return key.name;
  });
}

const isRevoked = (manager: EntityManager, id: string): Promise<boolean> =>
  manager.existsBy(ApiKeyRevocationEntity, { keyId: id });

/** Every key ever made, in the order in which they were. */
export const listKeys = (dataSource: DataSource): Promise<readonly ListedKey[]> =>
  dataSource.query<ListedKey[]>(
    `SELECT key.id, key.name, key.role, key.made_at AS "madeAt", key.expires_at AS "expiresAt", revocation.revoked_at AS "revokedAt"
     FROM api_key key LEFT JOIN api_key_revocation revocation ON revocation.key_id = key.id ORDER BY key.change`,
  );

/** The keys that were not revoked, for comparing a secret with; some may have expired. */
export const activeKeys = (dataSource: DataSource): Promise<readonly NewKey[]> => dataSource.query<NewKey[]>(ACTIVE);

/** Keys are never taken away, and the log tells of each: either is enough. */
export async function wasAnyKeyMade(dataSource: DataSource): Promise<boolean> {
  const [row] = await dataSource.query<{ made: boolean }[]>(
    `SELECT EXISTS (SELECT 1 FROM api_key) OR EXISTS (SELECT 1 FROM change_log WHERE action = 'make-key') AS made`,
  );
  return row?.made ?? false;
}

const ACTIVE = `
  SELECT id, name, role, secret_hash AS "secretHash", expires_at AS "expiresAt" FROM api_key
  WHERE NOT EXISTS (SELECT 1 FROM api_key_revocation WHERE key_id = api_key.id)`;
