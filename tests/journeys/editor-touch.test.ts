import type { Browser, CDPSession, FrameLocator, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { blockKinds } from '../../src/app/blocks.ts';
import { launchBrowser } from '../support/browser.ts';
import { type OwnerWindow, ownerWindow } from '../support/owner-window.ts';
import { type RunningServer, startServer } from '../support/server.ts';

interface Point {
  x: number;
  y: number;
}

let server: RunningServer;
let browser: Browser;
let owner: OwnerWindow;
let page: Page;
let frame: FrameLocator;
let devtools: CDPSession;
let pageId: string;

const NAMES = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
const IN_ORDER = NAMES.join();

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
  owner = await ownerWindow(browser, server, 390);
  ({ page } = owner);
  frame = page.frameLocator('#preview-frame');
  devtools = await owner.context.newCDPSession(page);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Each block is about a quarter of the screen high. */
beforeEach(async () => {
  const blocks = NAMES.map((text, index) => ({
    type: 'heading',
    props: { id: text, text, level: index === 0 ? '1' : '2', styling: { pad: 'large' } },
  }));
  ({ _id: pageId } = await owner.call<{ _id: string }>('post', '/api/page', { name: 'Blocks', blocks }));
  await page.goto(`${server.url}/admin/pages/edit/${pageId}`);
  await frame.locator('[data-puck-component]').first().waitFor();
});

const order = async () => {
  const { blocks } = await owner.call<{ blocks: { props: { text: string } }[] }>(
    'get',
    `/api/page?_id=${pageId}&draft=true`,
  );
  return blocks.map(({ props }) => props.text).join();
};
const shown = async () =>
  (await frame.locator('[data-puck-component]').allInnerTexts()).map((each) => each.trim()).join();
const saved = () => page.getByText('Saved', { exact: true }).waitFor();
const dragHint = () => page.getByText('Drop the block on a line, or into an outlined area.');
const scrolled = () =>
  frame.locator('html').evaluate(({ ownerDocument }) => ownerDocument.defaultView?.scrollY ?? 0);
const middleOf = async (name: string, share = 0.5): Promise<Point> => {
  const box = await frame.getByRole('heading', { name, exact: true }).boundingBox();
  if (!box) throw new Error(`${name} is not shown.`);
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height * share) };
};
const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', at?: Point) =>
  devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
const slide = async (from: Point, to: Point, steps = 12) => {
  for (let step = 1; step <= steps; step += 1)
    await touch('touchMove', {
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    });
};
/** Rests on a block until it is held. */
const hold = async (name: string) => {
  const at = await middleOf(name);
  await touch('touchStart', at);
  await dragHint().waitFor();
  return at;
};
/** Until the line that shows where the block will be is below a block. */
const slideBelow = async (from: Point, name: string) => {
  const [at, { y }] = [await middleOf(name, 0.9), await middleOf(name)];
  await slide(from, at);
  await expect
    .poll(async () => {
      await touch('touchMove', { ...at, x: at.x + (Date.now() % 2) });
      const line = await frame.locator('[data-puck-line-placeholder]').first().boundingBox();
      return line?.y ?? 0;
    })
    .toBeGreaterThan(y);
};

test('a long press moves a block with the finger, and undo restores it in one step', async () => {
  await page.evaluate(() => {
    const felt: unknown[] = [];
    Object.assign(window, { felt });
    navigator.vibrate = (pattern) => felt.push(pattern) > 0;
  });
  const from = await hold('One');
  expect(await page.evaluate(() => (window as unknown as { felt: unknown[] }).felt)).toEqual([15]);
  await slideBelow(from, 'Three');
  await touch('touchEnd');
  await expect.poll(shown).toBe('Two,Three,One,Four,Five,Six,Seven,Eight');
  await saved();
  expect(await order()).toBe('Two,Three,One,Four,Five,Six,Seven,Eight');
  expect(await page.getByRole('menu').count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(shown).toBe(IN_ORDER);
  await expect.poll(order).toBe(IN_ORDER);
  expect(await page.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(false);
});

test('a finger that moves on scrolls the page, and a tap types', async () => {
  const from = await middleOf('Three');
  await touch('touchStart', from);
  await slide(from, { x: from.x, y: from.y - 300 }, 20);
  await touch('touchEnd');
  await expect.poll(scrolled).toBeGreaterThan(100);
  expect(await dragHint().count()).toBe(0);
  // The first tap may only stop a page that is still moving.
  const four = frame.getByRole('heading', { name: 'Four', exact: true });
  await expect
    .poll(async () => {
      await four.scrollIntoViewIfNeeded();
      const at = await middleOf('Four');
      await page.touchscreen.tap(at.x, at.y);
      return frame.locator('[contenteditable]').count();
    })
    .toBe(1);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Typed');
  await frame.getByText('Typed').waitFor();
  await expect.poll(order).toBe(IN_ORDER.replace('Four', 'Typed'));
});

test('a drag that is cancelled restores the page', async () => {
  const from = await hold('One');
  await slideBelow(from, 'Three');
  await touch('touchCancel');
  await dragHint().waitFor({ state: 'detached' });
  expect(await shown()).toBe(IN_ORDER);
  expect(await page.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(false);
  // Nor does a press that ends where it began move anything or start typing.
  await hold('Two');
  await touch('touchEnd');
  await dragHint().waitFor({ state: 'detached' });
  expect(await frame.locator('[contenteditable]').count()).toBe(0);
  expect(await shown()).toBe(IN_ORDER);
  expect(await order()).toBe(IN_ORDER);
});

test('at the edge of the screen, the page scrolls under the finger that drags', async () => {
  const from = await hold('One');
  const edge = { x: from.x, y: 800 };
  await slide(from, edge);
  await expect
    .poll(async () => {
      await touch('touchMove', { ...edge, x: edge.x + (Date.now() % 2) });
      return scrolled();
    })
    .toBeGreaterThan(400);
  await touch('touchEnd');
  await expect.poll(async () => (await order()).split(',').indexOf('One')).toBeGreaterThan(3);
});

test('at 768 pixels, a finger holds the handles of columns and spaces', async () => {
  const heading = (id: string) => ({ type: 'heading', props: { id, text: id, level: '2' } });
  const pair = { id: 'pair', column1: [heading('Left')], column2: [heading('Right')] };
  const columns = {
    type: 'columns',
    props: { ...structuredClone(blockKinds.get('columns')?.defaults), ...pair },
  };
  const box = { ...blockKinds.get('section')?.defaults, styling: { tablet: { pad: 'small' } } };
  const section = { type: 'section', props: { ...box, id: 'box', content: [heading('Within')] } };
  const made = await owner.call<{ _id: string }>('post', '/api/page', {
    name: 'Tablet',
    blocks: [{ type: 'heading', props: { id: 'top', text: 'Top', level: '1' } }, columns, section],
  });
  const styling = async (index: number) => {
    const { blocks } = await owner.call<{ blocks: { props: Record<string, unknown> }[] }>(
      'get',
      `/api/page?_id=${made._id}&draft=true`,
    );
    return blocks[index]?.props['styling'];
  };
  const context = await browser.newContext({
    viewport: { width: 768, height: 1024 },
    hasTouch: true,
    isMobile: true,
    storageState: await owner.context.storageState(),
  });
  const tablet = await context.newPage();
  tablet.on('pageerror', (error) => owner.complaints.push(error.message));
  const devtoolsHere = await context.newCDPSession(tablet);
  const drag = async (handle: Locator, x: number, y: number) => {
    const at = await handle.boundingBox();
    if (!at) throw new Error('No handle.');
    expect(Math.min(at.width, at.height)).toBeGreaterThanOrEqual(24);
    const from = { x: at.x + at.width / 2, y: at.y + at.height / 2 };
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) =>
      devtoolsHere.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
    await send('touchStart', from);
    for (let step = 1; step <= 10; step += 1)
      await send('touchMove', { x: from.x + (x * step) / 10, y: from.y + (y * step) / 10 });
    await send('touchEnd');
  };
  const canvas = tablet.frameLocator('#preview-frame');
  const select = async (name: string, label: string) => {
    await canvas.getByRole('heading', { name, exact: true }).click({ force: true });
    const bar = tablet.getByRole('toolbar', { name: `Block: ${label}` });
    await expect
      .poll(async () => {
        if (!(await bar.isVisible())) await tablet.keyboard.press('Escape');
        return bar.isVisible();
      })
      .toBe(true);
  };
  await tablet.goto(`${server.url}/admin/pages/edit/${made._id}`);
  // Beside the admin's navigation, the columns are below each other.
  await tablet.getByRole('button', { name: 'Focus mode' }).tap();
  await select('Left', 'Columns');
  const separator = tablet.getByRole('separator', { name: 'Width of columns 1 and 2' });
  // The page is still growing to its new width.
  await expect
    .poll(async () => {
      if ((await separator.getAttribute('aria-valuetext')) === '1/2 · 1/2') await drag(separator, 120, 0);
      return separator.getAttribute('aria-valuetext');
    })
    .toBe('2/3 · 1/3');
  await expect.poll(() => styling(1)).toEqual({ parts: '8-4' });
  await select('Within', 'Section');
  // The section has a padding of its own on tablets, which is what the window shows.
  await drag(tablet.getByRole('slider', { name: /^Padding.*tablet/i }), 0, 80);
  await expect.poll(() => styling(2)).not.toEqual({ tablet: { pad: 'small' } });
  expect(await styling(2)).toEqual({ tablet: { pad: expect.any(String) } });
  await context.close();
});

test('the browser had nothing to complain of', () => expect(owner.complaints).toEqual([]));
