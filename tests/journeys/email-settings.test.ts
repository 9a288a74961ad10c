import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoBarriers } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { type RunningServer, owner, startServer } from '../support/server.ts';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts';
import { callsOf } from '../support/window-calls.ts';

let smtp: TestSmtpServer;
let server: RunningServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
const complaints: string[] = [];

const toast = (text: string | RegExp) => page.getByText(text).first().waitFor();
const box = (name: string) => page.getByRole('textbox', { name, exact: true });
const call = <T>(method: 'get' | 'put' | 'post', path: string, data?: unknown) =>
  callsOf(context, server)<T>(method, path, data);

beforeAll(async () => {
  smtp = await startSmtpServer();
  server = await startServer({ settings: { SMTP_URL: smtp.url } });
  browser = await launchBrowser();
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // A template that is refused while it is typed answers 400.
    if (message.type() === 'error' && !/status of 4(00|09)/.test(message.text()))
      complaints.push(message.text());
  });
  await call('post', '/api/account/login', { ...owner });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await smtp?.close();
});

test('the owner rewrites a mail with a placeholder, sees it, tries it and saves it', async () => {
  await page.goto(`${server.url}/admin/settings/email`);
  await page.getByRole('link', { name: 'Welcome' }).click();
  await page.getByRole('heading', { level: 1, name: 'Welcome' }).waitFor();
  const preview = page.frameLocator('iframe[title^="Preview"]');
  await preview.getByRole('heading', { name: 'Welcome' }).waitFor();

  await box('Subject').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Good to see you, {{email}}');
  await page.getByText('Good to see you, ada@example.com').waitFor();
  await box('Text').locator('p').first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Yours, ');
  await page.getByRole('button', { name: 'Placeholder' }).nth(1).click();
  await page.getByRole('menuitem', { name: /Site name/ }).click();
  await preview
    .getByText(/Yours, Slipway Pottery/)
    .last()
    .waitFor();
  await expectNoBarriers(page);

  await page.getByRole('button', { name: 'Send test email' }).click();
  const tried = await smtp.nextMail();
  expect(tried.to).toEqual([owner.email]);
  expect(tried.message.subject).toBe('[Test] Good to see you, ada@example.com');
  expect(tried.message.text).toContain('Yours, Slipway Pottery');

  await page.keyboard.press('Control+s');
  await toast('Email saved. New emails will use it.');
  const [saved] = await call<{ subject: string; body: string }[]>('get', '/api/emails?emailID=welcome');
  expect(saved?.subject).toBe('Good to see you, {{email}}');
  expect(saved?.body).toContain('Yours, {{siteName}}');
});

test('an unknown placeholder is told with its place, and leaving asks', async () => {
  await box('Subject').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' {{nome}} ');
  await page.getByText(/Line 1: Unknown placeholder “nome”/).waitFor();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText(/Line 1: Unknown placeholder “nome”/).waitFor();
  await page.getByRole('link', { name: 'Email' }).first().click();
  await page.getByRole('button', { name: 'Stay on page' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByText(/Unknown placeholder/).waitFor({ state: 'detached' });
  expect(await box('Subject').innerText()).toContain('Good to see you');
});

test('what somebody else saved meanwhile is shown beside one’s own, and either can be kept', async () => {
  const [before] = await call<{ _id: string }[]>('get', '/api/emails?emailID=welcome');
  await call('put', `/api/email/${before?._id}`, { subject: 'Theirs' });
  await box('Subject').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Mine');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const dialog = page.getByRole('dialog', { name: /changed in another tab/ });
  await dialog.getByText('Theirs').last().waitFor();
  const keep = dialog.getByRole('button', { name: 'Keep mine' });
  await expect.poll(() => dialog.evaluate((shown) => shown.scrollHeight > shown.clientHeight)).toBe(true);
  const belowEdge = await keep.evaluate(
    (button) =>
      button.getBoundingClientRect().bottom -
      (button.closest('[role="dialog"]')?.getBoundingClientRect().bottom ?? 0),
  );
  expect(belowEdge).toBeLessThan(0);
  await keep.click();
  await dialog.waitFor({ state: 'detached' });
  const subjects = async () =>
    (await call<{ subject: string }[]>('get', '/api/emails?emailID=welcome')).map(({ subject }) => subject);
  // The dialog closes at once, and the choice is saved behind it.
  await expect.poll(subjects).toEqual(['Mine']);
});

test('back to the default, and back again; earlier versions can be looked at and restored', async () => {
  await page.getByRole('button', { name: 'Reset to default' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForFunction(() => document.querySelector('[role=textbox]')?.textContent === 'Mine');
  await page.getByRole('button', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Preview' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Restore version?' });
  await dialog
    .frameLocator('iframe[title="Selected version"]')
    .getByText('Your account at Slipway Pottery is ready')
    .last()
    .waitFor();
  await dialog.getByRole('button', { name: 'Restore version' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.waitForFunction(() =>
    document.querySelector('[role=textbox]')?.textContent?.startsWith('Welcome to'),
  );
  const [now] = await call<{ changed: boolean }[]>('get', '/api/emails?emailID=welcome');
  expect(now?.changed).toBe(false);
});

test('a mail is switched off and on; one that must be sent cannot be', async () => {
  await page.goto(`${server.url}/admin/settings/email`);
  const own = page.getByRole('switch', { name: 'Send “Welcome”' });
  await own.click({ force: true });
  await toast('“Welcome” turned off.');
  expect(await own.isChecked()).toBe(false);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForFunction(
    () => (document.querySelector('input[role=switch]') as HTMLInputElement).checked,
  );
  expect(await page.getByRole('switch', { name: 'Send “Password reset”' }).isDisabled()).toBe(true);
});

test('the log says what became of a mail, and sends it again', async () => {
  smtp.refuse({ code: 550, text: '5.2.2 Mailbox full' });
  await call('post', '/api/email/reset/test', {});
  await page.goto(`${server.url}/admin/settings/email/log?status=failed`);
  await page.getByText('The recipient’s mailbox is full.').waitFor();
  await expectNoBarriers(page);
  await page.getByRole('link', { name: /^\[Test\]/ }).click();
  await page.getByText(/5\.2\.2 Mailbox full/).waitFor();
  await page.frameLocator('iframe').getByRole('heading', { name: 'Reset your password' }).waitFor();
  smtp.refuse(undefined);
  await page.getByRole('button', { name: 'Send again' }).click();
  expect((await smtp.nextMail()).message.subject).toContain('[Test]');
  expect(complaints).toEqual([]);
});

test('unsubscribing takes a screen without script, or the one POST of a mail program', async () => {
  // No email here is of that type by default, so the link is invalid on purpose.
  const plain = await server.request({ path: '/unsubscribe?token=none' });
  expect(plain.status).toBe(200);
  expect(plain.text).toContain('This link doesn’t work');
  for (const [type, body] of [
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ] as const) {
    const answer = await server.request({
      method: 'POST',
      path: '/unsubscribe?token=none',
      body,
      headers: { 'content-type': type },
    });
    expect(answer.status, answer.text.slice(0, 300)).toBe(400);
  }
});
