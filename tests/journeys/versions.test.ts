import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoBarriers, expectToFit } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { owner, type RunningServer, startServer } from '../support/server.ts';
import { callsOf } from '../support/window-calls.ts';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test.each([1280, 390])(
  'at %d px an earlier version is named, looked at, restored and taken back; a draft is shared by link, and published at a time',
  async (width) => {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    const call = (method: 'get' | 'post' | 'put', path: string, data?: object) =>
      callsOf(context, server)<{ _id: string; name: string }>(method, path, data);
    await call('post', '/api/account/login', { email: owner.email, password: owner.password });
    const words = (text: string) => [{ type: 'heading', props: { id: 'title', text, level: '1' } }];
    const { _id } = await call('post', '/api/page', { name: 'Before', blocks: words('Words of before') });
    await call('put', `/api/page/${_id}`, { name: 'After', blocks: words('Words of now') });
    const name = async () => (await call('get', `/api/page?_id=${_id}&draft=true`)).name;

    await page.goto(`${server.url}/admin/pages/edit3/${_id}`);
    const menu = page.getByRole('button', { name: 'More publishing options' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Version history' }).click();
    await page.getByRole('button', { name: 'Name this version' }).last().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Name of this version' }).fill('Before Christmas');
    await page.keyboard.press('Enter');
    await page.getByText('Before Christmas').waitFor();
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Restore…' }).click();
    const differences = page.getByRole('region', { name: 'Changes' });
    await differences.getByText('Changed: Heading, Words of before').waitFor();
    await differences.getByText('Name: After → Before').waitFor();
    await page.frameLocator('iframe[title="Current version"]').getByText('Words of now').waitFor();
    await page.frameLocator('iframe[title="Selected version"]').getByText('Words of before').waitFor();
    await expectNoBarriers(page);
    await expectToFit(page);
    await page.getByRole('button', { name: 'Restore version' }).focus();
    await page.keyboard.press('Enter');
    const undo = page.getByRole('alert').getByRole('button', { name: 'Undo' });
    await undo.waitFor();
    expect(await name()).toBe('Before');
    await undo.click();
    await expect.poll(name).toBe('After');

    await menu.click();
    await page.getByRole('menuitem', { name: 'Share preview' }).click();
    await page.getByRole('button', { name: 'Create link' }).click();
    const link = page.getByRole('textbox', { name: 'Link' });
    await link.waitFor();
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(await link.inputValue());
    await stranger.getByText('Words of now').waitFor();
    await page.getByRole('button', { name: 'Create another link' }).click();
    const live = page.getByRole('region', { name: 'Active links' });
    await live.getByRole('button', { name: 'Revoke all links' }).waitFor();
    expect(await live.getByRole('listitem').count()).toBe(2);
    await expectNoBarriers(page);
    await expectToFit(page);
    // The older one stands last.
    await live
      .getByRole('button', { name: /^Revoke the link/ })
      .last()
      .focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => live.getByRole('listitem').count()).toBe(1);
    expect((await stranger.reload())?.status()).toBe(404);
    await stranger.goto(await link.inputValue());
    await stranger.getByText('Words of now').waitFor();
    await live.getByRole('button', { name: /^Revoke the link/ }).click();
    await link.waitFor({ state: 'hidden' });
    expect((await stranger.reload())?.status()).toBe(404);
    await stranger.context().close();

    await page.keyboard.press('Escape');
    await menu.click();
    await page.getByRole('menuitem', { name: 'Schedule publishing' }).click();
    await page.getByRole('button', { name: 'When' }).click();
    await page.getByRole('button', { name: 'Next month' }).click();
    await page.getByRole('button', { name: /^15 / }).click();
    await page.getByRole('button', { name: 'Use this time' }).click();
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    await page.getByText(/^Scheduled/).waitFor();
    await menu.click();
    await page.getByRole('menuitem', { name: 'Cancel publishing' }).click();
    await page.getByText('Draft', { exact: true }).waitFor();
    await context.close();
  },
);
