import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  dueReminders,
  sitesWithOverdueHolds,
  sitesWithWaiting,
  untoldOffers,
} from '../../bookings/server/index.ts';
import { leftCarts, leftCheckouts } from '../../orders/server/index.ts';
import { endingJob, eraseSite } from '../server/index.ts';
import { writtenMails } from '../../../../tests/support/mails.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { allRows } from '../../../../tests/support/rows.ts';
import { callsOn } from '../../../../tests/support/site-calls.ts';
import { twoSites, type World } from '../../../../tests/support/two-sites.ts';

let world: World;
let one: ReturnType<typeof callsOn>;
beforeAll(async () => {
  world = await twoSites();
  one = callsOn(world, world.one);
});
afterAll(() => world.close());

const sql = (text: string, values: unknown[] = []) =>
  asAdmin(world.admin, async (client) => (await client.query<Record<string, string>>(text, values)).rows);
const page = (path = '/', more = {}) =>
  world.ask({ host: world.one.host, path, headers: { accept: 'text/html' }, ...more });
const mails = async (emailID: string) =>
  (await writtenMails(world.app.db, world.one.id))
    .filter((mail) => mail.email_id === emailID)
    .map(({ recipient, body_text: said }) => ({ recipient, said }));
const tokenIn = (said = '') => /restore\?token=([\w-]{43})/.exec(said)?.[1] ?? '';
const restore = (token: string) =>
  world.ask({
    host: world.one.host,
    method: 'POST',
    path: '/restore',
    body: `token=${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  });
const remove = (more = {}) =>
  one.owner('POST', '/api/site/delete', { name: ` site of ${world.one.mark}`, ...more });
const stored = async () => {
  const keys: string[] = [];
  for await (const { key } of world.app.files.storage.list(`${world.one.id}/`)) keys.push(key);
  return keys;
};

test('the name has to be typed, and orders that wait are told', async () => {
  expect((await one.owner('POST', '/api/site/delete', { name: 'Another' })).status).toBe(400);
  const waiting = await sql('select count(*) from sitewright.orders where website_id = $1 and status = 1', [
    world.one.id,
  ]);
  const { openOrders } = await one.done<{ openOrders: number }>('GET', '/api/site/ending');
  expect(openOrders).toBe(Number(waiting[0]?.['count']));
  expect(openOrders).toBeGreaterThan(0);
  const refused = await remove();
  expect([refused.status, refused.json()]).toMatchObject([409, { current: { openOrders } }]);
  expect((await page()).status).not.toBe(410);
});

test('a deleted site is calmly closed for everybody, and its owners get a way back', async () => {
  // One of several concurrent requests deletes it. Fails without the condition on deleted_at: each would send emails.
  const replies = await Promise.all([remove({ leaveOrders: true }), remove({ leaveOrders: true })]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const closed = await page();
  expect([closed.status, closed.headers['cache-control'], closed.headers['x-robots-tag']]).toEqual([
    410,
    'private, no-store',
    'noindex, nofollow',
  ]);
  expect(closed.text).toContain('This site has closed');
  for (const path of ['/about', '/admin', '/robots.txt', '/files/x/y/z'])
    expect([path, (await page(path)).status]).toEqual([path, 410]);
  expect((await one.owner('GET', '/api/pages')).status).toBe(410);
  expect((await world.ask({ host: world.two.host, path: '/api/pages' })).status).toBe(200);
  // The notice is shown over https too.
  expect((await page(`/internal/tls-check?domain=${world.one.host}`)).status).toBe(200);
  const [mail, ...others] = await mails('site-deleted');
  expect([mail?.['recipient'], others]).toEqual([world.one.owner.email, []]);
});

test('nobody is reminded of anything by a site that is being deleted', async () => {
  expect(await world.app.db.acrossWebsites(sitesWithWaiting)).toEqual([{ website_id: world.two.id }]);
  await sql(`update sitewright.services set reminders = '{1440}'`);
  for (const { booking, waiting } of [world.one, world.two]) {
    await sql(
      `update sitewright.bookings set status = 'confirmed', start_at = now() + interval '1 hour', start_set_at = now() - interval '3 days', reminded = '{}' where id = $1`,
      [booking],
    );
    await sql(
      `update sitewright.waiting_people set status = 'offered', told_at = null, booking_id = $2 where id = $1`,
      [waiting, booking],
    );
  }
  await sql(
    `update sitewright.bookings set status = 'held', held_until = now() - interval '1 minute' where not id = any($1)`,
    [[world.one.booking, world.two.booking]],
  );
  await sql(`update sitewright.carts set updated_at = now() - interval '5 hours', reminded_at = null`);
  await sql(
    `update sitewright.orders set status = case when status < 2 then 3 else status end, placed_at = null, reminded_at = null, held_until = now() - interval '5 hours'`,
  );
  const due = await world.app.db.acrossWebsites(async (tx) => [
    (await dueReminders(tx)).map(({ website_id: id }) => id),
    (await untoldOffers(tx)).map(({ website_id: id }) => id),
    (await sitesWithOverdueHolds(tx)).map(({ website_id: id }) => id),
    (await leftCheckouts(tx, 4)).map(({ website_id: id }) => id),
    (await leftCarts(tx, 4)).map(({ website_id: id }) => id),
  ]);
  for (const sites of due) expect([...new Set(sites)]).toEqual([world.two.id]);
});

test('the mailed link asks first, and restores everything once', async () => {
  const [mail] = await mails('site-deleted');
  const token = tokenIn(mail?.['said']);
  const asked = await page(`/restore?token=${token}`);
  expect([asked.status, (await page()).status]).toEqual([200, 410]);
  expect(asked.text).toContain('Restore site');
  expect((await restore(`${token.slice(0, -1)}_`)).status).toBe(410);
  expect((await restore(token)).headers['location']).toBe('/admin');
  expect((await one.owner('GET', '/api/pages')).status).toBe(200);
  await remove({ leaveOrders: true });
  expect((await restore(token)).status).toBe(410);
});

test('three days before the end its owners are reminded once', async () => {
  await endingJob(world.app.endings);
  expect(await mails('site-ending')).toEqual([]);
  await sql(`update sitewright.websites set erase_at = now() + interval '2 days' where id = $1`, [
    world.one.id,
  ]);
  await Promise.all([endingJob(world.app.endings), endingJob(world.app.endings)]);
  const [mail, ...others] = await mails('site-ending');
  expect(others).toEqual([]);
  expect((await restore(tokenIn(mail?.['said']))).status).toBe(303);
  await remove({ leaveOrders: true });
});

test('at the end nothing is left, whatever stopped it in between; others keep all', async () => {
  const two = (await allRows(world.admin))['pages']?.filter((row) => row.includes(world.two.mark));
  expect((await stored()).length).toBeGreaterThan(0);
  await sql('update sitewright.websites set erase_at = now() where id = $1', [world.one.id]);
  const { storage } = world.app.files;
  let broken = 2;
  const failing = {
    ...storage,
    list: (prefix: string) => {
      if (broken-- > 0) throw new Error('The storage does not answer.');
      return storage.list(prefix);
    },
  };
  const first = { ...world.app.endings, storage: failing };
  await endingJob(first);
  expect((await page()).status).toBe(410);
  await expect(eraseSite(first, world.one.id)).rejects.toThrow('does not answer');
  await eraseSite(first, world.one.id);
  const left = Object.entries(await allRows(world.admin)).flatMap(([table, rows]) =>
    rows.some((row) => row.includes(world.one.id)) ? [table] : [],
  );
  expect(left).toEqual([]);
  expect(await stored()).toEqual([]);
  expect((await allRows(world.admin))['pages']?.filter((row) => row.includes(world.two.mark))).toEqual(two);
  // Its addresses are free again, and unknown.
  expect((await page(`/internal/tls-check?domain=${world.one.host}`)).status).toBe(404);
  expect((await page('/')).headers['location']).toContain('/not-found?host=');
});
