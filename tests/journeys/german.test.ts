import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Service } from '../../src/features/bookings/service-shapes.ts';
import { de as account } from '../../src/features/accounts/messages/account/de.ts';
import { de as dashboard } from '../../src/features/accounts/messages/dashboard/de.ts';
import { de as booking } from '../../src/features/bookings/messages/booking/de.ts';
import { de as service } from '../../src/features/bookings/messages/service/de.ts';
import { mailKinds } from '../../src/features/emails/mail-kinds.ts';
import type { Product } from '../../src/features/products/contract.ts';
import { de as cart } from '../../src/features/orders/messages/cart/de.ts';
import { de as checkout } from '../../src/features/orders/messages/checkout/de.ts';
import { de as shop } from '../../src/features/orders/messages/shop/de.ts';
import * as demo from '../../src/app/demo/index.ts';
import { demoTracks } from '../../src/app/demo/music.ts';
import { launchBrowser } from '../support/browser.ts';
import { englishFinder, textsOf } from '../support/english-words.ts';
import { type OwnerWindow, ownerWindow } from '../support/owner-window.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
let browser: Browser;
let own: OwnerWindow;
let page: Page;
let englishIn: Awaited<ReturnType<typeof englishFinder>>;

const longName = 'Donaudampfschifffahrtselektrizitätenbecher';

/** Where each screen had English text. */
const found: string[] = [];
const look = async (name: string) => {
  found.push(
    ...englishIn(textsOf((await page.content()).replaceAll(/<option.*?<\/option>/gs, ''))).map(
      (text) => `${name}: ${text}`,
    ),
  );
};

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  own = await ownerWindow(browser, server);
  await own.call('put', '/api/website', { settings: { locale: 'de-DE' } });
  englishIn = await englishFinder('de', JSON.stringify([demo, demoTracks, 'nothing-like-this', longName]));
  page = await browser.newPage({
    baseURL: `http://demo.localhost:${server.port}`,
    viewport: { width: 390, height: 844 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('the finder finds what is English, and leaves the owner’s words and German alone', () => {
  expect(englishIn(['Zur Kasse', 'Wählen Sie eine Versandart.', 'Estuary mug entfernen'])).toEqual([]);
  expect(englishIn(['Checkout', 'Remove Estuary mug', 'Only 1 place is left.'])).toHaveLength(3);
});

/** Screens that script fills, or that are empty. */
const further =
  `/shop /shop?q=nothing-like-this /search /search?q=nothing-like-this /shop?sort=newest /product/estuary-mug /playlist /order/cart
  /order/checkout /order/payment /order/complete /order/cancel /account /account?link=expired
  /account/forgot /account/reset /account/reset?token=a /account/invitation /account/orders
  /booking/a /waiting/a /unsubscribe /loading /newsletter/confirm?token=a
  /newsletter/leave?token=a /preview/a /nothing-here`.split(/\s+/);

test('pages without script are German', async () => {
  const services = await own.call<Service[]>('get', '/api/services');
  const pages = await own.call<{ slug: string }[]>('get', '/api/pages');
  const paths = [
    '/',
    ...pages.filter(({ slug }) => slug !== 'homepage').map(({ slug }) => `/${slug}`),
    ...services.map(({ slug }) => `/service/${slug}`),
    ...further,
  ];
  for (const path of paths) {
    const { text } = await server.request({ path, host: `demo.localhost:${server.port}` });
    found.push(...englishIn(textsOf(text)).map((english) => `${path}: ${english}`));
  }
  expect(found.splice(0)).toEqual([]);
});

test('from the shop to a paid order', async () => {
  await page.goto('/product/serving-dish');
  await page.getByRole('button', { name: shop.addToCart }).click();
  await page.getByRole('link', { name: cart.viewCart }).waitFor();
  await look('product, added');
  await page.goto('/order/cart');
  await page.getByRole('link', { name: cart.checkout, exact: true }).waitFor();
  await look('cart');
  await page.getByRole('link', { name: cart.checkout, exact: true }).click();
  // At each width, the arrow of the order summary is in a line with text.
  const linesTooMany = await page
    .locator('summary')
    .filter({ hasText: checkout.showOrderSummary })
    .evaluate((summary: HTMLElement) => {
      const [span] = summary.children as unknown as [HTMLElement];
      const text = document.createRange();
      text.selectNodeContents(span);
      const line = Number.parseFloat(getComputedStyle(span).lineHeight);
      const found: number[] = [];
      for (let width = 200; width < 400; width += 4) {
        summary.style.width = `${width}px`;
        const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
        if (span.getBoundingClientRect().height > (lines + 0.5) * line) found.push(width);
      }
      summary.style.width = '';
      return found;
    });
  expect(linesTooMany).toEqual([]);
  await page.getByLabel(checkout.emailAddress).fill('ada@guests.test');
  await page.getByLabel(checkout.fullName).fill('Ada Brook');
  await expect.poll(() => page.locator('option[value=GB]').textContent()).toBe('Vereinigtes Königreich');
  await page.locator('[autocomplete~=address-line1]').fill('1 Kiln Lane');
  await page.locator('[autocomplete~=address-level2]').fill('Fowey');
  await page.locator('[autocomplete~=postal-code]').fill('AB1 2CD');
  await page.getByRole('button', { name: checkout.continueToPayment }).click();
  await page.getByLabel(checkout.cardNumber).fill('4242 4242 4242 4242');
  await look('payment');
  await page.getByRole('button', { name: /bezahlen$/ }).click();
  await page.getByRole('heading', { name: checkout.thankYou }).waitFor();
  await look('paid order');
  expect(found.splice(0)).toEqual([]);
});

test('on a phone, the checkout says at its top what has sold out, and a long name is broken between its syllables', async () => {
  const label = longName;
  const { variantId } = await own.call<Product>('post', '/api/product', {
    label,
    price: 12,
    stock: 1,
    published: true,
  });
  await page.goto(`/product/${label.toLowerCase().replace('ä', 'ae')}`);
  await page.getByRole('button', { name: shop.addToCart }).click();
  await page.getByRole('link', { name: cart.viewCart }).waitFor();
  await own.call('post', `/api/stock/${variantId}/adjust`, { to: 0 });
  await page.goto('/order/checkout');
  const changed = page.getByRole('alert').filter({ hasText: cart.cartChanged });
  await changed.getByText(`${label} ist ausverkauft`).waitFor();
  const top = async (place: Locator) => (await place.boundingBox())?.y ?? 0;
  expect(await top(changed)).toBeLessThan(await top(page.getByText(checkout.showOrderSummary)));
  await page.getByText(checkout.showOrderSummary).click();
  const name = page.getByText(label, { exact: true }).locator('visible=true').first();
  expect(await name.evaluate((element) => getComputedStyle(element).hyphens)).toBe('auto');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await top(changed)).toBeGreaterThan(await top(page.getByLabel(checkout.emailAddress)));
  expect(await changed.count()).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await look('changed cart');
  await changed.getByRole('button', { name: cart.updateCart }).click();
  await page.getByText(checkout.yourCartIsEmpty).waitFor();
  expect(found.splice(0)).toEqual([]);
});

test('from a free time to a booking', async () => {
  await page.goto('/service/open-studio-evening');
  await page.getByText(service.nextAvailable).getByRole('button').waitFor();
  await page.getByRole('button', { name: service.nextMonth }).click();
  await page.locator('table:not([aria-busy="true"]) [data-free]').nth(2).click();
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /^\d\d:\d\d/ })
    .first()
    .click();
  await look('times of a service');
  await page.getByRole('button', { name: service.confirmBooking }).press('Enter');
  await page.getByRole('alert').first().waitFor();
  await look('booking, nothing filled in');
  await page.getByLabel(service.fullName).fill('Ada Byron');
  await page.getByLabel(service.emailAddress).fill('ada@guests.test');
  await page.getByRole('button', { name: service.confirmBooking }).click();
  await page.getByRole('heading', { level: 1, name: booking.youreBooked }).waitFor();
  await look('booking');
  await page.getByRole('button', { name: booking.reschedule, exact: true }).click();
  await page.locator('table:not([aria-busy="true"]) [data-free]').first().waitFor();
  await look('rescheduling');
  await page.getByRole('button', { name: booking.cancelBooking }).click();
  await page.getByRole('button', { name: booking.keepBooking }).waitFor();
  await look('cancelling');
  expect(found.splice(0)).toEqual([]);
});

test('an account, from a refused sign-in to its security', async () => {
  await page.goto('/account');
  const signIn = page.getByRole('region', { name: account.signIn });
  await signIn.getByLabel(account.emailAddress).fill('nobody@guests.test');
  await signIn.getByLabel(account.password, { exact: true }).fill('not-this-1');
  await signIn.getByRole('button', { name: account.signIn }).click();
  await signIn.getByRole('alert').waitFor();
  await look('refused sign-in');
  const register = page.getByRole('region', { name: account.register });
  await register.getByRole('button', { name: account.register }).click();
  await register.getByRole('alert').waitFor();
  await look('registration, nothing filled in');
  await register.getByLabel(account.emailAddress).fill('ada@guests.test');
  await register.getByLabel(account.choosePassword).fill('slip-and-slate-9');
  await register.getByRole('button', { name: account.register }).click();
  await page.waitForURL('**/account/dashboard');
  await page.getByRole('heading', { name: dashboard.yourData }).waitFor();
  await look('dashboard');
  await page.goto('/account/security');
  await page.getByRole('heading', { level: 1, name: dashboard.security }).waitFor();
  await look('security');
  await page.goto('/account/orders');
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await look('orders');
  expect(found.splice(0)).toEqual([]);
});

test('a form with mistakes, then sent, and the newsletter', async () => {
  await page.goto('/contact');
  const send = page.locator('main form button[type=submit]').first();
  await send.click();
  await page.getByRole('alert').first().waitFor();
  await look('form, nothing filled in');
  await page.goto('/');
  await page.locator('form input[type=email]').last().fill('reader@example.com');
  await page.locator('form input[type=email]').last().press('Enter');
  await page
    .getByRole('status')
    .filter({ hasText: /E-Mail/ })
    .first()
    .waitFor();
  await look('newsletter');
  expect(found.splice(0)).toEqual([]);
});

test('the emails of all that are German', async () => {
  const toVisitors = new Set(mailKinds.filter(({ to }) => to === 'visitor').map(({ emailID }) => emailID));
  const mails = (await own.call<{ _id: string; emailID: string }[]>('get', '/api/mails')).filter(
    ({ emailID }) => toVisitors.has(emailID),
  );
  expect(new Set(mails.map(({ emailID }) => emailID))).toEqual(
    new Set(['welcome', 'order-paid', 'booking-confirmed', 'newsletter-confirm']),
  );
  for (const { _id, emailID } of mails) {
    const { subject, text } = await own.call<{ subject: string; text: string }>('get', `/api/mail/${_id}`);
    found.push(...englishIn([subject, ...text.split('\n')]).map((english) => `${emailID}: ${english}`));
  }
  expect(found.splice(0)).toEqual([]);
});
