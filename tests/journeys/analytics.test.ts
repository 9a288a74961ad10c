import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Analytics } from '../../src/features/analytics/contract.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { ownerWindow } from '../support/owner-window.ts';
import { freePort } from '../support/ports.ts';
import { type RunningServer, startServer } from '../support/server.ts';

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36';

let server: RunningServer;
let browser: Browser;
/** The demo site at a host name that isn't local. */
let url: string;

beforeAll(async () => {
  const port = await freePort();
  url = `http://demo.platform.test:${port}`;
  server = await startServer({ port, settings: { PLATFORM_URL: `http://platform.test:${port}` } });
  browser = await launchBrowser(['--host-resolver-rules=MAP *.platform.test 127.0.0.1']);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('a visitor is counted page by page, without a trace in the browser, and the owner sees it', async () => {
  const visitor = await browser.newContext({ userAgent: chrome, viewport: { width: 1280, height: 800 } });
  const page = await visitor.newPage();
  const documents: string[] = [];
  const told: { site: string | undefined; event: unknown }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest()) documents.push(pathname);
    else if (pathname === '/api/analytics/event')
      told.push({ site: request.headers()['x-website-id'], event: request.postDataJSON() as unknown });
  });
  await page.goto(`${url}/?utm_campaign=spring`);
  // Script follows links only after the first movement; an earlier press would load a document.
  await page.mouse.move(200, 300);
  await page.mouse.move(240, 340);
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Classes' }).first().click();
  await page.waitForURL(`${url}/classes`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(documents).toEqual(['/']);
  const { _id: site } = (await server.request({ path: '/api/website' })).json() as { _id: string };
  expect(told).toContainEqual({ site, event: expect.objectContaining({ kind: 'view', url: '/classes' }) });
  expect(await visitor.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  const owner = await ownerWindow(browser, server, 1280);
  const figures = () => owner.call<Analytics>('get', '/api/analytics');
  await expect.poll(async () => (await figures()).totals.views).toBe(2);
  // Unlike a person, a test that closes a window also aborts what it is sending.
  await visitor.close();
  const seen = await figures();
  expect(seen.pages.map(({ value }) => value)).toEqual(['/', '/classes']);
  expect(seen.exits).toMatchObject([{ value: '/classes', visits: 1 }]);
  expect(seen.totals).toMatchObject({ visitors: 1, visits: 1, bounces: 0 });

  const admin = owner.page;
  await admin.goto(`${server.url}/admin/analytics?range=week`);
  await admin.getByRole('button', { name: /^Page views\s*2/ }).click();
  await admin.getByRole('heading', { name: 'Page views' }).waitFor();
  await admin.getByText('Table', { exact: true }).click();
  await admin.getByRole('row', { name: / 2 0$/ }).waitFor();
  await expectNoBarriers(admin);
  await admin.getByRole('button', { name: 'Show all: Campaigns' }).click();
  await admin.getByRole('rowheader', { name: 'spring' }).waitFor();
  await admin.getByRole('textbox', { name: 'Search' }).fill('SPR');
  const [download] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^\ufeffCampaign,Visits,.*\r\nspring,1,/);
  await admin.keyboard.press('Escape');

  await admin.goto(`${server.url}/admin/settings/analytics`);
  await admin.getByRole('switch', { name: 'Count visits' }).press('Space');
  await admin.getByRole('button', { name: 'Save changes' }).click();
  await admin.getByText('Saved.').waitFor();
  const about = await server.request({ path: '/about', host: new URL(url).host });
  expect([about.status, about.text.includes('/assets/count-')]).toEqual([200, false]);
  await admin.goto(`${server.url}/admin/analytics`);
  await admin.getByText('Analytics is off, so visits aren’t being counted.').waitFor();
  expect(owner.complaints).toEqual([]);
});
