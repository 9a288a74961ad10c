import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { type RunningServer, startServer } from '../support/server.ts';

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

const takenOver = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );

/** The target is reached within the number of stops of a long page, each visible: there is no keyboard trap. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < 90; stops += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const stop = document.activeElement as HTMLElement;
      if (stop === document.body) return null;
      const { top, bottom } = stop.getBoundingClientRect();
      // A card shows the focus ring of its link around itself.
      const isShown = [null, '::after'].some((part) => getComputedStyle(stop, part).outlineStyle !== 'none');
      const isSeen = isShown && bottom > 0 && top < innerHeight;
      return isSeen && stop.tabIndex === 0 ? null : stop.outerHTML.slice(0, 200);
    });
    expect(hidden).toBeNull();
    if (await target.evaluateAll((all) => all.some((each) => each === document.activeElement))) return;
  }
  throw new Error(`The Tab key never reaches ${target.toString()} on ${page.url()}.`);
}

test('by keyboard alone a visitor gets from the home page to a paid order, and to a booking', async () => {
  const context = await browser.newContext({
    baseURL: `http://demo.localhost:${server.port}`,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const go = async (target: Locator, to: Locator) => {
    await tabTo(page, target);
    await page.locator(':focus').press('Enter');
    await to.waitFor();
  };
  const type = async (label: string, words: string) => {
    const field = page.getByLabel(label, { exact: true });
    await tabTo(page, field);
    await field.pressSequentially(words);
  };
  const header = page.getByRole('banner');

  await page.goto('/');
  await page.locator('body').press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await go(header.getByRole('link', { name: 'Shop', exact: true }), title('Shop'));
  await go(page.getByRole('link', { name: 'Estuary mug' }), title('Estuary mug'));
  const add = page.getByRole('button', { name: 'Add to cart' });
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await tabTo(page, add);
  await takenOver(page);
  await add.press('Enter');
  await drawer.getByText('Added to cart.').waitFor();
  const isInside = () => page.evaluate(() => !!document.activeElement?.closest('dialog'));
  await expect.poll(isInside).toBe(true);
  await page.locator(':focus').press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await expect.poll(() => add.evaluate((button) => button === document.activeElement)).toBe(true);
  await add.press('Enter');
  await drawer.getByText('Added to cart.').waitFor();
  await go(drawer.getByRole('link', { name: 'Checkout', exact: true }), title('Checkout'));
  await type('Email address', 'keys@guests.test');
  await type('Full name', 'Kay Byron');
  await type('Address', '1 Kiln Lane');
  await type('Town or city', 'Fowey');
  await type('Postcode', 'BS1 1AA');
  await go(page.getByRole('button', { name: 'Continue to payment' }), title('Payment'));
  await type('Card number', '4242 4242 4242 4242');
  await go(page.getByRole('button', { name: /^Pay £/ }), title('Thank you'));

  await page.goto('/');
  await go(page.getByRole('link', { name: 'Book a class' }), title('Get your hands dirty'));
  await go(page.getByRole('link', { name: 'Open studio evening' }), title('Open studio evening'));
  const free = page.locator('table:not([aria-busy="true"]) [data-free]');
  await free.first().waitFor();
  // The next evening may be too soon.
  await go(page.getByRole('button', { name: 'Next month' }), free.nth(1));
  await tabTo(page, free);
  await page.locator(':focus').press('ArrowDown');
  await free.and(page.locator(':focus')).press('Enter');
  await go(page.getByRole('button', { name: /^18:30/ }), page.getByLabel('Full name'));
  await type('Full name', 'Kay Byron');
  await type('Email address', 'keys@guests.test');
  await go(page.getByRole('button', { name: 'Confirm booking' }), title('You’re booked'));
  expect(complaints).toEqual([]);
  await context.close();
});
