import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { type RunningServer, startServer } from '../support/server.ts';

const require = createRequire(import.meta.url);

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Fonts with the widths of visitors' fonts, because test machines may have none installed. */
const standIns: [pattern: RegExp, name: string, weight: number][] = [
  [/src:local\('Arial'\)[^;]*/g, 'arimo', 400],
  [/src:local\('Arial Bold'\)[^;]*/g, 'arimo', 700],
  [/src:local\('Times New Roman'\)[^;]*/g, 'tinos', 400],
  [/src:local\('Times New Roman Bold'\)[^;]*/g, 'tinos', 700],
];

async function open(width: number, arrived: boolean): Promise<Page> {
  // The policy names the page's style by its hash, which the replaced fonts change.
  const context = await browser.newContext({ viewport: { width, height: 800 }, bypassCSP: true });
  const page = await context.newPage();
  await page.route(
    (url) => url.origin === server.url,
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const standIn = /^\/stand-in\/(\w+)-(\d+)$/.exec(pathname);
      if (standIn) {
        const [, name, weight] = standIn;
        const path = require.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`);
        return route.fulfill({ body: await readFile(path), contentType: 'font/woff2' });
      }
      if (pathname.endsWith('.woff2')) return arrived ? route.continue() : route.abort();
      const kind = route.request().resourceType();
      // Content added by script arrives at any time and isn't tested here.
      if (kind === 'script') return route.abort();
      if (kind !== 'document') return route.continue();
      const response = await route.fetch();
      let body = await response.text();
      for (const [pattern, name, weight] of standIns)
        body = body.replaceAll(pattern, `src:url(/stand-in/${name}-${weight})`);
      return route.fulfill({ response, body });
    },
  );
  return page;
}

const heights = async (page: Page, path: string) => {
  await page.goto(`${server.url}${path}`);
  // Refused fonts count as settled too.
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => ({
    families: [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    text: [...document.querySelectorAll('main :is(h1, h2, h3, p, li)')].map(
      (part) => part.getBoundingClientRect().height,
    ),
  }));
};

const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);

// Letters differ, so a single heading may get a line more or less; over pages of text this evens out.
test.each([390, 1200])('text takes the same room before its fonts arrive, at %i px', async (width) => {
  const early = await open(width, false);
  const late = await open(width, true);
  const room = { before: 0, after: 0 };
  for (const path of ['/faq', '/terms', '/privacy', '/visit']) {
    const before = await heights(early, path);
    const after = await heights(late, path);
    expect(before.families.filter((name) => name.includes('Variable'))).toEqual([]);
    expect(before.families.some((name) => name.includes('desk'))).toBe(true);
    expect(after.families.some((name) => name.includes('Variable'))).toBe(true);
    expect(before.text).toHaveLength(after.text.length);
    room.before += sum(before.text);
    room.after += sum(after.text);
  }
  expect(Math.abs(room.before / room.after - 1)).toBeLessThanOrEqual(0.01);
  await early.context().close();
  await late.context().close();
});
