import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../../../lib/db/embedded/index.ts';
import type { Booking } from '../../../features/bookings/contract.ts';
import type { Service } from '../../../features/bookings/service-shapes.ts';
import type { Domain } from '../../../features/platform/domains-contract.ts';
import type { Translation } from '../../../features/pages/translations-contract.ts';
import type { Website } from '../../../features/websites/contract.ts';
import { at } from '../../../../tests/support/booking-world.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { owner, type RunningServer, startServer } from '../../../../tests/support/server.ts';

const MAIN = 'demo.localhost';
const GERMAN = 'ton.test';
const OTHERS = 'of-another-site.test';

let server: RunningServer;
let cookie: string;
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
/** With the port, as links have it. */
let main: string;
let german: string;

const on = (host: string, path: string, asked: { method?: string; body?: unknown; cookie?: string } = {}) =>
  server.request({ host: `${host}:${server.port}`, path, ...asked });
const own = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
  const reply = await on(MAIN, path, { method, body, cookie });
  if (reply.status >= 300) throw new Error(`${method} ${path} replied ${reply.status}: ${reply.text}`);
  return (reply.status === 204 ? undefined : reply.json()) as T;
};
const settle = (settings: Record<string, unknown>) =>
  on(MAIN, '/api/website', { method: 'PUT', body: { settings }, cookie });
const sql = (text: string, values: unknown[] = []) =>
  asAdmin(postgres.connection, (client) => client.query(text, values));
const led = async (host: string, path: string) => {
  const { status, headers } = await on(host, path);
  return [status, headers['location']];
};
const attribute = (html: string, name: string) => new RegExp(`<html[^>]* ${name}="([^"]*)"`).exec(html)?.[1];
const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

async function translate(subject: string, texts: Record<string, string>): Promise<void> {
  const at = `/api/translation/de/${subject}`;
  const { texts: originals } = await own<Translation>('GET', at);
  const given = Object.entries(texts).map(([key, text]) => ({
    key,
    text,
    source: originals.find((one) => one.key === key)?.source,
  }));
  await own('PUT', at, { texts: given });
  await own('POST', `${at}/publish`, {});
}

beforeAll(async () => {
  server = await startServer();
  cookie = (await on(MAIN, '/api/account/login', { method: 'POST', body: owner })).cookie;
  postgres = await startEmbeddedPostgres({ dataDir: server.dataDir, exclusive: false });
  main = `http://${MAIN}:${server.port}`;
  german = `http://${GERMAN}:${server.port}`;
  await sql(
    `insert into sitewright.hosts (host, website_id, canonical)
     select unnest($1::text[]), website_id, false from sitewright.hosts where host = $2`,
    [[GERMAN, 'zweite.test', 'elsewhere.test'], MAIN],
  );
  await sql(
    `insert into sitewright.domains (website_id, host, proof, expires_at, points)
     select website_id, 'elsewhere.test', 'proof', null, false from sitewright.hosts where host = $1`,
    [MAIN],
  );
  await sql(
    `with made as (insert into sitewright.websites (name, colours) select 'Another', colours from sitewright.websites limit 1 returning id)
     insert into sitewright.hosts (host, website_id, canonical) select $1, id, true from made`,
    [OTHERS],
  );
  await own('PUT', '/api/website', { settings: { languages: ['de', 'fr'] } });
  const page = await own<{ _id: string }>('POST', '/api/page', { name: 'About clay' });
  await own('POST', `/api/page/${page._id}/publish`, {});
  await translate(page._id, { 'name@': 'Über Ton' });
});
afterAll(async () => {
  await postgres?.stop();
  await server?.stop();
});

test('a language has one of the site’s other addresses, and no other', async () => {
  const refused = async (languageHosts: Record<string, unknown>) => {
    const reply = await settle({ languageHosts });
    return [reply.status, (reply.json() as { fields?: object }).fields];
  };
  const at = (language: string) =>
    expect.objectContaining({ [`settings.languageHosts.${language}`]: expect.any(String) });
  for (const host of [MAIN, OTHERS, 'unknown.test', 'elsewhere.test', 'http://', '', '//evil.test'])
    expect([host, ...(await refused({ de: host }))]).toEqual([host, 400, at('de')]);
  expect(await refused({ it: GERMAN })).toEqual([400, at('it')]);
  expect((await refused({ xx: GERMAN }))[0]).toBe(400);
  expect(await refused({ de: GERMAN, fr: GERMAN })).toEqual([400, at('fr')]);
  await sql(`update sitewright.hosts set retires_at = now() + interval '1 day' where host = 'zweite.test'`);
  expect(await refused({ de: 'zweite.test' })).toEqual([400, at('de')]);
  await sql(`update sitewright.hosts set retires_at = null where host = 'zweite.test'`);
  expect((await led(GERMAN, '/about-clay?x=1'))[1]).toBe(`${main}/about-clay?x=1`);

  const { hosts } = await own<Website>('PUT', '/api/website', {
    settings: { languageHosts: { de: GERMAN } },
  });
  expect(hosts?.filter(({ language }) => language !== null)).toMatchObject([
    { host: GERMAN, language: 'de' },
  ]);
  expect(await refused({ fr: GERMAN })).toEqual([400, at('fr')]);
  // They change places at once.
  await own('PUT', '/api/website', { settings: { languageHosts: { de: 'zweite.test', fr: GERMAN } } });
  await own('PUT', '/api/website', { settings: { languageHosts: { de: GERMAN, fr: null } } });
});

test('pages of the language are there without its code, and everything else leads where it is', async () => {
  const page = await on(GERMAN, '/about-clay');
  expect([page.status, attribute(page.text, 'lang'), attribute(page.text, 'data-other')]).toEqual([
    200,
    'de',
    'de',
  ]);
  expect(attribute(page.text, 'data-base')).toBeUndefined();
  expect(page.text).toContain('<title>Über Ton');
  expect(canonical(page.text)).toBe(`${german}/about-clay`);
  for (const [language, href] of [
    ['en', `${main}/about-clay`],
    ['de', `${german}/about-clay`],
    ['x-default', `${main}/about-clay`],
  ])
    expect(page.text).toContain(`<link rel="alternate" href="${href}" hreflang="${language}">`);
  // The switch leads to each language’s own address, and no link to the code of this one.
  for (const href of [`${main}/about-clay`, `${german}/about-clay`, `${main}/fr/about-clay`])
    expect(page.text).toContain(`href="${href}"`);
  expect(page.text).not.toMatch(/href="[^"]*\/de[/"]/);

  for (const host of [MAIN, GERMAN, 'zweite.test']) {
    expect(await led(host, '/de/about-clay?a=b&c')).toEqual([308, `${german}/about-clay?a=b&c`]);
    expect(await led(host, '/de')).toEqual([308, `${german}/`]);
    expect(await led(host, '/de?x')).toEqual([308, `${german}/?x`]);
  }
  expect(await led(GERMAN, '/fr/about-clay?x')).toEqual([308, `${main}/fr/about-clay?x`]);
  for (const path of ['/admin', '/admin/pages', '/preview/abc', '/feed.xml'])
    expect(await led(GERMAN, path)).toEqual([308, main + path]);
  expect((await on(GERMAN, '/administration')).status).toBe(404);
  // Whatever follows the code, the host is one of the site’s.
  for (const path of ['/de//evil.test', '/de/\\evil.test', '/de/%2f%2fevil.test', '/de/@evil.test'])
    expect(new URL((await led(MAIN, path))[1] as string).host).toBe(`${GERMAN}:${server.port}`);
  expect(await led('zweite.test', '/about-clay')).toEqual([308, `${main}/about-clay`]);
});

test('screens, the missing page and what crawlers read are in the language of their host', async () => {
  for (const path of [
    '/',
    '/shop',
    '/order/cart',
    '/order/checkout',
    '/account',
    '/search?q=Ton',
    '/playlist',
  ]) {
    const [there, here] = [await on(GERMAN, path), await on(MAIN, path)];
    expect([path, there.status, attribute(there.text, 'lang')]).toEqual([path, 200, 'de']);
    expect([path, here.status, attribute(here.text, 'lang')]).toEqual([path, 200, 'en']);
  }
  const missing = await on(GERMAN, '/nothing-here');
  expect([missing.status, attribute(missing.text, 'lang')]).toEqual([404, 'de']);

  const robots = (await on(GERMAN, '/robots.txt')).text;
  expect(robots).toContain(`Sitemap: ${german}/sitemap.xml`);
  expect(robots).not.toContain('/fr/');
  expect((await on(MAIN, '/robots.txt')).text).not.toContain('/de/');
  const listed = async (host: string) =>
    [...(await on(host, '/sitemap.xml')).text.matchAll(/<loc>([^<]*)<\/loc>/g)].flatMap(([, address = '']) =>
      address.includes('/files/') ? [] : [address],
    );
  const [there, here] = [await listed(GERMAN), await listed(MAIN)];
  expect(there).toContain(`${german}/about-clay`);
  expect(there.filter((address) => !address.startsWith(`${german}/`))).toEqual([]);
  expect(here).toContain(`${main}/about-clay`);
  expect(here.filter((address) => !address.startsWith(`${main}/`) || address.includes('/de/'))).toEqual([]);
  expect(((await on(GERMAN, '/manifest.webmanifest')).json() as { lang: string }).lang).toBe('de');
});

test('entries, their feeds and news are on the host of the language', async () => {
  const { _id: type } = await own<{ _id: string }>('POST', '/api/content-types', {
    kind: 'post',
    slug: 'news',
    inMenu: false,
  });
  const { _id: entry } = await own<{ _id: string }>('POST', '/api/entries', { type, name: 'First firing' });
  await own('POST', `/api/page/${entry}/publish`, {});
  await translate(entry, { 'name@': 'Erster Brand' });
  const path = '/news/first-firing';
  const shown = await on(GERMAN, path);
  expect([shown.status, attribute(shown.text, 'lang'), canonical(shown.text)]).toEqual([
    200,
    'de',
    german + path,
  ]);
  const list = await on(GERMAN, '/news');
  expect(list.text).toContain(`href="${path}"`);
  expect(list.text).toContain('href="/news/feed.xml"');
  const feed = (await on(GERMAN, '/news/feed.xml')).text;
  for (const part of ['Erster Brand', `<link>${german}${path}</link>`, `href="${german}/news/feed.xml"`])
    expect(feed).toContain(part);
  expect((await on(MAIN, '/news/feed.xml')).text).toContain('First firing');
  expect(await led(MAIN, '/de/news/feed.xml')).toEqual([308, `${german}/news/feed.xml`]);
  expect((await on(GERMAN, '/sitemap-news.xml')).text).toContain(`<loc>${german}${path}</loc>`);
  expect((await on(MAIN, '/sitemap-news.xml')).text).not.toContain(german);
});

test('services, bookings, their file for calendars and the return from a bank are on the host of the language', async () => {
  const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '09:00', to: '17:00' }));
  const service = await own<Service>('POST', '/api/service', {
    label: 'Throwing lesson',
    hours,
    horizonDays: 730,
    published: true,
  });
  await translate(`service.${service._id}`, { 'label@': 'Drehkurs' });
  const path = `/service/${service.slug}`;
  const [there, here] = [await on(GERMAN, path), await on(MAIN, path)];
  expect([there.status, attribute(there.text, 'lang'), canonical(there.text)]).toEqual([
    200,
    'de',
    german + path,
  ]);
  expect(there.text).toContain('Drehkurs');
  expect([here.status, attribute(here.text, 'lang')]).toEqual([200, 'en']);
  expect(here.text).not.toContain('Drehkurs');
  expect(await led(MAIN, `/de${path}`)).toEqual([308, german + path]);

  const made = await server.request({
    host: `${GERMAN}:${server.port}`,
    method: 'POST',
    path: '/api/booking',
    body: { service: service._id, start: at('09:00'), name: 'Ein Gast', email: 'gast@example.test' },
    headers: { referer: german + path },
  });
  expect(made.status, made.text).toBe(201);
  const { _id: id, accessKey, label } = made.json() as Booking;
  expect(label).toBe('Drehkurs');
  const booking = await on(GERMAN, `/booking/${id}?key=${accessKey}`);
  expect([booking.status, attribute(booking.text, 'lang')]).toEqual([200, 'de']);
  const file = await server.request({
    host: `${GERMAN}:${server.port}`,
    path: `/api/booking/${id}/appointment.ics?key=${accessKey}`,
    headers: { referer: `${german}/booking/${id}` },
  });
  const calendar = file.text.replaceAll('\r\n ', '');
  expect([file.status, calendar]).toEqual([200, expect.stringContaining('SUMMARY:Drehkurs')]);
  expect(calendar).toContain(`${german}/booking/${id}`);
  expect(calendar).not.toContain(main);

  const back = await on(GERMAN, `/order/complete?order=${id}&payment_intent=pi_1&redirect_status=succeeded`);
  expect([back.status, attribute(back.text, 'lang')]).toEqual([200, 'de']);
});

test('the list of domains says which language each shows', async () => {
  const domains = await own<Domain[]>('GET', '/api/domains');
  const shows = (host: string) => domains.find((domain) => domain.host === host)?.language;
  expect([shows(MAIN), shows(GERMAN), shows('zweite.test')]).toEqual([null, 'de', null]);
});

test('the cache keeps the pages of hosts apart', async () => {
  for (const host of [MAIN, GERMAN, MAIN, GERMAN]) {
    const shown = await on(host, '/about-clay');
    expect([host, attribute(shown.text, 'lang')]).toEqual([host, host === GERMAN ? 'de' : 'en']);
  }
  expect((await on(OTHERS, '/about-clay')).status).toBe(404);
});

test('a session belongs to its host, and an email leads to the host of its language', async () => {
  const email = 'kundin@example.test';
  const made = await server.request({
    host: `${GERMAN}:${server.port}`,
    method: 'POST',
    path: '/api/account/register',
    body: { email, password: 'ton-und-glasur-9' },
    headers: { referer: `${german}/account` },
  });
  expect(made.status, made.text).toBeLessThan(300);
  expect(String(made.headers['set-cookie'])).not.toMatch(/domain=/i);
  const mail = await eventually(
    async () => {
      const mails = await own<{ _id: string; emailID: string }[]>('GET', '/api/mails?limit=20');
      const found = mails.find(({ emailID }) => emailID === 'welcome');
      return found && own<{ text: string; html: string }>('GET', `/api/mail/${found._id}`);
    },
    (found) => found !== undefined,
    { what: 'the welcome is written' },
  );
  expect(mail?.text).toContain(`${german}/account/dashboard`);
  expect(mail?.html).toContain(`href="${german}"`);
  expect(mail?.text).not.toContain(main);
});

test('the address of a language can’t be removed or become the main one; removing the language frees it', async () => {
  const before = await own<Website>('GET', '/api/website');
  for (const [method, path] of [
    ['DELETE', `/api/domain/${GERMAN}`],
    ['POST', `/api/domain/${GERMAN}/main`],
  ] as const) {
    const reply = await on(MAIN, path, { method, cookie, ...(method === 'POST' ? { body: {} } : {}) });
    expect([reply.status, (reply.json() as { message?: string }).message ?? reply.text]).toEqual([
      409,
      expect.stringContaining(GERMAN),
    ]);
  }
  await own('PUT', '/api/website', { settings: { languages: ['fr'] } });
  const after = await own<Website>('GET', '/api/website');
  expect([before.homes?.['de'], after.homes]).toEqual([german, undefined]);
  expect(after.hosts?.every(({ language }) => language === null)).toBe(true);
  expect(await led(GERMAN, '/about-clay')).toEqual([308, `${main}/about-clay`]);
  expect((await on(MAIN, '/de/account')).headers['location']).toBe('/account');
  // Links of emails about entries, and of other sites, outlive the language.
  expect(await led(GERMAN, '/news/first-firing')).toEqual([308, `${main}/news/first-firing`]);
  for (const [path, to] of [
    ['/de/news/first-firing', '/news/first-firing'],
    ['/de/news?page=2', '/news?page=2'],
    ['/de/about-clay?x=1', '/about-clay?x=1'],
    ['/de', '/'],
    ['/de//evil.test', '/'],
    ['/sv/about-clay', '/about-clay'],
  ] as const)
    expect([path, ...(await led(MAIN, path))]).toEqual([path, 302, to]);
  for (const path of ['/de/nothing-here', '/xx/about-clay', '/fr/nothing-here', '/de/%2f%2fevil.test'])
    expect([path, (await on(MAIN, path)).status]).toEqual([path, 404]);
  await own('POST', '/api/redirect', { from: '/de/about-clay', to: '/shop' });
  expect(await led(MAIN, '/de/about-clay')).toEqual([301, '/shop']);
  const page = await own<{ _id: string }>('POST', '/api/page', { name: 'Our dog', slug: 'de' });
  await own('POST', `/api/page/${page._id}/publish`, {});
  expect([(await on(MAIN, '/de')).status, (await on(MAIN, '/de/news/first-firing')).status]).toEqual([
    200, 404,
  ]);
  await own('DELETE', `/api/domain/${GERMAN}`);
  expect((await on(GERMAN, '/about-clay')).headers['location']).toContain('/not-found');
});
