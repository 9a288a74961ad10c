import { Secret, TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { ownerWindow } from '../support/owner-window.ts';
import { owner, type RunningServer, startServer } from '../support/server.ts';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts';

let server: RunningServer;
let smtp: TestSmtpServer;
let browser: Browser;
beforeAll(async () => {
  smtp = await startSmtpServer();
  server = await startServer({ settings: { SMTP_URL: smtp.url } });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await smtp?.close();
});

const seller = { email: 'seller@demo.test', password: 'slip-and-slate-9' };

/** The text that matches, from the next email to this address that has it. */
async function mailedTo(email: string, wanted: RegExp): Promise<string> {
  for (;;) {
    const { to, message } = await smtp.nextMail();
    const [found] = wanted.exec(message.text ?? '') ?? [];
    if (to.includes(email) && found) return found;
  }
}

/** @param early whether the form is sent before script has loaded */
async function signIn(
  page: Page,
  at: string,
  { email, password }: typeof seller,
  early = false,
): Promise<void> {
  if (early) await page.route('**/assets/**', (route) => route.abort());
  await page.goto(`${at}/account`);
  await page.mouse.move(200, 300);
  const form = page.getByRole('region', { name: 'Sign in' });
  await form.getByLabel(/email/i).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  if (early) await page.unroute('**/assets/**');
  await form.getByRole('button', { name: 'Sign in' }).click();
}

/** Script that loads while the form is being sent finds the invitation used, and must not show that on the page. */
async function sendBeforeScript(page: Page, link: string): Promise<void> {
  const sent = Promise.withResolvers<void>();
  await page.route(/\/hydrate-[^/]+\.js$/, (route) => sent.promise.then(() => route.continue()));
  await page.route(/\/api\/invitation\?/, (route) => route.fulfill({ status: 404, json: {} }));
  // This reply leaves the page in place.
  await page.route(link, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 204 }).then(sent.resolve)
      : route.continue(),
  );
  await page.goto(link);
  await page.getByLabel('Choose a password').fill('anything');
  const asked = page.waitForResponse(/\/api\/invitation\?/);
  await page.getByRole('button', { name: 'Accept invitation' }).press('Enter');
  await asked;
  await page.evaluate(() => new Promise((drawn) => requestIdleCallback(drawn)));
  await page.evaluate(() => new Promise((drawn) => requestIdleCallback(drawn)));
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('You’re invited');
  // After going back, the page works.
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))"),
  ]);
  await page.unrouteAll();
}

test('somebody is invited for orders, sees those alone, keeps codes, and is helped when they are lost', async () => {
  const boss = await ownerWindow(browser, server);
  await boss.page.goto(`${server.url}/admin/settings/people`);
  // By keyboard alone.
  await boss.page.getByRole('button', { name: 'Invite staff' }).press('Enter');
  // Keys go to the focused element: the dialog focuses its first field.
  await boss.page.locator('input[type=email]:focus').waitFor();
  await boss.page.keyboard.type(seller.email);
  await boss.page.getByRole('radio', { name: /^Orders only/ }).press('Space');
  await boss.page.getByRole('button', { name: 'Send invitation' }).press('Enter');
  await boss.page.getByText('invitation expires').waitFor();

  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const link = await mailedTo(seller.email, /http\S+invitation\?token=\S+/);
  // Emails link to the main address.
  const at = new URL(link).origin;
  await sendBeforeScript(page, link);
  await page.goto(link);
  await expectNoBarriers(page);
  await page.getByLabel('Choose a password').fill(seller.password);
  await page.getByRole('button', { name: 'Accept invitation' }).press('Enter');
  await page.waitForURL(`${at}/admin`, { waitUntil: 'commit' });
  const refused: string[] = [];
  page.on('response', (reply) => {
    if (reply.status() >= 400) refused.push(`${reply.status()} ${reply.url()}`);
  });
  await page.getByRole('link', { name: /Unread messages/ }).waitFor();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect
    .poll(() => page.getByRole('navigation', { name: 'Admin' }).getByRole('link').allInnerTexts())
    .toEqual([
      'Dashboard',
      'Orders',
      'Products',
      'Customers',
      'Calendar',
      'Services',
      'Messages',
      'Forms',
      'Newsletter',
    ]);
  await page.goto(`${at}/admin/pages`);
  await page.getByText('You don’t have access to this page').waitFor();
  expect(refused).toEqual([]);
  const change =
    "fetch('/api/website', { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{}' })";
  expect(await page.evaluate(`${change}.then(({ status }) => status)`)).toBe(403);

  await page.goto(link);
  await page.getByRole('heading', { name: 'This invitation isn’t valid' }).waitFor();
  await page.getByRole('link', { name: 'Go to admin' }).waitFor();
  await page.goto(`${at}/account/security`);
  await page.mouse.move(200, 300);
  const codes = page.getByRole('region', { name: 'One-time codes' });
  await codes.getByLabel('Your password').fill(seller.password);
  await codes.getByRole('button', { name: 'Set up one-time codes' }).click();
  const secret = Secret.fromBase32((await codes.locator('code').innerText()).trim());
  await codes.getByRole('img', { name: /^QR code/ }).waitFor();
  const code = (steps: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
  await codes.getByLabel('Code from the app').fill(code(0));
  await codes.getByRole('button', { name: 'Turn on one-time codes' }).click();
  const written = page.getByRole('region', { name: 'Your recovery codes' }).locator('code');
  await expect.poll(() => written.count()).toBe(10);
  const [recovery = ''] = await written.allInnerTexts();
  await expectNoBarriers(page);

  // A code works only once; the next one is accepted a little early.
  for (const one of [() => code(1), () => recovery]) {
    await context.clearCookies();
    await signIn(page, at, seller);
    await page.getByLabel('Code', { exact: true }).fill(one());
    await page.keyboard.press('Enter');
    await page.waitForURL(`${at}/admin`);
  }

  // The phone and the recovery codes are lost.
  const dataOf = (email: string) =>
    `${server.url}/admin/settings/misc?${new URLSearchParams({ person: email })}#person`;
  await boss.page.reload();
  await boss.page.getByRole('button', { name: `More actions for ${seller.email}` }).click();
  await boss.page.getByRole('menuitem', { name: 'Turn off two-step verification' }).waitFor();
  // The same for customers, on the owner's screen of a person's data.
  await boss.page.goto(dataOf(seller.email));
  const turnOff = boss.page.getByRole('button', { name: 'Turn off two-step verification' });
  await turnOff.press('Enter');
  const sure = boss.page.getByRole('dialog', {
    name: `Turn off two-step verification for ${seller.email}?`,
  });
  await sure.getByLabel('Your password').fill(owner.password);
  await sure.getByRole('button', { name: 'Turn off' }).click();
  await boss.page.getByText(`Two-step verification turned off for ${seller.email}.`).waitFor();
  await turnOff.waitFor({ state: 'detached' });
  await mailedTo(seller.email, /turned off two-step verification/);
  await context.clearCookies();
  await signIn(page, at, seller);
  await page.waitForURL(`${at}/admin`);

  // After a lost device: on the screen of a person's data, and under People.
  const question = boss.page.getByRole('dialog', { name: `Sign ${seller.email} out of all devices?` });
  for (const open of [
    () => boss.page.getByRole('button', { name: 'Sign out of all devices' }).press('Enter'),
    async () => {
      await boss.page.goto(`${server.url}/admin/settings/people`);
      await boss.page.getByRole('button', { name: `More actions for ${seller.email}` }).click();
      await boss.page.getByRole('menuitem', { name: 'Sign out of all devices' }).press('Enter');
    },
  ]) {
    await open();
    await question.getByRole('button', { name: 'Sign out', exact: true }).click();
    await boss.page.getByText(`${seller.email} signed out of all devices.`).waitFor();
    await page.goto(`${at}/admin`);
    await page.waitForURL(/\/account\?/);
    await signIn(page, at, seller);
    await page.waitForURL(`${at}/admin`);
  }
  expect(boss.complaints).toEqual([]);
  await Promise.all([context.close(), boss.context.close()]);
});

/** A device with a passkey that it unlocks without a prompt. */
async function withAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('an owner keeps a passkey, and signs in by it alone', async () => {
  const { context, page } = await ownerWindow(browser, server);
  await withAuthenticator(page);
  await page.goto(`${server.url}/account/security`);
  await page.mouse.move(300, 300);
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByLabel('Password', { exact: true }).fill(owner.password);
  await passkeys.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByRole('region', { name: 'Your recovery codes' }).waitFor();
  await passkeys.getByText('Remove My device').waitFor();
  await expectNoBarriers(page);

  await page.goto(`${server.url}/admin/settings/people`);
  const asked = page.getByLabel('Require two-step verification');
  await asked.click();
  await page.getByText('Two-step verification is now required for all staff.').first().waitFor();
  await expectNoBarriers(page);
  await page.goto(`${server.url}/admin/settings/history`);
  await page.getByText('changed the two-step verification requirement').first().waitFor();

  await context.clearCookies();
  await page.goto(`${server.url}/account`);
  await page.mouse.move(300, 300);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL(`${server.url}/admin`);
  expect(new URL(page.url()).pathname).toBe('/admin');

  await context.clearCookies();
  await signIn(page, server.url, owner, true);
  // The button needs script, which must keep the form's answer. Broken by a document without that answer.
  await page.getByRole('button', { name: 'Use a passkey' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Two-step verification' }).isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL(`${server.url}/admin`);
  await context.close();
});
