import type { Browser, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockKinds } from '../../src/app/blocks.ts';
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
const make = (name: string, blocks: Block[]) =>
  owner.call<{ _id: string }>('post', '/api/page', { name, blocks, slug: name });
const open = async (id: string) => {
  await page.goto(`${server.url}/admin/pages/edit/${id}`);
  await frame.locator('[data-puck-component]').first().waitFor();
};
/** Selects a heading on the canvas by keys. */
const select = async (name: string) => {
  await frame.getByRole('heading', { name, exact: true }).click({ force: true });
  const bar = page.getByRole('toolbar', { name: 'Block: Heading' });
  await expect
    .poll(async () => {
      if (!(await bar.isVisible())) await page.keyboard.press('Escape');
      return bar.isVisible();
    })
    .toBe(true);
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

test('a block overlaps the one above in sections and columns, but not on phones or paper, and covers no focus', async () => {
  const link = { type: 'link', attrs: { href: '/visit' } };
  const below = (id: string) =>
    block('richText', {
      id,
      text: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: id, marks: [link] }] }],
      },
    });
  const above = (id: string, overlap: string) =>
    block('heading', { id, text: id, level: '2', styling: { overlap, ground: 'dark', pad: 'small' } });
  const { _id } = await make('overlapping', [
    heading('title', '1'),
    block('section', {
      id: 'box',
      styling: { gap: 'larger' },
      content: [above('first', 'large'), below('under'), above('over', 'medium')],
    }),
    block('columns', { id: 'pair', column1: [below('beneath'), above('onto', 'small')], column2: [] }),
  ]);
  await owner.call('post', `/api/page/${_id}/publish`, {});
  const visitor = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await visitor.goto(`${server.url}/overlapping`);
  const topOf = async (name: string) =>
    (await visitor.locator('[data-s-overlap]', { hasText: new RegExp(`^${name}$`) }).boundingBox())?.y ?? NaN;
  // How far the lower block reaches over the upper one.
  const reach = async (upper: string, lower: string) => {
    const under = await visitor.locator('p', { hasText: new RegExp(`^${upper}$`) }).boundingBox();
    return Math.round((under?.y ?? NaN) + (under?.height ?? NaN) - (await topOf(lower)));
  };
  const isOnTop = (name: string) =>
    visitor.getByRole('link', { name, exact: true }).evaluate((each) => {
      const { x, y, height } = each.getBoundingClientRect();
      return document.elementFromPoint(x + 4, y + height / 2) === each;
    });
  const steps = [
    { width: 1440, over: 80, onto: 32 },
    { width: 768, over: 51, onto: 32 },
  ];
  for (const { width, over, onto } of steps) {
    await visitor.setViewportSize({ width, height: 900 });
    for (const dir of ['ltr', 'rtl']) {
      await visitor.locator('html').evaluate((root, value) => root.setAttribute('dir', value), dir);
      expect(await reach('under', 'over')).toBe(over);
      expect(await reach('beneath', 'onto')).toBe(onto);
    }
    await visitor.locator('html').evaluate((root) => root.setAttribute('dir', 'ltr'));
    for (const name of ['under', 'beneath']) {
      expect(await isOnTop(name)).toBe(false);
      await visitor.keyboard.press('Tab');
      await visitor.getByRole('link', { name, exact: true }).focus();
      expect(await isOnTop(name)).toBe(true);
    }
    await visitor.evaluate(() => (document.activeElement as HTMLElement).blur());
  }
  // Nothing is above the first block of a section.
  const top = (await visitor.locator('section').first().boundingBox())?.y ?? Infinity;
  expect(await topOf('first')).toBeGreaterThan(top);
  await visitor.emulateMedia({ media: 'print' });
  expect(await reach('under', 'over')).toBeLessThan(0);
  await visitor.emulateMedia({ media: 'screen' });
  await visitor.setViewportSize({ width: 390, height: 844 });
  expect(await reach('under', 'over')).toBeLessThan(0);
  expect(await reach('beneath', 'onto')).toBeLessThan(0);
  expect(await isOnTop('under')).toBe(true);
  await visitor.close();
});

test('overlap differs by screen, and a block within one that overlaps inherits nothing', async () => {
  const text = (id: string) =>
    block('richText', {
      id,
      text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: id }] }] },
    });
  const over = (id: string, styling: Record<string, unknown>) =>
    block('heading', { id, text: id, level: '2', styling: { ground: 'dark', pad: 'small', ...styling } });
  const { _id } = await make('by-screen', [
    heading('title', '1'),
    block('section', {
      id: 'box',
      content: [
        text('one'),
        over('two', { overlap: 'large', wide: { overlap: 'small' }, tablet: { overlap: 'none' } }),
        text('three'),
        over('four', { phone: { overlap: 'medium' } }),
        text('five'),
        over('six', { tablet: { overlap: 'small' } }),
        text('seven'),
        block('section', {
          id: 'inner',
          styling: { overlap: 'large' },
          content: [text('eight'), over('nine', { phone: { overlap: 'small' } })],
        }),
      ],
    }),
  ]);
  await owner.call('post', `/api/page/${_id}/publish`, {});
  const visitor = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await visitor.goto(`${server.url}/by-screen`);
  /** How far a block reaches over the one before it, in pixels; negative for a gap. */
  const reach = async (upper: string, lower: string) => {
    const [above, below] = await Promise.all(
      [upper, lower].map((name) =>
        visitor
          .getByText(name, { exact: true })
          .evaluate((each) => each.closest('.stack > *')?.getBoundingClientRect()),
      ),
    );
    return Math.round((above?.bottom ?? NaN) - (below?.top ?? NaN));
  };
  for (const { width, two, four, six, nine } of [
    { width: 1920, two: 32, four: 0, six: 0, nine: 0 },
    { width: 1440, two: 125, four: 0, six: 0, nine: 0 },
    { width: 768, two: 0, four: 0, six: 32, nine: 0 },
    { width: 390, two: 0, four: 48, six: 0, nine: 32 },
  ]) {
    await visitor.setViewportSize({ width, height: 900 });
    const reaches = [
      await reach('one', 'two'),
      await reach('three', 'four'),
      await reach('five', 'six'),
      await reach('eight', 'nine'),
    ].map((pixels) => Math.max(0, pixels));
    expect(reaches, `${width}`).toEqual([two, four, six, nine]);
  }
  await visitor.close();
});

test('overlap is set by screen in the editor by the keyboard alone, with a sign and a reset', async () => {
  const { _id } = await make('by-keys', [
    heading('title', '1'),
    block('section', { id: 'box', content: [heading('upper'), heading('lower')] }),
  ]);
  await open(_id);
  await select('lower');
  const fields = page.getByRole('region', { name: 'Style' });
  await page.getByRole('button', { name: 'Block settings' }).press('Enter');
  await fields.getByRole('button', { name: 'Style', exact: true }).press('Enter');
  const screens = fields.getByRole('radiogroup', { name: 'Style on' });
  const styling = async () => {
    const { blocks } = await owner.call<{ blocks: Block[] }>('get', `/api/page?_id=${_id}&draft=true`);
    return (blocks[1]?.props['content'] as Block[] | undefined)?.[1]?.props['styling'];
  };
  await screens.getByRole('radio', { name: 'Desktop' }).press('ArrowRight');
  await screens.getByRole('radio', { name: 'Tablet' }).press('ArrowRight');
  const onPhone = fields.getByRole('combobox', { name: 'Overlap the block above on phone' });
  expect(await onPhone.getByRole('option').allInnerTexts()).toEqual(['None', 'Small', 'Medium', 'Large']);
  await onPhone.press('S');
  await expect.poll(styling).toEqual({ phone: { overlap: 'small' } });
  await screens.getByRole('radio', { name: 'Phone' }).press('ArrowLeft');
  await screens.getByRole('radio', { name: 'Tablet' }).press('ArrowLeft');
  await fields.getByRole('combobox', { name: 'Overlap the block above', exact: true }).waitFor();
  await fields.getByRole('img', { name: 'Different on phone' }).waitFor();
  await screens.getByRole('radio', { name: 'Desktop' }).press('ArrowRight');
  await screens.getByRole('radio', { name: 'Tablet' }).press('ArrowRight');
  await fields.getByRole('button', { name: 'Reset “Overlap the block above” to default' }).press('Enter');
  await expect.poll(styling).toBeUndefined();
});

test('overlap is set in the editor, which shows it and warns of text without a background', async () => {
  const { _id } = await make('lifted', [
    heading('title', '1'),
    block('section', { id: 'box', content: [heading('upper'), heading('lower')] }),
  ]);
  await open(_id);
  const offset = async () => {
    const tops = await frame
      .locator('h2')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    return (tops[1] ?? 0) - (tops[0] ?? 0);
  };
  const apart = await offset();
  const fields = page.getByRole('region', { name: 'Style' });
  const overlap = fields.getByRole('combobox', { name: 'Overlap the block above' });
  const more = fields.getByRole('button', { name: 'More: border, corners, shadow, animation' });
  await select('upper');
  await page.getByRole('button', { name: 'Block settings' }).click();
  await fields.getByRole('button', { name: 'Style', exact: true }).click();
  await more.click();
  await fields.getByRole('combobox', { name: 'Shadow' }).waitFor();
  expect(await overlap.count()).toBe(0);
  await open(_id);
  await select('lower');
  await page.getByRole('button', { name: 'Block settings' }).click();
  await fields.getByRole('button', { name: 'Style', exact: true }).click();
  await more.click();
  await overlap.selectOption('Large');
  await expect.poll(offset).toBeLessThan(apart - 100);
  await expect
    .poll(async () => {
      const { blocks } = await owner.call<{ blocks: Block[] }>('get', `/api/page?_id=${_id}&draft=true`);
      return (blocks[1]?.props['content'] as Block[] | undefined)?.[1]?.props['styling'];
    })
    .toEqual({ overlap: 'large' });
  await page.getByRole('button', { name: /^Page health/ }).click();
  await page.getByText(/overlaps the one before it and has no background/).waitFor();
  await page.getByRole('button', { name: 'Remove overlap' }).click();
  await expect.poll(offset).toBe(apart);
});

test('the browser had nothing to complain of', () => expect(owner.complaints).toEqual([]));
