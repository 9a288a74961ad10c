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

const press = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
/** As somebody without a mouse does it. */
const pressOn = async (name: string | RegExp, role: 'button' | 'menuitem' = 'button') => {
  await page.getByRole(role, { name }).first().focus();
  await press('Enter');
};

test('a form is built by keys alone, saved, and put on a page by its name', async () => {
  await page.goto(`${server.url}/admin/forms/new`);
  await expectNoBarriers();
  await pressOn(/^Empty/);
  await page.getByRole('heading', { name: 'New form' }).waitFor();
  await page.getByRole('textbox', { name: 'Name of the form' }).fill('Bowl enquiry');

  for (const kind of ['E-mail', 'Long text', 'One of several']) {
    await pressOn('Add a question');
    await pressOn(new RegExp(`^${kind}`), 'menuitem');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
  }
  await page.getByRole('textbox', { name: 'Question or label' }).fill('Which glaze?');
  await page.getByRole('textbox', { name: 'Options' }).fill('Estuary\nOyster');
  await pressOn(/Which glaze\?$/);
  // Moves twice by the buttons for it, and once by the handle.
  await pressOn('Move Which glaze? up');
  await page
    .getByRole('status')
    .filter({ hasText: 'Which glaze?: now 2 of 3' })
    .waitFor({ state: 'attached' });
  await pressOn('Undo');
  await pressOn('Redo');
  const labels = () => page.locator('ol > li').allInnerTexts();
  expect((await labels()).map((text) => text.split('\n')[0])).toEqual(['E-mail', 'Which glaze?', 'Message']);

  await pressOn(/^E-mail$/);
  await page.getByRole('switch', { name: 'Must be answered' }).check();
  await pressOn(/^Message/);
  await page.getByRole('switch', { name: 'Only ask this depending' }).check();
  await page.getByRole('combobox', { name: 'If the answer to' }).selectOption({ label: 'Which glaze?' });
  await expectNoBarriers();

  const preview = page.frameLocator('iframe[title="Preview of the form"]');
  await preview.getByText('Which glaze?').waitFor();
  expect(await preview.getByLabel(/^Message/).isVisible()).toBe(false);
  await preview.getByText('Estuary').click();
  await preview.getByLabel(/^Message/).waitFor();

  await pressOn('Save changes');
  await page.getByText('Saved. Visitors see it from now on.').waitFor();

  const made = await context.request.post(`${server.url}/api/page`, {
    headers: { origin: server.url },
    data: {
      name: 'Bowls',
      slug: 'bowls',
      blocks: [{ type: 'form', props: { form: null, title: 'Ask for a bowl', text: '' } }],
    },
  });
  const { _id } = (await made.json()) as { _id: string };
  await page.goto(`${server.url}/admin/pages/editOLD/${_id}`);
  await page.getByRole('combobox', { name: 'Which form' }).selectOption({ label: 'Bowl enquiry' });
  await page
    .getByText(/^Saved/)
    .first()
    .waitFor();
  await page
    .getByRole('button', { name: /^Publish/ })
    .first()
    .click();
  await expect.poll(async () => (await server.request({ path: '/bowls' })).text).toContain('Which glaze?');
}, 90_000);

test('a visitor without script is told beside the fields, keeps what was typed, and is thanked', async () => {
  const still = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await still.newPage();
  await visitor.goto(`${server.url}/bowls`);
  // What depends on an answer stands there with its condition.
  await visitor.getByText('Only if “Which glaze?” is “Estuary”.').waitFor();
  await visitor.getByLabel('Estuary').check();
  await visitor.getByLabel(/^Message/).fill('Six of them, please.');
  await visitor.getByRole('button', { name: 'Send' }).click();
  await visitor.getByRole('alert').getByRole('link', { name: 'Please fill this in.' }).waitFor();
  expect(await visitor.getByLabel(/^Message/).inputValue()).toBe('Six of them, please.');
  expect(await visitor.getByLabel('Estuary').isChecked()).toBe(true);
  expect(await visitor.getByLabel('E-mail').getAttribute('aria-invalid')).toBe('true');
  await visitor.getByLabel('E-mail').fill('still@example.com');
  await visitor.getByRole('button', { name: 'Send' }).click();
  await visitor.getByText('Your message has arrived.').waitFor();
  expect(new URL(visitor.url()).searchParams.has('sent')).toBe(true);
  await still.close();
}, 60_000);

test('a message is seen without a reload, told by mail, answered, starred, archived and brought back', async () => {
  await page.goto(`${server.url}/admin/messages`);
  await page.getByRole('link', { name: /still@example\.com/ }).waitFor();
  const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const visitor = await other.newPage();
  visitor.on('pageerror', (error) => complaints.push(error.message));
  visitor.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await visitor.goto(`${server.url}/contact`);
  await expectNoBarriers(visitor);
  await visitor.getByRole('button', { name: 'Send message' }).click();
  const problems = visitor.getByRole('alert');
  await problems.getByText('4 answers need another look.').waitFor();
  expect(await problems.evaluate((element) => element === document.activeElement)).toBe(true);
  await visitor.getByLabel('Your name').fill('Ada <b>Brook</b>');
  await visitor.getByLabel('E-mail').fill('ada@example.com');
  await visitor.getByLabel('A commission').check();
  await visitor.getByLabel('Needed by').waitFor();
  await visitor.getByLabel('Message', { exact: true }).fill('Twelve small bowls, <script>alert(1)</script>');
  await visitor.getByRole('button', { name: 'Send message' }).click();
  await visitor.getByText('Your message lies on the bench').waitFor();
  await other.close();

  const spammed = page.getByText(/Spam \(1\)/);
  await spammed.waitFor();
  await spammed.click();
  const row = page.getByRole('link', { name: /Ada <b>Brook<\/b>/ });
  await row.getByText('holds the code of links').waitFor();
  await expectNoBarriers();
  await page.getByRole('checkbox', { name: /Choose the message of Ada/ }).check();
  await page.getByRole('button', { name: 'Not spam' }).click();
  await page.getByText('Message moved to the inbox').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await row.waitFor();
  await row.click();
  await page.getByText('This was taken for spam').waitFor();
  await page.getByText('Twelve small bowls, <script>alert(1)</script>').waitFor();
  await page.getByRole('button', { name: 'Not spam' }).click();

  await page.goto(`${server.url}/admin/messages`);
  await page.getByRole('button', { name: /^Star the message of still/ }).click();
  await page.getByRole('link', { name: /still@example\.com/ }).click();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Yes, six in Estuary are ready.');
  await expectNoBarriers();
  await page.getByRole('button', { name: 'Send answer' }).click();
  await page.getByText('Answer to still@example.com').waitFor();
  const mail = await expect
    .poll(() => smtp.mails.find(({ to }) => to.includes('still@example.com')), { timeout: 15_000 })
    .toBeTruthy()
    .then(() => smtp.mails.find(({ to }) => to.includes('still@example.com')));
  expect(mail?.message.text).toContain('Yes, six in Estuary are ready.');
  const told = smtp.mails.find(({ message }) => message.text?.includes('Six of them, please.'));
  expect(told?.message.replyTo?.[0]?.address).toBe('still@example.com');

  await page.getByRole('button', { name: 'Archive' }).click();
  await page.getByText('Message archived').waitFor();
  await page.getByRole('link', { name: /still@example\.com/ }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: /still@example\.com/ }).waitFor();
  await page.getByText('Starred', { exact: true }).click();
  await page.getByRole('link', { name: /still@example\.com/ }).waitFor();
}, 90_000);

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
