import axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';

export interface Finding {
  kind: 'console' | 'axe' | 'journey';
  text: string;
}

interface AxeRun {
  violations: { id: string; help: string; nodes: { target: unknown[] }[] }[];
}

async function runAxe(page: Page): Promise<Finding[]> {
  await page.evaluate(axe.source);
  const result = await page.evaluate<AxeRun>(
    `axe.run(document, { resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })`,
  );
  return result.violations.map(({ id, help, nodes }) => {
    const where = nodes.slice(0, 3).map((node) => String(node.target[0]));
    const more = nodes.length > 3 ? ` and ${nodes.length - 3} more` : '';
    return { kind: 'axe', text: `${id}: ${help} (${where.join(', ')}${more})` };
  });
}

/** Scrolls through the page, because lazy images load only when visible, then back to the top. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {});
  await page.evaluate(`(async () => {
    const isInSight = (image) => {
      const { width, top, bottom } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight && image.checkVisibility();
    };
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
      await Promise.all([...document.images].filter(isInSight).map((image) => image.decode().catch(() => {})));
    }
    scrollTo(0, 0);
    await document.fonts.ready;
  })()`);
}

/** Opens an address and takes a full-page screenshot. @returns findings */
export async function visit(context: BrowserContext, url: string, picture: string): Promise<Finding[]> {
  const page = await context.newPage();
  const findings: Finding[] = [];
  // Chromium logs the 404 of a page that is meant to be missing.
  const expected = (text: string, from: string): boolean => from === page.url() && /status of 404/.test(text);
  page.on('console', (message) => {
    const { url: from } = message.location();
    if (message.type() !== 'error' || expected(message.text(), from)) return;
    findings.push({ kind: 'console', text: from ? `${message.text()} (${from})` : message.text() });
  });
  page.on('pageerror', (error) => findings.push({ kind: 'console', text: error.message }));
  try {
    await page.goto(url, { waitUntil: 'load' });
    // A screen that stays blank is quiet and has nothing for axe to find.
    await page.locator('main').first().waitFor();
    await settle(page);
    await page.screenshot({ path: picture, fullPage: true, animations: 'disabled' });
    findings.push(...(await runAxe(page)));
  } catch (error) {
    findings.push({ kind: 'console', text: `The screen could not be taken: ${String(error).split('\n')[0]}` });
  } finally {
    await page.close();
  }
  return findings;
}
