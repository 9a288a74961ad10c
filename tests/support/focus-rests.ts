import type { Locator, Page } from 'playwright-core';

const typing = ['fill', 'focus', 'press', 'pressSequentially'] as const;
const atRest = 'new Promise((done) => requestIdleCallback(done, { timeout: 1000 }))';
const pages = new WeakSet<Page>();

/**
 * A dialog takes the focus by a timer after it is drawn. Playwright gives a control the focus and types in two steps: that timer
 * may fall between them, and what was meant for the control goes to the dialog's first one, its close button. From now on a page
 * has done all it had to do at once before anything is typed into it, as it has for everybody with hands. It must run script.
 */
export function typeWhereFocusRests(page: Page): void {
  patch(Object.getPrototypeOf(page.locator('html')) as Locator);
  pages.add(page);
}

const patched = new WeakSet<Locator>();
function patch(locators: Locator): void {
  if (patched.has(locators)) return;
  patched.add(locators);
  for (const name of typing) {
    const act = locators[name] as (this: Locator, ...args: unknown[]) => Promise<void>;
    Object.assign(locators, {
      async [name](this: Locator, ...args: unknown[]) {
        const page = this.page();
        if (pages.has(page)) {
          await this.waitFor({ state: 'attached' });
          // A page that is leaving has no dialogs.
          await page.evaluate(atRest).catch(() => undefined);
        }
        return act.apply(this, args);
      },
    });
  }
}
