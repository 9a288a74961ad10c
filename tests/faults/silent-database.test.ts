import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BreakableLine, breakableLine } from '../support/breakable-line.ts';
import { eventually } from '../support/eventually.ts';
import { asAdmin } from '../support/postgres.ts';
import type { Answered } from '../support/http.ts';
import { VISITOR_MS } from '../../src/lib/db/time-budget.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { openShop, type Shop } from '../support/shop-world.ts';
import { signIn } from '../support/burst.ts';

/** A result, with the seconds that it took. */
async function timed<T>(work: () => Promise<T>): Promise<{ seconds: number; result: T }> {
  const begun = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - begun) / 1000 };
}

type Ask = (path: string) => Promise<Answered>;

/** Checks for the time while the database doesn't respond, and after it responds again. */
async function expectNoHanging(ask: Ask, paths: string[], silence: () => void, end: () => void) {
  silence();
  try {
    const ready = await timed(() => ask('/readyz'));
    expect(ready.result.status).toBe(503);
    expect(ready.seconds).toBeLessThan(2);
    // More requests than the pool has connections, several times, so that later ones find none free.
    for (let round = 0; round < 2; round += 1) {
      const crowd = await timed(() => Promise.all(paths.flatMap((path) => Array(8).fill(path)).map(ask)));
      expect(new Set(crowd.result.map(({ status }) => status))).toEqual(new Set([503]));
      for (const { headers } of crowd.result) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(crowd.seconds).toBeLessThan(10);
    }
    const still = await timed(() => ask('/readyz'));
    expect(still.result.status).toBe(503);
    expect(still.seconds).toBeLessThan(2);
  } finally {
    end();
  }
  const back = await timed(() =>
    eventually(
      () => Promise.all(['/readyz', ...paths].map(ask)),
      (replies) => replies.every(({ status }) => status === 200),
      { what: 'the database is back' },
    ),
  );
  expect(back.seconds).toBeLessThan(3);
}

/** A process and its descendants. */
function familyOf(pid: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number) as [number, number]);
  return [pid, ...rows.filter(([, parent]) => parent === pid).map(([child]) => child)];
}

let server: RunningServer;
let shop: Shop;
let line: BreakableLine;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop({}, async (admin) => {
    line = await breakableLine(
      admin.host.startsWith('/') ? join(admin.host, `.s.PGSQL.${admin.port}`) : admin.port,
    );
    return { ...admin, host: '127.0.0.1', port: line.port };
  });
});
afterAll(async () => {
  await server.stop();
  await shop.close();
  await line.close();
});

test('a database that is stopped, not dead: callers are told within seconds, and served once it goes on', async () => {
  const cookie = await signIn(server);
  const postmaster = Number(
    readFileSync(join(server.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0],
  );
  let stopped: number[] = [];
  await expectNoHanging(
    (path) => server.request({ path, cookie }),
    ['/api/account/sessions', '/api/products', '/about'],
    () => {
      stopped = familyOf(postmaster);
      for (const pid of stopped) process.kill(pid, 'SIGSTOP');
    },
    () => {
      for (const pid of stopped) process.kill(pid, 'SIGCONT');
    },
  );
});

test('a network that swallows what is sent: the same', async () => {
  await expectNoHanging(
    (path) => shop.ask('GET', path, undefined, { cookie: shop.cookie }),
    ['/api/account/sessions', '/api/products', '/api/mails'],
    line.swallow,
    line.carry,
  );
});

test('thirty buyers of an article whose row is locked are told within seconds; nobody else waits', async () => {
  // Broken by placing orders without `inTurn`: they then occupy all connections of the site.
  const [held, other] = await Promise.all([
    shop.product({ label: 'Held', stock: 100 }),
    shop.product({ label: 'Other', stock: 100 }),
  ]);
  const item = (product: { _id: string }) => [{ productId: product._id, quantity: 1 }];
  const waiting = async () =>
    (
      await asAdmin(shop.admin, (client) =>
        client.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        ),
      )
    ).rowCount ?? 0;
  await asAdmin(shop.admin, async (client) => {
    await client.query('begin');
    await client.query('select from sitewright.variants where product_id = $1 for update', [held._id]);
    // The first call of each kind is slower.
    await shop.buy(item(other));
    const quiet = await timed(() => shop.buy(item(other)));
    const crowd = Array.from({ length: 30 }, () => timed(() => shop.begin(item(held))));
    await eventually(waiting, (count) => count >= 3, { what: 'as many buyers at the lock as there may be' });
    // The fastest of three: other tests can slow one of them down, a wait slows all of them down.
    const bought = [];
    for (let times = 0; times < 3; times++) bought.push((await timed(() => shop.buy(item(other)))).seconds);
    expect(await waiting(), 'the crowd still waits').toBeGreaterThan(0);
    expect(Math.min(...bought) - quiet.seconds).toBeLessThan(0.5);
    for (const { result, seconds } of await Promise.all(crowd)) {
      expect(result.status).toBe(503);
      expect(Number(result.headers['retry-after'])).toBeGreaterThan(0);
      // The time budget, with a margin for a busy machine. Another test checks that it is short enough.
      expect(seconds).toBeLessThan(VISITOR_MS / 1000 + 1.5);
    }
    // Work stops once nobody waits for its reply.
    expect(await waiting()).toBe(0);
    await client.query('rollback');
  });
  expect((await shop.begin(item(held))).status).toBe(201);
  expect(await shop.faults()).toEqual([]);
});

test('a full disk under the database: 503 with a sentence, whatever was to be written', async () => {
  const product = await shop.product({ label: 'Full', stock: 5 });
  // The database's error for a full disk, whenever a row is written.
  await asAdmin(shop.admin, async (client) => {
    await client.query(`
      create function sitewright.fill_disk() returns trigger language plpgsql as $$ begin
        raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
      create trigger full_disk before insert or update on sitewright.orders execute function sitewright.fill_disk();
      create trigger full_disk before insert or update on sitewright.pages execute function sitewright.fill_disk();`);
  });
  const replies = [
    await shop.begin([{ productId: product._id, quantity: 1 }]),
    await shop.ask('POST', '/api/page', { name: 'Full' }, { cookie: shop.cookie }),
  ];
  for (const { status, text, headers } of replies) {
    expect([status, text]).toEqual([503, expect.stringContaining('run out of disk space')]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  await asAdmin(shop.admin, (client) => client.query('drop function sitewright.fill_disk() cascade'));
  expect((await shop.begin([{ productId: product._id, quantity: 1 }])).status).toBe(201);
});

test('a full disk under the files: the upload is refused, and nothing of it is left', async () => {
  const cookie = await signIn(server);
  const limit = (bytes: string) =>
    execFileSync('prlimit', ['--pid', String(server.process.pid), `--fsize=${bytes}:unlimited`]);
  const length = 3_000_000;
  const tus = { 'tus-resumable': '1.0.0' };
  const metadata = `filename ${Buffer.from('full.txt').toString('base64')}`;
  const made = await server.request({
    method: 'POST',
    path: '/api/files/uploads',
    cookie,
    headers: { ...tus, 'upload-length': String(length), 'upload-metadata': metadata },
  });
  expect(made.status).toBe(201);
  const path = new URL(made.headers.location ?? '', server.url).pathname;
  const send = () =>
    server.request({
      method: 'PATCH',
      path,
      cookie,
      body: Buffer.alloc(length, 'a'),
      headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    });
  limit('1000000');
  try {
    expect((await send()).status).toBe(507);
  } finally {
    limit('unlimited');
  }
  // Broken by letting the failed upload wait for more bytes.
  expect((await send()).status).toBe(404);
  expect(await readdir(join(server.dataDir, 'unfinished'))).toEqual([]);
});
