import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/support/database.ts';
import { temporaryFolder } from '../../tests/support/files.ts';
import { writeDatabaseUrl } from '../../tests/support/postgres.ts';
import { createTestSite } from '../../tests/support/site-context.ts';
import { startServer } from '../../tests/support/server.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

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
      settings: { WORKERS: '2', DATABASE_URL: writeDatabaseUrl(database.admin) },
    });
    ends.push(server.stop);
    expect((await server.request({ path: '/api/website' })).status).toBe(200);
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
  },
);
