import { readConfig } from '../../src/app/config';

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({}, '/checkout')).toEqual({
      host: '127.0.0.1',
      port: undefined,
      publicUrl: undefined,
      trustedProxies: [],
      databaseUrl: undefined,
      dataDir: '/checkout/.data',
      explorer: true,
      introspection: true,
      queryMilliseconds: 10_000,
      uploadMegabytes: 64,
      roundsMegabytes: 20_000,
      unpackedMegabytes: 200_000,
      auditThreads: 1,
      logLevel: 'info',
      metrics: undefined,
    });
  });

  it.each([
    [{ EXPLORER: 'off' }, { explorer: false, introspection: false }],
    [
      { EXPLORER: 'off', INTROSPECTION: 'on' },
      { explorer: false, introspection: true },
    ],
    [
      { EXPLORER: 'on', INTROSPECTION: 'off' },
      { explorer: true, introspection: false },
    ],
    [
      { EXPLORER: '', INTROSPECTION: '' },
      { explorer: true, introspection: true },
    ],
    [{ QUERY_SECONDS: '1' }, { queryMilliseconds: 1_000 }],
    [{ QUERY_SECONDS: '3600' }, { queryMilliseconds: 3_600_000 }],
    [{ UPLOAD_MB: '1024' }, { uploadMegabytes: 1_024 }],
    [{ ROUNDS_MB: '999999' }, { roundsMegabytes: 999_999 }],
    [{ UNPACKED_MB: '1' }, { unpackedMegabytes: 1 }],
    [{ LOG_LEVEL: 'debug' }, { logLevel: 'debug' }],
    [{ METRICS_PORT: '9464' }, { metrics: { host: '127.0.0.1', port: 9_464 } }],
    [{ METRICS_PORT: '0', METRICS_HOST: '0.0.0.0' }, { metrics: { host: '0.0.0.0', port: 0 } }],
    [{ AUDIT_THREADS: '0' }, { auditThreads: 0 }],
    [{ AUDIT_THREADS: '64' }, { auditThreads: 64 }],
    [{ PUBLIC_URL: 'https://rules.example' }, { publicUrl: 'https://rules.example' }],
    [{ PUBLIC_URL: 'http://10.0.0.5:8080/' }, { publicUrl: 'http://10.0.0.5:8080' }],
    [{ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1' }, { trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1'] }],
  ])('reads %j', (environment, expected) => {
    expect(readConfig(environment, '/checkout')).toMatchObject(expected);
  });

  it.each([
    [{ INTROSPECTION: 'maybe' }, /^INTROSPECTION must be "on" or "off", found "maybe"/],
    [{ QUERY_SECONDS: '0' }, /^QUERY_SECONDS must be a whole number from 1 to 3600, found "0"/],
    [{ QUERY_SECONDS: '3601' }, /^QUERY_SECONDS must be/],
    [{ QUERY_SECONDS: '1.5' }, /^QUERY_SECONDS must be/],
    [{ UPLOAD_MB: '1025' }, /^UPLOAD_MB must be a whole number from 1 to 1024/],
    [{ UPLOAD_MB: '-1' }, /^UPLOAD_MB must be/],
    [{ ROUNDS_MB: '0' }, /^ROUNDS_MB must be a whole number from 1 to 999999/],
    [{ PUBLIC_URL: 'rules.example' }, /^PUBLIC_URL must be an address without a path, such as https:.*, found "rules/],
    [{ PUBLIC_URL: 'https://rules.example/casino' }, /^PUBLIC_URL must be an address without a path/],
    [{ PUBLIC_URL: 'ftp://rules.example' }, /^PUBLIC_URL must be/],
    [{ TRUSTED_PROXIES: 'proxy.example' }, /^TRUSTED_PROXIES must list addresses or networks, such as 127/],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /^TRUSTED_PROXIES must list/],
    [{ TRUSTED_PROXIES: '127.0.0.1,' }, /^TRUSTED_PROXIES must list/],
    [{ AUDIT_THREADS: '65' }, /^AUDIT_THREADS must be a whole number from 0 to 64/],
  ])('refuses %j', (environment, sentence) => {
    expect(() => readConfig(environment, '/checkout')).toThrow(sentence);
  });
});
