import { hashSecret, isSecretOf, keyIn, newKey, parseKey, printKey } from '../../../src/app/access/key';
import { isLoopback } from '../../../src/app/access/loopback';
import { roleIncludes, ROLES } from '../../../src/app/access/role';

const base64 = (text: string): string => Buffer.from(text).toString('base64');

describe('a key', () => {
  const parts = { id: '00ff00ff00', secret: 'A_-'.repeat(14) + 'b' };
  const key = `hr_${parts.id}_${parts.secret}`;

  it('is printed and read as its two parts', () => {
    expect(printKey(parts)).toBe(key);
    expect(parseKey(key)).toEqual(parts);
  });

  it('has a secret of 32 random bytes', () => {
    const [one, two] = [newKey(), newKey()];
    expect(Buffer.from(one.secret, 'base64url')).toHaveLength(32);
    expect(parseKey(printKey(one))).toEqual(one);
    expect(one.secret).not.toBe(two.secret);
  });

  it.each([
    ['', undefined],
    [`Bearer ${key}`, parts],
    [`bearer  ${key} `, parts],
    [`Basic ${base64(`anna:${key}`)}`, parts],
    [`Basic ${base64(`:${key}`)}`, parts],
    [`Basic ${base64(`${key}:`)}`, undefined],
    [`Basic ${key}`, undefined],
    [`Bearer ${key}x`, undefined],
    [`Bearer ${key.slice(0, -1)}`, undefined],
    [`Bearer ${key.toUpperCase()}`, undefined],
    [`Digest ${key}`, undefined],
    [key, undefined],
  ])('is found in "%s"', (authorization, found) => {
    expect(keyIn(authorization)).toEqual(found);
  });

  it('is known again by the hash of its secret', () => {
    expect(hashSecret('x')).toBe('2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881');
    expect(isSecretOf('x', hashSecret('x'))).toBe(true);
    expect(isSecretOf('y', hashSecret('x'))).toBe(false);
    expect(isSecretOf('x', hashSecret('x').slice(1))).toBe(false);
    expect(isSecretOf('x', '')).toBe(false);
  });
});

it.each([
  ['127.0.0.1', true],
  ['127.255.255.254', true],
  ['::1', true],
  ['[::1]', true],
  ['0:0:0:0:0:0:0:1', true],
  ['localhost', true],
  ['LOCALHOST', true],
  ['0.0.0.0', false],
  ['::', false],
  ['128.0.0.1', false],
  ['126.255.255.255', false],
  ['::2', false],
  ['localhost.example', false],
  ['127.example', false],
  ['', false],
])('only this machine can reach %s: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});

it('every role includes reader, admin all, and the others themselves alone', () => {
  const includes = ROLES.map((held) => [held, ROLES.filter((needed) => roleIncludes(held, needed))]);
  expect(Object.fromEntries(includes)).toEqual({
    reader: ['reader'],
    officer: ['reader', 'officer'],
    inspector: ['reader', 'inspector'],
    designer: ['reader', 'designer'],
    admin: [...ROLES],
  });
});
