import { startEmbeddedPostgres } from '../src/lib/db/embedded/index.ts';
import type { Connection } from '../src/lib/db/roles.ts';
import pg from 'pg';
import { moving, startBrowser } from '../tests/support/browser.ts';
import { temporaryFolder } from '../tests/support/files.ts';
import { writeDatabaseUrl } from '../tests/support/postgres.ts';
import { owner, type RunningServer, startServer } from '../tests/support/server.ts';
import { type Figure, median } from './support/figures.ts';

export const name = 'calendar';
export const describe = 'The owner’s calendar with 10,000 bookings, in Chromium';

const BOOKINGS = 10_000;
const OPENINGS = 7;

/** Bookings of three services, spread evenly over this many days around today, eight hours a day. */
async function fill(client: pg.Client, days: number): Promise<void> {
  await client.query('set search_path = sitewright, public');
  await client.query('set session_replication_role = replica');
  await client.query('delete from bookings');
  await client.query('delete from taken_slots');
  await client.query(
    `with made as (
       insert into taken_slots (website_id, service_id, start_at, duration_minutes, capacity, seats)
       select s.website_id, s.id,
         date_trunc('day', now()) + make_interval(days => (n % ${days}) - ${Math.floor(days / 2)}, hours => 9 + (n / ${days}) % 8, mins => (n / (${days} * 8)) % 60, secs => n % 60),
         60, 1, 1
       from generate_series(1, ${BOOKINGS}) n
       join (select website_id, id, row_number() over (order by id) - 1 as place, count(*) over () as all from services) s
         on s.place = n % s.all
       on conflict do nothing
       returning website_id, id, service_id, start_at)
     insert into bookings (website_id, service_id, slot_id, label, start_at, duration_minutes, status, email, name, key_hash)
     select website_id, service_id, id, 'Private lesson', start_at, 60, 'confirmed', 'guest@guests.test',
       'Guest ' || row_number() over (), ''
     from made`,
  );
  const { rows } = await client.query<{ n: number }>('select count(*)::integer as n from bookings');
  if ((rows[0]?.n ?? 0) < BOOKINGS * 0.95) throw new Error(`Only ${rows[0]?.n} bookings were made.`);
  await client.query('analyze');
}

/** Milliseconds from clicking “Calendar” until its bookings are painted. */
async function opening(server: RunningServer, view: string): Promise<number> {
  const browser = await startBrowser();
  const context = await browser.newContext({ ...moving, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await context.request.post(`${server.url}/api/account/login`, {
    data: { email: owner.email, password: owner.password },
    headers: { origin: server.url },
  });
  const times: number[] = [];
  for (let turn = 0; turn <= OPENINGS; turn += 1) {
    await page.goto(`${server.url}/admin/services`);
    await page.getByRole('heading', { name: 'Services' }).waitFor();
    await page.getByText('Private lesson').first().waitFor();
    const took = await page.evaluate(async (path) => {
      const begun = performance.now();
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      while (!/Guest \d+/.test(document.querySelector('main')?.textContent ?? ''))
        await new Promise((resolve) => requestAnimationFrame(resolve));
      // Wait for the paint.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - begun;
    }, `/admin/calendar?view=${view}`);
    // The first one also loads the code.
    if (turn > 0) times.push(took);
  }
  await browser.close();
  return median(times);
}

export async function run(): Promise<Figure[]> {
  const folder = await temporaryFolder('calendar');
  const database = await startEmbeddedPostgres({ dataDir: folder.path });
  try {
    return await measure(database.connection);
  } finally {
    await database.stop();
    await folder.remove();
  }
}

async function measure(connection: Connection): Promise<Figure[]> {
  const server = await startServer({
    settings: { DATABASE_URL: writeDatabaseUrl(connection) },
    patience: 180_000,
  });
  try {
    const client = new pg.Client(connection);
    await client.connect();
    const figures: Figure[] = [];
    const goal = { atMost: 1000 };
    for (const [spread, days] of [
      ['over a year', 360],
      ['all within five weeks', 35],
    ] as const) {
      await fill(client, days);
      for (const view of ['week', 'month'])
        figures.push({
          what: `${spread}: the ${view} opens`,
          value: await opening(server, view),
          unit: 'ms',
          // Three hundred a day is more than any site has: reported without a goal.
          ...(days > 35 ? { goal } : {}),
        });
    }
    await client.end();
    return figures;
  } finally {
    await server.stop();
  }
}
