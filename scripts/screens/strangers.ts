import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { demoContent } from '../../src/app/demo/index.ts';
import type { SiteContent } from '../../src/app/site-content/site-content.ts';
import { starters } from '../../src/app/starters/index.ts';
import type { Block } from "../../src/lib/content/block-kind.ts";
import { walkTree } from '../../src/lib/content/block-tree.ts';
import { fillIn, follow, type Journey, setOut } from './journey.ts';
import type { Taken } from './report.ts';

interface Site {
  key: string;
  content: SiteContent;
}

const designed = starters.filter(({ picture }) => picture);
export const starterKeys = (): string[] => designed.map(({ key }) => key);

/** The demo, and the example site of each starter. */
export const sites = (): Site[] => [
  { key: 'demo', content: demoContent },
  ...designed.map(({ key, site }) => ({ key, content: site('') })),
];

/** The path of the first page with a block of one of these types. */
const pageWith = ({ pages }: SiteContent, ...types: string[]): string | undefined => {
  const found = pages.find(({ blocks = [] }) =>
    [...walkTree(blocks as Block[])].some(({ block }) => types.includes(block.type)),
  );
  return found && (found.slug === 'homepage' ? '/' : `/${found.slug}`);
};

const amountIn = (text: string | null): string => /[£€$][\d,.]+\d/.exec(text ?? '')?.[0] ?? '';

/** From the cart to a paid order. */
async function checkOut({ page, step, find }: Journey): Promise<boolean> {
  const main = page.getByRole('main');
  let total = '';
  return (
    (await step('checkout', async () => {
      await main.getByRole('link', { name: 'Checkout', exact: true }).click();
      await page.waitForURL('**/order/checkout');
      await page.getByLabel('Email address').waitFor();
    })) &&
    (await step('checkout, filled in', async () => {
      await fillIn(main.locator('form').first());
      await fillIn(main.locator('form').first());
    })) &&
    (await step('payment', async () => {
      await main.getByRole('button', { name: 'Continue to payment' }).click();
      await page.getByRole('heading', { level: 1, name: 'Payment' }).waitFor();
      await main
        .getByRole('button', { name: /^(Pay|Place order)/ })
        .first()
        .waitFor();
      const sums = await main.locator('dl').last().innerText();
      total = amountIn(sums.split(/Total/).at(-1) ?? '');
    })) &&
    (await step('paid', async () => {
      const card = page.getByLabel('Card number');
      if (await card.isVisible()) await card.fill('4242 4242 4242 4242');
      const pay = main.getByRole('button', { name: /^(Pay|Place order)/ }).first();
      const asked = amountIn(await pay.innerText());
      if (asked && asked !== total) find('journey', `asks for ${asked}, but the total is ${total}`);
      await pay.click();
      await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
      if (total && !(await main.innerText()).includes(total)) find('journey', `doesn’t show the total of ${total}`);
    }))
  );
}

async function buy(journey: Journey): Promise<void> {
  const { page, step } = journey;
  const main = page.getByRole('main');
  const isInCart =
    (await step('home', () => page.goto('/'))) &&
    (await step('shop', async () => {
      await follow(page, '/shop');
      await page.waitForURL('**/shop');
    })) &&
    (await step('product', async () => {
      await main.locator('a[href^="/product/"]').first().click();
      await page.waitForURL('**/product/**');
      await page.getByRole('button', { name: 'Add to cart' }).waitFor();
    })) &&
    (await step('cart drawer', async () => {
      await page.getByRole('button', { name: 'Add to cart' }).click();
      await page.getByRole('dialog', { name: 'Your cart' }).locator('[aria-busy="false"]').waitFor();
    })) &&
    (await step('cart', async () => {
      await page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'View cart' }).click();
      await page.waitForURL('**/order/cart');
      await main.getByRole('link', { name: 'Checkout', exact: true }).waitFor();
    }));
  if (isInCart) await checkOut(journey);
}

async function book(journey: Journey, from: string): Promise<void> {
  const { page, step } = journey;
  const main = page.getByRole('main');
  const time = main.getByRole('listitem').getByRole('button', { name: /^\d\d:\d\d/ });
  const add = main.getByRole('button', { name: /^(Confirm booking|Add to cart|Request)/ });
  const done = page.getByRole('heading', { level: 1, name: /You’re booked|Your cart|Request/ });
  const isSent =
    (await step('services', () => page.goto(from))) &&
    (await step('service', async () => {
      const link = main.locator('a[href^="/service/"]').first();
      if (await link.isVisible()) await link.click();
      await main.getByText(/Next available:/).getByRole('button').waitFor();
    })) &&
    (await step('times of next month', async () => {
      await page.getByRole('button', { name: 'Next month' }).click();
      await page.locator('table:not([aria-busy="true"]) [data-free]').nth(2).click();
      await time.first().waitFor();
    })) &&
    (await step('time', async () => {
      await time.first().click();
      await add.waitFor();
    })) &&
    (await step('booking, filled in', async () => fillIn(main.locator('form').last()))) &&
    (await step('booked', async () => {
      await add.click();
      await done.waitFor();
    }));
  if (isSent && /cart/.test(page.url()) && (await checkOut(journey)))
    await step('booking that was paid', async () => {
      await main.locator('a[href*="/booking/"], a[href*="/account/order/"]').first().click();
      await page.getByRole('heading', { level: 1 }).waitFor();
    });
}

async function write({ page, step, find }: Journey, from: string): Promise<void> {
  const form = page.getByRole('main').locator('form').filter({ has: page.locator('textarea') }).first();
  if (!(await step('contact', () => page.goto(from)))) return;
  if (!(await step('message, filled in', () => fillIn(form)))) return;
  await step('message sent', async () => {
    await form.getByRole('button').last().click();
    const thanks = page.locator('main [role="status"][id^="form-"]');
    await thanks.waitFor();
    const { y = 0, height = 0 } = (await thanks.boundingBox()) ?? {};
    if (y < 0 || y + height > (page.viewportSize()?.height ?? 0)) find('journey', 'says thank you outside the window');
  });
}

interface Way {
  port: string;
  width: number;
  slow: boolean;
  folder: string;
  onStep: (taken: Taken) => void;
}

/** Somebody new buys, books and writes, as far as the site offers that. */
export async function travel(browser: Browser, { key, content }: Site, way: Way): Promise<void> {
  const { port, width, slow, folder, onStep } = way;
  const services = content.bookings && (pageWith(content, 'booking', 'serviceList') ?? '/');
  const contact = pageWith(content, 'form');
  const aims: [string, ((journey: Journey) => Promise<void>) | false | undefined][] = [
    ['buys', content.shop && buy],
    ['books', services !== undefined && ((journey) => book(journey, services))],
    ['writes', contact !== undefined && ((journey) => write(journey, contact))],
  ];
  for (const [aim, go] of aims) {
    if (!go) continue;
    const journey = await setOut(browser, {
      site: key,
      url: `http://${key}.localhost:${port}`,
      width,
      slow,
      folder: join(folder, key, `${width}${slow ? '-slow' : ''}-${aim}`),
      onStep: (taken) => onStep({ ...taken, screen: `${taken.screen} (${aim})` }),
    });
    await go(journey);
    await journey.end();
  }
}
