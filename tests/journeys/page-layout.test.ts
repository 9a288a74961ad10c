import type { Browser, FrameLocator, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockKinds } from '../../src/app/blocks.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { type OwnerWindow, ownerWindow } from '../support/owner-window.ts';
import { type RunningServer, startServer } from '../support/server.ts';

interface Block {
  type: string;
  props: Record<string, unknown> & { id: string };
}

let server: RunningServer;
let browser: Browser;
let owner: OwnerWindow;
let page: Page;
let frame: FrameLocator;

const block = (type: string, props: Record<string, unknown> & { id: string }): Block => ({
  type,
  props: { ...structuredClone(blockKinds.get(type)?.defaults), ...props },
});
const heading = (id: string, level = '2') => block('heading', { id, text: id, level });
const columns = (id: string, props: Record<string, unknown>) =>
  block('columns', { id, column1: [heading(`${id}-one`)], column2: [heading(`${id}-two`)], ...props });

const make = (name: string, blocks: Block[]) =>
  owner.call<{ _id: string }>('post', '/api/page', { name, blocks, slug: name });
const stored = async (id: string, index = 0) =>
  (await owner.call<{ blocks: Block[] }>('get', `/api/page?_id=${id}&draft=true`)).blocks[index]?.props;
const saved = () => page.getByText('Saved', { exact: true }).waitFor();
const open = async (id: string) => {
  await page.goto(`${server.url}/admin/pages/edit/${id}`);
  await frame.locator('[data-puck-component]').first().waitFor();
};
/** Selects a block by keys from a heading within it. */
const select = async (heading: string, label: string) => {
  await frame.getByRole('heading', { name: heading, exact: true }).click({ force: true });
  const bar = page.getByRole('toolbar', { name: `Block: ${label}` });
  await expect
    .poll(async () => {
      if (!(await bar.isVisible())) await page.keyboard.press('Escape');
      return bar.isVisible();
    })
    .toBe(true);
};
/** Takes hold of a handle on the canvas, and returns how to move it from there. */
const hold = async (handle: Locator) => {
  const at = await handle.boundingBox();
  if (!at) throw new Error('No handle.');
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
  await page.mouse.down();
  return (x: number, y: number) =>
    page.mouse.move(at.x + at.width / 2 + x, at.y + at.height / 2 + y, { steps: 8 });
};
const published = async (name: string, blocks: Block[], width: number) => {
  const { _id } = await make(name, [heading('title', '1'), ...blocks]);
  await owner.call('post', `/api/page/${_id}/publish`, {});
  const visitor = await browser.newPage({ viewport: { width, height: 900 } });
  await visitor.goto(`${server.url}/${name}`);
  return visitor;
};
const boxOf = async (visitor: Page, name: string) => {
  const box = await visitor.getByRole('heading', { name, exact: true }).boundingBox();
  if (!box) throw new Error(`There is no heading ${name}.`);
  return box;
};

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
  owner = await ownerWindow(browser, server);
  ({ page } = owner);
  frame = page.frameLocator('#preview-frame');
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('a wide screen has columns, order, padding and text size of its own, and else those of the desktop', async () => {
  const own = { size: 'larger', pad: 'larger', gap: 'none', order: 'reverse' };
  const visitor = await published(
    'broad',
    [
      columns('arranged', { styling: { wide: own, tablet: { size: 'small' } } }),
      columns('stacked', { styling: { wide: { cols: '1' } } }),
      columns('nested', {
        styling: { wide: { order: 'reverse' } },
        column1: [columns('inner', {})],
        column2: [heading('beside')],
      }),
      block('section', {
        id: 'box',
        styling: { pad: 'small', wide: { pad: 'none' } },
        content: [heading('in')],
      }),
    ],
    1800,
  );
  const style = (selector: string, name: 'fontSize' | 'paddingTop') =>
    visitor
      .locator(selector)
      .first()
      .evaluate((each, key) => parseFloat(getComputedStyle(each)[key]), name);
  const read = async () => ({
    size: await style('[data-s-size-w]', 'fontSize'),
    pad: await style('[data-s-pad-w]', 'paddingTop'),
    section: await style('section[data-s-pad-w]', 'paddingTop'),
    isReversed: (await boxOf(visitor, 'arranged-two')).x < (await boxOf(visitor, 'arranged-one')).x,
    isStacked: (await boxOf(visitor, 'stacked-two')).y > (await boxOf(visitor, 'stacked-one')).y,
    innerIsReversed: (await boxOf(visitor, 'inner-two')).x < (await boxOf(visitor, 'inner-one')).x,
  });
  const wide = await read();
  expect(wide).toMatchObject({ isReversed: true, isStacked: true, innerIsReversed: false, section: 0 });
  expect(wide.pad).toBeGreaterThan(100);
  await visitor.setViewportSize({ width: 1799, height: 900 });
  const desktop = await read();
  expect(desktop).toMatchObject({ pad: 0, isReversed: false, isStacked: false, innerIsReversed: false });
  expect(desktop.section).toBeGreaterThan(20);
  expect(wide.size).toBeGreaterThan(desktop.size * 1.3);
  await visitor.setViewportSize({ width: 2300, height: 900 });
  expect(await read()).toMatchObject({ isReversed: true, isStacked: true, section: 0 });
  await visitor.close();
});

test('the style of wide screens is edited on one, marked, and reset to the desktop', async () => {
  const { _id } = await make('edited', [heading('title', '1'), columns('pair', {})]);
  await open(_id);
  await select('pair-one', 'Columns');
  await page.getByRole('button', { name: 'Block settings' }).click();
  const fields = page.getByRole('region', { name: 'Style' });
  await fields.getByRole('button', { name: 'Style', exact: true }).click();
  await fields.getByRole('img', { name: 'Wide', exact: true }).click();
  const width = () => frame.locator('body').evaluate(() => window.innerWidth);
  await expect.poll(width).toBe(1800);
  await fields.getByRole('combobox', { name: 'Column order on wide screens' }).selectOption('Reversed');
  await fields.getByRole('combobox', { name: 'Padding on wide screens' }).selectOption('Large');
  const pair = frame.locator('[data-puck-component=pair]');
  const padding = () => pair.evaluate((each) => parseFloat(getComputedStyle(each).paddingTop));
  await expect.poll(padding).toBeGreaterThan(50);
  await saved();
  await expect
    .poll(async () => (await stored(_id, 1))?.['styling'])
    .toEqual({ wide: { order: 'reverse', pad: 'large' } });
  await fields.getByRole('img', { name: 'Desktop' }).click();
  await expect.poll(padding).toBe(0);
  await fields.getByRole('img', { name: 'Different on wide screens' }).waitFor();
  await fields.getByRole('img', { name: 'Wide', exact: true }).click();
  await fields.getByRole('button', { name: 'Reset “Padding” to desktop' }).click();
  await fields.getByRole('button', { name: 'Reset “Column order” to desktop' }).click();
  await expect.poll(padding).toBe(0);
  await saved();
  await expect.poll(async () => (await stored(_id, 1))?.['styling']).toBeUndefined();
});

test('on a large monitor, the desktop stays narrower than a wide screen', async () => {
  const { _id } = await make('monitor', [heading('title', '1')]);
  const large = await ownerWindow(browser, server, 2560);
  await large.page.goto(`${server.url}/admin/pages/edit/${_id}`);
  const inner = () => large.page.locator('#preview-frame').evaluate((each) => each.clientWidth);
  await expect.poll(inner).toBe(1799);
  await large.page.getByRole('img', { name: 'Wide screen' }).click();
  await expect.poll(inner).toBeGreaterThan(1800);
  expect(large.complaints).toEqual([]);
  await large.context.close();
});

test('padding and gaps are changed by dragging and by arrow keys, in steps, each drag as one undo', async () => {
  const { _id } = await make('spaced', [
    heading('title', '1'),
    block('section', { id: 'box', content: [heading('upper'), heading('lower')] }),
  ]);
  await open(_id);
  await select('upper', 'Section');
  const box = frame.locator('[data-puck-component=box]');
  const padding = () => box.evaluate((each) => Math.round(parseFloat(getComputedStyle(each).paddingTop)));
  const slider = page.getByRole('slider', { name: 'Padding' });
  const before = await padding();
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe(`Large, ${before} px`);
  await slider.press('ArrowDown');
  await expect.poll(padding).toBeLessThan(before);
  await page
    .getByRole('status')
    .filter({ hasText: /^Padding: Medium, \d+ px/ })
    .waitFor();
  await slider.press('Control+z');
  await expect.poll(padding).toBe(before);

  const drag = await hold(slider);
  await drag(0, -40);
  await slider.getByText(/^Medium, \d+ px$/).waitFor();
  await saved();
  await drag(0, -500);
  await slider.getByText('None, 0 px').waitFor();
  await page.mouse.up();
  await expect.poll(padding).toBe(0);
  await saved();
  expect((await stored(_id, 1))?.['space']).toBe('none');
  await page.keyboard.press('Control+z');
  await expect.poll(padding).toBe(before);
  const back = await hold(slider);
  await back(0, -500);
  await expect.poll(padding).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(padding).toBe(before);
  await page.mouse.up();

  const gap = page.getByRole('slider', { name: 'Gap' });
  const between = async () => {
    const rects = await frame
      .locator('h2')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    return Math.round((rects[1]?.top ?? 0) - (rects[0]?.bottom ?? 0));
  };
  const narrow = await between();
  await gap.press('ArrowUp');
  await expect.poll(between).toBeGreaterThan(narrow);
  await page.getByRole('img', { name: 'Phone', exact: true }).first().click();
  const onPhone = page.getByRole('slider', { name: 'Gap on phone' });
  await onPhone.press('ArrowDown');
  await onPhone.press('ArrowDown');
  await saved();
  await expect
    .poll(async () => (await stored(_id, 1))?.['styling'])
    .toEqual({ gap: 'large', phone: { gap: 'small' } });
});

test('the gap of columns is dragged across, and stepped in the panel', async () => {
  const { _id } = await make('apart', [heading('title', '1'), columns('pair', {})]);
  await open(_id);
  await select('pair-one', 'Columns');
  const gap = page.getByRole('slider', { name: 'Gap' });
  const at = await gap.boundingBox();
  if (!at) throw new Error('No handle.');
  await page.mouse.move(at.x + 12, at.y + 10);
  await page.mouse.down();
  await page.mouse.move(at.x + 150, at.y + 10, { steps: 8 });
  await gap.getByText(/^Extra large, \d+ px$/).waitFor();
  await page.mouse.up();
  await saved();
  expect((await stored(_id, 1))?.['gap']).toBe('wider');
  await page.getByRole('button', { name: 'Block settings' }).click();
  const fields = page.getByRole('region', { name: 'Style' });
  await fields.getByRole('button', { name: 'Style', exact: true }).click();
  await fields.getByRole('button', { name: 'Increase padding' }).click();
  await fields.getByRole('button', { name: 'Increase padding' }).click();
  await fields.getByRole('button', { name: 'Decrease padding' }).click();
  await saved();
  await expect.poll(async () => (await stored(_id, 1))?.['styling']).toEqual({ pad: 'small' });
});

test('column widths are changed by dragging and by arrow keys, each drag as one undo', async () => {
  const { _id } = await make('divided', [heading('title', '1'), columns('pair', {})]);
  await open(_id);
  await select('pair-one', 'Columns');
  const separator = page.getByRole('separator', { name: 'Width of columns 1 and 2' });
  const shares = (words: string) => expect.poll(() => separator.getAttribute('aria-valuetext')).toBe(words);
  await shares('1/2 · 1/2');
  await separator.press('ArrowRight');
  await shares('7/12 · 5/12');

  const drag = await hold(separator);
  await drag(-150, 0);
  await shares('5/12 · 7/12');
  // Between the two halves of the drag, the page is saved.
  await saved();
  await drag(-600, 0);
  await shares('1/6 · 5/6');
  await page.mouse.up();
  await page.keyboard.press('Control+z');
  await shares('7/12 · 5/12');

  const back = await hold(separator);
  await back(-600, 0);
  await shares('1/6 · 5/6');
  await page.keyboard.press('Escape');
  await shares('7/12 · 5/12');
  await back(-300, 0);
  await page.mouse.up();

  const undone = await hold(separator);
  await undone(-600, 0);
  await shares('1/6 · 5/6');
  await page.keyboard.press('Control+z');
  await shares('7/12 · 5/12');
  await undone(200, 0);
  await shares('3/4 · 1/4');
  await page.mouse.up();
  await page.keyboard.press('Control+z');
  await shares('7/12 · 5/12');
  await page.keyboard.press('Control+z');
  await shares('1/2 · 1/2');
  await saved();
  await expect.poll(async () => (await stored(_id, 1))?.['styling']).toBeUndefined();
});

test('right to left, and in reversed order, columns are resized and their gap dragged the other way', async () => {
  const { _id } = await make('rightwards', [
    heading('title', '1'),
    columns('pair', {}),
    columns('turned', { styling: { tablet: { order: 'reverse' } } }),
  ]);
  await open(_id);
  await frame.locator('html').evaluate((root) => root.setAttribute('dir', 'rtl'));
  await select('pair-one', 'Columns');
  const separator = page.getByRole('separator', { name: 'Width of columns 1 and 2' });
  const shares = (words: string) => expect.poll(() => separator.getAttribute('aria-valuetext')).toBe(words);
  await shares('1/2 · 1/2');
  const drag = await hold(separator);
  await drag(-600, 0);
  await shares('5/6 · 1/6');
  await page.mouse.up();
  await separator.press('ArrowRight');
  await shares('3/4 · 1/4');
  const gap = page.getByRole('slider', { name: 'Gap' });
  const apart = await hold(gap);
  await apart(-140, 0);
  await gap.getByText(/^Extra large, \d+ px$/).waitFor();
  await page.mouse.up();
  await open(_id);
  await page.getByRole('img', { name: 'Tablet', exact: true }).first().click();
  await select('turned-one', 'Columns');
  await shares('1/2 · 1/2');
  await separator.press('ArrowRight');
  await shares('5/12 · 7/12');
});

/** Kinds of blocks with an image behind them, and a text of theirs. */
const backedKinds = [
  ['cards', 'For beginners'],
  ['featureList', 'Answers within a day'],
  ['gallery', null],
  ['numbers', 'years of practice'],
  ['people', 'Maya Lindqvist'],
  ['priceTable', 'Group'],
  ['testimonials', /Kind, quick and exact/],
] as const;

test('an image lies behind blocks of many kinds, with readable text, on every screen', async () => {
  const picture = { src: '/demo/bowls.svg', alt: 'Bowls', width: 900, height: 900 };
  const backed = {
    backdrop: 'picture',
    picture,
    overlay: 'strong',
    styling: { ground: 'main', pad: 'large' },
  };
  const visitor = await published(
    'backed',
    [
      columns('pair', backed),
      ...backedKinds.map(([type]) => block(type, { id: type, ...backed })),
      block('section', { id: 'box', background: 'picture', picture, content: [heading('in')] }),
      columns('film', { backdrop: 'video', video: '/files/tour.mp4', picture }),
      columns('unset', { backdrop: 'video' }),
    ],
    1440,
  );
  const main = visitor.locator('main');
  const colours = (inner: Locator) => inner.evaluate((each) => getComputedStyle(each).color);
  const onSection = await colours(main.getByRole('heading', { name: 'in', exact: true }));
  for (const width of [1440, 768, 390]) {
    await visitor.setViewportSize({ width, height: 900 });
    for (const name of ['pair-one', ...backedKinds.flatMap(([, text]) => text ?? [])]) {
      const words = visitor.getByText(name, { exact: true });
      expect(await colours(words)).toBe(onSection);
      const holder = main.locator('[data-surface=picture]').filter({ has: words });
      const [around, image] = await Promise.all([
        holder.boundingBox(),
        holder.locator('[data-overlay] img[alt=""]').first().boundingBox(),
      ]);
      expect(image?.height).toBeGreaterThanOrEqual((around?.height ?? Infinity) - 1);
      expect((await words.boundingBox())?.x).toBeGreaterThan((around?.x ?? 0) + 10);
    }
    const gallery = main.locator('[data-surface=picture]').filter({ hasText: 'Early light' });
    expect(await gallery.locator('[data-overlay] img[alt=""]').count()).toBe(1);
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  // The highlighted plan keeps its own colours.
  expect(await colours(main.getByText('Regular', { exact: true }))).not.toBe(onSection);
  await expectNoBarriers(visitor);
  const film = main.locator('video');
  expect(await film.count()).toBe(1);
  expect(await main.locator('[data-surface=dark] [data-overlay]').count()).toBe(0);
  await visitor.close();
});

test('the browser had nothing to complain of', () => expect(owner.complaints).toEqual([]));
