import { afterAll, describe, expect, test } from 'vitest';
import type { RouteObject } from 'react-router';
import { routes } from './routes.ts';
import * as page from '../features/pages/web/public/page.tsx';
import { serverPaths } from './http/server-paths.ts';
import { isReservedSlug } from '../features/pages/slugs.ts';
import { z } from 'zod';
import { formOf } from '../../tests/support/forms.ts';
import { jpeg, wav } from '../../tests/support/pictures.ts';
import { asAdmin } from '../../tests/support/postgres.ts';
import { twoSites } from '../../tests/support/two-sites.ts';

/** Calls as written in the specification, in forms that no other test covers. */
const world = await twoSites();
afterAll(() => world.close());
const { one, ask } = world;

const as = (cookie?: string) => (method: string, path: string, body?: unknown) =>
  ask({
    host: one.host,
    method,
    path,
    ...(cookie ? { cookie } : {}),
    ...(body === undefined ? {} : { body }),
  });
const own = as(one.owner.cookie);
const visit = as();
type Found = Record<string, unknown> & { _id: string };
const list = async (path: string) => {
  const reply = await own('GET', path);
  expect(reply.status, reply.text).toBe(200);
  return reply.json() as Found[];
};

const address = { line1: '12 Quay Street', line2: '', postcode: 'FH4 2SL', country: 'GB' };
const wish = () => ({
  origin: '/order/checkout',
  deliveryAddress: address,
  payment: { provider: 'manual', transactionID: '' },
  items: [{ productId: one.shop.product, quantity: 1, variant: `Large ${one.mark}` }],
  website: one.id,
});
/** A pending order of the customer. */
async function order(): Promise<Found> {
  const reply = await as(one.customer.cookie)('POST', '/api/order/pending', wish());
  expect(reply.status, reply.text).toBe(201);
  return reply.json() as Found;
}
/** A file that the owner uploads as the specification says. */
async function uploaded(fileName: string, bytes: Buffer): Promise<Found> {
  const { body, headers } = formOf([
    { name: 'website', value: one.id },
    { name: 'files', fileName, bytes },
  ]);
  const reply = await ask({
    host: one.host,
    method: 'POST',
    path: '/api/files/',
    cookie: one.owner.cookie,
    body,
    headers,
  });
  expect(reply.status, reply.text).toBe(201);
  return (reply.json() as [Found])[0];
}

/** First path segments of all screens and other routes, which a page might want to use. */
function firstSegments(): Set<string> {
  const screens = (of: readonly RouteObject[], above = ''): string[] =>
    of.flatMap(({ path = '', loader, children = [] }) => {
      const whole = `${above}/${path}`.replace(/\/+/g, '/');
      // Pages of the owner, shown at addresses of the specification.
      const isPage = loader === page.loader;
      return [...(isPage ? [] : [whole]), ...screens(children, whole)];
    });
  const all = [...screens(routes), ...world.routes, ...Object.values(serverPaths)];
  return new Set(all.map((path) => path.split('/')[1] ?? '').filter((part) => /^[a-z0-9-]+$/.test(part)));
}

describe('addresses that the product answers itself', () => {
  test('are reserved, whichever screen or route is added', () => {
    const segments = firstSegments();
    for (const known of ['private', 'unsubscribe', 'waiting', 'newsletter', 'restore', 'social'])
      expect(segments).toContain(known);
    expect([...segments].filter((segment) => !isReservedSlug(segment))).toEqual([]);
    for (const slug of ['faq', 'privacy', 'terms', 'homepage']) expect(isReservedSlug(slug)).toBe(false);
  });

  test('are refused to a new page, a renamed one and one in the list', async () => {
    const made = (await own('POST', '/api/page/', { name: 'Private' })).json() as Found;
    expect(made['slug']).toBe('private-page');
    const given = await own('POST', '/api/page/', { name: 'Mine', slug: 'waiting' });
    expect([given.status, given.json()]).toMatchObject([400, { fields: { slug: expect.any(String) } }]);
    expect((await own('PUT', `/api/page/${made._id}`, { slug: 'unsubscribe' })).status).toBe(400);
    const listed = await own('PUT', '/api/pages', { pages: [{ _id: made._id, slug: 'private' }] });
    expect(listed.status).toBe(400);
    expect((await own('GET', `/api/page?_id=${made._id}&draft=true`)).json()).toMatchObject({
      slug: 'private-page',
      version: 1,
    });
  });

  test('stay with the page that had one before, and the site check says so', async () => {
    // The mark of the site’s menu leads nowhere, which the check would report first.
    const { version } = (await own('GET', '/api/menus')).json() as { version: number };
    expect((await own('PUT', '/api/menus', { header: [], footer: [], version })).status).toBe(200);
    await asAdmin(world.admin, (admin) =>
      admin.query(`update sitewright.pages set slug = 'newsletter' where id = $1`, [one.pages.about]),
    );
    const saved = await own('PUT', `/api/page/${one.pages.about}`, { slug: 'newsletter', label: 'News' });
    expect([saved.status, (saved.json() as Found)['slug']]).toEqual([200, 'newsletter']);
    const checked = (await own('POST', '/api/check/links', {})).json() as { result: object };
    expect(checked.result).toMatchObject({ light: 'look', says: expect.stringContaining('/newsletter') });
  });
});

describe('lists and look-ups take every plain field', () => {
  test('GET /api/page?name=, for the owner', async () => {
    const [home] = await list('/api/pages');
    for (const [field, value] of Object.entries(home ?? {})) {
      if (['subdomain', 'version', 'publishAt'].includes(field)) continue;
      const found = await own('GET', `/api/page?${new URLSearchParams({ [field]: String(value) })}`);
      expect([field, found.status, (found.json() as Found)[field]]).toEqual([field, 200, value]);
    }
    expect((await own('GET', '/api/page?name=Nobody')).status).toBe(404);
    expect((await visit('GET', `/api/page?name=Home%20${one.mark}`)).status).toBe(401);
  });

  test.each(['/api/emails', '/api/messages'])('GET %s', async (path) => {
    const all = await list(path);
    const plain = Object.entries(all[0] ?? {}).filter(([, value]) => typeof value !== 'object');
    expect(plain.length).toBeGreaterThan(8);
    for (const [field, value] of plain) {
      const found = await list(`${path}?${new URLSearchParams({ [field]: String(value) })}`);
      expect([field, found.map(({ _id }) => _id)]).toEqual([
        field,
        all.filter((other) => other[field] === value).map(({ _id }) => _id),
      ]);
    }
    expect((await own('GET', `${path}?nonsense=1`)).status).toBe(400);
  });

  test('GET /api/messages?content.<name>=', async () => {
    const words = `Words of ${one.mark}`;
    const asked = new URLSearchParams({ 'content.message': words, 'content.name': `Visitor ${one.mark}` });
    expect((await list(`/api/messages?${asked}`)).map(({ content }) => content)).toMatchObject([
      { message: words },
    ]);
    expect(await list('/api/messages?content.message=other')).toEqual([]);
  });
});

test('messages and services carry their website', async () => {
  for (const path of ['/api/messages', '/api/services']) {
    const found = await list(path);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({ website }) => website))).toEqual(new Set([one.id]));
    const single = `${path.slice(0, -1)}/${found[0]?._id}`;
    expect((await own('GET', single)).json()).toMatchObject({ website: one.id });
  }
});

describe('a list', () => {
  const paged = world.app.operations.filter(
    ({ call, endpoint: { query, reply } }) =>
      /^GET [^{]*$/.test(call) && reply instanceof z.ZodArray && 'after' in (query?.shape ?? {}),
  );
  /** Adds an entry where a site of the tests has just one. */
  const another: Record<string, () => Promise<unknown>> = {
    '/api/forms': () => own('POST', '/api/form/', { name: 'Another', purpose: 'message', content: [] }),
    '/api/messages': () => visit('POST', '/api/message', { content: { message: 'Two' }, origin: '/' }),
    '/api/discounts': () => own('POST', '/api/discount', { code: 'TWO', kind: 'free-shipping' }),
    '/api/orders': () => order(),
    // Only orders that were placed are in it.
    '/api/orders/user': async () => own('PUT', `/api/order/${(await order())._id}`, { status: 1 }),
    '/api/subscribers': () =>
      asAdmin(world.admin, (admin) =>
        admin.query(
          `insert into sitewright.subscribers (website_id, email, consent, token_hash) values ($1, 'two@reader.test', 'Yes', 'x')`,
          [one.id],
        ),
      ),
    '/api/entry-comments': () =>
      asAdmin(world.admin, (admin) =>
        admin.query(
          `insert into sitewright.entry_comments (website_id, page_id, author_name, body, state)
           select $1, page_id, 'Ada', 'Said ' || n, 'pending' from sitewright.entries, generate_series(1, 2) n
           where website_id = $1 and live`,
          [one.id],
        ),
      ),
    '/api/files/audio': () => uploaded('two.wav', wav(2, 0.2)),
    '/api/files/images': async () => {
      await uploaded('one.jpg', await jpeg(1));
      await uploaded('two.jpg', await jpeg(2));
    },
  };

  test.each(paged.map(({ call, endpoint }) => [call, endpoint.who] as const))(
    'is read page by page: %s',
    async (call, who) => {
      const path = call.slice('GET '.length);
      await another[path]?.();
      const ask = who === 'account' ? as(one.customer.cookie) : own;
      const read = async (at: string) => {
        const reply = await ask('GET', at);
        expect(reply.status, reply.text).toBe(200);
        const [, next = ''] = /^<([^>]+)>; rel="next"$/.exec(String(reply.headers.link ?? '')) ?? [];
        return { entries: reply.json() as unknown[], next };
      };
      const all = await read(path);
      expect(all.entries.length).toBeGreaterThan(1);
      const first = await read(`${path}?limit=1`);
      expect(first.entries).toEqual(all.entries.slice(0, 1));
      expect((await read(first.next)).entries).toEqual(all.entries.slice(1, 2));
      expect((await ask('GET', `${path}?limit=500`)).status).toBe(200);
      for (const limit of [0, 501, 'all'])
        expect((await ask('GET', `${path}?limit=${limit}`)).status).toBe(400);
    },
  );
});

describe('the calls of section 7 in its own words', () => {
  const website = one.id;
  const said = `?website=${website}`;
  type Step = [method: string, path: string, body?: object];
  /** Makes the calls one after another. @returns those that are refused, with the reply */
  const refused = async (steps: readonly Step[], call = own): Promise<string[]> => {
    const found: string[] = [];
    for (const [method, path, body] of steps) {
      const { status, text } = await call(method, path, body);
      if (status >= 300) found.push(`${method} ${path}: ${text}`);
    }
    return found;
  };
  const made = async (path: string, body: object) => {
    const reply = await own('POST', path, body);
    expect(reply.status, `${path}: ${reply.text}`).toBe(201);
    return (reply.json() as Found)._id;
  };

  test('the start, accounts and the website', async () => {
    const person = { email: 'as-written@visitor.test', password: 'slip-and-slate-9' };
    expect(
      await refused(
        [
          ['GET', '/api/website/'],
          ['POST', '/api/account/init', { website }],
          ['POST', '/api/account/check-token', { website, token: one.token }],
          ['GET', `/api/navigation${said}`],
          ['POST', '/api/account/register', person],
        ],
        visit,
      ),
    ).toEqual([]);
    const { cookie } = await visit('POST', '/api/account/login', { ...person, website });
    const { _id } = (await as(cookie)('POST', '/api/account/init', { website })).json() as Found;
    expect(
      await refused(
        [
          ['GET', `/api/account?email=${person.email}`],
          ['GET', `/api/account-details/${_id}${said}`],
          ['GET', `/api/orders/user${said}`],
          ['POST', '/api/account/delete', { password: person.password }],
          ['POST', '/api/account/logout', {}],
        ],
        as(cookie),
      ),
    ).toEqual([]);
    expect(
      await refused([
        ['PUT', '/api/website/', { settings: { name: `Site of ${one.mark}` }, website }],
        ['GET', `/api/analytics${said}`],
      ]),
    ).toEqual([]);
  });

  test('pages, products and services', async () => {
    const page = await made('/api/page/', { name: 'As written', website });
    const fields = { name: 'As written', blocks: [], subdomain: '', height: 100, website };
    const product = await made('/api/product/', { label: 'As written', price: 1, website });
    const service = await made('/api/service/', { label: 'As written', website });
    expect(
      await refused([
        ['GET', `/api/pages${said}`],
        ['GET', `/api/page?_id=${page}&draft=true`],
        ['PUT', `/api/page/${page}`, fields],
        ['PUT', '/api/pages', { pages: [{ _id: page, inMenu: false }], subdomain: '', website }],
        ['DELETE', `/api/page/${page}${said}`],
        ['GET', `/api/products${said}&productIds=${one.shop.product},${one.shop.digital}`],
        ['GET', `/api/product/${product}`],
        ['PUT', `/api/product/${product}`, { price: 2, website }],
        ['DELETE', `/api/product/${product}`],
        ['GET', '/api/services'],
        ['GET', `/api/service/${service}`],
        ['PUT', `/api/service/${service}`, { price: 2, website }],
        ['DELETE', `/api/service/${service}`],
        ['GET', '/api/calendar/existing-bookings'],
      ]),
    ).toEqual([]);
  });

  test('forms, messages, email templates and files', async () => {
    const form = await made('/api/form/', { name: 'As written', purpose: 'order', content: [], website });
    const words = { emailID: 'invitation', subject: 'Come', body: '{{invitationLink}}', website };
    const email = await made('/api/email/', words);
    const file = await uploaded('as-written.jpg', await jpeg(3));
    const { objectPath } = file;
    expect(
      await refused([
        ['GET', `/api/forms${said}`],
        ['GET', `/api/form/${form}`],
        ['PUT', `/api/form/${form}`, { name: 'Other', website }],
        ['DELETE', `/api/form/${form}${said}`],
        ['POST', '/api/message', { content: { message: 'As written' }, origin: '/', website }],
        ['GET', `/api/messages${said}`],
        ['GET', '/api/messages?origin=/'],
        ['GET', '/api/emails'],
        ['GET', '/api/emails?emailID=welcome'],
        ['PUT', `/api/email/${email}`, { subject: 'Join', website }],
        ['DELETE', `/api/email/${email}`],
        ['GET', `/api/files${said}`],
        ['GET', '/api/files?type=image/png&type=image/jpeg'],
        ['GET', `/api/files/audio${said}`],
        ['GET', `/api/files/images${said}`],
        ['GET', '/api/files?folder='],
        ['POST', `/api/file/delete${said}`, { mongoId: file._id, objectPath }],
      ]),
    ).toEqual([]);
  });

  test('orders and payment', async () => {
    const { _id } = await order();
    expect(
      await refused(
        [
          ['PUT', `/api/order/pending/${_id}${said}`, wish()],
          ['GET', `/api/order/${_id}${said}`],
          ['GET', `/api/order/user/${_id}${said}`],
          ['GET', '/api/payment/keys/stripe/publishable'],
        ],
        as(one.customer.cookie),
      ),
    ).toEqual([]);
    const read = async () => (await own('GET', `/api/order/${_id}`)).json() as Found;
    expect(
      await refused([
        ['GET', `/api/orders${said}`],
        ['PUT', `/api/order/${_id}${said}`, { ...(await read()), notes: 'Wrap it' }],
        ['PUT', `/api/order/${_id}`, { status: 1 }],
      ]),
    ).toEqual([]);
    expect(await read()).toMatchObject({ status: 1, notes: 'Wrap it', items: [{ quantity: 1 }] });
  });
});
