import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { asAdmin, writeDatabaseUrl } from '../support/postgres.ts';
import { owner, type RunningServer, startServer } from '../support/server.ts';

let database: TestDatabase;
let server: RunningServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServer({ settings: { DATABASE_URL: writeDatabaseUrl(database.admin) } });
  await asAdmin(database.admin, (client) =>
    client.query(
      `insert into sitewright.hosts (host, website_id) select 'second.test', id from sitewright.websites;
       update sitewright.websites set languages = '{de}'`,
    ),
  );
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

/** Addresses of other sites that pass a check of their first characters. */
const elsewhere = [
  'https://evil.test',
  'https:evil.test',
  'http:/evil.test',
  'HTTPS:\\\\evil.test',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '\t//evil.test',
  ' //evil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/%2e//evil.test',
  '/./\\evil.test',
  '/x/..//evil.test',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:http://localhost/x',
  '//user@evil.test',
  'http://localhost@evil.test',
  `//${'a'.repeat(3000)}`,
  '\0//evil.test',
  // What follows the language is led to by the router of that language.
  '/de//evil.test',
  '/de/\\evil.test',
  '/de/.//evil.test',
  '/de/%2Fevil.test',
  '/de/de//evil.test',
  '/fr//evil.test',
];

/** Where a browser goes from the site, by the header as it reads it. */
const target = (location: string | undefined): URL => new URL(location ?? '', server.url);

test.each(elsewhere)('%j is nowhere to go after the start sequence or after signing in', async (wish) => {
  const query = `?returnTo=${encodeURIComponent(wish)}`;
  const screens = ['/loading', '/account', `//evil.test/loading`, '/account/dashboard'];
  const places = [...screens, ...screens.map((path) => `/de${path}`)];
  for (const place of places) {
    const reply = await server.request({ path: place + query });
    if (reply.headers.location === undefined) continue;
    const next = target(reply.headers.location);
    expect(next.origin, next.href).toBe(server.url);
    // A value for the next screen has been checked, or its screen checks it again.
    const further = next.searchParams.get('returnTo');
    if (further) expect(target(further).origin, further).toBe(server.url);
  }
});

test('signing in by plain form goes to a path of this site, never elsewhere', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: server.url };
  const body = String(
    new URLSearchParams({ intent: 'sign-in', email: owner.email, password: owner.password }),
  );
  const wishes = [...elsewhere, '/about', '/de/about'];
  for (const [base, wish] of ['', '/de'].flatMap((each) => wishes.map((one) => [each, one] as const))) {
    const path = `${base}/account?returnTo=${encodeURIComponent(wish)}`;
    const reply = await server.request({ method: 'POST', path, body, headers: form });
    // Values that can't be stored are refused first.
    const refused = wish.includes('\0');
    expect(reply.status, `${wish} ${reply.text.slice(0, 200)}`).toBe(refused ? 400 : 302);
    expect(target(reply.headers.location).origin, wish).toBe(server.url);
    if (wish.endsWith('/about')) expect(reply.headers.location).toBe(wish);
  }
});

test('a second host leads to the canonical one with path and query, and stays there', async () => {
  for (const path of ['/', '/about?a=b&c=%2F', '//evil.test/x', '/%2F%2Fevil.test']) {
    const reply = await server.request({ path, host: 'Second.test:80' });
    expect([reply.status, reply.headers.location]).toEqual([308, `http://demo.localhost:80${path}`]);
  }
  // Redirects too once the canonical host has filled the cache.
  await server.request({ path: '/about', host: 'demo.localhost' });
  expect((await server.request({ path: '/about', host: 'second.test' })).status).toBe(308);
});
