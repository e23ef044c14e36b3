import { accountsIn } from '../../../src/io/machine/peer-account';
import { readExpiry } from '../../../src/app/access/expiry';
import { isOwnSite } from '../../../src/app/access/own-site';
import { Proxies } from '../../../src/app/access/proxies';
import { isTooMany, RefusedKeys } from '../../../src/app/access/refused-keys';
import { sessionCookie } from '../../../src/app/access/session-cookie';

const NOW = new Date('2026-11-18T12:00:00Z');

describe('the end of a key', () => {
  it.each([
    ['1', '2026-11-19T12:00:00.000Z'],
    ['3650', '2036-11-15T12:00:00.000Z'],
    ['2026-11-18', '2026-11-19T00:00:00.000Z'],
    ['2028-02-29', '2028-03-01T00:00:00.000Z'],
  ])('%s is %s', (text, end) => {
    expect(readExpiry(text, NOW).toISOString()).toBe(end);
  });

  it.each(['0', '3651', '-1', '1.5', '', 'soon', '2027-02-29', '2027-13-01', '2026-11-17', '31/01/2027', '2027-1-31'])(
    'is not "%s"',
    (text) => {
      expect(() => readExpiry(text, NOW)).toThrow(/is no end of a key; give its last day|would be over already/);
    },
  );
});

describe('the address of a client', () => {
  const clientOf = (peer: string, said: string | undefined, trusted: readonly string[]): string =>
    new Proxies(trusted).clientOf({
      headers: { ...(said !== undefined && { 'x-forwarded-for': said }) },
      socket: { remoteAddress: peer },
    } as Parameters<Proxies['clientOf']>[0]);

  it.each([
    ['that of the peer', '203.0.113.9', '198.51.100.1', [], '203.0.113.9'],
    ['that of a peer nobody trusts', '203.0.113.9', '198.51.100.1', ['10.0.0.0/8'], '203.0.113.9'],
    ['what a trusted proxy says', '10.1.2.3', '198.51.100.1', ['10.0.0.0/8'], '198.51.100.1'],
    ['over a socket for both', '::ffff:10.1.2.3', '198.51.100.1', ['10.0.0.0/8'], '198.51.100.1'],
    ['the last of the list', '10.1.2.3', '1.1.1.1, 198.51.100.1', ['10.0.0.0/8'], '198.51.100.1'],
    ['what the first of two proxies says', '10.1.2.3', '1.1.1.1,198.51.100.1,10.9.9.9', ['10.0.0.0/8'], '198.51.100.1'],
    ['with its port', '127.0.0.1', '198.51.100.1:41000', ['127.0.0.1'], '198.51.100.1'],
    ['of IPv6', '::1', '2001:db8::7', ['::1'], '2001:db8::7'],
    ['of IPv6 with its port', '::1', '[2001:db8::7]:41000', ['::1'], '2001:db8::7'],
    ['that of the proxy where it says nothing', '10.1.2.3', undefined, ['10.0.0.0/8'], '10.1.2.3'],
    ['that of the proxy where it says nonsense', '10.1.2.3', '1.1.1.1, unknown', ['10.0.0.0/8'], '10.1.2.3'],
  ])('is %s', (_, peer, said, trusted, client) => {
    expect(clientOf(peer, said, trusted)).toBe(client);
  });
});

describe('refused keys', () => {
  it('are too many after twenty in a minute', () => {
    let now = 0;
    const refused = new RefusedKeys(() => now);
    for (let count = 1; count <= 20; count += 1) expect(isTooMany(refused.count('203.0.113.7').count)).toBe(false);
    now = 59_999;
    expect(refused.count('203.0.113.7')).toEqual({ count: 21, seconds: 1 });
    expect(refused.count('203.0.113.8')).toEqual({ count: 1, seconds: 60 });
    now = 60_000;
    expect(refused.count('203.0.113.7')).toEqual({ count: 1, seconds: 60 });
  });

  it('are counted together for a /64 of IPv6, however its addresses are written', () => {
    const refused = new RefusedKeys(() => 0);
    const counts = ['2001:db8::1', '2001:db8:0:0:7::1', '2001:db8:0:0:1:2:3:4'].map((one) => refused.count(one).count);
    expect(counts).toEqual([1, 2, 3]);
    expect(refused.count('2001:db8:0:1::1').count).toBe(1);
    expect(refused.count('::1').count).toBe(1);
  });

  it('are remembered of ten thousand clients, the latest', () => {
    const refused = new RefusedKeys(() => 0);
    refused.count('first');
    refused.count('second');
    refused.count('first');
    for (let client = 0; client < 9_999; client += 1) refused.count(String(client));
    expect(refused.size).toBe(10_000);
    expect(refused.count('first').count).toBe(3);
    expect(refused.count('second').count).toBe(1);
    expect(refused.size).toBe(10_000);
  });
});

describe('a page of this service', () => {
  it.each([
    [undefined, 'any', undefined, true],
    ['http://127.0.0.1:4000', '127.0.0.1:4000', undefined, true],
    ['http://127.0.0.1:4001', '127.0.0.1:4000', undefined, false],
    ['https://rules.example', '127.0.0.1:4000', 'https://rules.example', true],
    ['http://rules.example', '127.0.0.1:4000', 'https://rules.example', false],
    ['https://rules.example.elsewhere.example', '127.0.0.1:4000', 'https://rules.example', false],
    ['null', '127.0.0.1:4000', 'https://rules.example', false],
  ])('of origin %s, called %s, public at %s: %s', (origin, host, publicUrl, isOwn) => {
    expect(isOwnSite({ host, ...(origin !== undefined && { origin }) }, publicUrl)).toBe(isOwn);
  });
});

describe('the cookie of a session', () => {
  it('goes over TLS alone where the service is called over it', () => {
    const cookie = sessionCookie('https://rules.example');
    expect(cookie.write('t')).toBe('__Host-house-rules=t; Path=/; HttpOnly; SameSite=Strict; Max-Age=43200; Secure');
    expect(cookie.read('house-rules=no; __Host-house-rules=yes')).toBe('yes');
    expect(sessionCookie('http://10.0.0.5').write('t')).not.toContain('Secure');
    expect(sessionCookie(undefined).read('x-house-rules=1; other=2')).toBeUndefined();
  });
});

describe('the account of whoever asks', () => {
  const TABLE = [
    '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode',
    '   0: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 4001 1 0000 100 0 0 10 0',
    '   1: 0100007F:A001 0100007F:1F90 01 00000000:00000000 02:00000F2A 00000000    33        0 4002 2 0000 20 4 30 10 -1',
    '   2: 0100007F:1F90 0100007F:A001 01 00000000:00000000 02:00000F2A 00000000  1000        0 4003 2 0000 20 4 30 10 -1',
    '   3: 0100007F:A002 0100007F:1F90 06 00000000:00000000 03:00000F2A 00000000     0        0 0 3 0000',
  ].join('\n');

  it.each([
    [0xa001, [33]],
    [0xa002, []],
    [0xa003, []],
  ])('is that of the socket at its end: port %i', (remote, accounts) => {
    expect(accountsIn(TABLE, { local: 8080, remote })).toEqual(accounts);
  });
});
