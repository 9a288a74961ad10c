import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailWorker } from '../../emails/server/index.ts';
import type { Menus } from '../../pages/menus-contract.ts';
import { type Check, checkKeys, type CheckKey } from '../contract.ts';
import { allRows } from '../../../../tests/support/rows.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { twoSites, type World } from '../../../../tests/support/two-sites.ts';

let world: World;
let stopMails: () => Promise<void>;
beforeAll(async () => {
  world = await twoSites();
});
afterAll(async () => {
  await stopMails?.();
  await world?.close();
});

const run = async (key: CheckKey) => {
  const { host, owner } = world.one;
  const path = `/api/check/${key}`;
  const reply = await world.ask({ host, method: 'POST', path, cookie: owner.cookie, body: {} });
  expect(reply.status, reply.text).toBe(200);
  const { result } = reply.json() as Check;
  if (!result) throw new Error('No result.');
  return result;
};

test('a rehearsal buys, books, cancels and refunds, and leaves every row and job as it was', async () => {
  const { admin, one } = world;
  const rest = ({ check_results: _own, ...rows }: Record<string, string[]>) => rows;
  const before = rest(await allRows(admin));
  const heard: string[] = [];
  const { promise: told, resolve } = Promise.withResolvers<void>();
  const result = await asAdmin(admin, async (client) => {
    client.on('notification', ({ channel }) => {
      heard.push(channel);
      if (channel === 'told_to_test') resolve();
    });
    await client.query('listen site_news; listen site_changed; listen content_changed; listen told_to_test');
    const done = await run('rehearsal');
    await client.query('notify told_to_test');
    await told;
    return done;
  });
  expect(result.steps.map(({ label, light, says }) => [label, light, says])).toEqual([
    ['Create a product', 'good', expect.any(String)],
    ['Place an order', 'good', expect.any(String)],
    ['Pay with a test card', 'good', expect.stringMatching(/^Paid\. [1-9]\d* emails were created/)],
    ['Refund the order', 'good', expect.any(String)],
    ['Place and cancel an order', 'good', expect.any(String)],
    ['Make a booking', 'good', expect.any(String)],
    ['Cancel the booking', 'good', expect.any(String)],
  ]);
  expect(result.light).toBe('good');
  expect(rest(await allRows(admin))).toEqual(before);
  // Nobody was notified either: neither owners nor the caches of other processes.
  expect(heard).toEqual(['told_to_test']);
  expect(JSON.stringify(result)).not.toContain(one.mark);
});

test('each check ends with a finding, one after the other, and is kept for its own site', async () => {
  const { app, one, two, ask } = world;
  const worker = await startMailWorker({
    ...app,
    smtpUrl: undefined,
    mailFrom: app.config.mailFrom,
    print: () => {},
  });
  stopMails = () => worker.stop();
  const lights: Record<string, string> = {};
  for (const key of checkKeys) lights[key] = (await run(key)).light;
  expect(lights).toMatchObject({
    database: 'good',
    storage: 'good',
    mail: 'look',
    rehearsal: 'good',
    pictures: 'good',
    legal: 'look',
  });
  const kept = await ask({ host: one.host, path: '/api/checks', cookie: one.owner.cookie });
  expect((kept.json() as Check[]).map(({ key, result }) => [key, result?.light])).toEqual(
    checkKeys.map((key) => [key, lights[key]]),
  );
  const other = await ask({ host: two.host, path: '/api/checks', cookie: two.owner.cookie });
  expect((other.json() as Check[]).flatMap(({ key, result }) => (result ? [key] : []))).toEqual(['legal']);
});

test('links to the search, to entries and their lists and feeds, and to screens in a language lead somewhere', async () => {
  const { ask, one } = world;
  const as = { host: one.host, cookie: one.owner.cookie };
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const reply = await ask({ ...as, method, path, ...(body && { body }) });
    expect(reply.status, `${path} ${reply.text}`).toBeLessThan(300);
    return reply.json() as T;
  };
  const { _id: type } = await call<{ _id: string }>('POST', '/api/content-types', {
    kind: 'post',
    name: 'Kiln news',
    slug: 'kiln-news',
  });
  const { _id: entry } = await call<{ _id: string }>('POST', '/api/entries', { type, name: 'Glaze day' });
  await call('POST', `/api/page/${entry}/publish`, {});
  const good = [
    '/search?q=mug',
    '/de',
    '/de/shop',
    '/feed.xml',
    '/kiln-news/glaze-day',
    '/kiln-news/feed.xml',
    '/kiln-news/2026/11',
  ];
  const bad = [
    '/kiln-news/glaze-days',
    '/kiln-news/tag/none',
    '/no-news/feed.xml',
    '/product/none',
    '/de/nothing',
  ];
  const path = `/api/page/${one.pages.home}`;
  const buttons = [...good, ...bad].map((href) => ({ label: 'Go', href }));
  await call('PUT', path, {
    blocks: buttons.map((button) => ({ type: 'button', props: { buttons: [button] } })),
  });
  await call('POST', `${path}/publish`, {});
  const { steps } = await run('links');
  const onPages = steps.filter(({ label }) => !label.startsWith('Menu in'));
  expect(onPages.map(({ says }) => says)).toEqual(bad);
});

test('a link that leads nowhere is named with its page', async () => {
  const { ask, one } = world;
  const path = `/api/page/${one.pages.home}`;
  const button = (href: string) => ({ type: 'button', props: { buttons: [{ label: 'Go', href }] } });
  const as = { host: one.host, cookie: one.owner.cookie };
  const blocks = [button('/nowhere-at-all'), button(`/about-${one.mark}`), button('/shop?sort=new')];
  expect((await ask({ ...as, method: 'PUT', path, body: { blocks } })).status).toBe(200);
  expect((await ask({ ...as, method: 'POST', path: `${path}/publish`, body: {} })).status).toBe(200);
  const result = await run('links');
  expect(result.light).toBe('bad');
  expect(result.steps.map(({ says }) => says)).toContain('/nowhere-at-all');
  expect(result.steps.map(({ says }) => says)).not.toContain(`/about-${one.mark}`);
  expect(result.steps.map(({ says }) => says)).not.toContain('/shop');
});

test('a link of a menu that leads nowhere is named with the menu, and so is one to a product that is hidden', async () => {
  const { ask, one } = world;
  const as = { host: one.host, cookie: one.owner.cookie };
  const before = (await ask({ ...as, path: '/api/menus' })).json() as Menus;
  const put = (footer: object[]) =>
    ask({ ...as, method: 'PUT', path: '/api/menus', body: { header: [], footer, version: before.version } });
  const saved = await put([
    { label: 'Mug', href: '/product/mug-that-is-hidden' },
    { label: 'Shop', href: '/shop' },
  ]);
  expect(saved.status, saved.text).toBe(200);
  const { steps, hints } = await run('links');
  expect(steps.filter(({ label }) => label === 'Menu in the footer')).toMatchObject([
    { says: '/product/mug-that-is-hidden' },
  ]);
  expect(hints.map(({ to }) => to)).toContain('/admin/settings/menu');
});
