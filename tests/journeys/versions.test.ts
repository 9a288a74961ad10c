import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoBarriers, expectToFit } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { ownerWindow } from '../support/owner-window.ts';
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
    await page.getByText('Before Christmas', { exact: true }).waitFor();
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
    // The editor opens the restored page anew, without what was open in it.
    await page.getByRole('heading', { level: 1, name: 'After' }).waitFor();
    expect(await name()).toBe('After');

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
    // The older one is last.
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

test('two people comment on a block, from a desk and from a phone', async () => {
  const desk = await ownerWindow(browser, server);
  const { _id } = await desk.call<{ _id: string }>('post', '/api/page', {
    name: 'Talked about',
    blocks: [{ type: 'heading', props: { id: 'title', text: 'Our new kiln', level: '1' } }],
  });
  await desk.call('post', '/api/invitation', { email: 'edith@demo.test', role: 'editor' });
  const token = await eventually(
    async () => /\/invitation\?token=([\w-]{43})/.exec(server.output())?.[1] ?? '',
    (found) => found !== '',
    { what: 'the invitation is shown' },
  );
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const phone = await context.newPage();
  const complaints: string[] = [];
  phone.on('pageerror', (error) => complaints.push(error.message));
  phone.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  const password = 'slip-and-slate-9';
  await callsOf(context, server)('post', '/api/invitation/accept', { token, password });

  const { page } = desk;
  await page.goto(`${server.url}/admin/pages/edit/${_id}`);
  await page.frameLocator('#preview-frame').getByText('Our new kiln').click({ force: true });
  await page
    .getByRole('toolbar', { name: 'Block: Heading' })
    .getByRole('button', { name: 'Comment' })
    .click();
  const panel = page.getByRole('complementary', { name: 'Comments' });
  const box = panel.getByRole('textbox', { name: 'Comment on Heading, Our new kiln' });
  await box.pressSequentially('Since when, @ed');
  await page.getByRole('option', { name: 'edith@demo.test' }).waitFor();
  await box.press('Enter');
  await expect.poll(() => box.inputValue()).toBe('Since when, @edith@demo.test ');
  await box.pressSequentially('<script>alert(1)</script>?');
  await expectNoBarriers(page);
  await panel.getByRole('button', { name: 'Comment', exact: true }).press('Enter');
  await panel
    .getByRole('paragraph')
    .filter({ hasText: 'Since when, @edith@demo.test <script>alert(1)</script>?' })
    .waitFor();
  await page.getByRole('button', { name: '1 open comment on Heading, Our new kiln' }).waitFor();

  await phone.goto(`${server.url}/admin`);
  await phone.getByRole('button', { name: 'Notifications, 1 unread' }).tap();
  await phone.getByRole('link', { name: /mentioned you on Talked about/ }).tap();
  const sheet = phone.getByRole('complementary', { name: 'Comments' });
  await sheet.getByRole('button', { name: 'Reply' }).tap();
  await sheet.getByRole('textbox', { name: 'Reply' }).fill('Since May.');
  await sheet.getByRole('button', { name: 'Reply' }).tap();
  await sheet.getByText('Since May.').waitFor();
  await expectNoBarriers(phone);
  await expectToFit(phone);
  await phone.getByRole('button', { name: 'Notifications', exact: true }).waitFor();

  // The other person's comment arrives without a reload.
  await panel.getByText('Since May.').waitFor();
  await panel.getByRole('button', { name: 'Resolve', exact: true }).press('Enter');
  await panel.getByText('No open comments.').waitFor();
  await panel.getByText('Resolved', { exact: true }).click();
  await panel.getByText('Resolved by').waitFor();
  await panel.getByRole('button', { name: 'Reopen' }).press('Enter');
  await panel.getByText('No resolved comments.').waitFor();
  await panel.getByText('Mine', { exact: true }).click();

  // The thread of a deleted block is marked so, and returns to the block when that is restored.
  await panel.getByRole('button', { name: 'Heading, Our new kiln' }).click();
  await page.getByRole('toolbar', { name: 'Block: Heading' }).waitFor();
  await page.locator('#preview-frame').press('Delete');
  await panel.getByText('Deleted block').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await panel.getByText('Deleted block').waitFor({ state: 'detached' });
  await panel.getByRole('button', { name: /^More actions for the comment by edith/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await panel.getByText('Since May.').waitFor({ state: 'detached' });
  await panel.getByRole('heading', { name: 'Comments' }).press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect([...complaints, ...desk.complaints]).toEqual([]);
  await Promise.all([context.close(), desk.context.close()]);
});
