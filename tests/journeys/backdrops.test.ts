import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockKinds } from '../../src/app/blocks.ts';
import { palettes } from '../../src/features/websites/palettes.ts';
import { contrast } from '../../src/lib/theme/colour.ts';
import { launchBrowser } from '../support/browser.ts';
import { type OwnerWindow, ownerWindow } from '../support/owner-window.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
let browser: Browser;
let owner: OwnerWindow;

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
  owner = await ownerWindow(browser, server);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const picture = { src: '/demo/bowls.svg', alt: 'Bowls', width: 900, height: 900 };
const block = (type: string, props: object, index: number) => ({
  type,
  props: { ...structuredClone(blockKinds.get(type)?.defaults), ...props, id: `${type}-${index}` },
});

async function publish(slug: string, blocks: object[]) {
  const { _id } = await owner.call<{ _id: string }>('post', '/api/page', { name: slug, blocks, slug });
  await owner.call('post', `/api/page/${_id}/publish`, {});
}

/** The lowest contrast between a text on the image and the pixels behind it, by what the text says. */
async function weakest(page: Page): Promise<{ says: string; ratio: number }> {
  await page.locator('main [data-overlay] img').last().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll('main [data-surface=picture] *')].flatMap((each) => {
      const onImage = each.closest('[data-surface]')?.getAttribute('data-surface') === 'picture';
      if (!onImage || each.closest('.visually-hidden')) return [];
      return [...each.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        .map((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          const { left, top, width, height } = range.getBoundingClientRect();
          const at = { left: left + scrollX, top: top + scrollY, width, height };
          return { says: node.textContent ?? '', colour: getComputedStyle(each).color, ...at };
        });
    }),
  );
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main * { color: transparent !important; transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  const shot = sharp(await page.screenshot({ fullPage: true })).removeAlpha();
  const { data, info } = await shot.raw().toBuffer({ resolveWithObject: true });
  let least = { says: 'No text.', ratio: texts.length > 30 ? Infinity : 0 };
  for (const { says, colour, left, top, width, height } of texts)
    for (let y = Math.ceil(top); y < top + height; y += 4)
      for (let x = Math.ceil(left); x < Math.min(left + width, info.width); x += 4) {
        const at = (y * info.width + x) * 3;
        const ratio = contrast(colour, `rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`);
        if (ratio < least.ratio) least = { says, ratio };
      }
  return least;
}

test('text in front of a white or a black image is readable, on light and dark sites', async () => {
  const backed = { backdrop: 'picture', overlay: 'light', picture };
  const shown = [
    ['testimonials', { layout: 'cards' }],
    ['testimonials', { layout: 'plain' }],
    ['priceTable', {}],
    ['gallery', {}],
    ['people', {}],
    ['numbers', {}],
    ['featureList', {}],
    ['cards', {}],
  ] as const;
  await publish(
    'behind',
    shown.map(([type, props], index) => block(type, { ...backed, ...props }, index)),
  );
  for (const palette of ['estuary', 'midnight'] as const) {
    await owner.call('put', '/api/website', { settings: { colours: palettes[palette].colours } });
    for (const colour of ['white', 'black'])
      for (const width of [390, 1440]) {
        const page = await browser.newPage({ viewport: { width, height: 900 } });
        const body = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="${colour}"/></svg>`;
        await page.route('**/demo/bowls.svg', (route) =>
          route.fulfill({ contentType: 'image/svg+xml', body }),
        );
        await page.goto(`${server.url}/behind`);
        const { says, ratio } = await weakest(page);
        expect(ratio, `“${says}” on ${colour}, ${palette}, ${width}`).toBeGreaterThanOrEqual(4.5);
        await page.close();
      }
  }
});

test('a filter is for images that a block lists, and for the image behind it', async () => {
  const styling = { filter: 'mono' };
  const kinds = ['gallery', 'cards', 'testimonials', 'people'] as const;
  const listed = { picture: { ...picture, src: '/demo/plate.svg', alt: 'Plate' } };
  const filled = (type: string, props: object, index: number) => {
    const { items } = structuredClone(blockKinds.get(type)?.defaults ?? {}) as { items?: object[] };
    return block(type, { styling, picture, items: [{ ...items?.[0], ...listed }], ...props }, index);
  };
  await publish('filtered', [
    ...kinds.map((type, index) => filled(type, { backdrop: 'picture' }, index)),
    ...kinds.map((type, index) => filled(type, { backdrop: 'none' }, kinds.length + index)),
  ]);
  const page = await browser.newPage();
  await page.goto(`${server.url}/filtered`);
  const filters = (selector: string) =>
    page.locator(selector).evaluateAll((images) => images.map((image) => getComputedStyle(image).filter));
  const mono = 'grayscale(1)';
  expect(await filters('main [data-overlay] img')).toEqual([mono, mono, mono, mono]);
  const inFront = [mono, mono, 'none', 'none'];
  expect(await filters('main img[alt=Plate]')).toEqual([...inFront, ...inFront]);
  await page.close();
});

test('a video behind each kind can be paused with the keyboard', async () => {
  const kinds = ['featureList', 'gallery', 'numbers', 'people', 'priceTable', 'testimonials'];
  await publish(
    'moving-behind',
    kinds.map((type, index) => block(type, { backdrop: 'video', video: '/files/tour.mp4' }, index)),
  );
  const page = await browser.newPage({ reducedMotion: 'no-preference' });
  // A video that is still loading is paused and played as others are.
  await page.route('**/files/tour.mp4', () => undefined);
  await page.goto(`${server.url}/moving-behind`, { waitUntil: 'domcontentloaded' });
  const buttons = page.locator('main video + button');
  expect(await buttons.count()).toBe(kinds.length);
  for (const [index, kind] of kinds.entries()) {
    const button = buttons.nth(index);
    await button.focus();
    await expect
      .poll(
        async () => {
          await button.press('Enter');
          return button.getAttribute('aria-label');
        },
        { message: kind },
      )
      .toBe('Play video');
  }
  await page.close();
});

test('the browser had nothing to complain of', () => expect(owner.complaints).toEqual([]));
