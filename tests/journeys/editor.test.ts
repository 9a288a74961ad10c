import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Block } from '../../src/lib/block-kind.ts';
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
  // While the page is on its way, it has no name.
  else await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Edit a page' }).waitFor();
};
const row = (name: RegExp) => page.getByRole('treeitem', { name });

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await context.request.post(`${server.url}/api/account/login`, {
    data: owner,
    headers: { origin: server.url },
  });
  page = await context.newPage();
  frame = page.frameLocator('#preview-frame');
  context.on('weberror', (error) => complaints.push(error.error().message));
  context.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe('by mouse', () => {
  test('words are typed where they stand, and a block is dropped where it is dragged', async () => {
    const { _id } = await make('By mouse');
    await open('edit', _id);
    await frame.getByText('Hello there').dblclick({ force: true });
    await page.keyboard.press('End');
    await page.keyboard.type(' friend');
    await page.keyboard.press('Enter');
    await frame.getByText('Some words.').dblclick({ force: true });
    await frame.locator('.ProseMirror').waitFor();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' And more.');
    await saved();
    await page.getByRole('button', { name: 'Done' }).click();

    const from = await page.getByRole('button', { name: 'Divider', exact: true }).first().boundingBox();
    const to = await frame.locator('h1').boundingBox();
    if (!from || !to) throw new Error('Nothing to drag, or nowhere to drop it.');
    await page.mouse.move(from.x + 20, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y + 30, { steps: 5 });
    await page.mouse.move(to.x + 60, to.y + to.height * 0.9, { steps: 25 });
    // Puck finds the place a frame later.
    await frame.locator('[data-puck-line-placeholder]').waitFor({ state: 'attached' });
    // The library that drags speaks of ids; it is silenced while it does.
    const regions = await page
      .locator('[id^=dnd-kit-announcement]')
      .evaluateAll((all) => all.map((region) => `${region.ariaLive} ${region.ariaHidden} ${region.role}`));
    expect(new Set(regions)).toEqual(new Set(['off true null']));
    await page.mouse.up();
    await said(/^Moved\. Divider: \d of 4 in the page/);
    await expect.poll(() => kinds(_id)).toContain('divider');
    const now = await draft(_id);
    expect(now.blocks.find(({ props }) => props.id === 'title')?.props['text']).toBe('Hello there friend');
    expect(JSON.stringify(now)).toContain('Some words. And more.');
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

  test('two who write in different blocks both keep their words; in the same block they choose', async () => {
    const { _id } = await make('Two people');
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
  await panel.getByText(/^A picture has no words/).waitFor();
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
  await frame.getByText('Gallery: cannot be shown.', { exact: false }).waitFor();
  await frame.getByText('Something unknown: not known here.', { exact: false }).waitFor();
  await frame.getByText('Hello there').click({ force: true });
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Still here');
  await expect.poll(() => frame.locator('h1').innerText()).toBe('Still here');
  await page.unroute(/\/api\/page\?/);
  // The browser tells of what broke, and of the save that was refused.
  complaints.length = before;
});

// Where motion is welcome, it hides for a moment what styles that come late do to the place.
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
  // A scroll counts once it is heard of.
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

test('on a phone the structure comes first, fields open over it, and the page is one press away', async () => {
  const { _id } = await make('On a phone');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.url}/admin/pages/edit/${_id}`);
  await page.waitForURL(`**/edit3/${_id}`);
  await row(/^Heading Hello/).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Title', exact: true }).fill('On the phone');
  await page.keyboard.press('Escape');
  await row(/^Heading On the phone/).waitFor();
  await page.getByRole('link', { name: 'Page', exact: true }).click();
  await frame.getByText('On the phone').waitFor();
  expect(new URL(page.url()).search).toBe('?canvas');
  await saved();
  await page.setViewportSize({ width: 1440, height: 900 });
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
