import type { Browser, Page } from 'playwright-core';
import { moving, startBrowser } from '../tests/support/browser.ts';
import { startServer } from '../tests/support/server.ts';
import type { Figure } from './support/figures.ts';

export const name = 'script-budget';
export const describe =
  'Script that a content page fetches in Chromium, before its visitor does anything and after';

const paths = ['/', '/about', '/classes', '/glazes', '/faq', '/contact'];

/** Resolves when the page has made no request for a while. */
async function settle(page: Page): Promise<void> {
  let open = 0;
  let quietSince = performance.now();
  page.on('request', () => (open += 1));
  const close = () => {
    open -= 1;
    quietSince = performance.now();
  };
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  while (open > 0 || performance.now() - quietSince < 700) await page.waitForTimeout(50);
}

/** Kilobytes as transferred. */
async function measure(browser: Browser, url: string): Promise<{ before: number; after: number }> {
  const page = await browser.newPage(moving);
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  const total = async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
  await page.goto(url, { waitUntil: 'networkidle' });
  const before = await total();
  const settled = settle(page);
  await page.mouse.move(200, 200, { steps: 4 });
  await settled;
  const after = await total();
  await page.close();
  if (after === before) throw new Error(`${url} fetched nothing upon the first intent.`);
  return { before, after };
}

export async function run(): Promise<Figure[]> {
  const server = await startServer();
  const browser = await startBrowser();
  try {
    const figures: Figure[] = [];
    for (const path of paths) {
      const { before, after } = await measure(browser, `${server.url}${path}`);
      figures.push({ what: `${path} before`, value: before, unit: 'KB', goal: { atMost: 10 } });
      figures.push({ what: `${path} after`, value: after, unit: 'KB', goal: { atMost: 110 } });
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
}
