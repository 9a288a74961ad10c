import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/support/database.ts';
import { root, temporaryFolder } from '../../tests/support/files.ts';
import { writeDatabaseUrl } from '../../tests/support/postgres.ts';
import { createTestSite } from '../../tests/support/site-context.ts';
import { type RunningServer, startServer } from '../../tests/support/server.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const token = 'token-of-this-test';

/** All processes together report every figure that the dashboard and the alerts use, under names that don't depend on visitors. */
async function expectMetrics({ request }: RunningServer): Promise<void> {
  const ask = (headers: Record<string, string>) => request({ path: '/metrics', headers });
  const given = { authorization: `Bearer ${token}` };
  expect((await ask({})).status).toBe(404);
  const refused = await ask({ authorization: `Bearer ${token}x` });
  expect([refused.status, refused.headers['www-authenticate']]).toEqual([401, 'Bearer']);

  for (let n = 0; n < 6; n += 1) await request({ path: '/shop?q=somebody' });
  for (const path of ['/product/nothing', '/account/order/8d7f?key=secret', '/typed/in', '/%2e%2e/x.php'])
    await request({ path });
  // A request is counted when the connection has taken the reply, which may be after the visitor has it.
  const shown = 'sitewright_http_requests_total{method="GET",route="/shop",status="200"} 6\n';
  await expect
    .poll(async () => (await ask(given)).text, { timeout: 20_000 })
    .toSatisfy((text: string) => text.includes(shown) && text.includes('sitewright_database_up 1\n'));
  const { status, headers, text } = await ask(given);
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(text).toMatch(/route="\/product\/\{id\}"/);
  expect(text).toMatch(/route="\/account\/order\/\{id\}"/);
  expect(text).not.toMatch(/somebody|secret|8d7f|typed|x\.php/);
  expect(text).toMatch(/^sitewright_page_cache_requests_total\{result="hit"\} [1-9]/m);
  expect(text).toMatch(/^sitewright_pool_connections\{pool="sites",state="most"\} 24$/m);
  expect(text).toMatch(/^sitewright_sites 1$/m);
  expect(text).toMatch(/^sitewright_files_bytes [1-9]/m);
  expect(text).toMatch(/^sitewright_disk_free_bytes [1-9]/m);

  const known = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
  for (const file of ['grafana-dashboard.json', 'alerts.yml']) {
    const used = readFileSync(join(root, 'docs/deploy', file), 'utf8').matchAll(
      /\b((?:sitewright|nodejs|process)_\w+)/g,
    );
    const names = [...used].map(([, name = '']) => name.replace(/_bucket$/, ''));
    expect(names.length, file).toBeGreaterThan(5);
    expect(
      names.filter((name) => !known.has(name)),
      file,
    ).toEqual([]);
  }
}

describe('stopping', () => {
  test('takes its time although Ctrl-C arrives several times', { timeout: 60_000 }, async () => {
    const folder = await temporaryFolder('stop');
    ends.push(folder.remove);
    const server = await startServer({ dataDir: folder.path });
    const postmaster = join(folder.path, 'postgres', 'postmaster.pid');
    expect(existsSync(postmaster)).toBe(true);
    // As the terminal and npm send it.
    for (let n = 0; n < 3; n += 1) server.process.kill('SIGINT');
    expect({ code: await server.stop(), said: server.output() }).toMatchObject({ code: 0 });
    expect(existsSync(postmaster)).toBe(false);
  });
});

describe('several processes', () => {
  test('share the port, and all end with the first', { timeout: 60_000 }, async () => {
    const database = await createTestDatabase();
    ends.push(database.close);
    const server = await startServer({
      settings: {
        WORKERS: '2',
        DATABASE_URL: writeDatabaseUrl(database.admin),
        METRICS_TOKEN: token,
      },
    });
    ends.push(server.stop);
    expect((await server.request({ path: '/api/website' })).status).toBe(200);
    await expectMetrics(server);
    expect(await server.stop()).toBe(0);
    await expect(server.request({ path: '/readyz' })).rejects.toThrow('ECONNREFUSED');
  });
});

test(
  'a site that stands where the demo would be keeps its place on the first start',
  {
    timeout: 60_000,
  },
  async () => {
    const database = await createTestDatabase();
    ends.push(database.close);
    await createTestSite(database.db, 'demo.localhost');
    const server = await startServer({ settings: { DATABASE_URL: writeDatabaseUrl(database.admin) } });
    ends.push(server.stop);
    const website = (await server.request({ path: '/api/website' })).json();
    expect(website).toMatchObject({ name: 'Site of demo.localhost' });
    expect(server.output()).not.toContain('Demo site');
    // Without its setting, the address behaves like any other.
    const headers = { authorization: `Bearer ${token}` };
    expect((await server.request({ path: '/metrics', headers })).status).toBe(404);
  },
);
