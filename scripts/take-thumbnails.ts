/**
 * Takes the screenshots on the landing page: `public/starters/` (the home page of each starter) and
 * `public/platform/` (the demo site and its admin, on desktop and phone). Starts its own server with fresh data;
 * `npm run thumbnails -- starters 3000 ./data` uses a running one; `npm run thumbnails -- journal,podcast` takes only those of
 * these starters.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { starters } from '../src/app/starters/index.ts';
import { startBrowser } from '../tests/support/browser.ts';
import { owner, type RunningServer, startServer } from '../tests/support/server.ts';
import { windowOf } from './screens/people.ts';
import { fillStarters } from './starters/fill.ts';

const folder = (name: string): URL => {
  const made = new URL(`../public/${name}/`, import.meta.url);
  mkdirSync(made, { recursive: true });
  return made;
};

/**
 * Loads the page twice, because fonts that load late are missing from the first view. The admin's live connections keep
 * the network busy, so it waits for an element instead.
 * @param awaited selector of an element that script renders
 */
async function settled(page: Page, url: string, awaited: (page: Page) => Locator): Promise<void> {
  const shown = awaited(page).first();
  for (let turn = 0; turn < 2; turn++) {
    await page.goto(url);
    await shown.waitFor();
  }
  await shown.evaluate(PICTURES_AND_FONTS);
}

/** Waits for images in the document of an element. Those further down load late or never; the editor's frame is as high as its page. */
const PICTURES_AND_FONTS = `({ ownerDocument: { fonts, images } }) => Promise.all([fonts.ready, ...[...images]
  .filter((image) => !image.complete && image.getBoundingClientRect().top < 700)
  .map((image) => new Promise((done) => {
    image.addEventListener('load', done);
    image.addEventListener('error', done);
  }))])`;

const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function keep(page: Page, file: URL, width: number): Promise<void> {
  const taken = await page.screenshot({ animations: 'disabled' });
  await write(taken, file, width);
}

async function write(taken: Buffer, file: URL, width: number): Promise<void> {
  const made = await sharp(taken).resize(width).webp({ quality: 80, effort: 6 }).toBuffer();
  writeFileSync(file, made);
  console.log(`${file.pathname.split('/').slice(-2).join('/')} ${(made.length / 1024).toFixed(0)} KB`);
}

async function takeStarters(
  browser: Browser,
  { port, dataDir }: Pick<RunningServer, 'port' | 'dataDir'>,
  keys: readonly string[],
): Promise<void> {
  await fillStarters({ PORT: String(port), DATA_DIR: dataDir }, keys);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 960 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  for (const key of keys) {
    await settled(page, `http://${key}.localhost:${port}/`, title);
    await keep(page, new URL(`${key}.webp`, folder('starters')), 800);
  }
  await context.close();
}

interface View {
  name: string;
  person: 'visitor' | 'owner';
  path: string;
  /** Its place on the landing page. */
  on: readonly ('desk' | 'phone')[];
  awaited: (page: Page) => Locator;
}

const views: readonly View[] = [
  { name: 'site', person: 'visitor', path: '/', on: ['desk', 'phone'], awaited: title },
  { name: 'shop', person: 'visitor', path: '/shop', on: ['phone'], awaited: title },
  {
    name: 'editor',
    person: 'owner',
    path: '/admin/pages/edit',
    on: ['desk'],
    awaited: (page) => page.frameLocator('iframe:not([aria-hidden=true])').getByRole('heading', { level: 1 }),
  },
  {
    name: 'booking',
    person: 'visitor',
    path: '/service/private-lesson',
    on: ['desk'],
    awaited: (page) => page.getByRole('button', { name: /^\d\d:\d\d/ }),
  },
  {
    name: 'products',
    person: 'owner',
    path: '/admin/products',
    on: ['phone'],
    awaited: (page) => page.locator('#main img'),
  },
];

async function takeProduct(browser: Browser, url: string): Promise<void> {
  for (const [device, width, height, kept] of [
    ['desk', 1440, 900, 1120],
    ['phone', 390, 800, 390],
  ] as const)
    for (const person of ['visitor', 'owner'] as const) {
      const context = await windowOf(browser, person, width, url, owner, { dark: false } as Parameters<
        typeof windowOf
      >[5]);
      const page = await context.newPage();
      await page.setViewportSize({ width, height });
      for (const { name, path, awaited } of views.filter(
        (view) => view.person === person && view.on.some((each) => each === device),
      )) {
        await settled(page, new URL(path, url).href, awaited);
        const taken = await page.screenshot({ animations: 'disabled' });
        await write(taken, new URL(`${name}-${device}.webp`, folder('platform')), kept);
        if (device === 'desk')
          await write(taken, new URL(`${name}-${device}-small.webp`, folder('platform')), 640);
      }
      await context.close();
    }
}

const [only, port, dataDir] = process.argv.slice(2);
const own = port && dataDir ? undefined : await startServer();
const at = own ?? { port: Number(port), dataDir: dataDir ?? '' };
const browser = await startBrowser();
try {
  const all = starters.filter(({ picture }) => picture).map(({ key }) => key);
  const named = all.filter((key) => only?.split(',').includes(key));
  const keys = named.length > 0 ? named : all;
  if (only !== 'platform') await takeStarters(browser, at, keys);
  if (only !== 'starters' && named.length === 0) await takeProduct(browser, `http://localhost:${at.port}`);
} finally {
  await browser.close();
  await own?.stop();
}
