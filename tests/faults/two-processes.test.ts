import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { asAdmin, writeDatabaseUrl } from '../support/postgres.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { signIn } from '../support/burst.ts';

let database: TestDatabase;
let one: RunningServer;
let two: RunningServer;
let cookie: string;

beforeAll(async () => {
  // Empty: both processes migrate it and create the demo site at the same time.
  database = await createTestDatabase({ empty: true });
  const settings = { DATABASE_URL: writeDatabaseUrl(database.admin) };
  [one, two] = await Promise.all([startServer({ settings }), startServer({ settings })]);
  cookie = await signIn(one);
});
afterAll(async () => {
  await Promise.all([one.stop(), two.stop()]);
  await database.close();
});

const owns = async (method: string, path: string, body: unknown) => {
  const reply = await one.request({ method, path, cookie, body });
  expect(reply.status, reply.text).toBeLessThan(300);
  return reply.json() as { _id: string; version: number };
};

test('make one demo site between them', async () => {
  // Without the mark that createDemoSite sets first, in the same transaction, there are two sites or a failed start.
  const counts = await asAdmin(database.admin, (client) =>
    client.query(
      'select (select count(*)::int from sitewright.websites) as sites, count(*)::int as hosts from sitewright.hosts',
    ),
  );
  expect(counts.rows).toEqual([{ sites: 1, hosts: 1 }]);
});

/** Long enough for a busy machine, and shorter than a periodic refresh. */
const SOON_MS = 8_000;

test('tell each other of publishes and settings', async () => {
  const { _id: id } = await owns('POST', '/api/page', { name: 'Shared', slug: 'shared', inMenu: true });
  await owns('POST', `/api/page/${id}/publish`, {});
  const seen = (text: string) =>
    eventually(
      () => two.request({ path: '/shared' }).then((reply) => reply.text),
      (html) => html.includes(text),
      { within: SOON_MS, what: `“${text}” in the other process` },
    );
  await seen('Shared');
  for (const round of [1, 2, 3]) {
    await eventually(
      () => two.request({ path: '/shared' }).then(({ headers }) => headers.etag),
      (etag) => etag !== undefined,
      { what: 'kept by the other process' },
    );
    await owns('PUT', `/api/page/${id}`, {
      name: `Shared ${round} times`,
      seo: { title: `Shared ${round} times` },
    });
    expect((await two.request({ path: '/shared' })).text).not.toContain(`Shared ${round} times`);
    await owns('POST', `/api/page/${id}/publish`, {});
    await seen(`Shared ${round} times`);
  }
  await owns('PUT', '/api/website', { settings: { name: 'Renamed by one' } });
  await seen('Renamed by one');
  await owns('POST', `/api/page/${id}/unpublish`, {});
  await eventually(
    () => two.request({ path: '/shared' }).then(({ status }) => status),
    (status) => status === 404,
    { within: SOON_MS, what: 'gone in the other process' },
  );
});

test('learn of a new host that they had found unknown', async () => {
  expect((await two.request({ path: '/', host: 'added.test' })).status).toBe(302);
  await asAdmin(database.admin, (client) =>
    client.query(
      `insert into sitewright.hosts (host, website_id) select 'added.test', id from sitewright.websites`,
    ),
  );
  await eventually(
    () => two.request({ path: '/', host: 'added.test' }).then(({ status }) => status),
    (status) => status === 308,
    { within: SOON_MS, what: 'the new host leads to the site' },
  );
});

test('publish at its time, and not before', async () => {
  const { _id: id } = await owns('POST', '/api/page', { name: 'Later', slug: 'later' });
  const at = new Date(Date.now() + 2_000);
  await owns('POST', `/api/page/${id}/publish`, { at: at.toISOString() });
  const status = () => two.request({ path: '/later' }).then((reply) => reply.status);
  expect(await status()).toBe(404);
  await eventually(status, (found) => found === 200, { what: 'published at its time' });
  expect(Date.now()).toBeGreaterThanOrEqual(at.getTime());
  expect(Date.now() - at.getTime(), 'late by').toBeLessThan(8_000);
});
