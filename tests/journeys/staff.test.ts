import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { expectNoBarriers, ownerWindow } from '../support/owner-window.ts';
import { owner, type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** A device that has a key and unlocks it by itself. */
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
  await passkeys.getByLabel('Your password').fill(owner.password);
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('region', { name: 'Your recovery codes' }).waitFor();
  await passkeys.getByRole('button', { name: /^Remove/ }).waitFor();
  await expectNoBarriers(page);

  await page.goto(`${server.url}/admin/settings/people`);
  const asked = page.getByLabel('Everybody signs in with two steps');
  await asked.click();
  await page.getByText('Everybody here signs in with two steps from now on.').first().waitFor();
  await expectNoBarriers(page);
  await page.goto(`${server.url}/admin/settings/history`);
  await page.getByText('changed whether people sign in with two steps').first().waitFor();

  await context.clearCookies();
  await page.goto(`${server.url}/account`);
  await page.mouse.move(300, 300);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL(`${server.url}/admin`);
  expect(new URL(page.url()).pathname).toBe('/admin');

  await context.clearCookies();
  await page.goto(`${server.url}/account`);
  const form = page.getByRole('region', { name: 'Sign in' });
  await form.getByLabel(/e-mail/i).fill(owner.email);
  await form.getByLabel('Password', { exact: true }).fill(owner.password);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'One more step' }).waitFor();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL(`${server.url}/admin`);
  await context.close();
});
