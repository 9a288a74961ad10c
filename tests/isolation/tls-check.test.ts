import { afterAll, expect, test } from 'vitest';
import { twoSites } from '../support/two-sites.ts';

const { ask, one, close, app } = await twoSites();
afterAll(close);

const statusFor = async (domain: string) =>
  (await ask({ host: one.host, path: `/internal/tls-check?domain=${encodeURIComponent(domain)}` })).status;

test('a proxy may ask for certificates of hosts that show something, and of no others', async () => {
  expect(await statusFor(one.host)).toBe(200);
  expect(await statusFor(`${one.host.toUpperCase()}.`)).toBe(200);
  expect(await statusFor(app.config.platform.host)).toBe(200);
  for (const host of ['nobody.test', `a.b.${one.host}`, `${one.host}.evil.test`, '127.1', 'a b', ''])
    expect(await statusFor(host), host).toBe(404);
});
