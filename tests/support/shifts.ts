import type { BrowserContext, Page } from 'playwright-core';

/** From the next document on, counts how far content moves, as Chromium counts it. https://web.dev/articles/cls */
export const watchShifts = (of: Page | BrowserContext): Promise<unknown> =>
  of.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How far the content of a watched document has moved so far; typing excuses nothing. */
export const shifted = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0);
  });
