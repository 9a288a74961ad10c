import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { familyOf } from '../../../../../bench/support/processes.ts';
import type { LibraryFile } from '../../contract.ts';
import type { BrandState } from '../../../websites/brand-contract.ts';
import { launchBrowser } from '../../../../../tests/support/browser.ts';
import { eventually } from '../../../../../tests/support/eventually.ts';
import { formOf } from '../../../../../tests/support/forms.ts';
import { owner, type RunningServer, startServer } from '../../../../../tests/support/server.ts';
import { shifted, watchShifts } from '../../../../../tests/support/shifts.ts';
import { plainPng } from './png.ts';

let server: RunningServer;
let browser: Browser;
let cookie: string;

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
  ({ cookie } = await server.request({ method: 'POST', path: '/api/account/login', body: owner }));
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const visit = (path: string) => server.request({ path });
async function own<T>(method: string, path: string, more: object = {}): Promise<T> {
  const answer = await server.request({ method, path, cookie, ...more });
  if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`);
  return answer.json() as T;
}
const ready = (id: string): Promise<LibraryFile> =>
  eventually(
    () => own<LibraryFile>('GET', `/api/file/${id}`),
    ({ state }) => state !== 'waiting',
    { what: 'the picture is prepared' },
  );
async function upload(name: string, bytes: Buffer): Promise<LibraryFile> {
  const [file] = await own<LibraryFile[]>(
    'POST',
    '/api/files/',
    formOf([{ name: 'files', fileName: name, bytes }]),
  );
  if (!file) throw new Error('Nothing was uploaded.');
  return ready(file._id);
}
const square = (background: string) =>
  sharp({ create: { width: 640, height: 640, channels: 3, background } })
    .png()
    .toBuffer();
const iconIn = (html: string): string => /rel="apple-touch-icon" href="([^"]+)"/.exec(html)?.[1] ?? '';

test('the demo’s pictures are there in the newest format and a fitting size, and nothing jumps', async () => {
  const page = await browser.newPage({ viewport: { width: 1100, height: 900 } });
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  // The test machine may lack the system fonts that fallbacks rely on, so text would move when fonts are loaded.
  await page.route('**/*.woff2', (route) => route.fulfill({ body: '', contentType: 'font/woff2' }));
  await watchShifts(page);
  await page.goto(`${server.url}/`);
  const pictures = page.locator('main picture img').filter({ visible: true });
  for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
  const shown = await eventually(
    () =>
      pictures.evaluateAll((all) =>
        (all as HTMLImageElement[]).map((img) => ({
          name: img.currentSrc.split('/').at(-1) ?? '',
          loaded: img.complete && img.naturalWidth > 0,
          // The drawn size, including what is cropped at the sides.
          width: Math.max(img.clientWidth, (img.clientHeight * img.naturalWidth) / img.naturalHeight),
        })),
      ),
    (all) => all.length > 5 && all.every(({ loaded }) => loaded),
    { what: 'all pictures are loaded' },
  );
  for (const { name, width } of shown) {
    expect(name).toMatch(/^w\d+\.avif$/);
    const step = Number(name.slice(1, -5));
    expect(step).toBeGreaterThanOrEqual(width * 0.98);
    // At most one step more than needed (decision 098).
    expect(step).toBeLessThanOrEqual(Math.max(320, width * 2.25));
  }
  expect(await shifted(page)).toBe(0);
  expect(await page.locator('main img[aria-hidden]').first().getAttribute('src')).toMatch(
    /^data:image\/webp/,
  );
  expect(complaints).toEqual([]);
  await page.close();
});

test('what is shared of the home page is a picture of the networks’ shape', async () => {
  const { text } = await visit('/');
  const address = new URL(/property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? '');
  const picture = await visit(address.pathname);
  expect(picture.headers['content-type']).toBe('image/jpeg');
  expect(await sharp(picture.bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('every sign of the site is made of one picture, and follows it when it is replaced', async () => {
  const file = await upload('sign.png', await square('#c00'));
  const state = await own<BrandState>('GET', '/api/website/brand');
  const icon = { src: file.urls.original, alt: 'A sign', file: file._id };
  const branding = { ...state.published, brand: { ...state.published.brand, icon } };
  await own('PUT', '/api/website/brand/draft', { body: { branding } });
  await own('POST', '/api/website/brand/publish', { body: {} });

  const before = iconIn((await visit('/')).text);
  expect(before).toContain(file._id);
  for (const [path, width] of [
    ['/apple-touch-icon.png', 180],
    ['/icons/192.png', 192],
    ['/icons/512.png', 512],
    ['/icons/maskable.png', 512],
  ] as const) {
    const { status, headers } = await visit(path);
    expect(status).toBe(302);
    const shown = await visit(headers.location ?? '');
    expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: 'png', width, height: width });
  }
  const { headers } = await visit('/favicon.ico');
  expect((await visit(headers.location ?? '')).headers['content-type']).toBe('image/x-icon');

  const form = formOf([{ name: 'file', fileName: 'other.png', bytes: await square('#00c') }]);
  await own('POST', `/api/file/${file._id}/replace`, form);
  await ready(file._id);
  const after = await eventually(
    async () => iconIn((await visit('/')).text),
    (href) => href !== before && href !== '',
    { what: 'the page leads to the new sign' },
  );
  const pixel = await sharp((await visit(after)).bytes)
    .extract({ left: 90, top: 90, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect([...pixel.subarray(0, 3)]).toEqual([0, 0, 204]);
});

test('a pixel bomb is refused with a sentence, while pages are answered', async () => {
  const [, { status }] = await Promise.all([
    expect(upload('bomb.png', plainPng(30_000, 30_000))).rejects.toThrow('30,000 × 30,000'),
    visit('/about'),
  ]);
  expect(status).toBe(200);
});

test('the process for pictures ends with the server, and nothing unfinished is left', async () => {
  await upload('last.png', await square('#0c0'));
  const pid = server.process.pid ?? 0;
  const family = await familyOf([pid]);
  const workers = [];
  for (const each of family) {
    const line = await readFile(`/proc/${each}/cmdline`, 'utf8').catch(() => '');
    if (line.includes('images/worker.ts')) workers.push(each);
  }
  expect(workers).toHaveLength(1);
  const dataDir = server.dataDir;
  const left = async () =>
    (await readdir(join(dataDir, 'unfinished'), { recursive: true })).filter((name) => /\//.test(name));
  expect(await left()).toEqual([]);
  expect(await server.stop()).toBe(0);
  for (const each of workers) expect(existsSync(`/proc/${each}`)).toBe(false);
});
