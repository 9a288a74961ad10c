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

interface Made {
  _id: string;
  slug: string;
  blocks: Block[];
}
const call = <T = Made>(method: 'get' | 'post' | 'put', path: string, data?: unknown) =>
  callsOf(context, server)<T>(method, path, data);
const heading = (id: string, text: string, more = {}) => ({
  type: 'heading',
  props: { id, text, level: '2', ...more },
});
const make = async (name: string, blocks: object[]) => {
  const made = await call('post', '/api/page', { name, blocks });
  await call('post', `/api/page/${made._id}/publish`, {});
  return made;
};
const draft = async (id: string) => (await call('get', `/api/page?_id=${id}&draft=true`)).blocks;
const seen = async ({ slug }: Made) => (await server.request({ path: `/${slug}` })).text;
const saved = () => page.getByText('Saved', { exact: true }).waitFor();
const row = (name: RegExp) => page.getByRole('treeitem', { name });

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await context.request.post(`${server.url}/api/account/login`, {
    data: owner,
    headers: { origin: server.url },
  });
  page = await context.newPage();
  frame = page.frameLocator('#preview-frame');
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe('a reusable section', () => {
  let first: Made;
  let second: Made;

  test('is saved by keyboard from a block, and undone like any other edit', async () => {
    first = await make('First', [
      heading('title', 'First page', { level: '1' }),
      heading('hours', 'Open daily'),
    ]);
    await page.goto(`${server.url}/admin/pages/edit3/${first._id}`);
    await row(/Open daily/).focus();
    await page.keyboard.press('Alt+s');
    const dialog = page.getByRole('dialog', { name: 'Save as reusable section' });
    await expect.poll(() => dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Open daily');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Hours');
    await expectNoBarriers(page);
    await page.keyboard.press('Enter');
    await row(/Reusable section Hours/).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await row(/Heading Open daily/).waitFor();
    await page.getByRole('button', { name: 'Redo' }).click();
    await row(/Reusable section Hours/).waitFor();
    await expect.poll(async () => (await draft(first._id))[1]?.type).toBe('savedSection');
  });

  test('is dragged from the picker onto another page, and shown there as visitors see it', async () => {
    second = await make('Second', [heading('title', 'Second page', { level: '1' })]);
    await page.goto(`${server.url}/admin/pages/edit/${second._id}`);
    const title = frame.locator('h1');
    await title.waitFor();
    await page.getByRole('button', { name: 'Add block' }).click();
    const from = await page.getByRole('button', { name: 'Hours', exact: true }).first().boundingBox();
    const to = await title.boundingBox();
    if (!from || !to) throw new Error('Nothing to drag, or nowhere to drop it.');
    await page.mouse.move(from.x + 20, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y + 30, { steps: 5 });
    await page.mouse.move(to.x + 60, to.y + to.height * 0.9, { steps: 25 });
    await frame.locator('[data-puck-line-placeholder]').waitFor({ state: 'attached' });
    await page.mouse.up();
    await frame.getByText('Open daily').waitFor();
    await expect.poll(async () => (await draft(second._id))[1]?.type).toBe('savedSection');
    await expectNoBarriers(page);
    for (const { _id } of [first, second]) await call('post', `/api/page/${_id}/publish`, {});
    for (const each of [first, second]) expect(await seen(each)).toContain('Open daily');
  });

  test('is edited in the same editor; publishing says where visitors see it', async () => {
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('button', { name: 'Edit the section' }).click();
    await page.getByRole('heading', { level: 1, name: 'Hours' }).waitFor();
    await page.getByRole('link', { name: 'Structure and fields' }).click();
    await row(/Open daily/).click();
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Closed on Mondays');
    await saved();
    expect(await seen(first)).not.toContain('Closed on Mondays');
    await page.getByRole('button', { name: 'Publish changes' }).click();
    const question = page.getByRole('dialog', { name: 'Publish to 2 pages?' });
    await question.getByText('Second', { exact: true }).waitFor();
    await question.getByRole('button', { name: 'Publish section' }).click();
    await page.getByText('Section published.').waitFor();
    for (const each of [first, second]) expect(await seen(each)).toContain('Closed on Mondays');
  });

  test('is detached on one page alone, and deleted with the others keeping its words', async () => {
    await page.goto(`${server.url}/admin/pages/edit3/${first._id}`);
    await row(/Reusable section Hours/).focus();
    await page.keyboard.press('Alt+s');
    await row(/Heading Closed on Mondays/).waitFor();
    await saved();
    await expect.poll(async () => (await draft(first._id))[1]?.type).toBe('heading');
    await page.keyboard.press('Control+z');
    await row(/Reusable section Hours/).waitFor();
    await saved();

    await page.goto(`${server.url}/admin/pages/sections`);
    await page.getByText('Used on 2 pages').waitFor();
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Actions for Hours' }).click();
    await page.getByRole('menuitem', { name: 'Rename…' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Opening hours');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Opening hours' }).waitFor();
    await page.getByRole('button', { name: 'Actions for Opening hours' }).click();
    await page.getByRole('menuitem', { name: 'Delete…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete “Opening hours”?' });
    await dialog.getByRole('link', { name: 'First' }).waitFor();
    await expectNoBarriers(page);
    await dialog.getByRole('button', { name: 'Detach everywhere and delete' }).click();
    await page.getByText('No reusable sections yet').waitFor();
    for (const each of [first, second]) {
      expect(await seen(each)).toContain('Closed on Mondays');
      expect((await draft(each._id)).map(({ type }) => type)).toEqual(['heading', 'heading']);
    }
  });

  test('that is gone shows a notice to its owner and nothing to visitors', async () => {
    const versions = await call<{ version: number }[]>('get', `/api/page/${second._id}/versions`);
    const before = versions.find(({ version }) => version === 2);
    await call('post', `/api/page/${second._id}/restore`, { version: before?.version });
    await call('post', `/api/page/${second._id}/publish`, {});
    await page.goto(`${server.url}/admin/pages/edit/${second._id}`);
    await frame.getByText('This reusable section was deleted').waitFor();
    await page.getByRole('button', { name: /^Page health: \d/ }).click();
    await page.getByRole('button', { name: 'Remove from the page' }).click();
    await expect.poll(async () => (await draft(second._id)).length).toBe(1);
    const html = await seen(second);
    expect(html).toContain('Second page');
    expect(html).not.toMatch(/can’t be shown|was deleted/);
  });
});

/** How far the last field moves after its first frame: a click could begin on it and end beside it. */
const shiftOnUnfolding = (title: Locator) =>
  title.evaluate(async (button: HTMLElement) => {
    const frame = () => new Promise(requestAnimationFrame);
    button.click();
    await frame();
    const last = [...button.parentElement!.querySelectorAll('input')].at(-1)!;
    last.scrollIntoView({ block: 'nearest' });
    const { top } = last.getBoundingClientRect();
    await frame();
    await Promise.all(button.parentElement!.getAnimations({ subtree: true }).map(({ finished }) => finished));
    return last.getBoundingClientRect().top - top;
  });

describe('on different screens', () => {
  test.each(['edit2', 'edit3', 'editOLD'])('a block is hidden and aligned in %s', async (view) => {
    const made = await make(`Widths ${view}`, [heading('title', 'Hello there', { level: '1' })]);
    await page.goto(`${server.url}/admin/pages/${view}/${made._id}`);
    if (view === 'editOLD') await page.getByRole('button', { name: /^Heading/ }).click();
    else await row(/Hello there/).click();
    expect(await shiftOnUnfolding(page.getByRole('button', { name: /^On different screens/ }))).toBe(0);
    await page.getByRole('checkbox', { name: 'Show on phones' }).click();
    await page.getByRole('combobox', { name: 'Align on tablets' }).selectOption('centre');
    await expect
      .poll(async () => (await draft(made._id))[0]?.props)
      .toMatchObject({ hiddenOn: ['phone'], alignOn: { tablet: 'centre' } });
    await expectNoBarriers(page);
    await page.getByRole('checkbox', { name: 'Show on phones' }).click();
    await expect.poll(async () => (await draft(made._id))[0]?.props).not.toHaveProperty('hiddenOn');
  });

  test('the canvas shows it at each width, still to be selected; visitors do not get it', async () => {
    const made = await make('At widths', [
      heading('title', 'Seen by all', { level: '1', alignOn: { phone: 'end' } }),
      heading('some', 'Not on phones', { hiddenOn: ['phone'] }),
    ]);
    await page.goto(`${server.url}/admin/pages/edit/${made._id}`);
    const some = frame.getByText('Not on phones');
    await some.waitFor();
    const label = () =>
      some.evaluate((element) => getComputedStyle(element.closest('[data-off-on]')!, '::after').content);
    expect(await label()).toBe('none');
    await page.getByTitle('Phone', { exact: true }).click();
    await expect.poll(label).toBe('"Hidden on phones"');
    await some.click({ force: true });
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('textbox', { name: 'Title', exact: true }).waitFor();

    const visitor = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage();
    const policy: string[] = [];
    visitor.on('console', (message) => message.type() === 'error' && policy.push(message.text()));
    await visitor.goto(`${server.url}/${made.slug}`);
    const shown = visitor.getByText('Not on phones');
    const side = () =>
      visitor.getByText('Seen by all').evaluate((element) => getComputedStyle(element).textAlign);
    expect([await shown.isVisible(), await side()]).toEqual([false, 'end']);
    await visitor.setViewportSize({ width: 800, height: 800 });
    expect([await shown.isVisible(), await side()]).toEqual([true, 'start']);
    expect(policy).toEqual([]);
    await visitor.context().close();
  });
});

test('the browser had nothing to complain of', () => expect(complaints).toEqual([]));
