import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../../app/app.ts';
import { createHttpServer } from '../../../app/server.ts';
import type { NotificationState } from '../contract.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { silent } from '../../../../tests/support/site-context.ts';
import { staffMember } from '../../../../tests/support/staff.ts';
import { type MarkedSite, password, twoSites, type World } from '../../../../tests/support/two-sites.ts';
import { openLine } from './lines.ts';

let world: World;
/** Acts as another process, which shares only the database. */
let other: { port: number; close: () => Promise<void> };

beforeAll(async () => {
  world = await twoSites();
  const app = await createApp(world.app.config, world.admin, silent);
  const server = await createHttpServer(
    app,
    { dev: true, serve: async (_request, reply) => reply.code(404).send() },
    { ready: true },
  );
  await server.listen({ port: 0, host: '127.0.0.1' });
  other = {
    port: (server.server.address() as AddressInfo).port,
    close: async () => {
      await server.close();
      await app.close();
    },
  };
});
afterAll(async () => {
  await other?.close();
  await world?.close();
});

const write = ({ host }: MarkedSite, words: string) =>
  world.ask({
    host,
    method: 'POST',
    path: '/api/message',
    body: { content: { Message: words }, origin: '/contact' },
  });
const has = (words: string) => (news: NotificationState) =>
  news.notifications.some(({ text }) => text.includes(words));
const at = (port: number, { host, owner }: MarkedSite) => openLine(port, host, owner.cookie);

test('news of one process comes over lines of all, once, and never over another site’s', async () => {
  const { one, two, port } = world;
  const [here, there, foreign] = await Promise.all([at(port, one), at(other.port, one), at(port, two)]);
  expect([here.status, here.type]).toEqual([200, 'text/event-stream; charset=utf-8']);
  await Promise.all([here, there, foreign].map((line) => line.until(() => true)));
  expect((await write(one, 'Is the kiln warm?')).status).toBe(201);
  for (const line of [here, there]) {
    const news = await line.until(has('Is the kiln warm?'));
    expect(news.notifications.filter(({ text }) => text.includes('kiln warm'))).toHaveLength(1);
    expect(news.notifications[0]).toMatchObject({ kind: 'message', read: false });
    expect(news.waiting.newest).toBe(news.notifications[0]?.subject);
  }
  await write(two, 'Is the oven warm?');
  await foreign.until(has('Is the oven warm?'));
  expect(JSON.stringify(foreign.states)).not.toContain('kiln');
  expect(JSON.stringify([here.states, there.states])).not.toContain('oven');

  // What is read in one window is read in all, including those of the other process.
  const mark = { host: one.host, method: 'POST', path: '/api/notifications/read', cookie: one.owner.cookie };
  expect((await world.ask({ ...mark, body: {} })).status).toBe(200);
  const unread = ({ notifications }: NotificationState) => notifications.some(({ read }) => !read);
  await there.until((news) => has('Is the kiln warm?')(news) && !unread(news));

  // The first state of a new stream includes what happened before it.
  there.close();
  await write(one, 'A word in between');
  const again = await at(other.port, one);
  expect((await again.until(() => true)).notifications[0]?.text).toContain('A word in between');
  for (const line of [here, foreign, again]) line.close();
});

test('an order that is paid and a booking that is taken are news, and one that is only begun is not', async () => {
  const { one, port, admin } = world;
  const line = await at(port, one);
  const first = await line.until(() => true);
  const subjects = (kind: string, news: NotificationState) =>
    news.notifications.filter((entry) => entry.kind === kind).map(({ subject }) => subject);
  expect(subjects('booking', first)).toContain(one.booking);
  const before = first.waiting.toSend;
  await asAdmin(admin, (client) =>
    client.query(
      `insert into sitewright.orders select fresh.* from (select * from sitewright.orders where website_id = $1
         limit 1) as o, jsonb_populate_record(null::sitewright.orders, to_jsonb(o) || '{"number": "NEW-1",
         "invoice_number": null, "status": 0, "placed_at": null, "paid_at": null, "refunded": 0}'
         || jsonb_build_object('id', uuidv7(), 'created_at', now())) as fresh`,
      [one.id],
    ),
  );
  await write(one, 'Something else');
  const begun = await line.until(has('Something else'));
  expect(subjects('order', begun)).toEqual(subjects('order', first));
  await asAdmin(admin, (client) =>
    client.query(`update sitewright.orders set status = 1 where website_id = $1 and number = 'NEW-1'`, [
      one.id,
    ]),
  );
  const paid = await line.until(has('NEW-1'));
  expect(subjects('order', paid)).toHaveLength(subjects('order', first).length + 1);
  expect(paid.waiting.toSend).toBe(before + 1);
  line.close();
});

test('a line is for the people of its site alone, as far as their role reaches', async () => {
  const { one, two, app, admin, ask, port } = world;
  const staff = { db: app.db, admin, ask, site: one };
  const editor = await staffMember(staff, 'editor');
  const seller = await staffMember(staff, 'orders');
  for (const [cookie, host, status] of [
    ['', one.host, 401],
    [one.customer.cookie, one.host, 403],
    [two.owner.cookie, one.host, 401],
    [one.owner.cookie, 'nobody.test', 404],
  ] as const)
    expect((await openLine(port, host, cookie)).status).toBe(status);
  const path = '/api/notifications/stream';
  const headers = { 'x-website-id': two.id };
  expect((await ask({ host: one.host, path, cookie: one.owner.cookie, headers })).status).toBe(403);

  // An editor has a stream, which says nothing of orders, bookings and messages.
  const open = await openLine(other.port, one.host, editor.cookie);
  await write(one, 'For those who read messages');
  const line = await openLine(other.port, one.host, seller.cookie);
  await line.until(has('For those who read messages'));
  const { notifications, waiting } = await open.until(() => true);
  expect([notifications, waiting]).toMatchObject([[], { toSend: 0, unread: 0, newest: null, toAnswer: 0 }]);
  await asAdmin(admin, (client) =>
    client.query(`update sitewright.accounts set role = 'editor' where website_id = $1 and role = 'orders'`, [
      one.id,
    ]),
  );
  await line.until(({ notifications: now }) => now.length === 0);
  await asAdmin(admin, (client) =>
    client.query(`update sitewright.accounts set role = null where website_id = $1 and role = 'editor'`, [
      one.id,
    ]),
  );
  expect(await Promise.all([line.ended, open.ended])).toEqual(['over', 'over']);
});

test('who is in a page is told in all processes to those who may read pages, on its site alone', async () => {
  const { one, two, app, admin, ask, port } = world;
  const staff = { db: app.db, admin, ask, site: one };
  const [anna, seller] = [
    await staffMember(staff, 'contributor', `anna@${one.host}`),
    await staffMember(staff, 'orders', `sam@${one.host}`),
  ];
  const lines = await Promise.all([
    openLine(other.port, one.host, one.owner.cookie),
    openLine(port, one.host, seller.cookie),
    at(other.port, two),
  ]);
  const [owners, sellers, foreign] = lines;
  await Promise.all(lines.map((line) => line.until(() => true)));
  const tab = randomUUID();
  const page = one.pages.about;
  const tell = (body: object, id = page) =>
    ask({
      host: one.host,
      method: 'POST',
      path: `/api/page/${id}/presence`,
      cookie: anna.cookie,
      body: { tab, ...body },
    });
  const told = () => owners.events.filter(({ name }) => name === 'here').at(-1)?.data;
  expect((await tell({ block: 'title', typing: true })).status).toBe(200);
  const there = { tab, subject: `page:${page}`, person: anna.id, name: `anna@${one.host}` };
  await expect.poll(told).toEqual([{ ...there, block: 'title', typing: true }]);
  await tell({ block: null });
  await expect.poll(told).toEqual([{ ...there, block: null, typing: false }]);
  expect((await tell({}, two.pages.about)).status).toBe(404);
  // A person who connects later is told at once.
  const late = await openLine(other.port, one.host, one.owner.cookie);
  await late.until(() => true);
  expect(late.events).toEqual([{ name: 'here', data: [{ ...there, block: null, typing: false }] }]);

  const { version } = (
    await ask({ host: one.host, path: `/api/page?_id=${page}&draft=true`, cookie: anna.cookie })
  ).json() as { version: number };
  await ask({
    host: one.host,
    method: 'PUT',
    path: `/api/page/${page}`,
    cookie: anna.cookie,
    body: { height: 120 },
  });
  await expect
    .poll(() => owners.events.find(({ name }) => name === 'saved')?.data)
    .toEqual({ page, version: version + 1 });
  await tell({ leaves: true });
  await expect.poll(told).toEqual([]);
  // What comes after it would have come after these as well.
  await write(one, 'A message at the end');
  await sellers.until(has('A message at the end'));
  await write(two, 'Another at the end');
  await foreign.until(has('Another at the end'));
  expect(sellers.events).toEqual([]);
  expect(foreign.events.filter(({ data }) => JSON.stringify(data) !== '[]')).toEqual([]);
  for (const line of [...lines, late]) line.close();
});

test('who edits an email is told to those who may read emails, and to nobody else', async () => {
  const { one, two, app, admin, ask, port } = world;
  const staff = { db: app.db, admin, ask, site: one };
  const editor = await staffMember(staff, 'editor', `edith@${one.host}`);
  const lines = await Promise.all([
    at(other.port, one),
    openLine(port, one.host, editor.cookie),
    at(other.port, two),
  ]);
  const [owners, editors, foreign] = lines;
  await Promise.all(lines.map((line) => line.until(() => true)));
  const tab = randomUUID();
  const tell = (cookie: string, path: string, body: object = {}) =>
    ask({ host: one.host, method: 'POST', path, cookie, body: { tab, ...body } });
  const told = () => owners.events.filter(({ name }) => name === 'here').at(-1)?.data;

  const reply = await tell(one.owner.cookie, '/api/email/welcome/presence', { typing: true });
  expect(reply.status).toBe(200);
  const there = expect.objectContaining({
    tab,
    subject: expect.stringMatching(/^mail:[\da-f-]{36}$/) as string,
    person: one.owner.id,
    typing: true,
  }) as object;
  await expect.poll(told).toEqual([there]);
  expect((await tell(one.owner.cookie, '/api/email/nothing/presence')).status).toBe(404);
  expect((await tell(editor.cookie, '/api/email/welcome/presence')).status).toBe(403);

  // An editor hears of pages, with nothing of emails among them, and so does a line that is opened later.
  expect((await tell(editor.cookie, `/api/page/${one.pages.about}/presence`)).status).toBe(200);
  const onPage = expect.objectContaining({ subject: `page:${one.pages.about}`, person: editor.id }) as object;
  await expect.poll(told).toEqual(expect.arrayContaining([there, onPage]));
  const late = await openLine(other.port, one.host, editor.cookie);
  await late.until(() => true);
  expect(late.events.map(({ data }) => data)).toEqual([[onPage]]);
  await tell(one.owner.cookie, '/api/email/welcome/presence', { leaves: true });
  await tell(editor.cookie, `/api/page/${one.pages.about}/presence`, { leaves: true });
  await expect.poll(told).toEqual([]);
  await expect.poll(() => editors.events.at(-1)?.data).toEqual([]);
  expect(JSON.stringify(editors.events)).not.toContain('mail:');
  expect(JSON.stringify(foreign.events)).not.toContain('mail:');
  for (const line of [...lines, late]) line.close();
});

test('a line ends when its session does, and when its account is the owner’s no more', async () => {
  const { one, port, admin, ask } = world;
  const signIn = async () => {
    const body = { email: one.owner.email, password };
    return (await ask({ host: one.host, method: 'POST', path: '/api/account/login', body })).cookie;
  };
  const cookie = await signIn();
  const line = await openLine(other.port, one.host, cookie);
  await line.until(() => true);
  await ask({ host: one.host, method: 'POST', path: '/api/account/logout', cookie, body: {} });
  expect(await line.ended).toBe('over');

  const owner = async (is: boolean) =>
    asAdmin(admin, (client) =>
      client.query('update sitewright.accounts set owner = $2 where website_id = $1 and id = $3', [
        one.id,
        is,
        one.owner.id,
      ]),
    );
  const lines = await Promise.all([at(port, one), at(other.port, one)]);
  await Promise.all(lines.map((open) => open.until(() => true)));
  await owner(false);
  expect(await Promise.all(lines.map((open) => open.ended))).toEqual(['over', 'over']);
  await owner(true);
});

test('no account opens more lines than a few', async () => {
  const { two, port } = world;
  const lines = await Promise.all(Array.from({ length: 8 }, () => at(port, two)));
  expect(lines.map(({ status }) => status)).toEqual(lines.map(() => 200));
  const refused = await at(port, two);
  expect(refused.status).toBe(429);
  lines[0]?.close();
  await expect.poll(async () => (await at(port, two)).status).toBe(200);
});

test('a stop does not wait for open lines', async () => {
  const { one } = world;
  const line = await at(other.port, one);
  await line.until(() => true);
  const begun = performance.now();
  await other.close();
  await line.ended;
  expect(performance.now() - begun).toBeLessThan(4_000);
  other.close = async () => {};
});
