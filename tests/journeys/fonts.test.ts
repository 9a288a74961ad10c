import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillStarters } from '../../scripts/starters/fill.ts';
import { demoPages } from '../../src/app/demo/index.ts';
import { starters } from '../../src/app/starters/index.ts';
import { launchBrowser } from '../support/browser.ts';
import { type RunningServer, startServer } from '../support/server.ts';

const require = createRequire(import.meta.url);

const designed = starters.filter(({ picture }) => picture);
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  server = await startServer();
  await fillStarters(
    { PORT: String(server.port), DATA_DIR: server.dataDir },
    designed.map(({ key }) => key),
  );
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

async function open(arrived: boolean): Promise<Page> {
  // The policy names the page's style by its hash, which the replaced fonts change.
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  await page.route(
    (url) => url.port === String(server.port),
    async (route) => {
      const { host, pathname } = new URL(route.request().url());
      const standIn = /^\/stand-in\/(\w+)-(\d+)$/.exec(pathname);
      if (standIn) {
        const [, name, weight] = standIn;
        const path = require.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`);
        return route.fulfill({ body: await readFile(path), contentType: 'font/woff2' });
      }
      if (pathname.endsWith('.woff2')) return arrived ? route.continue() : route.abort();
      const kind = route.request().resourceType();
      // Content added by script arrives at any time and isn't tested here; images have their sizes in the markup.
      if (kind === 'script' || kind === 'image') return route.abort();
      if (kind !== 'document') return route.continue();
      // Not by `fetch` of the route, because Node doesn't resolve names below `localhost` everywhere.
      const { status, text } = await server.request({ host, path: pathname });
      let body = text;
      for (const [pattern, name, weight] of standIns)
        body = body.replaceAll(pattern, `src:url(/stand-in/${name}-${weight})`);
      return route.fulfill({ status, body, contentType: 'text/html; charset=utf-8' });
    },
  );
  return page;
}

const widths = [390, 1440];

interface Laid {
  families: string[];
  /** For each width, the heights of all elements with text of their own. */
  heights: number[][];
}

async function laid(page: Page, url: string): Promise<Laid> {
  await page.goto(url);
  const heights: number[][] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // Refused fonts count as settled too. Another width may show text in further ones.
    await page.evaluate(() => document.fonts.ready);
    heights.push(
      await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter(
            (element) =>
              element.checkVisibility() &&
              getComputedStyle(element).display !== 'inline' &&
              [...element.childNodes].some(
                (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
              ),
          )
          .map((element) => element.getBoundingClientRect().height),
      ),
    );
  }
  const families = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  return { families, heights };
}

const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);

const sites = [
  ['demo', demoPages] as const,
  ...designed.map(({ key, site }) => [key, site('').pages] as const),
];

// Letters differ, so that a text may get a line more or less where its last word only just fits.
test('text takes the same lines before its fonts arrive', async () => {
  const early = await open(false);
  const late = await open(true);
  const counts = widths.map(() => ({ all: 0, changed: 0 }));
  for (const [key, pages] of sites) {
    const rooms = widths.map(() => ({ before: 0, after: 0 }));
    for (const { slug } of pages) {
      const url = `http://${key}.localhost:${server.port}/${slug === 'homepage' ? '' : slug}`;
      const before = await laid(early, url);
      const after = await laid(late, url);
      expect(before.families.filter((name) => name.includes('Variable'))).toEqual([]);
      expect(before.families.some((name) => name.includes('desk'))).toBe(true);
      expect(after.families.some((name) => name.includes('Variable'))).toBe(true);
      for (const [at, room] of rooms.entries()) {
        const [was = [], is = []] = [before.heights[at], after.heights[at]];
        expect(was).toHaveLength(is.length);
        room.before += sum(was);
        room.after += sum(is);
        const count = counts[at] ?? { all: 0, changed: 0 };
        count.all += was.length;
        count.changed += was.filter((height, index) => Math.abs(height / (is[index] ?? 0) - 1) > 0.01).length;
      }
    }
    for (const [at, { before, after }] of rooms.entries())
      expect(Math.abs(before / after - 1), `${key} at ${widths[at]} px`).toBeLessThanOrEqual(0.01);
  }
  for (const { all, changed } of counts) {
    expect(all).toBeGreaterThan(2000);
    expect(changed / all).toBeLessThanOrEqual(0.01);
  }
  await early.context().close();
  await late.context().close();
});
