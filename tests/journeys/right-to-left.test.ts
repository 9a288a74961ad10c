import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { ownerWindow } from '../support/owner-window.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  const { call } = await ownerWindow(browser, server);
  await call('put', '/api/website', { settings: { locale: 'ar-EG' } });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('English texts of blocks on an Arabic page end in their full stop, and begin where Arabic ones do', async () => {
  const page = await browser.newPage({ baseURL: server.url, viewport: { width: 390, height: 844 } });
  await page.goto('/visit');
  const texts = await page.locator('.blocks p').evaluateAll((paragraphs) => {
    /** Of texts on the page: those directly in a paragraph that end in a full stop. */
    const found: { text: string; isAtEnd: boolean; side: string }[] = [];
    for (const paragraph of paragraphs) {
      const last = paragraph.lastChild;
      const text = last?.textContent ?? '';
      if (!(last instanceof Text) || !/[A-Za-z]\.$/.test(text)) continue;
      const rect = (from: number) => {
        const range = document.createRange();
        range.setStart(last, from);
        range.setEnd(last, from + 1);
        return range.getBoundingClientRect();
      };
      const stop = rect(text.length - 1);
      const letter = rect(text.length - 2);
      found.push({
        text,
        isAtEnd: stop.left >= letter.right - 1,
        side: getComputedStyle(paragraph).textAlign,
      });
    }
    return found;
  });
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter(({ isAtEnd }) => !isAtEnd)).toEqual([]);
  expect(texts.filter(({ side }) => !/right|center/.test(side))).toEqual([]);
});
