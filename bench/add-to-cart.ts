import { moving, startBrowser } from '../tests/support/browser.ts';
import { startServer } from '../tests/support/server.ts';
import type { Figure } from './support/figures.ts';

export const name = 'add-to-cart';
export const describe =
  'From the press on “Add to cart” until the browser has painted the cart’s new count, on a product’s page of the demo shop, in Chromium';

const PRESSES = 40;

/** Presses the button and waits for the frame that shows the next count. @returns milliseconds */
function press(): Promise<number> {
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Add to cart',
  );
  const shown = () => document.querySelector('header a[href="/order/cart"]')?.textContent ?? '';
  const before = shown();
  const begun = performance.now();
  return new Promise((resolve) => {
    const painted = () =>
      shown() === before
        ? requestAnimationFrame(painted)
        : requestAnimationFrame(() => resolve(performance.now() - begun));
    button?.click();
    painted();
  });
}

export async function run(): Promise<Figure[]> {
  const [server, browser] = await Promise.all([startServer({ patience: 180_000 }), startBrowser()]);
  try {
    const page = await browser.newPage(moving);
    const products = (await server.request({ path: '/api/products?inStock=true&limit=1' })).json() as {
      slug: string;
    }[];
    await page.goto(`${server.url}/product/${products[0]?.slug}`);
    const button = page.getByRole('button', { name: 'Add to cart' });
    await button.click();
    await page.getByText('Added to your cart.').first().waitFor();
    const took: number[] = [];
    for (let count = 0; count < PRESSES; count += 1) took.push(await page.evaluate(press));
    const sorted = took.toSorted((a, b) => a - b);
    return [
      { what: 'the middle press', value: sorted[PRESSES / 2] ?? 0, unit: 'ms', goal: { atMost: 50 } },
      { what: 'p95', value: sorted[Math.floor(PRESSES * 0.95)] ?? 0, unit: 'ms', goal: { atMost: 50 } },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
