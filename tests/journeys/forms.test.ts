import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { owner, type RunningServer, startServer } from '../support/server.ts';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts';

let server: RunningServer;
let browser: Browser;
let smtp: TestSmtpServer;
let context: BrowserContext;
let page: Page;
/** What the browser complained about: policy, scripts. */
const complaints: string[] = [];
const require = createRequire(import.meta.url);

beforeAll(async () => {
  smtp = await startSmtpServer();
  [server, browser] = await Promise.all([startServer({ settings: { SMTP_URL: smtp.url } }), launchBrowser()]);
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(15_000);
  page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  const data = { email: owner.email, password: owner.password };
  await context.request.post(`${server.url}/api/account/login`, { data, headers: { origin: server.url } });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await smtp?.close();
});

async function expectNoBarriers(where: Page = page): Promise<void> {
  const axe = `${await readFile(require.resolve('axe-core/axe.min.js'), 'utf8')};0`;
  for (const width of [1440, 390]) {
    await where.setViewportSize({ width, height: 900 });
    await where.evaluate(axe);
    const barriers = () =>
      where.evaluate(
        `axe.run(document, { iframes: false }).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 200))))`,
      );
    await expect.poll(barriers, { timeout: 5_000 }).toEqual([]);
  }
  await where.setViewportSize({ width: 1440, height: 900 });
}

test('the newsletter of the demo site asks twice', async () => {
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(server.url);
  await visitor.getByLabel('E-mail').fill('reader@example.com');
  await visitor.getByRole('button', { name: 'Sign up' }).click();
  await visitor.getByText('Follow the link in it').waitFor();
  await expect
    .poll(() => smtp.mails.some(({ to }) => to.includes('reader@example.com')), { timeout: 15_000 })
    .toBe(true);
  const text = smtp.mails.find(({ to }) => to.includes('reader@example.com'))?.message.text ?? '';
  const link = /\/newsletter\/confirm\?token=[\w-]+/.exec(text)?.[0] ?? '';
  await visitor.goto(server.url + link);
  await expectNoBarriers(visitor);
  await visitor.getByRole('button', { name: 'Yes, send me the newsletter' }).click();
  await visitor.getByRole('heading', { name: 'You are on the list' }).waitFor();
  await page.goto(`${server.url}/admin/newsletter`);
  await page.getByText('reader@example.com').waitFor();
  await page.getByRole('cell', { name: /On the list/ }).waitFor();
  await expectNoBarriers();
}, 60_000);

test('nothing was complained about', () => expect(complaints).toEqual([]));
