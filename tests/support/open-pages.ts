import type { BrowserContext } from 'playwright-core';

const contexts = new Set<BrowserContext>();

/** Characters of a page’s text. */
const MOST_TEXT = 1_500;

/** Remembers the pages of a context until it is closed. */
export function watchPages(context: BrowserContext): void {
  contexts.add(context.on('close', () => contexts.delete(context)));
}

/**
 * What the open pages show: for a test that failed after waiting for something, the address and text say what was there
 * instead. Pages that no longer answer are left out.
 */
export async function textOfOpenPages(): Promise<string[]> {
  const pages = [...contexts].flatMap((context) => context.pages());
  const texts = pages.map(async (page) => {
    const text = await page.locator('body').innerText({ timeout: 2_000 });
    return `${page.url()}\n${text.replaceAll(/\n+/g, '\n').slice(0, MOST_TEXT)}`;
  });
  return (await Promise.allSettled(texts)).flatMap((text) => (text.status === 'fulfilled' ? text.value : []));
}
