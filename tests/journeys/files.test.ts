import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LibraryFile } from '../../src/features/files/contract.ts';
import { launchBrowser } from '../support/browser.ts';
import { temporaryFolder } from '../support/files.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { type OwnerWindow, ownerWindow } from '../support/owner-window.ts';
import { jpeg } from '../support/pictures.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
let browser: Browser;
let window: OwnerWindow;

const file = (name: RegExp) => window.page.getByRole('option', { name });
const listed = async (query = '') =>
  (await window.call<LibraryFile[]>('get', `/api/files?limit=500${query}`))
    .map(({ name }) => name)
    .toSorted();
const open = (path: string) => window.page.goto(server.url + path);

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
  window = await ownerWindow(browser, server);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('several files are chosen, dropped and pasted at once, a folder among them, and each says how far it is', async () => {
  const { page } = window;
  const before = await listed();
  await open('/admin/files/upload');
  await expectNoBarriers(page);
  const pictures = await Promise.all([1, 2, 3, 4, 5].map((seed) => jpeg(seed)));
  await page
    .locator('input[type=file]:not([webkitdirectory])')
    .last()
    .setInputFiles(
      pictures.map((buffer, index) => ({ name: `Chosen ${index + 1}.jpg`, mimeType: 'image/jpeg', buffer })),
    );
  await page.getByText('5 of 5 uploaded').waitFor();
  expect(await page.getByRole('link', { name: /^Chosen/ }).count()).toBe(5);

  const bytes = [...(await jpeg(6))];
  const dropped = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(content)], 'Dropped.jpg', { type: 'image/jpeg' }));
    return transfer;
  }, bytes);
  await page.locator('[class*=Dropzone-root]').dispatchEvent('drop', { dataTransfer: dropped });
  await page.getByRole('link', { name: 'Dropped.jpg' }).waitFor();
  await page.evaluate((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(content)], 'image.png', { type: 'image/png' }));
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true }));
  }, bytes.slice());
  await page.getByText('You already have this file, so it wasn’t uploaded again.').waitFor();

  const { path, remove } = await temporaryFolder('chosen');
  await mkdir(join(path, 'Trip/Day 1'), { recursive: true });
  await writeFile(join(path, 'Trip/plan.txt'), 'Where we go');
  await writeFile(join(path, 'Trip/Day 1/first.txt'), 'What we saw');
  await page.locator('input[webkitdirectory]').setInputFiles(join(path, 'Trip'));
  await page.getByText('9 of 9 uploaded').waitFor();
  await remove();
  expect(await listed('&folder=Trip')).toEqual(['plan.txt']);
  expect(await listed('&folder=Trip%2FDay%201')).toEqual(['first.txt']);
  expect((await listed()).length).toBe(before.length + 8);
  await expectNoBarriers(page);
});

test('what the server does not take is said in its own words', async () => {
  const { page } = window;
  await open('/admin/files/upload');
  const buffer = Buffer.from('<script>alert(1)</script>');
  const input = page.locator('input[type=file]:not([webkitdirectory])').last();
  await input.setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer });
  const row = page.getByRole('listitem').filter({ hasText: 'page.html' });
  await row.getByRole('alert').waitFor();
  expect((await row.getByRole('alert').textContent())?.length).toBeGreaterThan(20);
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Remove page.html from the list' }).click();
  await row.waitFor({ state: 'detached' });
});

test('files are found by words, kind and what they lack, and their place is kept in the address', async () => {
  const { page } = window;
  await open('/admin/files');
  await file(/^Chosen 1/).waitFor();
  await page.getByRole('textbox', { name: 'Search files' }).fill('chosen 3');
  await expect.poll(() => page.getByRole('option', { name: /jpg|txt/ }).count()).toBe(1);
  await page.reload();
  await file(/^Chosen 3/).waitFor();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('combobox', { name: 'File type' }).selectOption('Documents');
  await file(/^plan.txt/).waitFor();
  await file(/^Chosen 3/).waitFor({ state: 'detached' });
  await page.getByRole('combobox', { name: 'File type' }).selectOption('All types');
  await file(/^Chosen 3/).click();
  await page.getByRole('textbox', { name: 'Alt text' }).fill('A field of one colour');
  await page.getByText('Changes are saved automatically.').waitFor();
  await expect.poll(async () => (await listed('&undescribed=true')).includes('Chosen 3.jpg')).toBe(false);
  await page.getByText('Missing alt text').first().click();
  await file(/^Chosen 3/).waitFor({ state: 'detached' });
  await file(/^Chosen 2/).waitFor();
  await expectNoBarriers(page);
});

test('folders are made, and files moved into them by menu, by dragging and back by undo', async () => {
  const { page } = window;
  await open('/admin/files?sort=name');
  await page.getByRole('button', { name: 'New folder' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Colours');
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Create folder' }).click();
  const place = page.getByRole('navigation', { name: 'Folders' }).getByRole('button', { name: /^Colours/ });
  await place.waitFor();

  await file(/^Chosen 1/).click({ modifiers: ['Control'] });
  await file(/^Chosen 4/).click({ modifiers: ['Shift'] });
  await page.getByText(/^4 selected, /).waitFor();
  await page.getByRole('region', { name: 'Selected files' }).getByRole('button', { name: 'Move' }).click();
  await page.getByRole('combobox', { name: 'Move to' }).selectOption('Colours');
  await expectNoBarriers(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
  const moved = ['Chosen 1.jpg', 'Chosen 2.jpg', 'Chosen 3.jpg', 'Chosen 4.jpg'];
  await expect.poll(() => listed('&folder=Colours')).toEqual(moved);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => listed('&folder=Colours')).toEqual([]);
  // The list and the folders are drawn anew, which moves what is about to be dragged.
  await place.getByText('0', { exact: true }).waitFor();
  await file(/^Chosen 1/).waitFor();
  await file(/^Chosen 5/).hover();

  const from = await file(/^Chosen 5/).boundingBox();
  const to = await place.boundingBox();
  if (!from || !to) throw new Error('Nothing to drag.');
  await page.mouse.move(from.x + 60, from.y + 60);
  await page.mouse.down();
  await page.mouse.move(to.x + 80, to.y + 40, { steps: 8 });
  // The folders are measured after the drag has begun; until this one shows that it takes the file, people move on.
  const taking = page.getByRole('navigation', { name: 'Folders' }).locator('[data-over]');
  for (let step = 0; (await taking.filter({ hasText: 'Colours' }).count()) === 0; step += 1)
    await page.mouse.move(to.x + 40 + (step % 8), to.y + to.height / 2);
  await page.mouse.up();
  await expect.poll(() => listed('&folder=Colours')).toEqual(['Chosen 5.jpg']);

  await page.getByRole('button', { name: 'Folder Colours: actions' }).click();
  await page.getByRole('menuitem', { name: 'Rename or move' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Shades');
  await page.getByRole('combobox', { name: 'Parent folder' }).selectOption('Trip');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => listed('&folder=Trip%2FShades')).toEqual(['Chosen 5.jpg']);
});

test('what is deleted comes back by undo and from the trash, and is erased on request alone', async () => {
  const { page } = window;
  await open('/admin/files?sort=name');
  await file(/^Chosen 1/).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowRight');
  await page.getByText(/^2 selected, /).waitFor();
  await page.keyboard.press('Delete');
  await expect.poll(async () => (await listed('&trashed=true')).length).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => listed('&trashed=true')).toEqual([]);

  await page.getByRole('button', { name: 'Close', exact: true }).first().click();
  await file(/^Chosen 2/).click();
  await page.getByRole('region', { name: 'File details' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('navigation', { name: 'Folders' }).getByRole('button', { name: 'Trash' }).click();
  await file(/^Chosen 2/).waitFor();
  await page.getByText('Files in the trash are permanently deleted after 30 days').waitFor();
  await expectNoBarriers(page);
  await file(/^Chosen 2/).click({ modifiers: ['Control'] });
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByText('The trash is empty').waitFor();
  expect(await listed()).toContain('Chosen 2.jpg');

  await open('/admin/files');
  await file(/^first.txt/).click();
  await page.getByRole('region', { name: 'File details' }).getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => listed('&trashed=true')).toEqual(['first.txt']);
  await open('/admin/files?trash=true');
  await page.getByRole('button', { name: 'Empty trash' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Empty trash' }).click();
  await expect.poll(() => listed('&trashed=true')).toEqual([]);
  expect(await listed()).not.toContain('first.txt');
});

test('a file is replaced and its old address leads to the new one; focal point and crop are kept', async () => {
  const { page, call, context } = window;
  const [before] = await call<LibraryFile[]>('get', '/api/files?q=Chosen%204');
  if (!before) throw new Error('There is no such file.');
  await open(`/admin/files?file=${before._id}`);
  const details = page.getByRole('region', { name: 'File details' });
  const input = details.locator('input[type=file]');
  await input.setInputFiles({ name: 'other.jpg', mimeType: 'image/jpeg', buffer: await jpeg(40, 900, 900) });
  await page.getByText('File replaced everywhere it’s used.').waitFor();
  const one = () => call<LibraryFile>('get', `/api/file/${before._id}`);
  await expect.poll(async () => (await one()).state).toBe('ready');
  expect((await one()).urls.original).not.toBe(before.urls.original);
  expect((await context.request.get(server.url + before.urls.original)).status()).toBe(200);

  const point = details.getByRole('button', { name: /^Focal point/ });
  const place = (await one()).urls.original.replace(/[^/]+$/, '');
  await expect.poll(() => point.locator('img').getAttribute('src')).toContain(place);
  await point.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await one()).focus).toEqual({ x: 0.6, y: 0.48 });
  // The image is prepared again, and the keyboard continues from the same place.
  await expect.poll(async () => (await one()).state).toBe('ready');
  await details.getByRole('button', { name: 'Crop', disabled: false }).waitFor();
  expect(await point.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await one()).focus).toEqual({ x: 0.6, y: 0.5 });
  await details.getByRole('button', { name: 'Crop' }).click();
  await page.getByText('Landscape', { exact: true }).click();
  await expectNoBarriers(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Crop', exact: true }).click();
  await expect.poll(async () => Math.round(((await one()).crop?.height ?? 0) * 100)).toBe(56);
  await expect.poll(async () => (await one()).width).toBe(900);

  // The server has it before the dialog closes.
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // Any shape: here twice as tall as wide.
  await details.getByRole('button', { name: 'Crop' }).click();
  await page.getByText('Free', { exact: true }).click();
  const wider = page.getByRole('slider', { name: 'Aspect ratio' });
  await wider.focus();
  await page.keyboard.press('Home');
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('Shift+ArrowRight');
  const wanted = Math.round(2 ** Number(await wider.getAttribute('aria-valuenow')) * 100);
  expect(wanted).toBeLessThan(50);
  await expectNoBarriers(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Crop', exact: true }).click();
  const shape = async () => {
    const { width = 0, height = 1, state } = await one();
    return state === 'ready' ? Math.round((width / height) * 100) : 0;
  };
  await expect.poll(shape).toBe(wanted);
});

test('what is chosen leaves as one archive, or says why not', async () => {
  const { page, call } = window;
  await open('/admin/files');
  await file(/^Chosen 1/).click({ modifiers: ['Control'] });
  await file(/^Chosen 2/).click({ modifiers: ['Control'] });
  const download = page
    .getByRole('region', { name: 'Selected files' })
    .getByRole('button', { name: 'Download' });
  const [saved] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(saved.suggestedFilename()).toBe('files.zip');
  const archive = await readFile(await saved.path());
  expect(['Chosen 1.jpg', 'Chosen 2.jpg'].map((name) => archive.includes(name))).toEqual([true, true]);

  const [gone] = await call<LibraryFile[]>('get', '/api/files?q=Chosen%201');
  await call('post', '/api/file/delete', { mongoId: gone?._id, objectPath: gone?.objectPath, force: true });
  await call('post', '/api/files/erase', { files: [gone?._id] });
  await download.click();
  await page.getByText('The download failed. One of the files may have been deleted.').waitFor();
});

test('a phone shows all of it, and chooses by a long press', async () => {
  const phone = await ownerWindow(browser, server, 390);
  const { page } = phone;
  await page.goto(`${server.url}/admin/files`);
  const first = page.getByRole('option', { name: /^Chosen 2/ });
  await first.waitFor();
  await expectNoBarriers(page);
  const touch = { pointerType: 'touch', bubbles: true, isPrimary: true };
  await first.dispatchEvent('pointerdown', touch);
  await page.getByText(/^1 selected, /).waitFor();
  await first.dispatchEvent('pointerup', touch);
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await first.tap();
  await page.getByRole('dialog', { name: 'File details' }).waitFor();
  await expectNoBarriers(page);
  await page.goto(`${server.url}/admin/files`);
  await page.getByRole('button', { name: 'Show folders' }).click();
  await page.getByRole('dialog', { name: 'Folders' }).waitFor();
  await expectNoBarriers(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(phone.complaints).toEqual([]);
  await phone.context.close();
});

test('the browser has nothing to complain about but what was refused', () => {
  const expected = /status of 4(00|09|13|15)|status of 404 .*\/api\/files\/zip$/;
  expect(window.complaints.filter((words) => !expected.test(words))).toEqual([]);
});
