// Long, because all of it shares one server and one window: each further file starts its own.
import type { Browser, BrowserContext, FrameLocator, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Block } from '../../src/lib/content/block-kind.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { owner, type RunningServer, startServer } from '../support/server.ts';
import { callsOf } from '../support/window-calls.ts';

let server: RunningServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let frame: FrameLocator;
const complaints: string[] = [];

interface Draft {
  _id: string;
  version: number;
  blocks: Block[];
}

const heading = (id: string, text: string, level = '2'): Block => ({
  type: 'heading',
  props: { id, text, level },
});
const start = (): Block[] => [
  heading('title', 'Hello there', '1'),
  {
    type: 'richText',
    props: {
      id: 'words',
      text: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Some words.' }] }],
      },
    },
  },
  { type: 'section', props: { id: 'box', content: [heading('inside', 'Inside')] } },
];

const call = <T>(method: 'get' | 'post' | 'put', path: string, data?: unknown) =>
  callsOf(context, server)<T>(method, path, data);
const make = (name: string, blocks = start()) => call<Draft>('post', '/api/page', { name, blocks });
const draft = (id: string) => call<Draft>('get', `/api/page?_id=${id}&draft=true`);
const kinds = async (id: string) => (await draft(id)).blocks.map(({ type }) => type);
/** Saving waits for a second of quiet. */
const saved = () => page.getByText('Saved', { exact: true }).waitFor();
const said = (words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words }).first().waitFor();
const open = async (view: string, id: string) => {
  await page.goto(`${server.url}/admin/pages/${view}/${id}`);
  if (view === 'edit' || view === 'edit2') await frame.locator('[data-puck-component]').first().waitFor();
  // A page that is loading has no name.
  else await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Edit a page' }).waitFor();
};
/** One click at the end of an element's text. */
const press = async (at: Locator, end: 'start' | 'end') => {
  await at.scrollIntoViewIfNeeded();
  const words = await at.evaluate((element) => {
    const range = element.ownerDocument.createRange();
    range.selectNodeContents(element);
    const { left, right, top, height } = range.getBoundingClientRect();
    return { left, right, middle: top + height / 2 };
  });
  const room = await page.locator('#preview-frame').boundingBox();
  if (!room) throw new Error('The page is not shown.');
  await page.mouse.click(
    room.x + (end === 'start' ? words.left + 1 : words.right - 1),
    room.y + words.middle,
  );
};
const row = (name: RegExp) => page.getByRole('treeitem', { name });

/** A signed-in context whose complaints are collected. */
const openContext = async () => {
  const opened = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await opened.request.post(`${server.url}/api/account/login`, {
    data: owner,
    headers: { origin: server.url },
  });
  opened.on('weberror', (error) => complaints.push(error.error().message));
  opened.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  return opened;
};

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
  context = await openContext();
  page = await context.newPage();
  frame = page.frameLocator('#preview-frame');
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe('by mouse', () => {
  test('words are typed where they stand, and a block is dropped where it is dragged', async () => {
    const { _id } = await make('By mouse');
    await open('edit', _id);
    await press(frame.getByText('Hello there'), 'end');
    await page.keyboard.type(' friend');
    await press(frame.getByText('Some words.'), 'end');
    await page.keyboard.type(' And more.');
    await page.keyboard.press('Escape');
    await saved();
    await page.getByRole('button', { name: 'Add block' }).click();
    const from = await page.getByRole('button', { name: 'Divider', exact: true }).first().boundingBox();
    const to = await frame.locator('h1').boundingBox();
    if (!from || !to) throw new Error('Nothing to drag, or nowhere to drop it.');
    await page.mouse.move(from.x + 20, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y + 30, { steps: 5 });
    await page.mouse.move(to.x + 60, to.y + to.height * 0.9, { steps: 25 });
    // Puck finds the position one frame later.
    await frame.locator('[data-puck-line-placeholder]').waitFor({ state: 'attached' });
    // The library's announcements contain ids, and its buttons would hide what a block is.
    expect(await page.locator('[id^=dnd-kit-]').count()).toBe(0);
    expect(await frame.locator('h1').getAttribute('role')).toBeNull();
    await frame.locator('[data-drop-name="Section"]').waitFor({ state: 'attached' });
    await page.mouse.up();
    await said(/^Moved\. Divider: \d of 4 in the page/);
    await expect.poll(() => kinds(_id)).toContain('divider');
    const now = await draft(_id);
    expect(now.blocks.find(({ props }) => props.id === 'title')?.props['text']).toBe('Hello there friend');
    expect(JSON.stringify(now)).toContain('Some words. And more.');
  });

  test('the document asks for the code and the layout around the page, each once', async () => {
    const { _id } = await make('Asked ahead');
    const asked: string[] = [];
    const onRequest = (request: { url: () => string }) => asked.push(request.url().slice(server.url.length));
    page.on('request', onRequest);
    const document = await context.request.get(`${server.url}/admin/pages/edit/${_id}`);
    const links = [...(await document.text()).matchAll(/<link rel="(?:module)?preload" href="([^"]+)"/g)].map(
      ([, href = '']) => href.replaceAll('&amp;', '&'),
    );
    await open('edit', _id);
    page.off('request', onRequest);
    const frameAt = `/admin/pages/preview/${_id}?brand=draft`;
    expect(links).toContain(frameAt);
    expect(asked.filter((each) => each === frameAt)).toEqual([frameAt]);
    // Whatever the editor loads at its start comes with the document.
    const scripts = asked.filter((path) => path.endsWith('.js'));
    expect(links).toEqual(expect.arrayContaining(scripts.filter((path) => !path.includes('/admin-'))));
    // An address of no page is not written into the document.
    const hostile = await context.request.get(`${server.url}/admin/pages/edit/%22%3E%3Cscript%3E`);
    expect(await hostile.text()).not.toContain('as="fetch"');
  });

  test('one press puts the caret where it is, and a block is deleted by key only while no text has the caret', async () => {
    const { _id } = await make('Caret');
    await open('edit', _id);
    // At the page's real size.
    await page.getByRole('button', { name: 'Zoom: 100%' }).waitFor();
    const title = frame.getByText('Hello there');
    await press(title, 'start');
    await page.keyboard.type('Oh, ');
    for (let turn = 0; turn < 4; turn += 1) await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('Well, ');
    expect(await frame.locator('h1').innerText()).toBe('Well, Hello there');
    await press(frame.getByText('Some words.'), 'start');
    await page.keyboard.type('1');
    await page.keyboard.press('Escape');
    expect(await frame.locator('.ProseMirror').count()).toBe(0);
    await page.keyboard.press('Escape');
    await press(frame.getByText('Inside'), 'end');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await said(/^Section/);
    await press(frame.getByText('Inside'), 'end');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Delete');
    await said(/deleted/);
    await saved();
    const now = await draft(_id);
    expect(now.blocks.map(({ type }) => type)).toEqual(['heading', 'richText', 'section']);
    expect(JSON.stringify(now.blocks)).toMatch(/Well, Hello there.*1Some words\./);
    expect(now.blocks[2]?.props['content']).toEqual([]);
    // The empty section is selected next and receives what is added.
    await page.keyboard.press('Insert');
    await page.getByPlaceholder(/^Search:/).fill('line');
    await page.keyboard.press('Enter');
    await expect.poll(async () => JSON.stringify((await draft(_id)).blocks[2])).toContain('divider');
  });

  test('Enter, Backspace and arrows go on between blocks, and a slash inserts one by another word for it', async () => {
    const { _id } = await make('As a document');
    await open('edit', _id);
    await press(frame.getByText('Hello there'), 'end');
    await page.keyboard.press('Enter');
    await frame.locator('.ProseMirror').waitFor();
    await page.keyboard.type('## Second');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/testimonial');
    const option = page.getByRole('option', { selected: true });
    await option.filter({ hasText: 'Testimonials' }).waitFor();
    await page.keyboard.press('Escape');
    await option.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('/rule');
    await option.filter({ hasText: 'Divider' }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => kinds(_id)).toEqual(['heading', 'richText', 'divider', 'richText', 'section']);
    expect(JSON.stringify((await draft(_id)).blocks[1])).toMatch(/"level":2.*Second/);
    // Down from the heading into the text below it, and back up by Backspace.
    await press(frame.getByText('Hello there'), 'end');
    await page.keyboard.press('ArrowDown');
    await frame.locator('.ProseMirror').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('!');
    expect(await frame.locator('h1').innerText()).toBe('Hello there!');
    await press(frame.getByText('Some words.'), 'start');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect.poll(() => kinds(_id)).toEqual(['heading', 'richText', 'divider', 'section']);
  });

  test('the block toolbar turns text into a heading, and the page is zoomed by keys and seen alone', async () => {
    const { _id } = await make('Tools');
    await open('edit', _id);
    await press(frame.getByText('Some words.'), 'end');
    const tools = page.getByRole('toolbar', { name: 'Block: Text' });
    await tools.getByRole('button', { name: 'Turn Text into' }).click();
    await page.getByRole('menuitem', { name: 'Subheading (H3)' }).click();
    await expect.poll(() => kinds(_id)).toEqual(['heading', 'heading', 'section']);
    await page
      .getByRole('toolbar', { name: 'Block: Heading' })
      .getByRole('button', { name: 'Move up' })
      .click();
    await said(/1 of 3 in the page/);
    await page.keyboard.press('Control+-');
    await page.getByRole('button', { name: 'Zoom: 90%' }).waitFor();
    await page.keyboard.press('Control+0');
    await page.getByRole('button', { name: 'Zoom: 100%' }).waitFor();
    await page.getByRole('button', { name: 'Focus mode' }).click();
    await page.getByRole('navigation', { name: 'Admin' }).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Focus mode' }).click();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).waitFor();
    await frame.getByText('Hello there').hover({ force: true, position: { x: 20, y: 1 } });
    await page.getByRole('button', { name: /^Insert above Heading, Hello there/ }).click();
    await page.getByPlaceholder(/^Search:/).fill('gap');
    await page.keyboard.press('Enter');
    await expect.poll(() => kinds(_id)).toEqual(['heading', 'spacer', 'heading', 'section']);
    await page.getByRole('toolbar', { name: 'Block: Spacer' }).waitFor();
    const grip = await page.getByTitle('Drag to move').boundingBox();
    const to = await frame.locator('h1').boundingBox();
    if (!grip || !to) throw new Error('Nothing to drag, or nowhere to drop it.');
    await page.mouse.move(grip.x + 8, grip.y + 12);
    await page.mouse.down();
    await page.mouse.move(grip.x + 20, grip.y + 30, { steps: 5 });
    await page.mouse.move(to.x + 60, to.y + to.height * 0.9, { steps: 20 });
    await frame.locator('[data-puck-line-placeholder]').waitFor({ state: 'attached' });
    await page.mouse.up();
    await expect.poll(() => kinds(_id)).toEqual(['heading', 'heading', 'spacer', 'section']);
  });

  test('a block gets a style, another one on phones that is reset again, and passes it on by keys', async () => {
    const { _id } = await make('Styled');
    await open('edit', _id);
    await press(frame.getByText('Some words.'), 'end');
    await page.getByRole('button', { name: 'Block settings' }).click();
    const fields = page.getByRole('region', { name: 'Style' });
    await fields.getByRole('button', { name: 'Style', exact: true }).click();
    await fields.getByRole('button', { name: 'Styles' }).click();
    await page.getByRole('menuitem', { name: 'Card, quiet' }).click();
    await fields.getByRole('button', { name: 'Styles' }).click();
    await page.getByRole('menuitem', { name: 'Save style…' }).click();
    const saving = page.getByRole('dialog', { name: 'Save style' });
    await saving.getByRole('textbox', { name: 'Name' }).fill('House card');
    await saving.getByRole('button', { name: 'Save style' }).click();
    await saving.waitFor({ state: 'detached' });
    await fields.getByRole('radio', { name: 'Dark', exact: true }).check();
    const words = frame.locator('[data-puck-component=words]');
    await expect.poll(() => words.getAttribute('data-surface')).toBe('dark');
    await fields
      .getByText('Phone', { exact: true })
      .or(fields.getByRole('img', { name: 'Phone' }))
      .click();
    const padding = fields.getByRole('combobox', { name: 'Padding on phone' });
    await padding.selectOption('Small');
    await fields.getByRole('combobox', { name: 'Text size on phone' }).selectOption('Large');
    const narrow = await words.evaluate((element) => getComputedStyle(element).paddingTop);
    await fields.getByRole('button', { name: 'Reset “Padding” to desktop' }).click();
    await expect
      .poll(() => words.evaluate((element) => getComputedStyle(element).paddingTop))
      .not.toBe(narrow);
    await fields.getByRole('img', { name: 'Desktop' }).click();
    await fields.getByRole('img', { name: 'Different on phone' }).waitFor();
    await words.click({ position: { x: 4, y: 4 } });
    await words.press('Control+Alt+c');
    await said('Style copied');
    const title = frame.locator('[data-puck-component=title]');
    await title.click({ position: { x: 900, y: 4 } });
    await title.press('Control+Alt+v');
    await said('Style pasted');
    await expect.poll(() => title.getAttribute('data-surface')).toBe('dark');
    await saved();
    const last = frame.getByText('Inside');
    await press(last, 'end');
    // A click on the page closes the panel.
    await page.getByRole('button', { name: 'Block settings' }).click();
    await fields.getByRole('button', { name: 'Style', exact: true }).click();
    await fields.getByRole('button', { name: 'Styles' }).click();
    await page.getByRole('menuitem', { name: 'House card' }).click();
    await expect
      .poll(() => frame.locator('[data-puck-component=inside]').getAttribute('data-surface'))
      .toBe('tint');
    await fields.getByRole('button', { name: 'Styles' }).click();
    await page.getByRole('menuitem', { name: 'Manage saved styles…' }).click();
    const kept = page.getByRole('dialog', { name: 'Saved styles' });
    await kept.getByRole('button', { name: 'Rename House card' }).click();
    const renaming = page.getByRole('dialog', { name: 'Rename style' });
    await renaming.getByRole('textbox', { name: 'Name' }).fill('Quiet card');
    await renaming.getByRole('button', { name: 'Rename' }).click();
    await kept.getByRole('button', { name: 'Delete Quiet card' }).click();
    await kept.getByText('No saved styles yet.').waitFor();
    await kept.getByRole('button', { name: 'Close' }).click();
    await saved();
    const styling = { ground: 'dark', pad: 'medium', corners: 'medium', phone: { size: 'large' } };
    await expect
      .poll(async () => (await draft(_id)).blocks.map(({ props }) => props['styling']))
      .toEqual([styling, styling, undefined]);
  });

  test('columns are resized by arrow keys and by dragging, and arranged otherwise on phones', async () => {
    const columns: Block = {
      type: 'columns',
      props: { id: 'cols', column1: [heading('one', 'First', '1')], column2: [heading('two', 'Second')] },
    };
    const { _id } = await make('Columns', [columns]);
    const stored = async () => (await draft(_id)).blocks[0]?.props['styling'];
    const widths = () =>
      frame
        .locator('[data-puck-component=cols] > * > *')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    await open('edit', _id);
    await press(frame.getByText('First'), 'end');
    await page.getByRole('toolbar', { name: 'Block: Heading' }).waitFor();
    await frame.locator('h1').press('Escape');
    await frame.locator('h1').press('Escape');
    await page.getByRole('toolbar', { name: 'Block: Columns' }).waitFor();
    const handle = page.getByRole('separator', { name: 'Width of columns 1 and 2' });
    await handle.press('ArrowRight');
    await said('7/12 · 5/12');
    await expect.poll(() => handle.getAttribute('aria-valuetext')).toBe('7/12 · 5/12');
    const row = await frame.locator('[data-puck-component=cols] > *').boundingBox();
    const line = await handle.boundingBox();
    if (!row || !line) throw new Error('No line between the columns.');
    await page.mouse.move(line.x + 8, line.y + 20);
    await page.mouse.down();
    await page.mouse.move(row.x + row.width * 0.3, line.y + 24, { steps: 6 });
    await handle.getByText('1/3 · 2/3').waitFor();
    await page.mouse.up();
    await expect
      .poll(async () => {
        const [first = 0, second = 1] = await widths();
        return Math.round((second / first) * 10);
      })
      .toBe(20);
    await page.getByRole('button', { name: 'Block settings' }).click();
    const fields = page.getByRole('region', { name: 'Style' });
    await fields.getByRole('textbox', { name: 'Width of column 2, in twelfths' }).fill('9');
    await fields.getByRole('img', { name: 'Phone' }).click();
    await fields.getByRole('combobox', { name: 'Column order on phone' }).selectOption('Reversed');
    const top = (text: string) => frame.getByText(text).evaluate((each) => each.getBoundingClientRect().top);
    await expect.poll(async () => (await top('Second')) < (await top('First'))).toBe(true);
    await fields.getByRole('combobox', { name: 'Columns side by side on phone' }).selectOption('2');
    await expect.poll(async () => (await top('Second')) === (await top('First'))).toBe(true);
    await fields.getByRole('button', { name: 'Reset “Columns side by side” to default' }).click();
    await fields.getByRole('img', { name: 'Desktop' }).click();
    const screens = page.getByRole('region', { name: 'On different screens' });
    await screens.getByRole('button', { name: 'On different screens' }).click();
    await screens.getByRole('checkbox', { name: 'Show on phones' }).uncheck();
    await frame.locator('[data-off-on=phone]').waitFor();
    await screens.getByRole('button', { name: 'Reset phones to desktop' }).click();
    await frame.locator('[data-off-on]').waitFor({ state: 'detached' });
    await saved();
    await expect.poll(stored).toEqual({ parts: '3-9', phone: { order: 'reverse' } });
    // Another layout starts from its own widths.
    await page.getByRole('combobox', { name: 'Layout' }).selectOption('Three columns');
    await expect.poll(stored).toEqual({ phone: { order: 'reverse' } });
  });

  test('a designed section is found by another word and inserted whole below the one that is worked on', async () => {
    const { _id } = await make('Designed');
    await open('edit', _id);
    await press(frame.getByText('Some words.'), 'end');
    await page.getByRole('button', { name: 'Add block' }).click();
    await page.getByRole('button', { name: 'Browse sections' }).click();
    const library = page.getByRole('dialog', { name: 'Add a section' });
    // Previews show a real form, newsletter and calendar even if the site has none.
    const previewOf = (label: string) =>
      library.getByRole('button', { name: label }).locator('iframe').first().contentFrame();
    const search = library.getByRole('textbox', { name: 'Search sections' });
    await search.fill('newsletter');
    await previewOf('Newsletter').getByLabel('Email').waitFor({ state: 'attached' });
    await search.fill('calendar');
    await previewOf('Calendar').locator('[data-free]').first().waitFor({ state: 'attached' });
    await search.fill('reviews stars');
    await library.getByRole('button', { name: 'Three reviews' }).click();
    await frame.getByText('What customers say').waitFor();
    await saved();
    await expect.poll(() => kinds(_id)).toEqual(['heading', 'richText', 'section', 'section']);
    expect(JSON.stringify((await draft(_id)).blocks[2])).toContain('"testimonials"');
  });

  test('a right click offers every action', async () => {
    const { _id } = await make('Right click');
    await open('edit', _id);
    await frame.getByText('Hello there').click({ force: true, button: 'right' });
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect.poll(() => kinds(_id)).toEqual(['heading', 'heading', 'richText', 'section']);
  });
});

describe('by keyboard alone', () => {
  test('blocks are chosen, moved in and out, doubled, deleted and brought back, and each is said', async () => {
    const { _id } = await make('By keyboard');
    await open('edit3', _id);
    await row(/^Heading Hello/).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await said(/Hello there: 2 of 3 in the page/);
    await page.keyboard.press('Alt+ArrowRight');
    await said(/Hello there: 1 of 2 in Section/);
    await page.keyboard.press('Alt+ArrowLeft');
    await said(/Hello there: 3 of 3 in the page/);
    await page.keyboard.press('Control+d');
    await page.keyboard.press('Delete');
    await said(/deleted/);
    await page.keyboard.press('Control+z');
    await saved();
    expect(await kinds(_id)).toEqual(['richText', 'section', 'heading', 'heading']);
    await page.getByRole('button', { name: 'Add a block' }).focus();
    await page.keyboard.press('Enter');
    await page.getByPlaceholder(/^Search:/).fill('divider');
    await page.keyboard.press('Enter');
    await row(/^Divider/)
      .and(page.locator(':focus[aria-selected=true]'))
      .waitFor();
    await expect.poll(() => kinds(_id)).toContain('divider');
  });

  test('a block is copied onto another page in another tab, and Markdown becomes blocks', async () => {
    const [one, other] = [await make('Copy from'), await make('Copy to', [])];
    await open('edit3', one._id);
    await row(/^Section/).focus();
    await page.keyboard.press('Control+c');
    await said('Copied');
    const first = page;
    page = await context.newPage();
    frame = page.frameLocator('#preview-frame');
    await page.goto(`${server.url}/admin/pages/edit3/${other._id}`);
    await page.getByText('This page is empty.').waitFor();
    await page.keyboard.press('Control+v');
    await row(/^Section/).waitFor();
    await first.close();
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '## From elsewhere\n\n- one\n- two\n\n![Kiln](/demo/kiln.svg)');
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    });
    await expect.poll(() => kinds(other._id)).toEqual(['section', 'heading', 'richText', 'image']);
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(
        'text/html',
        '<h2 onclick="x()">Safe</h2><p>a <b>b</b><script>alert(1)</script> <a href="javascript:x()">c</a></p>',
      );
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    });
    await expect.poll(async () => (await kinds(other._id)).length).toBe(6);
    const text = JSON.stringify(await draft(other._id));
    expect(text).toContain('Safe');
    expect(text).not.toMatch(/javascript:|alert\(1\)|onclick/);
    const [copied] = (await draft(other._id)).blocks;
    expect(copied?.props.id).not.toBe('box');
  });
});

describe('nothing is lost', () => {
  test('an edit is undone after the page was loaded again', async () => {
    const { _id } = await make('Undo later');
    await open('edit3', _id);
    await row(/^Heading Hello/).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await saved();
    await expect.poll(() => kinds(_id)).toEqual(['richText', 'heading', 'section']);
    await expect.poll(() => page.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(true);
    await page.reload();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => kinds(_id)).toEqual(['heading', 'richText', 'section']);
  });

  test('a deleted block comes back once, though Ctrl Z and the message both undo', async () => {
    const { _id } = await make('Undo twice');
    await open('edit3', _id);
    await row(/^Heading Hello/).focus();
    await page.keyboard.press('Delete');
    const message = page.getByRole('alert').filter({ hasText: 'Heading deleted' });
    await message.waitFor();
    await page.keyboard.press('Control+z');
    await row(/^Heading Hello/).waitFor();
    await message.getByRole('button', { name: 'Undo' }).click();
    await message.waitFor({ state: 'detached' });
    await saved();
    expect(await kinds(_id)).toEqual(['heading', 'richText', 'section']);
    await page.reload();
    await row(/^Heading Hello/).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Redo' }).isEnabled()).toBe(true);
    expect(await page.getByText('Unsaved changes found').count()).toBe(0);
  });

  test('whoever leaves is asked while the line is lost, and what was lost is offered when the page is opened again', async () => {
    const { _id } = await make('Line lost');
    await open('edit3', _id);
    await page.route('**/api/page/**', (route) => route.abort());
    await row(/^Heading Hello/).click();
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Typed without a line');
    await page
      .getByText(/^Not saved/)
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Back to pages' }).click();
    await page.getByRole('dialog', { name: 'Leave page with unsaved changes?' }).waitFor();
    await page.getByRole('button', { name: 'Stay on page' }).click();
    const crashed = page;
    page = await context.newPage();
    await crashed.close({ runBeforeUnload: false });
    frame = page.frameLocator('#preview-frame');
    await open('edit3', _id);
    await page.getByText('Changed: Heading, Typed without a line').waitFor();
    await page.getByRole('button', { name: 'Restore changes' }).click();
    await expect.poll(async () => JSON.stringify(await draft(_id))).toContain('Typed without a line');
  });

  test('a tab that crashes while a block is dragged leaves the page as it was, with what was typed just before', async () => {
    const { _id } = await make('Crashes while dragging');
    // After a crash, Chromium crashes further pages of the same context.
    const own = await openContext();
    const [otherPage, otherFrame] = [page, frame];
    page = await own.newPage();
    frame = page.frameLocator('#preview-frame');
    await open('edit', _id);
    await press(frame.getByText('Hello there'), 'end');
    await page.keyboard.type(' and everywhere');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add block' }).click();
    const from = await page.getByRole('button', { name: 'Divider', exact: true }).first().boundingBox();
    const to = await frame.locator('h1').boundingBox();
    if (!from || !to) throw new Error('Nothing to drag, or nowhere to drop it.');
    await page.mouse.move(from.x + 20, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y + 30, { steps: 5 });
    await page.mouse.move(to.x + 60, to.y + to.height * 0.9, { steps: 10 });
    await frame.locator('[data-puck-line-placeholder]').waitFor({ state: 'attached' });
    const crash = page.waitForEvent('crash');
    const devtools = await own.newCDPSession(page);
    // Its reply never comes.
    void devtools.send('Page.crash').catch(() => {});
    await crash;
    page = await own.newPage();
    frame = page.frameLocator('#preview-frame');
    await open('edit', _id);
    const kept = frame.getByText('Hello there and everywhere');
    const offered = page.getByRole('button', { name: 'Restore changes' });
    await kept.or(offered).first().waitFor();
    if (await offered.isVisible()) await offered.click();
    await kept.waitFor();
    await expect.poll(async () => JSON.stringify(await draft(_id))).toContain('Hello there and everywhere');
    expect(await kinds(_id)).toEqual(['heading', 'richText', 'section']);
    [page, frame] = [otherPage, otherFrame];
    await own.close();
  });

  test('after ten minutes offline, what was typed meanwhile is saved without a reload', async () => {
    const { _id } = await make('Ten minutes');
    const own = await openContext();
    const window = await own.newPage();
    await window.clock.install();
    await window.goto(`${server.url}/admin/pages/edit3/${_id}`);
    const title = window.getByRole('textbox', { name: 'Title', exact: true });
    await window.getByRole('treeitem', { name: /^Heading Hello/ }).click();
    await window.route('**/api/**', (route) => route.abort());
    await title.fill('Typed at the start');
    const bar = window.getByText(/^Not saved/).first();
    await bar.waitFor();
    for (let minute = 0; minute < 10; minute += 1) await window.clock.fastForward('01:00');
    await title.fill('Typed after ten minutes');
    expect(JSON.stringify(await draft(_id))).not.toContain('Typed');
    await window.unroute('**/api/**');
    await window.clock.fastForward('01:00');
    await window.getByText('Saved', { exact: true }).waitFor();
    await expect.poll(async () => JSON.stringify(await draft(_id))).toContain('Typed after ten minutes');
    expect(await bar.isVisible()).toBe(false);
    await own.close();
  });

  test('two who write in different blocks both keep their words; in the same block they choose', async () => {
    const { _id } = await make('Two people');
    // This window hears of the other's save only when it saves.
    await page.route('**/api/notifications/stream**', (route) => route.abort());
    await open('edit3', _id);
    const theirs = start();
    theirs[2] = { type: 'section', props: { id: 'box', content: [heading('inside', 'Theirs')] } };
    await call('put', `/api/page/${_id}`, { blocks: theirs });
    await row(/^Heading Hello/).click();
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await title.fill('Mine');
    await page.getByText(/Both sets of changes were merged/).waitFor();
    await saved();
    await expect.poll(async () => JSON.stringify(await draft(_id))).toMatch(/Mine.*Theirs/);

    const again = (await draft(_id)).blocks;
    await call('put', `/api/page/${_id}`, { blocks: again.with(0, heading('title', 'Their title', '1')) });
    await title.fill('My title');
    const bar = page.getByRole('alert').filter({ hasText: 'Not saved' });
    expect((await bar.boundingBox())?.height).toBeLessThan(40);
    await page.getByRole('button', { name: 'Keep yours' }).waitFor();
    await page.getByRole('button', { name: 'Compare' }).click();
    const dialog = page.getByRole('dialog', { name: 'Yours and theirs' });
    await dialog.getByText('Their title', { exact: true }).waitFor();
    await dialog.getByText('Keep theirs').click();
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect.poll(async () => (await draft(_id)).blocks[0]?.props['text']).toBe('Their title');
    await page.unroute('**/api/notifications/stream**');
  });
});

test('a page’s health leads to each fault, puts it right, and publishing with a serious one asks', async () => {
  const { _id } = await make('Health', [
    heading('title', 'Hello there', '1'),
    { type: 'image', props: { id: 'bare', picture: { src: '/demo/worktop-tall.svg', alt: '' } } },
  ]);
  await open('edit3', _id);
  await page.getByRole('button', { name: 'Page health: 2 to put right' }).click();
  const panel = page.getByRole('dialog', { name: 'Page health' });
  await panel.getByText(/^An image has no alt text/).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish page' }).click();
  const question = page.getByRole('dialog', { name: 'Publish anyway?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Page health: 2 to put right' }).click();
  await panel.getByRole('button', { name: 'Go there' }).click();
  await page.getByRole('textbox', { name: /What it shows/ }).fill('A worktop with pots');
  await page.getByRole('button', { name: 'Page health: 1 to put right' }).waitFor();
  await page.getByRole('button', { name: 'Publish page' }).click();
  await page.getByText('Page published.').waitFor();
  await page.getByRole('link', { name: 'View page' }).waitFor();
  expect((await server.request({ path: '/health' })).status).toBe(200);
});

test('a broken block and one of a later release say so in their places, and the rest works', async () => {
  const { _id } = await make('Broken');
  await page.route(/\/api\/page\?/, async (route) => {
    const reply = await route.fetch();
    const json = (await reply.json()) as Draft;
    const broken = [
      { type: 'gallery', props: { id: 'broken', items: 'none' } },
      { type: 'hologram', props: { id: 'later' } },
    ];
    await route.fulfill({ response: reply, json: { ...json, blocks: [...json.blocks, ...broken] } });
  });
  const before = complaints.length;
  await open('edit', _id);
  await frame.getByText('Gallery can’t be displayed.', { exact: false }).waitFor();
  await frame.getByText('Unknown block. It’s kept as it is.', { exact: false }).waitFor();
  await frame.getByText('Hello there').click({ force: true });
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Still here');
  await expect.poll(() => frame.locator('h1').innerText()).toBe('Still here');
  await page.unroute(/\/api\/page\?/);
  // The browser reports the failure and the refused save.
  complaints.length = before;
});

// Animations would briefly hide the effect of late styles on the position.
test('each view begins where the one before was', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const words = 'Clay is patient. '.repeat(60);
  const parts = Array.from({ length: 18 }, (_, index) => [
    heading(`part${index}`, `Part ${index}`, index === 0 ? '1' : '2'),
    { type: 'quote', props: { id: `words${index}`, text: words.slice(0, 700) } },
  ]);
  const { _id } = await make('Long', parts.flat());
  await open('edit', _id);
  const on = {
    page: frame.getByRole('heading', { name: 'Part 14' }),
    tree: row(/Part 14$/),
    form: page.getByRole('button', { name: /Part 14$/ }),
  };
  const isFound = (at: (typeof on)['page']) =>
    expect
      .poll(() =>
        at.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return top > 0 && bottom < element.ownerDocument.defaultView!.innerHeight;
        }),
      )
      .toBe(true);
  // A scroll counts once its event has arrived.
  await on.page.evaluate(
    (element) =>
      new Promise((done) => {
        const view = element.ownerDocument.defaultView!;
        view.addEventListener('scroll', () => requestAnimationFrame(done), { once: true });
        const top = element.getBoundingClientRect().top + view.scrollY - 140;
        view.scrollTo({ top, behavior: 'instant' });
      }),
  );
  await page.getByRole('link', { name: 'Structure and fields' }).click();
  await isFound(on.tree);
  await page.getByRole('link', { name: 'Plain form' }).click();
  await isFound(on.form);
  await page.getByRole('link', { name: 'Page', exact: true }).click();
  await isFound(on.page);
  await page.emulateMedia({ reducedMotion: null });
});

test('on a phone the page fills the screen, is typed into by a tap, and settings open over it', async () => {
  const { _id } = await make('On a phone');
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    storageState: await context.storageState(),
  });
  const tapped = await phone.newPage();
  await tapped.goto(`${server.url}/admin/pages/edit/${_id}`);
  const inside = tapped.frameLocator('#preview-frame');
  await inside.getByText('Hello there').tap({ force: true });
  await tapped.keyboard.press('End');
  await tapped.keyboard.type(' you');
  const tools = tapped.getByRole('toolbar', { name: 'Block: Heading' });
  const { x = 390, width = 0 } =
    (await tools.getByRole('button', { name: 'More actions' }).boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(390);
  await tools.getByRole('button', { name: 'Move down' }).tap();
  await tools.getByRole('button', { name: 'Block settings' }).tap();
  await tapped.getByRole('textbox', { name: 'Title', exact: true }).fill('On the phone');
  await tapped.getByRole('button', { name: 'Close settings' }).tap();
  await tapped.getByRole('button', { name: 'Undo' }).tap();
  await inside.getByText('Hello there you').waitFor();
  await expect.poll(() => kinds(_id)).toEqual(['richText', 'heading', 'section']);
  expect(await tapped.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoBarriers(tapped);
  await phone.close();
});

test.each(['edit', 'edit2', 'edit3', 'editOLD'])('axe finds nothing in the view %s', async (view) => {
  const { _id } = await make(`Axe ${view}`);
  await open(view, _id);
  if (view === 'edit2' || view === 'edit3') await row(/^Heading Hello/).click();
  await expectNoBarriers(page);
});

test('the browser had nothing to complain of but calls meant to fail, and the handler that was pasted', () => {
  expect(
    complaints.filter((text) => !/status of 409|ERR_FAILED|^Executing inline event handler/.test(text)),
  ).toEqual([]);
});
