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

const blocks = [
  { type: 'heading', props: { id: 'title', text: 'Pots for the table', level: '1' } },
  {
    type: 'section',
    props: {
      id: 'dark',
      background: 'dark',
      content: [{ type: 'heading', props: { id: 'inner', text: 'Opening hours', level: '2' } }],
    },
  },
];

test.each([1280, 390])(
  'at %d px a client comments on blocks of a preview by keyboard, and staff answer in the editor',
  async (width) => {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const call = callsOf(context, server)<{ _id: string; url: string }>;
    await call('post', '/api/account/login', { email: owner.email, password: owner.password });
    const { _id } = await call('post', '/api/page', { name: `Reviewed ${width}`, blocks });
    const page = await context.newPage();
    await page.goto(`${server.url}/admin/pages/edit3/${_id}`);
    await page.getByRole('button', { name: 'More publishing options' }).click();
    await page.getByRole('menuitem', { name: 'Share preview' }).click();
    await page.getByRole('switch', { name: 'Allow comments' }).click();
    await page.getByRole('button', { name: 'Create link' }).click();
    const link = page.getByRole('textbox', { name: 'Link' });
    await link.waitFor();
    const url = await link.inputValue();
    await page.getByRole('switch', { name: /^Allow comments through the link/ }).waitFor();
    await expectNoBarriers(page);
    await expectToFit(page);

    const client = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage();
    const refused: string[] = [];
    client.on('console', (said) => void (said.type() === 'error' && refused.push(said.text())));
    await client.goto(url);
    await client.getByRole('button', { name: 'Comment', exact: true }).focus();
    await client.keyboard.press('Enter');
    const inner = client.getByRole('button', { name: 'Block: Opening hours' }).last();
    await inner.focus();
    await client.keyboard.press('Enter');
    const dialog = client.getByRole('dialog', { name: 'Block: Opening hours' });
    await client.keyboard.type('We close at <b>five</b> now.');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Grace');
    await dialog.getByRole('textbox', { name: 'Email' }).fill('grace');
    await dialog.getByRole('button', { name: 'Post comment' }).click();
    await dialog.getByRole('alert').getByText('Enter an email address like').waitFor();
    await dialog.getByRole('textbox', { name: 'Email' }).fill('grace@client.example');
    await client.keyboard.press('Enter');
    await dialog.getByText('Comment posted.').waitFor();
    await dialog.getByText('We close at <b>five</b> now.').waitFor();
    await expectNoBarriers(client);
    await expectToFit(client);
    await client.keyboard.press('Escape');
    await client.getByRole('button', { name: 'Comments (1), Block: Opening hours' }).waitFor();
    await expectNoBarriers(client);

    await page.goto(`${server.url}/admin/pages/edit/${_id}?comments`);
    const panel = page.getByRole('complementary', { name: 'Comments' });
    await panel.getByText('Client', { exact: true }).waitFor();
    await panel.getByText('Grace').waitFor();
    await panel.getByRole('button', { name: 'Reply' }).click();
    await panel.getByRole('textbox', { name: 'Reply' }).fill('Changed.');
    await panel.getByRole('button', { name: 'Reply' }).click();
    await panel.getByText('Changed.').waitFor();
    await panel.getByRole('button', { name: 'Resolve' }).click();

    await client.reload();
    await client.getByRole('button', { name: 'Comments (1)', exact: true }).click();
    const all = client.getByRole('dialog', { name: 'Comments' });
    await all.getByText('Resolved').waitFor();
    await all.getByText('Changed.').waitFor();
    await all.getByRole('button', { name: 'Reply' }).click();
    expect(await all.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Grace');
    await client.keyboard.type('Thank you.');
    await all.getByRole('button', { name: 'Reply' }).click();
    await all.getByText('Thank you.').waitFor();
    await expectToFit(client);
    expect(refused.filter((said) => !said.includes('400'))).toEqual([]);
  },
);

test('neither visitors nor other previews load the script', async () => {
  const context = await browser.newContext();
  const call = callsOf(context, server)<{ _id: string; url: string }>;
  await call('post', '/api/account/login', { email: owner.email, password: owner.password });
  const { _id } = await call('post', '/api/page', { name: 'Unreviewed', blocks });
  const { url } = await call('post', `/api/page/${_id}/preview-link`, {});
  const visitor = await (await browser.newContext()).newPage();
  const loaded: string[] = [];
  visitor.on('request', (request) => void loaded.push(request.url()));
  await visitor.goto(server.url);
  expect(loaded.filter((each) => each.includes('/review'))).toEqual([]);
  const answered = visitor.waitForResponse(/\/comments$/);
  await visitor.goto(url);
  expect(((await (await answered).json()) as { open: boolean }).open).toBe(false);
  expect(await visitor.locator('[data-review]').count()).toBe(0);
});
