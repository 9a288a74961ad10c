import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentType, OwnEntry, Term } from '../../src/features/entries/entry-shapes.ts';
import { de as entries } from '../../src/features/entries/messages/entries/de.ts';
import type { Translation } from '../../src/features/pages/translations-contract.ts';
import { launchBrowser } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { type OwnerWindow, ownerWindow } from '../support/owner-window.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
let browser: Browser;
let page: Page;
let own: OwnerWindow;
let letters: ContentType;
const posts: OwnEntry[] = [];
const problems: string[] = [];

const at = (subject: string) => `/api/translation/de/${subject}`;

async function translate(subject: string, given: Record<string, string>) {
  const { texts } = await own.call<Translation>('get', at(subject));
  const source = (key: string) => texts.find((each) => each.key === key)?.source;
  await own.call('put', at(subject), {
    texts: Object.entries(given).map(([key, text]) => ({ key, text, source: source(key) })),
  });
  await own.call('post', `${at(subject)}/publish`, {});
}

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  own = await ownerWindow(browser, server);
  await own.call('put', '/api/website', { settings: { languages: ['de'] } });
  const type = await own.call<ContentType>('post', '/api/content-types', {
    kind: 'post',
    slug: 'letters',
    name: 'Letter',
    plural: 'Letters',
  });
  letters = await own.call<ContentType>('put', `/api/content-types/${type._id}`, {
    fields: [{ key: 'pace', label: 'Pace', kind: 'choice', options: ['Slow', 'Fast'] }],
  });
  const news = await own.call<Term>('post', '/api/entry-terms', {
    kind: 'category',
    type: type._id,
    name: 'News',
  });
  for (const [name, shownAt] of [
    ['First letter', '2026-01-01T10:00:00Z'],
    ['Second letter', '2026-02-01T10:00:00Z'],
  ]) {
    const post = await own.call<OwnEntry>('post', '/api/entries', {
      type: type._id,
      name,
      shownAt,
      categories: [news._id],
      details: { excerpt: `About the ${name?.toLowerCase()}`, picture: null, values: { pace: 'Slow' } },
    });
    await own.call('post', `/api/page/${post._id}/publish`, {});
    posts.push(post);
  }
  await translate(type.page._id, { 'name@': 'Briefe' });
  page = await browser.newPage({
    baseURL: `http://demo.localhost:${server.port}`,
    viewport: { width: 1440, height: 900 },
  });
  page.on('pageerror', (error) => problems.push(String(error)));
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const linkOf = (rel: string, language: string) =>
  page.locator(`link[rel="${rel}"]${language && `[hreflang="${language}"]`}`).getAttribute('href');

/** A file of the site, after redirects. */
const read = (path: string) =>
  page.evaluate(async (from) => {
    const reply = await fetch(from);
    return { path: new URL(reply.url).pathname, text: await reply.text() };
  }, path);

/** A file of the site, which the browser would keep for an hour. */
const fileAt = async (path: string) => (await server.request({ path })).text;

test('an entry is shown in the original until its translation is published, and only then in the language', async () => {
  await page.goto('/de/letters/first-letter');
  await heading('First letter').waitFor();
  expect(await heading('First letter').getAttribute('lang')).toBe('en');
  expect(await linkOf('canonical', '')).toMatch(/localhost:\d+\/letters\/first-letter$/);
  const [first] = posts;
  await translate(first?._id ?? '', { 'name@': 'Erster Brief', 'excerpt@': 'Über den ersten Brief' });
  // Answers that were kept before are dropped.
  await expect
    .poll(async () => {
      await page.goto('/de/letters/first-letter');
      return heading('Erster Brief').count();
    })
    .toBe(1);
  expect(await heading('Erster Brief').getAttribute('lang')).toBeNull();
  expect(await linkOf('canonical', '')).toMatch(/\/de\/letters\/first-letter$/);
  expect(await linkOf('alternate', 'de')).toMatch(/\/de\/letters\/first-letter$/);
  expect(await linkOf('alternate', 'en')).toMatch(/localhost:\d+\/letters\/first-letter$/);
  const facts = await page.locator('script[type="application/ld+json"]').textContent();
  expect(facts).toContain('/de/letters/first-letter');
  expect(facts).toContain('Erster Brief');
  expect((await read('/sitemap.xml')).text).toContain('/de/letters/first-letter');
  expect(problems).toEqual([]);
});

test('visitors stay in their language from the list to an entry, its category, its month and its neighbours', async () => {
  await page.goto('/de/letters');
  await page.getByRole('main').getByRole('link', { name: 'Erster Brief' }).click();
  await page.waitForURL('**/de/letters/first-letter');
  await page.getByRole('link', { name: 'News' }).click();
  await page.waitForURL('**/de/letters/category/news');
  expect(await page.getByRole('link', { name: 'Second letter' }).getAttribute('lang')).toBe('en');
  await page.getByRole('link', { name: 'Second letter' }).click();
  await page.waitForURL('**/de/letters/second-letter');
  const nav = page.getByRole('navigation', { name: entries.pagination });
  await nav.getByRole('link', { name: /Erster Brief/ }).click();
  await page.waitForURL('**/de/letters/first-letter');
  await page.goto('/de/letters/2026/01');
  await page.getByRole('main').getByRole('link', { name: 'Erster Brief' }).waitFor();
  expect(problems).toEqual([]);
});

test('the language switch leads to the same entry, and to the same list', async () => {
  for (const path of ['/letters/first-letter', '/letters/category/news', '/letters/2026/01']) {
    await page.goto(path);
    const to = page.locator(`a[hreflang="de"], a[lang="de"]`).first();
    expect(await to.getAttribute('href')).toBe(`/de${path}`);
  }
});

test('visitors search in their language, and stay in it', async () => {
  await page.goto('/de/search?q=erster+brief');
  const results = page.getByRole('main').getByRole('listitem');
  await results.getByRole('link', { name: 'Erster Brief' }).waitFor();
  expect(await results.getByText('Über den ersten Brief').count()).toBe(1);
  // What isn't translated is marked with its language.
  await page.getByRole('searchbox').fill('second letter');
  const second = results.getByRole('heading', { name: 'Second letter' });
  await second.waitFor();
  expect(await second.getAttribute('lang')).toBe('en');
  await page.getByRole('searchbox').fill('ersten');
  const link = results.getByRole('link', { name: 'Erster Brief' });
  await link.waitFor();
  expect(await link.getAttribute('href')).toBe('/de/letters/first-letter');
  await link.press('Enter');
  await page.waitForURL('**/de/letters/first-letter');
  await page.goto('/search?q=ersten');
  expect(await page.getByRole('link', { name: 'Erster Brief' }).count()).toBe(0);
  expect(problems).toEqual([]);
});

test('feeds have an address in each language, which pages name and the cache keeps', async () => {
  const shown = (await read('/de/letters/category/news')).text;
  expect(shown).toMatch(/rel="alternate" href="\/de\/letters\/category\/news\/feed\.xml"/);
  for (const path of ['/de/letters/feed.xml', '/de/letters/category/news/feed.xml']) {
    const { text } = await read(path);
    expect(text).toContain('<title>Erster Brief</title>');
    expect(text).toContain('<title>Second letter</title>');
    expect(text).toMatch(/<link>[^<]*\/de\/letters\/first-letter<\/link>/);
    expect(text).toContain('<language>de</language>');
  }
  expect((await read('/de/letters/feed.json')).text).toContain('"language":"de"');
  for (const path of ['/fr/letters/feed.xml', '/en/letters/feed.xml', '/de/none/feed.xml'])
    expect((await server.request({ path })).status, path).toBe(404);
  await eventually(
    async () => (await server.request({ path: '/de/letters/feed.xml' })).headers['etag'],
    (tag) => tag !== undefined,
    { what: 'the feed is cached' },
  );
  await translate(posts[0]?._id ?? '', { 'excerpt@': 'Vom ersten Brief' });
  expect(await fileAt('/de/letters/feed.xml')).toContain('Vom ersten Brief');
  expect(await fileAt('/letters/feed.xml')).toContain('About the first letter');
});

test('names, labels and options of a content type are read in the language once its translation is published', async () => {
  const paths = [
    '/letters',
    '/letters/first-letter',
    '/letters/category/news',
    '/letters/feed.xml',
    '/about',
  ].flatMap((path) => [path, `/de${path}`]);
  const tagOf = async (path: string) => (await server.request({ path })).headers['etag'];
  const before = new Map<string, unknown>();
  for (const path of paths)
    before.set(
      path,
      await eventually(
        () => tagOf(path),
        (tag) => tag !== undefined,
        { what: `${path} is cached` },
      ),
    );
  await page.goto('/de/letters/category/news');
  const back = page.getByRole('main').locator('header a');
  // The list has the translated title of its page.
  expect([await back.textContent(), await back.getAttribute('lang')]).toEqual(['Briefe', null]);

  const subject = `content-type.${letters._id}`;
  await translate(subject, {
    'plural@': 'Schreiben',
    'fields.pace.label@': 'Tempo',
    'fields.pace.options.0@': 'Gemächlich',
  });
  await expect
    .poll(async () => {
      await page.goto('/de/letters/first-letter');
      return page.locator('dt').textContent();
    })
    .toBe('Tempo');
  await page.goto('/de/letters/category/news');
  expect(await page.title()).toContain('News – Briefe');
  expect(await fileAt('/de/letters/feed.xml')).toMatch(/<title>[^<]*: Briefe<\/title>/);
  expect(await fileAt('/letters/feed.xml')).toMatch(/<title>[^<]*: Blog<\/title>/);
  const changed = [];
  for (const path of paths) if ((await tagOf(path)) !== before.get(path)) changed.push(path);
  expect(changed).toEqual(['/de/letters', '/de/letters/first-letter']);

  for (const [path, labels] of [
    ['/de/letters/first-letter', ['Tempo', 'Gemächlich', null]],
    ['/letters/first-letter', ['Pace', 'Slow', null]],
  ] as const) {
    await page.goto(path);
    const [label, option] = [page.locator('dt'), page.locator('dd')];
    expect([
      await label.textContent(),
      await option.textContent(),
      await option.getAttribute('lang'),
    ]).toEqual(labels);
  }
  // An entry that isn't translated has a translated label nevertheless.
  await page.goto('/de/letters/second-letter');
  expect(await page.locator('dt').evaluate((label) => label.closest('[lang]')?.getAttribute('lang'))).toBe(
    'de',
  );
  expect(problems).toEqual([]);
});

test('a site that leaves out what isn’t translated leads to the original', async () => {
  await own.call('put', '/api/website', { settings: { untranslated: 'hidden' } });
  await page.goto('/de/letters/second-letter');
  await heading('Second letter').waitFor();
  expect(new URL(page.url()).pathname).toBe('/letters/second-letter');
  await page.goto('/de/letters/category/news');
  await page.getByRole('main').getByRole('link', { name: 'Erster Brief' }).waitFor();
  expect(await page.getByRole('link', { name: 'Second letter' }).count()).toBe(0);
  const feed = await fileAt('/de/letters/feed.xml');
  expect([feed.includes('Erster Brief'), feed.includes('Second letter')]).toEqual([true, false]);
  await own.call('put', '/api/website', { settings: { untranslated: 'original' } });
});

test('the owner finds entries among the translations, and goes there from the editor', async () => {
  const { page: admin } = own;
  await admin.goto(server.url + '/admin/pages/translations?language=de&show=entries');
  await admin.getByRole('link', { name: 'Second letter' }).waitFor();
  await admin.goto(`${server.url}/admin/pages/write/${posts[1]?._id}`);
  await admin.getByRole('link', { name: 'Translate', exact: true }).click();
  await admin.waitForURL(`**/admin/pages/translations/de/${posts[1]?._id}`);
  await admin.getByText('About the second letter').first().waitFor();
  expect(own.complaints).toEqual([]);
});

test('the owner translates a content type from its settings', async () => {
  const { page: admin } = own;
  await admin.goto(`${server.url}/admin/content/${letters._id}/settings`);
  await admin.getByRole('link', { name: 'Translate', exact: true }).click();
  await admin.waitForURL(`**/admin/pages/translations/de/content-type.${letters._id}`);
  await admin.getByRole('heading', { level: 1, name: 'Letters: German' }).waitFor();
  await admin.getByText('Slow').first().waitFor();
  await admin.goto(`${server.url}/admin/pages/translations?language=de&show=entries`);
  await admin.getByRole('link', { name: 'Letters' }).waitFor();
  await admin.getByText(/^Content type · \d of \d texts$/).waitFor();
  expect(own.complaints).toEqual([]);
});
