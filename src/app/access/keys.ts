import type { DataSource } from 'typeorm';
import { Failure } from '../../core/failures/failure';
import { addKey } from '../../io/postgres/store/key-store';
import { hashSecret, newKey, printKey } from './key';
import { isRole, ROLES, type Holder, type Role } from './role';

/** Ways in that the log names where no key was used; a key of such a name would make its changes look like theirs. */
export const OPEN_SERVICE: Holder = { name: 'open service', role: 'admin' };
export const COMMAND_LINE = 'command line';
const NOT_NAMES = [OPEN_SERVICE.name, COMMAND_LINE, 'rule sources', 'migration'];
const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N} .@'’_-]{0,78}[\p{L}\p{N}.])?$/u;

export interface MadeKey {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  /** Undefined: it is good until it is revoked. */
  readonly expires: Date | undefined;
  /** The whole key; it is known only now and nowhere kept. */
  readonly key: string;
}

/** Makes a key; all that is kept of its secret is a hash. */
export async function makeKey(
  dataSource: DataSource,
  name: string,
  role: string,
  who: string,
  expires?: Date,
): Promise<MadeKey> {
  if (!isRole(role))
    throw new Failure('BAD_ARGUMENT', `"${role}" is no role; a key is made for one of ${ROLES.join(', ')}.`);
  if (!NAME.test(name))
    throw new Failure(
      'BAD_ARGUMENT',
      `"${name}" cannot name a key; use up to 80 letters, digits, blanks and . @ ' _ -, beginning with a letter or a digit.`,
    );
  if (NOT_NAMES.includes(name.toLowerCase()))
    throw new Failure(
      'BAD_ARGUMENT',
      `"${name}" is what the log calls changes made without a key; choose another name.`,
    );
  const parts = newKey();
  await addKey(
    dataSource,
    { id: parts.id, name, role, secretHash: hashSecret(parts.secret), expiresAt: expires ?? null },
    who,
  );
  return { id: parts.id, name, role, expires, key: printKey(parts) };
}
