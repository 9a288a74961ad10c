import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { owner, type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('an earlier version is looked at, restored and taken back; a draft is shared by link', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  context.setDefaultTimeout(8_000);
  const page = await context.newPage();
  const call = async (method: 'get' | 'post' | 'put', path: string, data?: object) => {
    const options = data ? { data, headers: { origin: server.url } } : {};
    return (await (await context.request[method](server.url + path, options)).json()) as {
      _id: string;
      name: string;
    };
  };
  await call('post', '/api/account/login', { email: owner.email, password: owner.password });
  const words = (text: string) => [{ type: 'heading', props: { id: 'title', text, level: '1' } }];
  const { _id } = await call('post', '/api/page', { name: 'Before', blocks: words('Words of before') });
  await call('put', `/api/page/${_id}`, { name: 'After', blocks: words('Words of now') });
  const name = async () => (await call('get', `/api/page?_id=${_id}&draft=true`)).name;

  await page.goto(`${server.url}/admin/pages/edit3/${_id}`);
  const menu = page.getByRole('button', { name: 'More about publishing' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Earlier versions' }).click();
  await page.getByRole('button', { name: 'Restore …' }).click();
  await page.frameLocator('iframe[title="As it is now"]').getByText('Words of now').waitFor();
  await page.frameLocator('iframe[title="As it would be"]').getByText('Words of before').waitFor();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  const undo = page.getByRole('alert').getByRole('button', { name: 'Undo' });
  await undo.waitFor();
  expect(await name()).toBe('Before');
  await undo.click();
  await expect.poll(name).toBe('After');

  await menu.click();
  await page.getByRole('menuitem', { name: 'Share a preview' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = page.getByRole('textbox', { name: 'Link' });
  await link.waitFor();
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(await link.inputValue());
  await stranger.getByText('Words of now').waitFor();
  await page.getByRole('button', { name: 'Withdraw all links to this page' }).click();
  await link.waitFor({ state: 'hidden' });
  expect((await stranger.reload())?.status()).toBe(404);
}, 60_000);
