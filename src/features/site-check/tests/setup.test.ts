import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSite } from '../../../app/commands/create-site.ts';
import { starterBy } from '../../../app/starters/index.ts';
import type { SetupKey, SetupStep } from '../contract.ts';
import type { Page } from '../../pages/contract.ts';
import type { Shop } from '../../orders/shop-shapes.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { staffMember, type StaffRole } from '../../../../tests/support/staff.ts';
import { twoSites, type World } from '../../../../tests/support/two-sites.ts';

const host = 'bramble.test';
const owner = { email: 'owner@bramble.test', password: 'slip-and-slate-9' };
let world: World;
let cookie: string;

beforeAll(async () => {
  world = await twoSites();
  const starter = starterBy('shop');
  if (!starter) throw new Error('No such design.');
  const { db, pages, files } = world.app;
  const { website, ...content } = starter.site('Bramble');
  const services = { ...pages, storage: files.storage };
  const site = { ...content, website: { ...website, name: 'Bramble', private: true }, host, owner };
  await createSite(db, services, site);
  const signedIn = await world.ask({ host, method: 'POST', path: '/api/account/login', body: owner });
  cookie = signedIn.cookie;
});
afterAll(() => world?.close());

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const reply = await world.ask({ host, method, path, cookie, ...(body ? { body } : {}) });
  expect(reply.status, reply.text).toBeLessThan(300);
  return reply.json() as T;
}
const setup = () => call<{ isOpen: boolean; steps: SetupStep[] }>('GET', '/api/setup');
const step = async (key: SetupKey): Promise<SetupStep> => {
  const found = (await setup()).steps.find((one) => one.key === key);
  if (!found) throw new Error(`No step ${key}.`);
  return found;
};

test('nothing counts as done on a new site', async () => {
  const { isOpen, steps } = await setup();
  expect(isOpen).toBe(false);
  // The site was created at its own address.
  expect(steps.filter(({ done }) => done).map(({ key }) => key)).toEqual(['domain']);
  expect(steps.map(({ key }) => key)).toEqual([
    'content',
    'branding',
    'products',
    'payment',
    'delivery',
    'email',
    'legal',
    'domain',
  ]);
});

test('sample texts are found where they are, and gone once they are replaced', async () => {
  const { places } = await step('content');
  expect(places.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Home', 'Footer', 'Sea-salt soap']),
  );
  expect(places.map(({ label }) => label)).not.toContain('Privacy');
  const [, id = '', block = ''] = /edit\/([^?]+)\?block=(.+)$/.exec(places[0]?.to ?? '') ?? [];
  const home = await call<Page>('GET', `/api/page?_id=${id}&draft=true`);
  expect(home.blocks.some(({ props }) => props.id === block)).toBe(true);
  const hero = home.blocks.find(({ type }) => type === 'hero');
  const blocks = [
    { ...hero, props: { ...hero?.props, title: 'Soap', text: 'Made by Ada in Fowey.', eyebrow: '' } },
  ];
  await call('PUT', `/api/page/${id}`, { blocks, version: home.version });
  expect((await step('content')).places.map(({ label }) => label)).not.toContain('Home');
});

test('sample posts are found, each with the way to it, until they are replaced', async () => {
  const starter = starterBy('journal');
  if (!starter) throw new Error('No such design.');
  const { db, pages, files } = world.app;
  const { website, ...content } = starter.site('Low Road');
  const site = { ...content, website: { ...website, name: 'Low Road' }, host: 'road.test', owner };
  await createSite(db, { ...pages, storage: files.storage }, site);
  const at = { host: 'road.test' };
  const { cookie: writer } = await world.ask({
    ...at,
    method: 'POST',
    path: '/api/account/login',
    body: owner,
  });
  const places = async () => {
    const reply = await world.ask({ ...at, path: '/api/setup', cookie: writer });
    return (reply.json() as { steps: SetupStep[] }).steps.find(({ key }) => key === 'content')?.places ?? [];
  };
  const names = content.contentTypes?.flatMap(({ entries }) => entries.map(({ name }) => name)) ?? [];
  expect((await places()).map(({ label }) => label)).toEqual(expect.arrayContaining(names));
  const eleven = (await places()).find(({ label }) => label === 'Eleven letters');
  const [, id = ''] = /^\/admin\/pages\/edit\/([\w-]{36})$/.exec(eleven?.to ?? '') ?? [];
  const changed = { blocks: [], details: { excerpt: 'On post.', picture: null, values: {} } };
  const saved = await world.ask({
    ...at,
    method: 'PUT',
    path: `/api/page/${id}`,
    cookie: writer,
    body: changed,
  });
  expect(saved.status, saved.text).toBe(200);
  expect((await places()).map(({ label }) => label)).not.toContain('Eleven letters');
});

test('a step is done once its owner did it', async () => {
  const { version, settings } = await call<Shop>('GET', '/api/shop/settings');
  await call('PUT', '/api/shop/settings', { version, settings: { shipping: settings.shipping } });
  expect((await step('delivery')).done).toBe(true);
  await call('PUT', '/api/website', { settings: { logo: '/demo/mark.svg' } });
  expect((await step('branding')).done).toBe(true);
  await call('POST', '/api/product', { label: 'Own soap', price: 5, published: true });
  expect(await step('products')).toMatchObject({ done: true, says: '1 product added.' });
  await call('PUT', '/api/site/door', { private: false });
  expect((await setup()).isOpen).toBe(true);
});

// Goes red where the steps aren’t filtered by area.
test('staff see the steps of areas that they may read, and no names of drafts beyond', async () => {
  const { db } = world.app;
  const { rows } = await asAdmin(world.admin, (client) =>
    client.query<{ id: string }>('select website_id as id from sitewright.hosts where host = $1', [host]),
  );
  const site = { id: rows[0]?.id ?? '', host };
  const stepsOf = async (asked: { cookie?: string; headers?: Record<string, string> }) => {
    const reply = await world.ask({ host, path: '/api/setup', ...asked });
    expect(reply.status, reply.text).toBe(200);
    const { steps } = reply.json() as { steps: SetupStep[] };
    return { keys: steps.map(({ key }) => key), text: reply.text };
  };
  const as = (role: StaffRole) => staffMember({ db, admin: world.admin, ask: world.ask, site }, role);
  await call('POST', '/api/page', {
    name: 'Secret launch',
    blocks: [{ type: 'heading', props: { text: 'Call us on 01632 960 001 any day' } }],
  });
  const orders = await stepsOf(await as('orders'));
  expect(orders.keys).toEqual(['products', 'email']);
  expect(orders.text).not.toMatch(/pages\/edit|Secret launch/);
  const editor = await stepsOf(await as('editor'));
  expect(editor.keys).toEqual(['content', 'branding', 'products', 'email', 'legal']);
  const { key } = await call<{ key: string }>('POST', '/api/api-key', {
    name: 'Till',
    rights: { settings: 'read' },
    days: null,
  });
  const till = await stepsOf({ headers: { authorization: `Bearer ${key}` } });
  expect(till.keys).toEqual(['email']);
});

test.each([
  { method: 'GET', path: '/api/setup', name: 'setup', most: 600 },
  { method: 'POST', path: '/api/check/legal', name: 'checks', most: 120 },
])('$method $path is refused to a site that sends it very often, and not to others', async (given) => {
  const { method, path, name, most } = given;
  const { one, two } = world;
  const send = ({ host: at, owner: by }: typeof one) =>
    world.ask({ host: at, method, path, cookie: by.cookie, ...(method === 'POST' ? { body: {} } : {}) });
  expect((await send(one)).status).toBe(200);
  const setCount = (points: number) =>
    asAdmin(world.admin, (client) =>
      client.query('update sitewright.rate_limits set points = $1 where key = $2', [
        points,
        `${name}:${one.id}`,
      ]),
    );
  expect((await setCount(most - 1)).rowCount).toBe(1);
  expect((await send(one)).status).toBe(200);
  const refused = await send(one);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(1);
  expect((await send(two)).status).toBe(200);
  await setCount(0);
});
