import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LibraryFile } from '../../src/features/files/contract.ts';
import type { Block, Picture } from '../../src/lib/content/block-kind.ts';
import { launchBrowser } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { type OwnerWindow, ownerWindow } from '../support/owner-window.ts';
import { jpeg } from '../support/pictures.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { photoTitle, type StockStandIn, startStockStandIn } from '../support/stock-standin.ts';

interface Draft {
  _id: string;
  slug: string;
  blocks: Block[];
  seo: { picture?: Picture };
}

let server: RunningServer;
let provider: StockStandIn;
let browser: Browser;
let window: OwnerWindow;
let files: LibraryFile[];

const make = (name: string, blocks: Block[]) => window.call<Draft>('post', '/api/page', { name, blocks });
const draft = (id: string) => window.call<Draft>('get', `/api/page?_id=${id}&draft=true`);
const heading: Block = { type: 'heading', props: { id: 'top', text: 'Where we work', level: '2' } };
const image = (props: object = {}): Block => ({
  type: 'image',
  props: { id: 'pic', picture: null, ...props },
});
const picker = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('listbox') });

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 80; step++) {
    const words = await page.evaluate(() => {
      const { activeElement: at } = document;
      return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
    });
    if (name.test(words)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(name)}.`);
}

async function upload(name: string, seed: number): Promise<LibraryFile> {
  const { context, call } = window;
  const buffer = await jpeg(seed);
  const reply = await context.request.post(`${server.url}/api/files/`, {
    multipart: { files: { name, mimeType: 'image/jpeg', buffer } },
    headers: { origin: server.url },
  });
  const [made] = (await reply.json()) as LibraryFile[];
  const one = () => call<LibraryFile>('get', `/api/file/${made?._id}`);
  return eventually(one, ({ state }) => state === 'ready');
}

beforeAll(async () => {
  provider = await startStockStandIn();
  server = await startServer({ settings: { STOCK_PHOTOS_BASE: provider.base } });
  browser = await launchBrowser();
  window = await ownerWindow(browser, server);
  files = [
    await upload('Quay bench.jpg', 11),
    await upload('Quay kiln.jpg', 12),
    await upload('Quay shelf.jpg', 13),
  ];
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await provider?.close();
});

test('a picture is chosen by keyboard alone, and what it shows is asked for and kept in the library', async () => {
  const { page, call } = window;
  const { _id } = await make('By keys', [heading, image()]);
  await page.goto(`${server.url}/admin/pages/edit3/${_id}`);
  await page.getByRole('treeitem', { name: /^Image/ }).focus();
  await page.keyboard.press('Enter');
  await tabTo(page, /^Choose image$/);
  await page.keyboard.press('Enter');
  await picker(page).waitFor();
  await page.getByRole('option', { name: /^Quay shelf/ }).waitFor();
  await page.keyboard.type('quay kiln');
  await page.getByRole('option', { name: /^Quay shelf/ }).waitFor({ state: 'detached' });
  await page.getByRole('option', { name: /^Quay kiln/ }).waitFor();
  await tabTo(page, /^Quay kiln\.jpg/);
  await page.keyboard.press('Space');
  await page.getByRole('textbox', { name: 'Alt text' }).waitFor();
  await expectNoBarriers(page);
  await page.keyboard.press('Tab');
  await page.keyboard.type('The kiln with its door open');
  await tabTo(page, /^Use file$/);
  await page.keyboard.press('Enter');
  await picker(page).waitFor({ state: 'detached' });

  const kept = async () => (await draft(_id)).blocks[1]?.props['picture'];
  await expect.poll(kept).toMatchObject({ file: files[1]?._id, alt: 'The kiln with its door open' });
  expect((await call<LibraryFile>('get', `/api/file/${files[1]?._id}`)).alt).toBe(
    'The kiln with its door open',
  );
  // The focus is back on the button that opened the dialog.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Choose another');

  await page.getByRole('button', { name: 'Crop and focal point' }).press('Enter');
  await page.getByRole('button', { name: /^Focal point/ }).press('Shift+ArrowRight');
  await page.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
  await expect.poll(kept).toMatchObject({ file: files[1]?._id, at: { x: 0.6, y: 0.5 }, zoom: 125 });
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Use the file’s focal point' }).press('Enter');
  await expect.poll(kept).not.toHaveProperty('at');
  await page.getByRole('treeitem', { name: /^Image/ }).press('Control+z');
  await expect.poll(kept).toMatchObject({ at: { x: 0.6, y: 0.5 }, zoom: 125 });

  await page.getByRole('button', { name: 'Style', exact: true }).press('Enter');
  await page.getByRole('combobox', { name: 'Image filter' }).selectOption('Sepia');
  await expect.poll(async () => (await draft(_id)).blocks[1]?.props['styling']).toEqual({ filter: 'sepia' });
});

test('the picker closes when its slot is pressed again', async () => {
  const { page } = window;
  const { _id } = await make('Pressed twice', [heading, image()]);
  await page.goto(`${server.url}/admin/pages/edit3/${_id}`);
  await page.getByRole('treeitem', { name: /^Image/ }).click();
  const slot = page.getByRole('button', { name: /^Choose image$/, includeHidden: true });
  for (let times = 0; times < 2; times += 1) {
    await slot.click();
    await picker(page).waitFor();
    // Clicked as by assistive technology: for the pointer, it is below the dialog's overlay, which also closes.
    await slot.evaluate((button: HTMLElement) => button.click());
    await expect.poll(() => picker(page).count()).toBe(0);
  }
  await slot.click();
  await picker(page).waitFor();
  await page.mouse.click(5, 5);
  await expect.poll(() => picker(page).count()).toBe(0);
});

test('Escape closes the picker alone, not the drawer below it, on a phone', async () => {
  const { _id } = await make('On a phone', [heading, image()]);
  const phone = await ownerWindow(browser, server, 390);
  const { page } = phone;
  await page.goto(`${server.url}/admin/pages/edit3/${_id}`);
  await page.getByRole('treeitem', { name: /^Image/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Fields' });
  await drawer.getByRole('button', { name: 'Choose image' }).click();
  await picker(page).waitFor();
  await page.getByRole('option', { name: /^Quay shelf/ }).tap();
  await expectNoBarriers(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.keyboard.press('Escape');
  await picker(page).waitFor({ state: 'detached' });
  await drawer.getByRole('button', { name: 'Choose image' }).waitFor();
  await phone.context.close();
});

test('a new picture is brought in within the picker, and many at once fill a gallery', async () => {
  const { page } = window;
  const items = [{ picture: null, caption: 'A sample' }];
  const { _id } = await make('Gallery', [{ type: 'gallery', props: { id: 'many', items } }]);
  await page.goto(`${server.url}/admin/pages/edit3/${_id}`);
  await page.getByRole('treeitem', { name: /^Gallery/ }).click();
  await page.getByRole('button', { name: 'Choose images' }).click();
  await picker(page).waitFor();
  await page.getByRole('option', { name: /^Quay bench/ }).click();
  await picker(page)
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'Fresh.jpg', mimeType: 'image/jpeg', buffer: await jpeg(14) });
  await page.getByText('2 selected', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Use 2 files' }).click();
  const pictures = async () => {
    const kept = (await draft(_id)).blocks[0]?.props['items'] as { picture: Picture | null }[];
    return kept.map(({ picture }) => picture?.src.split('/').pop());
  };
  await expect.poll(pictures).toEqual(['Quay-bench.jpg', 'Fresh.jpg']);
});

test('a link is chosen from pages, files and places on the page, or typed', async () => {
  const { page } = window;
  const { _id } = await make('Links', [heading, image()]);
  await page.goto(`${server.url}/admin/pages/edit3/${_id}`);
  await page.getByRole('treeitem', { name: /^Image/ }).click();
  const href = async () => (await draft(_id)).blocks[1]?.props['href'];
  const choose = async (words: string, name: RegExp) => {
    // A closing dialog restores the focus, which would take it from the next one.
    await page.getByRole('textbox', { name: /^Search pages/ }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Link: choose from pages and files' }).click();
    await page.getByRole('textbox', { name: /^Search pages/ }).fill(words);
    // The other options are gone, so the remaining ones come from the search.
    await page.getByRole('option', { name: /^Privacy/ }).waitFor({ state: 'detached' });
    await page.getByRole('option', { name }).first().waitFor();
  };
  await choose('visit', /^Visit/);
  await expectNoBarriers(page);
  await page.getByRole('option', { name: /^Visit/ }).click();
  await page.getByText('Links to the page “Visit', { exact: false }).waitFor();
  await expect.poll(href).toBe('/visit');
  await choose('where we', /^Where we work/);
  await page.keyboard.press('Enter');
  await expect.poll(href).toBe('#h-top');
  await choose('quay bench', /^Quay bench/);
  await page.keyboard.press('Enter');
  await expect.poll(href).toBe(files[0]?.urls.original);
  await page.getByLabel('Link', { exact: true }).first().fill('mailto:hello@example.test');
  await expect.poll(href).toBe('mailto:hello@example.test');
});

test('words are linked by the same choice in every view, by keyboard where there is no canvas', async () => {
  const { page } = window;
  const words = (text: string) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  });
  const prose = { type: 'richText', props: { id: 'words', text: words('Come to us') } };
  const { _id } = await make('Linked words', [heading, prose]);
  const href = async () =>
    JSON.stringify((await draft(_id)).blocks[1]?.props['text']).match(/"href":"(.*?)"/)?.[1];
  const search = page.getByRole('textbox', { name: /^Search pages/ });
  const choose = async (typed: string, name: RegExp) => {
    await search.fill(typed);
    await page.getByRole('option', { name: /^Privacy/ }).waitFor({ state: 'detached' });
    await page.getByRole('option', { name }).first().waitFor();
    await page.keyboard.press('Enter');
    await search.waitFor({ state: 'detached' });
  };
  await page.goto(`${server.url}/admin/pages/edit3/${_id}`);
  await page.getByRole('treeitem', { name: /Come to us/ }).focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'Text', exact: true });
  await field.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+k');
  await choose('where we', /^Where we work/);
  await expect.poll(href).toBe('#h-top');
  // The text has the focus again, and an address can be typed.
  await expect.poll(() => field.evaluate((element) => element.matches(':focus-within'))).toBe(true);
  await page.keyboard.press('Control+k');
  expect(await search.inputValue()).toBe('#h-top');
  await choose('example.test', /^example.test/);
  await expect.poll(href).toBe('https://example.test/');

  await page.getByRole('link', { name: 'Plain form' }).click();
  await page.getByRole('button', { name: /Come to us/ }).click();
  await page.getByRole('button', { name: 'Link', exact: true }).waitFor();
  await field.click();
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await choose('visit', /^Visit/);
  await expect.poll(href).toBe('/visit');

  await page.getByRole('link', { name: 'Page', exact: true }).click();
  await page.frameLocator('#preview-frame').getByText('Come to us').dblclick({ force: true });
  const bar = page.getByRole('region', { name: 'The page' });
  await bar.getByRole('button', { name: 'Link', exact: true }).click();
  await choose('quay kiln', /^Quay kiln/);
  await expect.poll(href).toBe(files[1]?.urls.original);
});

test('the picture beside shared links is chosen in the page’s settings', async () => {
  const { page } = window;
  const { _id } = await make('Shared', [heading]);
  await page.goto(`${server.url}/admin/pages/edit3/${_id}`);
  await page.getByRole('button', { name: 'Choose image' }).click();
  await page.getByRole('option', { name: /^Quay bench/ }).click();
  await page.getByRole('button', { name: 'Use file' }).click();
  await expect.poll(async () => (await draft(_id)).seo.picture?.file).toBe(files[0]?._id);
  await page.getByRole('img', { name: 'Shared link preview' }).waitFor();
  await expectNoBarriers(page);
});

test('stock photos are turned on in the dialog, searched by keyboard, and come with their alt text', async () => {
  const { page } = window;
  const { _id } = await make('Stock', [heading, image()]);
  await page.goto(`${server.url}/admin/pages/edit3/${_id}`);
  await page.getByRole('treeitem', { name: /^Image/ }).press('Enter');
  await page.getByRole('button', { name: 'Choose image', exact: true }).click();
  await page.getByRole('radio', { name: 'Stock photos' }).press('Space');
  await page.getByRole('button', { name: 'Turn on stock photos' }).press('Enter');
  const search = page.getByRole('textbox', { name: 'Search stock photos' });
  await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('kiln');
  const photo = page.getByRole('button', { name: photoTitle(42) });
  // The policy admits no thumbnails of the stand-in: their titles take their place.
  await photo.getByText(photoTitle(42)).waitFor();
  await page.getByRole('button', { name: 'Load more' }).press('Enter');
  await page.getByRole('button', { name: photoTitle(44) }).waitFor();
  await photo.press('Space');
  await page.getByText('1 photo selected').waitFor();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Use photo' }).press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const kept = async () => (await draft(_id)).blocks[1]?.props['picture'];
  await expect.poll(kept).toMatchObject({ alt: photoTitle(42), width: 1200, height: 800 });
});

describe('page health', () => {
  test('takes words from the library, and finds what is gone, too small or far too large', async () => {
    const { page, call } = window;
    const kiln = files[1];
    const shelf = files[2];
    if (!kiln || !shelf) throw new Error('There are no files.');
    const of = ({ _id: file, urls }: LibraryFile, alt: string, width = 1200) => ({
      picture: { src: urls.original, alt, width, height: 800, file },
    });
    const blocks = [
      image({ id: 'wordless', ...of(kiln, '') }),
      image({ id: 'gone', ...of(shelf, 'Shelf') }),
      image({
        id: 'huge',
        picture: { src: 'https://elsewhere.test/a.jpg', alt: 'A', width: 9000, height: 6000 },
      }),
      image({
        id: 'tiny',
        picture: { src: 'https://elsewhere.test/b.jpg', alt: 'B', width: 200, height: 100 },
      }),
    ];
    const { _id } = await make('Health', [heading, ...blocks]);
    await call('post', '/api/file/delete', { mongoId: shelf._id, objectPath: shelf.objectPath, force: true });
    await page.goto(`${server.url}/admin/pages/edit3/${_id}`);
    await page.getByRole('button', { name: /^Page health: / }).click();
    const drawer = page.getByRole('dialog', { name: 'Page health' });
    await drawer.getByText('which is in the trash and will be erased', { exact: false }).waitFor();
    await drawer.getByText('An external image is very large (9000 × 6000)', { exact: false }).waitFor();
    await drawer.getByText('An image is only 200 pixels wide', { exact: false }).waitFor();
    await expectNoBarriers(page);
    await drawer.getByRole('button', { name: 'Use the alt text from your files' }).click();
    await drawer.getByRole('button', { name: 'Remove image' }).click();
    const kept = async () => (await draft(_id)).blocks.slice(1, 3).map(({ props }) => props['picture']);
    await expect.poll(kept).toMatchObject([{ alt: 'The kiln with its door open' }, null]);
  });
});
