import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Analytics } from '../contract.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import type { Answered, Asked } from '../../../../tests/support/http.ts';
import { asAdmin, writeDatabaseUrl } from '../../../../tests/support/postgres.ts';
import { owner, type RunningServer, startServer } from '../../../../tests/support/server.ts';

const host = 'demo.platform.test';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

let database: TestDatabase;
let server: RunningServer;
let cookie: string;
const settings = () => ({
  DATABASE_URL: writeDatabaseUrl(database.admin),
  PLATFORM_URL: 'http://platform.test',
  COUNTRY_HEADER: 'CF-IPCountry',
  TRUST_PROXY: 'loopback',
});

type More = Omit<Partial<Asked>, 'headers'> & { headers?: Record<string, string>; agent?: string };
function ask(path: string, { agent = firefox, headers, ...more }: More = {}): Promise<Answered> {
  return server.request({ path, host, ...more, headers: { 'user-agent': agent, ...headers } });
}
const own = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
  const reply = await ask(path, { method, body, cookie });
  if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.text}`);
  return (reply.status === 204 ? undefined : reply.json()) as T;
};
const event = (body: object, more: More = {}) =>
  ask('/api/analytics/event', { method: 'POST', body, ...more });
const figures = () => own<Analytics>('GET', '/api/analytics');
/** Visits are written in order: once another visitor's view is written, earlier ones are too. */
let marks = 0;
async function settled(): Promise<Analytics> {
  const path = `/about?mark=${++marks}`;
  const { totals } = await figures();
  await ask(path, { headers: { 'x-forwarded-for': `198.51.100.${marks}` } });
  return eventually(figures, (seen) => seen.totals.visitors > totals.visitors);
}
const forget = () => own('POST', '/api/analytics/forget', {});

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  server = await startServer({ settings: settings() });
  cookie = (await server.request({ method: 'POST', path: '/api/account/login', host, body: owner })).cookie;
});
afterAll(async () => {
  await server?.stop();
  await database?.close();
});

test('pages from the cache count as those that are rendered', async () => {
  await forget();
  // A bot fills the cache.
  await eventually(
    () => ask('/faq', { agent: 'curl/8.5.0' }),
    ({ headers }) => headers.etag !== undefined,
  );
  const kept = await ask('/faq', {
    headers: { referer: 'https://www.bing.com/', 'x-forwarded-for': '203.0.113.5', 'cf-ipcountry': 'NZ' },
  });
  expect(kept.headers.etag).toBeDefined();
  await ask('/faq', {
    headers: { 'if-none-match': String(kept.headers.etag), 'x-forwarded-for': '203.0.113.5' },
  });
  await ask('/shop?utm_campaign=x', { agent: phone });
  await settled();
  // The phone's visit may have ended the wait for the mark.
  const seen = await eventually(figures, ({ live }) => live >= 3);
  expect(seen.pages.find(({ value }) => value === '/faq')).toMatchObject({ views: 2 });
  expect(seen.sources).toMatchObject([
    { value: 'Bing', visits: 1 },
    { value: 'x', visits: 1 },
  ]);
  expect(seen.countries).toMatchObject([{ value: 'NZ', visits: 1 }]);
  expect(seen.devices.map(({ value }) => value)).toEqual(['desk', 'phone']);
  expect(seen.live).toBe(3);
});

test('a sign-in is recorded with the country that the trusted proxy sends', async () => {
  const { email, password } = owner;
  await ask('/api/account/login', {
    method: 'POST',
    body: { email, password },
    headers: { 'cf-ipcountry': 'NZ', 'x-forwarded-for': '203.0.113.9' },
  });
  const list = await own<{ address: string; country: string }[]>('GET', '/api/account/sign-ins');
  expect(list.find(({ address }) => address === '203.0.113.9')).toMatchObject({ country: 'NZ' });
});

test('who wants not to be counted is not, nor programs, nor what is asked for ahead, nor what is no page', async () => {
  await forget();
  const before: More[] = [
    { headers: { dnt: '1' } },
    { headers: { 'sec-gpc': '1' } },
    { headers: { 'sec-purpose': 'prefetch;prerender' } },
    { headers: { purpose: 'prefetch' } },
    { headers: { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' } },
    { headers: { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' } },
    { agent: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' },
    { method: 'HEAD' },
    { cookie },
    { host: `localhost:${server.port}` },
  ];
  for (const more of before) for (const path of ['/faq', '/shop']) await ask(path, more);
  for (const headers of [{ dnt: '1' }, { 'sec-gpc': '1' }] as Record<string, string>[])
    await event({ kind: 'view', url: '/faq' }, { headers });
  await event({ kind: 'view', url: '/faq' }, { cookie });
  await event({ kind: 'view', url: '/faq' }, { host: `localhost:${server.port}` });
  for (const path of ['/no-such-page', '/admin', '/preview/none', '/sitemap.xml', '/api/website'])
    await ask(path);
  const seen = await settled();
  expect(seen.pages).toMatchObject([{ value: '/about', views: 1 }]);
  expect(seen.totals).toMatchObject({ visitors: 1, views: 1 });
});

test('the owner’s own visits count if the owner wishes', async () => {
  await forget();
  await own('PUT', '/api/analytics/settings', { countOwn: true });
  await ask('/faq', { cookie });
  expect((await settled()).pages.find(({ value }) => value === '/faq')).toMatchObject({ views: 1 });
  await own('PUT', '/api/analytics/settings', { countOwn: false });
});

test('the script is loaded where visits are counted: on a site that wants it, and never on a local host', async () => {
  const script = /<script type="module" async src="\/assets\/count-[\w-]+\.js"><\/script>/;
  let asked = 0;
  const terms = (more: More) => {
    asked += 1;
    return ask('/terms', more);
  };
  const loads = async (more: More) => {
    const fresh = script.test((await terms(more)).text);
    const kept = await eventually(
      () => terms(more),
      ({ headers }) => headers.etag !== undefined,
    );
    expect(script.test(kept.text)).toBe(fresh);
    return fresh;
  };
  expect(await loads({})).toBe(true);
  expect(await loads({ host: `localhost:${server.port}` })).toBe(false);
  expect(await loads({ host: `127.0.0.1:${server.port}` })).toBe(false);
  expect(await loads({})).toBe(true);
  expect((await ask('/terms')).headers['content-security-policy']).toContain("script-src 'self';");
  await own('PUT', '/api/website', { settings: { analytics: false } });
  await forget();
  expect(await loads({})).toBe(false);
  await event({ kind: 'view', url: '/terms' });
  await own('PUT', '/api/website', { settings: { analytics: true } });
  asked = 0;
  expect(await loads({})).toBe(true);
  expect((await settled()).pages.find(({ value }) => value === '/terms')?.views).toBe(asked);
});

test('the script’s events add what the server cannot see; forged ones are cut, cleaned and refused', async () => {
  await forget();
  await ask('/');
  expect((await event({ kind: 'leave', url: '/', seconds: 40, width: 390 })).status).toBe(204);
  await event({ kind: 'view', url: '/shop?q=private', width: 390 });
  await event({ kind: 'view', url: '/<script>alert(1)</script>', referrer: 'javascript:alert(1)' });
  for (const body of [
    { kind: 'view' },
    { kind: 'view', url: 'https://elsewhere.test/' },
    { kind: 'order', url: '/' },
    { kind: 'leave', url: '/', seconds: -5 },
    { kind: 'leave', url: '/', seconds: 'long' },
    { kind: 'view', url: `/${'x'.repeat(3_000)}` },
    { kind: 'view', url: '/', more: true },
  ])
    expect((await event(body)).status, JSON.stringify(body)).toBe(400);
  expect((await event({ kind: 'view', url: '/' }, { headers: { origin: 'https://evil.test' } })).status).toBe(
    403,
  );
  const seen = await settled();
  expect(seen.totals).toMatchObject({ visits: 2, views: 4, seconds: 40 });
  expect(seen.pages.map(({ value }) => value).toSorted()).toEqual([
    '/',
    '/%3Cscript%3Ealert(1)%3C/script%3E',
    '/about',
    '/shop',
  ]);
  expect(seen.sources).toEqual([]);
  const tries = await Promise.all(
    Array.from({ length: 140 }, () =>
      event({ kind: 'leave', url: '/' }, { headers: { 'x-forwarded-for': '203.0.113.200' } }),
    ),
  );
  expect(tries.filter(({ status }) => status === 429).length).toBe(20);
});

test('a message and a sign-up are counted for where their visit came from', async () => {
  await forget();
  const from = { 'x-forwarded-for': '203.0.113.44' };
  await ask('/contact', { headers: { ...from, referer: 'https://www.facebook.com/' } });
  const body = { email: 'new-visitor@example.com', password: 'slip-and-slate-9' };
  expect((await ask('/api/account/register', { method: 'POST', body, headers: from })).status).toBe(201);
  const seen = await settled();
  expect(seen.sources).toMatchObject([{ value: 'Facebook', visits: 1, signups: 1, messages: 0 }]);
  expect(seen.totals.signups).toBeGreaterThan(0);
});

/** The sources that a reply allows, by directive. */
const policyOf = ({ headers }: Answered) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive): [string, string[]] => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

test('a public page runs no script of its text, and its one style is allowed by its hash', async () => {
  const page = await ask('/about');
  const styles = [...page.text.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, style = '']) => style);
  expect(styles).toHaveLength(1);
  const hash = createHash('sha256').update(String(styles[0])).digest('base64');
  const policy = policyOf(page);
  expect(policy).toMatchObject({
    'default-src': ["'none'"],
    'style-src': ["'self'", `'sha256-${hash}'`],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  });
  expect(policy['script-src']?.[0]).toBe("'self'");
  expect(policy['script-src']?.slice(1).filter((source) => !source.startsWith('https://'))).toEqual([]);
});

test('scripts and styles of the admin are allowed by a nonce, a new one each time', async () => {
  const nonceOf = async () => {
    const page = await ask('/admin', { cookie });
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(page.headers['content-security-policy'])) ?? [];
    expect(page.text).toContain(`nonce="${nonce}"`);
    expect(policyOf(page)).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'", `'nonce-${nonce}'`],
      'style-src': ["'self'", `'nonce-${nonce}'`],
    });
    return nonce;
  };
  const [first, second] = [await nonceOf(), await nonceOf()];
  expect(first.length).toBeGreaterThan(15);
  expect(second).not.toBe(first);
});

test('who is asked to stop writes down what was seen until then', async () => {
  await forget();
  await ask('/faq', { headers: { 'x-forwarded-for': '203.0.113.99' } });
  await server.stop();
  const views = await asAdmin(database.admin, async (client) => {
    const { rows } = await client.query<{ views: string }>(
      `select sum(views) as views from sitewright.visit_counts where dimension = 'path' and grain = 'd' and value = '/faq'`,
    );
    return Number(rows[0]?.views);
  });
  expect(views).toBe(1);
});
