import { afterAll, expect, test } from 'vitest';
import { raw, sendRaw } from '../support/raw.ts';
import { twoSites } from '../support/two-sites.ts';

const { ask, one, two, close, app, port } = await twoSites({
  PLATFORM_URL: 'https://platform.test',
  HSTS_SUBDOMAINS: 'zebrafinch.test, Example.com',
  TRUST_PROXY: 'loopback',
});
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

const year = 'max-age=31536000';

const anyReply = [
  '/',
  '/healthz',
  '/readyz',
  '/api/page',
  '/api/no-such-call',
  '/files/none',
  '/robots.txt',
  '/api/openapi.json',
  '/favicon.ico',
  '/%',
];

test.each(anyReply)('the reply to %s asks browsers to stay on HTTPS for a year', async (path) => {
  expect((await ask({ host: two.host, path })).headers['strict-transport-security']).toBe(year);
});

test.each(anyReply)(
  'the reply to %s is read by no other origin, and as nothing but its type',
  async (path) => {
    const { headers } = await ask({ host: two.host, path, headers: { origin: 'https://evil.test' } });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/frame-ancestors 'self'|^sandbox/),
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  },
);

test('over HTTPS the cookies of an account are bound to their host, for HTTPS alone, and out of reach of script', async () => {
  const { headers, status } = await ask({
    host: one.host,
    method: 'POST',
    path: '/api/account/register',
    headers: { 'x-forwarded-proto': 'https' },
    body: { email: 'over-https@example.com', password: 'a long enough password' },
  });
  expect([status, headers['set-cookie']]).toEqual([
    201,
    [
      expect.stringMatching(
        /^__Host-sitewright_browser=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000; Secure$/,
      ),
      expect.stringMatching(
        /^__Host-sitewright_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure$/,
      ),
    ],
  ]);
});

test('a file says so from storage, from memory and when the browser has it already', async () => {
  const files = (await ask({ host: two.host, path: '/api/files', cookie: two.owner.cookie })).json() as {
    _id: string;
    urls: { original: string };
  }[];
  const path = new URL(files.find(({ _id }) => _id === two.file)?.urls.original ?? '', 'https://any.test')
    .pathname;
  const fetched = async (headers = {}) => ask({ host: two.host, path, headers });
  const first = await fetched();
  const again = [await fetched(), await fetched({ 'if-none-match': first.headers.etag })];
  expect([first, ...again].map(({ status }) => status)).toEqual([200, 200, 304]);
  for (const { headers } of [first, ...again]) expect(headers['strict-transport-security']).toBe(year);
});

test('beneath the domains of the operator every host is included, and nowhere else', async () => {
  const on = async (host: string) => (await ask({ host, path: '/' })).headers['strict-transport-security'];
  expect(one.host).toBe('zebrafinch.test');
  for (const host of [one.host, `a.${one.host}`, 'ZEBRAFINCH.test:8443', 'example.com'])
    expect(await on(host), host).toBe(`${year}; includeSubDomains`);
  for (const host of [two.host, 'platform.test', `not${one.host}`, `${one.host}.evil.test`, 'test'])
    expect(await on(host), host).toBe(year);
});

test.each([
  ['is no HTTP', 'BREW / HTTP/1.1\r\nHost: zebrafinch.test\r\n\r\n', 400],
  ['has no host', raw('GET / HTTP/1.1'), 400],
  ['has two hosts', raw('GET / HTTP/1.1', 'Host: zebrafinch.test', 'Host: evil.test'), 400],
  ['has headers without end', raw('GET / HTTP/1.1', `Cookie: ${'a'.repeat(20_000)}`), 431],
])('a request that %s is refused with it', async (_what, bytes, status) => {
  const reply = await sendRaw(port, bytes);
  expect(reply).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(reply.toLowerCase()).toContain(`\r\nstrict-transport-security: ${year}`);
});

test.each([
  [
    'whose body stalls',
    raw(
      'POST /api/account/login HTTP/1.1',
      'Host: zebrafinch.test',
      'Content-Type: application/json',
      'Content-Length: 9',
    ),
    408,
  ],
  ['with an expectation', raw('GET /healthz HTTP/1.1', 'Host: zebrafinch.test', 'Expect: x'), 200],
])('so is the reply to one %s', { timeout: 60_000 }, async (_what, bytes, status) => {
  const reply = await sendRaw(port, bytes);
  expect(reply).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(reply.toLowerCase()).toContain(`\r\nstrict-transport-security: ${year}; includesubdomains\r\n`);
});
