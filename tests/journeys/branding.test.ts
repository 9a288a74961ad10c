import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoBarriers } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { owner, type RunningServer, startServer } from '../support/server.ts';
import { shifted, watchShifts } from '../support/shifts.ts';

let server: RunningServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** Errors that the browser reported: policy, scripts, failed calls. */
const complaints: string[] = [];

const home = async () => (await server.request({ path: '/' })).text;
const preview = () => page.frameLocator('iframe:not([aria-hidden=true])');
const styleOf = (selector: string, property: string) =>
  preview()
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  const data = { email: owner.email, password: owner.password };
  await context.request.post(`${server.url}/api/account/login`, { data, headers: { origin: server.url } });
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('a theme is tried on the site’s own pages, and visitors see it only when it is published', async () => {
  const before = await home();
  await page.goto(`${server.url}/admin/settings/branding`);
  await preview().locator('h1').waitFor();
  await page.getByRole('radio', { name: 'Midnight' }).click();
  await page.getByRole('radio', { name: /Playfair/ }).click();
  await page.getByRole('radio', { name: /Centred logo/ }).click();
  await expect.poll(() => styleOf('body', 'background-color')).toBe('rgb(15, 21, 36)');
  expect(await styleOf('h1', 'font-family')).toMatch(/^"Playfair Display Variable"/);
  expect(await preview().locator('header').getAttribute('data-layout')).toBe('centred');

  // Parts that only the server renders arrive once the draft is saved.
  // Without a name nothing is saved, and the draft from before must not be published in its place.
  await page.getByRole('textbox', { name: 'Site name' }).fill('');
  const bar = page.getByRole('region', { name: 'Unpublished changes' });
  await bar.getByText('Not saved. Check the marked fields.').waitFor();
  expect(await bar.getByRole('button', { name: 'Publish' }).isDisabled()).toBe(true);
  await page.getByRole('textbox', { name: 'Site name' }).fill('Slipway by night');
  await page.getByRole('textbox', { name: 'Note' }).fill('Open when the lamp is lit.');
  await preview().getByText('Open when the lamp is lit.').waitFor();
  await page.getByText('Saved as a draft. Visitors won’t see it until you publish.').waitFor();
  expect(await home()).toBe(before);
  await expectNoBarriers(page);

  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Design published.').waitFor();
  const after = await home();
  expect(after).toContain('Slipway by night');
  expect(after).toContain('--surface:#0f1524');
});

test('a page loads the fonts of the theme and no others', async () => {
  const html = await home();
  const preloads = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(
    ([, href]) => href,
  );
  expect(preloads.map((href) => href?.replace(/^\/assets\/(.+?)-latin.*/, '$1'))).toEqual([
    'source-serif-4',
    'playfair-display',
  ]);
  expect(html.match(/src:url\(/g)).toHaveLength(4);
  expect(html).not.toMatch(/inter-latin|fraunces-latin/);
  for (const path of preloads) expect((await server.request({ path: path ?? '' })).status).toBe(200);
});

test('publishing is undone in one step', async () => {
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Earlier design restored.').waitFor();
  expect(await home()).not.toContain('Slipway by night');
  await page.getByRole('button', { name: 'Restore' }).first().click();
  await expect.poll(home).toContain('Slipway by night');
});

test('header, footer and announcement are edited on the page, and published with the design', async () => {
  await page.goto(`${server.url}/admin/pages/edit`);
  const canvas = page.frameLocator('#preview-frame');
  await canvas.getByRole('button', { name: 'Edit header' }).click();
  const header = page.getByRole('region', { name: 'Header: settings' });
  await header.getByRole('radio', { name: /Menu below the logo/ }).click();
  await canvas.locator('header[data-layout=beneath]').waitFor();
  await header.getByRole('button', { name: 'Undo' }).click();
  await canvas.locator('header[data-layout=centred]').waitFor();
  await header.getByRole('button', { name: 'Redo' }).click();
  await canvas.locator('header[data-layout=beneath]').waitFor();

  await canvas.getByRole('button', { name: 'Edit footer' }).press('Enter');
  const footer = page.getByRole('region', { name: 'Footer: settings' });
  await footer.getByRole('textbox', { name: 'Note' }).fill('Tides permitting.');
  await canvas.locator('footer').getByText('Tides permitting.').waitFor();
  await footer.getByRole('button', { name: 'Add link' }).click();
  await footer.getByRole('textbox', { name: 'Link 1 name' }).fill('Tide tables');
  await footer.getByRole('textbox', { name: 'Link 1 URL' }).fill('ftp://tides.example');
  await footer.getByRole('textbox', { name: 'Note' }).fill('Tides permitting!');
  // A link that is not complete is marked, and everything else is saved without it.
  await footer.getByText('Enter a link such as /contact').waitFor();
  await canvas.locator('footer').getByText('Tides permitting!').waitFor();
  expect(await canvas.locator('footer').getByText('Tide tables').count()).toBe(0);
  await footer.getByText('Complete or remove the unfinished link').waitFor();
  expect(await footer.getByRole('button', { name: 'Publish design' }).isDisabled()).toBe(true);
  await footer.getByRole('textbox', { name: 'Link 1 URL' }).fill('https://tides.example/');
  await canvas.locator('footer').getByText('Tide tables').waitFor();
  expect(complaints).toEqual([]);
  await footer.getByText('Menus aren’t part of the draft').waitFor();
  await footer.getByRole('button', { name: 'Page', exact: true }).click();

  await page.getByRole('button', { name: 'Announcement bar' }).press('Enter');
  const bar = page.getByRole('region', { name: 'Announcement bar: settings' });
  await bar.getByRole('switch', { name: 'Show announcement bar' }).press('Space');
  await bar.getByRole('textbox', { name: 'Text' }).fill('Closed on Monday');
  await canvas.locator('aside').getByText('Closed on Monday').waitFor();
  await expectNoBarriers(page);
  expect(await home()).not.toMatch(/Tides permitting|Tide tables|Closed on Monday/);

  await bar.getByRole('button', { name: 'Publish design' }).click();
  await page.getByText('Design published.').waitFor();
  expect(await home()).toMatch(
    /Closed on Monday[^]+data-layout="beneath"[^]+Tides permitting![^]+Tide tables/,
  );
});

test('custom CSS is kept to the site, cannot load or hide anything else, and can be switched off', async () => {
  await page.goto(`${server.url}/admin/pages/edit`);
  const canvas = page.frameLocator('#preview-frame');
  await canvas.getByRole('button', { name: 'Edit header' }).click();
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  await page.getByRole('button', { name: 'Custom CSS' }).press('Enter');
  const panel = page.getByRole('region', { name: 'Custom CSS: settings' });
  const field = panel.getByRole('textbox', { name: 'CSS' });
  await field.fill('h1 { background: url(https://evil.test/x) }');
  await panel.getByText('Line 1: Only files of this site can be loaded').waitFor();
  await expect.poll(() => complaints).toEqual([expect.stringContaining('400')]);
  complaints.length = 0;
  await field.fill('h1 { color: rgb(1, 2, 3) } body, .mantine-Button-root { display: none !important }');
  await canvas.locator('h1').waitFor({ state: 'hidden' });
  await panel.getByRole('button', { name: 'Publish design' }).waitFor();
  await panel.getByRole('checkbox', { name: 'Edit without custom CSS' }).press('Space');
  await canvas.locator('h1').waitFor();
  await panel.getByRole('button', { name: 'Publish design' }).click();
  await page.getByText('Design published.').waitFor();
  expect(await home()).toContain(
    '[data-site] h1{color:rgb(1,2,3)}[data-site],[data-site] .mantine-Button-root{',
  );
  await panel.getByRole('switch', { name: 'Safe mode' }).press('Space');
  await panel.getByRole('button', { name: 'Publish design' }).click();
  await expect.poll(home).not.toContain('rgb(1,2,3)');
});

test('an announcement is closed without script, stays closed, and moves nothing', async () => {
  for (const javaScriptEnabled of [false, true]) {
    const visitor = await browser.newContext({ javaScriptEnabled });
    const shown = await visitor.newPage();
    await watchShifts(shown);
    await shown.goto(server.url);
    await shown.getByRole('complementary', { name: 'Announcement' }).getByText('Closed on Monday').waitFor();
    await shown.getByRole('button', { name: 'Close announcement' }).click();
    await shown.getByText('Closed on Monday').waitFor({ state: 'hidden' });
    await shown.goto(`${server.url}/glazes`);
    await shown.locator('h1').waitFor();
    expect(await shown.getByText('Closed on Monday').isVisible()).toBe(false);
    // Callbacks of a page need script.
    if (javaScriptEnabled) expect(await shifted(shown)).toBe(0);
    await visitor.close();
  }
});

test('an announcement appears and goes by the clock, in pages from the cache too', async () => {
  const call = (method: 'put' | 'post', path: string, data: object) =>
    context.request[method](`${server.url}${path}`, { data, headers: { origin: server.url } });
  const { published } = (await (await context.request.get(`${server.url}/api/website/brand`)).json()) as {
    published: { brand: { announcement: object } };
  };
  const { brand } = published;
  const from = Date.now() + 6000;
  const announcement = {
    ...brand.announcement,
    from: new Date(from).toISOString(),
    until: new Date(from + 8000).toISOString(),
  };
  await call('put', '/api/website/brand/draft', {
    branding: { ...published, brand: { ...brand, announcement } },
  });
  await call('post', '/api/website/brand/publish', {});
  expect(await home()).not.toContain('Closed on Monday');
  await expect.poll(home).toContain('Closed on Monday');
  await expect.poll(home).not.toContain('Closed on Monday');
});

test('a menu of two levels is made by keys alone and works for visitors without script', async () => {
  await page.goto(`${server.url}/admin/settings/menu`);
  const deeper = page.getByRole('button', { name: 'Move Glazes below the one above' });
  await deeper.focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('status')
    .filter({ hasText: 'Glazes: now 2 of 5, below Classes' })
    .waitFor({ state: 'attached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(
    /^Move Glazes/,
  );
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Menus saved.').waitFor();

  const visitor = await browser.newContext({ javaScriptEnabled: false });
  const shown = await visitor.newPage();
  await shown.goto(server.url);
  const below = shown.locator('header').getByRole('link', { name: 'Glazes' });
  expect(await below.isVisible()).toBe(false);
  await shown.getByRole('navigation', { name: 'Main' }).locator('summary').click();
  await below.click();
  expect(new URL(shown.url()).pathname).toBe('/glazes');
  await visitor.close();
});

test('a menu is put in order by dragging', async () => {
  const header = page.getByRole('group', { name: 'Header' });
  const labels = header.getByRole('textbox', { name: /^Label of/ });
  const names = () =>
    labels.evaluateAll((fields) => fields.map((field) => field.getAttribute('placeholder')));
  const line = (name: string) =>
    header.getByRole('listitem').filter({ has: page.getByRole('textbox', { name: `Label of ${name}` }) });
  const before = await names();
  expect(before.slice(-2)).toEqual(['Visit', 'Contact']);
  await line('Contact')
    .locator('[draggable]')
    .dragTo(line('Visit'), { targetPosition: { x: 60, y: 4 } });
  await expect.poll(async () => (await names()).slice(-2)).toEqual(['Contact', 'Visit']);
  await page.getByRole('button', { name: 'Save changes' }).click();
  const isShown = async (order: RegExp) => order.test(/<header.*?<\/header>/s.exec(await home())?.[0] ?? '');
  await expect.poll(() => isShown(/Contact<\/a>.*Visit<\/a>/s)).toBe(true);
  // The screen may have been closed and opened again by then.
  await page.getByRole('link', { name: 'Settings', exact: true }).last().click();
  await page.getByRole('link', { name: /^Menus/ }).click();
  await expect.poll(async () => (await names()).slice(-2)).toEqual(['Contact', 'Visit']);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(async () => (await names()).slice(-2)).toEqual(['Visit', 'Contact']);
  expect(await isShown(/Visit<\/a>.*Contact<\/a>/s)).toBe(true);
});

test('a subdomain has menus of its own', async () => {
  const headers = { origin: server.url };
  for (const name of ['Studio hours', 'Studio map']) {
    const data = { name, subdomain: 'studio', inMenu: name === 'Studio hours' };
    const made = await context.request.post(`${server.url}/api/page`, { data, headers });
    const { _id } = (await made.json()) as { _id: string };
    await context.request.post(`${server.url}/api/page/${_id}/publish`, { data: {}, headers });
  }
  await page.goto(`${server.url}/admin/settings/menu`);
  await page.getByRole('combobox', { name: 'Menus of' }).selectOption('studio');
  await page.getByRole('button', { name: 'Move Studio hours', exact: false }).first().waitFor();
  await page.getByRole('button', { name: 'Add to the header' }).click();
  await page.getByRole('menuitem', { name: 'Studio map' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Menus saved.').waitFor();

  const shown = await context.newPage();
  const menu = async (host: string, path: string) => {
    await shown.goto(`http://${host}:${server.port}${path}`);
    return (await shown.locator('header nav a').allTextContents()).filter((name) =>
      /^Studio|^Classes/.test(name),
    );
  };
  expect(await menu('studio.demo.localhost', '/studio-hours')).toEqual(['Studio hours', 'Studio map']);
  expect(await menu('demo.localhost', '/')).toEqual(['Classes']);
  await shown.close();
});

test('with script an open list closes by Escape, elsewhere and after a navigation', async () => {
  const visitor = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const shown = await visitor.newPage();
  await shown.goto(server.url);
  const open = shown.locator('header details[open]');
  await shown.getByRole('navigation', { name: 'Main' }).locator('summary').click();
  await open.waitFor();
  // The first press starts the script; Escape works once it is running.
  await expect
    .poll(async () => {
      await shown.keyboard.press('Escape');
      return open.count();
    })
    .toBe(0);
  await shown.getByRole('navigation', { name: 'Main' }).locator('summary').click();
  await open.getByRole('link', { name: 'Glazes' }).click();
  await shown.waitForURL('**/glazes');
  await expect.poll(() => open.count()).toBe(0);
  await visitor.close();
});

test('before a page is deleted, what links to it is said', async () => {
  await page.goto(`${server.url}/admin/pages`);
  await page.getByRole('button', { name: 'Actions for Glazes' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const asking = page.getByRole('dialog').filter({ hasText: /places? links? here/ });
  await asking.getByText('Menu in the header').waitFor();
  await asking.getByRole('button', { name: 'Cancel' }).click();
  expect(await page.getByRole('link', { name: /^Glazes/ }).isVisible()).toBe(true);
});

test('icons of every size are made from one picture of the library', async () => {
  const iconsNow = async () => {
    const manifest = (await server.request({ path: '/manifest.webmanifest' })).json() as {
      icons: { src: string }[];
    };
    return manifest.icons.map(({ src }) => src);
  };
  await page.goto(`${server.url}/admin/settings/branding`);
  const before = await iconsNow();
  await page.getByRole('group', { name: 'Site icon' }).getByRole('button', { name: 'Change image' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose site icon' });
  await picker.getByRole('option', { name: /^mug(?!-)/ }).click();
  await picker.getByRole('button', { name: 'Use file' }).click();
  await page.getByText('Saved as a draft. Visitors won’t see it until you publish.').waitFor();
  expect(await iconsNow()).toEqual(before);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect.poll(iconsNow).not.toEqual(before);
  for (const path of ['/favicon.ico', '/apple-touch-icon.png', ...(await iconsNow())]) {
    const icon = await context.request.get(new URL(path, server.url).href);
    expect([path, icon.status(), icon.headers()['content-type']]).toEqual([
      path,
      200,
      expect.stringMatching(/^image\//),
    ]);
  }
});

test('a theme is chosen while the preview is between two pages', async () => {
  await page.goto(`${server.url}/admin/settings/branding`);
  await preview().locator('h1').waitFor();
  await preview()
    .locator(':root')
    .evaluate((root) => root.remove());
  await page.getByRole('radio', { name: /Fraunces/ }).click();
  await page.getByText('Saved as a draft. Visitors won’t see it until you publish.').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Branding');
});

test('the browser had nothing to complain about', () => expect(complaints).toEqual([]));
