import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/support/database.ts';
import { createTestSite } from '../../../../tests/support/site-context.ts';
import type { Database } from '../../../lib/db/database.ts';
import { siteDirectory } from './directory.ts';
import { deleteHost, deleteWebsite, insertHost, setCanonicalHost } from './queries.ts';

const DEMO = 'demo.localhost';
const { db, close } = await createTestDatabase();
afterAll(close);
const shop = await createTestSite(db, 'shop.test');
const demo = await createTestSite(db, DEMO);
beforeAll(() => db.acrossWebsites((tx) => insertHost(tx, shop.id, 'www.shop.test', false)));

/** Counts the transactions of a directory, and lets a test intervene between them. */
function watched(): { db: Database; looks: () => number; before: (work: () => Promise<void>) => void } {
  let looks = 0;
  let step: (() => Promise<void>) | undefined;
  return {
    looks: () => looks,
    before: (work) => (step = work),
    db: {
      ...db,
      acrossWebsites: async (work) => {
        looks += 1;
        return db.acrossWebsites(work);
      },
      forWebsite: async (id, work) => {
        looks += 1;
        const read = await db.forWebsite(id, work);
        const now = step;
        step = undefined;
        await now?.();
        return read;
      },
    },
  };
}

const rename = (name: string) =>
  db.forWebsite(shop.id, (tx) =>
    tx.updateTable('websites').set({ name }).where('id', '=', shop.id).executeTakeFirst(),
  );

describe('a host', () => {
  const directory = siteDirectory(db, DEMO);
  test.each([
    ['shop.test', { id: shop.id, host: 'shop.test', subdomain: '', redirects: false }],
    ['www.shop.test', { id: shop.id, host: 'www.shop.test', subdomain: '', redirects: true }],
    ['blog.shop.test', { id: shop.id, host: 'shop.test', subdomain: 'blog', redirects: false }],
    ['blog.www.shop.test', { id: shop.id, host: 'www.shop.test', subdomain: 'blog', redirects: true }],
    ['a.blog.shop.test', null],
    ['test', null],
    ['shop.test.evil.test', null],
    ['localhost', { id: demo.id, host: DEMO, subdomain: '', redirects: false }],
    ['127.0.0.1', { id: demo.id, host: DEMO, subdomain: '', redirects: false }],
    ['[::1]', { id: demo.id, host: DEMO, subdomain: '', redirects: false }],
    [`blog.${DEMO}`, { id: demo.id, host: DEMO, subdomain: 'blog', redirects: false }],
    ['other.localhost', null],
  ])('%s finds its site', async (asked, expected) => {
    for (const found of [await directory.find(asked), await directory.find(asked)])
      expect(
        found && {
          id: found.known.website.id,
          host: found.host,
          subdomain: found.subdomain,
          redirects: found.redirects,
        },
      ).toEqual(expected);
  });

  test.each(['localhost', `blog.${DEMO}`])(
    'that is given to another site (%s) shows that one',
    async (host) => {
      const fresh = siteDirectory(db, DEMO);
      expect((await fresh.find(host))?.known.website.id).toBe(demo.id);
      await db.acrossWebsites((tx) => insertHost(tx, shop.id, host, false));
      fresh.forget(shop.id);
      const found = await fresh.find(host);
      expect(found).toMatchObject({ subdomain: '', host });
      expect(found?.known.website.id).toBe(shop.id);
      await db.acrossWebsites((tx) => deleteHost(tx, shop.id, host));
    },
  );

  test('becomes the canonical one, and goes', async () => {
    const fresh = siteDirectory(db, DEMO);
    await db.acrossWebsites((tx) => setCanonicalHost(tx, shop.id, 'www.shop.test'));
    expect(await fresh.find('shop.test')).toMatchObject({ redirects: true });
    expect(await fresh.find('www.shop.test')).toMatchObject({ redirects: false });
    expect(await db.acrossWebsites((tx) => deleteHost(tx, shop.id, 'www.shop.test'))).toBe(false);
    await db.acrossWebsites((tx) => setCanonicalHost(tx, shop.id, 'shop.test'));
  });
});

describe('memory', () => {
  test('answers without the database, until the site has changed', async () => {
    const { db: counted, looks } = watched();
    const directory = siteDirectory(counted, DEMO);
    expect(directory.peek('shop.test')).toBeNull();
    await directory.find('shop.test');
    const before = looks();
    await directory.find('shop.test');
    expect(looks()).toBe(before);
    expect(directory.peek('shop.test')?.known.website.id).toBe(shop.id);
    await rename('Renamed');
    directory.forget(shop.id);
    expect(directory.peek('shop.test')).toBeNull();
    expect((await directory.find('shop.test'))?.known.website.name).toBe('Renamed');
  });

  test('keeps nothing that was read before a change and arrived after it', async () => {
    const { db: stepped, before } = watched();
    const directory = siteDirectory(stepped, DEMO);
    await rename('Old');
    before(async () => {
      await rename('New');
      directory.forget(shop.id);
    });
    expect((await directory.find('shop.test'))?.known.website.name).toBe('Old');
    expect((await directory.find('shop.test'))?.known.website.name).toBe('New');
  });

  test('gives one load to all who come at once, and a new one to whoever comes after a change', async () => {
    const { db: counted, looks } = watched();
    const directory = siteDirectory(counted, DEMO);
    await Promise.all(Array.from({ length: 20 }, () => directory.get(shop.id)));
    expect(looks()).toBe(1);
  });

  test('does not ask again for a host that nobody has, until something has changed', async () => {
    const { db: counted, looks } = watched();
    const directory = siteDirectory(counted, DEMO);
    for (let n = 0; n < 3; n += 1) expect(await directory.find('soon.test')).toBeNull();
    expect(looks()).toBe(1);
    const made = await createTestSite(db, 'soon.test');
    directory.forget(made.id);
    expect((await directory.find('soon.test'))?.known.website.id).toBe(made.id);
    await db.acrossWebsites((tx) => deleteWebsite(tx, made.id));
    directory.forget(made.id);
    expect(await directory.find('soon.test')).toBeNull();
  });

  test('holds nothing while news cannot arrive', async () => {
    const { db: counted, looks } = watched();
    const directory = siteDirectory(counted, DEMO);
    directory.keep(false);
    directory.forget();
    await directory.find('shop.test');
    const once = looks();
    await directory.find('shop.test');
    expect(looks()).toBe(2 * once);
    expect(directory.peek('shop.test')).toBeNull();
  });

  test('of a site keeps what was derived from it, but no failure', async () => {
    const directory = siteDirectory(db, DEMO);
    const known = await directory.get(shop.id);
    let made = 0;
    const make = async () => (made += 1);
    await Promise.all([known?.remember('x', make), known?.remember('x', make)]);
    expect(made).toBe(1);
    const fail = () => Promise.reject(new Error('gone'));
    await expect(known?.remember('y', fail)).rejects.toThrow('gone');
    expect(await known?.remember('y', async () => 'back')).toBe('back');
  });
});
