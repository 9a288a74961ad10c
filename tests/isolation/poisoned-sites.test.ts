import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dropCountsJob, dropVisitsJob, factsFrom, weeklyJob } from '../../src/app/jobs/analytics-work.ts';
import { runCommand } from '../../src/app/commands/command-line.ts';
import { expireJob } from '../../src/app/jobs/shop-work.ts';
import { endingJob } from '../../src/features/platform/server/index.ts';
import { asAdmin, testKey, writeDatabaseUrl } from '../support/postgres.ts';
import { silent } from '../support/site-context.ts';
import { type MarkedSite, twoSites } from '../support/two-sites.ts';
import { mailed, poisonedKinds } from './poisoned-kinds.ts';

const world = await twoSites();
afterAll(() => world.close());
const { app, admin, one, two } = world;

const rows = (sentence: string, values: unknown[] = []) =>
  asAdmin(admin, async (client) => {
    await client.query('set search_path to sitewright, public');
    return (await client.query(sentence, values)).rows as Record<string, unknown>[];
  });

const stored = () =>
  rows(`select round from site_problems where website_id = $1 order by round`, [one.id]).then((found) =>
    found.map(({ round }) => round),
  );

/** Makes every write to a row of the first site in this table fail, as a violated constraint does. */
async function poisoned(table: string, work: () => Promise<unknown>): Promise<void> {
  const site = table === 'websites' ? 'id' : 'website_id';
  await rows(`
    create or replace function poison() returns trigger language plpgsql as $$ begin
      if (case when tg_op = 'DELETE' then old.${site} else new.${site} end) = '${one.id}' then
        raise exception 'This row cannot be written.';
      end if;
      return case when tg_op = 'DELETE' then old else new end;
    end $$`);
  await rows(
    `create trigger poison before insert or update or delete on ${table} for each row execute function poison()`,
  );
  try {
    await work();
  } finally {
    await rows(`drop trigger poison on ${table}`);
  }
}

const analytics = { ...app, siteOf: app.orders.siteOf, factsOf: factsFrom(app.directory) };
const kinds = poisonedKinds(world, rows);

describe('where one site’s row cannot be written', () => {
  test.each(kinds)('$job goes on for the others, and the operator is told', async ({ job, ...kind }) => {
    for (const site of [one, two])
      for (const [statement, values] of kind.due(site)) await rows(statement, values);
    const isDone = async (site: MarkedSite) => (await rows(...kind.done(site))).length > 0;
    await poisoned(kind.table, kind.work);
    expect([await isDone(one), await isDone(two)]).toEqual([false, true]);
    expect(await stored()).toContain(job);
    // The problem of the site is cleared once its turn succeeds.
    for (const [statement, values] of kind.due(one)) await rows(statement, values);
    await kind.work();
    expect(await isDone(one)).toBe(true);
    expect(await stored()).not.toContain(job);
  });

  test('entries of one site that fail again and again do not keep the others waiting', async () => {
    const late = (site: MarkedSite, number: string, count: number, since: string) =>
      rows(
        `insert into orders (website_id, number, email, access_key_hash, currency, subtotal, total, provider, held_until)
         select $1, $2 || n, 'late@example.test', '\\x00', 'GBP', 100, 100, 'test', now() - $4::interval
         from generate_series(1, $3::int) n`,
        [site.id, number, count, since],
      );
    await late(one, 'Stuck', 250, '1 day');
    await late(two, 'Last', 1, '1 minute');
    await poisoned('orders', () => expireJob({ ...app.orders, log: silent }));
    expect(await rows(`select status from orders where number = 'Last1'`)).toEqual([{ status: 3 }]);
    await rows(`delete from orders where number like 'Stuck%'`);
  });
});

describe('a value that makes a statement over all sites fail', () => {
  beforeAll(() => rows(`update websites set analytics = true, timezone = 'UTC'`));

  test.each([
    ['timezone', `'Nowhere/Land'`],
    ['timezone', `''`],
    ['timezone', `'ABC5'`],
    ['timezone', `'../../etc/passwd'`],
    ['locale', `'not a language'`],
    ['locale', `''`],
    ['currency', `'POUND'`],
    ['colours', `'[]'`],
    ['colours', `'{"main":"red"}'`],
    ['colours', `colours || '{"main":"red;}</style>"}'`],
    ['colours', `colours || '{"link":7}'`],
  ])('%s = %s is refused by the database', async (column, value) => {
    await expect(rows(`update websites set ${column} = ${value} where id = $1`, [one.id])).rejects.toThrow(
      /violates check constraint "websites_\w+_check"/,
    );
  });

  test.each(['{0}', '{NULL}', '{2147483647}', '{1,2,3,4,5,6}'])(
    'reminders %s of a service are, too',
    (value) =>
      expect(
        rows(`update services set reminders = $2 where website_id = $1`, [one.id, value]),
      ).rejects.toThrow('services_reminders_check'),
  );

  test('every time zone that people can choose is accepted', async () => {
    const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Etc/GMT+5', 'Asia/Calcutta', 'EST5EDT'];
    const refused = await rows(`select zone from unnest($1::text[]) zone where not is_time_zone(zone)`, [
      zones,
    ]);
    expect(refused).toEqual([]);
  });

  test('costs only its own site when it is there all the same', async () => {
    await rows(`alter table websites drop constraint websites_timezone_check`);
    for (const { id } of [one, two]) {
      await rows(
        `insert into analytics_settings (website_id, weekly, weekly_to) values ($1, true, 'reader@example.test')
         on conflict (website_id) do update set weekly = true, weekly_to = excluded.weekly_to, last_week = null`,
        [id],
      );
      await rows(`insert into visit_salts (website_id, day, salt) values ($1, '2020-01-01', '\\x00')`, [id]);
      await rows(
        `insert into visit_counts (website_id, grain, dimension, starts, value) values ($1, 'd', 'path', '2010-01-01', '/')`,
        [id],
      );
    }
    // A time zone where Monday morning of this week is over.
    await rows(
      `update websites set timezone = (
         select zone from unnest('{UTC,Pacific/Auckland,America/Los_Angeles}'::text[]) zone
         where now() at time zone zone >= date_trunc('week', now() at time zone zone) + interval '7 hours' limit 1)`,
    );
    await rows(`update websites set timezone = 'Nowhere/Land' where id = $1`, [one.id]);
    await weeklyJob({ ...analytics, log: silent });
    await dropVisitsJob({ db: app.db, log: silent });
    await dropCountsJob({ db: app.db, log: silent });
    expect(await rows(...mailed(two, 'owner-weekly-figures'))).toHaveLength(1);
    for (const table of ['visit_salts where day', 'visit_counts where starts'])
      expect(await rows(`select website_id from ${table} < '2021-01-01'`)).toEqual([{ website_id: one.id }]);
    const listed = (await runCommand(['problems'], {
      PLATFORM_URL: 'http://platform.test',
      DATABASE_URL: writeDatabaseUrl(admin),
      SECRETS_KEY: testKey,
      DATA_DIR: app.config.dataDir,
    })) as Record<string, string>[];
    expect(listed.map(({ host, work, error }) => [host, work, error])).toEqual(
      expect.arrayContaining(
        ['Send weekly reports', 'Delete old visits', 'Delete old analytics data'].map((work) => [
          one.host,
          work,
          'time zone "Nowhere/Land" not recognized',
        ]),
      ),
    );
  });
});

// Last, because it deletes all sites.
test('a site that cannot be erased does not keep others', async () => {
  const ids = [one.id, two.id];
  const left = async () =>
    (await rows(`select id from websites where id = any ($1)`, [ids])).map(({ id }) => id);
  const erase = () => endingJob({ ...app.endings, log: silent });
  await rows(
    `update websites set timezone = 'UTC', deleted_at = now() - interval '31 days', erase_at = now() - interval '1 day'
     where id = any ($1)`,
    [ids],
  );
  await poisoned('websites', erase);
  expect(await left()).toEqual([one.id]);
  expect(await stored()).toContain('erase-sites');
  await erase();
  expect(await left()).toEqual([]);
});
