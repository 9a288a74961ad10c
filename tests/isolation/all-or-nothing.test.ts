import { z } from 'zod';
import { afterAll, expect, test } from 'vitest';
import { allRows } from '../support/rows.ts';
import { twoSites } from '../support/two-sites.ts';

const world = await twoSites();
afterAll(() => world.close());
const { one, two } = world;

const nobody = '01900000-0000-7000-8000-000000000000';

/** Calls that name several records, with the kind of their ids. */
const calls: [string, string, (id: string, ...others: string[]) => object, keyof Ids][] = [
  ['PUT', '/api/messages', (...messages) => ({ messages, starred: true, archived: true }), 'message'],
  ['POST', '/api/messages/delete', (...messages) => ({ messages }), 'message'],
  ['POST', '/api/notifications/read', (...notifications) => ({ notifications }), 'notification'],
  ['POST', '/api/files/move', (...files) => ({ files, folder: 'elsewhere' }), 'file'],
  ['POST', '/api/files/restore', (...files) => ({ files }), 'file'],
  ['POST', '/api/files/erase', (...files) => ({ files }), 'file'],
  ['POST', '/api/audio/tracks', (...files) => ({ files }), 'file'],
  [
    'PUT',
    '/api/products',
    (...ids) => ({ products: ids.map((_id) => ({ _id, tags: ['new'], archived: true })) }),
    'product',
  ],
  ['PUT', '/api/collections', (...collections) => ({ collections }), 'collection'],
  ['PUT', '/api/entries', (...entries) => ({ entries, pinned: true }), 'entry'],
  [
    'PUT',
    '/api/entries/drafts',
    (...ids) => ({ entries: ids.map((_id) => ({ _id, version: 1, featured: true })) }),
    'entry',
  ],
  ['POST', '/api/entries/publish', (...ids) => ({ entries: ids.map((_id) => ({ _id })) }), 'entry'],
  ['POST', '/api/entries/unpublish', (...ids) => ({ entries: ids.map((_id) => ({ _id })) }), 'entry'],
  ['POST', '/api/entries/delete', (...entries) => ({ entries }), 'entry'],
  ['POST', '/api/entries/restore', (...entries) => ({ entries }), 'entry'],
  ['POST', '/api/pages/publish', (...ids) => ({ pages: ids.map((_id) => ({ _id })) }), 'page'],
  ['POST', '/api/pages/unpublish', (...ids) => ({ pages: ids.map((_id) => ({ _id })) }), 'page'],
  ['POST', '/api/pages/delete', (...pages) => ({ pages }), 'page'],
  ['PUT', '/api/services', (...ids) => ({ services: ids.map((_id) => ({ _id, price: 9 })) }), 'service'],
  ['PUT', '/api/subscribers', (...subscribers) => ({ subscribers, status: 'left' }), 'subscriber'],
  ['POST', '/api/subscribers/delete', (...subscribers) => ({ subscribers }), 'subscriber'],
  ['PUT', '/api/discounts', (...discounts) => ({ discounts, active: false }), 'discount'],
  ['POST', '/api/discounts/delete', (...discounts) => ({ discounts }), 'discount'],
  ['POST', '/api/redirects/delete', (...redirects) => ({ redirects }), 'redirect'],
  ['POST', '/api/audio/tracks/delete', (...tracks) => ({ tracks }), 'track'],
  ['POST', '/api/forms/delete', (...forms) => ({ forms }), 'form'],
  ['POST', '/api/collections/delete', (...collections) => ({ collections }), 'collection'],
  ['POST', '/api/services/delete', (...services) => ({ services }), 'service'],
  ['POST', '/api/entries/erase', (...entries) => ({ entries }), 'entry'],
  ['PUT', '/api/entry-comments', (...comments) => ({ comments, state: 'published' }), 'comment'],
  ['POST', '/api/entry-comments/erase', (...comments) => ({ comments }), 'comment'],
  ['POST', '/api/orders/fulfil', (...ids) => ({ orders: ids.map((_id) => ({ _id })) }), 'order'],
  [
    'POST',
    '/api/orders/mark-paid',
    (...ids) => ({ orders: ids.map((_id) => ({ _id, version: 1 })) }),
    'order',
  ],
  ['PUT', `/api/collection/${one.shop.collection}`, (...products) => ({ products }), 'product'],
];

interface Ids {
  message: string;
  notification: string;
  file: string;
  product: string;
  collection: string;
  entry: string;
  page: string;
  comment: string;
  order: string;
  service: string;
  subscriber: string;
  discount: string;
  redirect: string;
  track: string;
  form: string;
}
const idsOf = (site: typeof one): Ids => ({
  message: site.message,
  notification: site.notification,
  file: site.file,
  product: site.shop.product,
  collection: site.shop.collection,
  entry: site.entries.entry,
  page: site.pages.about,
  comment: site.entries.trashedComment,
  order: site.shop.order,
  service: site.course,
  subscriber: site.subscriber,
  discount: site.shop.discount,
  redirect: site.redirect,
  track: site.audio.track,
  form: site.form,
});
const [own, foreign] = [idsOf(one), idsOf(two)];

test.each(calls)('%s %s changes all that it names, or nothing', async (method, path, bodyOf, kind) => {
  for (const other of [foreign[kind], nobody]) {
    const before = await allRows(world.admin);
    for (const ids of [
      [own[kind], other],
      [other, own[kind]],
    ] as [string, string][]) {
      const reply = await world.ask({
        host: one.host,
        method,
        path,
        body: bodyOf(...ids),
        cookie: one.owner.cookie,
      });
      expect(reply.status, reply.text).toBe(404);
      expect(reply.json()).toMatchObject({ error: expect.stringMatching(/\w+ \w+/) });
    }
    expect(await allRows(world.admin)).toEqual(before);
  }
});

/** Calls that name records, but change one, or replace a list as a whole. */
const ofOne = new Set([
  'PUT /api/audio/tracks',
  'PUT /api/pages',
  'PUT /api/menus',
  'PUT /api/products/featured',
  // Fields with references name their content type.
  'PUT /api/content-types/{id}',
  'POST /api/content-types/{id}/conversions',
  'POST /api/entries',
  'PUT /api/entries/{id}',
  'POST /api/service',
  'PUT /api/service/{id}',
  'POST /api/page/{id}/comments',
  'POST /api/comment-thread/{id}/reply',
  'POST /api/product',
  'PUT /api/product/{id}',
  'POST /api/collection',
  'POST /api/order/quote',
  'POST /api/order/pending',
  'PUT /api/order/pending/{id}',
  'POST /api/order/{id}/withdrawal',
  'POST /api/order/{id}/fulfil',
  'POST /api/order/{id}/refund',
  'PUT /api/cart',
  'PUT /api/cart/guest',
]);
const listOfIds = z.looseObject({ type: z.literal('array'), items: z.looseObject({}) });

test('no other call changes several records', () => {
  const several = world.app.operations.filter(({ endpoint: { body } }) => {
    const { properties = {} } = body ? z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) : {};
    return Object.values(properties).some((property) => {
      const { data } = listOfIds.safeParse(property);
      return data && JSON.stringify(data.items).includes('"uuid"');
    });
  });
  const tried = calls.map(([method, path]) => `${method} ${path.replace(one.shop.collection, '{id}')}`);
  expect(several.map(({ call }) => call).sort()).toEqual([...tried, ...ofOne].sort());
});
