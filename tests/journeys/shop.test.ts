// Long: every journey needs the same shop, and another file would start another server for it.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectNoBarriers, expectToFit } from '../support/barriers.ts';
import { launchBrowser, moving } from '../support/browser.ts';
import { watchNamedSite } from '../support/named-site.ts';
import { ownerWindow } from '../support/owner-window.ts';
import { owner, type RunningServer, startServer } from '../support/server.ts';
import { shifted, watchShifts } from '../support/shifts.ts';

let server: RunningServer;
let browser: Browser;
let page: Page;
const complaints: string[] = [];

const describedAs = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
  const { cookie } = await server.request({ method: 'POST', path: '/api/account/login', body: owner });
  const own = async (method: string, path: string, body: unknown) => {
    const reply = await server.request({ method, path, cookie, body });
    expect(reply.status, reply.text).toBeLessThan(300);
    return reply.json() as { _id: string };
  };
  await own('PUT', '/api/website', { settings: { ecommerce: { enabled: true } } });
  const variants = [
    { options: ['Small', 'Ash'], price: 22, stock: 3 },
    { options: ['Small', 'Tenmoku'], price: 22, stock: 0 },
    { options: ['Large', 'Ash'], price: 28, stock: null },
  ];
  const mug = await own('POST', '/api/product', {
    label: 'Testing mug',
    price: 22,
    published: true,
    description: describedAs('Thrown </script> by hand.'),
    images: [
      { src: '/demo/clay.svg', alt: 'A mug' },
      { src: '/demo/kiln.svg', alt: 'From above' },
    ],
    attributes: [{ name: 'Material', value: 'Stoneware, <b>glazed</b>' }],
    options: [
      { name: 'Size', values: ['Small', 'Large'] },
      { name: 'Glaze', values: ['Ash', 'Tenmoku'] },
    ],
    variants,
  });
  for (let number = 1; number <= 30; number += 1)
    await own('POST', '/api/product', {
      label: `Testing tile ${number}`,
      price: number,
      published: true,
      stock: number % 2,
    });
  await own('POST', '/api/discount', { code: 'tenth', kind: 'percent', value: 10 });
  await own('POST', '/api/collection', { label: 'Testing mugs', products: [mug._id] });
});
beforeEach(async () => {
  const context = await browser.newContext({
    ...moving,
    baseURL: `http://demo.localhost:${server.port}`,
    viewport: { width: 390, height: 844 },
  });
  page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  watchNamedSite(page, (sentence) => complaints.push(sentence));
  return () => context.close();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const labels = () => page.getByRole('article').getByRole('heading').allTextContents();

test('a product is found by a word with a mistake in it, chosen, and put into the cart', async () => {
  await page.goto('/shop');
  await page.getByRole('searchbox').fill('testng mug');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: 'Testing mug', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Testing mug' }).waitFor();
  await page.getByText('Large', { exact: true }).click();
  await page.getByRole('status').filter({ hasText: 'In stock' }).waitFor();
  await page.getByRole('spinbutton').fill('1500');
  await page.getByText('You can order up to 999 of these, so the quantity is now 999.').waitFor();
  await page.getByRole('spinbutton').fill('6');
  await page.getByText('Small', { exact: true }).click();
  await page.getByText('Only 3 available, so the quantity is now 3.').waitFor();
  await page.getByText('Large', { exact: true }).click();
  await expect.poll(() => page.getByText('so the quantity is now').count()).toBe(0);
  await page.getByRole('spinbutton').fill('1');
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: /Cart, items: 2/ }).waitFor();
  const kept = await page.evaluate(() => localStorage.getItem('sitewright-cart'));
  expect(JSON.parse(kept ?? '')).toMatchObject({ state: { items: [{ quantity: 2, price: 28 }] } });
});

test('the cart opens beside the page, keeps the focus there, and leads on or gives it back', async () => {
  await page.goto('/product/testing-mug');
  await page.getByText('Large', { exact: true }).click();
  // After hydration, because a replayed press doesn't set the focus.
  await page.locator('main form').getByText('£28.00').first().waitFor();
  const add = page.getByRole('button', { name: 'Add to cart' });
  await add.click();
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await drawer.getByText('Added to cart.').waitFor();
  await drawer.getByText('Tax included. Delivery calculated at checkout.').waitFor();
  await drawer.locator('img').first().waitFor();
  await drawer.getByRole('button', { name: 'Increase quantity' }).click();
  await expect.poll(() => drawer.getByText('Subtotal').locator('..').innerText()).toContain('£56.00');
  expect(page.url()).toContain('/product/testing-mug');
  await expectNoBarriers(page);
  await expectToFit(page);
  const isInside = () =>
    page.evaluate(
      () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
    );
  for (let times = 0; times < 12; times += 1) {
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await expect.poll(() => add.evaluate((button) => button === document.activeElement)).toBe(true);
  // The same product again makes one line with a quantity of three.
  await add.click();
  await drawer.getByRole('heading', { name: 'Your cart (3)' }).waitFor();
  expect(await drawer.getByRole('listitem').count()).toBe(1);
  expect(await drawer.getByRole('spinbutton').inputValue()).toBe('3');
  await drawer.getByRole('button', { name: 'Close cart' }).click();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  // The first one is the logo.
  const [, ...links] = await menu.getByRole('link').allInnerTexts();
  expect(links.slice(0, 2)).toEqual(['Home', 'Account']);
  expect(links.slice(-2)).toEqual(['Shop', 'Cart (3)']);
  await page.keyboard.press('Escape');
  const cart = page.getByRole('link', { name: /Cart, items: 3/ });
  expect(await cart.getAttribute('href')).toBe('/order/cart');
  await cart.click();
  await drawer.getByRole('link', { name: 'Checkout', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
  await drawer.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  // The checkout has no links to other pages.
  expect(await page.getByRole('contentinfo').getByRole('link').allInnerTexts()).toEqual(['Privacy', 'Terms']);
  await page.goBack();
  await cart.click();
  await drawer.getByRole('button', { name: /^Remove/ }).click();
  // Above the drawer and its overlay, and announced once.
  const toast = page.getByText('Removed from your cart.');
  const isOnTop = (element: HTMLElement | SVGElement) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  expect([await toast.count(), await toast.evaluate(isOnTop)]).toEqual([1, true]);
  await drawer.getByRole('button', { name: 'Continue shopping' }).click();
  await drawer.waitFor({ state: 'detached' });
  expect(page.url()).toContain('/product/testing-mug');
});

test('the header finds products from any page', async () => {
  await page.goto('/about');
  await page.getByRole('banner').locator('summary', { hasText: 'Search' }).click();
  const field = page.getByRole('banner').getByRole('searchbox');
  const isReady = () => field.evaluate((element) => element === document.activeElement);
  await expect.poll(isReady).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => field.isVisible()).toBe(false);
  await page.getByRole('banner').locator('summary', { hasText: 'Search' }).click();
  await expect.poll(isReady).toBe(true);
  await expectNoBarriers(page);
  await page.keyboard.type('testng mug');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=testng+mug');
  await expect.poll(labels).toEqual(['Testing mug']);
  await expect.poll(() => field.isVisible()).toBe(false);
});

test('the site is searched as one types, with a mistake, and a question opens at its place', async () => {
  await page.goto('/search');
  await page.getByRole('searchbox', { name: 'Search this site' }).fill('wheelchiar');
  await page.waitForURL('**/search?q=wheelchiar');
  await page
    .getByRole('status')
    .filter({ hasText: /results? for “wheelchiar”/ })
    .waitFor();
  await expectNoBarriers(page);
  const question = page.getByRole('link', { name: 'Can I come in a wheelchair?' });
  expect(await question.locator('mark').textContent()).toBe('wheelchair');
  await page
    .getByRole('navigation', { name: 'Filter results' })
    .getByRole('link', { name: 'Questions' })
    .click();
  await page.waitForURL('**/search?q=wheelchiar&kind=question');
  await question.click();
  await page.waitForURL('**#question-*');
  const isOpen = () =>
    page.locator(new URL(page.url()).hash).evaluate((answer) => answer.closest('details')?.open === true);
  await expect.poll(isOpen).toBe(true);
});

test('what is sold out says so and cannot be chosen into the cart', async () => {
  await page.goto('/product/testing-mug');
  await page.getByText('Tenmoku').click();
  await page.getByRole('status').filter({ hasText: 'Sold out' }).waitFor();
  expect(await page.getByRole('button', { name: 'Add to cart' }).count()).toBe(0);
});

test('a second picture on hover, swiped pictures on the product page, and its details', async () => {
  await page.goto('/shop?q=testing+mug');
  const second = page.locator('article img[src="/demo/kiln.svg"]');
  expect(await second.isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Testing mug', exact: true }).focus();
  await second.waitFor();
  await page.goto('/product/testing-mug');
  const strip = page.getByRole('list', { name: 'Images', exact: true });
  const other = page.getByRole('button', { name: 'From above' });
  await strip.evaluate((element) => element.scrollTo({ left: element.clientWidth, behavior: 'instant' }));
  await page.keyboard.press('Shift');
  await expect.poll(() => other.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'A mug' }).click();
  await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  await page.getByRole('definition').filter({ hasText: 'Stoneware, <b>glazed</b>' }).waitFor();
  await expectToFit(page);
});

test('on a phone the filters are a sheet; each that is applied is a chip that takes it away', async () => {
  await page.goto('/shop');
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  expect(await sort.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  await expectNoBarriers(page);
  await page.getByLabel('Price from').fill('29');
  await page.getByLabel('In stock').check();
  await page.getByRole('button', { name: 'Show products' }).click();
  await expect.poll(() => sort.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Filter and sort (2)' }).waitFor();
  await expect.poll(() => page.getByText(/^\d+ products?$/).count()).toBe(1);
  // Sent before script takes the page over, the form also names what is empty.
  const applied = [...new URL(page.url()).searchParams].filter(([, value]) => value !== '');
  expect(Object.fromEntries(applied)).toEqual({ from: '29', stock: '1' });
  await page.getByRole('link', { name: 'Remove filter: From £29.00' }).click();
  await page.waitForURL((url) => !url.searchParams.has('from') && url.searchParams.has('stock'));
  await page.getByRole('link', { name: 'Remove filter: In stock' }).click();
  await page.waitForURL((url) => url.search === '');
  await expect.poll(() => page.getByRole('link', { name: /^Remove filter/ }).count()).toBe(0);
  await page.getByText('First 24 products').waitFor();
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  await sort.selectOption('Best selling');
  // Nothing has been sold, so the newest come first. A removed filter doesn't return with the form.
  await page.waitForURL((url) => url.search === '?sort=best-selling');
  await expect.poll(async () => (await labels())[0]).toMatch(/^Testing/);
});

test('the owner chooses by keyboard what the shop shows first; the newest follow', async () => {
  const { cookie } = await server.request({ method: 'POST', path: '/api/account/login', body: owner });
  const found = await server.request({ path: '/api/products?limit=3&sort=newest' });
  const newest = found.json() as { _id: string; label: string }[];
  const [mug] = (await server.request({ path: '/api/products?q=testing+mug' })).json() as { _id: string }[];
  const put = (products: string[]) =>
    server.request({ method: 'PUT', path: '/api/products/featured', cookie, body: { products } });
  const third = newest[2]?._id ?? '';
  expect((await put([third, mug?._id ?? ''])).json()).toEqual({ products: [third, mug?._id] });
  expect((await put([third, '01900000-0000-7000-8000-000000000000'])).status).toBe(400);
  const first = async () => {
    await page.goto('/shop');
    return (await labels()).slice(0, 4);
  };
  const [one, two, three] = newest.map(({ label }) => label);
  await expect.poll(first).toEqual([three, 'Testing mug', one, two]);
  const { context: window, page: admin } = await ownerWindow(browser, server);
  await admin.goto(`${server.url}/admin/products/featured`);
  // Sends keys to the handle, because the list listens for arrows one task after it announces the position.
  const handle = admin.getByRole('button', { name: 'Move Testing mug', exact: true });
  await handle.press('Space');
  await admin.getByText('Testing mug is at position 2 of 2.').waitFor({ state: 'attached' });
  await handle.press('ArrowUp');
  await admin.getByText('Testing mug is at position 1 of 2.').waitFor({ state: 'attached' });
  await handle.press('Space');
  await admin.getByRole('button', { name: 'Save' }).click();
  await admin.getByText('Featured products saved.').waitFor();
  await expectNoBarriers(admin);
  await window.close();
  await expect.poll(first).toEqual(['Testing mug', three, one, two]);
  await put([]);
});

test('more are shown without losing the place, and a reload shows as many', async () => {
  await page.goto('/shop?q=testing+tile&sort=price&utm_source=letter');
  const first = await labels();
  expect(first).toHaveLength(24);
  const more = page.getByRole('link', { name: 'Show more' });
  await more.hover();
  // After hydration, the link has the server's address, without the parameters that the visitor came with.
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((name) => name.startsWith('__reactContainer')),
  );
  await more.click();
  await page.getByText('Testing tile 30').waitFor();
  expect(new URL(page.url()).search).toBe('?q=testing+tile&sort=price&show=48');
  const all = await labels();
  expect(all.slice(0, 24)).toEqual(first);
  await page.reload();
  expect(await labels()).toEqual(all);
});

test('without script it can be searched, filtered and read; an address by id leads to the named one', async () => {
  const context = await browser.newContext({
    baseURL: `http://demo.localhost:${server.port}`,
    javaScriptEnabled: false,
  });
  page = await context.newPage();
  await page.goto('/about');
  await page.getByRole('banner').locator('summary', { hasText: 'Search' }).click();
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('testing mug');
  await page.keyboard.press('Enter');
  await expect.poll(labels).toEqual(['Testing mug']);
  await page.goto('/shop');
  await page.getByLabel('In stock').check();
  await page.getByLabel('Price to').fill('2');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect.poll(labels).toEqual(['Testing tile 1']);
  await page.getByRole('link', { name: 'Testing mugs' }).click();
  await expect.poll(labels).toEqual(['Testing mug']);
  const facts = await page.goto('/product/testing-mug').then((reply) => reply?.text());
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(facts ?? '')?.[1] ?? '';
  const { '@graph': graph } = JSON.parse(block) as { '@graph': { '@type': string }[] };
  expect(graph.find((one) => one['@type'] === 'Product')).toMatchObject({
    '@type': 'Product',
    description: 'Thrown </script> by hand.',
    image: ['clay', 'kiln'].map((name) => `http://demo.localhost:${server.port}/demo/${name}.svg`),
    additionalProperty: [{ name: 'Material', value: 'Stoneware, <b>glazed</b>' }],
    offers: [{ price: '22.00' }, { availability: 'https://schema.org/OutOfStock' }, { price: '28.00' }],
  });
  await context.close();
});

test.each(['/shop', '/product/testing-mug'])('%s has no barriers', async (path) => {
  await page.goto(path);
  await expectNoBarriers(page);
});

test('what does not exist is not found', async () => {
  expect((await page.goto('/product/none'))?.status()).toBe(404);
  expect((await page.goto('/shop?collection=none'))?.status()).toBe(404);
});

test('on a slow line nothing moves, and nobody is sent on before it is known whether there is an address to give', async () => {
  const line = Promise.withResolvers<void>();
  await page.route('**/*.woff2', (route) => route.fulfill({ body: '', contentType: 'font/woff2' }));
  await watchShifts(page);
  await page.goto('/product/testing-mug');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: /Cart, items: 1/ }).waitFor();
  await page.route('**/api/order/quote', (route) => line.promise.then(() => route.continue()));
  const begun: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/order/pending')) begun.push(request.method());
  });
  const script = Promise.withResolvers<void>();
  await page.route('**/assets/hydrate-*', (route) => script.promise.then(() => route.continue()));
  await page.goto('/order/checkout', { waitUntil: 'commit' });
  // The server's form works before script, and keeps typed values.
  await page.getByLabel('Email address').fill('guest@guests.test');
  expect(await page.getByRole('button', { name: 'Calculating delivery…' }).isDisabled()).toBe(true);
  expect(await page.getByText('Your cart is empty.').isVisible()).toBe(false);
  script.resolve();
  await page.getByText('£22.00').filter({ visible: true }).first().waitFor();
  expect(await page.getByLabel('Email address').inputValue()).toBe('guest@guests.test');
  await page.getByLabel('Full name').fill('Ada Brook');
  await page.getByLabel('Full name').press('Enter');
  expect(
    await page.getByRole('button', { name: 'Calculating delivery…' }).getAttribute('aria-disabled'),
  ).toBe('true');
  line.resolve();
  await page.getByLabel('Postcode').waitFor();
  await page.getByRole('button', { name: 'Continue to payment' }).waitFor();
  expect(begun).toEqual([]);
  expect(await shifted(page)).toBeLessThan(0.02);
  await page.unrouteAll();
  await page.goto('/order/cart');
  await page.getByText('Included').waitFor();
  expect(await shifted(page)).toBeLessThan(0.02);
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.waitForURL('**/shop');
  const later = Promise.withResolvers<void>();
  await page.route('**/assets/hydrate-*', (route) => later.promise.then(() => route.continue()));
  // By then, styles and the browser's cart are loaded.
  await page.goto('/order/checkout', { waitUntil: 'domcontentloaded' });
  await page.getByText('Your cart is empty.').filter({ visible: true }).waitFor();
  expect(await page.getByLabel('Email address').filter({ visible: true }).count()).toBe(0);
  later.resolve();
  await page.getByLabel('Email address').waitFor({ state: 'detached' });
  expect(await shifted(page)).toBeLessThan(0.02);
});

/** The rows of the summary as text. */
const sums = async () =>
  (
    await page
      .locator('dl:visible', { has: page.getByText('Subtotal') })
      .locator('div')
      .allInnerTexts()
  ).map((row) => row.replace(/\s+/g, ' '));

/** From the product to the placed order, as a guest. */
async function buy(card: string): Promise<void> {
  await page.goto('/product/testing-mug');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await page.getByLabel('Email address').fill('guest@guests.test');
  await page.getByLabel('Full name').fill('Ada Brook');
  await page.getByLabel('Address', { exact: true }).fill('1 Kiln Lane');
  await page.getByLabel('Town or city').fill('Fowey');
  await page.getByLabel('Postcode').fill('AB1 2CD');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByLabel('Card number').fill(card);
  await page.getByRole('button', { name: /^Pay £/ }).click();
}

test('a guest buys at 390 px; going back and reloading lose nothing, and the order can be looked at again', async () => {
  await buy('4000 0000 0000 0002');
  await page.getByRole('alert').filter({ hasText: 'declined' }).waitFor();
  await page.getByRole('link', { name: 'Change contact' }).click();
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
  await page.reload();
  const header = page.getByRole('banner');
  expect(await header.getByRole('link').allTextContents()).toEqual([expect.any(String), 'Back to cart']);
  expect(await header.getByRole('link').last().getAttribute('href')).toBe('/order/cart');
  expect(await header.getByRole('button').count()).toBe(0);
  await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Ada Brook');
  await page.getByText('Show order summary').click();
  await page.getByRole('listitem').filter({ hasText: '1 × Testing mug' }).waitFor();
  await expectNoBarriers(page);
  await page.getByText('Hide order summary').click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByLabel('Card number').fill('4000 0025 0000 3155');
  const down = 'Looks like the server is down... shit.';
  await page.route('**/api/payment/test', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await page.getByRole('status').getByText(down).waitFor();
  await page.getByRole('alert').or(page.getByRole('main')).getByText(down).waitFor();
  expect(await page.getByText(down).count()).toBe(2);
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Testing mug' }).locator('img').waitFor();
  await page.getByRole('link', { name: 'Continue shopping' }).waitFor();
  expect(await page.getByRole('link', { name: /Cart, items/ }).count()).toBe(0);
  const here = page.url();
  await page.goto('/order/complete');
  await page.getByRole('heading', { level: 1, name: 'No order to show' }).waitFor();
  await page.goto(here);
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await expectNoBarriers(page);
  await page.reload();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await page.getByRole('button', { name: 'Cancel your order' }).click();
  expect(await page.getByRole('button', { name: /Cancel/ }).allTextContents()).toEqual(['Cancel order']);
  await page.getByText(/We’ll refund £/).waitFor();
  // Each screen has one primary button.
  expect(await page.locator('main .button:not([data-look])').allTextContents()).toEqual(['Cancel order']);
  await page.getByRole('button', { name: 'Keep order' }).click();
  await page.getByRole('button', { name: 'Cancel your order' }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page
    .getByRole('heading', { name: 'Refunded' })
    .or(page.getByRole('heading', { name: 'Cancelled' }))
    .first()
    .waitFor();
});

const option = { kind: 'flat', steps: [], freeFrom: null, classes: [] };
const post = { ...option, id: 'by-post', label: 'Post', price: 4 };
const courier = { ...option, id: 'courier', label: 'Courier', price: 9 };
const studio = { ...option, id: 'studio', label: 'Studio', kind: 'pickup', price: 0 };

/** Reads the shop's settings, or changes the given ones as the owner. */
const settings = async (body?: object) => {
  const { cookie } = await server.request({ method: 'POST', path: '/api/account/login', body: owner });
  const reply = await server.request({
    method: body ? 'PUT' : 'GET',
    path: '/api/shop/settings',
    cookie,
    ...(body ? { body } : {}),
  });
  expect(reply.status, reply.text).toBe(200);
  return (reply.json() as { settings: { shipping: object } }).settings;
};
const offer = (...options: object[]) =>
  settings({ settings: { shipping: { zones: [{ name: 'All', countries: ['*'], options }] } } });

test('a delivery option that the owner removes meanwhile is said, and another one has to be chosen', async () => {
  const { shipping: before } = await settings();
  await page.goto('/product/testing-mug');
  await offer(post, courier, studio);
  // The cached page follows the settings.
  const note = page.getByText('Delivery from £4.00 · Collection available · 30-day returns');
  await expect
    .poll(async () => {
      await page.reload();
      return note.count();
    })
    .toBe(1);
  expect(await note.getByRole('link', { name: 'Delivery and returns' }).getAttribute('href')).toBe('/terms');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect
    .poll(sums)
    .toEqual([
      'Subtotal £22.00',
      'Delivery Calculated at checkout',
      'Tax Included',
      'Estimated total £22.00',
    ]);
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await page.getByLabel('Email address').fill('late@guests.test');
  await page.getByLabel('Full name').fill('Ada Brook');
  await page.getByLabel('Address', { exact: true }).fill('1 Kiln Lane');
  const quoted = page.waitForResponse(
    (reply) => reply.url().endsWith('/api/order/quote') && !!reply.request().postData()?.includes('AB1 2CD'),
  );
  await page.getByLabel('Town or city').fill('Fowey');
  await page.getByLabel('Postcode').fill('AB1 2CD');
  await quoted;
  // Nobody has chosen it; it is the default, shown with its price.
  expect(await page.getByRole('radio', { name: /^Post/ }).isChecked()).toBe(true);
  await offer(courier, studio);
  const go = page.getByRole('button', { name: 'Continue to payment' });
  await go.click();
  const delivery = page.getByRole('group', { name: 'Delivery', exact: true });
  await delivery.getByRole('alert').filter({ hasText: 'no longer available' }).waitFor();
  expect(await delivery.getByRole('radio', { checked: true }).count()).toBe(0);
  await expectNoBarriers(page);
  await go.click();
  await page.getByRole('link', { name: 'Choose a delivery option.' }).click();
  await page.keyboard.press('Space');
  await expect.poll(() => delivery.getByRole('alert').count()).toBe(0);
  await go.click();
  await page.getByRole('heading', { level: 1, name: 'Payment' }).waitFor();
  await page.getByRole('term').filter({ hasText: 'Delivery: Courier' }).waitFor();
  expect(await sums()).toEqual([
    'Subtotal £22.00',
    'Delivery: Courier £9.00',
    'Tax (included) £5.17',
    'Total £31.00',
  ]);
  expect(await page.getByText('Pay on collection').count()).toBe(0);
  await page.getByRole('link', { name: 'Change delivery option' }).click();
  await page.getByRole('radio', { name: /^Studio/ }).check();
  await go.click();
  await page.getByText('Pay on collection').waitFor();
  expect((await sums()).slice(1)).toEqual(['Delivery: Studio Free', 'Tax (included) £3.67', 'Total £22.00']);
  await settings({ settings: { shipping: before } });
});

test('what has changed since it was put into the cart is said, and put right with one press', async () => {
  await page.goto('/product/testing-mug');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: /Cart, items: 1/ }).waitFor();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('sitewright-cart') ?? '') as {
      state: { items: { price: number; quantity: number }[] };
    };
    for (const item of kept.state.items) Object.assign(item, { price: 5, quantity: 900 });
    localStorage.setItem('sitewright-cart', JSON.stringify(kept));
  });
  await page.goto('/order/cart');
  const line = page.getByRole('listitem').filter({ has: page.getByRole('spinbutton') });
  const left = /\d/.exec(await line.getByText(/^Only \d of Testing mug .* left\.$/).innerText())?.[0] ?? '';
  const cut = line.getByText(`Only ${left} available, so the quantity is now ${left}.`);
  await page.getByRole('button', { name: 'Update cart' }).click();
  await cut.waitFor();
  await line.getByRole('spinbutton').fill('1');
  await expect.poll(() => cut.count()).toBe(0);
  await line.getByRole('spinbutton').fill('40');
  await cut.waitFor();
  expect(await line.getByRole('spinbutton').inputValue()).toBe(left);
  await page.getByRole('link', { name: 'Checkout', exact: true }).waitFor();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.waitForURL('**/shop');
});

test('without script a guest changes the cart, pays by the test provider, and orders for collection by hand', async () => {
  // The page also has the hidden form for script.
  const field = (name: string) => page.getByLabel(name, { exact: true }).filter({ visible: true });
  const { shipping: before } = await settings();
  await offer(post, studio);
  const context = await browser.newContext({
    baseURL: `http://demo.localhost:${server.port}`,
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  });
  page = await context.newPage();
  // `getByText` ignores `noscript`.
  const says = (text: string) => page.locator('noscript *', { hasText: text }).first().waitFor();
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();

  await page.goto('/product/testing-mug');
  await page.getByText('Large', { exact: true }).click();
  await page.locator('label', { hasText: 'Tenmoku' }).click();
  await press('Add to cart');
  await page.getByText('That combination isn’t available. Choose another one.').waitFor();
  await page.getByText('Large', { exact: true }).click();
  await page.getByRole('spinbutton').fill('3');
  await press('Add to cart');
  await page.waitForURL('**/order/cart');
  await expect
    .poll(sums)
    .toEqual([
      'Subtotal £84.00',
      'Delivery Calculated at checkout',
      'Tax Included',
      'Estimated total £84.00',
    ]);
  await page.goto('/product/testing-tile-1');
  await press('Add to cart');
  await press('Remove Testing tile 1');
  await expect.poll(() => page.getByRole('button', { name: /^Remove/ }).count()).toBe(1);
  await page.getByRole('spinbutton', { name: 'Quantity of Testing mug' }).fill('2');
  await press('Update quantity of Testing mug');
  await expect.poll(async () => (await sums())[0]).toBe('Subtotal £56.00');
  await expectToFit(page);

  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await press('Continue to payment');
  await page.getByRole('link', { name: 'Enter your email address.' }).waitFor();
  await field('Discount code').fill('none');
  await press('Apply');
  await says('The code “NONE” isn’t valid. Check the spelling and try again.');
  await field('Email address').fill('still@guests.test');
  await field('Full name').fill('Ada Brook');
  await field('Address').fill('1 Kiln Lane');
  await field('Town or city').fill('Fowey');
  await field('Postcode').fill('AB1 2CD');
  await field('Discount code').fill('tenth');
  await press('Apply');
  await expect
    .poll(async () => (await sums()).slice(0, 3))
    .toEqual(['Subtotal £56.00', 'Discount −£5.60', 'Delivery: Post £4.00']);
  await press('Continue to payment');
  await page.waitForURL('**/order/payment');
  await field('Card number').fill('4000 0000 0000 0002');
  await press(/^Pay £54\.40/);
  await page.getByRole('alert').filter({ hasText: 'declined' }).waitFor();
  await page.getByRole('link', { name: 'Change contact' }).click();
  await expect.poll(() => field('Full name').inputValue()).toBe('Ada Brook');
  await press('Continue to payment');
  await field('Card number').fill('4000 0025 0000 3155');
  await press(/^Pay £/);
  await press('Approve payment');
  await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
  await says('2 × Testing mug');
  const order = new URL(page.url()).searchParams.get('order') ?? '';
  await page.goto(`/account/order/${order}`);
  await says('2 × Testing mug');
  // The paid sum stays in the order's currency.
  await settings({ currency: 'EUR' });
  await page.reload();
  await says('£54.40');
  await settings({ currency: 'GBP' });
  // First keeps the order, then returns one of two items.
  await page.getByRole('link', { name: 'Cancel your order' }).click();
  await page.getByRole('link', { name: 'Keep order' }).click();
  await page.getByRole('link', { name: 'Cancel your order' }).click();
  await page.getByRole('link', { name: 'Cancel some items' }).click();
  await page.getByRole('combobox').selectOption('Keep');
  await press('Continue');
  await says('Choose what you want to return.');
  await page.getByRole('combobox').selectOption('1 of 2');
  await field('Full name').fill('Ada Brook');
  await press('Continue');
  await says('1 × Testing mug');
  await press('Back');
  expect(await field('Full name').inputValue()).toBe('Ada Brook');
  await press('Continue');
  await press('Confirm withdrawal');
  await says('You cancelled this order on');
  expect(await page.getByRole('link', { name: 'Cancel your order' }).count()).toBe(0);
  await page.goto('/order/cart');
  await says('Your cart is empty.');

  await page.goto('/product/testing-mug');
  await press('Add to cart');
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await field('Email address').fill('still@guests.test');
  await page.getByRole('radio', { name: /^Studio/ }).check();
  await press('Continue to payment');
  await says('Pay on collection');
  await press('Place order');
  await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
  await says('Delivery: Studio');
  await says('Pay in cash or by card at the studio.');
  await page.getByRole('link', { name: 'Cancel your order' }).click();
  await press('Cancel order');
  await page.getByRole('heading', { name: 'Cancelled', exact: true }).waitFor();

  const foreign = await server.request({
    method: 'POST',
    path: '/product/testing-mug',
    headers: { origin: 'https://elsewhere.test', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'option-0=Large&option-1=Ash&quantity=1',
  });
  expect(foreign.status).toBe(403);
  expect(foreign.headers['set-cookie']).toBeUndefined();
  await context.close();
  await settings({ settings: { shipping: before } });
});

test('what was added before script could load is taken over by script', async () => {
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/product/testing-mug');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.waitForURL('**/order/cart');
  await page.unrouteAll();
  await page.reload();
  await page.getByRole('link', { name: /Cart, items: 1/ }).waitFor();
  await page.getByRole('link', { name: 'Checkout', exact: true }).waitFor();
  await page.reload();
  await page.getByRole('link', { name: /Cart, items: 1/ }).waitFor();
  expect(await page.getByRole('button', { name: /^Remove/ }).count()).toBe(1);
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.waitForURL('**/shop');
});

test('no page of these complained', () => {
  expect(complaints).toEqual([]);
});
