import type { Locator, Page } from 'playwright-core';

const typing = ['fill', 'focus', 'press', 'pressSequentially'] as const;
// Not an idle callback: where frames follow each other, it comes only after its timeout.
const atRest = `new Promise((done) => {
  requestAnimationFrame(() => scheduler.postTask(done, { priority: 'background' }));
  setTimeout(done, 1000);
})`;
const pages = new WeakSet<Page>();

/**
 * A dialog takes the focus in a timer after it is rendered. Playwright focuses a control and types in two steps. The timer
 * may fire between them, and the keys go to the dialog's first control, its close button. This lets a page run its pending
 * timers before anything is typed into it, as people do. The page must run script.
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
          // A page that is being left has no dialogs.
          await page.evaluate(atRest).catch(() => undefined);
        }
        return act.apply(this, args);
      },
    });
  }
}
