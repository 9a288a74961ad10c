import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const read = (env: Record<string, string>) => readConfig(env, []);

describe('the platform’s address', () => {
  test.each([
    [undefined, 'http://platform.localhost:3000', 'demo.localhost', ':3000'],
    ['https://platform.example.com', 'https://platform.example.com', 'demo.example.com', ''],
    ['https://example.com/', 'https://example.com', 'demo.example.com', ''],
    ['https://sites.example.co.uk:8443', 'https://sites.example.co.uk:8443', 'demo.example.co.uk', ':8443'],
    ['http://localhost:3000', 'http://localhost:3000', 'demo.localhost', ':3000'],
    ['http://192.168.1.5:3000', 'http://192.168.1.5:3000', 'demo.localhost', ':3000'],
    ['http://[::1]:3000', 'http://[::1]:3000', 'demo.localhost', ':3000'],
  ])('%s puts sites beside it', (PLATFORM_URL, origin, demo, portSuffix) => {
    const config = read(PLATFORM_URL ? { PLATFORM_URL } : {});
    expect(config.platform).toMatchObject({ origin, portSuffix });
    expect(config.demo.host).toBe(demo);
  });

  test.each(['https://example.com/sites', 'https://example.com/?a', 'https://me@example.com'])(
    '%s is more than an address',
    (PLATFORM_URL) =>
      expect(() => read({ PLATFORM_URL })).toThrow('PLATFORM_URL must be only scheme, host and port'),
  );
});

test('what is empty is not set, and wrong settings are all named at once', () => {
  expect(read({ PORT: '', WORKERS: '' })).toMatchObject({ port: 3000, workers: 1 });
  expect(() => read({ PORT: 'x', SMTP_URL: 'smtp:' })).toThrow(
    /^PORT must be a number\.\nSMTP_URL must be the URL of an email server\.$/,
  );
});

test('the test payment provider is off in production, unless somebody switches it on', () => {
  const offered = (env: Record<string, string>) => read(env).testPayments;
  expect(offered({})).toBe(true);
  expect(offered({ TEST_PAYMENTS: 'off' })).toBe(false);
  expect(offered({ NODE_ENV: 'production' })).toBe(false);
  expect(offered({ NODE_ENV: 'production', TEST_PAYMENTS: 'on' })).toBe(true);
});
