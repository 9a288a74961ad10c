import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ar as arabicAccount } from '../../src/features/accounts/messages/account/ar.ts';
import { de as account } from '../../src/features/accounts/messages/account/de.ts';
import { de as dashboard } from '../../src/features/accounts/messages/dashboard/de.ts';
import { de as newsletter } from '../../src/features/forms/messages/form/de.ts';
import { de as cart } from '../../src/features/orders/messages/cart/de.ts';
import { de as checkout } from '../../src/features/orders/messages/checkout/de.ts';
import { de as order } from '../../src/features/orders/messages/order/de.ts';
import { de as shop } from '../../src/features/orders/messages/shop/de.ts';
import { de as layout } from '../../src/features/pages/messages/layout/de.ts';
import * as demo from '../../src/app/demo/index.ts';
import { demoTracks } from '../../src/app/demo/music.ts';
import { launchBrowser } from '../support/browser.ts';
import { englishFinder, textsOf } from '../support/english-words.ts';
import { ownerWindow } from '../support/owner-window.ts';
import { owner, type RunningServer, startServer } from '../support/server.ts';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts';

let server: RunningServer;
let smtp: TestSmtpServer;
let browser: Browser;
let page: Page;
let englishIn: Awaited<ReturnType<typeof englishFinder>>;
const problems: string[] = [];

const email = 'greta@guests.test';
const password = 'slip-and-slate-9';

const phone = async (more = {}) =>
  browser.newPage({
    baseURL: `http://demo.localhost:${server.port}`,
    viewport: { width: 390, height: 844 },
    ...more,
  });

beforeAll(async () => {
  smtp = await startSmtpServer();
  [server, browser] = await Promise.all([startServer({ settings: { SMTP_URL: smtp.url } }), launchBrowser()]);
  const own = await ownerWindow(browser, server);
  await own.call('put', '/api/website', { settings: { languages: ['de', 'ar'] } });
  englishIn = await englishFinder('de', JSON.stringify([demo, demoTracks]));
  page = await phone();
  page.on('pageerror', (error) => problems.push(String(error)));
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await smtp?.close();
});

/** Expects a screen at its German address and in German, without a text of the product that is English. */
async function look(path: string) {
  await page.waitForURL((url) => url.pathname === path);
  const { lang, base } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    base: document.documentElement.dataset['base'],
  }));
  expect([path, lang, base]).toEqual([path, 'de', '/de']);
  const texts = textsOf((await page.content()).replaceAll(/<option.*?<\/option>/gs, ''));
  expect(englishIn(texts).map((text) => `${path}: ${text}`)).toEqual([]);
  expect(problems).toEqual([]);
}

/** The path that matches in the next email to the customer that has one, which is in German. */
async function mailed(wanted: RegExp): Promise<string> {
  for (;;) {
    const { to, message } = await smtp.nextMail();
    const [link] = wanted.exec(message.text ?? '') ?? [];
    if (!to.includes(email) || !link) continue;
    expect(message.html).toMatch(/<html[^>]* lang="de"/);
    return link;
  }
}

/** Follows a link of the menu, as phones show it. */
async function choose(label: string, name: string) {
  await page.getByRole('button', { name: label, exact: true }).click();
  await page.locator('#site-menu').getByRole('link', { name, exact: true }).click();
}

const part = (name: string) => page.getByRole('region', { name, exact: true });
const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

async function signIn(secret: string, somebody = email) {
  const form = part(account.signIn);
  await form.getByLabel(account.emailAddress).fill(somebody);
  await form.getByLabel(account.password, { exact: true }).fill(secret);
  await form.getByRole('button', { name: account.signIn, exact: true }).click();
}

async function signOut() {
  await button(dashboard.signOut).click();
  await page.waitForURL((url) => url.pathname === '/de');
}

test('a visitor who reads German registers in German, and so is the email that follows', async () => {
  await page.goto('/de');
  await choose(layout.menu, layout.account);
  await look('/de/account');
  const form = part(account.register);
  await form.getByLabel(account.emailAddress).fill(email);
  await form.getByLabel(account.choosePassword).fill(password);
  await form.getByRole('button', { name: account.register, exact: true }).click();
  await page.getByRole('heading', { name: dashboard.hello }).waitFor();
  await look('/de/account/dashboard');
  await page.goto(await mailed(/\/de\/account\/dashboard$/m));
  await look('/de/account/dashboard');
  await page.getByRole('link', { name: dashboard.twoStepAndPasskeys }).click();
  await look('/de/account/security');
  await page.getByRole('main').getByRole('link', { name: dashboard.yourAccount }).click();
  await look('/de/account/dashboard');
  expect(await page.getByRole('main').textContent()).toContain(email);
});

test('the address is confirmed by a link that leads to the screen in German', async () => {
  await button(dashboard.emailMeLink).click();
  await page.getByText(dashboard.linkSent.replace('{email}', email)).waitFor();
  await page.goto(await mailed(/\/de\/account\/reset\?token=[\w-]+/));
  await look('/de/account/reset');
  await page.getByLabel(account.newPassword).fill(`${password} again`);
  await button(account.savePassword).click();
  await look('/de/account');
  await signIn(`${password} again`);
  await look('/de/account/dashboard');
  expect(await page.getByRole('main').getByRole('button', { name: dashboard.emailMeLink }).count()).toBe(0);
  await signOut();
});

test('a forgotten password is reset in German', async () => {
  await choose(layout.menu, layout.account);
  await page.getByRole('link', { name: account.forgotPassword }).click();
  await look('/de/account/forgot');
  await page.getByLabel(account.emailAddress).fill(email);
  await button(account.sendResetLink).click();
  await page.getByRole('heading', { name: account.checkInbox }).waitFor();
  await look('/de/account/forgot');
  expect(await page.getByRole('main').textContent()).toContain(email);
  await page.goto(await mailed(/\/de\/account\/reset\?token=[\w-]+/));
  await page.getByLabel(account.newPassword).fill(password);
  await button(account.savePassword).click();
  await look('/de/account');
  await signIn(password);
  await look('/de/account/dashboard');
  await signOut();
});

test('somebody signs in during the checkout, and the order leads from the email to the account in German', async () => {
  await page.goto('/de/product/serving-dish');
  await page.getByRole('main').getByRole('button', { name: shop.addToCart }).click();
  await page.getByRole('link', { name: cart.viewCart }).click();
  await look('/de/order/cart');
  await page.getByRole('main').getByRole('link', { name: cart.checkout, exact: true }).click();
  await look('/de/order/checkout');
  await page.getByRole('link', { name: checkout.signIn, exact: true }).click();
  await look('/de/account');
  expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/de/order/checkout');
  await signIn(password);
  await look('/de/order/checkout');
  await page.getByLabel(checkout.fullName).fill('Greta Brook');
  await page.locator('[autocomplete~=address-line1]').fill('1 Kiln Lane');
  await page.locator('[autocomplete~=address-level2]').fill('Fowey');
  await page.locator('[autocomplete~=postal-code]').fill('AB1 2CD');
  await page.getByRole('button', { name: checkout.continueToPayment }).click();
  await page.getByLabel(checkout.cardNumber).fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: /bezahlen$/ }).click();
  await page.getByRole('heading', { name: checkout.thankYou }).waitFor();

  const link = await mailed(/\/de\/account\/order\/\S+/);
  await page.goto(link);
  const [path = ''] = link.split('?');
  await page.getByText('1 × Serving dish').waitFor();
  await look(path);
  await page.getByRole('link', { name: order.allYourOrders }).click();
  await look('/de/account/orders');
  await page.getByRole('main').getByRole('listitem').getByRole('link').click();
  await look(path);
});

test('a newsletter is subscribed to and left in German, by the links in its email', async () => {
  await page.goto('/de');
  await page.locator('form input[type=email]').last().fill(email);
  await page.locator('form input[type=email]').last().press('Enter');
  const link = await mailed(/\/de\/newsletter\/confirm\?token=[\w-]+/);
  await page.goto(link);
  await look('/de/newsletter/confirm');
  await button(newsletter.confirmButton).click();
  await page.getByRole('heading', { name: newsletter.confirmDone }).waitFor();
  await page.goto(link.replace('confirm', 'leave'));
  await button(newsletter.leaveButton).click();
  await page.getByRole('heading', { name: newsletter.leaveDone }).waitFor();
  await look('/de/newsletter/leave');
  expect(await page.getByRole('main').textContent()).toContain(email);
});

test('the language switch leads to the same screen of the account', async () => {
  await page.goto('/de/account/orders');
  await choose(layout.menu, 'English');
  await page.waitForURL((url) => url.pathname === '/account/orders');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  await page.getByRole('heading', { name: 'Your orders' }).waitFor();
  await choose('Menu', 'Deutsch');
  await look('/de/account/orders');
  await page.goto('/de/account/dashboard');
  await signOut();
  // The screen that wanted a sign-in is shown in the language that was chosen meanwhile.
  await page.goto('/account/orders');
  await page.waitForURL((url) => url.pathname === '/account');
  await choose('Menu', 'Deutsch');
  await look('/de/account');
  await signIn(password);
  await look('/de/account/orders');
  await page.goto('/de/account/dashboard');
  await signOut();
});

test('an address in another language leads there, and staff to the admin', async () => {
  await page.goto('/de/account?returnTo=%2Faccount%2Forders');
  await signIn(password);
  await page.waitForURL((url) => url.pathname === '/account/orders');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  await page.goto('/de/account?returnTo=%2Fde%2F%2Fevil.test');
  await look('/de/account/dashboard');
  await signOut();
  await page.goto('/de/account');
  await signIn(owner.password, owner.email);
  await page.waitForURL((url) => url.pathname === '/admin');
});

test('without script, forms and links stay in the language', async () => {
  const plain = await phone({ javaScriptEnabled: false });
  await plain.goto('/de/account/orders');
  await plain.waitForURL((url) => url.pathname === '/de/account');
  const form = plain.getByRole('region', { name: account.signIn, exact: true });
  await form.getByLabel(account.emailAddress).fill(email);
  await form.getByLabel(account.password, { exact: true }).fill(password);
  await form.getByRole('button', { name: account.signIn, exact: true }).click();
  await plain.waitForURL((url) => url.pathname === '/de/account/orders');
  await plain.goto('/de/account/dashboard');
  await plain.getByRole('button', { name: dashboard.signOut, exact: true }).click();
  await plain.waitForURL((url) => url.pathname === '/de');
  await plain.goto('/ar/account');
  expect(await plain.locator('html').getAttribute('dir')).toBe('rtl');
  await plain.getByRole('heading', { name: arabicAccount.yourAccount, level: 1 }).waitFor();
});

test('what somebody reads in their account is kept nowhere, and search engines are led to one address', async () => {
  const host = `demo.localhost:${server.port}`;
  const body = { email, password };
  const { cookie } = await server.request({ method: 'POST', path: '/api/account/login', host, body });
  const paths = ['', '/orders', '/dashboard', '/security', '/forgot', '/reset?token=a', '/order/a'];
  for (const path of [...paths.map((end) => `/de/account${end}`), '/de/loading'])
    for (const session of ['', cookie]) {
      const reply = await server.request({ path, host, ...(session ? { cookie: session } : {}) });
      expect([path, reply.headers['cache-control']]).toEqual([path, 'private, no-store']);
      expect([path, reply.headers['etag']]).toEqual([path, undefined]);
    }
  const own = await server.request({ path: '/de/account/dashboard', host, cookie });
  expect(own.text).toContain(email);
  const nobody = await server.request({ path: '/de/account/dashboard', host });
  expect([nobody.status, nobody.headers['location']]).toEqual([
    302,
    '/de/loading?returnTo=%2Fde%2Faccount%2Fdashboard',
  ]);
  const { text } = await server.request({ path: '/de/account', host });
  expect(text).toMatch(/<link rel="canonical" href="http[^"]*:\d+\/account">/);
});
