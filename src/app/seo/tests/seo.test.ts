import sharp from 'sharp';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SaxesParser } from 'saxes';
import type { ContentType } from '../../../features/entries/entry-shapes.ts';
import { launchBrowser } from '../../../../tests/support/browser.ts';
import { expectNoBarriers } from '../../../../tests/support/barriers.ts';
import { ownerWindow } from '../../../../tests/support/owner-window.ts';
import { owner, type RunningServer, startServer } from '../../../../tests/support/server.ts';

let server: RunningServer;
let browser: Browser;
let cookie: string;
const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

beforeAll(async () => {
  server = await startServer();
  const reply = await server.request({ method: 'POST', path: '/api/account/login', body: owner });
  cookie = reply.cookie;
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const get = (path: string, headers: Record<string, string> = agent) => server.request({ path, headers });
const own = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
  const reply = await server.request({ method, path, body, cookie });
  if (reply.status >= 300) throw new Error(`${method} ${path} replied ${reply.status}: ${reply.text}`);
  return (reply.status === 204 ? undefined : reply.json()) as T;
};
const newPage = async (fields: Record<string, unknown>) => {
  const page = await own<{ _id: string; slug: string }>('POST', '/api/page', fields);
  await own('POST', `/api/page/${page._id}/publish`, {});
  return page;
};

/** Text of each element with a name. @throws if the document is not well-formed */
function texts(xml: string, name: string): string[] {
  const found: string[] = [];
  const parser = new SaxesParser();
  let open = false;
  parser.on('opentag', (tag) => {
    open = tag.name === name;
    if (open) found.push('');
  });
  parser.on('text', (text) => open && found.push((found.pop() ?? '') + text));
  parser.on('closetag', () => (open = false));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return found;
}

const meta = (html: string, property: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1];
const facts = (html: string) =>
  (
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as {
      '@graph'?: { '@type': string }[];
    }
  )['@graph'] ?? [];

describe('search engines', () => {
  test('are told what there is, and what not to look at', async () => {
    const robots = (await get('/robots.txt')).text;
    const [, sitemap = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? [];
    expect(robots).toContain('Disallow: /admin');
    const xml = (await get(new URL(sitemap).pathname)).text;
    const addresses = texts(xml, 'loc');
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.length).toBeGreaterThan(25);
    for (const address of addresses) {
      const { pathname, origin } = new URL(address);
      expect(origin).toBe(new URL(sitemap).origin);
      const page = await get(pathname);
      expect([address, page.status, meta(page.text, 'robots')]).toEqual([address, 200, undefined]);
      expect(page.text).toContain(`<link rel="canonical" href="${address.replace(/\/$/, '')}"`);
    }
    expect(texts(xml, 'image:loc').length).toBeGreaterThan(20);
  });

  test('do not hear of drafts and of pages that are kept from them', async () => {
    await own('POST', '/api/page', { name: 'Only a draft' });
    await newPage({ name: 'Kept away' }).then(({ _id }) =>
      own('PUT', `/api/page/${_id}`, { seo: { noIndex: true } }).then(() =>
        own('POST', `/api/page/${_id}/publish`, {}),
      ),
    );
    const xml = (await get('/sitemap.xml')).text;
    expect(xml).not.toMatch(/only-a-draft|kept-away/);
    expect(meta((await get('/kept-away')).text, 'robots')).toBe('noindex');
    expect(texts((await get('/feed.xml')).text, 'title')).not.toContain('Kept away');
  });

  test('read whose site it is, where a page stands, questions with answers, and what a product costs', async () => {
    const types = async (path: string) => facts((await get(path)).text).map((fact) => fact['@type']);
    expect(await types('/')).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
    expect(await types('/about')).toEqual(expect.arrayContaining(['WebPage', 'BreadcrumbList']));
    expect(await types('/faq')).toContain('FAQPage');
    const [product] = texts((await get('/sitemap.xml')).text, 'loc').filter((each) =>
      each.includes('/product/'),
    );
    const shown = facts((await get(new URL(product ?? '').pathname)).text);
    expect(shown.map((fact) => fact['@type'])).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']));
    expect(JSON.stringify(shown)).toContain('"price"');
    expect(await types('/order/cart')).toEqual([]);
  });

  describe('of news', () => {
    const news = async () => texts((await get('/sitemap-news.xml')).text, 'loc');
    const maps = async () => [...(await get('/robots.txt')).text.matchAll(/^Sitemap: (.*)$/gm)].length;
    const post = async (type: string, name: string, more: Record<string, unknown> = {}) => {
      const { _id } = await own<{ _id: string }>('POST', '/api/entries', { type, name, ...more });
      await own('POST', `/api/page/${_id}/publish`, {});
      return _id;
    };
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

    test('find the posts of the last two days, and hear of them only on a site with posts', async () => {
      expect((await get('/sitemap-news.xml')).status).toBe(404);
      const others = await maps();
      const { _id: blog } = await own<{ _id: string }>('POST', '/api/content-types', {
        kind: 'post',
        slug: 'news',
        inMenu: false,
      });
      const { _id: events } = await own<{ _id: string }>('POST', '/api/content-types', {
        kind: 'recipe',
        slug: 'recipes',
        inMenu: false,
      });
      expect(await maps()).toBe(others + 1);
      expect(await news()).toEqual([]);
      const fresh = await post(blog, 'Fresh');
      await post(blog, 'Old', { shownAt: ago(2.1) });
      await post(blog, 'Yesterday', { shownAt: ago(1) });
      await post(blog, 'Announced', { shownAt: ago(-1) });
      await own('POST', '/api/entries', { type: blog, name: 'Draft' });
      const kept = await post(blog, 'Kept away');
      await own('PUT', `/api/page/${kept}`, { seo: { noIndex: true } });
      await own('POST', `/api/page/${kept}/publish`, {});
      await own('POST', '/api/entries', { type: events, name: 'Soup' });
      const paths = async () => (await news()).map((address) => new URL(address).pathname);
      expect(await paths()).toEqual(['/news/fresh', '/news/yesterday']);
      expect(texts((await get('/sitemap-news.xml')).text, 'news:title')).toEqual(['Fresh', 'Yesterday']);
      await own('DELETE', `/api/page/${fresh}`);
      expect(await paths()).toEqual(['/news/yesterday']);
    });

    test('find a post in each language in which it can be read', async () => {
      await own('PUT', '/api/website', { settings: { languages: ['de'] } });
      const [type] = (await own<ContentType[]>('GET', '/api/content-types')).filter(
        ({ page }) => page.slug === 'news',
      );
      const id = await post(type?._id ?? '', 'Two languages');
      const xml = async () => (await get('/sitemap-news.xml')).text;
      expect(texts(await xml(), 'loc').map((each) => new URL(each).pathname)).not.toContain(
        '/de/news/two-languages',
      );
      await own('PUT', `/api/translation/de/${id}`, {
        texts: [{ key: 'name@', text: 'Zwei Sprachen', source: 'Two languages' }],
      });
      await own('POST', `/api/translation/de/${id}/publish`, {});
      expect(texts(await xml(), 'news:title').toSorted()).toEqual(
        ['Two languages', 'Yesterday', 'Zwei Sprachen'].toSorted(),
      );
      expect(await xml()).toMatch(
        /\/de\/news\/two-languages<\/loc>.*?<news:language>de<\/news:language>.*?Zwei Sprachen/,
      );
      const listed = (await get('/sitemap.xml')).text;
      const link = (language: string, path: string) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="[^"]*:\\d+${path}/news/two-languages"/>`;
      const links = [link('en', ''), link('de', '/de'), link('x-default', '')].join('');
      // Each language names all of them, itself included.
      for (const path of ['', '/de'])
        expect(listed).toMatch(new RegExp(`<loc>[^<]*:\\d+${path}/news/two-languages</loc>.*?${links}`));
      await own('PUT', '/api/website', { settings: { languages: [] } });
      expect(texts(await xml(), 'news:language')).toEqual(['en', 'en']);
    });
  });

  test('of a site without a shop find no products', async () => {
    await own('PUT', '/api/website', { settings: { ecommerce: { enabled: false } } });
    expect((await get('/sitemap.xml')).text).not.toContain('/product/');
    await own('PUT', '/api/website', { settings: { ecommerce: { enabled: true } } });
    expect((await get('/sitemap.xml')).text).toContain('/product/');
  });
});

describe('a shared page', () => {
  test('shows its title in the theme of the site, at an address that changes with it', async () => {
    const page = await newPage({ name: 'Glaze & fire, evening talk' });
    const address = meta((await get(`/${page.slug}`)).text, 'og:image') ?? '';
    const { pathname } = new URL(address);
    const picture = await get(pathname);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(picture.headers['cache-control']).toContain('immutable');
    const { width, height } = await sharp(picture.bytes).metadata();
    expect([width, height]).toEqual([1200, 630]);
    await own('PUT', `/api/page/${page._id}`, { name: 'Glaze and fire' });
    await own('POST', `/api/page/${page._id}/publish`, {});
    const moved = await get(pathname);
    expect(moved.status).toBe(302);
    expect(new URL(meta((await get(`/${page.slug}`)).text, 'og:image') ?? '').pathname).toBe(
      moved.headers.location,
    );
  });

  test('has no picture of what is no page', async () => {
    for (const path of [
      '/social/x/nothing.jpg',
      `/social/x/${crypto.randomUUID()}.jpg`,
      '/social/x/site.png',
    ])
      expect((await get(path)).status).toBe(404);
  });
});

test('new pages can be followed, and the site put on a home screen', async () => {
  await newPage({ name: 'A <new> page & more', seo: { description: 'What is "new"' } });
  const feed = (await get('/feed.xml')).text;
  expect(feed).toContain('xml:lang="en-GB"');
  expect(texts(feed, 'title')).toContain('A <new> page & more');
  const manifest = (await get('/manifest.webmanifest')).json() as { name: string; icons: { src: string }[] };
  for (const { src } of manifest.icons) expect((await get(src)).status).toBeLessThan(400);
  expect((await get('/')).text).toContain('<link rel="manifest" href="/manifest.webmanifest">');
});

test('the shop is described by its products, and a collection by its own words', async () => {
  const described = async (path: string) =>
    /<meta name="description" content="([^"]*)"/.exec((await get(path)).text)?.[1] ?? '';
  const [first] = (await get('/api/products?sort=featured')).json() as { label: string }[];
  const shop = await described('/shop');
  expect(shop.startsWith(`${first?.label}, `)).toBe(true);
  expect(shop.length).toBeLessThanOrEqual(160);
  await own('POST', '/api/collection', { label: 'Jugs to pour from', description: 'All that pour well.' });
  expect(await described('/shop?collection=jugs-to-pour-from')).toBe('All that pour well.');
  expect(await described('/shop?q=nothing-like-this')).toBe('');
});

describe('an old address', () => {
  const lead = (from: string, to: string) =>
    own<{ _id: string; to: string }>('POST', '/api/redirect', { from, to });
  const leadsTo = async (path: string) => {
    const reply = await get(path);
    return reply.status === 301 ? reply.headers.location : reply.status;
  };

  test('leads on, with its query; what lives there wins', async () => {
    await lead('https://former.test/Old/Classes.html', '/classes');
    expect(await leadsTo('/old/classes.html')).toBe('/classes');
    expect(await leadsTo('/Old/Classes.html/?utm_source=card')).toBe('/classes?utm_source=card');
    await lead('/post?id=7', 'https://elsewhere.test/seven');
    expect([await leadsTo('/post?id=7'), await leadsTo('/post?id=8')]).toEqual([
      'https://elsewhere.test/seven',
      404,
    ]);
    const taken = await server.request({
      method: 'POST',
      path: '/api/redirect',
      body: { from: '/about', to: '/classes' },
      cookie,
    });
    expect([taken.status, taken.text]).toEqual([409, expect.stringContaining('A page uses this address')]);
  });

  test('of WordPress leads on: categories, further pages, searches and images; other queries show the home page', async () => {
    await lead('/?cat=3', '/classes');
    await lead('/page', '/about');
    await lead('/?s=', '/search');
    await lead('/wp-content/uploads/2021/05/loaf.jpg', '/glazes');
    expect(await leadsTo('/?cat=3')).toBe('/classes');
    expect(await leadsTo('/page/4/')).toBe('/about');
    expect(await leadsTo('/?s=rye%20%26%20%22salt%22')).toBe('/search?q=rye+%26+%22salt%22');
    expect(await leadsTo('/wp-content/uploads/2021/05/loaf.jpg')).toBe('/glazes');
    for (const path of ['/?cat=3&x=1', '/?cat=x', '/?tag=clay', '/?source=/?s=x'])
      expect(await leadsTo(path), path).toBe(200);
    expect(await leadsTo('/wp-content/uploads/2021/05/other.jpg')).toBe(404);
  });

  test('leads in one step, however many lead to it, and follows a page that is renamed', async () => {
    const page = await newPage({ name: 'The end', slug: 'the-end' });
    await lead('/first', '/second');
    await lead('/second', '/third');
    await lead('/third', '/the-end');
    await own('PUT', `/api/page/${page._id}`, { slug: 'the-very-end' });
    for (const path of ['/first', '/second', '/third']) expect(await leadsTo(path)).toBe('/the-very-end');
  });

  test('never leads back to itself', async () => {
    await lead('/round', '/about-round');
    for (const [from, to] of [
      ['/about-round', '/round'],
      ['/self', '/self'],
      ['/self', '/SELF/'],
    ]) {
      const reply = await server.request({
        method: 'POST',
        path: '/api/redirect',
        body: { from, to },
        cookie,
      });
      expect([from, reply.status]).toEqual([from, 400]);
    }
  });

  test.each(['javascript:alert(1)', '//evil.test', '/\\evil.test', 'mailto:a@b.test'])(
    'leads nowhere such as %s',
    async (to) => {
      const body = { from: '/somewhere', to };
      const reply = await server.request({ method: 'POST', path: '/api/redirect', body, cookie });
      expect(reply.status).toBe(400);
    },
  );
});

test('what visitors did not find stands in a list until it leads somewhere; machines are left out', async () => {
  const missing = () => own<{ path: string; times: number; referrer: string }[]>('GET', '/api/missing');
  for (const path of ['/lost/page', '/lost/page/', '/wp-login.php', '/.env', '/bot-only'])
    await get(path, {
      ...(path === '/bot-only' ? { 'user-agent': 'Googlebot/2.1' } : agent),
      referer: 'https://friend.test/links?secret=1',
    });
  const paths = async () => (await missing()).map(({ path }) => path);
  await expect
    .poll(missing)
    .toContainEqual(
      expect.objectContaining({ path: '/lost/page', times: 2, referrer: 'https://friend.test/links' }),
    );
  expect(await paths()).not.toContain('/wp-login.php');
  expect(await paths()).not.toContain('/.env');
  expect(await paths()).not.toContain('/bot-only');
  await own('POST', '/api/redirect', { from: '/lost/page', to: '/' });
  expect(await paths()).not.toContain('/lost/page');
});

test('the owner mends what was not found, changes it, and takes a deletion back, on a phone', async () => {
  const { page, context, complaints } = await ownerWindow(browser, server, 390);
  await get('/open-day-2019');
  await expect
    .poll(async () => (await own<{ path: string }[]>('GET', '/api/missing')).map(({ path }) => path))
    .toContain('/open-day-2019');
  await page.goto(`${server.url}/admin/settings/addresses`);
  // Lists are cards on phones.
  const card = page.getByRole('listitem').filter({ hasText: '/open-day-2019' });
  await card.getByRole('button', { name: 'Add redirect' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add redirect' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Choose where to redirect to.').waitFor();
  await expectNoBarriers(page);
  await dialog.getByLabel('Redirect to').fill('/visit');
  await page.keyboard.press('Enter');
  await page.getByText('Redirect saved.').waitFor();
  const kept = page.getByRole('listitem').filter({ hasText: '/open-day-2019' });
  await kept.getByText('/visit', { exact: true }).waitFor();
  await expectNoBarriers(page);
  expect((await get('/open-day-2019')).headers.location).toBe('/visit');
  await kept.getByRole('button', { name: 'Delete /open-day-2019' }).click();
  await kept.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await kept.waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
