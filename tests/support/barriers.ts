import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Expects no findings of axe in the page, without frames. Repeats while colours are in transition. */
export async function expectNoBarriers(page: Page): Promise<void> {
  await page.evaluate(`${axe};0`);
  const barriers = () =>
    page.evaluate(
      `axe.run(document, { iframes: false, preload: false, resultTypes: ['violations'] }).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 200))))`,
    );
  await expect.poll(barriers).toEqual([]);
}

/** Expects nothing to be wider than the window. */
export async function expectToFit(page: Page): Promise<void> {
  const wider = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(wider, { message: page.url() }).toBeLessThanOrEqual(0);
}
