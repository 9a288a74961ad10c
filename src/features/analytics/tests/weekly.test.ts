import { afterAll, expect, test } from 'vitest';
import { factsFrom, weeklyJob } from '../../../app/jobs/analytics-work.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { twoSites } from '../../../../tests/support/two-sites.ts';

const { app, admin, one, two, ask, close } = await twoSites();
afterAll(close);

const rows = (sentence: string, values: unknown[] = []) =>
  asAdmin(admin, async (client) => (await client.query(sentence, values)).rows as Record<string, string>[]);
const mails = () =>
  rows(`select website_id, recipient, cause from sitewright.mails where email_id = 'owner-weekly-figures'`);
const services = () => ({
  ...app,
  siteOf: app.orders.siteOf,
  factsOf: factsFrom(app.directory),
});

test('whoever asks for the mail of the week gets one each Monday, however often the job runs', async () => {
  const settings = { weekly: true, weeklyTo: 'Reader@Example.com' };
  const put = await ask({
    host: one.host,
    method: 'PUT',
    path: '/api/analytics/settings',
    body: settings,
    cookie: one.owner.cookie,
  });
  expect(put.json()).toMatchObject({ weekly: true, weeklyTo: 'reader@example.com' });
  // A time zone where Monday morning of this week is over.
  const [{ zone = '' } = {}] = await rows(
    `select zone from unnest('{UTC,Pacific/Auckland,America/Los_Angeles}'::text[]) zone
     where now() at time zone zone >= date_trunc('week', now() at time zone zone) + interval '7 hours' limit 1`,
  );
  await rows(`update sitewright.websites set analytics = true, locale = 'de-DE', timezone = $1`, [zone]);
  await rows(
    `insert into sitewright.orders (website_id, number, status, email, access_key_hash, currency, subtotal, total, provider, held_until, paid_at)
       values ($1, 'W1', 1, 'a@example.test', '\\x00', 'GBP', 123456, 123456, 'test', now(), date_trunc('week', now()) - interval '3 days')`,
    [one.id],
  );
  await weeklyJob(services());
  expect(await mails(), 'not before the next Monday').toEqual([]);

  await rows(`update sitewright.analytics_settings set last_week = last_week - 7 where website_id = $1`, [
    one.id,
  ]);
  await Promise.all([weeklyJob(services()), weeklyJob(services())]);
  await weeklyJob(services());
  expect(await mails()).toEqual([
    {
      website_id: one.id,
      recipient: 'reader@example.com',
      cause: expect.stringMatching(/^weekly-figures:\d{4}-\d{2}-\d{2}$/),
    },
  ]);
  expect(two.id).not.toBe(one.id);
  const [{ written } = {}] = await rows(
    `select concat(content, body_text) as written from sitewright.mails where email_id = 'owner-weekly-figures'`,
  );
  expect(written, 'as this site writes money').toMatch(/1\.234,56\s£/);
  expect(written, 'in the language of this site').toMatch(/Besucher[^]*Umsatz[^]*in der Vorwoche 0/);
  expect(written).not.toMatch(/Visitors|Revenue|no change|the week before/);

  // No email about a site without visits.
  await rows(`update sitewright.analytics_settings set last_week = last_week - 7`);
  await rows('delete from sitewright.mails');
  await rows('update sitewright.websites set analytics = false');
  await weeklyJob(services());
  expect(await mails()).toEqual([]);
});
