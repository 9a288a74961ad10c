import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoBarriers, expectToFit } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { ownerWindow } from '../support/owner-window.ts';
import { type RunningServer, startServer } from '../support/server.ts';
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

const press = async (page: Page, name: string | RegExp) => {
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
};

test('a contributor requests approval on a phone; the owner requests changes, then approves', async () => {
  const desk = await ownerWindow(browser, server);
  const { _id } = await desk.call<{ _id: string }>('post', '/api/page', {
    name: 'Opening hours',
    blocks: [{ type: 'heading', props: { id: 'title', text: 'Open on weekdays', level: '1' } }],
  });
  await desk.call('post', `/api/page/${_id}/publish`, {});
  await desk.call('post', '/api/invitation', { email: 'cleo@demo.test', role: 'contributor' });
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
  const call = callsOf(context, server);
  await call('post', '/api/invitation/accept', { token, password: 'slip-and-slate-9' });
  const write = (text: string) =>
    call('put', `/api/page/${_id}`, {
      blocks: [{ type: 'heading', props: { id: 'title', text, level: '1' } }],
    });
  await write('Open on weekdays and Saturdays');

  // Edited, but not published: there is no button for it.
  await phone.goto(`${server.url}/admin/pages/edit3/${_id}`);
  await phone.getByRole('button', { name: 'Request approval' }).waitFor();
  expect(await phone.getByRole('button', { name: /^Publish/ }).count()).toBe(0);
  await press(phone, 'Request approval');
  const ask = phone.getByRole('dialog', { name: 'Request approval' });
  await ask.getByRole('textbox', { name: 'Note (optional)' }).fill('Saturdays from May');
  await expectNoBarriers(phone);
  await expectToFit(phone);
  await ask.getByRole('button', { name: 'Request approval' }).click();
  await phone.getByRole('alert').getByText('Waiting for approval').waitFor();
  await ask.waitFor({ state: 'hidden' });
  await expectToFit(phone);
  await expectNoBarriers(phone);

  // Where the owner looks: dashboard, list, bell, and the page.
  const { page } = desk;
  await page.goto(`${server.url}/admin`);
  await page
    .getByRole('region', { name: 'To approve' })
    .getByRole('link', { name: 'Opening hours' })
    .waitFor();
  await page.goto(`${server.url}/admin/pages?state=waiting`);
  await page
    .getByRole('row', { name: /Opening hours/ })
    .getByText('Waiting for approval')
    .waitFor();
  expect(await page.getByRole('row').count()).toBe(2);
  await press(page, /^Notifications, \d+ unread/);
  await page.getByRole('link', { name: /cleo@demo.test requests approval for Opening hours/ }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'requests approval to publish this page' });
  await notice.getByText('Saturdays from May').waitFor();
  await notice.getByRole('button', { name: 'Review changes' }).click();
  const review = page.getByRole('dialog', { name: 'Review the request of cleo@demo.test' });
  await review.getByText('Changed: Heading, Open on weekdays and Saturdays').waitFor();
  await page.frameLocator('iframe[title="Requested version"]').getByText('and Saturdays').waitFor();
  await page.frameLocator('iframe[title="Published version"]').getByText('Open on weekdays').waitFor();
  await expectNoBarriers(page);
  await review.getByRole('button', { name: 'Request changes…' }).click();
  const decline = page.getByRole('dialog', { name: 'Request changes' });
  await decline.getByRole('button', { name: 'Request changes' }).click();
  await decline.getByText('Describe what should change.').waitFor();
  await decline.getByRole('textbox', { name: 'What should change?' }).fill('Please add the times.');
  await page.keyboard.press('Tab');
  await decline.getByRole('button', { name: 'Request changes' }).click();
  await notice.waitFor({ state: 'hidden' });

  await phone.reload();
  await phone.getByRole('alert').getByText('Please add the times.').waitFor();
  await press(phone, 'Dismiss');
  await phone.getByRole('alert').waitFor({ state: 'hidden' });
  await write('Open on Saturdays from 9 to 12');
  await phone.reload();
  await press(phone, 'Request approval');
  await ask.getByRole('button', { name: 'Request approval' }).click();
  await phone.getByRole('alert').getByText('Waiting for approval').waitFor();

  await page.reload();
  await notice.getByRole('button', { name: 'Review changes' }).click();
  await review.getByRole('button', { name: 'Approve and publish' }).click();
  await page.getByRole('button', { name: 'Published' }).waitFor();
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`${server.url}/opening-hours`);
  await stranger.getByText('Open on Saturdays from 9 to 12').waitFor();
  await stranger.context().close();

  await phone.reload();
  await phone.getByText('approved your request').waitFor();
  await phone.getByRole('button', { name: 'Published' }).waitFor();
  // Screens of what takes effect at once are read only.
  await phone.goto(`${server.url}/admin/settings/menu`);
  await phone.getByText('your role doesn’t allow changes').waitFor();
  await phone.goto(`${server.url}/admin/content`);
  await phone.getByText('No content yet').waitFor();
  const { _id: type } = await desk.call<{ _id: string }>('post', '/api/content-types', { kind: 'post' });
  await phone.goto(`${server.url}/admin/content/${type}/categories`);
  await phone.getByText('Tags say what an entry is about.', { exact: true }).waitFor();
  expect(await phone.getByRole('button', { name: /^Add/ }).count()).toBe(0);
  await phone.goto(`${server.url}/admin/content`);
  const kinds = phone.getByRole('list', { name: 'Your content' });
  await kinds.getByRole('link', { name: 'New post' }).waitFor();
  expect(await kinds.getByRole('link', { name: 'Settings' }).count()).toBe(0);
  await phone.goto(`${server.url}/admin/content/${type}/settings`);
  await phone.getByText('You don’t have access to this page').waitFor();
  expect([...complaints, ...desk.complaints]).toEqual([]);
  await context.close();
});
