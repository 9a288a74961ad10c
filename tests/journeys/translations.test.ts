// Long: the journeys share one translated site, and another file would start another server for it.
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page as SitePage, PageSummary } from '../../src/features/pages/contract.ts';
import type { Translation } from '../../src/features/pages/translations-contract.ts';
import type { Form, Message, WholeMessage } from '../../src/features/forms/contract.ts';
import type { LibraryFile } from '../../src/features/files/contract.ts';
import type { Collection, Product } from '../../src/features/products/contract.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { type OwnerWindow, ownerWindow } from '../support/owner-window.ts';
import { writeDatabaseUrl } from '../support/postgres.ts';
import { untilLookedAt } from '../support/rows.ts';
import { owner, type RunningServer, startServer } from '../support/server.ts';

let database: TestDatabase;
let server: RunningServer;
let browser: Browser;
let own: OwnerWindow;
let visitor: Page;
let session: string;
const problems: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  const settings = { DATABASE_URL: writeDatabaseUrl(database.admin) };
  [server, browser] = await Promise.all([startServer({ settings }), launchBrowser()]);
  // Images of a new site drop its pages when they become ready.
  await untilLookedAt(database.admin);
  own = await ownerWindow(browser, server);
  visitor = await browser.newPage({ baseURL: `http://demo.localhost:${server.port}` });
  visitor.on('pageerror', (error) => problems.push(String(error)));
  visitor.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  const body = { email: owner.email, password: owner.password };
  session = (await server.request({ method: 'POST', path: '/api/account/login', body })).cookie;
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await database?.close();
});

const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
  const headers = { origin: server.url };
  const answer = await server.request({ method, path, body, headers, cookie: session });
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.json() as T;
};
const view = (path: string) => server.request({ path, host: `demo.localhost:${server.port}` });
const isKept = async (path: string) => (await view(path)).headers.etag !== undefined;
const keptAt = (path: string) => expect.poll(() => isKept(path)).toBe(true);
const pageAt = async (slug: string): Promise<string> =>
  (await call<PageSummary[]>('GET', '/api/pages')).find((page) => page.slug === slug)?._id ?? '';

/** Translates the first texts of a page by their keys, over the API. */
async function translate(subject: string, text: (source: string) => string): Promise<Translation> {
  const { texts } = await call<Translation>('GET', `/api/translation/de/${subject}`);
  const given = texts.flatMap(({ key, source }) =>
    typeof source === 'string' && source.length < 60 ? [{ key, text: text(source), source }] : [],
  );
  await call('PUT', `/api/translation/de/${subject}`, { texts: given });
  return call('POST', `/api/translation/de/${subject}/publish`, {});
}

test('an owner adds a language, translates a page and publishes it', async () => {
  const { page } = own;
  await page.goto(`${server.url}/admin/settings`);
  await page.getByRole('link', { name: 'Languages' }).click();
  await page.getByRole('combobox', { name: 'Add language' }).click();
  await page.getByRole('option', { name: 'German' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('link', { name: 'Translate' }).click();
  await page.getByRole('link', { name: 'About us', exact: true }).click();

  const title = page.getByRole('textbox', { name: 'Page title in German' });
  await title.fill('Über uns');
  await page.getByRole('textbox', { name: 'SEO title in German' }).fill('Über uns');
  // The next text that is not translated has the focus.
  await title.press('Control+Enter');
  await expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.closest('[data-text]')?.getAttribute('data-text')),
    )
    .not.toBe('name@');
  expect(
    await page.evaluate(() => document.activeElement?.matches('input, textarea, [contenteditable]')),
  ).toBe(true);
  await page.getByRole('button', { name: 'Publish translation' }).click();
  await page.getByText('Translation published.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Publish translation');
  expect(own.complaints).toEqual([]);
});

test('visitors read it under an address, a language and words of its own', async () => {
  const { text, status } = await view('/de/about');
  expect(status).toBe(200);
  expect(text).toMatch(/<html lang="de"[^>]* data-base="\/de"/);
  expect(text).toContain('<title>Über uns');
  const main = (await view('/about')).text;
  for (const html of [text, main]) {
    expect(html).toMatch(/<link rel="alternate" href="http[^"]*\/about" hreflang="en">/);
    expect(html).toMatch(/<link rel="alternate" href="http[^"]*\/de\/about" hreflang="de">/);
    expect(html).toMatch(/<link rel="alternate" href="http[^"]*\/about" hreflang="x-default">/);
  }
  expect(text).toMatch(/<link rel="canonical" href="http[^"]*\/de\/about">/);
  expect(main).toMatch(/<html lang="en"/);
  // The product's own words.
  expect(text).toContain('Zum Inhalt');
  expect((await view('/sitemap.xml')).text).toMatch(/<loc>http[^<]*\/de\/about<\/loc>/);
});

test('a page without a translation is shown in the original, and search engines are led to that', async () => {
  const { text, status } = await view('/de/faq');
  expect(status).toBe(200);
  expect(text).toMatch(/<link rel="canonical" href="http[^"]*:\d+\/faq">/);
  expect(text).not.toContain('hreflang="x-default"');
  expect(text).toContain('<div class="original" lang="en" dir="ltr">');
  expect((await view('/de/about')).text).not.toContain('class="original"');
  expect((await view('/de/nowhere')).status).toBe(404);
  // A language that the site doesn’t have leads to the page itself.
  const other = await view('/fr/about');
  expect([other.status, other.headers['location']]).toEqual([302, '/about']);
  expect((await view('/fr/nowhere')).status).toBe(404);
  const admin = await view('/de/admin?a=1');
  expect([admin.status, admin.headers['location']]).toEqual([302, '/admin?a=1']);
});

test('a visitor switches the language, stays in it while reading, and returns', async () => {
  await visitor.goto('/about');
  await visitor.getByRole('navigation', { name: 'Language' }).locator('summary').click();
  await visitor.getByRole('link', { name: 'Deutsch' }).first().click();
  await visitor.waitForURL('**/de/about');
  await expect.poll(() => visitor.evaluate(() => document.documentElement.lang)).toBe('de');
  // A link to another page, followed by script and without it.
  const link = visitor.locator('header a[href="/de/visit"]').first();
  expect(await link.count()).toBe(1);
  await visitor.mouse.move(5, 5);
  await link.evaluate((element: HTMLElement) => element.click());
  await visitor.waitForURL('**/de/visit');
  expect(await visitor.evaluate(() => document.documentElement.lang)).toBe('de');
  await visitor.getByRole('navigation', { name: 'Sprache' }).locator('summary').click();
  await visitor.getByRole('link', { name: 'English' }).first().click();
  await visitor.waitForURL(/:\d+\/visit$/);
  expect(await visitor.evaluate(() => document.documentElement.lang)).toBe('en');
  expect(problems).toEqual([]);
});

test('publishing a translation drops the pages of that language only', async () => {
  const about = await pageAt('about');
  await keptAt('/about');
  await keptAt('/faq');
  await keptAt('/de/about');
  await keptAt('/de/faq');
  await translate(about, (source) => `${source} (de)`);
  expect([await isKept('/about'), await isKept('/faq'), await isKept('/de/faq')]).toEqual([true, true, true]);
  await expect.poll(async () => (await view('/de/about')).text).toContain('(de)');

  await keptAt('/de/about');
  await translate('menu', (source) => `${source} [de]`);
  expect([await isKept('/about'), await isKept('/faq')]).toEqual([true, true]);
  await expect.poll(async () => (await view('/de/faq')).text).toContain('[de]');
});

test('publishing an alt text of the library drops the pages of its language only', async () => {
  const files = await call<LibraryFile[]>('GET', '/api/files?kind=image');
  const image = files.find(({ alt }) => alt !== '');
  expect(image).toBeDefined();
  for (const path of ['/about', '/de/about']) await keptAt(path);
  const subject = `/api/translation/de/file.${image?._id}`;
  const text = { key: 'alt@', text: 'Ein Bild auf Deutsch', source: image?.alt };
  await call('PUT', subject, { texts: [text] });
  expect(await isKept('/de/about')).toBe(true);
  await call('POST', `${subject}/publish`, {});
  expect(await isKept('/about')).toBe(true);
  expect(await isKept('/de/about')).toBe(false);
});

test('a translated product is read in its language wherever it is shown', async () => {
  const origin = `http://demo.localhost:${server.port}`;
  const [sold, other] = await call<[Product, Product]>('GET', '/api/products?limit=2');
  const { page } = own;
  await page.goto(`${server.url}/admin/pages/translations?language=de`);
  await page.getByRole('radiogroup', { name: 'Show' }).getByText('Products').click();
  await page.getByRole('link', { name: sold.label, exact: true }).click();
  await page.getByRole('textbox', { name: 'Product name in German' }).fill('Der Becher');
  await page.getByRole('textbox', { name: 'Description in German', exact: true }).fill('Von Hand gedreht.');
  for (const path of [`/product/${sold.slug}`, '/shop', '/about', '/de/shop', '/de/about'])
    await keptAt(path);
  expect((await view('/de/shop')).text).toMatch(new RegExp(`lang="en"[^>]*><a[^>]*>${sold.label}`));
  await page.getByRole('button', { name: 'Publish translation' }).click();
  await page.getByText('Translation published.').waitFor();

  const product = `/product/${sold.slug}`;
  await expect.poll(async () => (await view(`/de${product}`)).text).toContain('Der Becher</h1>');
  expect([await isKept('/about'), await isKept('/de/about')]).toEqual([true, true]);
  const [german, main] = [(await view(`/de${product}`)).text, (await view(product)).text];
  expect(german).toContain(`<link rel="canonical" href="${origin}/de${product}">`);
  expect(german).toMatch(/<div class="prose"><p>Von Hand gedreht\./);
  expect(german).toContain(`"item":"${origin}/de/shop"`);
  expect(german).toContain(`"url":"${origin}/de${product}"`);
  expect(main).toContain(`<link rel="canonical" href="${origin}${product}">`);
  expect(main).toContain(`>${sold.label}</h1>`);
  for (const html of [german, main])
    expect(html).toContain(`<link rel="alternate" href="${origin}/de${product}" hreflang="de">`);
  expect((await view('/de/shop')).text).toMatch(/<h3[^>]*class="[^"]*"><a[^>]*>Der Becher<\/a>/);
  expect((await view('/shop')).text).not.toContain('Der Becher');
  expect((await view('/sitemap.xml')).text).toContain(`<loc>${origin}/de${product}</loc>`);
  // Another product stays in the original.
  expect((await view(`/de/product/${other.slug}`)).text).toContain(
    `<link rel="canonical" href="${origin}/product/${other.slug}">`,
  );
  expect(own.complaints).toEqual([]);
});

test('a visitor fills in a form in German, and the owner reads the answers under their own questions', async () => {
  const [{ _id: form } = { _id: '' }] = (await call<Form[]>('GET', '/api/forms')).filter(
    ({ name }) => name === 'Contact',
  );
  const { page } = own;
  await page.goto(`${server.url}/admin/pages/translations?language=de`);
  await page.getByRole('radiogroup', { name: 'Show' }).getByText('Forms').click();
  await page.locator(`a[href$="/de/form.${form}"]`).waitFor();
  await page.goto(`${server.url}/admin/forms/edit/${form}`);
  await page.getByRole('link', { name: 'Translate' }).click();
  await page.getByRole('textbox', { name: 'Button in German' }).fill('Nachricht senden');
  await keptAt('/de/contact');
  await page.getByRole('button', { name: 'Publish translation' }).click();
  await page.getByText('Translation published.').waitFor();
  await expect.poll(async () => (await view('/de/contact')).text).toContain('Nachricht senden</button>');
  await translate(`form.${form}`, (source) =>
    source.startsWith('Send') ? 'Nachricht senden' : `${source} (de)`,
  );
  expect((await view('/contact')).text).not.toContain('(de)');
  await call('PUT', `/api/form/${form}`, { thanks: { text: '', page: '/visit' } });

  await visitor.goto('/de/contact');
  await visitor.getByRole('textbox', { name: 'Your name (de)' }).fill('Greta');
  await visitor.getByRole('textbox', { name: 'Email (de)' }).fill('greta@guests.test');
  await visitor.getByRole('radio', { name: 'A class (de)' }).check();
  await visitor.getByRole('textbox', { name: 'How many of you? (de)' }).fill('2');
  await visitor.getByRole('button', { name: 'Nachricht senden' }).click();
  const message = visitor.getByRole('textbox', { name: 'Your message (de)' });
  await expect.poll(() => message.getAttribute('aria-invalid')).toBe('true');
  expect(await visitor.locator('form').getByText('„Your message (de)“').count()).toBeGreaterThan(0);
  await message.fill('Für zwei, bitte.');
  await visitor.getByRole('button', { name: 'Nachricht senden' }).click();
  await visitor.waitForURL('**/de/visit');
  const [{ _id: id } = { _id: '' }] = await call<Message[]>('GET', '/api/messages?limit=1');
  const { answers } = await call<WholeMessage>('GET', `/api/message/${id}`);
  expect(answers.map(({ label, value }) => [label, value])).toEqual([
    ['Your name', 'Greta'],
    ['Email', 'greta@guests.test'],
    ['What is it about?', 'A class'],
    ['How many of you?', 2],
    ['Your message', 'Für zwei, bitte.'],
  ]);
  expect([problems, own.complaints]).toEqual([[], []]);
});

test('the shop names its collections in the language of the page', async () => {
  const [{ _id, label, slug } = { _id: '', label: '', slug: '' }] = await call<Collection[]>(
    'GET',
    '/api/collections',
  );
  await keptAt('/de/shop');
  await keptAt('/shop');
  await translate(`collection.${_id}`, (source) => `${source} (de)`);
  await expect.poll(async () => (await view('/de/shop')).text).toContain(`>${label} (de)</a>`);
  expect(await isKept('/shop')).toBe(true);
  const { text } = await view(`/de/shop?collection=${slug}`);
  expect(text).toMatch(new RegExp(`<h1>${label} \\(de\\)</h1>`));
  expect(text).toContain(`<title>${label} (de)`);
});

test('a translator’s file goes out, comes back as drafts, and all of them are published', async () => {
  const { page } = own;
  await page.goto(`${server.url}/admin/pages/translations?language=de`);
  await page.getByRole('button', { name: 'Export and import' }).press('Enter');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export as XLIFF' }).click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  const given = file
    .replaceAll(/<source>(Read the FAQ|See the classes)<\/source><target[^>]*>/g, '$&$1 auf Deutsch')
    .replace(/(<source>Send us a message<\/source><target[^>]*>)/, `$1${'x'.repeat(9_000)}`);
  const buffer = Buffer.from(given);
  await page
    .getByLabel('File with translations')
    .setInputFiles({ name: 'texts-de.xliff', mimeType: 'application/xliff+xml', buffer });
  const result = page.getByRole('dialog', { name: 'Import finished' });
  await result.getByText(/^\d+ texts saved as drafts\./).waitFor();
  await result.getByText('1 text couldn’t be imported').waitFor();
  await expectNoBarriers(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish all' }).press('Enter');
  await page.getByRole('button', { name: /^Publish \d+ translations?$/ }).press('Enter');
  await page.getByText(/^\d+ translations? published\.$/).waitFor();
  await expect.poll(async () => (await view('/de/contact')).text).toContain('Read the FAQ auf Deutsch');
  await page.getByRole('button', { name: 'Publish all' }).waitFor({ state: 'detached' });
  expect(own.complaints).toEqual([]);
});

test('a changed original is marked, and “Keep translation” settles it', async () => {
  const about = await pageAt('about');
  const draft = await call<SitePage>('GET', `/api/page?_id=${about}&draft=true`);
  await call('PUT', `/api/page/${about}`, { name: `${draft.name} today`, version: draft.version });
  await call('POST', `/api/page/${about}/publish`, {});
  const { page } = own;
  await page.goto(`${server.url}/admin/pages/translations?language=de`);
  await page.getByText('1 outdated', { exact: true }).waitFor();
  await page.getByRole('link', { name: `${draft.name} today` }).click();
  await page.getByText('Original before').waitFor();
  await page.getByRole('button', { name: 'Keep translation' }).click();
  // The button leaves, and the focus stays in its row.
  expect(await page.evaluate(() => document.activeElement?.matches('[data-text] :is(input, textarea)'))).toBe(
    true,
  );
  await expect.poll(() => page.getByText('Original before').count()).toBe(0);
  expect(own.complaints).toEqual([]);
});

test('what needs the translator comes first: outdated with the changed words marked, then untranslated', async () => {
  const paragraph = (...content: unknown[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] });
  const answer = (marks: unknown[]) => paragraph({ type: 'text', text: 'By hand, as ever.', marks });
  const blocks = (title: string, marks: unknown[]) => [
    { type: 'hero', props: { id: 'h1', title, text: 'Come and see.' } },
    { type: 'accordion', props: { id: 'a1', items: [{ question: 'How?', answer: answer(marks) }] } },
  ];
  const original = { name: 'Our kiln', blocks: blocks('Made slowly in Leith', []) };
  const { _id } = await call<SitePage>('POST', '/api/page', original);
  await call('POST', `/api/page/${_id}/publish`, {});
  const made = (await call<Translation>('GET', `/api/translation/de/${_id}`)).texts;
  const given: Record<string, unknown> = {
    'name@': 'Auf Deutsch',
    'title@h1': 'Auf Deutsch',
    'items.0.answer@a1': answer([]),
  };
  const texts = made.flatMap(({ key, source }) => (given[key] ? [{ key, text: given[key], source }] : []));
  await call('PUT', `/api/translation/de/${_id}`, { texts });
  const changed = { blocks: blocks('Made very slowly in Fife', [{ type: 'bold' }]) };
  await call('PUT', `/api/page/${_id}`, changed);
  await call('POST', `/api/page/${_id}/publish`, {});

  const { page } = own;
  await page.goto(`${server.url}/admin/pages/translations/de/${_id}`);
  const keysIn = (heading: string) =>
    page
      .getByRole('region', { name: heading, exact: true })
      .locator('[data-text]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-text')));
  await page.getByText('Original before').first().waitFor();
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Outdated',
    'Not translated',
    'Translated',
    'Blocks in German',
  ]);
  expect(await keysIn('Outdated')).toEqual(['title@h1', 'items.0.answer@a1']);
  expect(await keysIn('Not translated')).toEqual(['text@h1', 'items.0.question@a1']);
  expect(await keysIn('Translated')).toEqual(['name@']);
  const marks = (element: string) => page.locator(`main ${element}`).allInnerTexts();
  expect([await marks('del'), await marks('ins')].map(String)).toEqual([
    expect.stringMatching(/^\s*removed:\s*Leith\s*end of change\s*$/),
    expect.stringMatching(/^\s*added:\s*very\s*end of change\s*,\s*added:\s*Fife\s*end of change\s*$/),
  ]);
  expect(await page.getByText('The words are the same.').count()).toBe(1);
  await expectNoBarriers(page);

  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('[data-text]')?.getAttribute('data-text'));
  await page.getByRole('textbox', { name: 'Title in German', exact: true }).press('Control+Enter');
  expect(await focused()).toBe('items.0.answer@a1');
  // The editor of formatted text breaks no line.
  await page.keyboard.press('Control+Enter');
  expect(await focused()).toBe('text@h1');
  await page.keyboard.press('Control+Shift+Enter');
  expect(await focused()).toBe('items.0.answer@a1');
  await page.keyboard.press('Control+Shift+Enter');
  expect(await focused()).toBe('title@h1');
  await page.getByRole('button', { name: 'Keep translation' }).first().click();
  await expect.poll(() => page.getByText('Original before').count()).toBe(1);
  expect(await keysIn('Outdated')).toEqual(['title@h1', 'items.0.answer@a1']);
  const saved = (await call<Translation>('GET', `/api/translation/de/${_id}`)).texts;
  expect(saved.find(({ key }) => key === 'items.0.answer@a1')).toMatchObject({
    text: paragraph({ type: 'text', text: 'By hand, as ever.' }),
  });
  expect(saved.find(({ key }) => key === 'title@h1')).toMatchObject({ text: 'Auf Deutsch', was: null });
  expect(own.complaints).toEqual([]);
});

test('a translator leaves a block out of the page in German', async () => {
  const blocks = [
    { type: 'hero', props: { id: 'h1', title: 'Made slowly' } },
    { type: 'hero', props: { id: 'h2', title: 'Free delivery in London' } },
  ];
  const { _id } = await call<SitePage>('POST', '/api/page', {
    name: 'Delivery',
    slug: 'free-delivery',
    blocks,
  });
  await call('POST', `/api/page/${_id}/publish`, {});
  const { page } = own;
  await page.goto(`${server.url}/admin/pages/translations/de/${_id}`);
  await page.getByRole('textbox', { name: 'Page title in German' }).fill('Lieferung');
  const block = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^(Hide|Show) in German$/ }) });
  const delivery = block.filter({ hasText: 'Free delivery in London' });
  await delivery.getByRole('button', { name: 'Hide in German' }).press('Enter');
  await delivery.getByText('Hidden', { exact: true }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Show in German');
  expect(
    await page.locator('[data-text]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-text'))),
  ).toEqual(['name@', 'title@h1']);
  await expectNoBarriers(page);
  expect((await view('/de/free-delivery')).text).toContain('Free delivery in London');
  await page.getByRole('button', { name: 'Publish translation' }).click();
  await page.getByText('Translation published.').waitFor();
  await expect
    .poll(async () => (await view('/de/free-delivery')).text)
    .not.toContain('Free delivery in London');
  expect((await view('/de/free-delivery')).text).toContain('Made slowly');
  expect((await view('/free-delivery')).text).toContain('Free delivery in London');

  await delivery.getByRole('button', { name: 'Show in German' }).press('Enter');
  await page.locator('[data-text="title@h2"]').waitFor();
  await page.getByRole('button', { name: 'Publish translation' }).click();
  await expect.poll(async () => (await view('/de/free-delivery')).text).toContain('Free delivery in London');
  expect(own.complaints).toEqual([]);
});
