import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, moving } from '../support/browser.ts';
import { watchNamedSite } from '../support/named-site.ts';
import { owner, type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
let browser: Browser;
const contexts: BrowserContext[] = [];
/** Errors that the browsers reported: policy, scripts, markup that doesn't match. */
const complaints: string[] = [];

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

/** A new visitor on the site's host. */
async function somebody(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    ...moving,
    baseURL: `http://demo.localhost:${server.port}`,
    ...options,
  });
  contexts.push(context);
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  watchNamedSite(page, (sentence) => complaints.push(sentence));
  page.on('console', (message) => {
    // The browser reports refused pages, which these tests cause on purpose.
    const refused = /^Failed to load resource: .* status of (40[01349]|500)/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !refused) complaints.push(message.text());
  });
  return page;
}
const noScript = { javaScriptEnabled: false };
const pathOf = (page: Page) => new URL(page.url()).pathname;

const takenOver = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );

async function signIn(page: Page, person: { email: string; password: string }): Promise<void> {
  const form = page.getByRole('region', { name: 'Sign in' });
  await form.getByLabel('Email address').fill(person.email);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}
async function register(page: Page, email: string): Promise<void> {
  const form = page.getByRole('region', { name: 'Register' });
  await form.getByLabel('Email address').fill(email);
  await form.getByLabel('Choose a password').fill('slip-and-slate-9');
  await form.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/account/dashboard');
}

test('the owner link of the first start signs in once and lands on the admin', async () => {
  const link = /Owner link\s+(\S+)/.exec(server.output())?.[1] ?? '';
  const token = new URL(link).searchParams.get('token') ?? 'none';
  const page = await somebody();
  const carried: string[] = [];
  page.on('request', (request) => carried.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  expect(pathOf(page)).toBe('/admin');
  expect(carried.filter((each) => each.includes(token))).toEqual([`${link} `]);

  const late = await somebody();
  const answer = await late.goto(link);
  expect(answer?.status()).toBe(401);
  await late.getByText('That link has expired or has already been used').waitFor();
  await late.getByRole('heading', { level: 2, name: 'Sign in' }).waitFor();
  // The server prints the link when it starts; no later log line may hold its token.
  expect(server.output().split(token)).toHaveLength(2);
});

describe('without script', () => {
  test('pages are read, the menu opens, and questions unfold', async () => {
    const page = await somebody({ ...noScript, viewport: { width: 390, height: 800 } });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about');
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await page.goto('/faq');
    const closed = page.locator('details:not([open])').first();
    const answer = closed.locator(':scope > :not(summary)').first();
    expect(await answer.isVisible()).toBe(false);
    const question = await closed.locator('summary').innerText();
    await closed.locator('summary').click();
    await page
      .locator('details[open]', { hasText: question })
      .locator(':scope > :not(summary)')
      .first()
      .waitFor();
  });

  test('people register, sign out, are told no, and sign in', async () => {
    const page = await somebody(noScript);
    await page.goto('/');
    await page.getByRole('link', { name: 'Register' }).click();
    await register(page, 'no-script@visitor.test');
    await page.getByText('Signed in as no-script@visitor.test').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Sign In', exact: true }).waitFor();
    await page.goto('/account');
    const empty = page.getByRole('region', { name: 'Register' });
    await empty.getByRole('button', { name: 'Register' }).click();
    await empty.getByRole('link', { name: 'Enter your email address.' }).click();
    expect(await empty.getByLabel('Email address').evaluate((field) => field.matches(':focus'))).toBe(true);
    await empty.getByRole('link', { name: 'Enter a password of at least 8 characters.' }).waitFor();
    expect(await page.getByRole('button', { name: 'Show password' }).count()).toBe(0);
    await signIn(page, { email: 'no-script@visitor.test', password: 'not-this-one' });
    const form = page.getByRole('region', { name: 'Sign in' });
    await form.getByRole('alert').first().waitFor();
    expect(await form.getByLabel('Email address').inputValue()).toBe('no-script@visitor.test');
    expect(await form.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    await signIn(page, { email: 'no-script@visitor.test', password: 'slip-and-slate-9' });
    await page.waitForURL('**/account/dashboard');
  });
});

test('a mistake is named once at its field, and a password can be shown', async () => {
  const page = await somebody();
  await page.goto('/account');
  const form = page.getByRole('region', { name: 'Sign in' });
  await form.getByRole('button', { name: 'Sign in' }).click();
  await form.getByRole('link', { name: 'Enter your email address.' }).click();
  await page.keyboard.type('ada@visitor.test');
  expect(await form.getByLabel('Email address').inputValue()).toBe('ada@visitor.test');
  await form.getByRole('link', { name: 'Enter your password.' }).click();
  await page.keyboard.type('slip-and-slate');
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const password = form.getByLabel('Password', { exact: true });
  await form.getByRole('button', { name: 'Hide password' }).waitFor();
  expect(await password.evaluate((field: HTMLInputElement) => [field.type, field.selectionStart])).toEqual([
    'text',
    9,
  ]);
  await password.press('Enter');
  await form.getByRole('alert').getByText('Incorrect email address or password').waitFor();
  // The field is a password field again when sent, for password managers.
  expect(await password.getAttribute('type')).toBe('password');
  expect(await form.getByLabel('Email address').inputValue()).toBe('ada@visitor.test');
});

test('script that takes over a refused form leaves the focus where it is', async () => {
  const page = await somebody();
  const script = /\/assets\/hydrate-[^/]+\.js$/;
  const typed = Promise.withResolvers<void>();
  await page.route(script, (route) => typed.promise.then(() => route.continue()).catch(() => {}));
  await page.goto('/account');
  const form = page.getByRole('region', { name: 'Sign in' });
  await form.getByRole('button', { name: 'Sign in' }).click();
  await form.getByRole('link', { name: 'Enter your email address.' }).click();
  await page.keyboard.type('ada@');
  typed.resolve();
  await takenOver(page);
  await page.keyboard.type('visitor.test');
  expect(await form.getByLabel('Email address').inputValue()).toBe('ada@visitor.test');
});

test('script comes with the first intent, and from then on links change only the page', async () => {
  const page = await somebody();
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/faq');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => !/\/assets\/(boot|chunk-reload|preload-helper)/.test(url))).toEqual([]);
  await Promise.all([
    page.waitForResponse(/\/assets\/hydrate-.*\.js$/),
    page.mouse.move(200, 200, { steps: 4 }),
  ]);
  // Until hydration, the browser follows links.
  await takenOver(page);

  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await page.waitForURL('**/about');
  await page.waitForFunction(() => document.title.includes('About'));
  expect(await page.locator('html[data-same-document]').count()).toBe(1);
  await page.goBack();
  await page.waitForURL('**/faq');
  expect(await page.locator('html[data-same-document]').count()).toBe(1);
});

describe('an address', () => {
  test('that a page had before leads to the page for good, with what was asked of it', async () => {
    const host = `demo.localhost:${server.port}`;
    const login = await server.request({ host, method: 'POST', path: '/api/account/login', body: owner });
    const { cookie } = login;
    const page = (await server.request({ host, path: '/api/page?slug=contact' })).json() as { _id: string };
    const path = `/api/page/${page._id}`;
    await server.request({ host, method: 'PUT', path, cookie, body: { slug: 'find-us' } });
    const old = await server.request({ host, path: '/contact?from=card' });
    expect([old.status, old.headers['location']]).toEqual([301, '/find-us?from=card']);
    expect((await server.request({ host, path: '/find-us' })).status).toBe(200);
    await server.request({ host, method: 'PUT', path, cookie, body: { slug: 'contact' } });
    expect((await server.request({ host, path: '/contact' })).status).toBe(200);
  });

  test.each([noScript, {}])('that leads nowhere says so (%o)', async (options) => {
    const page = await somebody(options);
    for (const path of ['/account/order/zzz', '/booking/zzz', '/waiting/zzz', '/no-such-page']) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await page.getByText('This page could not be found').waitFor();
    }
    await page.getByRole('link', { name: 'Go Home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});

test('every breakpoint of the specification changes how a page is set', async () => {
  const page = await somebody();
  await page.goto('/');
  const look = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return page.evaluate(() => {
      const { getPropertyValue } = CSSStyleDeclaration.prototype;
      const style = getComputedStyle(document.documentElement);
      return ['--step-0', '--step-5', '--width-content'].map((name) => getPropertyValue.call(style, name));
    });
  };
  for (const width of [1400, 1600, 1950, 2200])
    expect(await look(width), `${width}`).not.toEqual(await look(width - 1));
});

describe('a refusal is said beside what failed, and as one toast', () => {
  const down = 'Looks like the server is down... shit.';
  const broken = { status: 500, json: {} };
  const expectBoth = async (page: Page, sentence: string) => {
    await page.getByRole('alert').or(page.getByRole('main')).getByText(sentence).waitFor();
    await page.getByRole('status').getByText(sentence).waitFor();
    expect(await page.getByText(sentence).count()).toBe(2);
  };

  interface Held {
    id: string;
    key: string;
  }
  /** An order as the checkout leaves it for the payment step. */
  const hold = (page: Page, order: Held) =>
    page.evaluate((held) => {
      const state = { details: {}, order: held };
      localStorage.setItem('sitewright-pending-order', JSON.stringify({ state, version: 0 }));
    }, order);
  /** An order with payment on collection. */
  const collectedOrder = async (goods: readonly { _id: string; options: unknown[] }[]): Promise<Held> => {
    const { cookie } = await server.request({ method: 'POST', path: '/api/account/login', body: owner });
    const settings = {
      manual: { enabled: false, text: '', days: 7, collection: { enabled: true, text: '' } },
    };
    await server.request({ method: 'PUT', path: '/api/shop/settings', cookie, body: { settings } });
    const productId = goods.find(({ options }) => options.length === 0)?._id;
    const body = {
      origin: '/order/checkout',
      deliveryAddress: null,
      shippingOption: 'pickup',
      payment: {},
      items: [{ productId, quantity: 1 }],
      email: 'collects@visitor.test',
      name: 'Ada Brook',
    };
    const reply = await server.request({ method: 'POST', path: '/api/order/pending', body });
    expect(reply.status, reply.text).toBe(201);
    const { _id, accessKey } = reply.json() as { _id: string; accessKey: string };
    return { id: _id, key: accessKey };
  };

  test('a screen that can’t be loaded', async () => {
    const page = await somebody();
    await page.goto('/about');
    await page.mouse.move(200, 200);
    await takenOver(page);
    await page.route(/\/api\/products/, (route) => route.fulfill(broken));
    await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Uh oh....' }).waitFor();
    await expectBoth(page, down);
  });

  test('times, a cart, an order and a payment', async () => {
    const { json } = await server.request({ path: '/api/products?limit=100' });
    const goods = json() as { _id: string; slug: string; options: unknown[] }[];
    const page = await somebody();
    await page.goto(`/product/${goods.find(({ options }) => options.length === 0)?.slug}`);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('link', { name: /Cart, items: 1/ }).waitFor();
    const why = 'That is not for sale today.';
    await page.route('**/api/order/quote', (route) => route.fulfill({ status: 400, json: { error: why } }));
    await page.goto('/order/cart');
    await expectBoth(page, why);
    await page.unroute('**/api/order/quote');

    const order = { id: '00000000-0000-4000-8000-000000000000', key: 'k' };
    await hold(page, order);
    await page.route(`**/api/order/${order.id}`, (route) => route.fulfill(broken));
    await page.goto('/order/payment');
    await expectBoth(page, down);

    await hold(page, await collectedOrder(goods));
    await page.route('**/api/order/*/place', (route) => route.fulfill({ status: 409, json: { error: why } }));
    await page.goto('/order/payment');
    await page.getByRole('button', { name: 'Place order' }).click();
    await expectBoth(page, why);
    expect(await page.getByRole('button', { name: 'Place order' }).getAttribute('aria-disabled')).toBeNull();

    await page.route(/\/slots\?/, (route) => route.fulfill(broken));
    await page.goto('/classes');
    await page.locator('[data-runs]').first().scrollIntoViewIfNeeded();
    await expectBoth(page, down);
  });

  test('the bar of a navigation that takes longer is shown for 200 ms at least', async () => {
    const page = await somebody();
    await page.goto('/about');
    await page.mouse.move(200, 200);
    await takenOver(page);
    // Held until the progress bar is shown, so that it would disappear immediately.
    const shown = Promise.withResolvers<void>();
    await page.exposeFunction('barShown', () => shown.resolve());
    await page.route(/\/api\/products/, async (route) => {
      await shown.promise;
      await route.continue();
    });
    await page.evaluate(() => {
      const bars = new MutationObserver((records) => {
        const isBusy = records.some(({ target }) => (target as HTMLElement).dataset['busy'] === 'true');
        performance.mark(`bar-${isBusy}`);
        if (isBusy) (window as unknown as { barShown: () => void }).barShown();
      });
      bars.observe(document.body, { subtree: true, attributeFilter: ['data-busy'] });
    });
    await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click();
    await page.waitForFunction(() => performance.getEntriesByName('bar-false').length > 0);
    const [on, off] = await page.evaluate(() =>
      ['true', 'false'].map((busy) => performance.getEntriesByName(`bar-${busy}`)[0]?.startTime ?? 0),
    );
    expect((off ?? 0) - (on ?? 0)).toBeGreaterThanOrEqual(195);
  });
});

describe('the admin', () => {
  test('sends a visitor to sign in, and lets the owner go on from there', async () => {
    const asked = await server.request({ path: '/admin' });
    expect(asked.headers['location']).toBe('/loading?returnTo=%2Fadmin');
    const loading = await server.request({ path: '/loading?returnTo=%2Fadmin' });
    expect(loading.headers['location']).toBe('/account?returnTo=%2Fadmin');
    // Pages, terms and entries of a site have addresses of one, two and three parts.
    for (const path of [
      '/admin/orders',
      '/admin/orders/zzz',
      '/admin/settings/misc',
      '/admin/pages/edit/zzz',
    ]) {
      const reply = await server.request({ path });
      expect([reply.status, reply.headers['location']]).toEqual([
        302,
        `/loading?${new URLSearchParams({ returnTo: path })}`,
      ]);
    }
    const page = await somebody();
    await page.goto('/admin');
    expect(page.url()).toMatch(/\/account\?returnTo=%2Fadmin$/);
    await signIn(page, owner);
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    expect(pathOf(page)).toBe('/admin');
  });

  test('is not for customers, who are told so', async () => {
    const page = await somebody();
    await page.goto('/account');
    await register(page, 'customer@visitor.test');
    const answer = await page.goto('/admin');
    expect(answer?.status()).toBe(403);
    await page.getByText('Only people who work on this site can open the admin.').waitFor();
  });
});

test('no browser complained', () => expect(complaints).toEqual([]));
