import { afterAll, describe, expect, test } from 'vitest';
import { type Noted, VisitCounter } from '../server/counter.ts';
import { MOST_VIEWS } from '../server/fold-visits.ts';
import { topValues } from '../server/figures-queries.ts';
import { readFigures } from '../server/read-figures.ts';
import { dropCounts, dropsOfVisits } from '../server/settings-queries.ts';
import { deleteWebsite, type KnownSite, siteDirectory } from '../../websites/server/index.ts';
import { createTestDatabase } from '../../../../tests/support/database.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { createTestSite } from '../../../../tests/support/site-context.ts';

const { db, admin, close } = await createTestDatabase();
afterAll(close);

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const warned: string[] = [];
const log = { warn: (_detail: object, sentence: string) => void warned.push(sentence) };
const directory = siteDirectory(db, 'demo.localhost');
let hosts = 0;

async function newSite(timezone = 'Europe/London'): Promise<KnownSite> {
  const { id } = await createTestSite(db, `site-${++hosts}.test`);
  await db.forWebsite(id, (tx) =>
    tx.updateTable('websites').set({ timezone, analytics: true }).where('id', '=', id).execute(),
  );
  const known = await directory.get(id);
  if (!known) throw new Error('The site is gone.');
  return known;
}

/** A counter with a clock that the test sets. */
function counterAt(instant: string) {
  const clock = { now: Date.parse(instant) };
  const counter = new VisitCounter({ across: db.acrossWebsites, log, now: () => clock.now });
  return { counter, at: (next: string) => void (clock.now = Date.parse(next)) };
}

const view = (site: KnownSite, url = '/', more: Partial<Noted> = {}): Noted =>
  ({
    kind: 'view',
    site,
    address: '192.0.2.1',
    agent: firefox,
    url,
    referrer: '',
    country: '',
    ...more,
  }) as Noted;
const figures = ({ website: { id, timezone } }: KnownSite, from: string, to = from) =>
  db.forWebsite(id, (tx) =>
    readFigures(tx, { id, timezone, locale: 'en-GB', currency: 'GBP', analytics: true }, { from, to }),
  );
const rows = (sentence: string, values: unknown[] = []) =>
  asAdmin(admin, async (client) => (await client.query(sentence, values)).rows as Record<string, unknown>[]);

test('visits of several sites are written down together, each for its own site', async () => {
  const [one, two] = [await newSite(), await newSite()];
  const { counter } = counterAt('2026-11-02T10:00:00Z');
  counter.note(view(one, '/?utm_source=letter', { referrer: 'https://www.google.com/' }));
  counter.note(view(one, '/shop'));
  counter.note(view(one, '/', { address: '192.0.2.2', country: 'NZ' }));
  counter.note(view(two, '/about'));
  await counter.flush();
  const seen = await figures(one, '2026-11-02');
  expect(seen.totals).toMatchObject({ visitors: 2, visits: 2, views: 3, bounces: 1 });
  expect(seen.pages).toMatchObject([
    { value: '/', views: 2 },
    { value: '/shop', views: 1 },
  ]);
  expect(seen.sources).toMatchObject([{ value: 'letter', visits: 1 }]);
  expect(seen.countries).toMatchObject([{ value: 'NZ', visits: 1 }]);
  expect(seen.browsers).toMatchObject([{ value: 'Firefox', visits: 2 }]);
  expect((await figures(two, '2026-11-02')).pages).toMatchObject([{ value: '/about', views: 1 }]);
});

test('programs are no visitors, nor is whoever does not say what it is', async () => {
  const site = await newSite();
  const { counter } = counterAt('2026-11-02T10:00:00Z');
  for (const agent of [
    '',
    'curl/8.5.0',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/147.0.0.0 Safari/537.36',
  ])
    counter.note(view(site, '/', { agent }));
  await counter.flush();
  expect((await figures(site, '2026-11-02')).totals).toMatchObject({ visitors: 0, views: 0 });
});

describe('a visitor', () => {
  test('is somebody else on the next day, and nothing kept tells that it is the same', async () => {
    const site = await newSite();
    const { counter, at } = counterAt('2026-11-02T22:00:00Z');
    counter.note(view(site));
    await counter.flush();
    at('2026-11-03T09:00:00Z');
    counter.note(view(site));
    await counter.flush();
    const kept = await rows('select * from sitewright.visits where website_id = $1 order by day', [
      site.website.id,
    ]);
    expect(kept).toHaveLength(2);
    expect(kept[0]?.['visitor']).not.toBe(kept[1]?.['visitor']);
    expect(JSON.stringify(kept)).not.toMatch(/192\.0\.2|Gecko/);
    expect((await figures(site, '2026-11-02', '2026-11-03')).totals).toMatchObject({
      visitors: 2,
      visits: 2,
    });
  });

  test('is another one on another site', async () => {
    const [one, two] = [await newSite(), await newSite()];
    const { counter } = counterAt('2026-11-02T10:00:00Z');
    counter.note(view(one));
    counter.note(view(two));
    await counter.flush();
    const kept = await rows('select distinct visitor from sitewright.visits where website_id in ($1, $2)', [
      one.website.id,
      two.website.id,
    ]);
    expect(kept).toHaveLength(2);
  });

  test('is one between two processes that count at the same time', async () => {
    const site = await newSite();
    const [a, b] = [counterAt('2026-11-02T10:00:00Z'), counterAt('2026-11-02T10:00:01Z')];
    for (let round = 0; round < 10; round++) {
      for (const { counter } of [a, b])
        for (let person = 0; person < 5; person++)
          counter.note(view(site, `/${(round + person) % 3}`, { address: `192.0.2.${person}` }));
      await Promise.all([a.counter.flush(), b.counter.flush()]);
    }
    const { totals, entries, exits } = await figures(site, '2026-11-02');
    expect(totals).toMatchObject({ visitors: 5, visits: 5, views: 100, bounces: 0 });
    const visits = (table: { visits: number }[]) => table.reduce((sum, row) => sum + row.visits, 0);
    expect([visits(entries), visits(exits)]).toEqual([5, 5]);
  });
});

test('salts go with their day, visits soon after, days when the owner says', async () => {
  const site = await newSite('Pacific/Auckland');
  const today = Date.now();
  const iso = (hours: number) => new Date(today + hours * 3_600_000).toISOString();
  const { counter, at } = counterAt(iso(0));
  counter.note(view(site));
  await counter.flush();
  at(iso(-72));
  counter.note(view(site));
  await counter.flush();
  at(iso(-24 * 200));
  counter.note(view(site));
  await counter.flush();
  await rows('insert into sitewright.analytics_settings (website_id, keep_months) values ($1, 2)', [
    site.website.id,
  ]);
  const left = async (table: string) =>
    (await rows(`select from sitewright.${table} where website_id = $1`, [site.website.id])).length;
  const counts = await left('visit_counts');
  expect([await left('visit_salts'), await left('visits'), await left('visit_hours')]).toEqual([3, 3, 3]);
  for (const drop of dropsOfVisits) await db.acrossWebsites((tx) => drop(tx, 100));
  expect([await left('visit_salts'), await left('visits'), await left('visit_hours')]).toEqual([1, 1, 2]);
  await db.acrossWebsites((tx) => dropCounts(tx, 100));
  expect(await left('visit_counts')).toBeLessThan(counts);
  expect(
    (await figures(site, new Intl.DateTimeFormat('sv-SE', { timeZone: 'Pacific/Auckland' }).format(today)))
      .totals.views,
  ).toBe(1);
});

test('days are those of the site’s own clock, also when clocks change', async () => {
  const site = await newSite('America/New_York');
  const { counter, at } = counterAt('2026-11-01T03:30:00Z');
  // In that time zone it is still the previous evening.
  counter.note(view(site, '/evening'));
  await counter.flush();
  // The day with 25 hours: from 04:00Z to 05:00Z of the next day.
  for (const instant of [
    '2026-11-01T04:00:00Z',
    '2026-11-01T05:30:00Z',
    '2026-11-01T06:30:00Z',
    '2026-11-02T04:59:59Z',
  ]) {
    at(instant);
    counter.note(view(site, '/long-day'));
    await counter.flush();
  }
  at('2026-11-02T05:00:00Z');
  counter.note(view(site, '/next'));
  await counter.flush();
  const long = await figures(site, '2026-11-01');
  expect(long.pages).toMatchObject([{ value: '/long-day', views: 4 }]);
  expect(long.hours.map(({ hour }) => hour)).toEqual([
    '2026-11-01T04:00:00.000Z',
    '2026-11-01T05:00:00.000Z',
    '2026-11-01T06:00:00.000Z',
    '2026-11-02T04:00:00.000Z',
  ]);
  expect((await figures(site, '2026-10-31')).totals.views).toBe(1);
});

test('invented addresses fill no table: what is beyond the bound is counted as others', async () => {
  const site = await newSite();
  const { counter } = counterAt('2026-11-02T10:00:00Z');
  for (let index = 0; index < 1_500; index++)
    counter.note(view(site, `/p${index}`, { address: `2001:db8::${(index % 100).toString(16)}` }));
  await counter.flush();
  counter.note(view(site, '/one-more', { address: '192.0.2.9' }));
  counter.note(view(site, '/p0', { address: '192.0.2.9' }));
  await counter.flush();
  const [{ count } = { count: 0 }] = await rows(
    `select count(*)::int as count from sitewright.visit_counts where website_id = $1 and grain = 'd' and dimension = 'path'`,
    [site.website.id],
  );
  expect(count).toBe(1_001);
  const top = await db.forWebsite(site.website.id, (tx) =>
    topValues(tx, ['path'], { from: '2026-11-02', to: '2026-11-02' }, 2),
  );
  expect(top).toMatchObject([
    { value: '(other)', views: 501 },
    { value: '/p0', views: 2 },
  ]);
  // More pages than a person views in a day.
  for (let index = 0; index < MOST_VIEWS + 100; index++)
    counter.note(view(site, '/', { address: '192.0.2.77' }));
  await counter.flush();
  expect((await figures(site, '2026-11-02')).totals.views).toBe(1_502 + MOST_VIEWS);
});

test('a site that is deleted meanwhile costs the others nothing', async () => {
  const [gone, stays] = [await newSite(), await newSite()];
  const { counter } = counterAt('2026-11-02T10:00:00Z');
  counter.note(view(gone));
  counter.note(view(stays));
  await counter.flush();
  await db.acrossWebsites((tx) => deleteWebsite(tx, gone.website.id));
  counter.note(view(gone));
  counter.note(view(stays, '/more'));
  await counter.flush();
  expect((await figures(stays, '2026-11-02')).totals.views).toBe(2);
  expect(warned.at(-1)).toBe('visits were lost');
});
