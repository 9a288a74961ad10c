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
  ['PUT', '/api/products', (...ids) => ({ products: ids.map((_id) => ({ _id, tags: ['new'] })) }), 'product'],
  ['PUT', '/api/collections', (...collections) => ({ collections }), 'collection'],
  ['PUT', `/api/collection/${one.shop.collection}`, (...products) => ({ products }), 'product'],
];

interface Ids {
  message: string;
  notification: string;
  file: string;
  product: string;
  collection: string;
}
const idsOf = (site: typeof one): Ids => ({
  message: site.message,
  notification: site.notification,
  file: site.file,
  product: site.shop.product,
  collection: site.shop.collection,
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
