import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ar as orderWords } from '../../src/features/orders/messages/order/ar.ts';
import { launchBrowser } from '../support/browser.ts';
import { ownerWindow } from '../support/owner-window.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import type { WindowCall } from '../support/window-calls.ts';

let server: RunningServer;
let browser: Browser;
let call: WindowCall;
let admin: Page;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  ({ call, page: admin } = await ownerWindow(browser, server));
  await call('put', '/api/website', { settings: { locale: 'ar-EG' } });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('English texts of blocks on an Arabic page end in their full stop or question mark, and begin where Arabic ones do', async () => {
  const page = await browser.newPage({ baseURL: server.url, viewport: { width: 390, height: 844 } });
  const texts: Awaited<ReturnType<typeof endings>>[] = [];
  for (const path of ['/visit', '/faq']) {
    await page.goto(path);
    texts.push(await endings(page.locator('.blocks :is(p, summary > span)')));
    expect(texts.at(-1)?.length).toBeGreaterThan(3);
  }
  expect(texts.flat().filter(({ isAtEnd }) => !isAtEnd)).toEqual([]);
  expect(texts.flat().filter(({ side }) => !/right|center/.test(side))).toEqual([]);
});

test('Arabic headings have room for marks above and below their letters, and no space between joined ones', async () => {
  const page = await browser.newPage({ baseURL: server.url });
  for (const path of ['/', '/account']) {
    await page.goto(path);
    const { height, spacing } = await page.locator('h1').evaluate((heading) => {
      const { lineHeight, fontSize, letterSpacing } = getComputedStyle(heading);
      return { height: Number.parseFloat(lineHeight) / Number.parseFloat(fontSize), spacing: letterSpacing };
    });
    expect(height).toBeCloseTo(1.35, 2);
    expect(['normal', '0px']).toContain(spacing);
  }
});

/** Where texts that are directly in these elements, and end in a full stop or a question mark, have it. */
const endings = (elements: Locator) =>
  elements.evaluateAll((all) => {
    const found: { text: string; isAtEnd: boolean; side: string }[] = [];
    for (const element of all) {
      const last = element.lastChild;
      const text = last?.textContent ?? '';
      if (!(last instanceof Text) || !/[A-Za-z][.?]$/.test(text)) continue;
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
        side: getComputedStyle(element).textAlign,
      });
    }
    return found;
  });

test('in the English admin, subjects of Arabic emails are written from right to left', async () => {
  await admin.goto(`${server.url}/admin/settings/email`);
  // With the name of a placeholder at its left, which is its end.
  const subject = admin.locator('bdi', { hasText: 'مرحبًا بك في' });
  await subject.waitFor();
  expect(await subject.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  const [text, placeholder] = await subject.evaluate((element) =>
    [...element.childNodes].map((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect().left;
    }),
  );
  expect(placeholder).toBeLessThan(text ?? 0);
});

test('on a phone, the note on early downloads is apart from its button', async () => {
  const files = [{ file: crypto.randomUUID(), label: 'كتاب الطلاء (PDF)' }];
  const product = { label: 'كتاب الطلاء', kind: 'digital', price: 9, published: true, files };
  const { _id: productId } = await call<{ _id: string }>('post', '/api/product', product);
  const guest = {
    email: 'ada@guests.test',
    name: 'Ada Brook',
    deliveryAddress: null,
    payment: {},
    downloadConsent: false,
  };
  const begun = await server.request({
    path: '/api/order/pending',
    method: 'POST',
    body: { ...guest, origin: '/order/checkout', items: [{ productId, quantity: 1 }] },
  });
  const { _id: order, accessKey = '' } = begun.json() as { _id: string; accessKey?: string };
  const paid = await server.request({
    path: '/api/payment/test',
    method: 'POST',
    body: { order, card: '4242424242424242' },
    headers: { 'x-order-key': accessKey },
  });
  expect(paid.status, paid.text).toBe(200);
  const page = await browser.newPage({ baseURL: server.url, viewport: { width: 390, height: 844 } });
  await page.goto(`/account/order/${order}?key=${accessKey}`);
  const note = await page.getByText(orderWords.downloadNowLead).boundingBox();
  const button = await page.getByRole('button', { name: orderWords.agreeAndDownload }).boundingBox();
  expect((button?.y ?? 0) - ((note?.y ?? 0) + (note?.height ?? 0))).toBeGreaterThan(8);
});
