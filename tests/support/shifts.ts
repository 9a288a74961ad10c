import type { BrowserContext, Page } from 'playwright-core';

/** Measures layout shifts from the next document on, as Chromium does. https://web.dev/articles/cls */
export const watchShifts = (of: Page | BrowserContext): Promise<unknown> =>
  of.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The layout shift of a watched document so far, including shifts after input. */
export const shifted = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0);
  });
