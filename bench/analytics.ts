import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { readFigures } from '../src/features/analytics/server/read-figures.ts';
import { addDays } from '../src/lib/values/days.ts';
import { owner, type RunningServer, startServer } from '../tests/support/server.ts';
import { type Figure, median } from './support/figures.ts';
import { load, moveTo, pinned } from './support/load.ts';
import { withManyRows } from './support/many-rows.ts';
import { databaseIds, familyOf } from './support/processes.ts';

export const name = 'analytics';
export const describe =
  'Visits: events taken by one core, database included; cached pages with and without counting; any span of a site with 10 million visits';

const host = 'demo.platform.test';
const DAYS = 3 * 365;
const VISITS = Number(process.env['VISITS'] ?? 10_000_000);
const ORDERS = VISITS / 100;
const ROUNDS = 8;
const today = new Date().toISOString().slice(0, 10);

/** As many values as a busy site has in a day, close to the limits of its tables. */
const values = {
  path: 400,
  entry: 250,
  exit: 250,
  referrer: 150,
  source: 60,
  campaign: 20,
  medium: 5,
  origin: 20,
  country: 60,
  device: 3,
  browser: 7,
  channel: 6,
  screen: 4,
};

async function fill(client: pg.Client, websiteId: string): Promise<void> {
  const daily = VISITS / DAYS;
  const numbers = 'visitors, visits, views, bounces, seconds, orders, revenue';
  const insert = (dimension: string, count: number) =>
    client.query(
      `insert into visit_counts (website_id, grain, dimension, starts, value, ${numbers})
       select $1, 'd', $2, day, case when $3 = 0 then '' else '/value-' || (n + extract(doy from day)::int % 40) end,
         each, each, each * 3, each / 2, each * 60, each / 100, each * 30
       from generate_series($4::date - ${DAYS - 1}, $4::date, '1 day') t, lateral (select t::date as day) d,
         generate_series(1, greatest($3, 1)) n, lateral (select ceil(${daily} / greatest($3, 1))::bigint as each) e`,
      [websiteId, dimension, count, today],
    );
  await insert('', 0);
  for (const [dimension, count] of Object.entries(values)) await insert(dimension, count);
  await client.query(
    `insert into visit_counts (website_id, grain, dimension, starts, value, ${numbers})
     select website_id, 'm', dimension, date_trunc('month', starts)::date, value, sum(visitors), sum(visits), sum(views),
       sum(bounces), sum(seconds), sum(orders), sum(revenue) from visit_counts group by 1, 3, 4, 5`,
  );
  await client.query(
    `insert into orders (website_id, number, status, email, name, access_key_hash, currency, subtotal, total, provider,
       held_until, placed_at, paid_at, created_at)
     select $1, n::text, 2, 'a@example.test', 'A', '\\x00', 'GBP', 1000, 1000, 'test', now(), at, at, at
     from generate_series(1, ${ORDERS}) n, lateral (select now() - n * make_interval(days => ${DAYS}) / ${ORDERS} as at) t`,
    [websiteId],
  );
}

async function spans(): Promise<Figure[]> {
  const asked: Record<string, { from: string; to: string }> = {
    today: { from: today, to: today },
    '30 days': { from: addDays(today, -29), to: today },
    '90 days': { from: addDays(today, -89), to: today },
    'a year': { from: addDays(today, -364), to: today },
    'three years, less two days': { from: addDays(today, 3 - DAYS), to: addDays(today, -1) },
  };
  return withManyRows(fill, async (db, id) => {
    const site = { id, locale: 'en-GB', timezone: 'Europe/London', currency: 'GBP', analytics: true };
    const figures: Figure[] = [];
    for (const [what, span] of Object.entries(asked)) {
      const times: number[] = [];
      for (let round = -2; round < ROUNDS; round += 1) {
        const begun = performance.now();
        await db.forWebsite(id, (tx) => readFigures(tx, site, span));
        if (round >= 0) times.push(performance.now() - begun);
      }
      figures.push({
        what: `figures of ${what}, ${VISITS.toLocaleString('en-GB')} visits, ${ORDERS.toLocaleString('en-GB')} orders`,
        value: median(times),
        unit: 'ms',
        goal: { atMost: 200 },
      });
    }
    return figures;
  });
}

const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PEOPLE = 300;
const from = (person: number) => ({
  host,
  'user-agent': agent,
  'x-forwarded-for': `203.0.${person >> 8}.${person & 255}`,
});

async function events(server: RunningServer): Promise<Figure> {
  const requests = Array.from({ length: PEOPLE }, (_, person) => ({
    method: 'POST' as const,
    headers: { ...from(person), 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'view', url: `/page-${person % 90}`, width: 390 }),
  }));
  const of = async () => familyOf([server.process.pid ?? 0, ...(await databaseIds(server.dataDir))]);
  // Short, because each address has a limit per minute. Waiting visits are written within a second.
  const { perSecond } = await load({
    port: server.port,
    path: '/api/analytics/event',
    requests,
    seconds: 3,
    of,
  });
  return {
    what: 'events taken, by processor time of server and database',
    value: perSecond,
    unit: 'events/s of a core',
    goal: { atLeast: 3_000 },
  };
}

async function cachedPages(server: RunningServer): Promise<Figure[]> {
  const { cookie } = await server.request({ method: 'POST', path: '/api/account/login', host, body: owner });
  const requests = Array.from({ length: PEOPLE }, (_, person) => ({ headers: from(person) }));
  const run = async (analytics: boolean) => {
    const body = { settings: { analytics } };
    await server.request({ method: 'PUT', path: '/api/website', host, body, cookie });
    for (let kept = false; !kept; await pause(50))
      kept = (await server.request({ path: '/', host })).headers.etag !== undefined;
    return load({ port: server.port, path: '/', requests, seconds: 3 });
  };
  const seen: Record<'on' | 'off', { p99: number[]; perSecond: number[] }> = {
    on: { p99: [], perSecond: [] },
    off: { p99: [], perSecond: [] },
  };
  for (let round = -1; round < 3; round += 1)
    for (const which of ['off', 'on'] as const) {
      const { p99, perSecond } = await run(which === 'on');
      if (round < 0) continue;
      seen[which].p99.push(p99);
      seen[which].perSecond.push(perSecond);
    }
  const best = (which: 'on' | 'off') => Math.max(...seen[which].perSecond);
  return [
    {
      what: 'cached page, p99 while visits are counted',
      value: Math.min(...seen.on.p99),
      unit: 'ms',
      reference: { what: 'not counted', value: Math.min(...seen.off.p99) },
      goal: { atMost: 1.2 },
    },
    {
      what: 'cached pages while visits are counted',
      value: best('on'),
      unit: 'pages/s',
      reference: { what: 'not counted', value: best('off') },
    },
  ];
}

export async function run(): Promise<Figure[]> {
  const settings = { PLATFORM_URL: 'http://platform.test', TRUST_PROXY: 'loopback' };
  const server = await startServer({ prefix: pinned(0), settings });
  try {
    await moveTo(0, await familyOf(await databaseIds(server.dataDir)));
    // Wait for the work that follows a fresh start, which is not measured. Programs are not counted as visitors.
    await load({ port: server.port, path: '/', host, headers: { 'user-agent': 'curl/8.5.0' }, seconds: 8 });
    return [await events(server), ...(await cachedPages(server)), ...(await spans())];
  } finally {
    await server.stop();
  }
}
