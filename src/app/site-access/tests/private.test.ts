import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { samples } from '../../../../tests/support/samples/samples.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { staffMember, staffRoles } from '../../../../tests/support/staff.ts';
import { callsOn } from '../../../../tests/support/site-calls.ts';
import { brandingOf, twoSites, type World } from '../../../../tests/support/two-sites.ts';

const password = 'the kiln is warm';
let world: World;
let one: ReturnType<typeof callsOn>;
let host: string;

beforeAll(async () => {
  world = await twoSites();
  one = callsOn(world, world.one);
  ({ host } = world.one);
});
afterAll(() => world.close());
beforeEach(() => asAdmin(world.admin, (client) => client.query('delete from sitewright.rate_limits')));

const get = (path: string, cookie = '', more = {}) =>
  world.ask({ host, path, ...(cookie ? { cookie } : {}), headers: { accept: 'text/html', ...more } });
const enter = (typed: string, to = '/about?x=1', more = {}) =>
  world.ask({
    host,
    method: 'POST',
    path: '/private',
    body: String(new URLSearchParams({ password: typed, to })),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...more },
  });
const shut = (body: object = { private: true, password }) => one.done('PUT', '/api/site/door', body);
/** These tests have no screens: a request that gets past the gate is answered with 404. */
const INSIDE = 404;

test('without a password it opens for its people only', async () => {
  expect(await shut({ private: true })).toEqual({ private: true, hasPassword: false });
  const page = await get('/about');
  expect([page.status, page.text.includes('Opening soon'), page.text.includes('<form')]).toEqual([
    403,
    true,
    false,
  ]);
  const tried = await enter('');
  expect([tried.status, tried.headers['set-cookie']]).toEqual([403, undefined]);
  expect((await one.visitor('GET', '/api/pages')).json()).toMatchObject({
    error: 'This site isn’t open yet.',
  });
  expect((await get('/', world.one.owner.cookie)).status).toBe(INSIDE);
  expect((await get('/', world.one.customer.cookie)).status).toBe(403);
});

test('a password that is taken away lets nobody in any more', async () => {
  await shut();
  const pass = String((await enter(password)).headers['set-cookie']).split(';')[0] ?? '';
  expect((await get('/', pass)).status).toBe(INSIDE);
  expect(await shut({ private: true, password: null })).toEqual({ private: true, hasPassword: false });
  expect((await get('/', pass)).status).toBe(403);
});

test('the page of an Arabic site is written from right to left', async () => {
  await shut();
  await one.done('PUT', '/api/website', { settings: { locale: 'ar-EG' } });
  expect((await get('/')).text).toContain('<html lang="ar" dir="rtl">');
  await one.done('PUT', '/api/website', { settings: { locale: 'en-GB' } });
  expect((await get('/')).text).toContain('<html lang="en" dir="ltr">');
});

test('visitors get a page with one field, and nothing of the site', async () => {
  expect(await shut()).toEqual({ private: true, hasPassword: true });
  const page = await get('/about?x=1');
  expect(page.status).toBe(403);
  expect(page.text).toContain('name="to" value="/about?x=1"');
  expect(page.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(page.text).not.toMatch(/<script|style="/);
  for (const path of [
    '/sitemap.xml',
    '/feed.xml',
    '/manifest.webmanifest',
    '/social/x/site.jpg',
    '/preview/x',
    '/shop',
  ])
    expect([path, (await get(path)).status]).toEqual([path, 403]);
  const robots = await get('/robots.txt');
  expect([robots.status, robots.text]).toEqual([200, 'User-agent: *\nDisallow: /\n']);
  for (const path of ['/api/pages', '/api/products', '/api/forms', '/api/page?slug=homepage'])
    expect([path, (await one.visitor('GET', path)).status]).toEqual([path, 403]);
  const register = await one.visitor('POST', '/api/account/register', { email: 'x@y.example', password });
  expect(register.status).toBe(403);
});

test('what it takes to sign in works, without the site’s menus around it', async () => {
  expect((await get('/account')).status).toBe(INSIDE);
  expect((await one.visitor('GET', '/api/navigation')).json()).toEqual([]);
  expect((await one.visitor('GET', '/api/menus')).json()).toMatchObject({ header: [], footer: [] });
  const website = await one.visitor('GET', '/api/website');
  expect(website.status).toBe(200);
  expect(website.text).not.toContain(`Note of ${world.one.mark}`);
});

test('so it does in the other languages of the site, and nothing else there', async () => {
  const speak = (languages: string[]) => one.owner('PUT', '/api/website', { settings: { languages } });
  await speak(['de']);
  for (const path of ['/de/account', '/de/account/forgot', '/de/account/reset?token=a', '/de/loading'])
    expect([path, (await get(path)).status]).not.toEqual([path, 403]);
  expect((await get('/de/account')).headers['cache-control']).toBe('private, no-store');
  const closed = [
    '/de',
    '/de/shop',
    '/de/account/orders',
    '/de/account/dashboard',
    '/de/order/cart',
    '/de/admin',
  ];
  for (const path of closed) expect([path, (await get(path)).status]).toEqual([path, 403]);
  await speak([]);
});

test('it asks for the password in the language of the address, and leads to the account there', async () => {
  await one.owner('PUT', '/api/website', { settings: { languages: ['de', 'ar'] } });
  for (const to of ['/de', '/de?a=1', '/de/about']) {
    const { text } = await get(to);
    expect(text).toContain('<html lang="de" dir="ltr">');
    expect(text).toContain('Diese Website ist privat');
    expect(text).toContain('href="/de/account"');
  }
  expect((await get('/ar/about')).text).toContain('<html lang="ar" dir="rtl">');
  expect((await get('/design')).text).toContain('<html lang="en" dir="ltr">');
  const wrong = await enter('nonsense', '/de/about');
  expect([wrong.status, wrong.text.includes('Falsches Passwort.')]).toEqual([403, true]);
  await one.owner('PUT', '/api/website', { settings: { languages: [] } });
});

test('the people of the site see it; customers need the password as everybody does', async () => {
  expect((await get('/', world.one.owner.cookie)).status).toBe(INSIDE);
  expect((await one.owner('GET', '/api/pages')).status).toBe(200);
  expect((await get('/', world.one.customer.cookie)).status).toBe(403);
  expect((await one.customer('GET', '/api/pages')).status).toBe(403);
});

test('staff of every role see it without the password, drafts and admin too', async () => {
  const { app, admin, ask } = world;
  const site = world.one;
  for (const role of staffRoles) {
    const { cookie } = await staffMember({ db: app.db, admin, ask, site }, role);
    for (const path of ['/', '/admin', '/admin/pages/preview/x', `/preview/${site.preview}`])
      expect([role, path, (await get(path, cookie)).status]).toEqual([role, path, INSIDE]);
    expect((await ask({ host, path: `/api/page-preview/${site.preview}`, cookie })).status).toBe(200);
  }
});

test('a calendar program reads the feed by its key, which nobody else has', async () => {
  const { path } = await one.done<{ path: string }>('POST', '/api/calendar/feed');
  const feed = await one.visitor('GET', path);
  expect([feed.status, feed.text.slice(0, 15)]).toEqual([200, 'BEGIN:VCALENDAR']);
  expect(feed.headers['cache-control']).toBe('private, no-store');
  expect((await one.visitor('GET', path.replace(/.{8}\.ics$/, 'aaaaaaaa.ics'))).status).toBe(404);
});

test('the password lets in, on this site and until it is changed', async () => {
  const wrong = await enter('the kiln is cold', '/about');
  expect([wrong.status, wrong.headers['set-cookie']]).toEqual([403, undefined]);
  expect(wrong.text).toContain('Incorrect password');
  const right = await enter(password);
  expect([right.status, right.headers['location']]).toEqual([303, '/about?x=1']);
  expect(String(right.headers['set-cookie'])).toMatch(
    /^sitewright_door=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/,
  );
  const pass = String(right.headers['set-cookie']).split(';')[0] ?? '';
  const page = await get('/', pass);
  expect([page.status, page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual([
    INSIDE,
    'private, no-store',
    'noindex, nofollow',
  ]);
  expect((await world.ask({ host, path: '/api/pages', cookie: pass })).status).toBe(200);
  const other = pass.endsWith('A') ? 'E' : 'A';
  expect((await get('/', `${pass.slice(0, -1)}${other}`)).status).toBe(403);

  await callsOn(world, world.two).done('PUT', '/api/site/door', { private: true, password });
  expect((await world.ask({ host: world.two.host, path: '/', cookie: pass })).status).toBe(403);
  await callsOn(world, world.two).done('PUT', '/api/site/door', { private: false });

  await shut({ private: true, password: 'another one of them' });
  expect((await get('/', pass)).status).toBe(403);
  await shut();
});

test('nobody is led elsewhere, nor asked by another site’s page, nor let to guess', async () => {
  expect((await enter(password, 'https://evil.test/')).headers['location']).toBe('/');
  expect((await enter(password, '//evil.test/')).headers['location']).toBe('/');
  expect((await enter(password, '/', { origin: 'https://evil.test' })).status).toBe(403);
  await asAdmin(world.admin, (client) => client.query('delete from sitewright.rate_limits'));
  const tries = await Promise.all(Array.from({ length: 14 }, (_, n) => enter(`guess ${n}`)));
  expect(tries.map(({ status }) => status).filter((status) => status === 403)).toHaveLength(10);
  expect(tries.find(({ status }) => status === 429)?.headers['retry-after']).toMatch(/^\d+$/);
  expect((await enter(password)).status).toBe(429);
});

test('news of payments and questions of proxies pass', async () => {
  const news = await world.ask({ host, method: 'POST', path: '/api/stripe/webhook', body: '{}' });
  expect(news.status).not.toBe(403);
  expect((await world.ask({ host, path: `/internal/tls-check?domain=${host}` })).status).toBe(200);
});

test('an open site is there at once, for everybody', async () => {
  await shut({ private: false });
  expect((await get('/')).status).toBe(INSIDE);
  expect((await one.visitor('GET', '/api/pages')).status).toBe(200);
  expect((await enter(password, '/about')).headers['location']).toBe('/about');
});

// Fails if a call or an address is added that the gate doesn't know.
test('no call and no address shows anything of a private site to a stranger or a customer', async () => {
  const { app, one: site } = world;
  const branding = brandingOf(site.mark);
  const announcement = {
    text: `Secret of ${site.mark}`,
    link: { label: 'Secret', href: '/about' },
    ground: 'main' as const,
    dismissible: false,
    from: null,
    until: null,
  };
  await one.done('PUT', '/api/website/brand/draft', {
    branding: { ...branding, brand: { ...branding.brand, announcement, css: '.secret{top:0}' } },
  });
  await one.done('POST', '/api/website/brand/publish', {});
  expect((await one.visitor('GET', '/api/website')).text).toContain('Secret of');
  expect(await shut()).toEqual({ private: true, hasPassword: true });
  const open: string[] = [];
  for (const { call, endpoint } of app.operations) {
    if (!call.startsWith('GET ') || endpoint.site === 'none') continue;
    const { params = {}, query = {} } = samples[call]?.input(site) ?? {};
    const path = call
      .slice(4)
      .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? 'none'));
    for (const cookie of ['', site.customer.cookie]) {
      const { status, text } = await get(`${path}?${String(new URLSearchParams(query))}`, cookie);
      if (status < 300)
        open.push(`${call}${cookie && ', customer'}${text.includes(site.mark) ? ', marked' : ''}`);
      else expect([call, text.includes(site.mark)]).toEqual([call, false]);
      expect([call, /secret/i.test(text)]).toEqual([call, false]);
    }
  }
  // Name and colours, an empty menu, the caller's own account, and the calls of emailed tokens.
  expect(open.sort()).toEqual(
    [
      'GET /api/website, marked',
      'GET /api/website, customer, marked',
      'GET /api/navigation',
      'GET /api/navigation, customer',
      'GET /api/menus',
      'GET /api/menus, customer',
      'GET /api/account, customer, marked',
      'GET /api/account/preferences, customer',
      'GET /api/account/security, customer',
      'GET /api/account/sessions, customer, marked',
      'GET /api/account/sign-ins, customer, marked',
      'GET /api/invitation, marked',
      'GET /api/invitation, customer, marked',
      'GET /api/unsubscribe, marked',
      'GET /api/unsubscribe, customer, marked',
    ].sort(),
  );
});
