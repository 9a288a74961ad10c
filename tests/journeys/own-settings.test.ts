import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoBarriers, expectToFit } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { type OwnerWindow, ownerWindow } from '../support/owner-window.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
let browser: Browser;
let desk: OwnerWindow;
let subject = '';

const hero = (title: string, layout = 'right') => ({
  type: 'hero',
  props: { id: 'b1', title, text: '', layout, buttons: [{ label: 'Shop', href: '/shop' }] },
});
async function rewrite(title: string, layout?: string) {
  await desk.call('put', `/api/page/${subject}`, { blocks: [hero(title, layout)] });
  await desk.call('post', `/api/page/${subject}/publish`, {});
}
const view = async (path: string) => (await server.request({ path })).text;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  desk = await ownerWindow(browser, server);
  await desk.call('put', '/api/website', { settings: { languages: ['de'] } });
  const page = await desk.call<{ _id: string }>('post', '/api/page', {
    name: 'Pots',
    slug: 'pots',
    blocks: [hero('Made slowly')],
  });
  subject = page._id;
  await desk.call('post', `/api/page/${subject}/publish`, {});
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('by keyboard, a block gets own settings in German, which visitors see once they are published', async () => {
  const { page } = desk;
  await page.goto(`${server.url}/admin/pages/translations/de/${subject}`);
  await page.getByRole('textbox', { name: 'Title in German', exact: true }).fill('Langsam gemacht');
  await page.getByRole('button', { name: 'Use own settings' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Hero in German' });
  await expect
    .poll(() => drawer.getByRole('textbox', { name: 'Title', exact: true }).inputValue())
    .toBe('Langsam gemacht');
  await drawer.getByRole('combobox', { name: 'Layout' }).selectOption('left');
  await drawer.getByRole('textbox', { name: 'Title', exact: true }).fill('Nur in Berlin');
  await expectNoBarriers(page);
  await drawer.getByRole('button', { name: 'Save own settings' }).press('Enter');
  await drawer.waitFor({ state: 'hidden' });
  await page.getByText('Own settings', { exact: true }).waitFor();
  // The list shows what was written among the settings.
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Title in German', exact: true }).inputValue())
    .toBe('Nur in Berlin');
  expect(await view('/de/pots')).not.toContain('Nur in Berlin');
  await page.getByRole('button', { name: 'Publish translation' }).press('Enter');
  await expect.poll(() => view('/de/pots')).toContain('Nur in Berlin');
  expect(await view('/pots')).toContain('Made slowly');
});

test('a change of the original is shown before and now, and is used or left', async () => {
  await rewrite('Made by hand', 'centred');
  expect(await view('/de/pots')).toContain('Nur in Berlin');
  const { page } = desk;
  await page.reload();
  await page.getByText('Original has changed', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Edit own settings' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Hero in German' });
  const title = drawer.getByRole('group', { name: 'Title', exact: true });
  await expect.poll(() => title.innerText()).toMatch(/Made slowly[^]*Made by hand/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFit(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await drawer.getByRole('button', { name: 'Keep own settings' }).press('Enter');
  await title.waitFor({ state: 'hidden' });
  expect(await drawer.getByRole('combobox', { name: 'Layout' }).inputValue()).toBe('left');
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
});

test('what is not saved is lost only after a question, and the block follows the original again after another', async () => {
  const { page } = desk;
  await page.getByRole('button', { name: 'Edit own settings' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Hero in German' });
  await drawer.getByRole('textbox', { name: 'Title', exact: true }).fill('Anders');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Continue editing' }).press('Enter');
  expect(await drawer.getByRole('textbox', { name: 'Title', exact: true }).inputValue()).toBe('Anders');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard changes' }).press('Enter');
  await drawer.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Follow the original again' }).press('Enter');
  const sure = page.getByRole('dialog', { name: /follow the original again in German/ });
  await sure.getByRole('button', { name: 'Follow the original again' }).press('Enter');
  await page.getByRole('button', { name: 'Use own settings' }).waitFor();
  expect(desk.complaints).toEqual([]);
});

test('what another person has saved meanwhile is shown before it is replaced', async () => {
  const { page } = desk;
  await page.getByRole('button', { name: 'Use own settings' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Hero in German' });
  const layout = drawer.getByRole('combobox', { name: 'Layout' });
  await layout.selectOption('left');
  const call = `/api/translation/de/${subject}/block`;
  const { settings } = await desk.call<{ settings: object }>('get', `${call}?id=b1`);
  await desk.call('put', call, { id: 'b1', settings: { ...settings, layout: 'right', text: 'Von Ben' } });
  await drawer.getByRole('button', { name: 'Save own settings' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'This block was changed in another tab' });
  await question.getByText('Image on the right').waitFor();
  // The text, which was changed there alone, isn’t asked about.
  expect(await question.innerText()).not.toContain('Von Ben');
  await expectNoBarriers(page);
  await question.getByRole('button', { name: 'Keep mine' }).press('Enter');
  await drawer.waitFor({ state: 'hidden' });
  const { settings: saved } = await desk.call<{ settings: object }>('get', `${call}?id=b1`);
  // Only what was changed here is kept; the text of the other person stays.
  expect(saved).toMatchObject({ layout: 'left', text: 'Von Ben' });
});
