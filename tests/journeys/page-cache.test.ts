// Over 400 lines because all of it needs the same two processes on one database.
import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { asAdmin, writeDatabaseUrl } from '../support/postgres.ts';
import { untilLookedAt } from '../support/rows.ts';
import { owner, type RunningServer, startServer } from '../support/server.ts';

let database: TestDatabase;
let here: RunningServer;
let there: RunningServer;
let session: string;

const view = (server: RunningServer, path = '/faq', more: object = {}) => server.request({ path, ...more });
const change = async (method: string, path: string, body: unknown) => {
  const headers = { origin: here.url };
  const answer = await here.request({ method, path, body, headers, cookie: session });
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.json() as { _id: string; version: number };
};

/** Whether the cache has the page: only cached replies have an `ETag`. */
const isKept = async (server: RunningServer, path = '/faq') =>
  (await view(server, path)).headers.etag !== undefined;
const keptOn = (server: RunningServer, path = '/faq') => expect.poll(() => isKept(server, path)).toBe(true);

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  const settings = { DATABASE_URL: writeDatabaseUrl(database.admin) };
  here = await startServer({ settings });
  // The other process has a data folder of its own, and would find no files to prepare.
  await untilLookedAt(database.admin);
  there = await startServer({ settings });
  const body = { email: owner.email, password: owner.password };
  session = (await here.request({ method: 'POST', path: '/api/account/login', body })).cookie;
});
afterAll(async () => {
  await Promise.all([here?.stop(), there?.stop()]);
  await database?.close();
});

test('a page is kept, and the kept one is the rendered one with a tag', async () => {
  const fresh = await view(here);
  await keptOn(here);
  const kept = await view(here);
  expect(kept.text).toBe(fresh.text);
  const { etag, date: _, ...headers } = kept.headers;
  const { date: _then, ...freshHeaders } = fresh.headers;
  expect(headers).toEqual(freshHeaders);
  expect(kept.headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding, cookie',
  });
  expect((await view(here, '/faq', { headers: { 'if-none-match': etag } })).status).toBe(304);
  // Images of a new site drop its replies when they become ready; only a cached reply has an `ETag`.
  await expect
    .poll(async () => {
      await keptOn(here);
      const head = await view(here, '/faq', { method: 'HEAD' });
      return [head.status, head.text, head.headers.etag];
    })
    .toEqual([200, '', etag]);
});

test.each([
  ['a session', () => ({ cookie: session })],
  ['the cookie of a session behind HTTPS', () => ({ cookie: '__Host-sitewright_session=x' })],
  ['a session that is none', () => ({ cookie: 'sitewright_session=gone' })],
  ['a session among other cookies', () => ({ cookie: `a=1; ${session}; b=2` })],
])('with %s nothing comes from the cache', async (_what, asked) => {
  await keptOn(here);
  expect((await view(here, '/faq', asked())).headers.etag).toBeUndefined();
});

test('through a proxy that says the host twice it comes from the cache, and with another host it does not', async () => {
  await keptOn(here);
  const { host } = new URL(here.url);
  const through = (forwarded: string) => view(here, '/faq', { headers: { 'x-forwarded-host': forwarded } });
  expect((await through(host)).headers.etag).toBeDefined();
  expect((await through('evil.test')).headers.etag).toBeUndefined();
});

test('what is personal is not kept, neither who is signed in nor a cookie', async () => {
  await change('PUT', '/api/website', { settings: { analytics: false } });
  const signedIn = await view(here, '/about', { cookie: session });
  expect(signedIn.headers['cache-control']).toBe('private, no-store');
  expect(signedIn.text).toContain('Dashboard');
  const stale = await view(here, '/about', { cookie: 'sitewright_session=' + 'x'.repeat(43) });
  expect(stale.headers['cache-control']).toBe('private, no-store');
  await keptOn(here, '/about');
  const kept = await view(here, '/about');
  expect(kept.text).not.toContain('Dashboard');
  expect(kept.headers['set-cookie']).toBeUndefined();
});

test.each(['/faq?brand=draft', '/faq/', '/account', '/order/cart'])('%s is not kept', async (path) => {
  await view(here, path);
  await keptOn(here);
  expect((await view(here, path)).headers.etag).toBeUndefined();
});

const get404 = async (server: RunningServer, path: string, more: object = {}) => {
  const answer = await view(server, path, more);
  expect([path, answer.status, answer.headers['cache-control']]).toEqual([path, 404, 'private, no-store']);
  return answer;
};

test('addresses that lead nowhere are answered with one document, until something lives there', async () => {
  const fresh = await get404(here, '/404');
  expect(fresh.text).toContain('This page could not be found');
  const paths = [
    '/nothing-here',
    '/a/b/c',
    '/product/no-such-thing',
    '/service/none',
    '/shop?collection=none',
  ];
  for (const path of paths) {
    await get404(here, path);
    const kept = await get404(here, path, { headers: { 'if-none-match': '*' } });
    expect([path, kept.headers.etag, kept.text]).toEqual([path, fresh.headers.etag, fresh.text]);
    expect((await get404(here, path, { cookie: session })).headers.etag).toBeUndefined();
  }
  // A redirect for one query, which other queries must not hide.
  await keptOn(there, '/nothing-here');
  await change('POST', '/api/redirect', { from: '/nothing-here?id=5', to: '/about' });
  expect((await view(here, '/nothing-here?id=5')).headers.location).toBe('/about');
  expect((await get404(here, '/nothing-here')).text).toBe(fresh.text);
  expect((await get404(here, '/nothing-here?id=6')).headers.etag).toBe(fresh.headers.etag);
  await expect.poll(async () => (await view(there, '/nothing-here?id=5')).status).toBe(301);
  await change('POST', '/api/redirect', { from: '/a/b/c', to: '/about' });
  expect((await view(here, '/a/b/c')).headers.location).toBe('/about');
  const { _id } = await change('POST', '/api/page', { name: 'Nothing here', slug: 'nothing-here' });
  await change('POST', `/api/page/${_id}/publish`, {});
  expect((await view(here, '/nothing-here')).status).toBe(200);
  await expect.poll(async () => (await view(there, '/nothing-here')).status).toBe(200);
});

test('a flood of made-up addresses pushes nothing out', async () => {
  const [product] = await listOf('/api/products');
  const real = ['/', '/shop', `/product/${product?.slug}`, '/robots.txt'];
  for (const path of real) await keptOn(here, path);
  for (let n = 0; n < 12; n += 1)
    await Promise.all(Array.from({ length: 50 }, (_, at) => get404(here, `/wp-${n}/made-up-${at}.php`)));
  for (const path of real) expect([path, await isKept(here, path)]).toEqual([path, true]);
});

test('what crawlers and phones look for comes from the cache, with nothing of anybody', async () => {
  for (const path of ['/robots.txt', '/sitemap.xml', '/feed.xml', '/manifest.webmanifest', '/favicon.ico']) {
    const fresh = await view(here, path, { cookie: 'other=1' });
    await keptOn(here, path);
    const kept = await view(here, `${path}?v=2`);
    expect([path, kept.text, kept.status]).toEqual([path, fresh.text, fresh.status]);
    expect([
      path,
      kept.headers['content-type'],
      kept.headers['cache-control'],
      kept.headers.location,
    ]).toEqual([path, fresh.headers['content-type'], 'public, max-age=3600', fresh.headers.location]);
    expect([path, (await view(here, path, { cookie: session })).headers.etag]).toEqual([path, undefined]);
  }
  const page = (await view(here, '/api/page?slug=faq')).json() as { _id: string };
  await Promise.all([keptOn(here, '/feed.xml'), keptOn(there, '/feed.xml')]);
  await change('PUT', `/api/page/${page._id}`, { seo: { title: 'Feed & questions' } });
  await change('POST', `/api/page/${page._id}/publish`, {});
  expect((await view(here, '/feed.xml')).text).toContain('Feed &amp; questions');
  await expect.poll(async () => (await view(there, '/feed.xml')).text).toContain('Feed &amp; questions');
});

test('a publish shows at once where it was made, and soon elsewhere', async () => {
  await Promise.all([keptOn(here), keptOn(there)]);
  const page = (await view(here, '/api/page?slug=faq')).json() as { _id: string };
  await change('PUT', `/api/page/${page._id}`, { name: 'Questions anew', seo: { title: 'Questions anew' } });
  expect((await view(here)).text).not.toContain('Questions anew');
  await change('POST', `/api/page/${page._id}/publish`, {});
  expect((await view(here)).text).toContain('<title>Questions anew');
  await expect.poll(async () => (await view(there)).text).toContain('<title>Questions anew');
});

test('a change of settings reaches every page, in both processes', async () => {
  await Promise.all([keptOn(here), keptOn(there)]);
  await change('PUT', '/api/website', { settings: { name: 'Renamed Pottery' } });
  expect((await view(here)).text).toContain('Renamed Pottery');
  await expect.poll(async () => (await view(there)).text).toContain('Renamed Pottery');
});

// Broken by one `serial` for all sites in the cache, which keeps pages that are out of date.
test('under many views a publish is never followed by the page before it', async () => {
  const page = (await view(here, '/api/page?slug=about')).json() as { _id: string };
  for (let round = 1; round <= 8; round += 1) {
    const title = `Round ${round} of ours`;
    await change('PUT', `/api/page/${page._id}`, { seo: { title } });
    let done = false;
    // Renders run all the time, so that some begin before the publish and end after it.
    const crowd = Array.from({ length: 6 }, async () => {
      while (!done) await view(here, '/about?crowd');
    });
    const keepers = Array.from({ length: 4 }, async () => {
      while (!done) await view(here, '/about');
    });
    await change('POST', `/api/page/${page._id}/publish`, {});
    for (let look = 0; look < 20; look += 1)
      expect((await view(here, '/about')).text).toContain(`<title>${title}`);
    done = true;
    await Promise.all([...crowd, ...keepers]);
  }
});

test('a shared preview shows the draft, is kept nowhere, and is gone when it is withdrawn', async () => {
  const { _id } = await change('POST', '/api/page', { name: 'Not yet public' });
  const link = await change('POST', `/api/page/${_id}/preview-link`, {});
  const path = new URL((link as unknown as { url: string }).url).pathname;
  for (const time of [1, 2]) {
    const shown = await view(here, path);
    expect([time, shown.status]).toEqual([time, 200]);
    expect(shown.text).toContain('Not yet public');
    expect(shown.text).toContain('<meta name="robots" content="noindex">');
    expect(shown.headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(shown.headers.etag).toBeUndefined();
  }
  const headers = { origin: here.url };
  const withdrawn = await here.request({
    method: 'DELETE',
    path: `/api/page/${_id}/preview-link`,
    headers,
    cookie: session,
  });
  expect(withdrawn.status).toBe(204);
  expect((await view(here, path)).status).toBe(404);
});

interface Shown {
  _id: string;
  slug: string;
  available: number | null;
  variants: unknown[];
}
const listOf = async (path: string) => (await view(here, path)).json() as Shown[];
const withQuery = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;

test('screens and calls that are the same for every visitor come from the cache', async () => {
  const [product] = await listOf('/api/products');
  const [collection] = await listOf('/api/collections');
  const [service] = await listOf('/api/services');
  const screens = [
    '/',
    '/shop',
    `/shop?collection=${collection?.slug}`,
    `/product/${product?.slug}`,
    `/service/${service?.slug}`,
    '/playlist',
  ];
  for (const path of screens) {
    const fresh = await view(here, withQuery(path, 'utm_source=mail&gclid=1'), {
      cookie: 'sitewright_cart=W10; other=1',
    });
    await keptOn(here, path);
    const kept = await view(here, withQuery(path, 'fbclid=2&mc_eid=3&whatever=4'), {
      cookie: 'sitewright_cart=W10',
    });
    expect([path, kept.headers.etag !== undefined, kept.text]).toEqual([path, true, fresh.text]);
    expect(kept.text).toContain('</html>');
    expect(kept.text).not.toContain('utm_source');
  }
  const calls = [
    '/api/website/',
    '/api/navigation',
    '/api/page?slug=faq',
    '/api/products?limit=12',
    `/api/product/${product?._id}`,
    '/api/services',
  ];
  for (const path of calls) {
    const fresh = await view(here, path);
    await keptOn(here, path);
    const kept = await view(here, path);
    expect([path, kept.text]).toEqual([path, fresh.text]);
    expect(kept.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie',
    });
    const owners = await view(here, path, { cookie: session });
    expect([path, owners.headers.etag, owners.headers['cache-control']]).toEqual([
      path,
      undefined,
      'private, no-store',
    ]);
    const another = await view(here, path, { headers: { 'x-website-id': crypto.randomUUID() } });
    expect([path, another.status]).toEqual([path, 403]);
    const named = await view(here, path, { headers: { authorization: 'Bearer none' } });
    expect([path, named.headers.etag]).toEqual([path, undefined]);
  }
});

// Broken by filling the cache without a look at the session cookie.
test('nothing of people who are signed in reaches visitors who ask at the same moment', async () => {
  // The menu shows who is signed in; replies to owners have the state of products and the resources of services.
  const canaries = [owner.email, 'Dashboard', '"state":', '"needs":'];
  const paths = ['/', '/shop', '/playlist', '/api/products', '/api/services'];
  for (const server of [here, there]) {
    await change('PUT', '/api/website', { settings: { name: `Pottery at ${server.port}` } });
    const asked = Array.from({ length: 4 }, () => paths).flat();
    const pairs = await Promise.all(
      asked.map((path) => Promise.all([view(server, path, { cookie: session }), view(server, path)])),
    );
    for (const [owners, visitors] of pairs) {
      expect(canaries.some((canary) => owners.text.includes(canary))).toBe(true);
      expect([owners.headers.etag, owners.headers['cache-control']]).toEqual([
        undefined,
        'private, no-store',
      ]);
      expect(canaries.filter((canary) => visitors.text.includes(canary))).toEqual([]);
    }
  }
});

const people: { email: string; cookie: string }[] = [];

describe('customers', () => {
  const paths = ['/', '/classes', '/shop', '/shop?q=bowl', '/playlist'];
  beforeAll(async () => {
    for (const name of ['canary-one', 'canary-two']) {
      const email = `${name}@customers.test`;
      const path = '/api/account/register';
      const made = await here.request({ method: 'POST', path, body: { email, password: owner.password } });
      if (made.status !== 201) throw new Error(made.text);
      people.push({ email, cookie: made.cookie });
    }
  });

  // Broken by rendering the shared page for customers with the session of the request.
  test('who are signed in share a page that says so, with nothing of theirs, on every process', async () => {
    const [one, two] = people;
    if (!one || !two) throw new Error('There are no customers.');
    for (const server of [here, there]) {
      const name = `Shared at ${server.port}`;
      await change('PUT', '/api/website', { settings: { name } });
      for (const path of paths) {
        // At the same time, so that the page for customers is rendered during other requests.
        const asked = [one.cookie, two.cookie, session, '', one.cookie, two.cookie, ''];
        const all = await Promise.all(asked.map((cookie) => view(server, path, { cookie })));
        expect([path, all[2]?.headers.etag, all[2]?.text.includes('Dashboard')]).toEqual([
          path,
          undefined,
          true,
        ]);
        for (const visitors of [all[3], all[6]]) expect(visitors?.text).toContain('<span>Sign In</span>');
        let kept = await view(server, path, { cookie: one.cookie });
        const isShared = async () => {
          const mine = await view(server, path, { cookie: one.cookie });
          kept = await view(server, path, { cookie: `${two.cookie}; sitewright_cart=W10` });
          return kept.text.includes(name) && kept.headers.etag === mine.headers.etag && kept.headers.etag;
        };
        await expect.poll(isShared).toBeTruthy();
        expect([path, kept.headers['cache-control'], kept.headers['set-cookie']]).toEqual([
          path,
          'private, no-store',
          undefined,
        ]);
        expect(kept.text).toContain('<span>Dashboard</span>');
        for (const secret of ['canary-', owner.email]) expect(kept.text).not.toContain(secret);
      }
    }
  });

  test('see a change, and the end of their session, at once', async () => {
    const [one] = people;
    const signedIn = { cookie: one?.cookie ?? '' };
    await expect.poll(async () => (await view(here, '/faq', signedIn)).headers.etag).toBeDefined();
    await change('PUT', '/api/website', { settings: { name: 'Renamed for customers' } });
    expect((await view(here, '/faq', signedIn)).text).toContain('Renamed for customers');
    const headers = { origin: here.url };
    await here.request({ method: 'POST', path: '/api/account/logout', headers, ...signedIn, body: {} });
    const gone = await view(here, '/faq', signedIn);
    expect(gone.text).toContain('<span>Sign In</span>');
    expect(gone.headers.etag).toBeUndefined();
  });
});

test('what is not kept is compressed on its way, unless it is for one person at an address with a query', async () => {
  const asked = (path: string, encoding: string, cookie = '') =>
    view(here, path, { cookie, headers: { 'accept-encoding': encoding } });
  const plain = await view(here, '/404');
  const zipped = await asked('/shop?q=never-seen', 'gzip');
  expect(gunzipSync(zipped.bytes).toString()).toContain('No products found');
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding, cookie' });
  for (const path of ['/faq', '/']) {
    const modern = await asked(path, 'gzip, br, zstd', session);
    expect([path, modern.headers['content-encoding']]).toEqual([path, 'zstd']);
    expect(zstdDecompressSync(modern.bytes).toString()).toContain('</html>');
  }
  const list = await asked('/api/orders?limit=50', 'gzip', session);
  expect([list.status, list.headers.vary]).toEqual([
    200,
    list.bytes.length < 1_400 ? undefined : 'accept-encoding',
  ]);
  for (const [path, cookie] of [
    ['/shop?q=never-seen', session],
    ['/account?returnTo=/shop', ''],
    ['/api/account', session],
  ] as const)
    expect([path, (await asked(path, 'gzip, zstd', cookie)).headers['content-encoding']]).toEqual([
      path,
      undefined,
    ]);
  expect((await asked('/404', 'gzip')).status).toBe(plain.status);
});

describe('a change of one product', () => {
  let all: (Shown & { label: string; price: number; description: unknown })[];
  const pageOf = (at: number) => `/product/${all[at]?.slug}`;
  const edit = (at: number, body: object) => change('PUT', `/api/product/${all[at]?._id}`, body);
  /** The paths that are no longer cached. */
  const dropped = async (server: RunningServer, paths: string[]) => {
    const kept = await Promise.all(paths.map((path) => isKept(server, path)));
    return paths.filter((_path, at) => !kept[at]);
  };

  beforeAll(async () => {
    // Product pages show the newest products, so the oldest of many is on no other page.
    for (let n = 0; n < 12; n += 1)
      await change('POST', '/api/product', {
        label: `Counted ${n}`,
        price: 10 + n,
        published: true,
        stock: 50,
      });
    all = (await listOf('/api/products?limit=48')) as typeof all;
  });

  // Broken by dropping the whole site when a product changes.
  test('keeps the pages of the others, in both processes, and drops what shows it at once', async () => {
    const at = all.findIndex(({ label }) => label === 'Counted 0');
    const others = all.map((_product, place) => pageOf(place)).filter((path) => path !== pageOf(at));
    const around = ['/about', '/faq', '/robots.txt', '/api/navigation', ...others];
    const showing = [pageOf(at), `/api/product/${all[at]?._id}`];
    for (const server of [here, there])
      for (const path of [...around, ...showing]) await keptOn(server, path);
    const summary = 'Counted and kept';
    await edit(at, { seo: { title: summary } });
    expect((await view(here, pageOf(at))).text).toContain(summary);
    await expect.poll(async () => (await view(there, pageOf(at))).text).toContain(summary);
    for (const server of [here, there]) {
      expect(await dropped(server, around)).toEqual([]);
    }
  });

  test('of its price or its place reaches the lists that it stands in', async () => {
    const place = async (server: RunningServer) =>
      (await listOf('/api/products?sort=price&limit=3')).map(({ _id }) => _id).indexOf(all[0]?._id ?? '') +
      (await view(server, '/api/products?sort=price&limit=3')).text.indexOf(all[0]?._id ?? '');
    for (const server of [here, there]) await keptOn(server, '/api/products?sort=price&limit=3');
    expect(await place(here)).toBe(-2);
    await edit(0, { price: 0.5 });
    expect(await place(here)).toBeGreaterThan(-1);
    await expect.poll(() => place(there)).toBeGreaterThan(-1);
    await keptOn(there, '/shop');
    await change('PUT', '/api/products/featured', { products: [all.at(-1)?._id] });
    const isFirst = async (server: RunningServer) =>
      /href="(\/product\/[^"]+)"/.exec((await view(server, '/shop')).text.split('<main')[1] ?? '')?.[1] ===
      pageOf(all.length - 1);
    expect(await isFirst(here)).toBe(true);
    await expect.poll(() => isFirst(there)).toBe(true);
    await edit(0, { published: false });
    expect((await view(here, pageOf(0))).status).toBe(404);
    await expect.poll(async () => (await view(there, pageOf(0))).status).toBe(404);
    await edit(0, { published: true });
    expect((await view(here, pageOf(0))).status).toBe(200);
    await expect.poll(async () => (await view(there, pageOf(0))).status).toBe(200);
  });

  interface Thing {
    paths: string[];
    /** Search pages that find it, which highlight the words. */
    found?: string[];
    set: (mark: string) => Promise<unknown>;
    seen: RegExp;
  }

  /** A service, a form, a track and a collection: first its own page, then pages that list it. */
  async function otherThings(): Promise<Record<string, Thing>> {
    const [service] = await listOf('/api/services');
    const [track] = await listOf('/api/audio');
    const [collection] = await listOf('/api/collections');
    const form = /"form":"([0-9a-f-]{36})"/.exec((await view(here, '/api/page?slug=contact')).text)?.[1];
    const put = (path: string, field: string, name: string) => (mark: string) =>
      change('PUT', path, { [field]: `Mark ${name} ${mark}` });
    return {
      service: {
        paths: [`/service/${service?.slug}`, '/api/services'],
        found: ['/api/search?q=mark'],
        set: put(`/api/service/${service?._id}`, 'label', 'service'),
        seen: /Mark service (\d+)/,
      },
      form: {
        paths: ['/contact', `/api/form/${form}`],
        set: (mark) => change('PUT', `/api/form/${form}`, { button: `Mark form ${mark}` }),
        seen: /Mark form (\d+)/,
      },
      track: {
        paths: ['/playlist', '/api/audio'],
        set: put(`/api/audio/track/${track?._id}`, 'header', 'track'),
        seen: /Mark track (\d+)/,
      },
      collection: {
        paths: ['/shop', '/api/collections', `/shop?collection=${collection?.slug}`],
        set: put(`/api/collection/${collection?._id}`, 'label', 'collection'),
        seen: /Mark collection (\d+)/,
      },
    };
  }

  // Broken by dropping the whole site, and by dropping nothing.
  test('of a service, a form, a track, a collection or a file drops what shows it, and nothing else', async () => {
    const { service, form, track, collection } = await otherThings();
    const all = [service, form, track, collection].flatMap((thing) => (thing ? [thing] : []));
    const around = ['/faq', '/robots.txt', '/api/navigation', '/api/products?limit=3'];
    const elsewhere = await Promise.all(
      [...all.flatMap((thing) => thing.paths), ...around, '/'].map(
        async (path) => (await view(here, path)).text,
      ),
    );
    const pictures = [...(await view(here, '/visit')).text.matchAll(/\/files\/([0-9a-f-]{36})\//g)];
    const file = pictures.map(([, id = '']) => id).find((id) => !elsewhere.some((text) => text.includes(id)));
    expect(file).toBeDefined();
    const trash = (at: string) => () =>
      asAdmin(database.admin, (client) =>
        client.query(`update sitewright.files set trashed_at = ${at} where id = $1`, [file]),
      );
    const steps = [
      ...all.map(({ paths, found = [], set }, at) => ({
        paths: [...paths, ...found],
        change: () => set(String(1_000 + at)),
      })),
      { paths: ['/visit'], change: trash('now()') },
      { paths: ['/visit'], change: trash('null') },
    ];
    for (const { paths, change: make } of steps) {
      const others = [...all.flatMap((thing) => thing.paths), '/visit', ...around].filter(
        (path) => !paths.includes(path),
      );
      for (const server of [here, there])
        for (const path of [...others, ...paths]) await keptOn(server, path);
      const before = await Promise.all([here, there].map(async (server) => view(server, paths[0])));
      await make();
      // The process that answers the owner knows the change with its reply, the other one a moment later.
      if (paths.length > 1) expect(await dropped(here, paths)).toEqual(paths);
      for (const [at, server] of [here, there].entries()) {
        await expect
          .poll(async () => (await view(server, paths[0])).headers.etag)
          .not.toBe(before[at]?.headers.etag);
        expect(before[at]?.headers.etag).toBeDefined();
        expect([paths[0], await dropped(server, others)]).toEqual([paths[0], []]);
      }
    }
  });

  // Broken by leaving tracks out of the replies that show products.
  test('that sells a track, which is published by hand or by the clock, shows with the track', async () => {
    const tracks = (await view(here, '/api/audio')).json() as { sale: { product: string; href: string } }[];
    const sale = tracks.find((track) => track.sale)?.sale;
    const paths = ['/playlist', '/api/audio'];
    const sells = async (server: RunningServer) =>
      (await Promise.all(paths.map((path) => view(server, path)))).map(({ text }) =>
        text.includes(`"${sale?.href}"`),
      );
    const keep = async () => {
      for (const server of [here, there]) for (const path of paths) await keptOn(server, path);
    };
    const set = (body: object) => change('PUT', `/api/product/${sale?.product}`, body);
    await set({ published: false });
    for (const server of [here, there]) await expect.poll(() => sells(server)).toEqual([false, false]);
    await keep();
    await set({ published: true });
    expect(await sells(here)).toEqual([true, true]);
    await expect.poll(() => sells(there)).toEqual([true, true]);
    await set({ publishAt: new Date(Date.now() + 2_000).toISOString() });
    await keep();
    for (const server of [here, there]) await expect.poll(() => sells(server)).toEqual([true, true]);
  });

  // Broken by dropping only lists.
  test('and of pages, at random: every answer is a fresh one of some moment of the request', async () => {
    const [one, two] = [all[1], all[2]];
    const page = (await view(here, '/api/page?slug=faq')).json() as { _id: string };
    if (!one || !two) throw new Error('There are too few products.');
    const things: Record<string, Thing> = {
      one: {
        paths: [`/product/${one.slug}`, '/shop?sort=-price', `/api/product/${one._id}`],
        set: (mark) => change('PUT', `/api/product/${one._id}`, { label: `Mark one ${mark}` }),
        seen: /Mark one (\d+)/,
      },
      two: {
        paths: [`/product/${two.slug}`, `/api/product/${two._id}`, '/shop?q=counted'],
        set: (mark) => change('PUT', `/api/product/${two._id}`, { label: `Counted two ${mark}` }),
        seen: /Counted two (\d+)/,
      },
      ...(await otherThings()),
      page: {
        paths: ['/faq', '/feed.xml'],
        set: async (mark) => {
          await change('PUT', `/api/page/${page._id}`, { seo: { title: `Mark page ${mark}` } });
          await change('POST', `/api/page/${page._id}/publish`, {});
        },
        seen: /Mark page (\d+)/,
      },
    };
    const times: Record<string, { mark: number; from: number; until: number }[]> = {};
    const seen: { name: string; path: string; shown: number; asked: number; got: number }[] = [];
    let done = false;
    const reader = async (server: RunningServer) => {
      while (!done)
        for (const [name, { paths, seen: pattern }] of Object.entries(things))
          for (const path of paths) {
            const asked = performance.now();
            const { text } = await view(server, path);
            const shown = Number(pattern.exec(text)?.[1] ?? -1);
            seen.push({ name, path, shown, asked, got: performance.now() });
          }
    };
    const isKnown = async (name: string, mark: number) => {
      const { paths, seen: pattern } = things[name] as (typeof things)[string];
      const shown = await Promise.all(
        [here, there].map(async (server) => pattern.exec((await view(server, paths[0])).text)?.[1]),
      );
      return shown.every((each) => Number(each) === mark);
    };
    let mark = 0;
    const set = async (name: string) => {
      mark += 1;
      const all = (times[name] ??= []);
      const last = all.at(-1);
      all.push({ mark, from: performance.now(), until: Infinity });
      await things[name]?.set(String(mark));
      while (!(await isKnown(name, mark)));
      if (last) last.until = performance.now();
    };
    const names = Object.keys(things);
    for (const name of names) await set(name);
    const readers = [here, here, there].map(reader);
    let random = 7;
    for (let round = 0; round < 24; round += 1) {
      random = (random * 1103515245 + 12345) % 2147483648;
      await set(names[(random >> 8) % names.length] ?? 'one');
    }
    done = true;
    await Promise.all(readers);
    const wrong = seen.filter(
      ({ name, shown, asked, got }) =>
        !times[name]?.some(({ mark, from, until }) => mark === shown && from <= got && until >= asked),
    );
    expect(seen.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });
});

describe('stock', () => {
  let product: Shown;
  const page = () => `/product/${product.slug}`;
  const call = () => `/api/product/${product._id}`;
  const run = async (statement: string, ...values: unknown[]) =>
    asAdmin(database.admin, (client) => client.query(statement, [product._id, ...values]));
  /** Changes stock as a purchase does: in the database, without a call to these processes. */
  const setStock = (count: number) =>
    run('update sitewright.variants set stock = $2 where product_id = $1', count);
  const hold = (ms: number) =>
    run(
      `insert into sitewright.stock_holds (website_id, variant_id, order_id, quantity, until)
        select website_id, id, uuidv7(), stock, now() + $2::int * interval '1 ms' from sitewright.variants
        where product_id = $1 and removed_at is null`,
      ms,
    );
  const wordsOn = async (server: RunningServer, cookie = '') =>
    /Sold out|Only \d left|In stock/.exec((await view(server, page(), { cookie })).text)?.[0];
  const availableOn = async (server: RunningServer) =>
    ((await view(server, call())).json() as Shown).available;
  const wordsFor = (count: number) =>
    count === 0 ? 'Sold out' : count <= 5 ? `Only ${count} left` : 'In stock';

  beforeAll(async () => {
    const all = await listOf('/api/products?kind=physical');
    const plain = all.find(({ variants, available }) => variants.length === 0 && available !== null);
    if (!plain) throw new Error('The demo shop has no product with a single stock.');
    product = plain;
  });

  test('each sale of many changes the number, and drops no page', async () => {
    await setStock(100);
    await expect.poll(() => availableOn(here)).toBe(100);
    await keptOn(here, page());
    for (let left = 99; left > 94; left -= 1) {
      await setStock(left);
      await expect.poll(() => availableOn(here)).toBe(left);
      expect(await isKept(here, page())).toBe(true);
    }
    await setStock(3);
    await expect.poll(() => wordsOn(here)).toBe('Only 3 left');
    await expect.poll(() => wordsOn(there)).toBe('Only 3 left');
  });

  test('a hold that ends is seen without news of it', async () => {
    await setStock(2);
    await hold(700);
    await expect.poll(() => wordsOn(here)).toBe('Sold out');
    await expect.poll(() => wordsOn(here)).toBe('Only 2 left');
    await expect.poll(() => availableOn(there)).toBe(2);
    await run(
      'delete from sitewright.stock_holds where variant_id in (select id from sitewright.variants where product_id = $1)',
    );
  });

  // Broken if a change of the words drops no page.
  test('every answer is what a fresh one was at some moment of the request', async () => {
    const times: { count: number; from: number; until: number }[] = [];
    const seen: { path: string; shown: string; asked: number; got: number }[] = [];
    let done = false;
    let begun = Infinity;
    const customer = people.at(-1)?.cookie;
    const reader = async (server: RunningServer, reads: number) => {
      while (!done) {
        const asked = performance.now();
        const words = (await wordsOn(server, reads % 2 ? customer : '')) ?? 'nothing';
        seen.push({ path: page(), shown: words, asked, got: performance.now() });
        const again = performance.now();
        const count = await availableOn(server);
        seen.push({ path: call(), shown: String(count), asked: again, got: performance.now() });
      }
    };
    const readers = [here, here, there, there].map(reader);
    const counts = [7, 6, 5, 4, 0, 1, 40, 39, 0, 0, 12, 3, 2, 9, 8, 0, 5, 6];
    for (let round = 0; round < 2; round += 1)
      for (const count of counts) {
        const from = performance.now();
        const last = times.at(-1);
        times.push({ count, from, until: Infinity });
        await setStock(count);
        // The previous count has ended once both processes know it.
        const isKnown = async () =>
          (await Promise.all([availableOn(here), availableOn(there)])).every((known) => known === count);
        while (!(await isKnown()));
        if (last) last.until = performance.now();
        else begun = performance.now();
      }
    const enough = seen.length + 40;
    await expect.poll(() => seen.length).toBeGreaterThan(enough);
    done = true;
    await Promise.all(readers);
    const wrong = seen.filter(
      ({ path, shown, asked, got }) =>
        asked > begun &&
        !times.some(
          ({ count, from, until }) =>
            from <= got && until >= asked && shown === (path === page() ? wordsFor(count) : String(count)),
        ),
    );
    expect(wrong).toEqual([]);
  });
});
