import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A key in its two parts: the id may be told to anyone, the secret is known to its holder alone. */
export interface KeyParts {
  readonly id: string;
  readonly secret: string;
}

const ID_BYTES = 5;
const SECRET_BYTES = 32;
/** The id is hexadecimal, so the first underscore after it ends it; the secret is 43 characters of base64url. */
const KEY = /^hr_([0-9a-f]{10})_([\w-]{43})$/;

export const newKey = (): KeyParts => ({
  id: randomBytes(ID_BYTES).toString('hex'),
  secret: randomBytes(SECRET_BYTES).toString('base64url'),
});

export const printKey = ({ id, secret }: KeyParts): string => `hr_${id}_${secret}`;

export function parseKey(text: string): KeyParts | undefined {
  const [, id, secret] = KEY.exec(text) ?? [];
  return id === undefined || secret === undefined ? undefined : { id, secret };
}

/**
 * What is kept of a secret. A slow hash protects what people think up; these are 256 random bits, which nobody can try
 * out however fast the hash is, and a slow one would be paid by every request.
 */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Takes the same time wherever the hashes begin to differ. */
export function isSecretOf(secret: string, hash: string): boolean {
  const [shown, kept] = [Buffer.from(hashSecret(secret)), Buffer.from(hash)];
  return shown.length === kept.length && timingSafeEqual(shown, kept);
}

/** The key in an `Authorization` header: a bearer's, or the password that a browser asked for, whatever the user name. */
export function keyIn(authorization: string): KeyParts | undefined {
  const [scheme = '', credentials = ''] = authorization.trim().split(/\s+/);
  if (/^bearer$/i.test(scheme)) return parseKey(credentials);
  if (!/^basic$/i.test(scheme)) return undefined;
  const decoded = Buffer.from(credentials, 'base64').toString('utf8');
  return parseKey(decoded.slice(decoded.indexOf(':') + 1));
}
