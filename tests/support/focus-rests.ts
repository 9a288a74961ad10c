import type { Locator, Page } from 'playwright-core';

const typing = ['fill', 'focus', 'press', 'pressSequentially'] as const;
const atRest = 'new Promise((done) => requestIdleCallback(done, { timeout: 1000 }))';
const patched = new WeakSet<object>();

/**
 * A dialog takes the focus by a timer after it is drawn. Playwright gives a control the focus and types in two steps: that timer
 * may fall between them, and what was meant for the control goes to the dialog's first one, its close button. From now on a page
 * has done all it had to do at once before anything is typed into it, as it has for everybody with hands.
 */
export function typeWhereFocusRests(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator;
  if (patched.has(locators)) return;
  patched.add(locators);
  for (const name of typing) {
    const act = locators[name] as (this: Locator, ...args: unknown[]) => Promise<void>;
    Object.assign(locators, {
      async [name](this: Locator, ...args: unknown[]) {
        await this.waitFor({ state: 'attached' });
        // A page that is leaving has no dialogs.
        await this.page()
          .evaluate(atRest)
          .catch(() => undefined);
        return act.apply(this, args);
      },
    });
  }
}
